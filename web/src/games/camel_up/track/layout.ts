/** Where every piece is, computed from the view and the ring. Points are feet: of a camel, of the pyramid, of a tent. */
import { CAMELS, SPACES, type CamelUpView } from '../../../generated/camel_up';
import { isCrazy, type Camel, type Facing } from '../art/pieces';
import { along, middleOf, type Ring } from './ring';

export interface Point {
  x: number;
  y: number;
}

export interface Standing extends Point {
  camel: Camel;
  scale: number;
  facing: Facing;
  /** What is drawn first: lower is farther away. */
  depth: number;
}

/** In a camel's own units: how high it is with its ornament, how far the next one stands above it, and the least that leaves its letter free. */
const TALL = 84;
const STEP = 41;
const TIGHT_STEP = 34;
const LEAST_STEP = 27;
const TIGHT_FROM = 5;

export function scaleOf(ring: Ring): number {
  return ring.u * 0.92 * Math.min(1.1, Math.max(1, 0.62 / ring.u));
}

/** Which way racers look on a space: the way they run. */
export function facingAt(ring: Ring, space: number): Facing {
  const { tx, ty } = middleOf(ring, space);
  return tx > 0.35 || (Math.abs(tx) <= 0.35 && ty < 0) ? 'right' : 'left';
}

export function facingOf(camel: Camel, ring: Ring, space: number): Facing {
  const racers = facingAt(ring, space);
  return isCrazy(camel) ? (racers === 'left' ? 'right' : 'left') : racers;
}

/** Where the lowest of these camels stands on a space, all heads inside the board. Whoever has crossed the line stands beyond it, a little in front. */
export function feetOf(ring: Ring, space: number, camels: readonly Camel[]): Point {
  const crossed = space > 16 ? 1 : space < 1 ? -1 : 0;
  const spot = along(ring, (space - 0.5 + crossed * 0.3) * ring.space, crossed ? ring.band * 0.2 : 0);
  const scale = scaleOf(ring);
  const x = spot.x + (facingAt(ring, space) === 'right' ? -13 : 13) * scale;
  const reach = (facing: Facing): number => (camels.some((camel) => facingOf(camel, ring, space) === facing) ? 80 : 44) * scale;
  return { x: Math.min(Math.max(x, reach('left')), ring.width - reach('right')), y: spot.y + 13 * ring.u };
}

/** How large a stack's camels are and how far they stand above each other, so that the highest head stays on the board, and if that can be below `free`. */
export function stacking(ring: Ring, feet: Point, count: number, free = Infinity): { scale: number; step: number } {
  const scale = scaleOf(ring);
  if (count < 2) return { scale, step: STEP * scale };
  const room = feet.y - 3;
  const wide = count < TIGHT_FROM ? STEP : TIGHT_STEP;
  const step = Math.min(wide, Math.max(LEAST_STEP, (Math.min(room, free) / scale - TALL) / (count - 1)));
  const fitting = Math.min(scale, room / (TALL + step * (count - 1)));
  return { scale: fitting, step: step * fitting };
}

export function standings(view: CamelUpView, ring: Ring, court: Court): Standing[] {
  const standing: Standing[] = [];
  for (const stack of view.track) {
    const feet = feetOf(ring, stack.space, stack.camels);
    const { scale, step } = stacking(ring, feet, stack.camels.length, freeAbove(view, ring, feet));
    stack.camels.forEach((camel, index) =>
      standing.push({ camel, x: feet.x, y: feet.y - index * step, scale, facing: facingOf(camel, ring, stack.space), depth: feet.y + index / 100 }),
    );
  }
  const waiting = CAMELS.filter((camel) => !standing.some((other) => other.camel === camel));
  return standing.concat(waiting.map((camel) => waitingAt(camel, court)));
}

/** Half a tile, in units, and which part of a space it may slide along. */
const TILE = { width: 34, height: 25 } as const;
const SLIDE = 0.2;

/** So far from the middle of a space, in spaces and in widths of the track. */
function onSpace(ring: Ring, space: number, forward = 0, outside = 0): Point {
  const { x, y } = along(ring, (space - 0.5 + forward) * ring.space, outside * ring.band);
  return { x, y: y - 5 * ring.u };
}

/** How high one may stack before hiding a tile that lies above, once that has slid away. */
function freeAbove(view: CamelUpView, ring: Ring, feet: Point): number {
  const [aside, up] = [2 * TILE.width * ring.u, 2 * TILE.height * ring.u];
  const above = view.tiles.map(({ space }) => onSpace(ring, space)).filter(({ x, y }) => Math.abs(x - feet.x) < aside && y < feet.y - up);
  return Math.min(Infinity, ...above.map(({ y }) => feet.y - y - TILE.height * ring.u + SLIDE * ring.space));
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a camel covers: its body, and its neck with the head. */
function covers({ x, y, scale, facing }: Standing): Box[] {
  const box = (back: number, front: number, top: number, bottom: number): Box => {
    const [left, right] = facing === 'right' ? [back, front] : [-front, -back];
    return { left: x + left * scale, right: x + right * scale, top: y - top * scale, bottom: y - bottom * scale };
  };
  return [box(-34, 30, 62, 0), box(30, 72, 74, 22)];
}

/** Where one looks whether a tile can be seen, from -1 to 1. */
const COLUMNS = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((column) => column / 9);
const ROWS = [-6, -4, -2, 0, 2, 4, 6].map((row) => row / 7);

/** Which part of a tile lies behind camels that stand nearer. */
export function hiddenShare(ring: Ring, tile: Point, camels: readonly Standing[]): number {
  const near = camels.filter((camel) => camel.depth > tile.y).flatMap(covers);
  const hidden = (x: number, y: number): boolean => near.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  const looks = COLUMNS.flatMap((column) => ROWS.map((row) => hidden(tile.x + column * TILE.width * ring.u, tile.y + row * TILE.height * ring.u)));
  return looks.filter(Boolean).length / looks.length;
}

/** Places beside the middle of a space, and how little each is liked: along it, then towards the court and at worst into it. */
const ASIDE = [0, -SLIDE / 2, SLIDE / 2, -SLIDE, SLIDE].flatMap((forward) =>
  [0, -0.2, -0.4, -0.6, -0.8, -1, -1.2].map((outside) => ({ forward, outside, dislike: Math.abs(forward) * 0.3 + Math.abs(outside) * 0.25 })),
);
const HARDLY_HIDDEN = 0.15;

/** Whether a tile there would lie under one of these words. */
function underWords(ring: Ring, tile: Point, words: readonly Box[]): boolean {
  const [across, down] = [TILE.width * ring.u, TILE.height * ring.u];
  return words.some(({ left, right, top, bottom }) => tile.x + across > left && tile.x - across < right && tile.y + down > top && tile.y - down < bottom);
}

/** A tile lies in the middle of its space; where a stack would hide it, as little aside as lets it be seen, and not under what is written in the court. */
export function tileAt(ring: Ring, space: number, camels: readonly Standing[], words: readonly Box[] = []): Point {
  let best = { point: onSpace(ring, space), cost: Infinity };
  if (hiddenShare(ring, best.point, camels) < HARDLY_HIDDEN) return best.point;
  for (const { forward, outside, dislike } of ASIDE) {
    const point = onSpace(ring, space, forward, outside);
    const cost = dislike + hiddenShare(ring, point, camels) + (underWords(ring, point, words) ? 1 : 0);
    if (cost < best.cost) best = { point, cost };
  }
  return best.point;
}

/** Before the race the camels wait in the court, each always at the same place. */
function waitingAt(camel: Camel, court: Court): Standing {
  const index = CAMELS.indexOf(camel);
  const rows = court.width > court.height * 1.6 ? [7] : [4, 3];
  const row = index < rows[0]! ? 0 : 1;
  const inRow = rows[row]!;
  const place = row === 0 ? index : index - rows[0]!;
  const pitch = (court.width * 0.84) / rows[0]!;
  const scale = Math.min(0.8 * court.k, pitch / 104);
  const x = court.cx + (place - (inRow - 1) / 2) * pitch;
  const y = court.pyramid.y + (rows.length === 1 ? 12 : row === 0 ? -34 : 12) * court.k;
  return { camel, x: x - 10 * scale, y, scale, facing: isCrazy(camel) ? 'left' : 'right', depth: y };
}

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
    pyramid: [-8, 38, 0.92],
    tents: [79, 62, 0.82],
    pile: [206, -14],
    card: 0.6,
    palms: [
      [-128, -58, 0.85],
      [-146, -48, 0.6],
      [116, -72, 0.62],
    ],
    pool: [212, 84, 0.5],
  },
  even: {
    box: [306, 262],
    pyramid: [-4, 28, 0.68],
    tents: [76, 54, 0.76],
    pile: [102, -52],
    card: 0.44,
    palms: [
      [-124, 30, 0.62],
      [124, 22, 0.72],
      [109, 30, 0.48],
    ],
    pool: null,
  },
  tall: {
    box: [306, 390],
    pyramid: [-6, -2, 0.84],
    tents: [126, 54, 0.78],
    pile: [94, -98],
    card: 0.5,
    palms: [
      [-112, 58, 0.8],
      [-94, 66, 0.56],
    ],
    pool: [56, 40, 0.78],
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

/** What the piles' names take, in letters of the size they are written in. */
export function titles(view: CamelUpView, court: Court): Box[] {
  const size = Math.max(13, court.k * 18);
  return [titleAt(court, court.winner, view.winner_pile.length), titleAt(court, court.loser, view.loser_pile.length)].map(({ x, y }) => ({
    left: x - 2 * size,
    right: x + 2 * size,
    top: y - size,
    bottom: y + size * 0.2,
  }));
}

/** Where a space's number is written: below the feet, so that its own camels never hide it. */
export function numberAt(ring: Ring, space: number): Point {
  const { x, y, ty } = middleOf(ring, space);
  const upright = Math.abs(ty);
  const down = (ring.band / 2 - 16 * ring.u) * (1 - upright) + (ring.space / 2 - 17 * ring.u) * upright;
  return { x, y: y + Math.min(down, ring.band * 0.33) + 4 * ring.u };
}

/** So many to a space. */
const PRINTS = 8;

/** Hoof prints from one space to another, two by two, in the order they were made; none on the number of a space. */
export function printsOf(ring: Ring, from: number, to: number): Point[] {
  const prints: Point[] = [];
  const way = Math.sign(to - from);
  const count = Math.abs(to - from) * PRINTS;
  for (let index = 1; index < count; index++) {
    const at = from - 0.5 + (way * index) / PRINTS;
    const { x, y } = along(ring, at * ring.space, (index % 2 ? 4.5 : -4.5) * ring.u);
    prints.push({ x, y: y + 13 * ring.u });
  }
  const numbers = Array.from({ length: SPACES }, (_, index) => numberAt(ring, index + 1));
  const clear = Math.max(11, 15 * ring.u);
  return prints.filter(({ x, y }) => numbers.every((number) => Math.hypot(number.x - x, number.y - clear / 3 - y) > clear));
}
