"""A position that looks like a view: what the view hides is drawn at random (§2.5: gold, objectives, hands, and decks)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.core.randomness import Random, below
from caravanserai.core.sets import bits_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position, copies_of, lay_out, net_of
from caravanserai.games.emira.names import (
    CARAVANS,
    CARDS,
    COLOURS,
    OBJECTIVES,
    PHASES,
    PRINCESSES,
    REASONS,
    TOKENS,
    princesses_in,
    seat_bits,
)
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.progress import set_step
from caravanserai.games.emira.table.tally import EmiraTally
from caravanserai.games.emira.table.view import EmiraView, Seat

LEAST_GUESS = 10
SPREAD_OF_GUESSES = 90
"""Gold that is hidden is guessed evenly from 100 up to 990, by tens: most players are in between for most of the game."""

SINGLE_MINDED = princesses_in(c.SINGLE_MINDED)
"""Who cannot be swapped."""


def set_options(position: Position, options: EmiraOptions) -> None:
    """The table's options, as the rules keep them."""
    position.advanced = options.advanced
    position.base_income = options.base_income
    position.opening_dealt = options.opening_event == "random"
    position.by_titles = options.event_symbols == "titles"
    position.looks_fixed = options.good_looking == "fixed"
    position.exhaustion_end = options.exhaustion_end
    position.per_payment = options.undecided_check == "payment"
    position.reveal_all = options.gold_reveal == "all"
    position.zahrah_under = options.zahrah_discard == "deck"
    position.hind_blocks = options.hind_blocks_choice
    position.late_counts = options.late_arrival_counts
    position.last_turn = options.last_turn


def restore(view: EmiraView, rng: Random, tally: EmiraTally | None = None) -> Position:
    """A position that this viewer could not tell from the one behind the view; purses are as it has counted them."""
    position = Position(len(view.seats))
    set_options(position, view.options)
    lay_out(position)
    position.phase = PHASES.index(view.phase)
    position.asked = c.NOBODY if view.asked is None else view.asked
    position.turn, position.first, position.laid = view.turn, view.first, view.laid
    set_step(position, view.step)
    _set_board(position, view)
    _set_seats(position, view)
    _guess_gold(position, view, rng, tally)
    _deal_objectives(position, view, rng)
    _deal_princesses(position, view, rng)
    _deal_status(position, view, rng)
    _deal_cards(position, view, rng)
    position.winners = seat_bits(view.winners)
    position.reason = REASONS.index(view.reason) if view.reason is not None else 0
    return position


def _set_board(position: Position, view: EmiraView) -> None:
    offer = view.offer
    position.offer_small, position.offer_large = int(offer.small), int(offer.large)
    position.offer_camel, position.offer_section = int(offer.camel), int(offer.section)
    position.offer_token = TOKENS.index(offer.token) if offer.token is not None else c.NONE
    position.offer_status = c.STATUS_COSTS.index(offer.status) if offer.status is not None else c.NONE
    position.bag = [view.bag.get(token, 0) for token in TOKENS]
    position.camels_left, position.sections_left = view.camels_left, view.sections_left
    position.small_left, position.large_left = view.small_left, view.large_left
    position.played = bits_of(view.played, CARDS)
    in_play = [PRINCESSES.index(princess) for princess in view.in_play]
    position.in_play, position.in_play_count = in_play + [c.NONE] * (c.TOP - len(in_play)), len(in_play)
    undecided = [PRINCESSES.index(princess) for princess in view.undecided]
    position.undecided = undecided + [c.NONE] * (c.PRINCESSES - len(undecided))
    position.undecided_count = len(undecided)
    position.princesses_gone = bits_of(view.princesses_gone, PRINCESSES)
    position.swapped = bits_of(view.swapped, PRINCESSES)
    position.status_gone = [view.status_gone.get(cost, 0) for cost in c.STATUS_COSTS]
    position.cards_gone = [view.events_gone.get(card, 0) for card in CARDS]


def _set_seats(position: Position, view: EmiraView) -> None:
    seats, rest = view.seats, c.SEATS - len(view.seats)

    def each(name: str, empty: int = 0) -> list[int]:
        return [getattr(seat, name) for seat in seats] + [empty] * rest

    drawn = [COLOURS.index(seat.colour) for seat in seats if seat.colour is not None]
    position.colour = drawn + [c.NONE] * (c.SEATS - len(drawn))
    position.colours_left = ((1 << c.COLOURS) - 1) & ~sum(1 << colour for colour in drawn)
    position.shown_gold = [c.NONE if seat.shown is None else seat.shown for seat in seats] + [c.NONE] * rest
    position.shown_turn, position.camels = each("shown_turn"), each("camels")
    position.rate = [c.CAMEL_RATES.index(seat.rate) for seat in seats] + [0] * rest
    position.sections, position.guest_houses = each("sections"), each("guest_houses")
    position.track, position.looks_bonus = each("track"), each("looks_bonus")
    position.tokens = [seat.tokens.get(token, 0) for seat in seats for token in TOKENS] + [0] * (rest * c.TOKENS)
    position.looks = [seat.looks.get(token, 0) for seat in seats for token in TOKENS] + [0] * (rest * c.TOKENS)
    position.status = [seat.status.count(cost) for seat in seats for cost in c.STATUS_COSTS] + [0] * (rest * c.STATUS_KINDS)
    position.caravans = [count for seat in seats for count in _cells(seat)] + [0] * (rest * c.CELLS)
    position.guests = [bits_of(seat.princesses, PRINCESSES) for seat in seats] + [0] * rest
    position.met = [bits_of(seat.met, PRINCESSES) for seat in seats] + [0] * rest


def _cells(seat: Seat) -> list[int]:
    tracks = zip(CARAVANS, c.TRACK_SPACES, strict=True)
    return [seat.caravans.get(kind, []).count(space) for kind, spaces in tracks for space in range(1, spaces + 1)]


def _guess_gold(position: Position, view: EmiraView, rng: Random, tally: EmiraTally | None) -> None:
    """Whoever bids can pay for it."""
    gold = [c.START_GOLD] * c.SEATS
    for number, seat in enumerate(view.seats):
        if seat.gold is not None:
            gold[number] = seat.gold
        elif view.turn:
            guess = c.BID_STEP * (LEAST_GUESS + below(rng, SPREAD_OF_GUESSES))
            likely = guess if tally is None else tally.likely(number, guess)
            gold[number] = max(likely, net_of(position, number, view.step.bid)) if number == view.step.bidder else likely
    position.gold = gold
    none = [0] * (c.SEATS - len(view.seats))
    flows = zip(gold, [seat.flow for seat in view.seats] + none, strict=True)
    position.purse = [held - flow for held, flow in flows]
    before = zip(position.purse, [seat.flow_before for seat in view.seats] + none, strict=True)
    position.purse_before = [held - flow for held, flow in before]


def _deal_objectives(position: Position, view: EmiraView, rng: Random) -> None:
    """Those who have one, and whose is not known, get one of those that are left."""
    first, count = c.FIRST_OBJECTIVE[len(view.seats) - 3], c.OBJECTIVES_FOR[len(view.seats) - 3]
    known = [OBJECTIVES.index(seat.objective) if seat.objective is not None else c.NONE for seat in view.seats]
    left = [number for number in range(first, first + count) if number not in known]
    early = {"drawing_colours": 0, "drawing_first": 0, "dealing_objectives": view.laid}
    for seat in range(early.get(view.phase, len(view.seats))):
        if known[seat] < 0:
            known[seat] = _pop(left, rng)
    position.objective = known + [c.NONE] * (c.SEATS - len(known))
    position.objectives_left = sum(1 << number for number in left)


def _pop(cards: list[Any], rng: Random) -> Any:
    return cards.pop(below(rng, len(cards)))


def _deal_princesses(position: Position, view: EmiraView, rng: Random) -> None:
    """Cards that somebody else has seen are any that are left; of those that were mixed, whoever is known lies among them."""
    placed = [*view.in_play, *view.undecided, *view.princesses_gone, *(p for seat in view.seats for p in seat.princesses)]
    placed += [card.princess for card in view.princess_cards if card.princess is not None]
    if view.phase == "giving_up":
        placed.append("sidi_suleiman")
    hidden = [card for card in view.princess_cards if card.princess is None]
    among = _place_among(hidden, rng, lambda card, princess: not card.swapped or princess not in SINGLE_MINDED)
    left: list[Any] = [name for name in PRINCESSES if name not in (*placed, *among.values(), *view.step.lost)]
    deck, seen, groups, known = ([empty] * c.PRINCESSES for empty in (c.UNDRAWN, 0, 0, 0))
    for card in sorted(view.princess_cards, key=lambda card: not card.swapped):
        princess = card.princess or among.get(card.place)
        if princess is None:
            able = [name for name in left if not card.swapped or name not in SINGLE_MINDED]
            princess = _pop(able, rng)
            left.remove(princess)
        number = PRINCESSES.index(princess)
        deck[card.place - 1], groups[card.place - 1] = number, card.group
        seen[card.place - 1] = c.PUBLIC if card.open else seat_bits(card.seen)
        known[card.place - 1] = _who_knows(view.viewer, card, hidden) if card.place in among else 0
        position.swapped |= int(card.swapped) << number
        position.princesses_lost &= ~(1 << number)
    position.princess_deck, position.princess_seen = deck, seen
    position.princess_group, position.princess_known = groups, known
    position.princess_size, position.princess_pool = view.princess_deck, bits_of(left, PRINCESSES)


def _place_among(hidden: list[Any], rng: Random, may_be: Callable[[Any, Any], bool]) -> dict[int, Any]:
    """By place, cards that are known to lie among some that were mixed. Who cannot be everywhere is placed first."""
    placed: dict[int, Any] = {}
    for group in sorted({card.group for card in hidden if card.among}):
        cards = [card for card in hidden if card.group == group]
        known = _shuffled(cards[0].among, rng)
        particular = [one for one in known if not all(may_be(card, one) for card in cards)]
        for one in [*particular, *(one for one in known if one not in particular)][: len(cards)]:
            card = _pop([card for card in cards if card.place not in placed and may_be(card, one)], rng)
            placed[card.place] = one
    return placed


def _shuffled(cards: list[Any], rng: Random) -> list[Any]:
    left = list(cards)
    return [_pop(left, rng) for _ in cards]


def _who_knows(viewer: int | None, card: Any, hidden: list[Any]) -> int:
    """Who knows that this card is one of its group: the viewer; and all, if everybody saw what was mixed, or might have."""
    places = sum(other.group == card.group for other in hidden)
    return c.PUBLIC if viewer is None or len(card.among) >= places else 1 << viewer


def _deal_status(position: Position, view: EmiraView, rng: Random) -> None:
    """§2.3 Among the first cards there is none of 3 points."""
    three, ready = len(view.seats) == 3, view.phase != "drawing_colours"
    left = [count - (boxed if three else 0) for count, boxed in zip(c.STATUS_COUNTS, c.STATUS_BOXED, strict=True)]
    out: list[int] = [cost for seat in view.seats for cost in seat.status] if ready else [c.STATUS_COSTS[c.RED_STATUS]]
    out += [cost for cost, count in view.status_gone.items() for _ in range(count)]
    out += [card.cost for card in view.status_cards if card.cost is not None]
    hidden = [card for card in view.status_cards if card.cost is None]
    among = _place_among(hidden, rng, lambda card, cost: True)
    out += among.values()
    out += [view.offer.status] if view.offer.status is not None else []
    for cost in out:
        left[c.STATUS_COSTS.index(cost)] -= 1
    deck, seen, groups, known = ([empty] * c.STATUS_ROOM for empty in (c.UNDRAWN, 0, 0, 0))
    for card in view.status_cards:
        known_cost = card.cost or among.get(card.place)
        if known_cost is None:
            able = c.FIRST_OF_THREE if card.place <= view.status_upper else c.STATUS_KINDS
            kind = _draw(left[:able], rng)
            left[kind] -= 1
        else:
            kind = c.STATUS_COSTS.index(known_cost)
        deck[card.place - 1], groups[card.place - 1] = kind, card.group
        seen[card.place - 1] = c.PUBLIC if card.open else seat_bits(card.seen)
        known[card.place - 1] = _who_knows(view.viewer, card, hidden) if card.place in among else 0
    position.status_deck, position.status_seen, position.status_pool = deck, seen, left
    position.status_group, position.status_known = groups, known
    position.status_size, position.status_upper = view.status_deck, view.status_upper


def _draw(counts: list[int], rng: Random) -> int:
    """One of these kinds, by how many there are of each."""
    at, kind = below(rng, sum(counts)), 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    return kind


def _deal_cards(position: Position, view: EmiraView, rng: Random) -> None:
    """Hands, and cards that others have looked at, come out of the cards that this viewer has not seen."""
    left = [copies_of(number, view.options.advanced) for number in range(c.CARDS)]
    out: list[Any] = [*view.looking, *(card.card for card in view.event_cards if card.card is not None)]
    for counts in (view.events_gone, *(seat.hand or {} for seat in view.seats)):
        out += [card for card, count in counts.items() for _ in range(count)]
    for seat in view.seats:
        out += ["guest_house"] * seat.guest_houses + ["good_looking"] * sum(seat.looks.values())
    if view.phase == "choosing_look":
        out.append("good_looking")
    for card in out:
        left[CARDS.index(card)] -= 1

    def drawn() -> int:
        kind = _draw(left, rng)
        left[kind] -= 1
        return kind

    hands = [0] * c.ALL_HANDS
    for number, seat in enumerate(view.seats):
        cards = [CARDS.index(card) for card, count in (seat.hand or {}).items() for _ in range(count)]
        for kind in cards if seat.hand is not None else [drawn() for _ in range(seat.cards)]:
            hands[number * c.CARDS + kind] += 1
    looking = [CARDS.index(card) for card in view.looking] or [drawn() for _ in range(view.looked_at)]
    deck, seen = [c.UNDRAWN] * c.ALL_CARDS, [0] * c.ALL_CARDS
    for slot in view.event_cards:
        deck[slot.place - 1] = CARDS.index(slot.card) if slot.card is not None else drawn()
        seen[slot.place - 1] = seat_bits(slot.seen)
    position.hand, position.card_deck, position.card_seen, position.card_pool = hands, deck, seen, left
    position.looking, position.looking_count = looking + [c.NONE] * (c.MOST_SEEN - len(looking)), len(looking)
    position.card_size = view.event_deck
