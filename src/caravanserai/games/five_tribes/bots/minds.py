"""The weights that bots think with, by the names of `kernel/policy/weights.py`: levels differ in these, and need no compilation.

What elders, fakirs and the powers of djinns come to be worth is from a regression on guided games, made twice, the second time on
games by what the first had found (rounded; those of three and four players are the mean of both):

    python bench/fit_five_tribes.py --players 2 --games 10000 --seed 5
    python bench/fit_five_tribes.py --players 3 --games 5000 --seed 5
    python bench/fit_five_tribes.py --players 4 --games 5000 --seed 5

Goods, rare ones, second suits, neutral tiles and camels were then changed one at a time, 6,000 to 8,000 guided games for a value:

    python bench/tune_five_tribes.py --players 2 --games 8000 --seed 91 --change CAMEL=100

Both were kept as they won matches of *regular* against *regular* as it was before. Among three and four the fakirs and elders
of the first regression stayed: with those of the second fewer guided games were won. The rest of a duel's weights were found in a
prototype by changing one at a time, 300 to 400 games for a change. SPOIL, VICTORY, FEAR, Morgiane's power, and what makes HASTY
and GREEN, were set by judgement. `docs/bots.md` tells what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravanserai.core.guiding import WEIGHTS
from caravanserai.games.five_tribes.kernel.policy import weights as w

DUEL_POWERS: Final = (
    *(447, 323, 886, 632, 409, 8, 177, -29, 667, 85, 588, 1459),
    *(-397, -76, 5, 2728, 1110, 1191, -883, 1431, 504, 305, 50),
)
"""What each djinn's power brings in a whole duel, by the djinn's number, besides its points and what it adds to what is there."""

TABLE_POWERS: Final = (
    *(578, 372, 814, 925, 649, -2, 70, 100, 524, -41, -753, 1028),
    *(-87, -37, -14, 1571, 1117, 1556, -345, 435, 368, 174, 50),
)
"""The same among three and four."""


def powers(worths: Sequence[int]) -> dict[int, int]:
    """Weights for the powers of all djinns."""
    return {w.DJINN_POWERS + djinn: worth for djinn, worth in enumerate(worths)}


DUEL: Final = {
    w.TEN: 1000,
    w.WIDE: 8,
    w.ELDER_LATER: 270,
    w.FAKIR_LATER: 60,
    w.FAKIR_NOW: 330,
    w.GOOD_LATER: 500,
    w.SECOND_LATER: 400,
    w.RARE: 200,
    w.NEUTRAL: 10,
    w.LESS: 30,
    w.CAMEL: 100,
    w.LEFT_NEXT: 60,
    w.LEFT_OWN: 60,
    w.LEFT_ROUND: 15,
    w.RIVALS: 100,
    w.BID_SHARE: 100,
    w.BID_DEEP: 1,
    w.MIST: 150,
    w.SPOIL: 25,
    w.VICTORY: 1000,
    w.MOST_ENDS: 12,
    w.MOST_STARTS: 4,
    w.MOST_TRAILS: 4,
    w.WIDTH: 16,
    w.ALIKE: 4,
    w.LOOPS: 1,
    w.FEAR: 50,
    w.EXTRA: 4,
    w.PLAYED_KILLS: 1,
    **powers(DUEL_POWERS),
}
"""What a sound player holds things to be worth between two."""

TABLE: Final = DUEL | {
    w.WIDE: 6,
    w.ELDER_LATER: 200,
    w.FAKIR_NOW: 120,
    w.FAKIR_LATER: 220,
    w.SECOND_LATER: 300,
    w.RARE: 250,
    w.CAMEL: 50,
    w.MOST_ENDS: 16,
    w.MOST_STARTS: 6,
    w.MOST_TRAILS: 6,
    **powers(TABLE_POWERS),
}
"""The same among three and four, where fewer rounds are left to complete a suit."""

SOUND: Final[dict[int, int]] = {}
"""What *regular* plays by, and *expert* with most of its rivals in their play-outs: there through a mist of 1.5 points."""

HASTY: Final = {w.GOOD_LATER: 300, w.SECOND_LATER: 100, w.LEFT_NEXT: 20, w.LEFT_OWN: 20, w.MIST: 300}
"""A rival who does not look far ahead, for play-outs."""

GREEN: Final = {w.GOOD_LATER: 400, w.SECOND_LATER: 100, w.BID_SHARE: 60, w.BID_DEEP: 0, w.MIST: 500, w.MISTAKE: 150, w.LOOPS: 0}
"""*Novice* takes the best end that it sees, and is often mistaken by a few points; it does not think of who comes next."""

POINTS: Final = {
    **dict.fromkeys(range(WEIGHTS), 0),
    w.TEN: 1000,
    w.BID_SHARE: 70,
    w.MOST_ENDS: 12,
    w.MOST_STARTS: 4,
    w.MOST_TRAILS: 4,
    w.WIDTH: 16,
    w.ALIKE: 4,
}
"""Points that count at once, and nothing else: the *maximiser*."""


def row(players: int, changes: dict[int, int]) -> list[int]:
    """The weights of a sound player, changed, in the order of their numbers; what is not named is nothing."""
    weights = (DUEL if players == 2 else TABLE) | changes
    return [weights.get(number, 0) for number in range(WEIGHTS)]
