/** Printed prices, for tables without the lens: what an action costs somebody nobody makes it cheaper for, or whom a princess does (§5.4, §6.5). */
import { ACTIONS, ADARA_PRICES, BADRA_PRICE, FARAH_PRICE, PRICES, type EmiraView } from '../../../generated/emira';
import type { Action } from '../art/pieces';

export function printed(view: EmiraView, seat: number | null, action: Action): number {
  const guests: readonly string[] = seat === null ? [] : (view.seats[seat]?.princesses ?? []);
  const number = ACTIONS.indexOf(action);
  if (action === 'status') return view.offer.status ?? 0;
  if (number < ADARA_PRICES.length && guests.includes('adara')) return ADARA_PRICES[number]!;
  if (action === 'section' && guests.includes('badra')) return BADRA_PRICE;
  if (action === 'camel' && guests.includes('farah')) return FARAH_PRICE;
  return PRICES[number]!;
}
