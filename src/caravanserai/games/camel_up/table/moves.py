"""The moves of Camel Up as people make them, and their numbers and notation."""

from __future__ import annotations

from typing import Any

from caravanserai.core.contract import Move, SeatNumber
from caravanserai.core.move_table import MoveTable
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import CAMELS, COPIES, CRAZIES, LETTERS, PILES, RACERS, Camel, Crazy, Pile, Racer, Side


class TakeTicket(Move, frozen=True, tag="take_ticket"):
    """Take the top leg ticket of a colour."""

    camel: Racer


class PlaceTile(Move, frozen=True, tag="place_tile"):
    """Lay one's spectator tile on a space, or move it there."""

    side: Side
    space: int


class Roll(Move, frozen=True, tag="roll"):
    """Take a pyramid ticket and roll a die."""


class PlayCard(Move, frozen=True, tag="play_card"):
    """Lay a finish card on the winner pile or the loser pile."""

    pile: Pile
    camel: Racer


class FormPartnership(Move, frozen=True, tag="form_partnership"):
    """Ally with another seat for this leg."""

    seat: SeatNumber


class CopyTicket(Move, frozen=True, tag="copy_ticket"):
    """Profit from one of the partner's leg tickets, from a pyramid ticket, or from nothing."""

    ticket: Racer | str


class StackCamel(Move, frozen=True, tag="stack_camel"):
    """At setup: the next camel onto the stack."""

    camel: Racer


class PlaceFirstCrazy(Move, frozen=True, tag="place_first_crazy"):
    """At setup: the crazy camel that takes the first grey roll."""

    camel: Crazy


class ShowDie(Move, frozen=True, tag="show_die"):
    """Chance: a die and its face. The grey die shows a number in white or black."""

    camel: Camel
    face: int


class DrawStartSeat(Move, frozen=True, tag="draw_start_seat"):
    """Chance: who starts."""

    seat: SeatNumber


CamelUpMove = (
    TakeTicket
    | PlaceTile
    | Roll
    | PlayCard
    | FormPartnership
    | CopyTicket
    | StackCamel
    | PlaceFirstCrazy
    | ShowDie
    | DrawStartSeat
)


def _all_moves() -> list[Any]:
    moves: list[Any] = [TakeTicket(camel) for camel in RACERS]
    for side in ("cheer", "boo"):
        moves += [PlaceTile(side, space) for space in range(c.FIRST_TILE_SPACE, c.SPACES + 1)]
    moves.append(Roll())
    for pile in PILES:
        moves += [PlayCard(pile, camel) for camel in RACERS]
    moves += [FormPartnership(seat) for seat in range(c.SEATS)]
    moves += [CopyTicket(ticket) for ticket in COPIES]
    moves += [StackCamel(camel) for camel in RACERS]
    moves += [PlaceFirstCrazy(camel) for camel in CRAZIES]
    moves += [ShowDie(camel, face) for camel in CAMELS for face in (1, 2, 3)]
    moves += [DrawStartSeat(seat) for seat in range(c.SEATS)]
    return moves


def _notation(move: Any) -> str:
    match move:
        case TakeTicket(camel=camel):
            return f"ticket {letter(camel)}"
        case PlaceTile(side=side, space=space):
            return f"{side} {space}"
        case Roll():
            return "roll"
        case PlayCard(pile=pile, camel=camel):
            return f"{pile} {letter(camel)}"
        case FormPartnership(seat=seat):
            return f"ally {seat}"
        case CopyTicket(ticket=ticket):
            return f"copy {letter(ticket) if ticket in RACERS else ticket}"
        case StackCamel(camel=camel):
            return f"stack {letter(camel)}"
        case PlaceFirstCrazy(camel=camel):
            return f"first {letter(camel)}"
        case ShowDie(camel=camel, face=face):
            return f"{letter(camel)}{face}"
        case DrawStartSeat(seat=seat):
            return f"start {seat}"
    raise TypeError(f"{move!r} is not a move of Camel Up")


def letter(camel: str) -> str:
    """A camel's letter, as in `7[B G k]`."""
    return LETTERS[CAMELS.index(camel)]


FORMS = {
    "ticket": "ticket B (or G, Y, R, P)",
    "cheer": "cheer 2 to cheer 16",
    "boo": "boo 2 to boo 16",
    "roll": "roll",
    "winner": "winner B (or G, Y, R, P)",
    "loser": "loser B (or G, Y, R, P)",
    "ally": "ally 0 to ally 7",
    "copy": "copy B (or G, Y, R, P), copy pyramid or copy nothing",
    "stack": "stack B (or G, Y, R, P)",
    "first": "first w or first k",
    "start": "start 0 to start 7",
}

MOVE_TABLE = MoveTable(_all_moves(), _notation, FORMS, ", or a die such as B2 or k1")
NUMBERS = MOVE_TABLE.numbers
MOVES: tuple[Any, ...] = MOVE_TABLE.moves
"""Every move, at its number."""
