/** Where the tiles lie: six columns and five rows, or turned on its side where that makes them larger. */
import { COLUMNS, ROWS, TILES } from '../../../generated/five_tribes';

export interface Grid {
  /** Turned: the columns a to f lie one below the other. */
  turned: boolean;
  /** A tile's side, and the gap between two. */
  t: number;
  gap: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const LARGEST = 250;

/** A land that somebody looks at already stays as it lies, for it is known by heart, as long as its tiles can still be touched with ease. */
const EASY = 40;

/** `before` is how it has lain so far, if it is to stay so. */
export function makeGrid(width: number, height: number, before?: boolean): Grid {
  const across = sideOf(width, height, COLUMNS, ROWS);
  const along = sideOf(width, height, ROWS, COLUMNS);
  const turned = before !== undefined && (before ? along : across) >= EASY ? before : along > across * 1.02;
  const t = Math.floor(Math.max(24, Math.min(LARGEST, turned ? along : across)));
  const gap = gapOf(t);
  const [columns, rows] = turned ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  return { turned, t, gap, width: columns * t + (columns - 1) * gap, height: rows * t + (rows - 1) * gap };
}

function gapOf(t: number): number {
  return Math.max(3, Math.round(t * 0.035));
}

function sideOf(width: number, height: number, columns: number, rows: number): number {
  const gap = gapOf(Math.min(width / columns, height / rows));
  return Math.min((width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows);
}

/** Column and row of a tile as it lies before us. */
export function placeOf(grid: Grid, tile: string): { column: number; row: number } {
  const number = TILES.indexOf(tile as (typeof TILES)[number]);
  const [column, row] = [number % COLUMNS, Math.floor(number / COLUMNS)];
  return grid.turned ? { column: row, row: column } : { column, row };
}

/** The upper left corner of a tile. */
export function cornerOf(grid: Grid, tile: string): Point {
  const { column, row } = placeOf(grid, tile);
  return { x: column * (grid.t + grid.gap), y: row * (grid.t + grid.gap) };
}

/** The tile beside this one, as the arrow keys go; null at the edge. */
export function beside(grid: Grid, tile: string, right: number, down: number): string | null {
  const { column, row } = placeOf(grid, tile);
  const [x, y] = grid.turned ? [row + down, column + right] : [column + right, row + down];
  return x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? null : TILES[y * COLUMNS + x]!;
}

/** Where a trail touches the tiles it goes over: a little above the middle, aside when it comes by again. */
export function trailPoints(grid: Grid, tiles: string[]): Point[] {
  const visits = new Map<string, number>();
  return tiles.map((tile) => {
    const again = visits.get(tile) ?? 0;
    visits.set(tile, again + 1);
    const corner = cornerOf(grid, tile);
    return { x: corner.x + grid.t * (0.735 - 0.2 * again), y: corner.y + grid.t * (0.48 - 0.12 * again) };
  });
}

/** A path through points with round corners. */
export function rounded(points: Point[], radius: number): string {
  if (points.length < 2) return '';
  const n = (value: number): string => value.toFixed(1);
  let path = `M${n(points[0]!.x)} ${n(points[0]!.y)}`;
  for (let index = 1; index < points.length - 1; index++) {
    const [before, here, next] = [points[index - 1]!, points[index]!, points[index + 1]!];
    const [from, to] = [toward(here, before, radius), toward(here, next, radius)];
    path += `L${n(from.x)} ${n(from.y)}Q${n(here.x)} ${n(here.y)} ${n(to.x)} ${n(to.y)}`;
  }
  const last = points.at(-1)!;
  return `${path}L${n(last.x)} ${n(last.y)}`;
}

function toward(from: Point, to: Point, most: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
