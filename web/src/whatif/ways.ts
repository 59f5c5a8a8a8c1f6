/** Where the best few moves lie on the board: a ring round what each is made on, or the way that it goes, and their ranks beside it. */
import type { AnyMove } from '../core/speech';
import type { WeighedMove } from '../generated/wire';
import { shifted, type Mark, type Point } from '../review/marks';

/** So many of the best are drawn. */
export const DRAWN = 3;
/** Between two ways over the same tiles, and between the middles of two ranks, in pixels. */
const APART = 5;
const BESIDE = 21;

export const movesOf = (one: WeighedMove): AnyMove[] => [one.move as AnyMove, ...one.then.map((step) => step.move as AnyMove)];

/** A mark, and the ranks of the moves that are made there. */
export interface Drawn {
  ranks: number[];
  mark: Mark;
}

/** Moves that are made on the same thing share their mark; the best is drawn as it lies, the others beside it. */
export function drawn(marks: { rank: number; mark: Mark }[]): Drawn[] {
  const found = new Map<string, Drawn>();
  for (const { rank, mark } of marks) {
    const key = JSON.stringify(mark);
    const known = found.get(key);
    if (known) known.ranks.push(rank);
    else found.set(key, { ranks: [rank], mark: { ...mark, way: shifted(mark.way, APART * (rank - 1)) } });
  }
  return [...found.values()];
}

/** Where each rank is written: in the middle above its ring or at the end of its way, and none over another. */
export function places(drawn: Drawn[]): (Point & { rank: number })[] {
  const found: (Point & { rank: number })[] = [];
  for (const { ranks, mark } of drawn)
    for (const rank of ranks) {
      const { ring, way } = mark;
      const place = ring ? { x: ring.x + (ring.width - BESIDE * (ranks.length - 1)) / 2, y: ring.y } : { ...way.at(-1)! };
      while (found.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < BESIDE)) place.x += BESIDE;
      found.push({ ...place, rank });
    }
  return found;
}
