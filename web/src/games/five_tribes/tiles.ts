/** What may be done on each tile, out of all that may be done. */
import type { LegalGroup, LegalMove } from '../../generated/wire';

/** The kinds of moves that are made by touching a tile, or a meeple on it. */
export const ON_TILES = new Set(['pick_up', 'drop', 'kill', 'aim', 'give_palm', 'give_palace']);

export interface Here {
  /** A move that is about the whole tile. */
  whole: LegalMove | null;
  /** Moves that are about one tribe there: one to drop, or one to kill. */
  byTribe: Map<string, { kind: string; move: LegalMove }>;
}

export function movesByTile(groups: LegalGroup[]): Map<string, Here> {
  const found = new Map<string, Here>();
  for (const { kind, moves } of groups) {
    if (!ON_TILES.has(kind)) continue;
    for (const legal of moves) {
      const { tile, tribe } = legal.move as { tile: string; tribe?: string };
      const here = found.get(tile) ?? { whole: null, byTribe: new Map() };
      if (tribe === undefined) here.whole = legal;
      else here.byTribe.set(tribe, { kind, move: legal });
      found.set(tile, here);
    }
  }
  return found;
}

/** The other moves, which have no place on the board. */
export function movesBeside(groups: LegalGroup[]): LegalGroup[] {
  return groups.filter(({ kind }) => !ON_TILES.has(kind));
}
