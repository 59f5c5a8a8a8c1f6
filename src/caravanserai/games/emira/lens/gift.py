"""Xenia asks for a gift: what it comes to if she is paid, and where she goes if she is refused."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import Event
from caravanserai.core.events import reader_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import EmiraEvent, PrincessJoined, XeniaLeft
from caravanserai.games.emira.lens.courtship import Inclination, choice_of
from caravanserai.games.emira.lens.worlds import Hypotheses


class Gift(msgspec.Struct, frozen=True):
    """Xenia asks the viewer: what it comes to if she is paid, and if she is refused."""

    price: int
    left: int
    """Gold left after paying; below nothing if it cannot be paid."""
    upkeep: int
    """What is due then; and after refusing."""
    saved: int
    refused: Inclination
    """Where she would go."""
    leaves: bool
    """Whoever she goes to may be unable to pay her: then she leaves the game."""


def gift_of(table: Hypotheses, viewer: int) -> Gift | None:
    """§6.7 (E-79) If she is paid, and if she is refused."""
    board = table.board
    if board.phase != c.GIVING_GIFT or board.asked != viewer:
        return None
    paid, sent = board.copy(), board.copy()
    engine.pay_gift(paid, viewer)
    engine.refuse_gift(sent, viewer)
    told = [_refused(table, viewer, purse) for purse in table.purses]
    return Gift(
        price=c.GIFT,
        left=paid.gold[viewer],
        upkeep=engine.bill_of(paid, viewer),
        saved=engine.bill_of(sent, viewer),
        refused=choice_of("xenia", [(after, _host(events)) for after, events in told]),
        leaves=any(isinstance(event, XeniaLeft) for _, events in told for event in events),
    )


def _refused(table: Hypotheses, viewer: int, purse: list[int]) -> tuple[Position, list[Event]]:
    """If gold lies so: what the table is like then, and what happens."""
    board = table.board.copy()
    board.gold = [*purse]
    board.listen()
    engine.refuse_gift(board, viewer)
    return board, reader_of(EmiraEvent).read(board)


def _host(events: list[Event]) -> int | None:
    return next((event.seat for event in events if isinstance(event, PrincessJoined)), None)
