/** What lies inside the ring: the tents with their dice along its top, where no camel ever stands or reaches; the piles below them, at the sides; the pyramid in the middle. */
import { CAMELS, type CamelUpView } from '../../../generated/camel_up';
import type { Box, Point } from './layout';
import type { Ring } from './ring';

/** Whether the piles of finish cards are there: while camels wait in the court, they have its room. */
export function piled({ leg, turns, track }: CamelUpView): boolean {
  const set = track.reduce((count, stack) => count + stack.camels.length, 0) === CAMELS.length;
  return set || (leg > 0 && turns > 0);
}

/** As many cards of a pile as can be told apart; the oldest lie beneath. */
export const FAN = 5;

/** What lies inside the ring. Sizes are in units of `k`. */
export interface Court {
  cx: number;
  cy: number;
  width: number;
  height: number;
  k: number;
  pyramid: Point & { scale: number };
  /** Where a die comes out. */
  door: Point;
  tents: (Point & { scale: number })[];
  winner: Point;
  loser: Point;
  card: number;
  palms: (Point & { scale: number })[];
  pool: (Point & { scale: number }) | null;
}

interface CourtPlan {
  box: [number, number];
  pyramid: [number, number, number];
  tents: [y: number, pitch: number, scale: number];
  pile: [number, number];
  card: number;
  palms: [number, number, number][];
  pool: [number, number, number] | null;
}

const PLANS: Record<'wide' | 'even' | 'tall', CourtPlan> = {
  wide: {
    box: [540, 262],
    pyramid: [-8, 84, 0.8],
    tents: [-98, 58, 0.7],
    pile: [208, -66],
    card: 0.6,
    palms: [
      [-134, 70, 0.85],
      [-152, 80, 0.6],
      [128, 30, 0.62],
    ],
    pool: [206, 84, 0.5],
  },
  even: {
    box: [306, 262],
    pyramid: [-4, 86, 0.66],
    tents: [-99, 56, 0.72],
    pile: [92, -2],
    card: 0.44,
    palms: [
      [-124, 92, 0.62],
      [124, 84, 0.72],
      [109, 92, 0.48],
    ],
    pool: null,
  },
  tall: {
    box: [306, 390],
    pyramid: [-6, 96, 0.84],
    tents: [-160, 56, 0.76],
    pile: [96, -52],
    card: 0.5,
    palms: [
      [-118, 120, 0.8],
      [-100, 128, 0.56],
    ],
    pool: [76, 140, 0.6],
  },
};

/** What the label below a die is wide at most, in pixels. */
const LABEL = 30;

export function courtOf(ring: Ring): Court {
  const width = 2 * ring.a - ring.band;
  const height = 2 * ring.b - ring.band;
  const shape = width / height;
  const plan = PLANS[shape > 1.7 ? 'wide' : shape > 0.86 ? 'even' : 'tall'];
  const [sx, sy] = [width / plan.box[0], height / plan.box[1]];
  const k = Math.min(sx, sy, 3);
  const at = (x: number, y: number): Point => ({ x: ring.cx + x * Math.min(sx, k * 1.5), y: ring.cy + y * Math.min(sy, k * 1.3) });
  const [px, py, ps] = plan.pyramid;
  const pyramid = { ...at(px, py), scale: ps * k };
  const [ty, pitch, ts] = plan.tents;
  const apart = Math.max(pitch * k, Math.min(LABEL, width * 0.17));
  const tents = [-2, -1, 0, 1, 2].map((place) => ({ x: ring.cx + place * apart, y: at(0, ty).y, scale: ts * k }));
  return {
    cx: ring.cx,
    cy: ring.cy,
    width,
    height,
    k,
    pyramid,
    door: { x: pyramid.x - 29 * pyramid.scale, y: pyramid.y - 8 * pyramid.scale },
    tents,
    winner: at(-plan.pile[0], plan.pile[1]),
    loser: at(plan.pile[0], plan.pile[1]),
    card: plan.card * k,
    palms: plan.palms.map(([x, y, scale]) => ({ ...at(x, y), scale: scale * k })),
    pool: plan.pool && { ...at(plan.pool[0], plan.pool[1]), scale: plan.pool[2] * k },
  };
}

/** Where a pile's name is written, above a pile of so many cards. */
export function titleAt(court: Court, pile: Point, cards: number): Point {
  return { x: pile.x, y: pile.y - (54 + Math.max(0, Math.min(cards, FAN) - 1) * 2.5) * court.card - 3 };
}

/** Half the height of a line of the smallest text, and how wide what stands below a pile is, in pixels. */
const LINE = 14;
const PAYS = { long: 84, short: 48 };

/** Where "next pays" is written, below a pile of so many cards. */
export function paysAt(court: Court, pile: Point, cards: number): Point {
  const spread = Math.max(0, Math.min(cards, FAN) - 1);
  return { x: pile.x, y: pile.y + (46 + spread * 2.5) * court.card + Math.max(12, 12 * court.k) };
}

/** What must be seen of the court, whoever stands before it: dice and what is written below them, piles with their names and pay, and the dice in the pyramid's wall. */
export function toBeSeen(view: CamelUpView, court: Court): Box[] {
  const dice = court.tents.map(({ x, y, scale }) => ({
    left: x - Math.max(15 * scale, LABEL / 2),
    right: x + Math.max(15 * scale, LABEL / 2),
    top: y,
    bottom: y + 40 * scale + Math.max(11, 10 * court.k) + 2,
  }));
  const piles = (['winner', 'loser'] as const).map((name) => {
    const cards = view[`${name}_pile`].length;
    const [pile, pays] = [court[name], paysAt(court, court[name], cards)];
    const half = Math.max((33 + Math.max(0, Math.min(cards, FAN) - 1) * 6.5) * court.card, court.k > 1 ? (PAYS.long * court.k) / 2 : PAYS.short / 2);
    return { left: pile.x - half, right: pile.x + half, top: titleAt(court, pile, cards).y - LINE, bottom: pays.y + 3 };
  });
  const { x, y, scale } = court.pyramid;
  const gems = { left: x - 62 * scale, right: x + 14 * scale, top: y - 106 * scale, bottom: y - 56 * scale };
  return [...dice, ...(piled(view) ? piles : []), gems];
}
