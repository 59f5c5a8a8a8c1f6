"""What may come, as far as hidden gold leaves it open: the rules are asked on copies of the table, once for each way it could be.

Gold that the viewer has counted is not hidden. A princess compares gold and nothing else that is hidden. So it is enough to ask
about the ways in which hidden gold could make a difference: those who hide it have the least they can have, one of them has most,
all have the same, or one has as much as somebody whose gold is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from caravanserai.core.contract import Event
from caravanserai.core.events import reader_of
from caravanserai.core.randomness import Random
from caravanserai.core.sets import bits_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import EmiraEvent, PrincessJoined, SidiCame
from caravanserai.games.emira.names import PRINCESSES, Princess
from caravanserai.games.emira.table.restore import restore
from caravanserai.games.emira.table.tally import EmiraTally
from caravanserai.games.emira.table.view import EmiraView

RICH = c.MOST_BID
"""More gold than a game can bring (E-45)."""
UNSETTLED = (
    c.ACTING,
    c.DRAWING_CARDS,
    c.KEEPING_BOUGHT,
    c.DISCARDING_TOKEN,
    c.DISCARDING_STATUS,
    c.GIVING_UP,
    c.GIVING_GIFT,
    c.LOSING_PRINCESS,
    c.PUTTING_UNDER,
)
"""Something has changed since undecided princesses last looked."""
AFTER_COMPARING = ("discarding_token", "discarding_status", "giving_up", "giving_gift")
"""Between the princesses' choice and the upkeep no gold changes hands; somebody can be asked then."""

Goings = dict[Princess, int]
"""Who goes to which seat, in this order."""


class World(NamedTuple):
    """One way in which it may come."""

    board: Position
    """When all have chosen who choose in this turn."""
    now: Goings
    later: Goings
    """Those who choose in the next turn, if nothing else happens."""


class Hypotheses:
    """A view as the rules see it, with all the ways in which hidden gold may lie."""

    def __init__(self, view: EmiraView, tally: EmiraTally | None = None) -> None:
        self.view = view
        self.tally = tally
        self.board = restore(view, Random(0), tally)
        self.gold = [known_gold(view, number, tally) for number in range(len(view.seats))]
        """By seat; None where the viewer cannot know it."""
        self.purses = self._purses()

    def worlds(self, change: Callable[[Position], None] | None = None) -> list[World]:
        """How princesses choose in each way it may be, after this change of the table."""
        found = []
        for purse in self.purses:
            board = _listening(self.board)
            board.gold = [*purse]
            if change is not None:
                change(board)
            found += _choices(board, _goings(reader_of(EmiraEvent).read(board)))
        return found

    def _purses(self) -> list[list[int]]:
        purses = [*dict.fromkeys(tuple(purse) for purse in self._imagined())]
        possible = [[*purse] for purse in purses if self._is_possible(purse)]
        return possible or [[*purse] for purse in purses]

    def _imagined(self) -> list[list[int]]:
        hidden = [seat for seat, gold in enumerate(self.gold) if gold is None]
        shown = {gold for gold in self.gold if gold is not None}
        poor = [self.least(seat) if gold is None else gold for seat, gold in enumerate(self.gold)]
        poor += [0] * (c.SEATS - len(poor))
        order = {seat: place for place, seat in enumerate(hidden)}
        purses = [poor, _with(poor, dict.fromkeys(hidden, RICH))]
        for seat in hidden:
            purses.append(_with(poor, {seat: RICH}))
            turned = {other: RICH - c.BID_STEP * ((order[other] - order[seat]) % len(hidden)) for other in hidden}
            purses.append(_with(poor, turned))
            purses += [_with(poor, {seat: max(gold, poor[seat])}) for gold in sorted(shown)]
        return purses

    def least(self, seat: int) -> int:
        """What a purse that is hidden holds at least, by the count. §5.1 (E-45) Whoever bids can pay for it."""
        step, counted = self.view.step, 0 if self.tally is None else self.tally.least[seat]
        return max(counted, engine.net_of(self.board, seat, step.bid)) if seat == step.bidder else counted

    def _is_possible(self, purse: Sequence[int]) -> bool:
        """§6.2 Princesses who have looked and are still undecided could not decide: so gold does not lie as it would let them."""
        if self.board.phase in UNSETTLED:
            return True
        board = self.board.copy()
        board.gold = [*purse]
        board.phase = c.FLOWING
        engine.look_again(board, c.TO_AUCTION)
        engine.look_ahead(board)
        return board.undecided_count == self.board.undecided_count


def known_gold(view: EmiraView, number: int, tally: EmiraTally | None = None) -> int | None:
    """§2.5 and §6.3 What was counted; one's own, Noor's host's, and what has just been shown and not been touched since."""
    seat = view.seats[number]
    if tally is not None and tally.knows(number):
        return tally.least[number]
    if seat.gold is not None or seat.shown is None or seat.shown_turn != view.turn:
        return seat.gold
    compared = view.phase in AFTER_COMPARING and view.step.resume in (None, "choice")
    touched = bits_of(seat.met, PRINCESSES) & c.OPEN_HANDED or "xenia" in seat.princesses
    return seat.shown if compared and not touched else None


def _with(purse: list[int], gold: dict[int, int]) -> list[int]:
    return [gold.get(seat, held) for seat, held in enumerate(purse)]


def _choices(board: Position, before: Goings) -> list[World]:
    """§4.6 and §6.2 Those who wait look again, and those in play choose; what somebody has to decide is tried in every way."""
    board.phase = c.FLOWING
    engine.look_again(board, c.TO_CHOICE)
    found = []
    for end, now in _ahead(board):
        then = end.copy()
        then.choosing, then.phase, then.stage = then.in_play_count, c.FLOWING, c.TO_CHOICE
        found += [World(end, before | now, later) for _, later in (_ahead(then) if then.in_play_count else [(then, Goings())])]
    return found


def _ahead(board: Position) -> list[tuple[Position, Goings]]:
    start = _listening(board)
    engine.look_ahead(start)
    waiting, found = [(start, Goings())], []
    while waiting:
        reached, before = waiting.pop()
        goings = before | _goings(reader_of(EmiraEvent).read(reached))
        if reached.phase == c.FLOWING:
            found.append((reached, goings))
            continue
        for move in reached.legal_moves():
            after = _listening(reached)
            engine.decide_ahead(after, move)
            waiting.append((after, goings))
    return found


def _listening(board: Position) -> Position:
    copy = board.copy()
    copy.listen()
    return copy


def _goings(told: list[Event]) -> Goings:
    goings = Goings()
    for event in told:
        if isinstance(event, PrincessJoined):
            goings[event.princess] = event.seat
        elif isinstance(event, SidiCame):
            goings["sidi_suleiman"] = event.seat
    return goings


def number_of(princess: Princess) -> int:
    return PRINCESSES.index(princess)
