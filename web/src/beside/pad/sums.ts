/**
 * Adds up a score pad. What anything is worth stands in the pad (`generated/pads`, from Python); here it is only looked up and added, and remembered how it came about.
 * This module imports nothing but types, so that tests can run it as it is.
 */
import type { PieceEach, Fewer, Most, PadRow, PadSheet, Suits } from '../../generated/pad';

/** How many of each piece somebody has; what is left out is none. */
export type Counts = Record<string, number>;

/** A part of a line's points, and how it came about. */
export type Part =
  | { kind: 'each'; piece: string; count: number; each: number; by: string | null; points: number }
  | { kind: 'printed'; piece: string; count: number; each: number; points: number }
  | { kind: 'over'; each: number; fewer: number[]; level: number[]; points: number }
  | { kind: 'suit'; size: number; points: number };

export interface Summed {
  points: number;
  parts: Part[];
}

/** What lies before everybody: for each person, the counts, and the lines that have been counted. */
export interface Person {
  counts: Counts;
  counted: string[];
}

const has = (counts: Counts, piece: string): number => counts[piece] ?? 0;
const added = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The points of a line for one of the people; null if it is not counted yet. */
export function lineOf(row: PadRow, people: Person[], seat: number): Summed | null {
  const mine = people[seat]!;
  if (!mine.counted.includes(row.name)) return null;
  const parts = row.terms.flatMap((term): Part[] => {
    if (term.kind === 'each') return each(term, mine.counts);
    if (term.kind === 'printed') return row.pieces.flatMap((piece) => printed(piece.name, piece.worth ?? 0, has(mine.counts, piece.name)));
    if (term.kind === 'suits') return suits(term, mine.counts);
    return over(term, people, seat, row.name);
  });
  return { points: added(parts.map((part) => part.points)), parts };
}

function each(term: PieceEach, counts: Counts): Part[] {
  const by = Object.keys(term.instead).find((card) => has(counts, card)) ?? null;
  const worth = by === null ? term.points : term.instead[by]!;
  const count = has(counts, term.piece);
  return count ? [{ kind: 'each', piece: term.piece, count, each: worth, by, points: count * worth }] : [];
}

function printed(piece: string, worth: number, count: number): Part[] {
  return count ? [{ kind: 'printed', piece, count, each: worth, points: count * worth }] : [];
}

/** Who has fewer, and who as many: of those for whom the line is counted. */
function over(term: Fewer | Most, people: Person[], seat: number, row: string): Part[] {
  const own = has(people[seat]!.counts, term.piece);
  const others = people.flatMap((person, other) => (other !== seat && person.counted.includes(row) ? [{ other, count: has(person.counts, term.piece) }] : []));
  const fewer = others.flatMap(({ other, count }) => (count < own ? [other] : []));
  const level = others.flatMap(({ other, count }) => (count === own ? [other] : []));
  const alone = fewer.length === people.length - 1 ? 1 : 0;
  return [{ kind: 'over', each: term.points, fewer, level, points: term.points * (term.kind === 'most' ? alone : fewer.length) }];
}

/** Rows of different cards, the longest first; those that stand for any other lengthen the first of them that has room. */
function suits(term: Suits, counts: Counts): Part[] {
  const longest = term.worth.length - 1;
  const lengths: number[] = [];
  let wild = has(counts, term.by) ? term.wilds[has(counts, term.wild)]! : 0;
  for (;;) {
    const own = term.pieces.filter((piece) => has(counts, piece) > lengths.length).length;
    const size = Math.min(own + wild, longest);
    if (size === 0) break;
    wild -= size - own;
    lengths.push(size);
  }
  return lengths.map((size) => ({ kind: 'suit', size, points: term.worth[size]! }));
}

export interface Total {
  points: number;
  /** By line; null where it is not counted. */
  lines: (Summed | null)[];
  /** Whether every line is counted. */
  whole: boolean;
}

/** Somebody's sum so far. */
export function totalOf(sheet: PadSheet, people: Person[], seat: number): Total {
  const lines = sheet.rows.map((row) => lineOf(row, people, seat));
  return { points: added(lines.map((line) => line?.points ?? 0)), lines, whole: lines.every((line) => line !== null) };
}

/** Everybody's place, from 1; equals share one. */
export function placesOf(totals: Total[]): number[] {
  return totals.map((one) => 1 + totals.filter((other) => other.points > one.points).length);
}

/** How many of a piece somebody may have at most: what the box has left, and what the line allows. */
export function roomFor(row: PadRow, piece: string, people: Person[], seat: number): number {
  const { box } = row.pieces.find((one) => one.name === piece)!;
  const taken = added(people.map((person, other) => (other === seat ? 0 : has(person.counts, piece))));
  const beside = added(row.pieces.map((one) => (one.name === piece ? 0 : has(people[seat]!.counts, one.name))));
  return Math.max(0, Math.min((box ?? Infinity) - taken, (row.most ?? Infinity) - beside));
}
