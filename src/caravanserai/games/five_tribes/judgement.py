"""What things are worth in points, roughly, to a player who counts: the ends of paths, cards, djinns, kills.

Everything is read from what the seat sees. Worths are estimates of points at the end of the game; gold is a point each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.grid import BLOCKS, DIRECTIONS, beside, distance, walk_ends
from caravanserai.games.five_tribes.names import DESIGNS, DJINNS, TILES, TRIBES, Tribe, pack_of
from caravanserai.games.five_tribes.packs import count_of, has_pair, one_of, size_of
from caravanserai.games.five_tribes.view import FiveTribesView

VIZIER_WORTH: Final = 3.0
"""A vizier itself, and its share of the tens."""
ELDER_WORTH: Final = 2.6
FAKIR_WORTH: Final = 1.6
POWER_WORTH: Final = 2.5
"""What a djinn's power brings besides its points."""
DUPLICATE_WORTH: Final = 1.2
NEUTRAL_SHARE: Final = 0.25
"""A palm or palace on a tile that nobody has may be mine one day."""


class Judgement:
    """One seat's view, weighed."""

    def __init__(self, view: FiveTribesView) -> None:
        self.view = view
        self.seat = view.turn
        self.own = view.seats[self.seat]
        self.tiles = view.tiles
        self.packs = [pack_of(tile.meeples) for tile in view.tiles]
        self.where = [sum(1 << n for n, pack in enumerate(self.packs) if count_of(pack, tribe)) for tribe in range(c.TRIBES)]
        self.blue = sum(1 << n for n, tile in enumerate(view.tiles) if DESIGNS.index(tile.design) < c.BLUE_DESIGNS)
        self.hand = self.own.hand or {}
        self.fakirs = self.hand.get("fakir", 0)

    # Ends of paths

    def best_from(self, start: int) -> float:
        """The best end of a move that takes up this tile."""
        hand = self.packs[start]
        return self.best_end(start, -1, hand, {start: 0})

    def best_end(self, tile: int, came_by: int, hand: int, changed: dict[int, int]) -> float:
        """The best that a walk from here can end with, some tiles having other meeples than the board shows."""
        steps = size_of(hand)
        ends = walk_ends(tile, came_by, steps)
        best = -100.0
        for tribe in range(c.TRIBES):
            if not count_of(hand, tribe):
                continue
            likely = self.where[tribe]
            for number, pack in changed.items():
                likely = likely | 1 << number if count_of(pack, tribe) else likely & ~(1 << number)
            tiles = ends & likely
            while tiles:
                end = (tiles & -tiles).bit_length() - 1
                tiles &= tiles - 1
                best = max(best, self.end_worth(end, tribe, changed.get(end, self.packs[end])))
        if best == -100.0 and steps >= 5 and has_pair(hand):
            return 1.0
        return best

    def end_worth(self, end: int, tribe: int, pack: int) -> float:
        """A move that ends here with this tribe: the tribe's action, control, and the tile's action."""
        taken = count_of(pack, tribe) + 1
        tile = self.tiles[end]
        empties = pack == count_of(pack, tribe) * one_of(tribe)
        gains_tile = empties and tile.owner is None and self.own.camels > 0
        worth = self.tribe_worth(end, tribe, taken)
        if gains_tile:
            worth += self.tile_worth(end)
        return worth + self.action_worth(end, gains_tile or tile.owner == self.seat)

    def tile_worth(self, tile: int) -> float:
        """What a camel there counts in the end."""
        seen = self.tiles[tile]
        return c.DESIGN_POINTS[DESIGNS.index(seen.design)] + 3.0 * seen.palms + 5.0 * seen.palaces

    def tribe_worth(self, end: int, tribe: int, taken: int) -> float:
        if tribe == c.VIZIER:
            return VIZIER_WORTH * taken
        if tribe == c.ELDER:
            return ELDER_WORTH * taken
        if tribe == c.MERCHANT:
            return sum(self.cards_worth(self.view.row[:taken]))
        blue = (self.blue & BLOCKS[end]).bit_count()
        if tribe == c.BUILDER:
            return float(taken * blue) + max(0.0, self.fakirs * (blue - FAKIR_WORTH))
        return self.kill_worth(end, taken)

    def action_worth(self, end: int, mine: bool) -> float:
        design = self.tiles[end].design
        owner = self.tiles[end].owner
        share = 1.0 if mine else NEUTRAL_SHARE if owner is None else -1.0 / max(1, len(self.view.seats) - 1)
        if design == "oasis":
            return 3.0 * share if self.view.palms_left else 0.0
        if design == "village":
            return 5.0 * share if self.view.palaces_left else 0.0
        if design in ("small_market", "large_market"):
            return self.market_worth(design == "large_market")
        return self.djinn_worth() if self.can_buy_djinn() else 0.0

    # Cards

    def cards_worth(self, cards: Sequence[str]) -> list[float]:
        """Each card's worth to this hand: a good that the largest suit lacks is worth most."""
        held: set[str] = {name for name in self.hand if name != "fakir"}
        worths = []
        for card in cards:
            if card == "fakir":
                worths.append(FAKIR_WORTH)
            elif card in held:
                worths.append(DUPLICATE_WORTH)
            else:
                size = len(held)
                worths.append(float(c.SUIT[min(9, size + 1)] - c.SUIT[min(9, size)]) * 0.6 + 1.2)
                held.add(card)
        return worths

    def card_worth(self, card: str) -> float:
        return self.cards_worth([card])[0]

    def market_worth(self, large: bool) -> float:
        price, reach, count = (6, 6, 2) if large else (3, 3, 1)
        if self.own.gold is None or self.own.gold < price:
            return 0.0
        best = sorted((self.card_worth(card) for card in self.view.row[:reach]), reverse=True)[:count]
        return max(0.0, sum(best) - price)

    # Djinns and kills

    def can_buy_djinn(self) -> bool:
        return self.own.elders > 1 or (self.own.elders > 0 and self.fakirs > 0)

    def djinn_points(self, djinn: str) -> float:
        return c.DJINN_POINTS[DJINNS.index(djinn)] + POWER_WORTH

    def price_of_djinn(self) -> float:
        return ELDER_WORTH + (FAKIR_WORTH if self.fakirs else ELDER_WORTH)

    def djinn_worth(self) -> float:
        """The best of those shown, less its price."""
        best = max((self.djinn_points(djinn) for djinn in self.view.djinn_row), default=0.0)
        return max(0.0, best - self.price_of_djinn())

    def kill_worth(self, end: int, reach: int) -> float:
        """The best victim without fakirs."""
        best = 0.0
        for tile, pack in enumerate(self.packs):
            if pack and tile != end and distance(end, tile) <= reach:
                best = max(best, self.victim_worth(tile))
        return max(best, self.held_worth())

    def victim_worth(self, tile: int) -> float:
        """A single meeple leaves its tile empty, and a neutral one is mine then."""
        alone = size_of(self.packs[tile]) == 1
        return self.tile_worth(tile) if alone and self.tiles[tile].owner is None and self.own.camels else 0.3

    def held_worth(self) -> float:
        """A vizier or elder less in front of the richest opponent."""
        others = [seat for number, seat in enumerate(self.view.seats) if number != self.seat and "boaz" not in seat.djinns]
        return 2.0 if any(seat.viziers or seat.elders for seat in others) else 0.0

    # Steps of a move

    def drop_worth(self, tile_name: str, tribe: Tribe) -> float:
        """The best end that is left after this drop."""
        step, tile, dropped = self.view.step, TILES.index(tile_name), TRIBES.index(tribe)
        rest = pack_of(step.in_hand) - one_of(dropped)
        if rest == 0:
            return self.end_worth(tile, dropped, self.packs[tile])
        at = TILES.index(step.at or tile_name)
        came_by = next(way for way in range(DIRECTIONS) if beside(at, way) == tile)
        return self.best_end(tile, came_by, rest, {tile: self.packs[tile] + one_of(dropped)})

    def best_moves(self) -> list[float]:
        """The worth of each tile's best move, the best first."""
        worths = [self.best_from(tile) for tile, pack in enumerate(self.packs) if pack]
        return sorted((worth for worth in worths if worth > -100.0), reverse=True)
