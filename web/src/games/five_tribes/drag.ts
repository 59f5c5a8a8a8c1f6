/** A trail that is drawn with the finger: from tile to tile as the pointer goes, and who is dropped on each. */
import type { TrailStep } from '../../generated/five_tribes';
import type { End } from './lens';
import type { Tribe } from './names';

const columnOf = (tile: string): number => tile.charCodeAt(0);
const rowOf = (tile: string): number => tile.charCodeAt(1);
const named = (column: number, row: number): string => String.fromCharCode(column, row);

/** The tiles on the straight way to another one, which is the last of them; none if it lies askew. */
function straight(from: string, to: string): string[] {
  const [across, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if ((across === 0) === (down === 0)) return [];
  const steps = Math.abs(across + down);
  return Array.from({ length: steps }, (_, step) => named(columnOf(from) + ((step + 1) * across) / steps, rowOf(from) + ((step + 1) * down) / steps));
}

/** The pointer has come to a tile: the trail goes on to it, or back where it came from; as far as there is somebody to drop. */
export function goTo(start: string, tiles: string[], to: string, carried: number): string[] {
  let trail = tiles;
  for (const next of straight(trail.at(-1) ?? start, to)) {
    if (trail.length && next === (trail.at(-2) ?? start)) trail = trail.slice(0, -1);
    else if (trail.length < carried) trail = [...trail, next];
    else break;
  }
  return trail;
}

export interface Dragged {
  path: TrailStep[];
  /** Who is still carried. */
  left: Tribe[];
  /** What the move comes to, if all are dropped where it may end. */
  end: End | null;
}

/** Who is dropped where on this trail: whoever works at its end comes last, all others as they lie in the hand. */
export function dropsOn(tiles: string[], hand: Tribe[], ends: End[], stood: Tribe[]): Dragged {
  const whole = tiles.length > 0 && tiles.length === hand.length;
  const last = tiles.at(-1);
  const end = whole ? (ends.find((one) => one.end === last) ?? null) : null;
  const left = [...hand];
  const take = (tribe: Tribe): Tribe => left.splice(left.indexOf(tribe), 1)[0]!;
  const final = end ? take(end.tribe) : null;
  /** Where nobody of that tribe stood, one of them has to be dropped there on the way. */
  const met = final !== null && !stood.includes(final) ? tiles.indexOf(last!) : -1;
  const early = met >= 0 && met < tiles.length - 1 && left.includes(final!) ? take(final!) : null;
  const path = tiles.map((tile, index) => ({ tile, tribe: final && index === tiles.length - 1 ? final : early && index === met ? early : left.shift()! }));
  return { path, left, end };
}
