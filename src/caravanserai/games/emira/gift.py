"""Xenia asks for a gift: what it comes to if she is paid, and where she goes if she is refused."""

from __future__ import annotations

import msgspec

from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.courtship import Choice, Verdict
from caravanserai.games.emira.events import PrincessJoined, XeniaLeft, read_facts
from caravanserai.games.emira.worlds import Table


class Gift(msgspec.Struct, frozen=True):
    """Xenia asks the viewer: what it comes to if she is paid, and if she is refused."""

    price: int
    left: int
    """Gold left after paying; below nothing if it cannot be paid."""
    upkeep: int
    """What is due then; and after refusing."""
    saved: int
    refused: Choice
    """Where she would go."""
    leaves: bool
    """Whoever she goes to may be unable to pay her: then she leaves the game."""


def gift_of(table: Table, viewer: int) -> Gift | None:
    """§6.7 (E-79) If she is paid, and if she is refused."""
    board = table.board
    if board.phase != c.GIVING_GIFT or board.asked != viewer:
        return None
    goings, leaves = _refused(table, viewer)
    paid, sent = board.copy(), board.copy()
    engine.pay_gift(paid, viewer)
    engine.refuse_gift(sent, viewer)
    hosts = sorted({seat for seat in goings if seat is not None})
    verdict: Verdict = "joins" if len(hosts) == 1 and None not in goings else "unsure" if hosts else "undecided"
    return Gift(
        price=c.GIFT,
        left=paid.gold[viewer],
        upkeep=engine.bill_of(paid, viewer),
        saved=engine.bill_of(sent, viewer),
        refused=Choice("xenia", verdict, hosts),
        leaves=leaves,
    )


def _refused(table: Table, viewer: int) -> tuple[list[int | None], bool]:
    """In each way gold may lie, to whom she goes, and whether she may leave the game there."""
    goings: list[int | None] = []
    leaves = False
    for purse in table.purses:
        board = table.board.copy()
        board.gold, board.listening, board.fact_count = purse, True, 0
        engine.refuse_gift(board, viewer)
        told = read_facts(board.facts, board.fact_count)
        goings.append(next((one.seat for one in told if isinstance(one, PrincessJoined)), None))
        leaves = leaves or any(isinstance(one, XeniaLeft) for one in told)
    return goings, leaves
