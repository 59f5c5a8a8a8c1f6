/** What the lens says would come of an action, if so much were bid for it. */
import type { EmiraLens, Plan, Result } from '../../../generated/emira';
import { say, words } from '../../../core/words.svelte';
import type { Action } from '../art/pieces';
import { amount } from './numbers';

export function resultOf(lens: EmiraLens | null, action: Action | null, bid: number): Result | null {
  return (action && lens?.plans[action]?.results.find((one) => bid <= one.bid)) || null;
}

/** "Upkeep with Farah 100: 450 is left", after a bid of which so much is paid. */
export function upkeepThen(lens: EmiraLens, plan: Plan, result: Result, paid: number): string {
  const after = plan.left - paid - result.upkeep;
  const guests = words.list(result.guests.map((princess) => say('emira-princess', { princess })));
  const told = say('emira-page-then-upkeep', {
    count: result.guests.length,
    guests,
    upkeep: amount(result.upkeep),
    end: after < 0 ? 'short' : 'left',
    after: amount(Math.abs(after)),
  });
  return lens.purse?.gift ? `${told} ${say('emira-page-then-gift', { gift: amount(lens.purse.gift) })}` : told;
}
