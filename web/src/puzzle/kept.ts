/** What I made of puzzles, on this device alone: by game and day, how often I tried, whether I found it, and how long it took. */
export interface Result {
  /** What each try cost, in points of chance to win; the last is 0 where it was found. */
  costs: number[];
  found: boolean;
  seconds: number;
}

type Results = Record<string, Record<string, Result | undefined> | undefined>;

const STORED = 'caravanserai-puzzles';
/** So many days of a game are remembered. */
const MOST = 400;

export function resultOf(game: string, day: string): Result | null {
  return kept()[game]?.[day] ?? null;
}

export function keepResult(game: string, day: string, result: Result): void {
  const all = kept();
  const days = Object.entries({ ...all[game], [day]: result }).sort(([one], [other]) => (one < other ? 1 : -1));
  localStorage.setItem(STORED, JSON.stringify({ ...all, [game]: Object.fromEntries(days.slice(0, MOST)) }));
}

/** On how many days in a row, up to this one, a game's puzzle was found. One that is still to come does not break the row. */
export function streak(game: string, day: string): number {
  const days = kept()[game] ?? {};
  let at = days[day] ? day : dayBefore(day);
  let count = 0;
  while (days[at]?.found) {
    count++;
    at = dayBefore(at);
  }
  return count;
}

export const dayBefore = (day: string): string => shifted(day, -1);
export const dayAfter = (day: string): string => shifted(day, 1);

/** The day so many days later. */
export function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What cannot be read is forgotten. */
function kept(): Results {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Results) : {};
  } catch {
    return {};
  }
}
