/** The planner as the board shows it: the ends of moves with what they earn, told in few words. */
import { Figure, say, words } from '../../core/words.svelte';
import type { BidWorth, FiveTribesLens, MoveWorth, TrailStep } from '../../generated/five_tribes';
import type { Chip } from './land/parts';
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

/** All ends that the lens knows of, the most valuable first. */
export function endsOf(lens: FiveTribesLens | null): End[] {
  if (!lens) return [];
  const known = made.get(lens) ?? listed(lens);
  made.set(lens, known);
  return known;
}

function listed(lens: FiveTribesLens): End[] {
  const ends: End[] = [];
  const best = lens.best;
  for (const [from, byEnd] of Object.entries(lens.moves))
    for (const [to, byTribe] of Object.entries(byEnd))
      for (const [kind, earns] of Object.entries(byTribe))
        ends.push({
          start: from,
          end: to,
          tribe: kind as Tribe,
          path: earns.trail,
          earns,
          best: from === best?.start && to === best.end && kind === best.tribe,
        });
  return ends.sort((one, other) => other.earns.worth - one.earns.worth);
}

/** A tile has room for the chips of so many ends; of the others only the number is told. */
const SHOWN_ENDS = 2;

/** What ending on a tile earns: a line for each tribe, and with room what the tile itself does. */
export function chipsOf(ends: End[], chosen: End | null, wide: boolean, design: string): Chip[] {
  const shown = chosen ? ends.filter((end) => end === chosen) : ends.slice(0, SHOWN_ENDS);
  const lines: Chip[] = shown.map((end) => ({ tribe: end.tribe, text: gainOf(end, wide), control: end.earns.control, best: end.best }));
  if (!chosen && ends.length > shown.length) lines.push({ tribe: null, text: `+${ends.length - shown.length}` });
  else if (wide && shown.length === 1) lines.push({ tribe: null, text: say('five_tribes-page-chip-action', { design }) });
  return lines;
}

function gainOf({ tribe, earns }: End, wide: boolean): string {
  return say(wide ? 'five_tribes-page-chip' : 'five_tribes-page-chip-short', { tribe, count: earns.taken, gold: earns.gold });
}

/** About 14.2. */
export function about(value: number): string {
  return words.number(value, { maximumFractionDigits: 1 });
}

/** With a sign, as wide for a loss as for a gain; whole where there is little room. */
export function signed(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return words.number(rounded === 0 ? 0 : rounded, { signDisplay: 'exceptZero', maximumFractionDigits: digits }).replace('-', '−');
}

/** One end as a sentence. */
export function sumOf({ end, tribe, earns }: End): string {
  return say('five_tribes-page-end', {
    tile: end,
    tribe,
    count: earns.taken,
    points: earns.points,
    control: earns.control ? 'yes' : 'no',
    worth: new Figure(earns.worth, { maximumFractionDigits: 1 }),
  });
}

/** When a place in the order would act, and what it is worth, as a sentence. */
export function bidWorth({ place, net }: BidWorth): string {
  return say('five_tribes-page-bid-worth', { place, net: new Figure(net, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) });
}
