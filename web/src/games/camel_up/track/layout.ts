/** Where every piece is, computed from the view and the ring. Points are feet: of a camel, of the pyramid, of a tent. */
import { CAMELS, SPACES, type CamelUpView } from '../../../generated/camel_up';
import { isCrazy, type Camel, type Facing } from '../art/pieces';
import { toBeSeen, type Court } from './court';
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
const LEAST_SIZE = 0.6;

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

/** How large a stack's camels are and how far they stand above each other, so that the highest head stays on the board, below `wished` if closer standing does it, and below `free` also by being smaller; nobody shrinks to less than `LEAST_SIZE`. */
export function stacking(ring: Ring, feet: Point, count: number, free = Infinity, wished = free): { scale: number; step: number } {
  const scale = scaleOf(ring);
  const room = feet.y - 3;
  const wide = count < TIGHT_FROM ? STEP : TIGHT_STEP;
  const step = count < 2 ? STEP : Math.min(wide, Math.max(LEAST_STEP, (Math.min(room, free, wished) / scale - TALL) / (count - 1)));
  const tall = TALL + step * (count - 1);
  const fitting = Math.min(scale, room / tall, Math.max(free / tall, scale * LEAST_SIZE));
  return { scale: fitting, step: step * fitting };
}

export function standings(view: CamelUpView, ring: Ring, court: Court): Standing[] {
  const standing: Standing[] = [];
  const seen = toBeSeen(view, court);
  for (const stack of view.track) {
    const feet = feetOf(ring, stack.space, stack.camels);
    const { scale, step } = stacking(ring, feet, stack.camels.length, freeBelow(seen, ring, feet, stack), freeAbove(view, ring, feet));
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

/** How high one may stack before hiding what is to be seen in the court. */
function freeBelow(seen: readonly Box[], ring: Ring, feet: Point, { space, camels }: CamelUpView['track'][number]): number {
  const scale = scaleOf(ring);
  const looks = (facing: Facing): boolean => camels.some((camel) => facingOf(camel, ring, space) === facing);
  const [left, right] = [feet.x - (looks('left') ? 66 : 34) * scale, feet.x + (looks('right') ? 66 : 34) * scale];
  return Math.min(Infinity, ...seen.filter((box) => box.right > left + 3 && box.left < right - 3 && box.bottom < feet.y).map((box) => feet.y - box.bottom));
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a camel covers: its body, and its neck with the head. */
export function covers({ x, y, scale, facing }: Standing): Box[] {
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

/** Where a space's number is written while nobody hides it: below the feet of its own camels, or outside the ring where the track goes up and down. */
export function numberAt(ring: Ring, space: number): Point {
  return numberSpots(ring, space)[0]!;
}

/** The places for a space's number, the best first. */
function numberSpots(ring: Ring, space: number): Point[] {
  const { x, y, ty } = middleOf(ring, space);
  const upright = Math.abs(ty);
  const down = (ring.band / 2 - 16 * ring.u) * (1 - upright) + (ring.space / 2 - 17 * ring.u) * upright;
  const below = { x, y: y + Math.min(down, ring.band * 0.33) + 4 * ring.u };
  const beside = (outside: number, forward: number): Point => {
    const spot = along(ring, (space - 0.5 + forward) * ring.space, outside);
    const half = numberSize(ring, space).half + 2;
    return { x: Math.min(Math.max(spot.x, half), ring.width - half), y: spot.y + 5 * ring.u };
  };
  const outer = ring.band / 2 + 5 * ring.u + numberSize(ring, space).half;
  const inner = 9 * ring.u - ring.band / 2;
  const aside = [0, 0.2, -0.2, 0.38, -0.38, 0.5, -0.5];
  const out = aside.map((forward) => beside(outer, forward));
  const within = [inner, inner - 14 * ring.u].flatMap((far) => aside.map((forward) => beside(far, forward)));
  return upright > 0.8 ? [...out, below, ...within] : [below, ...within, ...out];
}

/** How large this browser writes, in pixels. */
function textSize(): number {
  return typeof document === 'undefined' ? 16 : parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** How high a number is written, and half of how wide, in pixels. */
function numberSize(ring: Ring, space: number): { size: number; half: number } {
  const size = Math.max(0.75 * textSize(), 17 * ring.u);
  return { size, half: 0.29 * size * (space > 9 ? 2 : 1) };
}

/** How much of a number there is hidden by camels, and whether it is on the board at all. */
function numberHidden(ring: Ring, space: number, { x, y }: Point, covered: readonly Box[]): number {
  const { size, half } = numberSize(ring, space);
  const box = { left: x - half, right: x + half, top: y - 0.72 * size, bottom: y + 0.06 * size };
  if (box.left < 1 || box.right > ring.width - 1 || box.bottom > ring.height - 1) return Infinity;
  const across = (other: Box): number => Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = (other: Box): number => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return covered.reduce((sum, other) => sum + Math.max(0, across(other)) * Math.max(0, down(other)), 0);
}

/** Where the numbers of all spaces are written, so that no camel hides one. */
export function numbersOf(ring: Ring, camels: readonly Standing[]): Point[] {
  const covered = camels.flatMap(covers);
  return Array.from({ length: SPACES }, (_, index) => {
    const spots = numberSpots(ring, index + 1).map((spot) => ({ spot, hidden: numberHidden(ring, index + 1, spot, covered) }));
    return spots.reduce((best, one) => (one.hidden < best.hidden ? one : best)).spot;
  });
}

/** Where it is counted how far a unit has ridden: at the court's side of a space, clear of its number. */
export function stepAt(ring: Ring, space: number): Point {
  const { x, y } = along(ring, (space - 0.5) * ring.space, ring.band * 0.38);
  return { x, y };
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
