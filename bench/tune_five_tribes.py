"""Weights of Five Tribes' policy by play: one seat with changed weights against others without, in guided games in the kernel.

python bench/tune_five_tribes.py --players 2 --games 4000 --change GOOD_LATER=800 --change RARE=100
python bench/tune_five_tribes.py --players 4 --fit GOOD_LATER,SECOND_LATER,RARE,DJINN_POWERS --rounds 12 --crowd 40 --games 400

The first tells how a seat does with these changes. The second fits weights by cross-entropy: of a crowd that is drawn around the
weights so far, each plays the same boards against the weights of today; those that are ahead by most points on average, a
quarter of the crowd, say around what and how widely the next crowd is drawn. DJINN_POWERS are all djinns of the base game.

What is found is kept only if matches of whole bots on other seeds agree, against *regular* as it was and against the yardsticks
(`caravanserai match five_tribes --bots regular,early`): guided play is not the play of plans.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from typing import Any

from caravanserai.core.contract import CHANCE
from caravanserai.core.guiding import make_mind
from caravanserai.core.intervals import estimate_share
from caravanserai.core.randomness import seeded
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots import minds
from caravanserai.games.five_tribes.bots.players import make_desk
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.kernel.policy import weights
from caravanserai.games.five_tribes.options import FiveTribesOptions

LONGEST = 1000
"""Rounds."""
CLIPPED = 60
"""A lead of more points than these tells no more."""


def numbers_of(name: str) -> list[int]:
    """A weight by its name, or one of a row of them, as DJINN_POWERS+14; a row by its own name."""
    first, _, place = name.partition("+")
    number = int(getattr(weights, first))
    if name == "DJINN_POWERS":
        return list(range(number, number + c.BASE_DJINNS))
    return [number + int(place or 0)]


class Table:
    """Boards for so many players, on which one seat thinks otherwise than the others."""

    def __init__(self, players: int, thieves: bool, seed: int) -> None:
        self.players, self.seed = players, seed
        self.desk = make_desk(players, minds.SOUND, minds.SOUND)
        self.start: Any = GAME.start(players, FiveTribesOptions(thieves=thieves))

    def play(self, changes: dict[int, int], first: int, games: int) -> tuple[float, float]:
        """How many games the seat wins, ties split, and by how many points it is ahead in all."""
        rows = [minds.row(self.players, changed) for changed in (changes, {})]
        self.desk.mind.rows = make_mind(rows, engine.Mind).rows
        won, ahead = 0.0, 0.0
        for number in range(first, first + games):
            points, winners, seat = self.game(number)
            won += (seat in winners) / len(winners)
            lead = points[seat] - max(other for at, other in enumerate(points) if at != seat)
            ahead += max(-CLIPPED, min(CLIPPED, lead))
        return won, ahead

    def laid(self, number: int) -> Any:
        """A board that is laid out, the same for as many games as there are seats; luck begins here."""
        self.desk.dice.state = seeded(self.seed, 2 * (number // self.players))
        self.desk.moods.state = seeded(self.seed, 2 * number + 1)
        position = self.start.copy()
        engine.begin_luck(self.desk)
        while position.actor() == CHANCE:
            position.play(engine.chance_move(self.desk, position))
        return position

    def game(self, number: int) -> tuple[list[int], list[int], int]:
        """The points, the winners, and the seat that thinks otherwise."""
        seat = number % self.players
        position = self.laid(number)
        self.desk.mind.row_of = [int(other != seat) for other in range(len(self.desk.mind.row_of))]
        engine.guide(self.desk, position, LONGEST)
        _, _, points, winners = position.result()
        return points, winners, seat


def tell(table: Table, name: str, games: int, changes: dict[int, int]) -> None:
    won, ahead = table.play(changes, 0, games)
    share = estimate_share(won, games)
    told = f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"
    print(f"{table.players} players, {name}: {told}, ahead by {ahead / games:.2f}", flush=True)


def fit(table: Table, fitted: Sequence[int], rounds: int, crowd: int, games: int) -> dict[int, int]:
    """The middle of the last crowd's best."""
    lot = random.Random(table.seed)
    now = minds.row(table.players, {})
    middle = [float(now[number]) for number in fitted]
    spread = [max(60.0, value / 2) for value in middle]
    for number in range(rounds):
        drawn = [middle, *([lot.gauss(*at) for at in zip(middle, spread, strict=True)] for _ in range(crowd - 1))]
        members = [[max(0, round(value)) for value in member] for member in drawn]
        scores = [table.play(dict(zip(fitted, member, strict=True)), number * games, games)[1] / games for member in members]
        best = sorted(range(crowd), key=lambda member: -scores[member])[: crowd // 4]
        for at in range(len(fitted)):
            values = [members[member][at] for member in best]
            middle[at] = 0.5 * middle[at] + 0.5 * statistics.mean(values)
            spread[at] = 0.4 * spread[at] + 0.6 * statistics.stdev(values)
        told = ", ".join(str(round(value)) for value in middle)
        print(f"round {number + 1}: middle ahead by {scores[0]:.2f}, best {scores[best[0]]:.2f}: {told}", flush=True)
    return {number: round(value) for number, value in zip(fitted, middle, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.players, default=2)
    parser.add_argument("--thieves", action="store_true")
    parser.add_argument("--games", type=int, default=4000, help="in all, or for each of a crowd in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--change", action="append", default=[], metavar="NAME=N", help="all at once")
    parser.add_argument("--fit", default="", metavar="NAMES", help="with commas")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--crowd", type=int, default=40)
    given = parser.parse_args()
    table = Table(given.players, given.thieves, given.seed)
    games = -(-given.games // given.players) * given.players
    changes = {numbers_of(name)[0]: int(value) for name, _, value in (change.partition("=") for change in given.change)}
    if changes:
        tell(table, ", ".join(given.change), games, changes)
    if given.fit:
        fitted = [number for name in given.fit.split(",") for number in numbers_of(name)]
        found = fit(table, fitted, given.rounds, given.crowd, games)
        table.seed += 1
        tell(table, "all that was fitted, on other boards", 10 * games, found)


if __name__ == "__main__":
    main()
