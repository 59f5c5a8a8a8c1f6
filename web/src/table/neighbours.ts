/** Where the arrow keys go among things that lie anywhere. */
import type { Box } from './beside';

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Way, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What lies askew is so much farther. */
const ASKEW = 2.5;

export const isWay = (key: string): key is Way => key in WAYS;

/** Of these, the nearest that lies that way from there; none if nothing does. */
export function neighbour<Thing extends { box: Box }>(from: Box, things: readonly Thing[], way: Way): Thing | null {
  const [across, down] = WAYS[way];
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [dx, dy] = [middle(thing.box).x - middle(from).x, middle(thing.box).y - middle(from).y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    if (ahead < 1 || aside > ahead * 4) continue;
    const distance = ahead + aside * ASKEW;
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

const middle = ({ left, top, width, height }: Box): { x: number; y: number } => ({ x: left + width / 2, y: top + height / 2 });
