/** The sheet of the end: what everybody scored, kind by kind, as the server told it. */
import { CATEGORIES, type GameEvent } from '../../../generated/five_tribes';
import type { Outcome, Told } from '../../../generated/wire';

export type Category = (typeof CATEGORIES)[number];

export interface Sheet {
  /** By category, the points of each seat. */
  rows: { category: Category; points: number[] }[];
}

export function sheetOf(told: Told[], seats: number): Sheet {
  const rows = CATEGORIES.map((category) => ({ category, points: Array.from({ length: seats }, () => 0) }));
  for (const { events } of told)
    for (const event of events as GameEvent[]) if (event.event === 'scored') rows[CATEGORIES.indexOf(event.category)]!.points[event.seat] = event.points;
  return { rows };
}

/** What each seat has when so many rows are counted. */
export function sums(sheet: Sheet, rows: number): number[] {
  const first = sheet.rows[0]?.points ?? [];
  return first.map((_, seat) => sheet.rows.slice(0, rows).reduce((sum, row) => sum + row.points[seat]!, 0));
}

export interface Rank {
  seat: number;
  place: number;
  points: number;
}

/** Equal points share a place. */
export function ranksOf(outcome: Outcome): Rank[] {
  const places = outcome.scores.map((points, seat) => ({ seat, points, place: 1 + outcome.scores.filter((other) => other > points).length }));
  return places.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

const MEDAL: Record<number, string> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export function resultLines(title: string, ranks: Rank[], names: string[], link: string): string[] {
  return [title, ...ranks.map((rank) => `${MEDAL[rank.place] ?? `${rank.place}.`} ${names[rank.seat]} ${rank.points}`), link];
}
