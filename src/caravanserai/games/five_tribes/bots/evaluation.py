"""What things are worth in points, roughly, to *early*: moves, cards, djinns, kills, places in the order.

Everything is made of what the seat sees. Worths are estimates of points at the end of the game; gold is a point each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.kernel import worth
from caravanserai.games.five_tribes.kernel.grid import BLOCKS
from caravanserai.games.five_tribes.lens.planning import Plan, board_of, expected_place, places, planner_of
from caravanserai.games.five_tribes.names import DJINNS, RESOURCES, TILES, Tribe
from caravanserai.games.five_tribes.table.moves import NUMBERS, Drop
from caravanserai.games.five_tribes.table.view import FiveTribesView

POINT: Final = float(worth.POINT)
VIZIER_WORTH: Final = worth.VIZIER_WORTH / POINT
ELDER_WORTH: Final = worth.ELDER_WORTH / POINT
FAKIR_WORTH: Final = worth.FAKIR_WORTH / POINT
POWER_WORTH: Final = worth.POWER_WORTH / POINT
NEUTRAL_SHARE: Final = worth.NEUTRAL_SHARE / 100

LIKELY: Final = 8
"""So many ends are thought through for each move, and so many ways to each of them."""
WAYS: Final = 8
UNPLANNED: Final = -100.0


class Judgement:
    """One seat's view, weighed."""

    def __init__(self, view: FiveTribesView) -> None:
        self.view = view
        self.seat = view.turn
        self.own = view.seats[self.seat]
        self.tiles = view.tiles
        self.board = board_of(view)
        self.hand = self.own.hand or {}
        self.fakirs = self.hand.get("fakir", 0)
        self._planner = planner_of(view, self.board, self.seat, WAYS)
        self.outlook = self._planner.outlook

    # Moves

    @cached_property
    def plan(self) -> Plan | None:
        """The best move, or the best rest of one that is half made."""
        return self._planner.best(self._planner.likely(LIKELY))

    def pick_worth(self, tile: str) -> float:
        """What the plan is worth, if it starts here."""
        return self.plan.worth / POINT if self.plan and TILES[self.plan.end[0]] == tile else UNPLANNED

    def drop_worth(self, tile: str, tribe: Tribe) -> float:
        """What the plan is worth, if this is its next drop."""
        return self.plan.worth / POINT if self.plan and self.plan.drops[0] == NUMBERS[Drop(tile, tribe)] else UNPLANNED

    # Places in the order

    @cached_property
    def ranks(self) -> list[float]:
        """What the move is worth that is left for each place in the order."""
        return [plan.worth / POINT for _, plan in places(self.view, self.board, self.seat, WAYS, LIKELY)] or [0.0]

    def rank_worth(self, spot: int) -> float:
        """What a marker on this spot will find, between the places that it may come to have."""
        place = min(expected_place(self.view, spot), len(self.ranks) - 1)
        before = int(place)
        after = min(before + 1, len(self.ranks) - 1)
        return self.ranks[before] + (place - before) * (self.ranks[after] - self.ranks[before])

    # Land and cards

    def tile_worth(self, tile: int) -> float:
        """What a camel there counts in the end."""
        return engine.land_worth(self.board, self.seat, tile) / POINT

    def blue_around(self, tile: int) -> float:
        return float((self.board.blue & BLOCKS[tile]).bit_count())

    def card_worth(self, card: str) -> float:
        return engine.card_worth(self.outlook.kinds, RESOURCES.index(card)) / POINT

    def market_worth(self, large: bool) -> float:
        return (self.outlook.large if large else self.outlook.small) / POINT

    # Djinns and kills

    def djinn_points(self, djinn: str) -> float:
        return engine.djinn_worth(DJINNS.index(djinn)) / POINT

    def victim_worth(self, tile: int) -> float:
        """A single meeple leaves its tile empty, and a neutral one is mine then."""
        seen = self.tiles[tile]
        alone = sum(seen.meeples.values()) == 1 and seen.owner is None and self.own.camels
        return self.tile_worth(tile) if alone else worth.KILL_WORTH / POINT

    def richest(self, tiles: Sequence[int]) -> float:
        """The tile among these that counts most."""
        return max(map(self.tile_worth, tiles), default=0.0)
