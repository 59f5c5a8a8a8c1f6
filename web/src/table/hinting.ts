/** A hint in words: what a plan does, why, and how much less the others promise. */
import type { Advice, Planned } from '../core/game';
import { fieldsOf, nameMove } from '../core/speech';
import { say, words } from '../core/words.svelte';

/** What a plan does: its first move, and how it ends. */
export function namePlan(game: string, plan: Planned, names: string[]): string {
  const first = nameMove(game, plan.move, names);
  const last = plan.then.at(-1);
  return last ? say('page-hint-plan', { first, last: nameMove(game, last.move, names) }) : first;
}

/** Why a bot would do so; empty if it does not say. */
export function explain(game: string, { reason, about }: Pick<Advice, 'reason' | 'about'>, names: string[]): string {
  const id = `${game}-why-${reason}`;
  return reason && words.has(id) ? say(id, fieldsOf(game, about, names)) : '';
}

/** How much less a bot expects of a move than of the best, in the unit that it counts in. */
export function compare(game: string, bot: string, less: number): string {
  const behind = Math.max(0, less);
  const given = { bot, less: Math.round(behind * 10) / 10, percent: Math.round(behind * 100) };
  return words.has(`${game}-less`) ? say(`${game}-less`, given) : say('page-hint-less', given);
}

export interface Weighed {
  plan: Planned;
  less: number;
}

/** What else was thought of: plans that begin and end alike once, and what is advised not again. */
export function othersOf(hint: Advice): Weighed[] {
  const ends = ({ notation, then }: Planned): string => `${notation}/${then.at(-1)?.notation ?? ''}`;
  const best = Math.max(...hint.considered.map((one) => one.value));
  const met = new Set([ends(hint)]);
  return hint.considered.flatMap((plan) => {
    const key = ends(plan);
    if (met.has(key)) return [];
    met.add(key);
    return [{ plan, less: best - plan.value }];
  });
}
