"""Standing orders: what somebody has left word to do when it is their turn, though they are not there then.

An order is a few lines, of which the first that applies is carried out, as that seat's move and by the same rows as if its
owner had made it: `ticket B if B worth 5`, or else `roll`. It is kept beside the log and told to nobody but its owner. It ends
when it is done, when its owner moves by themselves, when the game goes back, when what it was for is over, and when none of
its lines can be carried out: then its owner is asked, as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import OrderEnd, OrderInfo
from caravanserai.core.contract import Game, Ordered
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation
from caravanserai.tables.table import Table


class OrderLine(msgspec.Struct, frozen=True, array_like=True):
    """A line as it was written, and what it was for then."""

    text: str
    within: str


class StandingOrder(msgspec.Struct, frozen=True):
    """What somebody has ordered at a table, and what has become of it."""

    lines: list[OrderLine]
    chosen: int
    """How many moves its owner had chosen when it was given or last carried out. If there are more, they have moved since."""
    taken_back: int
    """How often the game had gone back when it was given."""
    done: list[str] = []
    """The moves that it has made, in notation."""
    ended: OrderEnd | None = None


class Verdict(NamedTuple):
    """What becomes of an order now: a move, its end, or nothing yet."""

    move: int | None = None
    again: bool = False
    ended: OrderEnd | None = None


class OrderReading(NamedTuple):
    """A line as it was understood."""

    ordered: Ordered
    at: str
    conditions: tuple[Callable[[Any], bool], ...]


def given(table: Table, seat: int, lines: Sequence[str]) -> StandingOrder:
    """The order of these lines; raises `Refused` for what cannot be ordered."""
    if table.state.lesson is not None:
        raise Refused("in_a_lesson", "in a lesson every move is your own")
    if table.state.phase != "playing":
        raise Refused("not_playing", "the game is over" if table.state.phase == "over" else "the game has not begun")
    view = table.game.view(table.position, seat)
    kept = [OrderLine(text, _within(table, _understood(table.game, text), view)) for text in lines]
    return StandingOrder(kept, _chosen(table, seat), len(table.state.taken_back))


def verdict(table: Table, seat: int, order: StandingOrder) -> Verdict:
    """What becomes of a seat's order now."""
    state, game = table.state, table.game
    if order.ended is not None:
        return Verdict()
    if state.phase != "playing":
        return Verdict(ended="over")
    if len(state.taken_back) > order.taken_back:
        return Verdict(ended="went_back")
    if _chosen(table, seat) > order.chosen:
        return Verdict(ended="moved")
    view = game.view(table.position, seat)
    lines = [(read_line(game.id, line.text), line.within) for line in order.lines]
    valid = [line for line, within in lines if _within(table, line, view) == within]
    if not valid:
        return Verdict(ended="void")
    if seat not in table.awaited() or state.undo is not None or table.only_answer(seat) is not None:
        return Verdict()
    return _applied(table, seat, valid)


def _applied(table: Table, seat: int, lines: list[OrderReading]) -> Verdict:
    """The move of the first line that applies to what the seat is asked. A question that no line is for is waited through."""
    position = table.facing(seat)
    ask, view, legal = table.game.prompt(position).ask, table.game.view(position, seat), position.legal_moves()
    meant = [line for line in lines if (line.at or ask) == ask]
    for line in meant:
        if all(holds(view) for holds in line.conditions):
            move = line.ordered.choose(view, legal)
            if move is not None:
                return Verdict(move, line.ordered.again)
    return Verdict(ended="not_possible") if meant else Verdict()


def is_ordered(table: Table, seat: int) -> bool:
    """Whether an order moves for a seat that is awaited. Whose time has run out has left it to a bot."""
    order = table.orders.get(table.state.seats[seat].who or "") if table.orders else None
    return order is not None and table.state.late != seat and verdict(table, seat, order).move is not None


def carried_out(order: StandingOrder, table: Table, judged: Verdict) -> StandingOrder:
    """The order when it has made the move that it comes to. If that is written and this is not, its owner has moved, it seems."""
    assert judged.move is not None
    done = [*order.done, table.game.write(table.game.move(judged.move))]
    return msgspec.structs.replace(order, chosen=order.chosen + 1, done=done, ended=None if judged.again else "done")


def told(table: Table, seat: int, order: StandingOrder | None) -> OrderInfo:
    """What its owner is told of it, and of what there is to order."""
    playing = table.state.phase == "playing" and table.state.lesson is None
    offers = table.game.order_offers(table.game.view(table.position, seat)) if playing else []
    if order is None:
        return OrderInfo([], False, None, [], offers)
    ended = order.ended or verdict(table, seat, order).ended
    return OrderInfo([line.text for line in order.lines], ended is None, ended, order.done, offers)


@lru_cache(maxsize=1024)
def read_line(game: str, text: str) -> OrderReading:
    """A line in its parts: `<what to do> [at <question>] [if <condition> [and <condition>]]`; raises `BadNotation`."""
    rules = load_game(game)
    do, _, conditions = text.partition(" if ")
    do, _, at = do.partition(" at ")
    ordered = rules.order_do(do)
    return OrderReading(ordered, at.strip() or ordered.at, tuple(map(rules.order_if, _split(conditions))))


def _split(conditions: str) -> list[str]:
    return conditions.split(" and ") if conditions else []


def _understood(game: Game, text: str) -> OrderReading:
    try:
        return read_line(game.id, text)
    except BadNotation as error:
        raise Refused("bad_order", str(error)) from None


def _within(table: Table, line: OrderReading, view: Any) -> str:
    """What a line is for at this moment: this leg, round or turn, and whatever else the game says."""
    stage = table.game.stage(table.position) if line.ordered.in_stage else 0
    return f"{stage}/{line.ordered.within(view)}"


def _chosen(table: Table, seat: int) -> int:
    """How many moves were a seat's own choice, or a bot's for it, what it has answered ahead included."""
    made = sum(move.actor == seat and not move.forced for move in table.state.moves)
    return made + (seat in table.state.sealed)
