"""§2 Information: what a seat sees. Only the colours of other players' finish cards are hidden, until they are scored.

A view is built by adding what may be seen. It holds all that its viewer knows, so that a position can be restored from it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from caravanserai.core.contract import SeatNumber, View
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.kernel.camels import camel_at, space_at
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
from caravanserai.games.camel_up.table.moves import MOVES


class Stack(msgspec.Struct):
    """The camels on a space, bottom first."""

    space: int
    camels: list[Camel]


class Tile(msgspec.Struct):
    """A spectator tile that lies, and whose it is."""

    space: int
    side: Side
    owner: SeatNumber


class RolledDie(msgspec.Struct):
    """A die that is out, with what it showed; white and black are the grey die's numbers."""

    camel: Camel
    face: int


class Ticket(msgspec.Struct):
    """A betting ticket that somebody holds."""

    camel: Racer
    value: int


class Card(msgspec.Struct):
    """A finish card on a pile; its colour is None for those who may not know it."""

    owner: SeatNumber
    camel: Racer | None


class Seat(msgspec.Struct):
    """What lies before a seat."""

    coins: int
    tickets: list[Ticket]
    pyramid_tickets: int
    partner: SeatNumber | None
    cards: int
    """How many finish cards are left in hand."""
    hand: list[Racer] | None
    """Which ones, for those who may know."""
    copied: int


class CamelUpView(View):
    """What a seat sees of a game of Camel Up, or an onlooker."""

    viewer: SeatNumber | None
    options: CamelUpOptions
    phase: Phase
    turn: SeatNumber
    """The seat that acts, or on whose behalf chance does."""
    leg: int
    turns: int
    idle_turns: int
    start_marker: SeatNumber
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
    winners: list[SeatNumber]


def view_of(position: Position, viewer: int | None) -> CamelUpView:
    """§2 Everything on the table, and of the finish cards those the viewer may know (C-30)."""
    return viewing_of(position)(viewer)


def viewing_of(position: Position) -> Callable[[int | None], CamelUpView]:
    """§2 The same for several viewers: what lies open is looked at once, and is shared by all their views."""
    options, taken = options_of(position), position.ticket_taken
    track, tiles = _track(position.camels), _tiles(position)
    dice = position.dice
    dice_left = [die for number, die in enumerate(DICE) if dice >> number & 1]
    rolled = [RolledDie(MOVES[roll].camel, MOVES[roll].face) for roll in position.rolled[: position.rolled_count]]
    tickets = {camel: list(c.TICKET_VALUES[taken[number] :]) for number, camel in enumerate(RACERS)}
    winner_pile = position.winner_pile[: position.winner_count]
    loser_pile = position.loser_pile[: position.loser_count]
    closed = [Card(owner, None) for owner in range(position.seats)]
    hands = _hands(position)
    seats = _seats(position, hands)
    over = bool(position.is_over())
    open_cards = over and position.finish in (c.FORWARD, c.BACKWARD)
    winners = position.winners() if over else []

    def view(viewer: int | None) -> CamelUpView:
        return CamelUpView(
            viewer=viewer,
            options=options,
            phase=PHASES[position.phase],
            turn=position.turn,
            leg=position.leg,
            turns=position.turns,
            idle_turns=position.idle_turns,
            start_marker=position.start_marker,
            track=track,
            tiles=tiles,
            dice_left=dice_left,
            rolled=rolled,
            tickets=tickets,
            winner_pile=_pile(winner_pile, closed, viewer, open_cards),
            loser_pile=_pile(loser_pile, closed, viewer, open_cards),
            seats=_opened(seats, hands, viewer, open_cards),
            finish=FINISHES[position.finish],
            winners=winners,
        )

    return view


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


def _pile(cards: list[int], closed: list[Card], viewer: int | None, open_cards: bool) -> list[Card]:
    """A pile with those cards open that the viewer may know; a closed card looks like every other of its owner."""
    return [Card(card // 8, RACERS[card % 8]) if open_cards or card // 8 == viewer else closed[card // 8] for card in cards]


def _hands(position: Position) -> list[list[Racer]]:
    """By seat, the finish cards that are left."""
    hands = position.hand
    return [[camel for colour, camel in enumerate(RACERS) if hands[seat] >> colour & 1] for seat in range(position.seats)]


def _seats(position: Position, hands: list[list[Racer]]) -> list[Seat]:
    """§2 What lies before each seat, as everybody sees it. A compiled position copies a list whenever asked: once each."""
    coins, pyramid_tickets, copied = position.coins, position.pyramid_tickets, position.copied
    partners, tickets = position.partner, _held_tickets(position)
    return [
        Seat(
            coins=coins[number],
            tickets=tickets[number],
            pyramid_tickets=pyramid_tickets[number],
            partner=None if partners[number] == c.NOBODY else partners[number],
            cards=len(hand),
            hand=None,
            copied=copied[number],
        )
        for number, hand in enumerate(hands)
    ]


def _opened(seats: list[Seat], hands: list[list[Racer]], viewer: int | None, open_cards: bool) -> list[Seat]:
    """§2 The same with the hands that the viewer may know."""
    opened = [*seats]
    for number in range(len(seats)) if open_cards else () if viewer is None else (viewer,):
        opened[number] = msgspec.structs.replace(seats[number], hand=hands[number])
    return opened


def _held_tickets(position: Position) -> list[list[Ticket]]:
    """By seat, in the order of colours and values."""
    held: list[list[Ticket]] = [[] for _ in range(position.seats)]
    holders = position.ticket_holder
    for colour, taken in enumerate(position.ticket_taken):
        for ticket in range(taken):
            held[holders[colour * c.TICKETS_PER_COLOUR + ticket]].append(Ticket(RACERS[colour], c.TICKET_VALUES[ticket]))
    return held
