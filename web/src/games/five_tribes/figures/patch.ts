/** Tiles as they lie in a picture beside the rules. */
import type { TileView } from '../names';
import { tribeOf } from '../names';

/** How wide the gap between two tiles is, for a tile of 1. */
export const GAP = 0.035;

/** A tile with the meeples that stand on it, by their letters. */
export function lay(tile: string, design: TileView['design'], letters = '', more: Partial<TileView> = {}): TileView {
  const meeples: Record<string, number> = {};
  for (const letter of letters) meeples[tribeOf(letter)] = (meeples[tribeOf(letter)] ?? 0) + 1;
  return { tile, design, meeples, owner: null, palms: 0, palaces: 0, ...more };
}
