/** Where the card lies: near what it speaks of, and never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lit extends Box {
  /** What it costs to cover a pixel of it. */
  weight: number;
}

/** What is asked for must never be covered; what is lit, hardly; what one might need or look at, only if there is no room elsewhere. */
export const WEIGHTS = { ringed: 1000, lit: 100, needed: 10, pieces: 2 } as const;
/** Between the card and everything else, in pixels. */
const GAP = 12;
/** Whole steps in which places are tried, from edge to edge. */
const STEPS = 8;

export const around = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

/** How many pixels two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** The best place in a room for a card of this size; where several are as good, the one nearest to `near`. */
export function place(size: { width: number; height: number }, room: Box, lit: readonly Lit[], near: Box | null): { x: number; y: number } {
  const goal = middle(near ?? { x: room.x, y: room.y + room.height, width: room.width, height: 0 });
  let best = { x: room.x, y: room.y };
  let least = Infinity;
  for (const x of along(room.x, room.width - size.width, near && near.x + near.width / 2 - size.width / 2))
    for (const y of along(room.y, room.height - size.height, near && near.y + near.height + GAP, near && near.y - size.height - GAP)) {
      const box = { x, y, ...size };
      const covered = lit.reduce((sum, one) => sum + one.weight * shared(around(box, GAP), one), 0);
      const here = middle(box);
      const cost = covered + Math.hypot(here.x - goal.x, here.y - goal.y);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}

/** Places between two edges; and others, as far as they lie between. */
function along(from: number, room: number, ...others: (number | null)[]): number[] {
  const free = Math.max(0, room);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => from + (free * step) / STEPS);
  return [...steps, ...others.flatMap((at) => (at === null ? [] : [Math.min(Math.max(at, from), from + free)]))];
}
