"""The odds of a leg, exact to the integer, those of the race, with their error, and what tickets, tiles and rolls are worth."""

from __future__ import annotations

import math
import threading
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from caravanserai.core.notebook import bar, frame, table_of
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import COMPILED, Layer, LegOdds, RaceOdds, Random, find_leg_odds, roll_races
from caravanserai.games.camel_up.names import RACERS, Racer
from caravanserai.games.camel_up.table.notation import Board, board_of_view, read_board
from caravanserai.games.camel_up.table.view import CamelUpView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from caravanserai.core.speech import Speech

_room = threading.local()

KEPT = 1024
"""So many races are kept at hand with their odds: between two rolls all who look at a table see the same one."""

RACES = 100_000 if COMPILED else 1_000
"""How many races are rolled for the race's odds, unless told otherwise."""

PORTION = 1000
"""So many races are rolled at a stretch; between two stretches other threads, as those of a server, have their turn."""


class Places(msgspec.Struct, frozen=True):
    """How often a racer ends the leg first, second and last, out of the odds' denominator."""

    first: int
    second: int
    last: int


class RaceChance(msgspec.Struct, frozen=True):
    """A racer's chance to win the race and to lose it."""

    winner: float
    loser: float


class Race(msgspec.Struct, frozen=True):
    """The race's odds, estimated: 95 % of such estimates are off by less than `error`, at worst."""

    races: int
    error: float
    camels: dict[Racer, RaceChance]


class Odds(msgspec.Struct, frozen=True):
    """What the rest of the leg brings. Whole numbers are out of `denominator`; divided by it they are chances, or coins."""

    denominator: int
    camels: dict[Racer, Places]
    race_ends: int
    tickets: dict[Racer, dict[int, int]]
    """The value of a leg ticket of 5, 3 or 2 of each colour, in coins times the denominator."""
    roll: int
    """The value of rolling: the pyramid ticket's coin. Tiles that the roll may pay are in `next_landings`."""
    landings: dict[int, int]
    """By space, how often a die will stop a unit there in this leg: what a tile there earns."""
    next_landings: dict[int, int]
    """The same for the very next roll."""

    def chance(self, number: int) -> float:
        return number / self.denominator

    def rows(self) -> list[dict[str, Any]]:
        """A row for each racer, for data frames: its chances, and what its tickets are worth."""
        return [
            {"camel": camel}
            | {name: self.chance(getattr(places, name)) for name in ("first", "second", "last")}
            | {f"ticket_{value}": self.chance(worth) for value, worth in self.tickets[camel].items()}
            for camel, places in self.camels.items()
        ]

    def __str__(self) -> str:
        first = ", ".join(f"{camel} {100 * self.chance(places.first):.1f} %" for camel, places in self.camels.items())
        return f"first in this leg: {first}"

    def _repr_html_(self) -> str:
        return frame("The odds of this leg", table_of(_with_bars(self.rows(), "first", "second", "last")))


def leg_odds(board: Board) -> Odds:
    """The exact odds of the rest of the leg, as long as nobody moves a tile: once for all who see the same race."""
    return _leg_odds(board.camels, board.cheers, board.boos, board.dice)


@lru_cache(KEPT)
def _leg_odds(camels: int, cheers: int, boos: int, dice: int) -> Odds:
    return _told(_found(camels, cheers, boos, dice))


@lru_cache(16 * KEPT)
def stops_at(camels: int, cheers: int, boos: int, dice: int, space: int) -> float:
    """How often a die will stop a unit on a space in this leg, on average."""
    odds = _found(camels, cheers, boos, dice)
    return odds.landings[space] / odds.total


def _found(camels: int, cheers: int, boos: int, dice: int) -> LegOdds:
    odds = LegOdds()
    odds.cheers = cheers
    odds.boos = boos
    find_leg_odds(odds, camels, dice, *_layers())
    return odds


def _told(odds: LegOdds) -> Odds:
    places = zip(odds.first, odds.second, odds.last, strict=True)
    camels = {camel: Places(*numbers) for camel, numbers in zip(RACERS, places, strict=True)}
    return Odds(
        denominator=odds.total,
        camels=camels,
        race_ends=odds.race_ends,
        tickets={camel: _ticket_values(camels[camel], odds.total) for camel in RACERS},
        roll=odds.total,
        landings=dict(enumerate(odds.landings[1:], start=1)),
        next_landings=dict(enumerate(odds.next_landings[1:], start=1)),
    )


def _layers() -> tuple[Layer, Layer]:
    """Room for the calculation, kept for each thread."""
    if not hasattr(_room, "layers"):
        _room.layers = (Layer(), Layer())
    layers: tuple[Layer, Layer] = _room.layers
    return layers


def _ticket_values(places: Places, total: int) -> dict[int, int]:
    """§9.1 The printed value for the first, 1 for the second, and 1 to pay for any other."""
    others = total - places.first - places.second
    return {value: value * places.first + places.second - others for value in sorted(set(c.TICKET_VALUES), reverse=True)}


def ticket_value(odds: Odds, camel: Racer, value: int) -> float:
    """§9.1 What a leg ticket brings on average."""
    return odds.chance(odds.tickets[camel][value])


def race_odds(board: Board, races: int = RACES, seed: int = 1) -> Race:
    """The chances to win and to lose the whole race, by rolling it to its end many times."""
    return _race_odds(board.camels, board.cheers, board.boos, board.dice, races, seed)


@lru_cache(KEPT)
def _race_odds(camels: int, cheers: int, boos: int, dice: int, races: int, seed: int) -> Race:
    odds = RaceOdds()
    rng = Random(seed)
    for first in range(0, races, PORTION):
        roll_races(odds, camels, dice, cheers, boos, min(PORTION, races - first), rng)
    chances = {camel: RaceChance(odds.winner[number] / races, odds.loser[number] / races) for number, camel in enumerate(RACERS)}
    return Race(races, 1.96 * math.sqrt(0.25 / races), chances)


def expected_payout(others: int, chance: float) -> float:
    """§10.2 What a right card earns when each of the cards below it was as right with this chance."""
    likely = max(chance, 0.3)
    payout = 0.0
    below_right = [1.0]
    for _ in range(others):
        below_right = [
            (below_right[k] * (1 - likely) if k < len(below_right) else 0) + (below_right[k - 1] * likely if k else 0)
            for k in range(len(below_right) + 1)
        ]
    for right, probability in enumerate(below_right):
        payout += probability * c.CARD_PAYOUTS[min(right, len(c.CARD_PAYOUTS) - 1)]
    return payout


def _with_bars(rows: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    return [{name: bar(value) if name in names else value for name, value in row.items()} for row in rows]


class Report(msgspec.Struct, frozen=True):
    """All that there is to say of a position's odds."""

    board: Board
    leg: Odds
    race: Race | None

    def rows(self) -> list[dict[str, Any]]:
        """A row for each racer, for data frames: the leg's odds and, if races were rolled, those of the race."""
        race = self.race.camels if self.race is not None else {}
        return [row | (msgspec.structs.asdict(race[row["camel"]]) if race else {}) for row in self.leg.rows()]

    def __str__(self) -> str:
        return str(self.leg)

    def _repr_html_(self) -> str:
        rows = _with_bars(self.rows(), "first", "second", "last", "winner", "loser")
        rolled = (
            "" if self.race is None else f", and of the race by {self.race.races:,} races rolled (±{100 * self.race.error:.1f} %)"
        )
        return frame(f"The odds of this leg{rolled}", table_of(rows))


def report(position: str, races: int | None = None) -> Report:
    """The odds of a position in notation; without those of the race if no races are wanted."""
    return _report(read_board(position), races)


def _report(board: Board, races: int | None = None) -> Report:
    wanted = RACES if races is None else races
    return Report(board, leg_odds(board), race_odds(board, wanted) if wanted else None)


def to_json(told: Report) -> str:
    """The odds for programs: whole numbers are out of "denominator"."""
    data: dict[str, Any] = msgspec.to_builtins(told.leg, str_keys=True)
    data["race"] = msgspec.to_builtins(told.race)
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def table(told: Report, speech: Speech) -> RenderableType:
    """The odds for people."""
    from caravanserai.games.camel_up.lens.odds_table import draw

    return draw(told, speech, None)


def show(view: CamelUpView, speech: Speech) -> RenderableType:
    """The odds of what a seat sees, with the tickets that are left."""
    from caravanserai.games.camel_up.lens.odds_table import draw

    if sum(len(stack.camels) for stack in view.track) < c.CAMELS or view.phase == "over":
        return speech.say("camel_up-odds-none")
    return draw(_report(board_of_view(view)), speech, view)
