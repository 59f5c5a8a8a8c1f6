/** Whether somebody was asked to be called, and at which tables they did not want it: kept in the browser. */
const STORED = 'caravanserai-calls';
/** Of so many tables it is remembered. */
const KEPT = 200;

function declined(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((table) => typeof table === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether to ask at this table: never where the browser has been told, by a yes or a no, and once at each. */
export function mayAsk(table: string): boolean {
  return 'Notification' in window && Notification.permission === 'default' && !declined().includes(table);
}

export function decline(table: string): void {
  localStorage.setItem(STORED, JSON.stringify([...declined().filter((known) => known !== table), table].slice(-KEPT)));
}
