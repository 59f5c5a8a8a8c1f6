/** Minutes of a day, and how a field for times writes them. */
export const DAY = 24 * 60;

export function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Null for what is no time. */
export function minuteOf(time: string): number | null {
  const parts = /^(\d\d):(\d\d)/.exec(time);
  const minute = parts ? Number(parts[1]) * 60 + Number(parts[2]) : NaN;
  return minute < DAY ? minute : null;
}

/** Where a minute lies on a dial of a whole day, noon above: in turns, from the top on. */
export const turnOf = (minute: number): number => (minute / DAY + 0.5) % 1;
