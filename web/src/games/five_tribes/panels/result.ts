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

const MEDAL: Record<number, string> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export function resultLines(title: string, places: Place[], names: string[], link: string): string[] {
  return [title, ...places.map(({ place, seat, score }) => `${MEDAL[place] ?? `${place}.`} ${names[seat]} ${score}`), link];
}
