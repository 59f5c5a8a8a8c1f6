/** How a game is reviewed, and the addresses that say it. */
import type { Decision } from '../generated/review';

/** By whose knowledge a game is reviewed: a seat's, by its number, everybody's, or with open cards. */
export type Look = number | 'all' | 'open';

/** The one that an address names. */
export function lookOf(named: string | null, seats: number): Look | null {
  if (named === 'all' || named === 'open') return named;
  return named !== null && /^\d+$/.test(named) && Number(named) < seats ? Number(named) : null;
}

/** Where a game is reviewed by that. */
export const reviewOf = (table: string, by: Look): string => `/t/${table}/review?by=${by}`;

/** Where a decision is seen on the board. */
export const placeOf = (table: string, one: Decision, by: Look): string => `/t/${table}?move=${one.first - 1}&review=${by}`;

/** The seat from whose knowledge it is, and whether cards are open, as the server is asked. */
export const askedAs = (by: Look): [number, boolean] => [typeof by === 'number' ? by : -1, by === 'open'];
