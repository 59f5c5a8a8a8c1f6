/** What is shown after one event, and how long people need to follow it. The server's view replaces it all in the end; see `games/camel_up/after.py`. */
import { DICE, RACERS, TICKET_VALUES, type CamelUpView, type GameEvent } from '../../generated/camel_up';
import type { AnyEvent } from '../../core/speech';
import { DIE, HOP, journey, LAY, LIFT, SETTLE } from './track/motion';

type Seat = CamelUpView['seats'][number];
type Track = CamelUpView['track'];
type Racer = Seat['tickets'][number]['camel'];

export function step(view: unknown, event: AnyEvent): unknown {
  return after(view as CamelUpView, event as unknown as GameEvent);
}

export function after(view: CamelUpView, event: GameEvent): CamelUpView {
  switch (event.event) {
    case 'start_seat_drawn':
      return { ...view, start_marker: event.seat };
    case 'start_die_rolled':
      return { ...view, rolled: [...view.rolled, { camel: event.camel, face: event.face }], dice_left: view.dice_left.filter((die) => die !== event.camel) };
    case 'grey_start_die_rolled':
      return view.phase === 'rolling_first_crazy' ? { ...view, rolled: [{ camel: event.printed, face: event.face }] } : view;
    case 'camel_placed':
      return placed(view, event.camel, event.space);
    case 'setup_ended':
      return { ...view, rolled: [] };
    case 'ticket_taken': {
      const [, ...left] = view.tickets[event.camel] ?? [];
      const ticket = { camel: event.camel, value: event.value };
      const tickets = (held: Seat['tickets']): Seat['tickets'] =>
        [...held, ticket].sort((one, other) => RACERS.indexOf(one.camel) - RACERS.indexOf(other.camel) || other.value - one.value);
      return seated({ ...turned(view), tickets: { ...view.tickets, [event.camel]: left } }, event.seat, (seat) => ({ tickets: tickets(seat.tickets) }));
    }
    case 'tile_placed': {
      const others = view.tiles.filter((tile) => tile.owner !== event.seat);
      const tiles = [...others, { space: event.space, side: event.side, owner: event.seat }];
      return { ...turned(view), tiles: tiles.sort((one, other) => one.space - other.space) };
    }
    case 'pyramid_ticket_taken':
      return seated({ ...view, turns: view.turns + 1, idle_turns: 0 }, event.seat, (seat) => ({ pyramid_tickets: seat.pyramid_tickets + 1 }));
    case 'die_rolled': {
      const out = (RACERS as readonly string[]).includes(event.camel) ? event.camel : 'grey';
      return { ...view, rolled: [...view.rolled, { camel: event.camel, face: event.face }], dice_left: view.dice_left.filter((die) => die !== out) };
    }
    case 'unit_moved': {
      const unit = event.camels;
      const left = view.track.map((stack) => ({ ...stack, camels: stack.camels.filter((camel) => !unit.includes(camel)) }));
      return { ...view, track: stacked(left, event.space, (there) => (event.under ? [...unit, ...there] : [...there, ...unit])) };
    }
    case 'tile_paid':
      return seated(view, event.seat, (seat) => ({ coins: seat.coins + 1 }));
    case 'card_played': {
      const card = { owner: event.seat, camel: event.camel };
      const piles = event.pile === 'winner' ? { winner_pile: [...view.winner_pile, card] } : { loser_pile: [...view.loser_pile, card] };
      return seated({ ...turned(view), ...piles }, event.seat, (seat) => ({ cards: seat.cards - 1, hand: seat.hand && seat.hand.filter((camel) => camel !== event.camel) }));
    }
    case 'partnership_formed':
      return seated(seated(turned(view), event.seat, () => ({ partner: event.partner })), event.partner, () => ({ partner: event.seat }));
    case 'leg_ended':
      return { ...view, start_marker: event.start_marker };
    case 'partner_ticket_chosen':
    case 'partner_ticket_scored':
      return seated(view, event.seat, () => ({ copied: event.gain }));
    case 'leg_settled':
    case 'pile_settled':
      return seated(view, event.seat, () => ({ coins: event.coins }));
    case 'leg_started':
      return {
        ...view,
        leg: event.leg,
        tiles: [],
        rolled: [],
        dice_left: [...DICE],
        tickets: Object.fromEntries(RACERS.map((camel) => [camel, [...TICKET_VALUES]])),
        seats: view.seats.map((seat) => ({ ...seat, tickets: [], pyramid_tickets: 0, partner: null, copied: 0 })),
      };
    case 'race_ended':
      return { ...view, finish: event.finish };
    case 'card_scored': {
      const pile = event.pile === 'winner' ? 'winner_pile' : 'loser_pile';
      const turnedOver = view[pile].findIndex((card) => card.owner === event.seat && card.camel === null);
      const cards = view[pile].map((card, index) => (index === turnedOver ? { ...card, camel: event.camel } : card));
      return seated({ ...view, [pile]: cards }, event.seat, () => ({ coins: event.coins }));
    }
    case 'game_stalled':
      return { ...view, finish: 'stalled' };
    case 'game_ended':
      return ended(view, event.winners);
    case 'asked':
      return { ...view, phase: event.phase, turn: event.seat };
    case 'crazy_swapped':
    case 'ticket_scored':
    case 'pyramid_scored':
      return view;
    default:
      return view;
  }
}

function turned(view: CamelUpView): CamelUpView {
  return { ...view, turns: view.turns + 1, idle_turns: view.idle_turns + 1 };
}

function seated(view: CamelUpView, number: number, change: (seat: Seat) => Partial<Seat>): CamelUpView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? { ...seat, ...change(seat) } : seat)) };
}

function stacked(track: Track, space: number, change: (camels: Track[number]['camels']) => Track[number]['camels']): Track {
  const there = track.find((stack) => stack.space === space)?.camels ?? [];
  const others = track.filter((stack) => stack.space !== space && stack.camels.length > 0);
  return [...others, { space, camels: change(there) }].sort((one, other) => one.space - other.space);
}

/** At setup a racer's die goes back when the racer is placed; when all are back, none is out. */
function placed(view: CamelUpView, camel: Track[number]['camels'][number], space: number): CamelUpView {
  const track = stacked(view.track, space, (there) => [...there, camel]);
  if (!(RACERS as readonly string[]).includes(camel)) return { ...view, track };
  const dice_left = DICE.filter((die) => die === camel || view.dice_left.includes(die));
  return { ...view, track, dice_left, rolled: dice_left.length === DICE.length ? [] : view.rolled };
}

/** At the end all hands are open, unless the game was broken off. */
function ended(view: CamelUpView, winners: number[]): CamelUpView {
  if (view.finish === 'stalled') return { ...view, winners };
  const cards = [...view.winner_pile, ...view.loser_pile];
  const hand = (owner: number): Racer[] => RACERS.filter((camel) => !cards.some((card) => card.owner === owner && card.camel === camel));
  return { ...view, winners, seats: view.seats.map((seat, index) => ({ ...seat, hand: hand(index) })) };
}

/** Milliseconds: as long as the pieces move, and a moment to see where they have come to. */
export function pace(told: AnyEvent): number {
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case 'unit_moved':
      return journey(event) + 180;
    case 'camel_placed':
      return LIFT + 2 * HOP + SETTLE + 60;
    case 'die_rolled':
    case 'grey_start_die_rolled':
      return DIE + 180;
    case 'start_die_rolled':
      return DIE - 80;
    case 'tile_placed':
    case 'card_played':
      return LAY + 240;
    case 'ticket_taken':
    case 'partnership_formed':
      return 420;
    case 'pyramid_ticket_taken':
      return 160;
    case 'tile_paid':
      return 420;
    case 'crazy_swapped':
      return 450;
    case 'leg_ended':
    case 'race_ended':
      return 700;
    case 'leg_settled':
    case 'pile_settled':
    case 'card_scored':
      return 380;
    case 'leg_started':
      return 600;
    case 'ticket_scored':
    case 'pyramid_scored':
    case 'partner_ticket_scored':
    case 'partner_ticket_chosen':
      return 120;
    case 'asked':
      return 0;
    default:
      return 250;
  }
}
