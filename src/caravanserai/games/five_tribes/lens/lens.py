"""The planner at a seat's elbow: what every move earns and leaves, what a place in the order is worth, and the score so far.

Made of a view and of what its viewer has counted. Points and gold of a move are what the rules give at once; worths are estimates
of points at the end of the game.
"""

from __future__ import annotations

import msgspec

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import COMPILED, Position
from caravanserai.games.five_tribes.lens.choices import ChoiceWorth, choices_of, row_of
from caravanserai.games.five_tribes.lens.counted import Counted, counted_of
from caravanserai.games.five_tribes.lens.planning import Plan, Planner, board_of, expected_place, places, planner_of
from caravanserai.games.five_tribes.lens.worths import MoveWorth, weigh
from caravanserai.games.five_tribes.names import RESOURCES, TILES, TRIBES, Tribe
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView

WAYS = 24 if COMPILED else 2
"""So many ways to each end are compared: all of them, for tiles with three meeples."""
LIKELY = 24 if COMPILED else 8
"""So many ends are thought through to find what a later place in the order has left."""
PLANS = 3
"""So many of the best moves lie ready."""


class MoveEnd(msgspec.Struct, frozen=True):
    """Where to look in `moves`."""

    start: str
    end: str
    tribe: Tribe


class PlaceWorth(msgspec.Struct, frozen=True):
    """The move that is left for this place in the order, if everybody before takes the best there is."""

    move: MoveEnd
    earns: MoveWorth


class BidWorth(msgspec.Struct, frozen=True):
    """A free spot of the turn order track."""

    ahead: int
    """Markers that are sure to act before it."""
    place: int
    """The place in the order to be expected, counting from 1."""
    worth: float
    """What that place is worth, more than acting last."""
    net: float
    """The same, less the price in gold."""


class ScoreSheet(msgspec.Struct, frozen=True):
    """What a seat would score now, kind by kind."""

    gold: int | None
    """None where it is not known; so are goods and the total."""
    viziers: int
    elders: int
    djinns: int
    thieves: int
    palms: int
    palaces: int
    tiles: int
    goods: int | None
    goods_least: int
    """What the cards are worth that the viewer knows; the goods themselves, where all are known."""
    goods_most: int
    """The most that they can be worth, given all that the viewer knows; the goods themselves, where all are known."""
    known: int
    """All that the viewer can count, the cards that it knows among it."""
    total: int | None


class FiveTribesLens(msgspec.Struct, frozen=True):
    seat: int
    """Whose moves are weighed: the seat that acts; while bids are made, the viewer."""
    following: int
    """Who is taken to move after it."""
    moves: dict[str, dict[str, dict[Tribe, MoveWorth]]]
    """By start, end and tribe, while a move can be made or bids are made; of a move that is half made, what is left of it."""
    plans: list[MoveEnd]
    """The moves that bring most, less a share of what they leave, the best first; from and to different tiles, if there are."""
    places: list[PlaceWorth]
    """While bids are made: what acting first is worth, second and so on, as long as there are moves."""
    bids: dict[int, BidWorth]
    """While bids are made: by price, the spots that are free."""
    choices: dict[str, ChoiceWorth]
    """Within an activation: by notation, what each choice does to the scores."""
    row: list[int]
    """What each open card would add to the viewer's goods at the end; nothing for those who watch."""
    scores: list[ScoreSheet]
    """By seat."""
    counted: list[Counted]
    """By seat, what the viewer knows of its gold and its cards."""


def lens_of(view: FiveTribesView, tally: FiveTribesTally | None = None) -> FiveTribesLens | None:
    """What this viewer can know; None before the game is laid out, and after it."""
    if view.phase == "over" or view.phase.startswith("laying_"):
        return None
    bidding = view.phase == "bidding"
    seat = view.viewer if bidding and view.viewer is not None else view.turn
    board, counted = board_of(view, tally), [counted_of(view, number, tally) for number in range(len(view.seats))]
    planner = planner_of(view, board, seat, WAYS, tally)
    plans, moves = _moves(view, planner)
    ranks = [_place(*found) for found in places(view, board, seat, WAYS, LIKELY, tally)] if bidding else []
    return FiveTribesLens(
        seat=seat,
        following=planner.following.seat,
        moves=moves,
        plans=[_end(plan) for plan in _best(plans)],
        places=ranks,
        bids=_bids(view, [place.earns.estimate.worth for place in ranks if place.earns.estimate]),
        choices=choices_of(view, board),
        row=row_of(view, board),
        scores=[_sheet(view, board, counted, number) for number in range(len(view.seats))],
        counted=counted,
    )


def facts_of(view: FiveTribesView) -> FiveTribesLens | None:
    """The same without advice: where moves can end and what the printed rules give there, by the first trail that leads there."""
    if view.phase == "over" or view.phase.startswith("laying_"):
        return None
    board = board_of(view)
    planner = planner_of(view, board, view.turn, 1)
    return FiveTribesLens(
        seat=view.turn,
        following=planner.following.seat,
        moves=_moves(view, planner, estimate=False)[1] if view.phase != "bidding" else {},
        plans=[],
        places=[],
        bids={},
        choices=choices_of(view, board),
        row=row_of(view, board),
        scores=[],
        counted=[],
    )


# Moves

Moves = dict[str, dict[str, dict[Tribe, MoveWorth]]]


def _moves(view: FiveTribesView, planner: Planner, *, estimate: bool = True) -> tuple[list[Plan], Moves]:
    """Every end that can be reached, and what it brings."""
    plans: list[Plan] = []
    found: Moves = {}
    for reached in planner.ends() if view.phase in ("bidding", "starting", "sowing") else []:
        plan = planner.plan(reached)
        start, end, tribe = reached
        plans.append(plan)
        found.setdefault(TILES[start], {}).setdefault(TILES[end], {})[TRIBES[tribe]] = weigh(planner, plan, estimate=estimate)
    return plans, found


def _end(plan: Plan) -> MoveEnd:
    start, end, tribe = plan.end
    return MoveEnd(TILES[start], TILES[end], TRIBES[tribe])


def _best(plans: list[Plan]) -> list[Plan]:
    """The best, then those from other tiles to others, and only then what else there is."""
    left = sorted(plans, key=lambda plan: plan.value, reverse=True)
    found: list[Plan] = []
    for plan in left:
        if len(found) < PLANS and all(plan.end[0] != one.end[0] and plan.end[1] != one.end[1] for one in found):
            found.append(plan)
    others = [plan for plan in left if plan not in found]
    return sorted([*found, *others[: PLANS - len(found)]], key=lambda plan: plan.value, reverse=True)


# Bids


def _place(planner: Planner, plan: Plan) -> PlaceWorth:
    return PlaceWorth(_end(plan), weigh(planner, plan))


def _bids(view: FiveTribesView, ranks: list[float]) -> dict[int, BidWorth]:
    """§3.1 Every spot that is free."""
    free = [spot for spot in range(c.FRONT_ZERO, c.SPOTS) if view.spots[spot] is None or spot == c.FRONT_ZERO]
    if all(view.spots[zero] is not None for zero in range(c.ZEROS)):
        free.remove(c.FRONT_ZERO)
    return {c.SPOT_PRICES[spot]: _bid(view, ranks, spot) for spot in free} if ranks else {}


def _bid(view: FiveTribesView, ranks: list[float], spot: int) -> BidWorth:
    ahead = sum(view.spots[dearer] is not None for dearer in range(spot + 1, c.SPOTS))
    place = round(expected_place(view, spot))
    worth = ranks[min(place, len(ranks) - 1)] - ranks[-1]
    return BidWorth(ahead, place + 1, round(worth, 1), round(worth - c.SPOT_PRICES[spot], 1))


# Scores


def _sheet(view: FiveTribesView, board: Position, counted: list[Counted], seat: int) -> ScoreSheet:
    """§4 Kind by kind, by the rules of the end; of cards that are not known all, those that are."""
    gold, unknown = counted[seat].gold, counted[seat].unknown
    goods = engine.goods_points(board, seat)
    kinds = {
        "viziers": engine.vizier_points(board, seat),
        "elders": engine.elder_points(board, seat),
        "djinns": engine.djinn_points(board, seat),
        "thieves": engine.thief_points(board, seat),
        "palms": engine.palm_points(board, seat),
        "palaces": engine.palace_points(board, seat),
        "tiles": engine.tile_points(board, seat),
    }
    known = sum(kinds.values()) + goods + (gold or 0)
    return ScoreSheet(
        gold=gold,
        **kinds,
        goods=None if unknown else goods,
        goods_least=goods,
        goods_most=_most_goods(view, board, counted, seat) if unknown else goods,
        known=known,
        total=None if unknown or gold is None else known,
    )


def _most_goods(view: FiveTribesView, board: Position, counted: list[Counted], seat: int) -> int:
    """§3.7 The best hand with so many cards besides, out of those that the viewer knows nowhere."""
    unseen, most = _unseen(view, counted), 0
    known = [counted[seat].cards.get(resource, 0) for resource in RESOURCES]
    guess = board.copy()
    for goods in range(min(counted[seat].unknown, sum(unseen[: c.GOODS])) + 1):
        hand = _widest(known, unseen, goods)
        hand.append(known[c.FAKIR] + min(counted[seat].unknown - goods, unseen[c.FAKIR]))
        guess.hand = [*([0] * (seat * c.RESOURCES)), *hand, *([0] * ((c.SEATS - 1 - seat) * c.RESOURCES))]
        most = max(most, engine.goods_points(guess, seat))
    return most


def _unseen(view: FiveTribesView, counted: list[Counted]) -> list[int]:
    """How many cards of each kind are in the pile, or in hands without the viewer knowing it."""
    seen = [view.discard, view.step.goods, *(one.cards for one in counted)]
    counts = [sum(pile.get(kind, 0) for pile in seen) for kind in RESOURCES]  # type: ignore[attr-defined]
    counts = [count + view.row.count(kind) for count, kind in zip(counts, RESOURCES, strict=True)]
    return [of_all - count for of_all, count in zip(c.RESOURCE_COUNTS, counts, strict=True)]


def _widest(known: list[int], unseen: list[int], goods: int) -> list[int]:
    """These goods and so many more, in as few suits as can be: one of each kind, then a second of each, and so on."""
    hand, left = known[: c.GOODS], [*unseen]
    for _ in range(goods):
        kind = min((kind for kind in range(c.GOODS) if left[kind]), key=hand.__getitem__)
        hand[kind] += 1
        left[kind] -= 1
    return hand
