/** What I made of puzzles, on this device alone: by game and day, what I have tried, whether I found it, and how long it took. */
export interface Result {
  /** Which puzzle it was: the day may have another one later. */
  puzzle: string;
  /** What each try cost, in points of chance to win; the last is 0 where it was found. */
  costs: number[];
  found: boolean;
  seconds: number;
  /** The day, by UTC, on which that was. */
  on: string;
}

/** A whole answer that was tried, and what came of it. */
export interface Tried {
  moves: string[];
  loss: number;
  error: number;
  near: boolean;
  found: boolean;
}

/** A puzzle that I have opened: when, in milliseconds, and what I have tried since. */
export interface Begun {
  puzzle: string;
  at: number;
  tries: Tried[];
}

type Days<Kept> = Record<string, Record<string, Kept | undefined> | undefined>;

const RESULTS = 'caravanserai-puzzles';
const BEGUN = 'caravanserai-puzzle-tries';
/** So many days of a game are remembered. */
const MOST = 400;

/** What came of the puzzle of a day, if it was this one. */
export const resultOf = (game: string, day: string, puzzle: string): Result | null => same(resultOn(game, day), puzzle);

/** What came of the puzzle that a day had, whichever that was. */
export const resultOn = (game: string, day: string): Result | null => kept<Result>(RESULTS)[game]?.[day] ?? null;

export const begunOf = (game: string, day: string, puzzle: string): Begun | null => same(kept<Begun>(BEGUN)[game]?.[day] ?? null, puzzle);

export const keepResult = (game: string, day: string, result: Result): void => keep(RESULTS, game, day, result);

export const keepBegun = (game: string, day: string, begun: Begun): void => keep(BEGUN, game, day, begun);

const same = <Kept extends { puzzle: string }>(one: Kept | null, puzzle: string): Kept | null => (one?.puzzle === puzzle ? one : null);

function keep(stored: string, game: string, day: string, one: Result | Begun): void {
  const all = kept<Result | Begun>(stored);
  const days = Object.entries({ ...all[game], [day]: one }).sort(([one], [other]) => (one < other ? 1 : -1));
  localStorage.setItem(stored, JSON.stringify({ ...all, [game]: Object.fromEntries(days.slice(0, MOST)) }));
}

/** On how many days in a row, up to this one, a game's puzzle was found on its day. One that is still to come does not break the row. */
export function streak(game: string, day: string): number {
  const days = kept<Result>(RESULTS)[game] ?? {};
  let at = days[day] ? day : dayBefore(day);
  let count = 0;
  while (days[at]?.found && days[at]?.on === at) {
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
function kept<Kept>(stored: string): Days<Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(stored) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Days<Kept>) : {};
  } catch {
    return {};
  }
}
