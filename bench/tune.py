"""Weights of a policy by play: the cross-entropy method over paired guided games, against a pool of minds, and a play-off.

python bench/tune.py emira --players 3 --weights EAGER,CARAVANS,RICHES_EACH~100 --seed 1
python bench/tune.py emira --players 3 --change EAGER=64 --change POLITE=0 --games 3000

Each generation draws rows of weights around the best so far, and each row plays the same deals from every seat, alone against
copies of every mind of the pool. The next generation is drawn around the best quarter. In the end the middle of the last one
plays off against the row that was begun with, on deals that no generation met. `NAME~N` says how far a weight is varied at
first; otherwise it is by a quarter. With `--change` there is only the play-off.

It works for every game whose kernel plays guided games with a mind for each seat, and whose `bots/minds.py` has

    row_of(players, changes)       a row of weights, with changes by number
    desk_for(players, rows)        where these rows can think
    POOL                           by name, the changes that make a mind of the pool

What wins in the pool has still to win matches against the yardsticks, on other seeds, before it is kept.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from caravanserai import game_ids, load_game
from caravanserai.core.intervals import estimate_share
from caravanserai.core.randomness import seeded

LONGEST = 1000
"""No game has so many turns."""
ELITE = 4
"""One row in so many is drawn around again."""
PLAY_OFF = 1_000_000
"""What seeds of play-offs begin with: no generation comes near."""


class Table:
    """Guided games of one game with so many players."""

    def __init__(self, game_id: str, players: int) -> None:
        package = f"caravanserai.games.{game_id}"
        self.game = load_game(game_id)
        self.minds: Any = import_module(f"{package}.bots.minds")
        self.weights: Any = import_module(f"{package}.kernel.policy.weights")
        self.kernel: Any = import_module(f"{package}.engine")
        missing = [name for name in ("row_of", "desk_for", "POOL") if not hasattr(self.minds, name)]
        if missing:
            sys.exit(f"{package}.bots.minds has no {', '.join(missing)}: this game cannot be tuned yet")
        self.players = players
        self.start: Any = self.game.start(players)

    def number_of(self, name: str) -> int:
        """A weight by its name, or one of a row of them, as GOAL+1."""
        first, _, place = name.partition("+")
        if not hasattr(self.weights, first):
            sys.exit(f"there is no weight {first}; see {self.weights.__name__}")
        return int(getattr(self.weights, first)) + int(place or 0)

    def row(self, changes: dict[int, int]) -> list[int]:
        found: list[int] = self.minds.row_of(self.players, changes)
        return found

    def won(self, row: list[int], rival: list[int], games: int, seed: int) -> float:
        """How many games one seat wins against copies of a rival, ties split; each deal from every seat."""
        desk, won = self.minds.desk_for(self.players, [row, rival]), 0.0
        for number in range(games):
            seat = number % self.players
            desk.mind.row_of = [int(other != seat) for other in range(len(desk.mind.row_of))]
            position = self.start.copy()
            desk.dice.state = seeded(seed, 2 * (number // self.players))
            desk.moods.state = seeded(seed, 2 * (number // self.players) + 1)
            if hasattr(self.kernel, "begin_draws"):
                self.kernel.begin_draws(desk)
            self.kernel.guide(desk, position, LONGEST)
            outcome = self.game.outcome(position)
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
        return won

    def pool(self) -> dict[str, list[int]]:
        return {name: self.row(changes) for name, changes in self.minds.POOL.items()}


class Weight:
    """One of the weights that are looked for."""

    def __init__(self, table: Table, told: str, fixed: dict[int, int]) -> None:
        self.name, _, spread = told.partition("~")
        self.number = table.number_of(self.name)
        self.middle = float(table.row(fixed)[self.number])
        self.spread = float(spread) if spread else self.middle / 4
        if self.spread <= 0:
            sys.exit(f"{self.name} is 0: say how far to vary it, as {self.name}~50")

    def draw(self, rng: random.Random) -> int:
        return max(0, round(rng.gauss(self.middle, self.spread)))

    def learn(self, best: Sequence[int]) -> None:
        """Go most of the way to the best ones; the spread shrinks more slowly, so that nothing is settled by luck."""
        self.middle += 0.7 * (statistics.fmean(best) - self.middle)
        self.spread += 0.5 * (statistics.pstdev(best) - self.spread)


def tune(
    table: Table, told: Sequence[str], fixed: dict[int, int], generations: int, rows: int, games: int, seed: int
) -> dict[int, int]:
    """The weights that the generations come to, with some that are fixed."""
    weights, pool, rng = [Weight(table, one, fixed) for one in told], table.pool(), random.Random(seed)
    for generation in range(generations):
        drawn = [{weight.number: weight.draw(rng) for weight in weights} for _ in range(rows)]
        drawn[0] = {weight.number: round(weight.middle) for weight in weights}
        shares = []
        for changes in drawn:
            row = table.row(fixed | changes)
            wins = [table.won(row, rival, games, seed * 1000 + generation) for rival in pool.values()]
            shares.append(sum(wins) / (games * len(wins)))
        order = sorted(range(rows), key=lambda index: -shares[index])[: max(2, rows // ELITE)]
        for weight in weights:
            weight.learn([drawn[index][weight.number] for index in order])
        tell = ", ".join(f"{weight.name}={round(weight.middle)}~{weight.spread:.0f}" for weight in weights)
        best = statistics.fmean(shares[index] for index in order)
        print(f"{generation + 1}. middle {100 * shares[0]:.1f} %, best {100 * best:.1f} %: {tell}", flush=True)
    return {weight.number: round(weight.middle) for weight in weights}


def play_off(table: Table, changes: dict[int, int], games: int, seed: int) -> None:
    """The row that was found, and the one that was begun with, against every mind of the pool and against each other."""
    found, old = table.row(changes), table.row({})
    for name, rival in {**table.pool(), "the old one": old, "the new one": found}.items():
        told = [f"{table.players} players, against {name}:"]
        for who, row in (("new", found), ("old", old)):
            share = estimate_share(table.won(row, rival, games, PLAY_OFF + seed), games)
            told.append(f"{who} {100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]")
        print(" ".join(told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", type=int)
    parser.add_argument("--weights", default="", help="by name, with commas")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--rows", type=int, default=32, help="in each generation")
    parser.add_argument("--paired", type=int, default=240, help="games of each row against each mind of the pool")
    parser.add_argument("--games", type=int, default=3000, help="of the play-off against each mind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--change", action="append", default=[], metavar="NAME=N", help="all at once, before anything is looked for"
    )
    given = parser.parse_args()
    players = given.players or load_game(given.game).usual_players
    if players not in load_game(given.game).players:
        parser.error(f"{given.game} is not for {players} players")
    table = Table(given.game, players)
    changes = {table.number_of(name): int(value) for name, _, value in (change.partition("=") for change in given.change)}
    if given.weights:
        paired = -(-given.paired // players) * players
        changes |= tune(table, given.weights.split(","), changes, given.generations, given.rows, paired, given.seed)
    if not changes:
        parser.error("say --weights to look for, or a --change to try")
    play_off(table, changes, -(-given.games // players) * players, given.seed)


if __name__ == "__main__":
    main()
