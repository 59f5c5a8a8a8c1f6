"""What one move brings: by the printed rules, kind by kind, and as the planner estimates it."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.kernel.grid import BLOCKS, distance
from caravanserai.games.five_tribes.kernel.packs import size_of
from caravanserai.games.five_tribes.lens.planning import Plan, Planner
from caravanserai.games.five_tribes.names import RESOURCES, TILES, TRIBES, Category, Resource, Tribe

POINT = 100.0


class TrailStep(msgspec.Struct, frozen=True):
    tile: str
    tribe: Tribe


class Victim(msgspec.Struct, frozen=True):
    """§3.5 The lone meeple within reach whose tile counts most."""

    tile: str
    points: int
    """What the tile counts with a camel of the killer."""


class WorthEstimate(msgspec.Struct, frozen=True):
    """What the planner thinks a move is worth, in points at the end of the game."""

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


class MoveWorth(msgspec.Struct, frozen=True):
    """A move to one end with one tribe, by the best trail that was found. All but the estimate is what the rules give at once."""

    taken: int
    """So many meeples are taken at the end."""
    control: bool
    """A camel is placed there."""
    points: int
    """What the score gains at once: all that happens without a further choice, the palm or palace included."""
    gains: dict[Category, int]
    """The same by kind, without those that gain nothing; builders work without fakirs."""
    tens: int
    """How much of the viziers' points is for having more than others."""
    over: list[SeatNumber]
    """Those whom this brings ahead of in viziers."""
    gives: dict[SeatNumber, int]
    """The gold that djinns of others get."""
    around: int
    """Where builders are taken: blue tiles, the end among them."""
    cards: list[Resource]
    """What merchants take."""
    victim: Victim | None
    """Where assassins are taken: whose death brings a tile."""
    estimate: WorthEstimate | None
    """None where the table plays without the planner."""
    trail: list[TrailStep]
    """The drops that are left to make."""


def weigh(planner: Planner, plan: Plan, *, estimate: bool = True) -> MoveWorth:
    """What a plan brings; the planner has to have walked it last."""
    before, after, seat = planner.board, planner.after, planner.outlook.seat
    _, end, tribe = plan.end
    viziers = engine.vizier_points(after, seat) - engine.vizier_points(before, seat)
    return MoveWorth(
        taken=plan.taken,
        control=plan.control,
        points=plan.points,
        gains=_gains(before, after, seat),
        tens=viziers - plan.taken * _each(before, seat) if tribe == c.VIZIER else 0,
        over=_over(before, after, seat) if tribe == c.VIZIER else [],
        gives={
            other: gold for other in range(before.seats) if other != seat and (gold := after.gold[other] - before.gold[other])
        },
        around=(before.blue & BLOCKS[end]).bit_count() if tribe == c.BUILDER else 0,
        cards=_cards(before, after) if tribe == c.MERCHANT else [],
        victim=_victim(after, seat, end, plan.taken) if tribe == c.ASSASSIN else None,
        estimate=_estimate(planner, plan) if estimate else None,
        trail=[_step(drop) for drop in plan.drops],
    )


def _gains(before: Position, after: Position, seat: int) -> dict[Category, int]:
    """§4 Kind by kind."""
    kinds: dict[Category, int] = {
        "gold": after.gold[seat] - before.gold[seat],
        "viziers": engine.vizier_points(after, seat) - engine.vizier_points(before, seat),
        "elders": engine.elder_points(after, seat) - engine.elder_points(before, seat),
        "palms": engine.palm_points(after, seat) - engine.palm_points(before, seat),
        "palaces": engine.palace_points(after, seat) - engine.palace_points(before, seat),
        "tiles": engine.tile_points(after, seat) - engine.tile_points(before, seat),
        "goods": engine.goods_points(after, seat) - engine.goods_points(before, seat),
    }
    return {kind: points for kind, points in kinds.items() if points}


def _each(board: Position, seat: int) -> int:
    """§5 A vizier is a point, or three to Jafaar's owner."""
    return 3 if engine.owns(board, seat, c.JAFAAR) else 1


def _over(before: Position, after: Position, seat: int) -> list[int]:
    """§4 Whom a seat has more viziers than now, and had not before."""
    was, now = before.viziers, after.viziers
    return [other for other in range(before.seats) if other != seat and was[seat] <= was[other] and now[seat] > now[other]]


def _cards(before: Position, after: Position) -> list[Resource]:
    """§3.5 The cards of the row that have gone, from its head."""
    return [RESOURCES[kind] for kind in before.row[: before.row_count - after.row_count]]


def _victim(after: Position, seat: int, end: int, reach: int) -> Victim | None:
    """§3.5 A neutral tile with a single meeple, which a kill would bring."""
    if not after.camels[seat]:
        return None
    packs, camels = after.meeples, after.camel
    lone = [
        tile
        for tile in range(c.TILES)
        if tile != end and camels[tile] == c.NOBODY and size_of(packs[tile]) == 1 and distance(end, tile) <= reach
    ]
    best = max(lone, key=lambda tile: engine.land_worth(after, seat, tile), default=None)
    return None if best is None else Victim(TILES[best], round(engine.land_worth(after, seat, best) / POINT))


def _estimate(planner: Planner, plan: Plan) -> WorthEstimate:
    outlook, board, (_, end, tribe) = planner.outlook, planner.board, plan.end
    land = engine.land_worth(board, outlook.seat, end) if plan.control else 0
    elders = board.elders[outlook.seat] + (plan.taken if tribe == c.ELDER else 0)
    action = engine.action_worth(board, outlook, end, plan.control or board.camel[end] == outlook.seat, elders)
    return WorthEstimate(
        tribe=points_of(plan.worth - land - action),
        land=points_of(land),
        tile=points_of(action),
        worth=points_of(plan.worth),
        leaves=points_of(max(0, plan.leaves)),
    )


def _step(drop: int) -> TrailStep:
    tile, tribe = divmod(drop - c.DROP, c.TRIBES)
    return TrailStep(TILES[tile], TRIBES[tribe])


def points_of(worth: int) -> float:
    return round(worth / POINT, 1)
