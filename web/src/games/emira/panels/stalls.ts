/** What comes of buying at a stall, in a word and a colour: is it paid, is upkeep paid, and does it bring anything. */
import { say, words } from '../../../core/words.svelte';
import { TRACK_INCOME, TRACK_SPACES, CARAVANS, STATUS_COSTS, STATUS_POINTS, type EmiraLens, type EmiraView, type Plan } from '../../../generated/emira';
import type { Action, Caravan, Stall } from '../art/pieces';
import { amount } from './numbers';
import { resultOf, upkeepThen } from './plans';

/** Bought, and upkeep paid; bought, but somebody leaves; too dear. */
export type Tone = 'good' | 'short' | 'dear';

export interface Judged {
  tone: Tone;
  /** What is left, what upkeep lacks, or what the price lacks. */
  gold: number;
  /** "120 left" */
  brief: string;
  /** "upkeep is paid" */
  means: string;
  /** The whole of it. */
  sentence: string;
  /** Whether nothing of the buyer's would rise. */
  idle: boolean;
}

export const actionsOf = (stall: Stall): Action[] =>
  stall === 'small' ? ['small_slow', 'small_fast'] : stall === 'large' ? ['large_slow', 'large_fast'] : [stall];

/** Whether it is still there to be bought. */
export function isOffered({ offer }: EmiraView, stall: Stall): boolean {
  if (stall === 'appearance') return offer.token !== null;
  if (stall === 'status') return offer.status !== null;
  return offer[stall];
}

/** What the lens makes of buying this after such a bid; null where it says nothing. */
export function judge(lens: EmiraLens | null, view: EmiraView, action: Action, bid: number): Judged | null {
  const plan = lens?.plans[action];
  if (!lens?.purse || !plan) return null;
  const paid = Math.max(0, bid - lens.purse.discount);
  const idle = plan.pays === 0 && plan.after <= plan.before;
  const left = plan.left - paid;
  const result = resultOf(lens, action, bid);
  const what = say('emira-action', { action });
  const price = amount(plan.price);
  if (left < 0 || !result) return told('dear', Math.abs(left), 0, idle, say('emira-page-cannot-buy', { what, price }));
  const after = left - result.upkeep;
  const sentence = `${say('emira-page-leaves', { what, price, left: amount(left) })} ${upkeepThen(lens, plan, result, paid)}`;
  const guests = (view.seats[view.viewer ?? 0]?.princesses.length ?? 0) + result.guests.length;
  return told(after < 0 ? 'short' : 'good', Math.abs(after), view.options.advanced ? 0 : guests, idle, sentence);
}

function told(tone: Tone, gold: number, guests: number, idle: boolean, sentence: string): Judged {
  const brief = say('emira-page-stall-brief', { tone, gold: amount(gold) });
  const means = say('emira-page-stall-means', { tone, guests });
  return { tone, gold, brief, means, sentence: idle ? `${sentence} ${say('emira-page-stall-idle')}` : sentence, idle };
}

/** Whether one is asked once more before it is bought. */
export const asksAgain = (judged: Judged | null): boolean => judged !== null && (judged.tone === 'short' || judged.idle);

const PREFERENCES: Partial<Record<Action, string>> = { appearance: 'appearance', status: 'status', section: 'palace' };

/** What it brings, and when: by the printed card, and with the lens what comes of it. */
export function broughtBy(view: EmiraView, plan: Plan | null, action: Action): string[] {
  const track = CARAVANS.indexOf(action as Caravan);
  if (track >= 0) {
    const pays = say('emira-page-pays', { speed: action.endsWith('slow') ? 'slow' : 'fast', income: TRACK_INCOME[track]!, turns: TRACK_SPACES[track]! });
    return plan ? [`${pays}, ${say('emira-page-paydays', { first: plan.first, last: plan.last })}`] : [pays];
  }
  const printed = printedOf(view, action);
  if (!plan) return [printed];
  if (action === 'camel') return [printed, say('emira-page-camel-then', { gold: amount(plan.after) })];
  const rises = say('emira-page-rises', { preference: PREFERENCES[action]!, before: words.number(plan.before), after: words.number(plan.after) });
  return action === 'appearance' ? [rises] : [printed, rises];
}

function printedOf(view: EmiraView, action: Action): string {
  if (action === 'status') return say('emira-page-points', { count: STATUS_POINTS[(STATUS_COSTS as readonly number[]).indexOf(view.offer.status ?? 0)] ?? 0 });
  if (action === 'section') return say('emira-page-section-helps');
  return say(action === 'camel' ? 'emira-page-camel-helps' : 'emira-page-token-helps');
}

/** Who would change her mind in favour of this seat. */
export function joinersOf(lens: EmiraLens | null, you: number | null, actions: Action[], bid: number): string[] {
  const changes = actions.flatMap((action) => resultOf(lens, action, bid)?.changes ?? []);
  return [...new Set(changes.filter((one) => one.verdict === 'joins' && one.seats.includes(you ?? -1)).map((one) => one.princess))];
}
