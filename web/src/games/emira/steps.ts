/** What the table looks like after each event, and how long people need to follow it. The server's view has the last word: here pieces only go where they are seen
to go, and whatever is worked out from them waits for it. */
import type { AnyEvent } from '../../core/speech';
import { CARAVANS, TRACK_SPACES, type EmiraView, type GameEvent } from '../../generated/emira';
import type { Caravan, Princess, Token } from './art/pieces';

type Seat = EmiraView['seats'][number];

export function step(shown: unknown, told: AnyEvent): unknown {
  const view = shown as EmiraView;
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case 'colour_drawn':
      return seated(view, event.seat, () => ({ colour: event.colour }));
    case 'first_drawn':
      return { ...view, first: event.seat };
    case 'turn_started':
      return { ...view, turn: event.turn, first: event.seat, played: [] };
    case 'card_played':
      return { ...seated(view, event.seat, (seat) => ({ cards: seat.cards - 1, hand: seat.hand && counted(seat.hand, event.card, -1) })), played: [...view.played, event.card] };
    case 'rate_raised':
      return seated(view, event.seat, () => ({ rate: event.rate }));
    case 'camels_bred':
      return seated(view, event.seat, (seat) => ({ camels: seat.camels + event.count }));
    case 'camels_died':
      return seated(view, event.seat, (seat) => ({ camels: seat.camels - event.count }));
    case 'guest_house_added':
      return seated(view, event.seat, (seat) => ({ guest_houses: seat.guest_houses + 1, rooms: seat.rooms + 1 }));
    case 'caravan_loaded':
      return seated(view, event.seat, (seat) => ({ caravans: moved(seat, event.caravan, event.space, event.space + 1) }));
    case 'caravan_gnawed':
      return seated(view, event.seat, (seat) => ({ caravans: moved(seat, event.caravan, event.space, event.space - 1) }));
    case 'palace_restored':
      return seated(view, event.seat, (seat) => ({ track: event.halves, palace: seat.palace + 1 }));
    case 'track_fell':
      return seated(view, event.seat, (seat) => ({ track: event.halves, palace: seat.palace - 1 }));
    case 'income_paid':
      return seated(view, event.seat, (seat) => ({ gold: paid(seat, event.gold), caravans: view.played.includes('interrupt_spice_trade') ? seat.caravans : walked(seat) }));
    case 'princess_shown':
      return { ...view, in_play: [...view.in_play, event.princess], princess_deck: view.princess_deck - 1 };
    case 'status_shown':
    case 'status_chosen':
      return { ...view, offer: { ...view.offer, status: event.cost } };
    case 'token_drawn':
    case 'token_chosen':
      return { ...view, offer: { ...view.offer, token: event.token } };
    case 'good_offered':
      return { ...view, offer: { ...view.offer, [event.good]: true } };
    case 'auction_opened':
      return { ...view, phase: 'bidding', step: { ...view.step, pending: event.seats, passed: [], bid: 0, bidder: null, starter: event.seat } };
    case 'bid_made':
      return { ...view, step: { ...view.step, bid: event.amount, bidder: event.seat } };
    case 'passed':
      return { ...view, step: { ...view.step, passed: [...(view.step.passed ?? []), event.seat] } };
    case 'auction_won':
      return seated(view, event.seat, (seat) => ({ gold: paid(seat, -event.paid) }));
    case 'relief_taken':
    case 'gift_paid':
      return seated(view, event.seat, (seat) => ({ gold: paid(seat, event.event === 'gift_paid' ? -event.gold : event.gold) }));
    case 'caravan_bought': {
      const size = event.caravan.startsWith('small') ? 'small' : 'large';
      const sent = { ...view, offer: { ...view.offer, [size]: false } };
      return seated(sent, event.seat, (seat) => ({ gold: paid(seat, -event.price), caravans: moved(seat, event.caravan, 0, TRACK_SPACES[CARAVANS.indexOf(event.caravan)]!) }));
    }
    case 'token_bought':
      return seated({ ...view, offer: { ...view.offer, token: null } }, event.seat, (seat) => ({ gold: paid(seat, -event.price), tokens: counted(seat.tokens, event.token, 1), appearance: seat.appearance + 1 }));
    case 'status_bought':
      return seated({ ...view, offer: { ...view.offer, status: null } }, event.seat, (seat) => ({ gold: paid(seat, -event.cost), status: [...seat.status, event.cost], status_points: seat.status_points + event.points }));
    case 'section_bought':
      return seated({ ...view, offer: { ...view.offer, section: false } }, event.seat, (seat) => ({ gold: paid(seat, -event.price), sections: seat.sections + 1, rooms: seat.rooms + 1, palace: seat.palace + 2 }));
    case 'camel_bought':
      return seated({ ...view, offer: { ...view.offer, camel: false } }, event.seat, (seat) => ({ gold: paid(seat, -event.price), camels: seat.camels + 1 }));
    case 'token_returned':
      return { ...view, offer: { ...view.offer, token: null } };
    case 'status_returned':
      return { ...view, offer: { ...view.offer, status: null } };
    case 'cards_paid':
      return seated(view, event.seat, (seat) => ({ gold: paid(seat, -event.price) }));
    case 'card_bought':
      return seated(view, event.seat, (seat) => ({ cards: seat.cards + 1, hand: seat.hand && event.card ? counted(seat.hand, event.card, 1) : seat.hand }));
    case 'gold_shown':
      return seated(view, event.seat, () => ({ shown: event.gold, shown_turn: view.turn }));
    case 'princess_joined':
      return seated(away(view, event.princess), event.seat, (seat) => ({ princesses: [...seat.princesses, event.princess] }));
    case 'princess_undecided': {
      const gone = away(view, event.princess);
      return { ...gone, undecided: [...gone.undecided, event.princess] };
    }
    case 'token_lost':
      return seated(view, event.seat, (seat) => ({ tokens: counted(seat.tokens, event.token as Token, -1), appearance: seat.appearance - 1 }));
    case 'status_lost':
      return seated(view, event.seat, (seat) => ({ status: without(seat.status, event.cost) }));
    case 'princess_abducted':
    case 'princess_lost':
      return seated(away(view, 'sidi_suleiman'), event.seat, (seat) => ({ princesses: without(seat.princesses, event.princess) }));
    case 'gift_refused':
    case 'xenia_left':
      return seated(view, event.seat, (seat) => ({ princesses: without(seat.princesses, 'xenia') }));
    case 'gift_counted':
      return { ...view, step: { ...view.step, xenia_tokens: event.tokens } };
    case 'upkeep_paid':
      return seated(view, event.seat, (seat) => ({ gold: paid(seat, -event.gold) }));
    case 'game_ended':
      return { ...view, winners: event.winners, reason: event.reason, phase: 'over' };
    case 'opened':
      return seated(view, event.seat, () => ({ gold: event.gold, hand: event.hand }));
    case 'asked':
      return { ...view, phase: event.phase, asked: event.seat, step: event.step };
    default:
      return view;
  }
}

function seated(view: EmiraView, number: number, change: (seat: Seat) => Partial<Seat>): EmiraView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? { ...seat, ...change(seat) } : seat)) };
}

/** Hidden gold stays hidden. */
function paid(seat: Seat, gold: number): number | null {
  return seat.gold === null ? null : seat.gold + gold;
}

function counted(counts: Record<string, number>, name: string, number: number): Record<string, number> {
  const after = { ...counts, [name]: (counts[name] ?? 0) + number };
  return Object.fromEntries(Object.entries(after).filter(([, count]) => count > 0));
}

function without<Item>(items: readonly Item[], item: Item): Item[] {
  const at = items.indexOf(item);
  return at < 0 ? [...items] : [...items.slice(0, at), ...items.slice(at + 1)];
}

/** A caravan goes from one space to another; from 0 it is new, and to 0 it is lost. */
function moved(seat: Seat, caravan: Caravan, from: number, to: number): Record<string, number[]> {
  const spaces = from ? without(seat.caravans[caravan] ?? [], from) : (seat.caravans[caravan] ?? []);
  return { ...seat.caravans, [caravan]: to ? [...spaces, to].sort((one, other) => one - other) : spaces };
}

/** Each caravan that has paid goes a space to the left; from the first it is gone. */
function walked(seat: Seat): Record<string, number[]> {
  return Object.fromEntries(Object.entries(seat.caravans).map(([caravan, spaces]) => [caravan, spaces.map((space) => space - 1).filter((space) => space > 0)]));
}

function away(view: EmiraView, princess: Princess): EmiraView {
  return { ...view, in_play: without(view.in_play, princess), undecided: without(view.undecided, princess) };
}

/** Milliseconds: long enough to see whom it concerns, short enough that an auction stays quick. */
export function pace(told: AnyEvent): number {
  switch ((told as unknown as GameEvent).event) {
    case 'asked':
    case 'board_ready':
    case 'good_offered':
    case 'no_relief_taken':
    case 'card_dealt':
    case 'card_seen':
    case 'opened':
      return 0;
    case 'no_card_played':
    case 'no_card_bought':
    case 'auction_opened':
    case 'objective_dealt':
    case 'caravan_ended':
    case 'gift_counted':
      return 140;
    case 'bid_made':
    case 'passed':
      return 380;
    case 'income_paid':
    case 'upkeep_paid':
      return 300;
    case 'auction_won':
    case 'acts_free':
    case 'card_played':
    case 'gold_shown':
      return 650;
    case 'princess_shown':
      return 800;
    case 'princess_joined':
    case 'princess_undecided':
    case 'princess_lost':
    case 'princess_abducted':
      return 1000;
    case 'caravan_bought':
    case 'token_bought':
    case 'status_bought':
    case 'section_bought':
    case 'camel_bought':
    case 'relief_taken':
      return 700;
    case 'turn_started':
      return 500;
    default:
      return 280;
  }
}
