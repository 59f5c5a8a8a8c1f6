/** The count of the finish cards as it stands while they are turned over: which card, what has been turned before, and what everybody has by now. */
import { CARD_PAYOUTS, type CamelUpView } from '../../../generated/camel_up';
import type { Accounts, Pile, PileAccount, Racer } from './accounts';

export interface TurnedCard {
  seat: number;
  /** Null before its turn. */
  camel: Racer | null;
  /** Null as long as it does not lie face up. */
  gain: number | null;
  /** What it pays if it is right; known of the next card only. */
  pays: number | null;
  /** Whether it is the one that is being turned, or has just been. */
  now: boolean;
}

export interface Purse {
  seat: number;
  coins: number;
  /** What cards have brought that is paid when the pile has been counted. */
  owed: number;
  /** What the card that was turned last brought. */
  fresh: number;
}

export interface Turning {
  pile: Pile;
  /** The camel that was right. */
  right: Racer;
  cards: TurnedCard[];
  /** How many have been turned, the one that is being turned among them. */
  number: number;
  purses: Purse[];
}

/** Null before the first card is turned. `landed` is whether the one that is being turned lies face up. */
export function turningOf(accounts: Accounts, view: CamelUpView, landed: boolean): Turning | null {
  const pile = accounts.race?.piles.at(-1);
  if (!pile) return null;
  const open = landed ? pile.cards : pile.cards.slice(0, -1);
  const counted = landed && pile.settled.length > 0;
  const rights = open.filter((card) => card.gain > 0).length;
  const cards = view[`${pile.pile}_pile`].map(({ owner }, index): TurnedCard => {
    const card = open[index];
    const next = index === open.length;
    const pays = next ? CARD_PAYOUTS[Math.min(rights, CARD_PAYOUTS.length - 1)]! : null;
    return { seat: owner, camel: pile.cards[index]?.camel ?? null, gain: card?.gain ?? null, pays, now: !counted && index === pile.cards.length - 1 };
  });
  return { pile: pile.pile, right: pile.camel, cards, number: pile.cards.length, purses: pursesOf(accounts, view, pile, open) };
}

/** The fullest first. Every sum is the server's: the latest that was told. */
function pursesOf(accounts: Accounts, view: CamelUpView, pile: PileAccount, open: PileAccount['cards']): Purse[] {
  const told = new Map<number, number>();
  for (const { seat, settled } of accounts.legs.at(-1)?.seats ?? []) if (settled) told.set(seat, settled.coins);
  for (const one of accounts.race!.piles) {
    for (const card of one === pile ? open : one.cards) told.set(card.seat, card.coins);
    for (const { seat, coins } of one.settled) told.set(seat, coins);
  }
  const last = open.at(-1);
  const owes = view.options.final_floor === 'pile';
  return view.seats
    .map((own, seat): Purse => {
      const settled = pile.settled.some((one) => one.seat === seat);
      const owed = owes && !settled ? open.reduce((sum, card) => sum + (card.seat === seat ? card.gain : 0), 0) : 0;
      return { seat, coins: told.get(seat) ?? own.coins, owed, fresh: last?.seat === seat && open.length === pile.cards.length ? last.gain : 0 };
    })
    .sort((one, other) => other.coins + other.owed - one.coins - one.owed || one.seat - other.seat);
}
