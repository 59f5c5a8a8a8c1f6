"""What the coming turns bring and cost, as the rules let them pass if nothing is bought and nobody else comes or goes."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from caravanserai.core.contract import Event
from caravanserai.core.events import reader_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import CaravanEnded, EmiraEvent, IncomePaid
from caravanserai.games.emira.names import Caravan

Lost: TypeAlias = Literal["xenia", "one", "several"]
"""Who leaves when gold does not suffice: Xenia, who asks too much; one who is drawn; or as many as it takes."""

TURNS_AHEAD = 5
"""How many turns are forecast, this one included."""


class Coming(msgspec.Struct, frozen=True):
    """A turn as it would pass if nothing were bought and nobody came or left but those who are certain to come now."""

    turn: int
    spices: int
    caravans: int
    upkeep: int
    """What is due."""
    gift: int
    """Xenia's, in the turns in which she is paid."""
    gold: int | None
    """What is left at its end; None if that depends on who leaves."""
    missing: int
    """What upkeep lacks; then somebody leaves, and what comes after that cannot be told."""
    lost: Lost | None
    busy: bool
    """Hind keeps the viewer from acting."""
    ending: list[Caravan]
    """Caravans that pay for the last time."""


def coming_turns(board: Position, seat: int) -> list[Coming]:
    """Of this turn only what has not passed; it ends where somebody is drawn to leave."""
    after, turns = board.copy(), list[Coming]()
    for ahead in range(TURNS_AHEAD):
        if ahead:
            engine.begin_turn(after)
        turns.append(Passing(after, seat, income=bool(ahead) or is_income_to_come(board)).turn())
        if turns[-1].missing:
            break
    return turns


class Passing:
    """One turn passes on this board, for one seat."""

    def __init__(self, board: Position, seat: int, *, income: bool) -> None:
        self.board = board
        self.seat = seat
        self.income = income
        self.lost: Lost | None = None

    def turn(self) -> Coming:
        board, seat = self.board, self.seat
        earned = self._earn() if self.income else []
        paid = next((event for event in earned if isinstance(event, IncomePaid)), IncomePaid(seat, 0, 0))
        upkeep, gift, missing = self._pay() if owes_upkeep(board, seat) else (0, 0, 0)
        return Coming(
            turn=board.turn,
            spices=paid.gold - paid.caravans,
            caravans=paid.caravans,
            upkeep=upkeep,
            gift=gift,
            gold=None if missing and board.advanced else board.gold[seat],
            missing=missing,
            lost=self.lost,
            busy=bool(engine.is_locked(board, seat)),
            ending=[event.caravan for event in earned if isinstance(event, CaravanEnded) for _ in range(event.count)],
        )

    def _earn(self) -> list[Event]:
        """§4.2 What this seat hears of its income."""
        self.board.listen()
        engine.pay_income(self.board)
        told = reader_of(EmiraEvent).read(self.board)
        return [event for event in told if getattr(event, "seat", None) == self.seat]

    def _pay(self) -> tuple[int, int, int]:
        """§4.7 and §6.7 Xenia is paid if there is gold for all; then the bill: what is due, her gift, and what is missing."""
        board, seat = self.board, self.seat
        gift = self._pay_gift() if engine.lives_with(board, seat, c.XENIA) else 0
        first = c.GIFT if engine.lives_with(board, seat, c.XENIA) and board.xenia_due else 0
        board.asked = seat
        due, gold = engine.bill_of(board, seat), board.gold[seat]
        engine.settle_bill(board)
        if first and not engine.lives_with(board, seat, c.XENIA) and not board.defaulted >> seat & 1:
            self.lost = "xenia"
            return gold - board.gold[seat], 0, 0
        if board.defaulted >> seat & 1:
            self.lost = "several" if board.advanced else "one"
            return due - first, first + gift, due - gold
        return due - first, first + gift, 0

    def _pay_gift(self) -> int:
        """§6.7 (E-77) She is let go where there is not gold enough for her and for the upkeep."""
        board, seat = self.board, self.seat
        if board.phase != c.GIVING_GIFT:
            board.phase = c.FLOWING
            engine.count_gifts(board)
        if board.phase != c.GIVING_GIFT:
            return 0
        board.phase = c.FLOWING
        if board.gold[seat] < c.GIFT + engine.bill_of(board, seat):
            self.lost = "xenia"
            engine.refuse_gift(board, seat)
            return 0
        engine.pay_gift(board, seat)
        return c.GIFT


def owes_upkeep(board: Position, seat: int) -> bool:
    """§4.7 (E-83) Whether the bill of this turn is still to come."""
    if board.phase in (c.LOSING_PRINCESS, c.PUTTING_UNDER):
        return (seat - board.first) % board.seats >= board.place
    return not board.upkeep_over


def is_income_to_come(board: Position) -> bool:
    """§4.2 While events are played, and what they bring about is decided."""
    if board.phase in (c.DISCARDING_TOKEN, c.DISCARDING_STATUS, c.GIVING_UP):
        return board.resume <= c.TO_INCOME
    return c.PLAYING_CARDS <= board.phase <= c.CHOOSING_TURN


def income_to_come(board: Position, seat: int) -> int:
    """§4.2 What this turn still brings."""
    if not is_income_to_come(board):
        return 0
    after = board.copy()
    engine.pay_income(after)
    return after.gold[seat] - board.gold[seat]


def paydays(board: Position, seat: int, track: int) -> tuple[int, int]:
    """§4.2 The turns in which a caravan that is bought now pays for the first and for the last time."""
    after = board.copy()
    after.caravans = [0] * len(after.caravans)
    after.asked = seat
    engine.buy(after, track)
    turns = []
    while any(after.caravans):
        engine.begin_turn(after)
        engine.pay_income(after)
        turns.append(after.turn)
    return turns[0], turns[-1]
