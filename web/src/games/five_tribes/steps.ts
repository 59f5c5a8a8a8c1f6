/** What is shown after one event, and how long people need to follow it. The server's view replaces it all in the end; see `games/five_tribes/after.py`. */
import type { AnyEvent } from '../../core/speech';
import { DJINNS, DJINN_COSTS, FRONT_ZERO, ONE_FAKIR, RESOURCES, THIEVES, TILES, TRIBES, TWO, type FiveTribesView, type GameEvent, type Step } from '../../generated/five_tribes';
import { tribeOf, type Djinn, type Resource, type SeatView, type Thief, type TileView, type Tribe } from './names';

type Counts = Record<string, number>;

export function step(view: unknown, event: AnyEvent): unknown {
  return after(view as FiveTribesView, event as unknown as GameEvent);
}

export function after(view: FiveTribesView, event: GameEvent): FiveTribesView {
  switch (event.event) {
    // Setup and rows
    case 'tile_laid': {
      const { [event.design]: left = 1, ...others } = view.designs_left;
      const designs_left = left > 1 ? { ...view.designs_left, [event.design]: left - 1 } : others;
      const tile: TileView = { tile: event.tile, design: event.design, meeples: {}, owner: null, palms: 0, palaces: 0 };
      return { ...view, tiles: [...view.tiles, tile], designs_left, laid: (view.laid + 1) % TILES.length };
    }
    case 'meeples_laid':
      return { ...fromBag(view, event.tile, event.meeples), laid: (view.laid + 1) % TILES.length };
    case 'meeples_added':
      return fromBag(view, event.tile, event.meeples);
    case 'resource_shown':
      return { ...view, row: [...view.row, event.resource], pile: view.pile - 1 };
    case 'djinn_shown':
      return { ...view, djinn_pile: without(view.djinn_pile, event.djinn), djinn_row: [...view.djinn_row, event.djinn] };
    case 'thief_shown':
      return { ...view, thief_pile: without(view.thief_pile, event.thief), thief: event.thief };
    case 'marker_laid':
      return { ...view, markers_left: view.markers_left.map((left, seat) => (seat === event.seat ? left - 1 : left)), bid_order: [...view.bid_order, event.seat], laid: view.laid + 1 };
    case 'reshuffled':
      if (event.pile === 'resources') return { ...view, pile: view.pile + Object.values(view.discard).reduce((sum, count) => sum + count, 0), discard: {} };
      return { ...view, djinn_pile: sorted([...view.djinn_pile, ...view.djinn_discard], DJINNS), djinn_discard: [] };

    // Rounds
    case 'round_started':
      return view.returned.length ? { ...view, round: event.round, bid_order: view.returned, returned: [], bids: 0 } : { ...view, round: event.round };
    case 'spot_taken': {
      const spots = [...view.spots];
      if (event.place === FRONT_ZERO) [spots[0], spots[1]] = [spots[1]!, spots[2]!];
      spots[event.place] = event.seat;
      return gold({ ...view, spots, bids: view.bids + 1 }, event.seat, -event.price);
    }
    case 'activated': {
      const spots = view.spots.map((seat, place) => (place === event.place ? null : seat));
      const used = view.options.djinn_limit === 'activation' ? { used: [] } : {};
      const fresh = view.options.thief_wait === 'activation' ? { fresh: [] } : {};
      return seated({ ...view, spots, returned: [...view.returned, event.seat], turns: view.turns + 1 }, event.seat, () => ({ ...used, ...fresh }));
    }
    case 'round_ended':
      return view.last_round ? view : { ...view, seats: view.seats.map((seat) => ({ ...seat, used: [], fresh: [] })) };
    case 'last_camel':
    case 'no_move_left':
    case 'nobody_can_move':
      return { ...view, last_round: true };

    // The move and the tribes
    case 'picked_up': {
      const carried = view.tiles[TILES.indexOf(event.tile as (typeof TILES)[number])]!.meeples;
      return { ...tiled(view, event.tile, () => ({ meeples: {} })), step: { start: event.tile, at: event.tile, in_hand: carried } as Step };
    }
    case 'dropped': {
      const carried = counted(view.step.in_hand ?? {}, event.tribe, -1, TRIBES);
      return { ...meeples(view, event.tile, event.tribe, 1), step: { ...view.step, at: event.tile, left: view.step.at, in_hand: carried } };
    }
    case 'tribe_taken': {
      const taken = meeples({ ...view, step: { end: event.tile, tribe: event.tribe, taken: event.count } as Step }, event.tile, event.tribe, -event.count);
      return event.tribe === 'vizier' || event.tribe === 'elder' ? taken : bag(taken, event.tribe, event.count);
    }
    case 'camel_placed':
      return seated(tiled(view, event.tile, () => ({ owner: event.seat })), event.seat, (seat) => ({ camels: seat.camels - 1 }));
    case 'viziers_kept':
      return seated(view, event.seat, (seat) => ({ viziers: seat.viziers + event.count }));
    case 'elders_kept':
      return seated(view, event.seat, (seat) => ({ elders: seat.elders + event.count }));
    case 'row_taken':
      return card({ ...view, row: view.row.slice(1) }, event.seat, event.resource, 1);
    case 'built':
      return gold(view, event.seat, event.gold);
    case 'killed':
      return bag(meeples(view, event.tile, event.tribe, -1), event.tribe, 1);
    case 'held_killed':
      return bag(held(view, event.owner, event.tribe, -1), event.tribe, 1);
    case 'kept_by_kandicha':
      return held(bag(view, event.tribe, -1), event.seat, event.tribe, 1);

    // Tiles, cards, djinns
    case 'palace_placed':
      return { ...tiled(view, event.tile, (tile) => ({ palaces: tile.palaces + 1 })), palaces_left: view.palaces_left - 1 };
    case 'palm_placed':
      return { ...tiled(view, event.tile, (tile) => ({ palms: tile.palms + 1 })), palms_left: view.palms_left - 1 };
    case 'card_bought':
      return gold(card({ ...view, row: view.row.filter((_, place) => place !== event.place - 1) }, event.seat, event.resource, 1), event.seat, -event.price);
    case 'djinn_bought':
      return gained(paid({ ...view, djinn_row: without(view.djinn_row, event.djinn) }, event.seat, TWO, event.payment), event.seat, event.djinn);
    case 'thief_bought': {
      const join = (thieves: Thief[]): Thief[] => sorted([...thieves, event.thief], THIEVES);
      return seated(paid({ ...view, thief: null }, event.seat, TWO, event.payment), event.seat, (seat) => ({ thieves: join(seat.thieves), fresh: join(seat.fresh) }));
    }
    case 'good_offered':
      return { ...view, step: { ...view.step, offered: [...(view.step.offered ?? []), event.good] } };
    case 'good_withdrawn':
      return { ...view, step: { ...view.step, offered: without(view.step.offered ?? [], event.good) } };
    case 'suit_sold': {
      const sold = event.goods.reduce((now, good) => discard(card(now, event.seat, good, -1), good, 1), view);
      return gold(sold, event.seat, event.gold);
    }
    case 'fakirs_spent':
      return discard(card(view, event.seat, 'fakir', -event.count), 'fakir', event.count);
    case 'power_paid':
      return seated(paid(view, event.seat, DJINN_COSTS[DJINNS.indexOf(event.djinn)]!, event.payment), event.seat, (seat) => ({ used: sorted([...seat.used, event.djinn], DJINNS) }));
    case 'djinn_paid':
      return gold(view, event.seat, event.gold);
    case 'card_drawn':
      return card({ ...view, pile: view.pile - 1 }, event.seat, event.resource, 1);
    case 'djinn_drawn':
      return { ...view, djinn_pile: without(view.djinn_pile, event.djinn) };
    case 'djinn_kept':
    case 'djinn_claimed':
      return gained(view, event.seat, event.djinn);
    case 'djinn_discarded':
      return { ...view, djinn_discard: sorted([...view.djinn_discard, event.djinn], DJINNS) };

    // Thieves
    case 'thief_used':
      return seated(view, event.seat, (seat) => ({ thieves: without(seat.thieves, event.thief) }));
    case 'good_given':
      return card(view, event.seat, event.good, -1);
    case 'good_claimed':
      return card(view, event.seat, event.good, 1);
    case 'good_discarded':
      return discard(view, event.good, 1);
    case 'vizier_given':
      return seated(view, event.seat, (seat) => ({ viziers: seat.viziers - 1 }));
    case 'vizier_claimed':
      return bag(seated(view, event.seat, (seat) => ({ viziers: seat.viziers + 1 })), 'vizier', event.others);
    case 'djinn_given':
      return seated(view, event.seat, (seat) => ({ djinns: without(seat.djinns, event.djinn) }));
    case 'tile_given':
      return seated(tiled(view, event.tile, () => ({ owner: null })), event.seat, (seat) => ({ camels: seat.camels + 1 }));
    case 'piece_given':
      return piece(view, event.tile, event.piece, -1);
    case 'piece_claimed':
      return piece(view, event.tile, event.piece, 1);
    case 'pieces_returned':
      return { ...view, palms_left: view.palms_left + event.palms, palaces_left: view.palaces_left + event.palaces };

    // The end, and what comes next
    case 'opened':
      return seated(view, event.seat, () => ({ gold: event.gold, hand: event.hand }));
    case 'game_ended':
      return { ...view, winners: event.winners };
    case 'asked':
      return { ...view, phase: event.phase, turn: event.seat, step: event.step };
    default:
      return view;
  }
}

function seated(view: FiveTribesView, number: number, change: (seat: SeatView) => Partial<SeatView>): FiveTribesView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? { ...seat, ...change(seat) } : seat)) };
}

function tiled(view: FiveTribesView, name: string, change: (tile: TileView) => Partial<TileView>): FiveTribesView {
  return { ...view, tiles: view.tiles.map((tile) => (tile.tile === name ? { ...tile, ...change(tile) } : tile)) };
}

/** So many more of something, by name; what there is none of is left out, and the order is always the same. */
function counted(counts: Counts, name: string, number: number, order: readonly string[]): Counts {
  const all: Counts = { ...counts, [name]: (counts[name] ?? 0) + number };
  return Object.fromEntries(order.filter((known) => all[known]).map((known) => [known, all[known]!]));
}

function without<Name>(names: Name[], gone: Name): Name[] {
  const at = names.indexOf(gone);
  return names.filter((_, index) => index !== at);
}

function sorted<Name extends string>(names: Name[], order: readonly Name[]): Name[] {
  return names.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

function meeples(view: FiveTribesView, tile: string, tribe: Tribe, number: number): FiveTribesView {
  return tiled(view, tile, (there) => ({ meeples: counted(there.meeples, tribe, number, TRIBES) }));
}

function bag(view: FiveTribesView, tribe: Tribe, number: number): FiveTribesView {
  return { ...view, bag: counted(view.bag, tribe, number, TRIBES) };
}

function fromBag(view: FiveTribesView, tile: string, letters: string): FiveTribesView {
  return [...letters].map(tribeOf).reduce((now, tribe) => bag(meeples(now, tile, tribe, 1), tribe, -1), view);
}

function gold(view: FiveTribesView, seat: number, number: number): FiveTribesView {
  return seated(view, seat, (of) => ({ gold: of.gold === null ? null : of.gold + number }));
}

/** Resource cards come to a seat, or leave it; which ones is known only where the hand is. */
function card(view: FiveTribesView, seat: number, resource: Resource | null, number: number): FiveTribesView {
  return seated(view, seat, (of) => ({ cards: of.cards + number, hand: of.hand && resource ? counted(of.hand, resource, number, RESOURCES) : of.hand }));
}

function discard(view: FiveTribesView, resource: Resource, number: number): FiveTribesView {
  return { ...view, discard: counted(view.discard, resource, number, RESOURCES) };
}

function held(view: FiveTribesView, seat: number, tribe: Tribe, number: number): FiveTribesView {
  return seated(view, seat, (of) => (tribe === 'vizier' ? { viziers: of.viziers + number } : { elders: of.elders + number }));
}

/** What was paid besides fakirs, which another event tells. */
function paid(view: FiveTribesView, seat: number, cost: number, payment: string): FiveTribesView {
  const elders = cost === ONE_FAKIR ? 0 : (cost === TWO ? 2 : 1) - (payment === 'fakir' ? 1 : 0);
  return bag(held(view, seat, 'elder', -elders), 'elder', elders);
}

function gained(view: FiveTribesView, seat: number, djinn: Djinn): FiveTribesView {
  return seated(view, seat, (of) => ({ djinns: sorted([...of.djinns, djinn], DJINNS) }));
}

function piece(view: FiveTribesView, tile: string, kind: 'palm' | 'palace', number: number): FiveTribesView {
  return tiled(view, tile, (there) => (kind === 'palace' ? { palaces: there.palaces + number } : { palms: there.palms + number }));
}

/** In milliseconds. */
export const HOP = 260;
export const FLY = 420;

/** As long as the pieces move, and a moment to see where they have come to. */
export function pace(told: AnyEvent): number {
  const event = told as unknown as GameEvent;
  switch (event.event) {
    case 'asked':
    case 'tile_laid':
    case 'meeples_laid':
    case 'marker_laid':
    case 'stealing_ended':
    case 'good_offered':
    case 'good_withdrawn':
      return 0;
    case 'dropped':
      return HOP + 90;
    case 'picked_up':
      return 480;
    case 'spot_taken':
      return 520;
    case 'activated':
      return 380;
    case 'tribe_taken':
    case 'built':
    case 'camel_placed':
    case 'palm_placed':
    case 'palace_placed':
    case 'killed':
    case 'held_killed':
    case 'viziers_kept':
    case 'elders_kept':
      return FLY + 120;
    case 'djinn_bought':
    case 'thief_bought':
    case 'thief_used':
    case 'djinn_claimed':
      return 800;
    case 'row_taken':
    case 'card_bought':
    case 'card_drawn':
    case 'good_given':
    case 'good_claimed':
      return 360;
    case 'suit_sold':
    case 'power_paid':
    case 'djinn_paid':
    case 'last_camel':
    case 'no_move_left':
    case 'nobody_can_move':
      return 650;
    case 'round_ended':
    case 'round_started':
      return 450;
    case 'resource_shown':
      return 110;
    case 'scored':
      return 240;
    default:
      return 300;
  }
}
