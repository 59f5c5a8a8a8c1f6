/** The sheet of the end: what everybody scored, kind by kind, as the server told it. */
import { CATEGORIES } from '../../../generated/five_tribes';
import type { FiveTribesEvent } from '../game';
import type { Heard } from '../../../core/game';
import type { Place } from '../../../table/ranking';

export type Category = (typeof CATEGORIES)[number];

export interface Sheet {
  /** By category, the points of each seat. */
  rows: { category: Category; points: number[] }[];
}

export function sheetOf(told: Heard<FiveTribesEvent>[], seats: number): Sheet {
  const rows = CATEGORIES.map((category) => ({ category, points: Array.from({ length: seats }, () => 0) }));
  for (const { events } of told)
    for (const event of events) if (event.event === 'scored') rows[CATEGORIES.indexOf(event.category)]!.points[event.seat] = event.points;
  return { rows };
}

/** What each seat has when so many rows are counted. */
export function sums(sheet: Sheet, rows: number): number[] {
  const first = sheet.rows[0]?.points ?? [];
  return first.map((_, seat) => sheet.rows.slice(0, rows).reduce((sum, row) => sum + row.points[seat]!, 0));
}

export interface Lane {
  seat: number;
  total: number;
  /** Its place now, and how many it has gained or lost with the latest row. */
  place: number;
  rose: number;
  parts: { category: Category; at: number; points: number; latest: boolean }[];
}

/** The race when so many rows are counted: who is ahead comes first; of equals, whoever was. */
export function lanesOf(sheet: Sheet, rows: number): Lane[] {
  const before = orderOf(sums(sheet, rows - 1));
  const totals = sums(sheet, rows);
  const now = orderOf(totals, before);
  return now.map((seat, place) => {
    let at = 0;
    const parts = sheet.rows.slice(0, rows).flatMap(({ category, points }, index) => {
      const one = { category, at, points: points[seat]!, latest: index === Math.min(rows, sheet.rows.length) - 1 };
      at += one.points;
      return one.points > 0 ? [one] : [];
    });
    return { seat, total: totals[seat]!, place: place + 1, rose: rows > 1 ? before.indexOf(seat) - place : 0, parts };
  });
}

/** Seats by their points, most first; of equals, as they stood. */
function orderOf(totals: number[], stood: number[] = totals.map((_, seat) => seat)): number[] {
  return [...stood].sort((one, other) => totals[other]! - totals[one]! || stood.indexOf(one) - stood.indexOf(other));
}

const MEDAL: Record<number, string> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export function resultLines(title: string, places: Place[], names: string[], link: string): string[] {
  return [title, ...places.map(({ place, seat, score }) => `${MEDAL[place] ?? `${place}.`} ${names[seat]} ${score}`), link];
}
