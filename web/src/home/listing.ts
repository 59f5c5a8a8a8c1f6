/** What the lists of tables say, and where a pasted link leads. */
import type { TableInfo } from '../generated/wire';

export type Status =
  { is: 'mine' | 'playing' | 'full' | 'over' } | { is: 'thinking'; name: string; since: number } | { is: 'seats'; seated: number; players: number };

/** How a table stands, in one line. */
export function statusOf(table: TableInfo): Status {
  if (table.phase === 'over') return { is: 'over' };
  if (table.phase === 'open') {
    return table.free_seats > 0
      ? { is: 'seats', seated: table.players - table.free_seats, players: table.players }
      : { is: table.waits_for_me ? 'mine' : 'full' };
  }
  if (table.waits_for_me) return { is: 'mine' };
  return table.acting ? { is: 'thinking', name: table.acting, since: table.turn_since } : { is: 'playing' };
}

export interface Mine {
  /** What waits for me first, whoever has least time left before the others; then what goes on, the newest first. */
  current: TableInfo[];
  /** What I do not want to see there. */
  away: TableInfo[];
  finished: TableInfo[];
}

export function arrange(tables: TableInfo[]): Mine {
  const rank = (table: TableInfo): number => (table.waits_for_me ? 0 : table.phase === 'playing' ? 1 : 2);
  const limit = (table: TableInfo): number => (table.waits_for_me ? (table.deadline ?? Infinity) : 0);
  const byUrgency = (a: TableInfo, b: TableInfo): number => rank(a) - rank(b) || compare(limit(a), limit(b)) || b.changed - a.changed;
  const going = tables.filter((table) => table.phase !== 'over').sort(byUrgency);
  return {
    current: going.filter((table) => !table.put_away),
    away: going.filter((table) => table.put_away),
    finished: tables.filter((table) => table.phase === 'over').sort((a, b) => b.changed - a.changed),
  };
}

/** As for sorting; two that never end are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The address that a pasted text leads to: a link to a table or to oneself, or only a table's name. */
export function addressOf(text: string): string | null {
  const given = text.trim();
  const link = /\/(t\/[\w-]+|recover#[\w.~=-]+)\/?(?:[?#].*)?$/.exec(given);
  if (link) return `/${link[1]}`;
  return /^[\w-]{6,64}$/.test(given) ? `/t/${given}` : null;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "2 hours ago", or null for what has just been. */
export function ago(seconds: number, language: string): string | null {
  const found = UNITS.find(([, length]) => seconds >= length);
  return found ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / found[1]), found[0]) : null;
}
