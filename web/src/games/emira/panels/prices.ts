/** What an action costs: whoever sits at the table, as the view says; others see what is printed. */
import { say } from '../../../core/words.svelte';
import { ACTIONS, PRICES, type EmiraView, type GameMove } from '../../../generated/emira';
import type { Action } from '../art/pieces';
import { amount } from './numbers';

export function priceOf(view: EmiraView, seat: number | null, action: Action): number {
  if (action === 'status') return view.offer.status ?? 0;
  return (seat === null ? null : view.seats[seat]?.prices[action]) ?? PRICES[ACTIONS.indexOf(action)]!;
}

/** The price of what is bought, in words. */
export function besideMove(move: GameMove, view: EmiraView, you: number | null): string {
  return move.move === 'buy' ? say('emira-page-for-gold', { gold: amount(priceOf(view, you, move.action)) }) : '';
}
