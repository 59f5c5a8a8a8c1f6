"""What things come to be worth in Five Tribes, by regression: what seats have between rounds, and how guided games then end.

python bench/fit_five_tribes.py --players 2 --games 12000 [--thieves]

Guided games are played by the weights of today, every seat by the same. At the end of each round it is noted how much of the game
is left and what every seat has over the others on average; in the end, by how many points it is ahead. Gold, tiles, viziers with
the tens they make likely, elders and djinns count what they count; that is taken off, and the rest is laid by least squares on
elders, fakirs, rare goods and every djinn's power, each as far as time is left, next to the sizes of both suits. Printed are
weights by their names, with standard errors; rows of one game are not independent, and three of them are counted as one.

Play changes with the weights, so it is done again with those that were found; matches of whole bots decide what is kept.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.game import GAME
from tune_five_tribes import Table

Sparse = dict[str, float]

RIDGE = 20.0
"""What has hardly been seen is held to be nothing."""


def has(table: Table, position: Any, seat: int, left: float) -> Sparse:
    """What a seat has: what counts for sure under the name of nothing, all else by name."""
    hand = position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    goods, fakirs, elders = hand[: c.GOODS], hand[c.FAKIR], position.elders[seat]
    kinds, doubles = sum(count > 0 for count in goods), sum(count > 1 for count in goods)
    rare = sum((6 - c.RESOURCE_COUNTS[kind]) / 4 for kind in range(c.GOODS) if goods[kind])
    found = {
        "": sure_points(table, position, seat),
        "ELDER_LATER": elders * left,
        "FAKIR_NOW": fakirs,
        "FAKIR_LATER": fakirs * left,
        "RARE": rare * left,
        "CAMEL": -position.camels[seat] * left,
        f"suit of {kinds}": 1.0,
        f"suit of {kinds}, later": left,
        f"second of {doubles}": 1.0,
        f"second of {doubles}, later": left,
    }
    return found | {f"DJINN_POWERS+{djinn}": left for djinn in range(c.DJINNS) if position.djinns[seat] >> djinn & 1}


def sure_points(table: Table, position: Any, seat: int) -> float:
    """What is not asked for: points that stay, and tens as likely as the policy holds them."""
    djinns = position.djinns[seat]
    viziers = position.viziers[seat] * (3 if djinns >> c.JAFAAR & 1 else 1)
    tens = engine.tens_of(table.desk, position, seat, seat, 0) / 100
    land = engine.tile_points(position, seat) + engine.palm_points(position, seat) + engine.palace_points(position, seat)
    elders = engine.elder_points(position, seat)
    thieves = engine.thief_points(position, seat)
    return float(position.gold[seat] + viziers + tens + land + elders + engine.djinn_points(position, seat) + thieves)


def over_the_others(all_have: list[Sparse], seat: int) -> Sparse:
    """What a seat has, less what the others have on average."""
    found = dict(all_have[seat])
    for other, have in enumerate(all_have):
        if other != seat:
            for name, count in have.items():
                found[name] = found.get(name, 0.0) - count / (len(all_have) - 1)
    return {name: count for name, count in found.items() if count}


def rows(table: Table, games: int) -> Iterator[tuple[Sparse, float]]:
    """From every round's end of every game: what a seat has over the others, and what it will gain on them beyond that."""
    for number in range(games):
        position = table.laid(number)
        seen = []
        while position.phase != c.OVER:
            engine.guide(table.desk, position, position.round + 1)
            engine.think_as(table.desk, position, 0)
            if position.phase != c.OVER:
                seen.append([has(table, position, seat, table.desk.left / 100) for seat in range(table.players)])
        points = position.result()[2]
        for all_have in seen:
            for seat in range(1 if table.players == 2 else table.players):
                over = over_the_others(all_have, seat)
                ahead = points[seat] - (sum(points) - points[seat]) / (table.players - 1)
                yield over, ahead - over.pop("", 0.0)


class Squares:
    """The sums that least squares are made of."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.matrix: dict[tuple[int, int], float] = {}
        self.right: dict[int, float] = {}
        self.total = 0.0
        self.count = 0

    def add(self, row: Sparse, target: float) -> None:
        numbers = [(self.names.setdefault(name, len(self.names)), value) for name, value in row.items()]
        for one, value in numbers:
            self.right[one] = self.right.get(one, 0.0) + value * target
            for other, second in numbers:
                self.matrix[one, other] = self.matrix.get((one, other), 0.0) + value * second
        self.total += target * target
        self.count += 1

    def solve(self) -> dict[str, tuple[float, float]]:
        """By name, a coefficient and its standard error."""
        size = len(self.names)
        left = [[self.matrix.get((row, at), 0.0) + (RIDGE if row == at else 0.0) for at in range(size)] for row in range(size)]
        inverse = inverted(left)
        right = [self.right.get(row, 0.0) for row in range(size)]
        found = [sum(value * other for value, other in zip(row, right, strict=True)) for row in inverse]
        rest = self.total - sum(value * other for value, other in zip(found, right, strict=True))
        error = 3 * rest / self.count
        return {name: (found[at], (error * inverse[at][at]) ** 0.5) for name, at in self.names.items()}


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """A symmetric matrix without zeros on the way down its diagonal, by Gauss and Jordan."""
    size = len(matrix)
    work = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for at in range(size):
        pivot = work[at][at]
        work[at] = [value / pivot for value in work[at]]
        for row in range(size):
            if row != at and work[row][at]:
                factor = work[row][at]
                work[row] = [value - factor * other for value, other in zip(work[row], work[at], strict=True)]
    return [row[size:] for row in work]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.players, default=2)
    parser.add_argument("--thieves", action="store_true")
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    squares = Squares()
    for row, target in rows(Table(given.players, given.thieves, given.seed), given.games):
        squares.add(row, target)
    found = squares.solve()
    print(f"{given.players} players, {squares.count} rows, {(squares.total / squares.count) ** 0.5:.1f} points before")
    for name in sorted(found):
        value, error = found[name]
        print(f"{name} {100 * value:.0f} +- {100 * error:.0f}")
    powers = [round(100 * found.get(f"DJINN_POWERS+{djinn}", (0.0, 0.0))[0]) for djinn in range(c.DJINNS)]
    print("all powers:", ", ".join(map(str, powers)))


if __name__ == "__main__":
    main()
