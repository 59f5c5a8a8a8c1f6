/** What an action costs: whoever sits at the table, as the view says; others see what is printed. */
import { ACTIONS, PRICES, type EmiraView } from '../../../generated/emira';
import type { Action } from '../art/pieces';

export function priceOf(view: EmiraView, seat: number | null, action: Action): number {
  if (action === 'status') return view.offer.status ?? 0;
  return (seat === null ? null : view.seats[seat]?.prices[action]) ?? PRICES[ACTIONS.indexOf(action)]!;
}
