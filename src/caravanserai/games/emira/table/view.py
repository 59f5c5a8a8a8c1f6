"""§2.5 What a seat sees: all that lies open, and of what is hidden its own gold, cards and objective, and what it has looked at.

A view is built by adding what may be seen. It holds all that its viewer knows, so that a position can be restored from it.
"""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber, View
from caravanserai.core.sets import bits_of, counted, numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position, is_open, price_for
from caravanserai.games.emira.names import (
    ACTIONS,
    CARAVANS,
    CARDS,
    COLOURS,
    OBJECTIVES,
    PHASES,
    PRINCESSES,
    REASONS,
    TOKENS,
    Action,
    Caravan,
    Card,
    Colour,
    Objective,
    Phase,
    Princess,
    Reason,
    Token,
    cards_in,
    princesses_in,
)
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.step import Step
from caravanserai.games.emira.table.progress import step_of

LOOKER_ON = 5
"""The bit of those who only look on, among those who have seen a card."""

LENDERS: dict[Token, list[Princess]] = {token: princesses_in(c.LENDERS[number]) for number, token in enumerate(TOKENS)}
"""By kind, the princesses who lend a token."""


class PrincessCard(msgspec.Struct, omit_defaults=True):
    """A card of the Emira deck that somebody has seen."""

    place: int
    """In the deck, the top card being 1."""
    princess: Princess | None = None
    """None for those who may not know it."""
    seen: list[SeatNumber] = []
    """Who knows it, unless everybody does."""
    open: bool = False
    swapped: bool = False
    """Whether it has the mark of a swap, which everybody sees."""
    group: int = 0
    """Cards of one group were mixed."""
    among: list[Princess] = []
    """Those who are known to lie in the hidden places of its group: she is one of them, or one of whom nothing is known."""


class StatusCard(msgspec.Struct, omit_defaults=True):
    """A card of the status deck that somebody has seen."""

    place: int
    cost: int | None = None
    seen: list[SeatNumber] = []
    open: bool = False
    group: int = 0
    among: list[int] = []


class EventCard(msgspec.Struct, omit_defaults=True):
    """A card of the event deck that somebody has seen."""

    place: int
    card: Card | None = None
    seen: list[SeatNumber] = []


class Offer(msgspec.Struct):
    """What can be bought in this turn's auctions."""

    small: bool = False
    large: bool = False
    token: Token | None = None
    status: int | None = None
    """What it costs."""
    section: bool = False
    camel: bool = False


class Seat(msgspec.Struct):
    """What lies before a seat."""

    colour: Colour | None = None
    gold: int | None = None
    """None for those who may not know it."""
    flow: int = 0
    """How much gold came in this turn, less what was paid, as everybody heard."""
    flow_before: int = 0
    """The same in the turn before."""
    shown: int | None = None
    """The gold that was last shown to all, and in which turn."""
    shown_turn: int = 0
    objective: Objective | None = None
    cards: int = 0
    """How many event cards it holds."""
    hand: dict[Card, int] | None = None
    camels: int = 0
    rate: int = 50
    """What each camel takes off a bid."""
    sections: int = 0
    guest_houses: int = 0
    track: int = 0
    """The palace track of the advanced game, in half points."""
    tokens: dict[Token, int] = {}
    """Without those that are lent."""
    looks: dict[Token, int] = {}
    """Cards that make a kind of token count more."""
    looks_bonus: int = 0
    """What these cards added when they were played."""
    status: list[int] = []
    """Status cards by what they cost."""
    caravans: dict[Caravan, list[int]] = {}
    """By kind, the spaces on which they stand, counted from the left."""
    princesses: list[Princess] = []
    met: list[Princess] = []
    """Those who have ever lived here."""
    appearance: int = 0
    status_points: int = 0
    palace: int = 0
    """In half points."""
    rooms: int = c.BASE_ROOMS
    prices: dict[Action, int] = {}
    """What actions cost this seat; a status card costs what it says."""


class EmiraView(View):
    """What a seat sees of a game of Emira, or an onlooker."""

    viewer: SeatNumber | None
    options: EmiraOptions
    phase: Phase
    asked: SeatNumber | None
    turn: int
    first: SeatNumber
    """The first player."""
    laid: int
    """At setup: how many have a colour, or an objective."""
    seats: list[Seat]
    offer: Offer
    in_play: list[Princess]
    undecided: list[Princess]
    swapped: list[Princess]
    """Those in play or undecided whose preferences are swapped."""
    played: list[Card]
    """This turn's events."""
    bag: dict[Token, int]
    camels_left: int
    sections_left: int
    small_left: int
    large_left: int
    princess_deck: int
    """How many cards."""
    princess_cards: list[PrincessCard]
    princesses_gone: list[Princess]
    status_deck: int
    status_upper: int
    """So many from the top are none of 3 points."""
    status_cards: list[StatusCard]
    status_gone: dict[int, int]
    event_deck: int
    event_cards: list[EventCard]
    events_gone: dict[Card, int]
    looking: list[Card]
    """What the viewer is buying one of."""
    looked_at: int
    """How many cards somebody is buying one of."""
    step: Step
    winners: list[SeatNumber]
    reason: Reason | None


def evaluate(seat: Seat, options: EmiraOptions) -> None:
    """§3 and §5.4 What princesses look at, counted from what lies there, and what those who live there make cheaper."""
    held = [tokens_with(seat, token) for token in TOKENS]
    bonus = sum(count * (tokens_with(seat, token) // 3) for token, count in seat.looks.items())
    seat.appearance = sum(held) + min(held) + (seat.looks_bonus if options.good_looking == "fixed" else bonus)
    seat.status_points = sum(c.STATUS_POINTS[c.STATUS_COSTS.index(cost)] for cost in seat.status)
    seat.status_points += sum(c.PRINCESS_STATUS[PRINCESSES.index(princess)] for princess in seat.princesses)
    seat.palace = 2 * seat.sections + seat.track
    seat.rooms = c.BASE_ROOMS + seat.sections + seat.guest_houses
    guests = bits_of([*seat.princesses], PRINCESSES)
    seat.prices = {action: price_for(guests, number) for number, action in enumerate(ACTIONS) if action != "status"}


def tokens_with(seat: Seat, token: Token) -> int:
    """§3.1 Tokens of a kind, with those that princesses lend."""
    return seat.tokens.get(token, 0) + sum(princess in LENDERS[token] for princess in seat.princesses)


def options_of(position: Position) -> EmiraOptions:
    """The table's options, as the position keeps them."""
    return EmiraOptions(
        advanced=bool(position.advanced),
        base_income=position.base_income,  # type: ignore[arg-type]
        opening_event="random" if position.opening_dealt else "choose",
        event_symbols="titles" if position.by_titles else "groups",
        good_looking="fixed" if position.looks_fixed else "counted",
        exhaustion_end=bool(position.exhaustion_end),
        undecided_check="payment" if position.per_payment else "step",
        gold_reveal="all" if position.reveal_all else "compared",
        zahrah_discard="deck" if position.zahrah_under else "game",
        hind_blocks_choice=bool(position.hind_blocks),
        late_arrival_counts=bool(position.late_counts),
        last_turn=position.last_turn,
    )


def view_of(position: Position, viewer: int | None) -> EmiraView:
    """§2.5 Everything on the table, and of secrets those the viewer may know."""
    over = position.is_over()
    in_play = [PRINCESSES[number] for number in position.in_play if number >= 0]
    undecided = [PRINCESSES[number] for number in position.undecided if number >= 0]
    buying = position.phase in (c.DRAWING_CARDS, c.KEEPING_BOUGHT)
    looking = [CARDS[card] for card in position.looking if card >= 0]
    return EmiraView(
        viewer=viewer,
        options=options_of(position),
        phase=PHASES[position.phase],
        asked=position.asked if position.asked >= 0 else None,
        turn=position.turn,
        first=position.first,
        laid=position.laid,
        seats=_seats(position, viewer),
        offer=Offer(
            small=bool(position.offer_small),
            large=bool(position.offer_large),
            token=TOKENS[position.offer_token] if position.offer_token >= 0 else None,
            status=c.STATUS_COSTS[position.offer_status] if position.offer_status >= 0 else None,
            section=bool(position.offer_section),
            camel=bool(position.offer_camel),
        ),
        in_play=in_play,
        undecided=undecided,
        swapped=[name for name in princesses_in(position.swapped) if name in in_play or name in undecided],
        played=cards_in(position.played),
        bag=counted(position.bag, TOKENS),  # type: ignore[arg-type]
        camels_left=position.camels_left,
        sections_left=position.sections_left,
        small_left=position.small_left,
        large_left=position.large_left,
        princess_deck=position.princess_size,
        princess_cards=_princess_cards(position, viewer),
        princesses_gone=princesses_in(position.princesses_gone),
        status_deck=position.status_size,
        status_upper=position.status_upper,
        status_cards=_status_cards(position, viewer),
        status_gone={c.STATUS_COSTS[kind]: count for kind, count in enumerate(position.status_gone) if count},
        event_deck=position.card_size,
        event_cards=_event_cards(position, viewer),
        events_gone=counted(position.cards_gone, CARDS),  # type: ignore[arg-type]
        looking=looking if buying and viewer == position.asked else [],
        looked_at=len(looking),
        step=step_of(position),
        winners=numbers_in(position.winners) if over else [],
        reason=REASONS[position.reason] if over else None,
    )


def _seats(position: Position, viewer: int | None) -> list[Seat]:
    over, options = position.is_over(), options_of(position)
    return [_seat(position, seat, options, seen=over or seat == viewer) for seat in range(position.seats)]


def _seat(position: Position, number: int, options: EmiraOptions, *, seen: bool) -> Seat:
    def row(name: str, width: int) -> list[int]:
        values: list[int] = getattr(position, name)[number * width : (number + 1) * width]
        return values

    hand, objective = row("hand", c.CARDS), position.objective[number]
    princesses = princesses_in(position.guests[number])
    seat = Seat(
        colour=COLOURS[position.colour[number]] if position.colour[number] >= 0 else None,
        gold=position.gold[number] if seen or is_open(position, number) else None,
        flow=position.gold[number] - position.purse[number],
        flow_before=position.purse[number] - position.purse_before[number],
        shown=position.shown_gold[number] if position.shown_gold[number] >= 0 else None,
        shown_turn=position.shown_turn[number],
        objective=OBJECTIVES[objective] if seen and objective >= 0 else None,
        cards=sum(hand),
        hand=counted(hand, CARDS) if seen else None,  # type: ignore[arg-type]
        camels=position.camels[number],
        rate=c.CAMEL_RATES[position.rate[number]],
        sections=position.sections[number],
        guest_houses=position.guest_houses[number],
        track=position.track[number],
        tokens=counted(row("tokens", c.TOKENS), TOKENS),  # type: ignore[arg-type]
        looks=counted(row("looks", c.TOKENS), TOKENS),  # type: ignore[arg-type]
        looks_bonus=position.looks_bonus[number],
        status=[cost for cost, count in zip(c.STATUS_COSTS, row("status", c.STATUS_KINDS), strict=True) for _ in range(count)],
        caravans=caravans_in(row("caravans", c.CELLS)),
        princesses=princesses,
        met=princesses_in(position.met[number]),
    )
    evaluate(seat, options)
    return seat


def caravans_in(cells: list[int]) -> dict[Caravan, list[int]]:
    """By kind, the spaces with caravans on them, as often as there are caravans."""
    found: dict[Caravan, list[int]] = {}
    for track, caravan in enumerate(CARAVANS):
        spaces = cells[c.TRACK_FIRST[track] : c.TRACK_FIRST[track] + c.TRACK_SPACES[track]]
        stand = [space for space, count in enumerate(spaces, 1) for _ in range(count)]
        if stand:
            found[caravan] = stand
    return found


def _knows(seen: int, viewer: int | None) -> bool:
    return bool(seen >> (LOOKER_ON if viewer is None else viewer) & 1)


def _who(seen: int) -> list[int]:
    return [] if seen == c.PUBLIC else numbers_in(seen)


def _princess_cards(position: Position, viewer: int | None) -> list[PrincessCard]:
    size = position.princess_size
    deck, seen, groups = position.princess_deck[:size], position.princess_seen[:size], position.princess_group[:size]
    cards = []
    for place, number in enumerate(deck):
        if number >= 0:
            princess = PRINCESSES[number] if _knows(seen[place], viewer) else None
            card = PrincessCard(place + 1, princess, _who(seen[place]), seen[place] == c.PUBLIC)
            card.swapped = bool(position.swapped >> number & 1)
            card.group = groups[place]
            cards.append(card)
    waiting = princesses_in(position.princesses_lost) if position.phase == c.PUTTING_UNDER else []
    for card in cards:
        if card.group and card.princess is None:
            hidden = [other.place - 1 for other in cards if other.group == card.group and other.princess is None]
            known = [PRINCESSES[deck[place]] for place in hidden if _knows(position.princess_known[place], viewer)]
            card.among = sorted(known + (waiting if card.group == position.groups else []), key=PRINCESSES.index)
    return cards


def _status_cards(position: Position, viewer: int | None) -> list[StatusCard]:
    cards, seen_by = [], position.status_seen
    for place, kind in enumerate(position.status_deck[: position.status_size]):
        if kind >= 0:
            seen = seen_by[place]
            cost = c.STATUS_COSTS[kind] if _knows(seen, viewer) else None
            cards.append(StatusCard(place + 1, cost, _who(seen), seen == c.PUBLIC, position.status_group[place]))
    for card in cards:
        if card.group and card.cost is None:
            hidden = [other.place - 1 for other in cards if other.group == card.group and other.cost is None]
            known = [position.status_deck[place] for place in hidden if _knows(position.status_known[place], viewer)]
            card.among = sorted(c.STATUS_COSTS[kind] for kind in known)
    return cards


def _event_cards(position: Position, viewer: int | None) -> list[EventCard]:
    cards, seen_by = [], position.card_seen
    for place, card in enumerate(position.card_deck[: position.card_size]):
        if card >= 0:
            seen = seen_by[place]
            cards.append(EventCard(place + 1, CARDS[card] if _knows(seen, viewer) else None, _who(seen)))
    return cards
