/** What this browser has seen of each table: how far the game had come, what was said, and the seal of its dice. */
import type { Update } from '../generated/wire';

const STORED = 'caravanserai-seen';
const KEPT = 100;

export interface ReadMark {
  /** How many moves had been made when one last looked. */
  moves: number;
  /** The version up to which what was said has been read. */
  talk: number;
  /** The commitment to the dice, as it was first seen here, and how many moves had been made then. */
  commitment: string;
  since: number;
  /** When this table was last looked at, in milliseconds. */
  at: number;
}

type All = Record<string, ReadMark>;

/** What was seen once this update has been: a commitment that was seen before is kept, whatever is said later. */
export function seeing(before: ReadMark | null, update: Update, at: number): ReadMark {
  const first = { commitment: update.fair.commitment, since: update.moves, talk: 0 };
  return { ...first, ...before, moves: update.moves, at };
}

/** The tables looked at most lately. */
export function latest(all: All, count: number): All {
  return Object.fromEntries(
    Object.entries(all)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, count),
  );
}

function read(): All {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as All;
  } catch {
    return {};
  }
}

function write(table: string, seen: ReadMark): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(latest({ ...read(), [table]: seen }, KEPT)));
  } catch {
    // A browser that keeps nothing forgets; the game goes on.
  }
}

export const readMarks = {
  of: (table: string): ReadMark | null => read()[table] ?? null,
  note(update: Update): void {
    write(update.table, seeing(this.of(update.table), update, Date.now()));
  },
  readTalk(update: Update, version: number): void {
    write(update.table, { ...seeing(this.of(update.table), update, Date.now()), talk: version });
  },
};
