/** What score pads keep on this device: names, the sheet that is being filled, and results from real tables. Nothing of it is sent anywhere. */
import type { Card, Person } from './sums';

export interface Writer extends Person {
  name: string;
}

export interface Filled {
  people: Writer[];
  options: Record<string, unknown>;
  /** What all of them share; sheets from before there was such a thing have none. */
  answers?: Record<string, string>;
  piles?: Record<string, Card[]>;
}

/** A result that was kept: at a real table, so it counts in no figures. */
export interface Kept {
  game: string;
  /** When, in seconds. */
  at: number;
  people: { name: string; points: number; place: number }[];
}

/** So many letters in a name. */
export const LONGEST = 20;

const SHEETS = 'caravanserai-pads';
const NAMES = 'caravanserai-pad-names';
const RESULTS = 'caravanserai-real-tables';
/** So many results are kept, the latest. */
const MOST = 200;

export const filledOf = (game: string): Filled | null => read<Record<string, Filled | undefined>>(SHEETS, {})[game] ?? null;

export function keepFilled(game: string, filled: Filled): void {
  write(SHEETS, { ...read(SHEETS, {}), [game]: filled });
}

/** Whoever was named last time, whichever game it was. */
export const knownNames = (): string[] => read<string[]>(NAMES, []);

export const keepNames = (names: string[]): void => write(NAMES, names);

export const results = (): Kept[] => read<Kept[]>(RESULTS, []);

export function keepResult(result: Kept): void {
  write(RESULTS, [result, ...results()].slice(0, MOST));
}

export function dropResult(at: number): void {
  write(
    RESULTS,
    results().filter((one) => one.at !== at),
  );
}

/** What cannot be read is forgotten. */
function read<T>(name: string, nothing: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? nothing;
  } catch {
    return nothing;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // There is no room, or it is not allowed: the sheet lasts as long as the page.
  }
}
