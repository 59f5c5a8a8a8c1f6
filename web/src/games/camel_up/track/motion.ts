/** How pieces come to where they are. Every piece already stands at its goal; an animation only shows the way there, and leaves nothing behind. */
import type { CamelPlaced, UnitMoved } from '../../../generated/camel_up';
import type { Camel, Facing } from '../art/pieces';
import { facingOf, feetOf, stacking, type Point, type Standing } from './layout';
import type { Ring } from './ring';

export interface Manner {
  /** Step instead of move. */
  calm: boolean;
  /** How many times faster than usual. */
  haste: number;
}

/** In milliseconds. */
export const LIFT = 120;
export const HOP = 260;
export const TURN_BACK = 180;
export const SLIDE = 320;
export const SETTLE = 160;
/** The pyramid shakes, and takes a breath. */
export const SHAKE = 700;
/** A die comes straight to its tent; or it tumbles out, lies large in the court, and walks there. */
export const DIE = 420;
export const TUMBLE = 480;
const SHOWN = 220;
const WALK = 340;
export const ROLL = TUMBLE + SHOWN + WALK;
export const LAY = 260;
const FADE = 180;

/** How long a unit is on its way. */
export function journey(event: UnitMoved): number {
  const tile = event.space !== event.stop;
  return LIFT + HOP * Math.abs(event.stop - event.origin) + (tile ? TURN_BACK + (event.under ? SLIDE : HOP) : 0) + SETTLE;
}

/** A camel's place as an SVG transform; its middle is at x = 41 and its feet at y = 74 of its drawing. */
export function place({ x, y, scale }: Point & { scale: number }): string {
  return `translate(${(x - 41 * scale).toFixed(2)} ${(y - 74 * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
}

interface Frame extends Point {
  /** When, in milliseconds. */
  at: number;
  scale: number;
  /** How much wider than usual; as much lower. */
  squash?: number;
  easing?: string;
}

function css({ x, y, scale, squash = 0 }: Frame): string {
  const [wide, high] = [scale * (1 + squash), scale * (1 - squash)];
  return `translate(${(x - 41 * wide).toFixed(2)}px, ${(y - 74 * high).toFixed(2)}px) scale(${wide.toFixed(4)}, ${high.toFixed(4)})`;
}

function show(element: Element, frames: Frame[], haste: number): void {
  const last = frames.at(-1)!.at;
  element.animate(
    frames.map((frame) => ({ transform: css(frame), offset: frame.at / last, easing: frame.easing ?? 'linear' })),
    { duration: last / haste },
  );
}

function fade(element: Element, haste: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE / haste, easing: 'ease-out' });
}

/** Show how camels came from where they were to where they are. Answers with those that are drawn above all others, and until when. */
export function moveCamels(
  event: UnitMoved | CamelPlaced,
  before: Standing[],
  now: Standing[],
  ring: Ring,
  elements: ReadonlyMap<string, Element>,
  manner: Manner,
): { aloft: string[]; landing: number } | null {
  const unit: Camel[] = event.event === 'unit_moved' ? event.camels : [event.camel];
  const was = new Map(before.map((standing) => [standing.camel, standing]));
  const whole = event.event === 'unit_moved' ? journey(event) : LIFT + 2 * HOP + SETTLE;
  /** When the unit begins to slip beneath the others. */
  const slip = event.event === 'unit_moved' && event.under ? whole - SETTLE - SLIDE : Infinity;
  const landing = now.find((standing) => standing.camel === unit[0]);
  for (const goal of now) {
    const element = elements.get(goal.camel);
    const origin = was.get(goal.camel);
    if (!element || !origin) continue;
    const moves = unit.includes(goal.camel);
    const still = origin.x === goal.x && origin.y === goal.y && origin.scale === goal.scale;
    if (!moves && still) {
      if (!manner.calm && goal.x === landing?.x && slip === Infinity) show(element, bearing(goal, whole), manner.haste);
      continue;
    }
    if (manner.calm) {
      if (moves) fade(element, manner.haste);
    } else if (!moves) {
      show(element, makingRoom(origin, goal, ring, whole, slip), manner.haste);
    } else if (event.event === 'unit_moved') {
      const way = travelling(event, unit.indexOf(goal.camel), origin, goal, ring);
      show(element, way.frames, manner.haste);
      turn(element, way.looks, manner.haste);
    } else {
      show(element, jumping(origin, goal, ring), manner.haste);
    }
  }
  if (manner.calm) return null;
  return { aloft: unit, landing: Math.min(slip, whole) / manner.haste };
}

/** Whoever the unit lands on feels it. */
function bearing(goal: Standing, whole: number): Frame[] {
  const still = pick(goal);
  const landed = whole - SETTLE;
  return [
    { at: 0, ...still },
    { at: landed - 10, ...still, easing: 'ease-out' },
    { at: landed + SETTLE * 0.35, ...still, squash: 0.07, easing: 'ease-in-out' },
    { at: whole, ...still },
  ];
}

/** Those who stay move up, and only when the unit has arrived; if it slips beneath them they lift first. */
function makingRoom(origin: Standing, goal: Standing, ring: Ring, whole: number, slip: number): Frame[] {
  const frame = (at: number, { x, y, scale }: Standing, up = 0, easing = 'ease-in-out'): Frame => ({ at, x, y: y - up, scale, easing });
  if (slip === Infinity) return [frame(0, origin), frame(Math.max(1, whole - SETTLE - HOP / 2), origin), frame(whole, goal)];
  return [
    frame(0, origin),
    frame(slip - TURN_BACK / 2, origin, 0, 'ease-out'),
    frame(slip + SLIDE * 0.3, goal, 9 * ring.u),
    frame(whole - SETTLE, goal, 9 * ring.u, 'ease-in'),
    frame(whole, goal),
  ];
}

interface Look {
  at: number;
  facing: Facing;
}

/** Lift, one hop for each space, then on or back by a tile, and settle. */
function travelling(event: UnitMoved, rank: number, origin: Standing, goal: Standing, ring: Ring): { frames: Frame[]; looks: Look[] } {
  const { u } = ring;
  const way = Math.sign(event.stop - event.origin);
  const frames: Frame[] = [{ at: 0, ...pick(origin), easing: 'ease-out' }];
  const looks: Look[] = [{ at: 0, facing: origin.facing }];
  let at = LIFT;
  let from: Point & { scale: number } = pick(origin);
  frames.push({ at, x: from.x, y: from.y - 12 * u, scale: from.scale, easing: 'ease-out' });
  const hop = (to: Point & { scale: number }, landing: boolean): void => {
    const high = Math.min(from.y, to.y) - 30 * u;
    frames.push({ at: at + HOP * 0.5, x: (from.x + to.x) / 2, y: high, scale: to.scale, easing: 'ease-in' });
    at += HOP;
    frames.push({ at, x: to.x, y: to.y - (landing ? 0 : 5 * u), scale: to.scale, squash: landing ? 0.03 : 0, easing: 'ease-out' });
    from = to;
  };
  const tile = event.space !== event.stop;
  for (let space = event.origin + way; space !== event.stop + way; space += way) {
    const last = space === event.stop && !tile;
    looks.push({ at: at + HOP * 0.5, facing: facingOf(goal.camel, ring, space) });
    hop(last ? pick(goal) : passing(ring, space, rank, event.camels), last);
  }
  if (tile) {
    frames.at(-1)!.squash = 0.03;
    at += TURN_BACK;
    frames.push({ at, x: from.x, y: from.y, scale: from.scale, easing: 'ease-in-out' });
    looks.push({ at, facing: goal.facing });
    if (event.under) {
      at += SLIDE;
      frames.push({ at, ...pick(goal), squash: 0.02, easing: 'ease-out' });
    } else {
      hop(pick(goal), true);
    }
  }
  frames.push({ at: at + SETTLE * 0.5, ...pick(goal), squash: -0.012, easing: 'ease-in-out' });
  frames.push({ at: at + SETTLE, ...pick(goal) });
  return { frames, looks };
}

/** Where a camel of a unit is while it passes a space. */
function passing(ring: Ring, space: number, rank: number, unit: readonly Camel[]): Point & { scale: number } {
  const feet = feetOf(ring, space, unit);
  const { scale, step } = stacking(ring, feet, unit.length);
  return { x: feet.x, y: feet.y - rank * step, scale };
}

function jumping(origin: Standing, goal: Standing, ring: Ring): Frame[] {
  const high = Math.min(origin.y, goal.y) - 46 * ring.u;
  const landed = LIFT + 2 * HOP;
  return [
    { at: 0, ...pick(origin), easing: 'ease-out' },
    { at: LIFT, x: origin.x, y: origin.y - 10 * ring.u, scale: origin.scale, easing: 'ease-out' },
    { at: LIFT + HOP, x: (origin.x + goal.x) / 2, y: high, scale: (origin.scale + goal.scale) / 2, easing: 'ease-in' },
    { at: landed, ...pick(goal), squash: 0.03, easing: 'ease-out' },
    { at: landed + SETTLE, ...pick(goal) },
  ];
}

/** Let a camel look the way it goes, also where it turns a corner. Its letter never turns. */
function turn(element: Element, looks: Look[], haste: number): void {
  const flank = element.querySelector('.flank');
  const last = looks.at(-1)!;
  if (!flank || looks.every((look) => look.facing === last.facing)) return;
  const whole = last.at + 1;
  flank.animate(
    looks.map((look) => ({
      transform: look.facing === 'left' ? 'translate(82px, 0px) scale(-1, 1)' : 'translate(0px, 0px) scale(1, 1)',
      offset: look.at / whole,
      easing: 'step-end',
    })),
    { duration: whole / haste },
  );
}

function pick({ x, y, scale }: Point & { scale: number }): Point & { scale: number } {
  return { x, y, scale };
}

/** A tile is laid from above, or taken up and laid elsewhere. */
export function moveTile(element: Element, from: Point | null, to: Point, ring: Ring, manner: Manner): void {
  if (manner.calm) return fade(element, manner.haste);
  const at = (x: number, y: number, scale: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(scale * ring.u * 0.98).toFixed(3)})`;
  const start = from ?? { x: to.x, y: to.y - 34 * ring.u };
  element.animate(
    [
      { transform: at(start.x, start.y, from ? 1 : 1.2), opacity: from ? 1 : 0, easing: 'ease-in-out' },
      ...(from ? [{ transform: at((start.x + to.x) / 2, Math.min(start.y, to.y) - 30 * ring.u, 1.12), opacity: 1, easing: 'ease-in-out' }] : []),
      { transform: at(to.x, to.y, 1), opacity: 1 },
    ],
    { duration: (from ? LAY * 1.4 : LAY) / manner.haste },
  );
}

/** A die comes out of the pyramid's door: it tumbles, lies large in the court for all to see, and goes to its tent; or straight there. */
export function moveDie(element: Element, way: { door: Point; middle: Point | null; tent: Point; scale: number; large: number }, haste: number): void {
  const { door, middle, tent, scale, large } = way;
  const at = ({ x, y }: Point, size: number, turned: number): string =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turned}deg) scale(${size.toFixed(3)})`;
  const between = (one: Point, other: Point, part: number, up = 0): Point => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part - up,
  });
  const spin = (middle ?? tent).x < door.x ? -1 : 1;
  const first = { transform: at(door, scale * 0.35, 0), opacity: 0.2, offset: 0, easing: 'ease-out' };
  if (!middle) {
    element.animate(
      [
        first,
        { transform: at(between(door, tent, 0.3, 6 * scale), scale, spin * 130), opacity: 1, offset: 0.35, easing: 'ease-in-out' },
        { transform: at(between(door, tent, 0.7, 16 * scale), scale * 1.1, spin * 280), opacity: 1, offset: 0.7, easing: 'ease-in' },
        { transform: at(tent, scale, spin * 360), opacity: 1, offset: 1 },
      ],
      { duration: DIE / haste, fill: 'forwards' },
    );
    return;
  }
  const when = (milliseconds: number): number => milliseconds / ROLL;
  element.animate(
    [
      first,
      { transform: at(between(door, middle, 0.5, 20 * large), large * 0.8, spin * 300), opacity: 1, offset: when(TUMBLE * 0.45), easing: 'ease-in' },
      { transform: at(between(door, middle, 0.85), large * 0.95, spin * 560), offset: when(TUMBLE * 0.72), easing: 'ease-out' },
      { transform: at({ x: middle.x, y: middle.y - 6 * large }, large, spin * 680), offset: when(TUMBLE * 0.86), easing: 'ease-in' },
      { transform: at(middle, large, spin * 720), offset: when(TUMBLE) },
      { transform: at(middle, large, spin * 720), offset: when(TUMBLE + SHOWN), easing: 'ease-in-out' },
      { transform: at(between(middle, tent, 0.5, 8 * scale), (large + scale) / 2, spin * 720), offset: when(ROLL - WALK * 0.4), easing: 'ease-in' },
      { transform: at(tent, scale, spin * 720), opacity: 1, offset: 1 },
    ],
    { duration: ROLL / haste, fill: 'forwards' },
  );
}

/** Of the faces of a die that tumbles, one after the other is seen, and the right one only when it lies still. */
export function tumble(faces: Element[], whole: number, haste: number): void {
  const steps = 6;
  faces.forEach((face, index) => {
    const last = index === faces.length - 1;
    const frames = Array.from({ length: steps }, (_, step) => {
      const seen = step === steps - 1 ? last : step % (faces.length - 1) === index;
      return { opacity: seen ? 1 : 0, offset: step / (steps - 1), easing: 'step-end' };
    });
    face.animate(frames, { duration: whole / haste, fill: 'both' });
  });
}

/** The pyramid shakes: a few times to and fro, then a breath. */
export function shake(element: Element, haste: number): void {
  const lean = [0, -2.2, 2.4, -2.4, 2.2, -1.8, 1.6, -1, 0, 0];
  element.animate(
    lean.map((degrees) => ({ transform: `rotate(${degrees}deg) translate(${(degrees * 0.9).toFixed(1)}px, 0px)` })),
    { duration: SHAKE / haste, easing: 'linear' },
  );
}

/** The camera leans in to where a unit rides, and back. */
export function lean(board: SVGElement, from: Point, to: Point, milliseconds: number, haste: number): void {
  const origin = `${((from.x + to.x) / 2).toFixed(0)}px ${((from.y + to.y) / 2).toFixed(0)}px`;
  const frame = (scale: number, offset: number): Keyframe => ({ transform: `scale(${scale})`, transformOrigin: origin, offset, easing: 'ease-in-out' });
  board.animate([frame(1, 0), frame(1.12, 0.25), frame(1.12, 0.8), frame(1, 1)], { duration: milliseconds / haste });
}

/** Something comes to be seen for a while, so late. */
export function pop(element: Element, delay: number, milliseconds: number, haste: number): void {
  element.animate(
    [
      { opacity: 0, scale: 0.4, offset: 0 },
      { opacity: 1, scale: 1.12, offset: 0.12 },
      { opacity: 1, scale: 1, offset: 0.2 },
      { opacity: 1, scale: 1, offset: 0.8 },
      { opacity: 0, scale: 1, offset: 1 },
    ],
    { delay: delay / haste, duration: milliseconds / haste, fill: 'both', easing: 'ease-out' },
  );
}

/** Prints appear where a unit has been, one after the other. */
export function appear(prints: Element[], whole: number, { calm, haste }: Manner): void {
  if (calm) return;
  const way = whole - SETTLE - LIFT;
  prints.forEach((print, index) =>
    print.animate([{ opacity: 0 }, {}], { duration: 60, delay: (LIFT + (way * (index + 1)) / prints.length) / haste, fill: 'backwards' }),
  );
}

/** A card falls on its pile. */
export function moveCard(element: Element, manner: Manner): void {
  if (manner.calm) return fade(element, manner.haste);
  element.animate(
    [
      { opacity: 0, translate: '0 -26px' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: LAY / manner.haste, easing: 'ease-in' },
  );
}
