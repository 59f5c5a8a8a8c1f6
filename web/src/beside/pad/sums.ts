/**
 * Adds up a score pad. What anything is worth stands in the pad (`generated/pads`, from Python); here it is only looked up and added, and remembered how it came about.
 * This module imports nothing but types, so that tests can run it as it is.
 */
import type { Bets, Copied, Covered, Every, Fewer, Laid, Most, PadGoal, PadRow, PadSheet, PieceEach, Suits } from '../../generated/pad';

/** How many of each piece somebody has; what is left out is none. */
export type Counts = Record<string, number>;

/** A part of a line's points, and how it came about. */
export type Part =
  | { kind: 'each'; piece: string; count: number; each: number; by: string | null; points: number }
  | { kind: 'printed'; piece: string; count: number; each: number; points: number }
  | { kind: 'all'; count: number; each: number; points: number }
  | { kind: 'bonus'; piece: string; points: number }
  | { kind: 'every'; card: string; piece: string; points: number }
  | { kind: 'bet'; piece: string; question: string | null; points: number }
  | { kind: 'laid'; card: string; right: boolean; points: number }
  | { kind: 'copied'; piece: string; from: number; points: number }
  | { kind: 'covered'; card: string; missing: Counts | null; points: number }
  | { kind: 'spared'; points: number }
  | { kind: 'over'; each: number; fewer: number[]; level: number[]; points: number }
  | { kind: 'suit'; size: number; points: number };

export interface Summed {
  points: number;
  parts: Part[];
}

/** What lies before somebody: the counts, the lines that have been counted, and whose partner they are. */
export interface Person {
  counts: Counts;
  counted: string[];
  partner?: number | null;
}

/** A card on a pile, and whose it is. */
export interface Card {
  seat: number;
  card: string;
}

/** All that has been told: what lies before everybody, and what all of them share. */
export interface Told {
  people: Person[];
  answers: Record<string, string>;
  piles: Record<string, Card[]>;
}

const has = (counts: Counts, piece: string): number => counts[piece] ?? 0;
const added = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whether a line is told once for everybody. */
export const isShared = (row: PadRow): boolean => Boolean(row.asks ?? row.pile);

/** The points of a line for one of the people, who has so much before it; null if it is not counted yet, or waits for something that is not told. */
export function lineOf(sheet: PadSheet, row: PadRow, told: Told, seat: number, purse: number | null): Summed | null {
  if (!told.people[seat]!.counted.includes(row.name)) return null;
  const parts: Part[] = [];
  for (const term of row.terms) {
    const found = partsOf(sheet, row, term, told, seat);
    if (!found) return null;
    parts.push(...found);
  }
  const paid = row.floor && purse !== null ? floored(parts, purse, row.floor === 'part') : parts;
  return { points: added(paid.map((part) => part.points)), parts: paid };
}

function partsOf(sheet: PadSheet, row: PadRow, term: PadRow['terms'][number], told: Told, seat: number): Part[] | null {
  const { counts } = told.people[seat]!;
  if (term.kind === 'each') return each(term, counts);
  if (term.kind === 'printed') return row.pieces.flatMap((piece) => printed(piece.name, piece.worth ?? 0, has(counts, piece.name)));
  if (term.kind === 'all') return all(row, term.points, counts);
  if (term.kind === 'bonus')
    return Object.keys(term.cards).flatMap((piece) => (has(counts, piece) ? [{ kind: 'bonus', piece, points: term.cards[piece]! }] : []));
  if (term.kind === 'every') return every(term, counts);
  if (term.kind === 'bets') return bets(row, term, told, seat);
  if (term.kind === 'laid') return laid(row, term, told, seat);
  if (term.kind === 'copied') return copied(sheet, term, told, seat);
  if (term.kind === 'covered') return covered(term, counts);
  if (term.kind === 'suits') return suits(term, counts);
  return over(term, told.people, seat, row.name);
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

function all(row: PadRow, points: number, counts: Counts): Part[] {
  const count = added(row.pieces.map((piece) => has(counts, piece.name)));
  return count ? [{ kind: 'all', count, each: points, points: count * points }] : [];
}

function every({ card, piece, count, points }: Every, counts: Counts): Part[] {
  const times = has(counts, card) * Math.floor(has(counts, piece) / count);
  return times ? [{ kind: 'every', card, piece, points: times * points }] : [];
}

/** Each bet by itself; null while it is not told how it went. */
function bets(row: PadRow, term: Bets, { people, answers }: Told, seat: number): Part[] | null {
  const found: Part[] = [];
  for (const piece of row.pieces) {
    const count = has(people[seat]!.counts, piece.name);
    if (!count) continue;
    const question = Object.keys(term.pays).find((name) => answers[name] === undefined || answers[name] === piece.on) ?? null;
    if (question !== null && answers[question] === undefined) return null;
    const points = question === null ? term.otherwise : (term.pays[question] ?? piece.worth ?? 0);
    found.push(...Array.from({ length: count }, (): Part => ({ kind: 'bet', piece: piece.name, question, points })));
  }
  return found;
}

/** Somebody's cards on a pile, from its oldest on: each right one takes what is left for the next. */
function laid(row: PadRow, term: Laid, { piles, answers }: Told, seat: number): Part[] | null {
  const right = answers[term.question];
  const pile = piles[row.name] ?? [];
  if (right === undefined) return pile.some((card) => card.seat === seat) ? null : [];
  let hits = 0;
  return pile.flatMap((card): Part[] => {
    const points = card.card === right ? term.pays[Math.min(hits, term.pays.length - 1)]! : term.otherwise;
    if (card.card === right) hits += 1;
    return card.seat === seat ? [{ kind: 'laid', card: card.card, right: card.card === right, points }] : [];
  });
}

/** The best of the partner's pieces; null while the partner's lines are not counted. */
function copied(sheet: PadSheet, term: Copied, told: Told, seat: number): Part[] | null {
  const from = told.people[seat]!.partner ?? null;
  if (from === null) return [];
  let best: Part | null = null;
  for (const row of sheet.rows.filter((one) => term.rows.includes(one.name))) {
    const line = lineOf(sheet, row, told, from, null);
    if (!line) return null;
    for (const part of line.parts) {
      const points = 'count' in part ? part.each : part.points;
      if ('piece' in part && points > (best?.points ?? 0)) best = { kind: 'copied', piece: part.piece, from, points };
    }
  }
  return best ? [best] : [];
}

/** Whether somebody's pieces stand for all that the card names; if not, what is missing the least. */
function covered(term: Covered, counts: Counts, without: string[] = []): Part[] {
  const card = Object.keys(term.needs).find((name) => has(counts, name));
  if (card === undefined) return [];
  const pieces = Object.keys(term.stands).flatMap((piece) => (has(counts, piece) && !without.includes(piece) ? [term.stands[piece]!] : []));
  let least: Counts | null = null;
  for (const way of term.needs[card]!) {
    const missing = missingOf(way, pieces, 0);
    if (least === null || added(Object.values(missing)) < added(Object.values(least))) least = missing;
  }
  const done = !least || added(Object.values(least)) === 0;
  return [{ kind: 'covered', card, missing: done ? null : least, points: done ? term.points : 0 }];
}

/** What is still needed when every piece, from this one on, stands for what helps most. */
function missingOf(needs: Counts, pieces: string[][], from: number): Counts {
  const piece = pieces[from];
  if (!piece) return Object.fromEntries(Object.entries(needs).filter(([, count]) => count > 0));
  const ways = piece.filter((thing) => has(needs, thing) > 0).map((thing) => missingOf({ ...needs, [thing]: needs[thing]! - 1 }, pieces, from + 1));
  if (!ways.length) return missingOf(needs, pieces, from + 1);
  return ways.reduce((best, one) => (added(Object.values(one)) < added(Object.values(best)) ? one : best));
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
  let wild = term.by && term.wild && has(counts, term.by) ? term.wilds![has(counts, term.wild)]! : 0;
  for (;;) {
    const own = term.pieces.filter((piece) => has(counts, piece) > lengths.length).length;
    const size = Math.min(own + wild, longest);
    if (size === 0) break;
    wild -= size - own;
    lengths.push(size);
  }
  return lengths.map((size) => ({ kind: 'suit', size, points: term.worth[size]! }));
}

/** What cannot be paid is not owed: seen after each part, or once for all of them. */
function floored(parts: Part[], purse: number, byPart: boolean): Part[] {
  const paid: Part[] = [];
  let left = purse;
  parts.forEach((part, index) => {
    paid.push(part);
    left += part.points;
    if (left < 0 && (byPart || index === parts.length - 1)) {
      paid.push({ kind: 'spared', points: -left });
      left = 0;
    }
  });
  return paid;
}

export interface Total {
  points: number;
  /** By what breaks ties, in order. */
  ties: number[];
  /** Whether the goal that comes before all points is reached. */
  reached: boolean;
  /** By line; null where it is not counted. */
  lines: (Summed | null)[];
  /** Whether every line is counted that has to be. */
  whole: boolean;
}

/** Everybody's sums so far. */
export function totalsOf(sheet: PadSheet, told: Told): Total[] {
  const totals = told.people.map((_, seat) => sumOf(sheet, told, seat));
  return totals.map((total, seat) => ({
    ...total,
    whole: sheet.rows.every((row, line) => total.lines[line] !== null || !isAsked(sheet, told, totals, row, seat)),
  }));
}

function sumOf(sheet: PadSheet, told: Told, seat: number): Total {
  const lines: (Summed | null)[] = [];
  let purse: number | null = 0;
  for (const row of sheet.rows) {
    const line = lineOf(sheet, row, told, seat, purse);
    lines.push(line);
    purse = purse === null || !line ? null : purse + line.points;
  }
  const sums = Array.from({ length: 1 + Math.max(...sheet.rows.map((row) => row.breaks ?? 0)) }, (_, breaks) =>
    added(sheet.rows.map((row, line) => ((row.breaks ?? 0) === breaks ? (lines[line]?.points ?? 0) : 0))),
  );
  const reached = sheet.goal ? isReached(sheet, sheet.goal, told.people[seat]!, true) : false;
  return { points: sums[0]!, ties: sums.slice(1), reached, lines, whole: false };
}

/** Whether somebody has reached the goal; or would have, if nothing stood against it. */
function isReached(sheet: PadSheet, goal: PadGoal, { counts }: Person, barred: boolean): boolean {
  if (barred && has(counts, goal.bar)) return false;
  const late = barred ? (sheet.rows.find((row) => row.name === goal.late)?.pieces ?? []) : [];
  const without = late.flatMap((piece) => (has(counts, piece.name) && piece.of ? [piece.of] : []));
  const term = sheet.rows.find((row) => row.name === goal.row)!.terms.find((one) => one.kind === 'covered')!;
  const count = Object.keys(term.stands).filter((piece) => has(counts, piece) && !without.includes(piece)).length;
  const [part] = covered(term, counts, without);
  return count >= goal.otherwise || (count >= goal.covered && part?.kind === 'covered' && part.missing === null);
}

/** Whether a line has to be counted for somebody: it decides something, as far as all before it is known. */
export function isAsked(sheet: PadSheet, told: Told, totals: Total[], row: PadRow, seat: number): boolean {
  if (row.asked === 'reached') return sheet.goal ? isReached(sheet, sheet.goal, told.people[seat]!, false) : false;
  if (row.asked !== 'level') return true;
  const before = sheet.rows.flatMap((one, line) => ((one.breaks ?? 0) === 0 ? [line] : []));
  const known = totals.every((total, who) => before.every((line) => total.lines[line] !== null || !isAsked(sheet, told, totals, sheet.rows[line]!, who)));
  const first = totals.flatMap((one, who) => (totals.some((other) => comes(sheet, other, one, row.breaks! - 1) < 0) ? [] : [who]));
  return known && first.length > 1 && first.includes(seat) && !(sheet.goal?.shared && totals[seat]!.reached);
}

/** Who comes before whom, below 0 for the first: by the goal, by points, and by so many of what breaks ties. */
export function comes(sheet: PadSheet, one: Total, other: Total, ties = Infinity): number {
  if (one.reached !== other.reached) return one.reached ? -1 : 1;
  if (sheet.goal?.shared && one.reached) return 0;
  if (one.points !== other.points) return other.points - one.points;
  const apart = one.ties.findIndex((value, index) => index < ties && value !== other.ties[index]);
  return apart < 0 ? 0 : other.ties[apart]! - one.ties[apart]!;
}

/** Everybody's place, from 1; equals share one. */
export function placesOf(sheet: PadSheet, totals: Total[]): number[] {
  return totals.map((one) => 1 + totals.filter((other) => comes(sheet, other, one) < 0).length);
}

/** How many of a piece somebody may have at most: what the box has left, and what the line allows. */
export function roomFor(row: PadRow, piece: string, people: Person[], seat: number): number {
  const { box, of } = row.pieces.find((one) => one.name === piece)!;
  if (of && !has(people[seat]!.counts, of)) return 0;
  const taken = added(people.map((person, other) => (other === seat ? 0 : has(person.counts, piece))));
  const beside = added(row.pieces.map((one) => (one.name === piece ? 0 : has(people[seat]!.counts, one.name))));
  return Math.max(0, Math.min((box ?? Infinity) - taken, (row.most ?? Infinity) - beside));
}
