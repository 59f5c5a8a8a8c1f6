"""Moves thought through: where each can end, the best trail to it, what it brings and what it leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Outlook, Position, Trail
from caravanserai.games.five_tribes.lens.counted import counted_of
from caravanserai.games.five_tribes.names import GOODS, RESOURCES
from caravanserai.games.five_tribes.table.restore import restore
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView

End = tuple[int, int, int]
"""Start, end and tribe."""


LEAVES_SHARE = 30
"""What is left to the next weighs so much against what is gained, in percent; with more players it is shared among them."""


class Plan(NamedTuple):
    """A move to an end by the best trail that was found. Worths are in hundredths of a point."""

    end: End
    drops: tuple[int, ...]
    """The numbers of the moves that are left to make, from the first drop on."""
    value: int
    """What it brings, less the share of what it leaves."""
    worth: int
    leaves: int
    taken: int
    control: bool
    points: int
    gold: int
    gives: int


def board_of(view: FiveTribesView, tally: FiveTribesTally | None = None) -> Position:
    """A position with all that the viewer sees or has counted; gold and cards that it does not know of are left out."""
    board = restore(view, Random(0), tally)
    counted = [counted_of(view, seat, tally) for seat in range(len(view.seats))]
    rest = c.SEATS - len(counted)
    board.hand = [one.cards.get(resource, 0) for one in counted for resource in RESOURCES] + [0] * (rest * c.RESOURCES)
    board.gold = [*(one.gold or 0 for one in counted), *board.gold[len(counted) :]]
    return board


def outlook_of(view: FiveTribesView, board: Position, seat: int, tally: FiveTribesTally | None) -> Outlook:
    """What a seat has to think with: its own secrets as far as the viewer knows them, or else the usual."""
    outlook, held = Outlook(), counted_of(view, seat, tally)
    outlook.seat = seat
    if held.gold is not None:
        outlook.gold = held.gold
        outlook.kinds = sum(1 << kind for kind, good in enumerate(GOODS) if held.cards.get(good))
        outlook.fakirs = held.cards.get("fakir", 0)
    engine.look(board, outlook)
    return outlook


def next_seat(view: FiveTribesView, seat: int) -> int:
    """Whose move is next after this seat's: the next marker of another seat, in this round or in the order of the next bids."""
    waiting = [owner for owner in reversed(view.spots) if owner is not None]
    order: list[int] = [*waiting, *view.returned, *view.bid_order, *range(len(view.seats))]
    return next(other for other in order if other != seat)


class Planner:
    """One board, one seat that moves, and the one that moves after it."""

    def __init__(self, board: Position, outlook: Outlook, following: Outlook, ways: int) -> None:
        self.board = board
        self.outlook = outlook
        self.following = following
        self.ways = ways
        """So many ways to each end are tried."""
        self._scratch = board.copy()
        self._trail = Trail()
        self._trail.share = LEAVES_SHARE // (board.seats - 1)

    def plan(self, end: End) -> Plan:
        """The best trail to an end, and what comes of it."""
        scratch, trail = self._scratch, self._trail
        engine.take_up(scratch, self.board, end[0], self.outlook.seat)
        engine.find_trail(scratch, trail, self.outlook, self.following, end[1], end[2], self.ways)
        engine.walk(scratch, trail, self.outlook.seat)
        return Plan(
            end,
            tuple(trail.drops[: trail.count]),
            trail.value,
            trail.worth,
            trail.leaves,
            trail.taken,
            bool(trail.control),
            trail.points,
            trail.gold,
            trail.gives,
        )

    @property
    def after(self) -> Position:
        """The board after the plan that was made last, with all that follows it without a choice."""
        return self._scratch

    def ends(self) -> list[End]:
        return engine.move_ends(self.board)

    def likely(self, most: int) -> list[End]:
        """The ends that look best before any trail is tried."""
        outlook, board = self.outlook, self.board
        engine.weigh_ends(board, outlook)
        worths = outlook.ends

        def look(end: End) -> int:
            return worths[end[1] * c.TRIBES + end[2]] if board.where[end[2]] >> end[1] & 1 else 0

        return sorted(self.ends(), key=look, reverse=True)[:most]

    def best(self, ends: Iterable[End]) -> Plan | None:
        """The best plan among these ends, the first of equals."""
        return max((self.plan(end) for end in ends), key=lambda plan: plan.value, default=None)

    def walked(self, plan: Plan) -> Position:
        """The board after a plan, made by somebody else than the one who thinks."""
        self.plan(plan.end)
        after, walked = self.board.copy(), self._scratch
        after.meeples, after.where = [*walked.meeples], [*walked.where]
        after.row, after.row_count = [*walked.row], walked.row_count
        after.palms, after.palms_left = [*walked.palms], walked.palms_left
        after.palaces, after.palaces_left = [*walked.palaces], walked.palaces_left
        if plan.control:
            other = self.following.seat
            after.camel = [other if tile == plan.end[1] else owner for tile, owner in enumerate(after.camel)]
            after.owned = [tiles | (1 << plan.end[1]) * (number == other) for number, tiles in enumerate(after.owned)]
        return after


def planner_of(view: FiveTribesView, board: Position, seat: int, ways: int, tally: FiveTribesTally | None = None) -> Planner:
    """A planner for a seat, as far as the viewer knows its outlook."""
    following = outlook_of(view, board, next_seat(view, seat), tally)
    return Planner(board, outlook_of(view, board, seat, tally), following, ways)


def places(
    view: FiveTribesView, board: Position, seat: int, ways: int, likely: int, tally: FiveTribesTally | None = None
) -> list[tuple[Planner, Plan]]:
    """§3.1 What is left for each place in the order, if everybody takes the best move in turn, thinking as this seat does.

    With each plan comes its planner, which has walked it last.
    """
    left, found = board, []
    for _ in range(len(view.bid_order)):
        planner = planner_of(view, left, seat, ways, tally)
        plan = planner.best(planner.likely(likely))
        if plan is None:
            break
        left = planner.walked(plan)
        found.append((planner, plan))
    return found


def expected_place(view: FiveTribesView, spot: int) -> float:
    """§3.1 How many markers will act before one on this spot, if those still to bid choose evenly."""
    ahead = sum(view.spots[dearer] is not None for dearer in range(spot + 1, c.SPOTS))
    still_to_bid = len(view.bid_order) - view.bids - 1
    return ahead + still_to_bid * (c.SPOTS - 1 - spot - ahead) / (c.SPOTS - c.FRONT_ZERO)
