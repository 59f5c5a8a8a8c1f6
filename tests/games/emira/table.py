"""Positions of Emira set up by hand, and moves made in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravanserai.core.contract import Event
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position, lay_out
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARAVANS, CARDS, PRINCESSES, TOKENS, princesses_in
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.moves import MOVE_TABLE
from caravanserai.games.emira.table.restore import set_options

COLOURS = "green white red blue black"
QUIET = ("on", "pass", "pay")
"""What is done where a test does not say."""


def table(seats: int = 4, *, turn: int = 5, gold: int = 1000, **options: Any) -> Position:
    """Seat 0 is first player and may play an event; nobody has anything but gold, and all decks are shuffled."""
    position = Position(seats)
    set_options(position, EmiraOptions(**options))
    lay_out(position)
    play(position, *(f"colour {colour}" for colour in COLOURS.split()[:seats]), "first 0")
    while phase(position) == "dealing_objectives":
        play(position, legal(position)[0])
    strip(position)
    position.phase, position.stage, position.resume = c.PLAYING_CARDS, c.TO_EVENTS, c.TO_EVENTS
    position.turn, position.asked, position.place = turn, 0, 1
    position.gold = [gold] * c.SEATS
    GAME.check(position)
    return position


def strip(position: Position) -> None:
    """What the colours begin with goes back."""
    position.camels_left += sum(position.camels)
    position.sections_left += sum(position.sections)
    position.status_size += sum(position.status)
    position.status_pool = changed(position.status_pool, c.RED_STATUS, sum(position.status))
    position.bag = changed(position.bag, c.CLOTHES, sum(position.tokens))
    position.camels, position.sections = [0] * c.SEATS, [0] * c.SEATS
    position.status, position.tokens = [0] * len(position.status), [0] * len(position.tokens)


def changed(numbers: Sequence[int], place: int, by: int) -> list[int]:
    """The same numbers, one of them more or less."""
    return [number + by * (index == place) for index, number in enumerate(numbers)]


def deal(position: Position, seat: int, cards: str) -> None:
    """Event cards into a hand, out of the deck."""
    for name in cards.split():
        card = CARDS.index(name)
        position.hand = changed(position.hand, seat * c.CARDS + card, 1)
        position.card_pool = changed(position.card_pool, card, -1)
        position.card_size -= 1


def house(position: Position, seat: int, princesses: str) -> None:
    """Princesses into a palace, out of the deck; they have lived there for some time."""
    for name in princesses.split():
        number = PRINCESSES.index(name)
        position.guests = changed(position.guests, seat, 1 << number)
        position.met = changed(position.met, seat, 1 << number)
        position.princess_pool &= ~(1 << number)
        position.princess_size -= 1


def stack(position: Position, princesses: str) -> None:
    """These princesses on top of the Emira deck, known to all."""
    for place, name in enumerate(princesses.split()):
        number = PRINCESSES.index(name)
        position.princess_deck = changed(position.princess_deck, place, number - c.UNDRAWN)
        position.princess_seen = changed(position.princess_seen, place, c.PUBLIC)
        position.princess_pool &= ~(1 << number)


def stack_status(position: Position, costs: str) -> None:
    """These cards on top of the status deck, known to all."""
    for place, cost in enumerate(costs.split()):
        kind = c.STATUS_COSTS.index(int(cost))
        position.status_deck = changed(position.status_deck, place, kind - c.UNDRAWN)
        position.status_seen = changed(position.status_seen, place, c.PUBLIC)
        position.status_pool = changed(position.status_pool, kind, -1)


def give(
    position: Position,
    seat: int,
    *,
    gold: int | None = None,
    camels: int = 0,
    sections: int = 0,
    tokens: str = "",
    status: str = "",
    **caravans: int | tuple[int, ...],
) -> None:
    """Things before a seat, out of the supply; caravans by kind and space."""
    if gold is not None:
        position.gold = changed(position.gold, seat, gold - position.gold[seat])
    position.camels, position.camels_left = changed(position.camels, seat, camels), position.camels_left - camels
    position.sections, position.sections_left = changed(position.sections, seat, sections), position.sections_left - sections
    for name in tokens.split():
        kind = TOKENS.index(name)
        position.tokens = changed(position.tokens, seat * c.TOKENS + kind, 1)
        position.bag = changed(position.bag, kind, -1)
    for cost in status.split():
        kind = c.STATUS_COSTS.index(int(cost))
        position.status = changed(position.status, seat * c.STATUS_KINDS + kind, 1)
        position.status_pool = changed(position.status_pool, kind, -1)
        position.status_size -= 1
    for name, spaces in caravans.items():
        for space in (spaces,) if isinstance(spaces, int) else spaces:
            send_out(position, seat, CARAVANS.index(name), space)


def send_out(position: Position, seat: int, track: int, space: int) -> None:
    position.caravans = changed(position.caravans, seat * c.CELLS + c.TRACK_FIRST[track] + space - 1, 1)
    if track < c.LARGE_SLOW:
        position.small_left -= 1
    else:
        position.large_left -= 1


def play(position: Position, *moves: str) -> list[Event]:
    """Make moves in notation; everything that they made happen."""
    told: list[Event] = []
    for move in moves:
        told += GAME.play(position, MOVE_TABLE.read(move))
    return told


def run(position: Position, until: str = "", turns: int = 0) -> list[Event]:
    """Go on quietly, until this is asked, or for so many turns: nobody plays, bids or buys, and gifts are paid."""
    told: list[Event] = []
    turn = position.turn
    while phase(position) != until and not position.is_over() and not (turns and position.turn == turn + turns):
        moves = legal(position)
        told += play(position, next((move for move in QUIET if move in moves), moves[0]))
    return told


def legal(position: Position) -> list[str]:
    """What may be done now, in notation."""
    return [MOVE_TABLE.notations[move] for move in position.legal_moves()]


def refused(position: Position, move: str) -> str:
    """The reason for which a move is refused."""
    refusal = GAME.why_not(position, MOVE_TABLE.read(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.reason


def phase(position: Position) -> str:
    return GAME.prompt(position).ask


def guests(position: Position, seat: int) -> list[str]:
    """Who lives in a palace."""
    return [*princesses_in(position.guests[seat])]


def undecided(position: Position) -> list[str]:
    return [PRINCESSES[number] for number in position.undecided if number >= 0]


def caravans(position: Position, seat: int) -> dict[str, list[int]]:
    """By kind, the spaces on which a seat's caravans stand."""
    return {name: [*spaces] for name, spaces in GAME.view(position, seat).seats[seat].caravans.items()}


def seen(position: Position, seat: int) -> Any:
    """What the seat sees of itself."""
    return GAME.view(position, seat).seats[seat]
