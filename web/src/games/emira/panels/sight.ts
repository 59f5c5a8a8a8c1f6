/** What a view leaves out because it is as always, put back. */
import type { EmiraView, Step } from '../../../generated/emira';
import type { EmiraEvent, EmiraTable } from '../game';
import type { Princess } from '../art/pieces';

type Used = Pick<Step, 'resume' | 'choosing' | 'look_place' | 'look_count' | 'pending' | 'passed' | 'bid' | 'bidder' | 'xenia_tokens' | 'hind_turn'>;

const AS_ALWAYS: Used = {
  resume: 'events',
  choosing: 0,
  look_place: 0,
  look_count: 0,
  pending: [],
  passed: [],
  bid: 0,
  bidder: null,
  xenia_tokens: 0,
  hind_turn: 0,
};

export function stepOf(view: EmiraView): Used {
  return { ...AS_ALWAYS, ...view.step };
}

/** The phases of a turn as people count them (§4). */
export const PHASES_OF_TURN = ['events', 'income', 'preparation', 'auctions', 'purchases', 'choice', 'upkeep'] as const;
export type TurnPhase = (typeof PHASES_OF_TURN)[number];

const BY_PHASE: Partial<Record<EmiraView['phase'], TurnPhase>> = {
  playing_cards: 'events',
  looking_at_princesses: 'events',
  looking_at_status: 'events',
  arranging_princesses: 'events',
  arranging_status: 'events',
  changing_mind: 'events',
  choosing_place: 'events',
  choosing_look: 'events',
  choosing_caravan: 'events',
  choosing_track: 'events',
  moving_vermin: 'events',
  splitting: 'events',
  choosing_turn: 'events',
  showing_princess: 'preparation',
  choosing_status: 'preparation',
  showing_status: 'preparation',
  choosing_token: 'preparation',
  drawing_token: 'preparation',
  relieving: 'auctions',
  bidding: 'auctions',
  acting: 'auctions',
  buying_cards: 'purchases',
  drawing_cards: 'purchases',
  keeping_bought: 'purchases',
  giving_gift: 'upkeep',
  losing_princess: 'upkeep',
  putting_under: 'upkeep',
};

/** In which phase of the turn the game is; forced choices belong to the phase that goes on after them. */
export function turnPhase(view: EmiraView): TurnPhase | null {
  if (view.turn === 0 || view.phase === 'over') return null;
  const found = BY_PHASE[view.phase];
  if (found) return found;
  const resume = stepOf(view).resume ?? '';
  if (resume === 'events' || resume === 'vermin') return 'events';
  if (resume === 'income') return 'income';
  if (['preparation', 'status', 'token', 'offer'].includes(resume)) return 'preparation';
  if (['auction', 'window', 'bidding', 'action', 'next_auction'].includes(resume)) return 'auctions';
  if (resume === 'purchases') return 'purchases';
  return resume === 'choice' ? 'choice' : 'upkeep';
}

const BY_EVENT: Partial<Record<EmiraEvent['event'], TurnPhase>> = {
  card_played: 'events',
  no_card_played: 'events',
  income_paid: 'income',
  caravan_ended: 'income',
  princess_shown: 'preparation',
  status_shown: 'preparation',
  token_drawn: 'preparation',
  auction_opened: 'auctions',
  bid_made: 'auctions',
  passed: 'auctions',
  auction_won: 'auctions',
  acts_free: 'auctions',
  cards_paid: 'purchases',
  no_card_bought: 'purchases',
  card_bought: 'purchases',
  gold_shown: 'choice',
  gift_counted: 'upkeep',
  gift_paid: 'upkeep',
  gift_refused: 'upkeep',
  upkeep_paid: 'upkeep',
  princess_lost: 'upkeep',
};

/** The phase that is shown: that of what is being told, which the view may be ahead of. Whoever was in play before she went, or could not decide, chose. */
export function shownPhase(view: EmiraView, event: EmiraEvent | null, before: EmiraView | null): TurnPhase | null {
  if (!event) return turnPhase(view);
  if ((event.event === 'princess_joined' || event.event === 'princess_undecided') && before?.in_play.includes(event.princess)) return 'choice';
  return BY_EVENT[event.event] ?? turnPhase(view);
}

const BECAUSE_OF: Partial<Record<EmiraView['phase'], Princess>> = {
  discarding_token: 'samira',
  discarding_status: 'zahrah',
  giving_up: 'sidi_suleiman',
  giving_gift: 'xenia',
};

/** Who it is that somebody has to give something up for. */
export function guestOf(view: EmiraView): Princess | null {
  return BECAUSE_OF[view.phase] ?? null;
}

/** Whom the windows show: whoever has moved in and wants something, and the princesses in play. */
export function inWindows(view: EmiraView): Princess[] {
  const guest = guestOf(view);
  return guest && !view.in_play.includes(guest) ? [guest, ...view.in_play] : view.in_play;
}

/** Each auction has a name of its own, so that what was agreed for one is not used in the next. */
export function auctionOf(view: EmiraView): string {
  return `${view.turn}:${stepOf(view).pending.join('')}`;
}

/** What each seat has bid in this auction, as the log tells it. */
export function bidsSoFar(table: EmiraTable): Map<number, number> {
  const bids = new Map<number, number>();
  for (const told of [...table.log].reverse()) {
    for (const event of [...told.events].reverse()) {
      if (event.event === 'auction_opened' || event.event === 'auction_won' || event.event === 'turn_started') return bids;
      if (event.event === 'bid_made' && !bids.has(event.seat)) bids.set(event.seat, event.amount);
    }
  }
  return bids;
}

/** How somebody has come to act: what was bid and paid in the auction that is over, or nothing where they act free; null where that was not told. */
export function wonBy(table: EmiraTable, seat: number): { bid: number; paid: number } | null {
  for (const told of [...table.log].reverse()) {
    for (const event of [...told.events].reverse()) {
      if (event.event === 'auction_won') return event.seat === seat ? { bid: event.bid, paid: event.paid } : null;
      if (event.event === 'acts_free') return event.seat === seat ? { bid: 0, paid: 0 } : null;
      if (event.event === 'turn_started') return null;
    }
  }
  return null;
}
