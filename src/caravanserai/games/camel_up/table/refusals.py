"""Why a move is not allowed: the first condition that fails, and its section in RULES.md."""

from __future__ import annotations

from typing import Any

from caravanserai.core.contract import Refusal
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.names import CAMELS, COPIES, PHASES, RACERS
from caravanserai.games.camel_up.table.moves import (
    MOVES,
    CopyTicket,
    DrawStartSeat,
    FormPartnership,
    PlaceFirstCrazy,
    PlaceTile,
    PlayCard,
    Roll,
    ShowDie,
    StackCamel,
    TakeTicket,
)

SECTIONS = {
    "choosing_start": "3.2",
    "rolling_start": "3.2",
    "stacking": "3.3",
    "rolling_first_crazy": "3.4",
    "choosing_crazy": "3.4",
    "rolling_second_crazy": "3.4",
    "turn": "4",
    "rolling": "4.3",
    "copying": "11.2",
    "over": "10.1",
}

_PHASES_OF: dict[Any, tuple[int, ...]] = {
    TakeTicket: (c.TURN,),
    PlaceTile: (c.TURN,),
    Roll: (c.TURN,),
    PlayCard: (c.TURN,),
    FormPartnership: (c.TURN,),
    CopyTicket: (c.COPYING,),
    StackCamel: (c.STACKING,),
    PlaceFirstCrazy: (c.CHOOSING_CRAZY,),
    ShowDie: (c.ROLLING, c.ROLLING_START, c.ROLLING_FIRST_CRAZY, c.ROLLING_SECOND_CRAZY),
    DrawStartSeat: (c.CHOOSING_START,),
}


def why_not(position: Position, number: int) -> Refusal | None:
    """The reason for which this move is refused; None for a legal one."""
    if not 0 <= number < len(MOVES):
        return Refusal("no_such_move", "4", {"move": number})
    if position.is_over():
        return Refusal("game_over", "10.1")
    move = MOVES[number]
    if position.phase not in _PHASES_OF[type(move)]:
        return _wrong_moment(position)
    match move:
        case TakeTicket():
            return _why_not_ticket(position, move)
        case PlaceTile():
            return _why_not_tile(position, move)
        case PlayCard():
            return _why_not_card(position, move)
        case FormPartnership():
            return _why_not_partner(position, move)
        case CopyTicket():
            return _why_not_copy(position, move)
        case StackCamel():
            return _why_not_stack(position, number)
        case ShowDie():
            return _why_not_die(position, number, move)
        case DrawStartSeat(seat=seat) if seat >= position.seats:
            return Refusal("no_such_seat", "2", {"seat": seat})
    return None


def _wrong_moment(position: Position) -> Refusal:
    phase = PHASES[position.phase]
    return Refusal(f"now_{phase}", SECTIONS[phase])


def _why_not_ticket(position: Position, move: TakeTicket) -> Refusal | None:
    """§4.1 The pile must not be empty."""
    if position.ticket_taken[RACERS.index(move.camel)] == c.TICKETS_PER_COLOUR:
        return Refusal("no_ticket_left", "4.1", {"camel": move.camel})
    return None


def _why_not_tile(position: Position, move: PlaceTile) -> Refusal | None:
    """§6 Free of camels and tiles, not beside another player's tile, and not where the own tile lies."""
    about: dict[str, str | int] = {"space": move.space}
    owners = {space: seat for seat, space in enumerate(position.tile_space[: position.seats]) if space}
    if position.taken >> move.space & 1:
        return Refusal("camel_there", "6", about)
    if owners.get(move.space) == position.turn:
        return Refusal("own_tile_there", "6", about)
    if move.space in owners:
        return Refusal("tile_there", "6", about)
    for beside in (move.space - 1, move.space + 1):
        if owners.get(beside, position.turn) != position.turn:
            return Refusal("tile_beside", "6", about | {"beside": beside})
    return None


def _why_not_card(position: Position, move: PlayCard) -> Refusal | None:
    """§4.4 The card must still be in hand."""
    if not position.hand[position.turn] >> RACERS.index(move.camel) & 1:
        return Refusal("card_played", "4.4", {"camel": move.camel})
    return None


def _why_not_partner(position: Position, move: FormPartnership) -> Refusal | None:
    """§11.1 Six players or more, another seat, and both cards available."""
    about: dict[str, str | int] = {"seat": move.seat}
    if position.seats < c.PARTNERSHIP_SEATS:
        return Refusal("too_few_for_partnerships", "11.1")
    if move.seat >= position.seats:
        return Refusal("no_such_seat", "2", about)
    if move.seat == position.turn:
        return Refusal("oneself", "11.1")
    if position.partner[position.turn] != c.NOBODY:
        return Refusal("already_allied", "11.1")
    if position.partner[move.seat] != c.NOBODY:
        return Refusal("other_allied", "11.1", about)
    return None


def _why_not_copy(position: Position, move: CopyTicket) -> Refusal | None:
    """§11.2 The partner must hold such a ticket."""
    if not position.is_legal(COPY_NUMBERS[move.ticket]):
        return Refusal("partner_has_none", "11.2", {"ticket": move.ticket})
    return None


COPY_NUMBERS = {ticket: c.COPY_TICKET + index for index, ticket in enumerate(COPIES)}


def _why_not_stack(position: Position, number: int) -> Refusal | None:
    """§3.3 The camel must start on the space that is being stacked, and not stand there yet."""
    if not position.is_legal(number):
        return Refusal("not_on_this_stack", "3.3", {"camel": RACERS[number - c.STACK]})
    return None


def _why_not_die(position: Position, number: int, move: ShowDie) -> Refusal | None:
    """§4.3 The die must be in the pyramid; at setup each has its turn (§3)."""
    if position.is_legal(number):
        return None
    if position.phase == c.ROLLING:
        return Refusal("die_is_out", "4.3", {"camel": move.camel})
    expected = CAMELS[position.rolled_count] if position.phase == c.ROLLING_START else "grey"
    return Refusal("other_die_first", "3.2" if position.phase == c.ROLLING_START else "3.4", {"die": expected})
