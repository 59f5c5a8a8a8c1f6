/** A review as it is drawn and told: its moments in a row, the dunes that everybody's chances make, and moves in words. */
import { nameMove, tell, type AnyEvent, type AnyMove } from '../core/speech';
import { say, words } from '../core/words.svelte';
import type { Decision, Review, ReviewStep } from '../generated/review';

/** So many of the events of a step are told: the first, and the last ones. */
const MOST_TOLD = 3;

/** What is looked at: the beginning, or what is so after a step. */
export interface Moment {
  /** How many moves had been made. */
  moves: number;
  chances: number[];
  stage: number;
}

export function momentsOf(review: Review): Moment[] {
  const first = { moves: 0, chances: review.start, stage: review.steps[0]?.stage ?? 0 };
  return [first, ...review.steps.map((step) => ({ moves: step.last, chances: step.chances, stage: step.stage }))];
}

/** The last moment at which no more than so many moves had been made. */
export function momentAt(moments: Moment[], moves: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.moves <= moves),
  );
}

/** For each seat, from the bottom up, the outline of its part of the whole: a dune upon those of the seats before it. */
export function dunesOf(moments: Moment[], width: number, height: number): string[] {
  const seats = moments[0]?.chances.length ?? 0;
  const last = Math.max(1, moments.at(-1)?.moves ?? 1);
  const across = (moment: Moment): string => ((moment.moves / last) * width).toFixed(1);
  const below = (moment: Moment, seat: number): number => moment.chances.slice(0, seat).reduce((sum, one) => sum + one, 0);
  const up = (share: number): string => ((1 - Math.min(1, share)) * height).toFixed(1);
  return Array.from({ length: seats }, (_, seat) => {
    const top = moments.map((moment) => `${across(moment)} ${up(below(moment, seat + 1))}`);
    const bottom = moments.map((moment) => `${across(moment)} ${up(below(moment, seat))}`).reverse();
    return `M${[...top, ...bottom].join('L')}Z`;
  });
}

/** Where a seat's dune is highest, for its name to stand in it; null where it is nowhere high enough. */
export function summitOf(moments: Moment[], seat: number, least = 0.2): { moves: number; middle: number } | null {
  const inner = moments.slice(Math.floor(moments.length * 0.06), Math.ceil(moments.length * 0.94));
  const highest = inner.reduce<Moment | null>((best, one) => (best && best.chances[seat]! >= one.chances[seat]! ? best : one), null);
  if (!highest || highest.chances[seat]! < least) return null;
  return { moves: highest.moves, middle: highest.chances.slice(0, seat).reduce((sum, one) => sum + one, 0) + highest.chances[seat]! / 2 };
}

/** Where flags stand that are so wide, each as near to its own place as those before it let it: in parts of the whole. */
export function flagsAt(places: number[], wide: number): number[] {
  const stand: number[] = [];
  for (const place of places) stand.push(Math.max(place, (stand.at(-1) ?? -wide) + wide));
  return stand.map((place, index) => Math.min(place, 1 - (stand.length - 1 - index) * wide));
}

/** Where each stage begins. */
export function stagesOf(moments: Moment[]): Moment[] {
  return moments.filter((moment, index) => index > 0 && moment.stage !== moments[index - 1]!.stage);
}

/** Which part of the game, as a line begins: before the first one it is being set up. */
export function stageName(game: string, number: number): string {
  const name = number > 0 ? say(`${game}-stage`, { number }) : say('page-review-set-up');
  return name.charAt(0).toLocaleUpperCase(words.locale) + name.slice(1);
}

/** What happened in a step, in words. */
export function happened(game: string, step: ReviewStep, names: string[]): string {
  const told = (step.events as AnyEvent[]).map((event) => tell(game, event, names)).filter(Boolean);
  return (told.length <= MOST_TOLD ? told : [told[0]!, ...told.slice(1 - MOST_TOLD)]).join(' ');
}

const signed = (value: number, how: Intl.NumberFormatOptions): string => words.number(value, { ...how, signDisplay: 'exceptZero' }).replace('-', '−');

/** What a share of the victory changed by, in chances out of 100. */
export const changed = (share: number): string => signed(100 * share, { maximumFractionDigits: 0 });

/** Whether it was luck or whose move; where cards were turned up with it, what of the change of a seat was luck, and what was not. */
export function whose(step: ReviewStep, seat: number, names: string[]): string {
  const cards = step.revealed?.[seat] ?? 0;
  const kind = step.actor >= 0 ? 'move' : Math.round(100 * cards) ? 'revealed' : 'luck';
  const percent = (share: number): string => signed(share, { style: 'percent' });
  return say('page-review-whose', { kind, name: names[step.actor] ?? '', luck: percent(step.change[seat]! - cards), cards: percent(cards) });
}

/** By seat, where the cards that were turned up at the end count, which is not as luck; empty where they changed nothing. */
export function revealedIn(review: Review, names: string[]): string {
  const cards = review.steps.at(-1)?.revealed ?? [];
  const told = cards.map((share, seat) => ({ seat, share })).filter(({ share }) => Math.round(100 * share));
  if (!told.length) return '';
  const listed = (some: typeof told): string => words.list(some.map(({ seat, share }) => `${names[seat]!} ${changed(share)}`));
  const own = listed(told.filter(({ seat }) => seat !== review.viewer));
  const others = listed(told.filter(({ seat }) => seat === review.viewer));
  return say('page-review-revealed', { where: own && others ? 'both' : own ? 'own' : 'others', own, others });
}

/** What chance did at a stretch, and what that changed of everybody's chance to win: what was turned up with it is not luck. */
export interface Draw {
  step: ReviewStep;
  luck: number[];
}

/** So many draws that changed most, in the order of the game. */
export function largestDraws(review: Review, most: number): Draw[] {
  const weight = ({ luck }: Draw): number => Math.max(...luck.map(Math.abs));
  return review.steps
    .filter((step) => step.actor < 0)
    .map((step) => ({ step, luck: step.change.map((share, seat) => share - (step.revealed?.[seat] ?? 0)) }))
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most)
    .sort((one, other) => one.step.first - other.step.first);
}

/** The review with the names of its table: it is kept without any. */
export function withNames(review: Review, names: string[]): Review {
  return { ...review, names, seats: review.seats.map((one) => ({ ...one, name: names[one.seat]! })) };
}

/** What was done, or should have been: of a walk, how it begins and ends; in an auction, how far one goes. */
export function nameMoves(game: string, moves: Record<string, unknown>, notations: string[], upTo: number | null, names: string[]): string {
  const named = (notation: string): string => nameMove(game, moves[notation] as AnyMove, names);
  const [first, last] = [named(notations[0]!), notations.length > 1 ? named(notations.at(-1)!) : ''];
  const plan = last ? say('page-hint-plan', { first, last }) : first;
  const isTold = upTo !== null && notations.at(-1) === `bid ${upTo}`;
  return upTo && !isTold ? say('page-review-up-to', { move: plan, price: upTo }) : plan;
}

/** Half of a 95 % interval, in standard errors. */
export const WIDE = 1.96;

const oneDigit = (value: number): string => signed(value, { maximumFractionDigits: 1 });

/** What a decision cost or, of a good find, what it is better by than what looks best at a glance; with its standard error. */
export const differenceOf = (one: Decision): [number, number] => (one.fine ? [one.gain, one.gain_error] : [-one.loss, one.error]);

/** The same in chances out of 100. */
export function costOf(one: Decision): string {
  const [difference, error] = differenceOf(one);
  return say('page-review-cost', { loss: oneDigit(100 * difference), error: words.number(100 * WIDE * error, { maximumFractionDigits: 1 }) });
}

/** The same in what the game counts in; empty where it counts in nothing, or nothing was lost. */
export function unitOf(review: Review, one: Decision): string {
  if (one.fine || !one.points || !review.unit) return '';
  return say('page-review-in-unit', { unit: review.unit, points: oneDigit(-one.points), count: Math.abs(one.points) });
}

export type Told = 'grave' | 'real' | 'small' | 'fine' | 'none';

/** What a decision is called. */
export const gradeOf = (decision: Decision): Told => (decision.fine ? 'fine' : decision.grade);

/** Whether another move is told to be better: not where the difference is too small to be called an error, or no more than noise. */
export const isError = (decision: Decision): boolean => decision.grade !== 'none' && !decision.fine;

/** Of a good find, by how much; where another move was no better at all, that; else nothing. */
export function praiseOf(decision: Decision): string {
  if (decision.fine) return say('page-review-glance', { gain: words.percent(decision.gain, 1) });
  return decision.loss > 0 ? '' : say('page-review-best');
}

const ORDER: Told[] = ['grave', 'real', 'small', 'fine', 'none'];

/** How many there are of each kind. */
export function countsOf(decisions: Decision[]): { grade: Told; count: number }[] {
  return ORDER.map((grade) => ({ grade, count: decisions.filter((one) => gradeOf(one) === grade).length })).filter(({ count }) => count > 0);
}

/** From which loss on errors are called what they are called. */
export function limitsOf(review: Review): string {
  const limits = Object.fromEntries(Object.entries(review.limits).map(([grade, limit]) => [grade, words.percent(limit)]));
  return say('page-review-limits', { sure: review.sure, ...limits });
}

/** Those that stand out, so many at most, by weight; the best find is always among them. */
export function standingOut(decisions: Decision[], most: number): Decision[] {
  const ordered = byWeight(decisions.filter((one) => gradeOf(one) !== 'none'));
  const first = ordered.slice(0, most);
  const finds = ordered.filter((one) => one.fine);
  const best = finds.reduce<Decision | null>((found, one) => (found && found.gain >= one.gain ? found : one), null);
  return !best || first.includes(best) ? first : [...first.slice(0, -1), best];
}

/** The gravest first; of those that are alike, in the order of the game. */
export function byWeight(decisions: Decision[]): Decision[] {
  return [...decisions].sort((one, other) => ORDER.indexOf(gradeOf(one)) - ORDER.indexOf(gradeOf(other)) || one.first - other.first);
}
