/** Where the moves of a decision lie on the board, whatever board that is: a front says what a move is made on, and a walk is a way from one to the next. */
import type { AnyMove } from '../core/speech';
import type { Box } from '../lesson/placing';
import { seen } from '../lesson/sight';
import { isDrawn } from '../lesson/targets';

export interface Point {
  x: number;
  y: number;
}

/** What is drawn of a move: a ring round what it is made on, or the way that it goes. */
export interface Mark {
  ring: Box | null;
  way: Point[];
}

/** So much of a thing must be seen to be worth a ring, in pixels. */
const LEAST = 18;

/** The first thing on the page that one of these finds and that is seen above what lies at the foot. */
function boxOf(selectors: string[], foot: number): Box | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = isDrawn(element) ? seen(element) : null;
      if (box && foot - box.y > LEAST) return { ...box, height: Math.min(box.height, foot - box.y) };
    }
  return null;
}

/** Whether two moves are made on the same thing. */
export const sameRing = (one: Mark, other: Mark): boolean => one.ring !== null && JSON.stringify(one.ring) === JSON.stringify(other.ring);

export function markOf(moves: AnyMove[], marks: (move: AnyMove) => string[], foot: number): Mark | null {
  const boxes = moves.flatMap((move) => boxOf(marks(move), foot) ?? []);
  if (!boxes.length) return null;
  if (boxes.length === 1) return { ring: boxes[0]!, way: [] };
  return { ring: null, way: boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })) };
}

/** A way beside another one: so far to the right and down. */
export const shifted = (way: Point[], by: number): Point[] => way.map(({ x, y }) => ({ x: x + by, y: y + by }));

/** Where a label stands that is so large: at a point, and inside the window. */
export function within(point: Point, width: number, height: number, room: { width: number; height: number }): Point {
  const between = (value: number, most: number): number => Math.max(4, Math.min(value, most - 4));
  return { x: between(point.x, room.width - width), y: between(point.y, room.height - height) };
}
