"""§2 Information: what a seat sees. Only the colours of other players' finish cards are hidden, until they are scored.

A view is built by adding what may be seen. It holds all that its viewer knows, so that a position can be restored from it.
"""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import View
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.camels import camel_at, space_at
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.moves import MOVES
from caravanserai.games.camel_up.names import (
    CAMELS,
    DICE,
    FINISHES,
    PHASES,
    RACERS,
    Camel,
    Die,
    Finish,
    Phase,
    Racer,
    Side,
)
from caravanserai.games.camel_up.options import SETUP_MODES, CamelUpOptions


class Stack(msgspec.Struct):
    """The camels on a space, bottom first."""

    space: int
    camels: list[Camel]


class Tile(msgspec.Struct):
    space: int
    side: Side
    owner: int


class RolledDie(msgspec.Struct):
    """A die that is out, with what it showed; white and black are the grey die's numbers."""

    camel: Camel
    face: int


class Ticket(msgspec.Struct):
    camel: Racer
    value: int


class Card(msgspec.Struct):
    """A finish card on a pile; its colour is None for those who may not know it."""

    owner: int
    camel: Racer | None


class Seat(msgspec.Struct):
    """What lies before a seat."""

    coins: int
    tickets: list[Ticket]
    pyramid_tickets: int
    partner: int | None
    cards: int
    """How many finish cards are left in hand."""
    hand: list[Racer] | None
    """Which ones, for those who may know."""
    copied: int


class CamelUpView(View):
    viewer: int | None
    options: CamelUpOptions
    phase: Phase
    turn: int
    """The seat that acts, or on whose behalf chance does."""
    leg: int
    turns: int
    idle_turns: int
    start_marker: int
    track: list[Stack]
    tiles: list[Tile]
    dice_left: list[Die]
    rolled: list[RolledDie]
    tickets: dict[Racer, list[int]]
    """The values left in each pile, the top one first."""
    winner_pile: list[Card]
    loser_pile: list[Card]
    seats: list[Seat]
    finish: Finish
    winners: list[int]


def view_of(position: Position, viewer: int | None) -> CamelUpView:
    """§2 Everything on the table, and of the finish cards those the viewer may know (C-30)."""
    open_cards = position.finish in (c.FORWARD, c.BACKWARD) and position.is_over()
    seats = range(position.seats)
    return CamelUpView(
        viewer=viewer,
        options=options_of(position),
        phase=PHASES[position.phase],
        turn=position.turn,
        leg=position.leg,
        turns=position.turns,
        idle_turns=position.idle_turns,
        start_marker=position.start_marker,
        track=_track(position.camels),
        tiles=_tiles(position),
        dice_left=[die for number, die in enumerate(DICE) if position.dice >> number & 1],
        rolled=[RolledDie(MOVES[roll].camel, MOVES[roll].face) for roll in position.rolled[: position.rolled_count]],
        tickets={camel: list(c.TICKET_VALUES[position.ticket_taken[number] :]) for number, camel in enumerate(RACERS)},
        winner_pile=_pile(position.winner_pile[: position.winner_count], viewer, open_cards),
        loser_pile=_pile(position.loser_pile[: position.loser_count], viewer, open_cards),
        seats=[_seat(position, seat, open_cards or seat == viewer) for seat in seats],
        finish=FINISHES[position.finish],
        winners=position.winners() if position.is_over() else [],
    )


def options_of(position: Position) -> CamelUpOptions:
    """The table's options, as the position keeps them."""
    return CamelUpOptions(
        start_seat="random" if position.start_seat == c.NOBODY else position.start_seat,
        stack_order=SETUP_MODES[position.stack_order],
        first_crazy=SETUP_MODES[position.first_crazy],
        final_floor="pile" if position.floor_per_pile else "card",
        partner_ticket="manual" if position.copy_by_hand else "automatic",
        hide_coins=bool(position.hide_coins),
        two_players=bool(position.two_players),
        stall_limit=position.stall_limit,
    )


def _track(camels: int) -> list[Stack]:
    stacks: dict[int, Stack] = {}
    for place in range(0, 8 * c.CAMELS, 8):
        camel = camel_at(camels, place)
        if camel < c.CAMELS:
            space = space_at(camels, place)
            stacks.setdefault(space, Stack(space, [])).camels.append(CAMELS[camel])
    return list(stacks.values())


def _tiles(position: Position) -> list[Tile]:
    tiles = []
    for seat, space in enumerate(position.tile_space[: position.seats]):
        if space:
            tiles.append(Tile(space, "boo" if position.boos >> space & 1 else "cheer", seat))
    return sorted(tiles, key=lambda tile: tile.space)


def _pile(cards: list[int], viewer: int | None, open_cards: bool) -> list[Card]:
    return [Card(card // 8, RACERS[card % 8] if open_cards or card // 8 == viewer else None) for card in cards]


def _seat(position: Position, seat: int, known: bool) -> Seat:
    partner = position.partner[seat]
    hand = [camel for number, camel in enumerate(RACERS) if position.hand[seat] >> number & 1]
    return Seat(
        coins=position.coins[seat],
        tickets=_held_tickets(position, seat),
        pyramid_tickets=position.pyramid_tickets[seat],
        partner=None if partner == c.NOBODY else partner,
        cards=len(hand),
        hand=hand if known else None,
        copied=position.copied[seat],
    )


def _held_tickets(position: Position, seat: int) -> list[Ticket]:
    held = []
    holders, taken = position.ticket_holder, position.ticket_taken
    for number, camel in enumerate(RACERS):
        for ticket in range(taken[number]):
            if holders[number * c.TICKETS_PER_COLOUR + ticket] == seat:
                held.append(Ticket(camel, c.TICKET_VALUES[ticket]))
    return held
