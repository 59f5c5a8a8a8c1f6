"""Whether *expert* loses anything by leaving off where the answer is beyond doubt: the same decisions with and without it.

python bench/settling.py five_tribes --bots expert,regular --games 4 [--trials 16000] [--seed 760000]

In games that *expert* plays with its usual trials, each of its decisions is searched twice more from one seed, by so many trials:
to the end, and as it is. Told are how many choose alike, and what part of the trials the second took.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from math import nan
from typing import Any

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.options import read_options
from caravanserai.core.search import Limit, Tried
from caravanserai.lab.match import play_block


class Compared(msgspec.Struct):
    """What became of the decisions so far."""

    limit: Limit
    to_the_end: Limit
    decisions: int = 0
    alike: int = 0
    whole: int = 0
    settled: int = 0
    """Trials that were taken in all, to the end and as it is."""

    def search(self, halve: Any, *given: Any, **named: Any) -> list[Tried]:
        """In place of a bot's search: that, and twice more beside it."""
        plans: Sequence[int] = given[4]
        if len(plans) > 1:
            settled, whole = (halve(*given, **named | {"limit": limit}) for limit in (self.limit, self.to_the_end))
            self.decisions += 1
            self.alike += whole[0].move == settled[0].move
            self.whole += sum(one.trials for one in whole)
            self.settled += sum(one.trials for one in settled)
        return list(halve(*given, **named))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one of them expert")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--trials", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=760_000)
    given = parser.parse_args()
    bots, game, compared = (
        given.bots.split(","),
        load_game(given.game),
        Compared(Limit(given.trials), Limit(given.trials, doubt=nan)),
    )
    players: Any = import_module(f"caravanserai.games.{given.game}.bots.players")
    halve = players.halve
    players.halve = lambda *positional, **named: compared.search(halve, *positional, **named)
    for number in range(-(-given.games // len(bots))):
        play_block(given.game, bots, given.seed + number, read_options(game.options_type, game.simulated), None)
    share = compared.settled / compared.whole
    print(f"{given.game}, {given.trials:,} trials: {compared.alike:,} of {compared.decisions:,} alike, {share:.0%} of the trials")


if __name__ == "__main__":
    main()
