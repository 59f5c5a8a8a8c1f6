"""The planner at a seat's elbow: what every move earns and leaves, what a place in the order is worth, and the score so far.

Made of a view and nothing else. Points and gold of a move are what the rules give at once; worths are estimates of points at the
end of the game.
"""

from __future__ import annotations

import msgspec

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import COMPILED, Position
from caravanserai.games.five_tribes.lens.planning import Plan, Planner, board_of, expected_place, places, planner_of
from caravanserai.games.five_tribes.names import GOODS, RESOURCES, TILES, TRIBES, Tribe
from caravanserai.games.five_tribes.table.view import FiveTribesView

WAYS = 24 if COMPILED else 2
"""So many ways to each end are compared: all of them, for tiles with three meeples."""
LIKELY = 24 if COMPILED else 8
"""So many ends are thought through to find what a later place in the order has left."""

POINT = 100.0


class TrailStep(msgspec.Struct, frozen=True):
    tile: str
    tribe: Tribe


class MoveWorth(msgspec.Struct, frozen=True):
    """A move to one end with one tribe, by the best trail that was found."""

    taken: int
    """So many meeples are taken at the end."""
    control: bool
    """A camel is placed there."""
    points: int
    """What the score gains at once: all that happens without a further choice, the palm or palace included."""
    gold: int
    """How much of it is gold: builders without fakirs, and what own djinns pay."""
    gives: int
    """The gold that djinns of others get."""
    tribe: float
    """What the tribe's action is worth, with the best choice."""
    land: float
    """What the camel's tile is worth; nothing without control."""
    tile: float
    """What the tile's action is worth, with the best choice."""
    worth: float
    """All of it."""
    leaves: float
    """What the best move is worth that the next player then has."""
    trail: list[TrailStep]
    """The drops that are left to make."""


class MoveEnd(msgspec.Struct, frozen=True):
    """Where to look in `moves`."""

    start: str
    end: str
    tribe: Tribe


class PlaceWorth(msgspec.Struct, frozen=True):
    """What is left for this place in the order, if everybody before takes the best move there is."""

    worth: float
    start: str
    end: str
    tribe: Tribe


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
    """None where it is hidden; so are goods and the total."""
    viziers: int
    elders: int
    djinns: int
    thieves: int
    palms: int
    palaces: int
    tiles: int
    goods: int | None
    goods_most: int
    """The most that so many cards can be worth, given all that the viewer sees; the goods themselves, where they are known."""
    known: int
    """All that the viewer can count."""
    total: int | None


class FiveTribesLens(msgspec.Struct, frozen=True):
    seat: int
    """Whose moves are weighed: the seat that acts; while bids are made, the viewer."""
    following: int
    """Who is taken to move after it."""
    moves: dict[str, dict[str, dict[Tribe, MoveWorth]]]
    """By start, end and tribe, while a move can be made or bids are made; of a move that is half made, what is left of it."""
    best: MoveEnd | None
    """The move that brings most, less a share of what it leaves."""
    places: list[PlaceWorth]
    """While bids are made: what acting first is worth, second and so on, as long as there are moves."""
    bids: dict[int, BidWorth]
    """While bids are made: by price, the spots that are free."""
    scores: list[ScoreSheet]
    """By seat."""


def lens_of(view: FiveTribesView) -> FiveTribesLens | None:
    """What this viewer can know; None before the game is laid out, and after it."""
    if view.phase == "over" or view.phase.startswith("laying_"):
        return None
    bidding = view.phase == "bidding"
    seat = view.viewer if bidding and view.viewer is not None else view.turn
    board = board_of(view)
    planner = planner_of(view, board, seat, WAYS)
    plans = [planner.plan(end) for end in planner.ends()] if view.phase in ("bidding", "starting", "sowing") else []
    ranks = [_place(plan) for plan in places(view, board, seat, WAYS, LIKELY)] if bidding else []
    return FiveTribesLens(
        seat=seat,
        following=planner.following.seat,
        moves=_by_end(planner, plans),
        best=_best(plans),
        places=ranks,
        bids=_bids(view, ranks) if bidding else {},
        scores=[_sheet(view, board, number) for number in range(len(view.seats))],
    )


# Moves


def _by_end(planner: Planner, plans: list[Plan]) -> dict[str, dict[str, dict[Tribe, MoveWorth]]]:
    found: dict[str, dict[str, dict[Tribe, MoveWorth]]] = {}
    for plan in plans:
        start, end, tribe = plan.end
        found.setdefault(TILES[start], {}).setdefault(TILES[end], {})[TRIBES[tribe]] = _move(planner, plan)
    return found


def _move(planner: Planner, plan: Plan) -> MoveWorth:
    outlook, board, (_, end, tribe) = planner.outlook, planner.board, plan.end
    land = engine.land_worth(board, outlook.seat, end) if plan.control else 0
    elders = board.elders[outlook.seat] + (plan.taken if tribe == c.ELDER else 0)
    action = engine.action_worth(board, outlook, end, plan.control or board.camel[end] == outlook.seat, elders)
    return MoveWorth(
        taken=plan.taken,
        control=plan.control,
        points=plan.points,
        gold=plan.gold,
        gives=plan.gives,
        tribe=_points(plan.worth - land - action),
        land=_points(land),
        tile=_points(action),
        worth=_points(plan.worth),
        leaves=_points(max(0, plan.leaves)),
        trail=[_step(drop) for drop in plan.drops],
    )


def _step(drop: int) -> TrailStep:
    tile, tribe = divmod(drop - c.DROP, c.TRIBES)
    return TrailStep(TILES[tile], TRIBES[tribe])


def _points(worth: int) -> float:
    return round(worth / POINT, 1)


def _best(plans: list[Plan]) -> MoveEnd | None:
    if not plans:
        return None
    start, end, tribe = max(plans, key=lambda plan: plan.value).end
    return MoveEnd(TILES[start], TILES[end], TRIBES[tribe])


# Bids


def _place(plan: Plan) -> PlaceWorth:
    start, end, tribe = plan.end
    return PlaceWorth(_points(plan.worth), TILES[start], TILES[end], TRIBES[tribe])


def _bids(view: FiveTribesView, ranks: list[PlaceWorth]) -> dict[int, BidWorth]:
    """§3.1 Every spot that is free."""
    free = [spot for spot in range(c.FRONT_ZERO, c.SPOTS) if view.spots[spot] is None or spot == c.FRONT_ZERO]
    if all(view.spots[zero] is not None for zero in range(c.ZEROS)):
        free.remove(c.FRONT_ZERO)
    return {c.SPOT_PRICES[spot]: _bid(view, ranks, spot) for spot in free} if ranks else {}


def _bid(view: FiveTribesView, ranks: list[PlaceWorth], spot: int) -> BidWorth:
    ahead = sum(view.spots[dearer] is not None for dearer in range(spot + 1, c.SPOTS))
    place = round(expected_place(view, spot))
    worth = ranks[min(place, len(ranks) - 1)].worth - ranks[-1].worth
    return BidWorth(ahead, place + 1, round(worth, 1), round(worth - c.SPOT_PRICES[spot], 1))


# Scores


def _sheet(view: FiveTribesView, board: Position, seat: int) -> ScoreSheet:
    """§4 Kind by kind, by the rules of the end."""
    held = view.seats[seat]
    hidden = held.hand is None
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
    known = sum(kinds.values()) + (0 if hidden else goods + (held.gold or 0))
    return ScoreSheet(
        gold=held.gold,
        **kinds,
        goods=None if hidden else goods,
        goods_most=_most_goods(view, board, seat) if hidden else goods,
        known=known,
        total=None if hidden else known,
    )


def _most_goods(view: FiveTribesView, board: Position, seat: int) -> int:
    """§3.7 The best hand of so many cards that could be among those which the viewer does not see."""
    unseen = _unseen(view)
    cards, most = view.seats[seat].cards, 0
    guess = board.copy()
    for goods in range(min(cards, sum(unseen[: c.GOODS])) + 1):
        hand = _widest(unseen, goods)
        hand.append(min(cards - goods, unseen[c.FAKIR]))
        guess.hand = [*([0] * (seat * c.RESOURCES)), *hand, *([0] * ((c.SEATS - 1 - seat) * c.RESOURCES))]
        most = max(most, engine.goods_points(guess, seat))
    return most


def _unseen(view: FiveTribesView) -> list[int]:
    """How many cards of each kind are in the pile or in hidden hands."""
    seen = [view.discard, view.step.goods, *(seat.hand or {} for seat in view.seats)]
    counts = [sum(pile.get(kind, 0) for pile in seen) for kind in RESOURCES]  # type: ignore[attr-defined]
    counts = [count + view.row.count(kind) for count, kind in zip(counts, RESOURCES, strict=True)]
    return [of_all - count for of_all, count in zip(c.RESOURCE_COUNTS, counts, strict=True)]


def _widest(unseen: list[int], goods: int) -> list[int]:
    """So many goods in as few suits as can be: one of each kind, then a second of each, and so on."""
    hand = [0] * len(GOODS)
    while goods:
        for kind in range(len(GOODS)):
            if goods and unseen[kind] > hand[kind]:
                hand[kind] += 1
                goods -= 1
    return hand
