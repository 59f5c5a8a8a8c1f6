/** Where the track lies in a box of any shape: a rounded rectangle whose middle line is cut into 16 equal lengths, clockwise from the middle of its bottom.

All lengths are CSS pixels. The board is drawn in units of `u`, which is 1 when a space is about 125 long, so that pieces keep their proportion to the spaces. */
import { SPACES } from '../../../generated/camel_up';

export interface Spot {
  x: number;
  y: number;
  /** Which way one runs there; a unit vector. */
  tx: number;
  ty: number;
}

export interface Ring {
  width: number;
  height: number;
  portrait: boolean;
  /** Pixels per unit of drawing. */
  u: number;
  /** The middle, and half the extent, of the middle line; its corners' radius. */
  cx: number;
  cy: number;
  a: number;
  b: number;
  c: number;
  /** How wide the track is, and how long a space. */
  band: number;
  space: number;
}

/** In units: how wide the track is, the least length of a space, how far the middle line stays from the sides, and what the court needs. */
const BAND = 104;
const SHORTEST = 119;
const SHAPES = {
  landscape: { side: 69, top: 158, bottom: 76, court: [430, 228], corner: 0.76 },
  portrait: { side: 68, top: 148, bottom: 76, court: [388, 470], corner: 0.7 },
} as const;
/** Beyond this a box is not filled: the ring would be a mere stripe. */
const LONGEST = 2.1;
/** A track narrower than a finger needs, in pixels, takes from the room above it. */
const TOUCHABLE = 50;

export function makeRing(width: number, height: number): Ring {
  const roomy = choose(width, height, 1);
  return roomy.band >= TOUCHABLE ? roomy : choose(width, height, 0.75);
}

/** The orientation whose pieces are larger; a wide box has a wide ring. `heads` is how much of the usual room there is above. */
function choose(width: number, height: number, heads: number): Ring {
  const landscape = fit(width, height, 'landscape', heads);
  if (width >= height) return landscape;
  const portrait = fit(width, height, 'portrait', heads);
  return portrait.u >= landscape.u * 0.96 ? portrait : landscape;
}

function fit(fullWidth: number, fullHeight: number, name: keyof typeof SHAPES, heads: number): Ring {
  const shape = { ...SHAPES[name], top: SHAPES[name].top * heads };
  const width = Math.min(fullWidth, fullHeight * LONGEST);
  const height = Math.min(fullHeight, fullWidth * LONGEST);
  const left = (fullWidth - width) / 2;
  const top = (fullHeight - height) / 2;
  const at = (u: number): Ring => {
    const a = Math.max(1, width / 2 - shape.side * u);
    const b = Math.max(1, (height - (shape.top + shape.bottom) * u) / 2);
    const c = Math.max(Math.min(a, b) * shape.corner, Math.min(a, b, (BAND / 2 + 8) * u));
    const ring = {
      width: fullWidth,
      height: fullHeight,
      portrait: name === 'portrait',
      u,
      cx: left + width / 2,
      cy: top + shape.top * u + b,
      a,
      b,
      c,
      band: BAND * u,
      space: 0,
    };
    return { ...ring, space: lengthOf(ring) / SPACES };
  };
  const fits = (u: number): boolean => {
    const { a, b, band, space } = at(u);
    return 2 * a - band >= shape.court[0] * u && 2 * b - band >= shape.court[1] * u && space >= SHORTEST * u;
  };
  let low = 0.05;
  let high = 8;
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return at(low);
}

type Extent = Pick<Ring, 'a' | 'b' | 'c'>;

/** The middle line's pieces in order: how long each is, and whether it turns. */
function pieces({ a, b, c }: Extent): { length: number; turns: boolean }[] {
  const turn = { length: (Math.PI / 2) * c, turns: true };
  const along = { length: 2 * (a - c), turns: false };
  const up = { length: 2 * (b - c), turns: false };
  const half = { length: a - c, turns: false };
  return [half, turn, up, turn, along, turn, up, turn, half];
}

function lengthOf(extent: Extent): number {
  return pieces(extent).reduce((sum, piece) => sum + piece.length, 0);
}

/** The point so far along the middle line from the bottom's middle, and so far outside it. */
export function along(ring: Ring, distance: number, outside = 0): Spot {
  const whole = lengthOf(ring);
  let rest = ((distance % whole) + whole) % whole;
  let x = ring.cx;
  let y = ring.cy + ring.b;
  let heading = Math.PI;
  for (const piece of pieces(ring)) {
    const part = Math.min(rest, piece.length);
    if (piece.turns) {
      const angle = part / ring.c;
      // Turning right, on a screen whose y points down, is turning by a growing angle.
      x += ring.c * (Math.sin(heading + angle) - Math.sin(heading));
      y -= ring.c * (Math.cos(heading + angle) - Math.cos(heading));
      heading += angle;
    } else {
      x += part * Math.cos(heading);
      y += part * Math.sin(heading);
    }
    rest -= part;
    if (rest <= 0) break;
  }
  const [tx, ty] = [Math.cos(heading), Math.sin(heading)];
  return { x: x + outside * ty, y: y - outside * tx, tx, ty };
}

/** The middle of a space. Spaces go on beyond 16 and behind 1, a second time round. */
export function middleOf(ring: Ring, space: number): Spot {
  return along(ring, (space - 0.5) * ring.space);
}

/** The outline of a space, `gap` short of its neighbours and `inset` short of the track's edges. */
export function cellOf(ring: Ring, space: number, gap: number, inset: number): string {
  const from = (space - 1) * ring.space + gap;
  const to = space * ring.space - gap;
  const edge = ring.band / 2 - inset;
  const first = along(ring, from, edge);
  const back = along(ring, to, -edge);
  return `M${xy(first)}${trace(ring, from, to, edge)}L${xy(back)}${trace(ring, to, from, -edge)}Z`;
}

/** The whole ring, so far outside its middle line. */
export function outline(ring: Ring, outside: number): string {
  const { cx, cy } = ring;
  const [a, b, c] = [ring.a + outside, ring.b + outside, Math.max(0, ring.c + outside)];
  const turn = `a${n(c)} ${n(c)} 0 0 1 `;
  return `M${n(cx)} ${n(cy + b)}H${n(cx - a + c)}${turn}${n(-c)} ${n(-c)}V${n(cy - b + c)}${turn}${n(c)} ${n(-c)}H${n(cx + a - c)}${turn}${n(c)} ${n(c)}V${n(cy + b - c)}${turn}${n(-c)} ${n(c)}Z`;
}

/** The way from one place on a line beside the middle line to another, forwards or back, as far as path commands go. */
function trace(ring: Ring, from: number, to: number, outside: number): string {
  const ends: { at: number; turns: boolean }[] = [];
  let start = 0;
  for (const piece of pieces(ring)) {
    ends.push({ at: start, turns: piece.turns });
    start += piece.length;
  }
  ends.push({ at: start, turns: false });
  const forward = to > from;
  const [low, high] = forward ? [from, to] : [to, from];
  const cuts = [low, ...ends.map((end) => end.at).filter((at) => at > low && at < high), high];
  if (!forward) cuts.reverse();
  let path = '';
  for (let index = 1; index < cuts.length; index++) {
    const middle = (cuts[index - 1]! + cuts[index]!) / 2;
    const turns = ends.findLast((end) => end.at <= middle)!.turns;
    const point = along(ring, cuts[index]!, outside);
    const radius = ring.c + outside;
    path += turns && radius > 0.5 ? `A${n(radius)} ${n(radius)} 0 0 ${forward ? 1 : 0} ${xy(point)}` : `L${xy(point)}`;
  }
  return path;
}

function xy(spot: { x: number; y: number }): string {
  return `${n(spot.x)} ${n(spot.y)}`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
