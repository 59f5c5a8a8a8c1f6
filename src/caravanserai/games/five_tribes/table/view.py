"""§2 Information: what a seat sees. Gold and resource cards of others are hidden until the end; everything else is open.

A view is built by adding what may be seen. It holds all that its viewer knows, so that a position can be restored from it.
"""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber, View
from caravanserai.core.kinds import known
from caravanserai.core.sets import counted
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import (
    DESIGNS,
    DJINNS,
    PHASES,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
    Design,
    Djinn,
    Phase,
    Resource,
    Thief,
    Tribe,
    djinns_in,
    thieves_in,
    tribes_in,
)
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.step import Step
from caravanserai.games.five_tribes.table.progress import step_of


class Tile(msgspec.Struct):
    """A tile of the sultanate, with all that stands on it."""

    tile: str
    design: Design
    meeples: dict[Tribe, int]
    owner: SeatNumber | None
    """The seat whose camel stands there."""
    palms: int
    palaces: int


class Seat(msgspec.Struct):
    """What lies before a seat."""

    gold: int | None
    """None for those who may not know it."""
    hand: dict[Resource, int] | None
    cards: int
    """How many resource cards, fakirs among them."""
    elders: int
    viziers: int
    camels: int
    """Those not yet placed."""
    djinns: list[Djinn]
    used: list[Djinn]
    """Those whose power has been paid for and cannot be used again yet."""
    thieves: list[Thief]
    fresh: list[Thief]
    """Those bought too lately to be used."""


class FiveTribesView(View):
    """What a seat sees of a game of Five Tribes, or an onlooker."""

    viewer: SeatNumber | None
    options: FiveTribesOptions
    phase: Phase
    turn: SeatNumber
    """The seat whose marker acts or bids."""
    round: int
    turns: int
    last_round: bool
    laid: int
    """At setup: how many tiles, or tiles with meeples, or markers are laid out."""
    tiles: list[Tile]
    designs_left: dict[Design, int]
    bag: dict[Tribe, int]
    row: list[Resource]
    pile: int
    discard: dict[Resource, int]
    djinn_row: list[Djinn]
    djinn_pile: list[Djinn]
    """The djinns still in the pile; their order nobody knows."""
    djinn_discard: list[Djinn]
    thief: Thief | None
    thief_pile: list[Thief]
    palms_left: int
    palaces_left: int
    markers_left: list[int]
    bid_order: list[SeatNumber]
    bids: int
    spots: list[SeatNumber | None]
    """Who stands on each spot of the turn order track, the cheapest first."""
    returned: list[SeatNumber]
    """Who has acted in this round, in order."""
    seats: list[Seat]
    step: Step
    winners: list[SeatNumber]


def view_of(position: Position, viewer: int | None) -> FiveTribesView:
    """§2 Everything on the table, and of gold and cards those the viewer may know."""
    return msgspec.convert(
        {
            "viewer": viewer,
            "options": options_of(position),
            "phase": PHASES[position.phase],
            "turn": position.turn,
            "round": position.round,
            "turns": position.turns,
            "last_round": bool(position.last_round),
            "laid": position.laid,
            "tiles": _tiles(position),
            "designs_left": counted(position.designs_left, DESIGNS),
            "bag": counted(position.bag, TRIBES),
            "row": [RESOURCES[kind] for kind in position.row[: position.row_count]],
            "pile": position.pile_size,
            "discard": counted(position.discard, RESOURCES),
            "djinn_row": [DJINNS[djinn] for djinn in position.djinn_row[: position.djinn_row_count]],
            "djinn_pile": djinns_in(position.djinn_pile),
            "djinn_discard": djinns_in(position.djinn_discard),
            "thief": THIEVES[position.thief_shown] if position.thief_shown >= 0 else None,
            "thief_pile": thieves_in(position.thief_pile),
            "palms_left": position.palms_left,
            "palaces_left": position.palaces_left,
            "markers_left": position.markers_left[: position.seats],
            "bid_order": [seat for seat in position.bid_order if seat >= 0],
            "bids": position.bids,
            "spots": [seat if seat >= 0 else None for seat in position.spots],
            "returned": [seat for seat in position.returned if seat >= 0],
            "seats": _seats(position, viewer),
            "step": step_of(position),
            "winners": position.winners() if position.is_over() else [],
        },
        known(FiveTribesView),
    )


def options_of(position: Position) -> FiveTribesOptions:
    """The table's options, as the position keeps them."""
    return FiveTribesOptions(
        thieves=bool(position.thieves),
        djinn_limit="round" if position.powers_per_round else "activation",
        thief_wait="activation" if position.thief_at_once else "round",
        loop_match=bool(position.loop_match),
        viziers="most" if position.viziers_most else "each",
        open_hands=bool(position.open_hands),
        empty_round=bool(position.empty_round),
    )


def _tiles(position: Position) -> list[Tile]:
    design, meeples, camel = position.design, position.meeples, position.camel
    palms, palaces = position.palms, position.palaces
    return [
        Tile(
            name,
            DESIGNS[design[tile]],
            tribes_in(meeples[tile]),
            camel[tile] if camel[tile] >= 0 else None,
            palms[tile],
            palaces[tile],
        )
        for tile, name in enumerate(TILES)
        if design[tile] >= 0
    ]


def _seats(position: Position, viewer: int | None) -> list[Seat]:
    hands, open_to_all = position.hand, position.open_hands or position.is_over()
    seats = []
    for seat in range(position.seats):
        seen = open_to_all or seat == viewer
        hand = counted(hands[seat * c.RESOURCES : (seat + 1) * c.RESOURCES], RESOURCES)
        seats.append(
            Seat(
                gold=position.gold[seat] if seen else None,
                hand=hand if seen else None,  # type: ignore[arg-type]
                cards=position.cards[seat],
                elders=position.elders[seat],
                viziers=position.viziers[seat],
                camels=position.camels[seat],
                djinns=djinns_in(position.djinns[seat]),
                used=djinns_in(position.used[seat]),
                thieves=thieves_in(position.thieves_held[seat]),
                fresh=thieves_in(position.thieves_fresh[seat]),
            )
        )
    return seats
