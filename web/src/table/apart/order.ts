/** An order in words: what its lines say, and what was chosen for each. */
import { nameMove } from '../../core/speech';
import type { TableStore } from '../../core/table.svelte';
import { say, words } from '../../core/words.svelte';
import type { OrderOffer } from '../../generated/wire';

/** The line of an offer with this amount, where it has one. */
export function lineOf(offer: OrderOffer, amount: number | null): string {
  return offer.amounts && amount !== null ? offer.line.replace(/\d+$/, String(amount)) : offer.line;
}

/** The offer that a line is of, whatever its amount. */
export function offerOf(offers: OrderOffer[], line: string): OrderOffer | null {
  return offers.find((offer) => offer.line === line || (offer.amounts && lineOf(offer, amountOf(line)) === line)) ?? null;
}

/** The amount that a line ends with. */
export function amountOf(line: string): number | null {
  const found = /(\d+)$/.exec(line)?.[1];
  return found ? Number(found) : null;
}

/** An amount that an offer can have: the nearest to the one that is wished. */
export function within(offer: OrderOffer, amount: number | null): number | null {
  if (!offer.amounts) return null;
  const [least, most, step] = offer.amounts;
  const wished = Math.min(Math.max(amount ?? least, least), most);
  return wished - ((wished - least) % step);
}

/** What an offer says; its line as it is written where nobody has words for it. */
export function offerInWords(game: string, offer: OrderOffer, amount: number | null = null): string {
  const id = `${game}-order-${offer.kind}`;
  return words.has(id) ? say(id, { ...offer.about, ...(amount === null ? {} : { amount: words.number(amount) }) }) : lineOf(offer, amount);
}

/** What a line says that was ordered, also when it is not offered any more. */
export function lineInWords(table: TableStore, offers: OrderOffer[], line: string): string {
  const offer = offerOf(offers, line);
  return offer ? offerInWords(table.game, offer, offer.amounts ? amountOf(line) : null) : line;
}

/** What was done, as the log names moves; as it is written where that move is not at hand. */
export function moveInWords(table: TableStore, notation: string): string {
  const move = table.legalMove(notation);
  return move ? nameMove(table.game, move.move, table.names) : notation;
}
