/** The planner as the board shows it: the ends of moves, the best plans, and how brightly a tile glows. */
import { Figure, say, words } from '../../core/words.svelte';
import type { BidWorth, FiveTribesLens, MoveEnd, MoveWorth, TrailStep } from '../../generated/five_tribes';
import type { Pip } from './land/parts';
import type { Tribe } from './names';

/** One way to end a move: where, with which tribe, and the best trail there. */
export interface End {
  start: string;
  end: string;
  tribe: Tribe;
  path: TrailStep[];
  earns: MoveWorth;
  /** What the planner would do. */
  best: boolean;
}

const made = new WeakMap<FiveTribesLens, End[]>();

/** All ends that the lens knows of: the most valuable first, or where it only tells facts, those with most points at once. */
export function endsOf(lens: FiveTribesLens | null): End[] {
  if (!lens) return [];
  const known = made.get(lens) ?? listed(lens);
  made.set(lens, known);
  return known;
}

function listed(lens: FiveTribesLens): End[] {
  const ends: End[] = [];
  for (const [start, byEnd] of Object.entries(lens.moves))
    for (const [end, byTribe] of Object.entries(byEnd))
      for (const [tribe, earns] of Object.entries(byTribe))
        ends.push({ start, end, tribe: tribe as Tribe, path: earns.trail, earns, best: lens.plans[0] ? isEnd(lens.plans[0], start, end, tribe) : false });
  return ends.sort((one, other) => valueOf(other) - valueOf(one));
}

const isEnd = (move: MoveEnd, start: string, end: string, tribe: string): boolean => move.start === start && move.end === end && move.tribe === tribe;

/** What an end is ranked by: its worth, or without the planner its points. */
const valueOf = (end: End): number => end.earns.estimate?.worth ?? end.earns.points;

/** The best plans of the whole board, in the planner's order. */
export function plansOf(lens: FiveTribesLens | null): End[] {
  const ends = endsOf(lens);
  return (lens?.plans ?? []).flatMap((plan) => ends.filter((end) => isEnd(plan, end.start, end.end, end.tribe)));
}

/** While bids are made: what each place in the order would find, the first one first. */
export function placesOf(lens: FiveTribesLens | null): End[] {
  return (lens?.places ?? []).map(({ move, earns }, place) => ({ ...move, path: earns.trail, earns, best: place === 0 }));
}

/** By start, what the best move from there is worth; nothing where the planner is silent. */
export function worthByStart(lens: FiveTribesLens | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const { start, earns } of endsOf(lens)) if (earns.estimate) found.set(start, Math.max(found.get(start) ?? -Infinity, earns.estimate.worth));
  return found;
}

export const GLOWS = 6;

/** In how bright a step something of this worth glows among others, from 1 to `GLOWS`, which is for the best alone. */
export function glowOf(worth: number, all: Iterable<number>): number {
  const worths = [...all];
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  return most > least ? 1 + Math.floor(((worth - least) / (most - least)) * (GLOWS - 1)) : GLOWS;
}

/** A tile has room for so many ends; of the others only the number is told. */
const SHOWN_ENDS = 2;

/** The points that ending on a tile brings at once, a line for each tribe. */
export function pipsOf(ends: End[], chosen: End | null): Pip[] {
  const shown = chosen ? ends.filter((end) => end.tribe === chosen.tribe && end.end === chosen.end) : ends.slice(0, SHOWN_ENDS);
  return shown.map((end) => ({ tribe: end.tribe, text: signed(end.earns.points), best: end.best, camel: end.earns.control }));
}

/** About 14.2; large worths without a fraction. */
export function about(value: number): string {
  return words.number(value, { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
}

/** With a sign, as wide for a loss as for a gain; whole where there is little room. */
export function signed(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return words.number(rounded === 0 ? 0 : rounded, { signDisplay: 'exceptZero', maximumFractionDigits: digits }).replace('-', '−');
}

/** When a place in the order would act, and what it is worth, as a sentence. */
export function bidWorth({ place, net }: BidWorth): string {
  return say('five_tribes-page-bid-worth', { place, net: new Figure(net, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) });
}
