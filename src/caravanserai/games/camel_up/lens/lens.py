"""The odds at a seat's elbow, as numbers ready to show: chances from 0 to 1, worth in coins. Made of a view and nothing else."""

from __future__ import annotations

import msgspec

from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import COMPILED
from caravanserai.games.camel_up.lens.odds import (
    Odds,
    Race,
    RaceChance,
    expected_payout,
    leg_odds,
    race_odds,
    stops_at,
    ticket_value,
)
from caravanserai.games.camel_up.names import PILES, RACERS, SIDES, Pile, Racer, Side
from caravanserai.games.camel_up.table.notation import Board, board_of_view
from caravanserai.games.camel_up.table.view import CamelUpView

RACES = 15_000 if COMPILED else 300
"""How many races are rolled: enough for whole percents, few enough not to be waited for."""

EXACT_DICE = c.DICE if COMPILED else 4
"""With more dice in the pyramid, plain Python would take seconds over a tile on every space, and they are only estimated."""

ROUGH_RACES = 2_000 if COMPILED else 100
ROUGH_DICE = 3
"""The same for a lens that nobody waits for: a millisecond instead of twenty."""


class PlaceChances(msgspec.Struct, frozen=True):
    """A racer's chances to end the leg first, second and last."""

    first: float
    second: float
    last: float


class TicketWorth(msgspec.Struct, frozen=True):
    """The ticket on top of a pile: what is printed on it, and what it is worth to whoever takes it now."""

    value: int
    worth: float


class TileWorth(msgspec.Struct, frozen=True):
    """What a tile on a space earns until the leg ends, by the side that is up."""

    cheer: float
    boo: float


class CamelUpLens(msgspec.Struct, frozen=True):
    """Odds of the leg are exact as long as nobody moves a tile; those of the race are estimated, with no tiles after this leg."""

    camels: dict[Racer, PlaceChances]
    race_ends: float
    """The chance that the race ends in this leg."""
    tickets: dict[Racer, TicketWorth | None]
    """None for a pile that is empty."""
    roll: float
    """What rolling is worth: the coin for it, and what the very next roll brings the viewer's own tile."""
    tiles: dict[int, TileWorth]
    """By space, wherever the viewer's tile could lie but for its neighbours."""
    cards: dict[Pile, dict[Racer, float]]
    """What a finish card is worth, played now."""
    race: dict[Racer, RaceChance]
    races: int
    """So many races were rolled."""
    error: float
    """95 % of such estimates are off by less than this."""


def lens_of(view: CamelUpView, races: int = RACES, exact_dice: int = EXACT_DICE) -> CamelUpLens | None:
    """The odds of what this viewer sees; None before all camels stand on the track, and after the race."""
    if view.phase == "over" or sum(len(stack.camels) for stack in view.track) < c.CAMELS:
        return None
    board = board_of_view(view)
    leg, race = leg_odds(board), race_odds(board, races)
    return CamelUpLens(
        camels={camel: _places(leg, camel) for camel in RACERS},
        race_ends=leg.chance(leg.race_ends),
        tickets={camel: _top_ticket(leg, camel, view.tickets[camel]) for camel in RACERS},
        roll=1 + sum(leg.chance(leg.next_landings[space]) for space in _own_tile(view)),
        tiles=_tiles(view, board, leg, exact_dice),
        cards={pile: {camel: _card_worth(view, race, pile, camel) for camel in RACERS} for pile in PILES},
        race=race.camels,
        races=race.races,
        error=race.error,
    )


def _places(leg: Odds, camel: Racer) -> PlaceChances:
    places = leg.camels[camel]
    return PlaceChances(leg.chance(places.first), leg.chance(places.second), leg.chance(places.last))


def _top_ticket(leg: Odds, camel: Racer, left: list[int]) -> TicketWorth | None:
    """§9.1 What the top ticket brings on average."""
    return TicketWorth(left[0], ticket_value(leg, camel, left[0])) if left else None


def _own_tile(view: CamelUpView) -> list[int]:
    """Where the viewer's own tile lies: one space, or none."""
    return [tile.space for tile in view.tiles if tile.owner == view.viewer]


def _tiles(view: CamelUpView, board: Board, leg: Odds, exact_dice: int) -> dict[int, TileWorth]:
    """§5.5 What a tile earns on each free space, with the viewer's own taken up from where it lies."""
    own = sum(1 << space for space in _own_tile(view))
    bare = Board(board.camels, board.cheers & ~own, board.boos & ~own, board.dice)
    without = leg_odds(bare) if own else leg
    taken = {stack.space for stack in view.track} | {tile.space for tile in view.tiles if tile.owner != view.viewer}
    free = [space for space in range(c.FIRST_TILE_SPACE, c.SPACES + 1) if space not in taken]
    return {space: TileWorth(*(_income(bare, without, space, side, exact_dice) for side in SIDES)) for space in free}


def _income(bare: Board, without: Odds, space: int, side: Side, exact_dice: int) -> float:
    """With the tile really lying there, since it turns the way of all that stops on it; where nothing does, it earns nothing."""
    estimate = without.chance(without.landings[space])
    if estimate == 0 or bare.dice.bit_count() > exact_dice:
        return estimate
    cheers, boos = (1 << space, 0) if side == "cheer" else (0, 1 << space)
    return stops_at(bare.camels, bare.cheers | cheers, bare.boos | boos, bare.dice, space)


def _card_worth(view: CamelUpView, race: Race, pile: Pile, camel: Racer) -> float:
    """§10.2 By the odds of the race, less the coin that a wrong card costs.

    What a right card earns depends on how many right ones lie below it, and those are hidden. Each card of another player is
    taken to name the same camel with the chance that the camel has, or with 30 % if that is more: nobody bets without a reason.
    One's own cards are of other colours, so they are never in the way. What one could still learn by waiting is not counted.
    """
    chances = race.camels[camel]
    chance = chances.winner if pile == "winner" else chances.loser
    cards = view.winner_pile if pile == "winner" else view.loser_pile
    others = sum(1 for card in cards if card.owner != view.viewer)
    return chance * expected_payout(others, chance) - (1 - chance)
