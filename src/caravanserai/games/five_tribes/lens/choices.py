"""What the choices within an activation do to the scores, each of them made by the rules; and what open cards add to a hand."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import RESOURCES, TILES, Phase
from caravanserai.games.five_tribes.table.moves import MOVE_TABLE
from caravanserai.games.five_tribes.table.view import FiveTribesView

CHOOSING: frozenset[Phase] = frozenset(
    {"building", "killing", "killing_again", "tile_action", "second_card", "claiming", "giving"}
)
"""Where one of a few things is chosen whose points can be told at once."""


class ChoiceWorth(msgspec.Struct, frozen=True):
    """What a choice changes at once, before anything else happens."""

    points: int
    """What the score of whoever chooses gains."""
    takes: str | None
    """The tile that it brings."""
    costs: dict[SeatNumber, int]
    """What others lose by it."""


def choices_of(view: FiveTribesView, board: Position) -> dict[str, ChoiceWorth]:
    """By notation, every choice that the viewer has; none where points are not what is chosen between."""
    if view.phase not in CHOOSING or view.viewer != board.actor():
        return {}
    return {MOVE_TABLE.notations[number]: _choice(board, number) for number in board.legal_moves()}


def _choice(board: Position, number: int) -> ChoiceWorth:
    seat, after = board.actor(), board.copy()
    after.play(number)
    lost = {other: engine.total_points(board, other) - engine.total_points(after, other) for other in range(board.seats)}
    taken = after.owned[seat] & ~board.owned[seat]
    return ChoiceWorth(
        points=-lost.pop(seat),
        takes=TILES[taken.bit_length() - 1] if taken else None,
        costs={other: points for other, points in lost.items() if points > 0},
    )


def row_of(view: FiveTribesView, board: Position) -> list[int]:
    """§3.7 What each card of the row would add to the goods of the viewer."""
    seat = view.viewer
    if seat is None:
        return []
    now, added = engine.goods_points(board, seat), []
    for card in view.row:
        guess, hand = board.copy(), [*board.hand]
        hand[seat * c.RESOURCES + RESOURCES.index(card)] += 1
        guess.hand = hand
        added.append(engine.goods_points(guess, seat) - now)
    return added
