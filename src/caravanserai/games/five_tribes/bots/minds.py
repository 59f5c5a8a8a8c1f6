"""The weights that bots think with, by the names of `kernel/policy/weights.py`: levels differ in these, and need no compilation.

Those of a duel were found in a prototype by changing one at a time, 300 to 400 games for each change; those for three and four
by six changes of two to five weights, each in 200 games against *early*, *maximiser* or those before it (`lab.match`).
SPOIL, VICTORY, and what makes HASTY and GREEN, were set by judgement. `docs/bots.md` tells what came of it.
"""

from __future__ import annotations

from typing import Final

from caravanserai.core.guiding import WEIGHTS
from caravanserai.games.five_tribes.kernel.policy import weights as w

DUEL: Final = {
    w.TEN: 1000,
    w.WIDE: 8,
    w.ELDER_LATER: 80,
    w.FAKIR_LATER: 160,
    w.GOOD_LATER: 700,
    w.SECOND_LATER: 300,
    w.POWER_SHARE: 100,
    w.NEUTRAL: 25,
    w.LESS: 30,
    w.CAMEL: 0,
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
}
"""What a sound player holds things to be worth between two."""

TABLE: Final = DUEL | {w.GOOD_LATER: 450, w.WIDE: 6, w.MOST_ENDS: 16, w.MOST_STARTS: 6, w.MOST_TRAILS: 6}
"""The same among three and four, where fewer rounds are left to complete a suit."""

SOUND: Final[dict[int, int]] = {}
"""What *regular* plays by, and *expert* with most of its rivals in their play-outs: there through a mist of 1.5 points."""

HASTY: Final = {w.GOOD_LATER: 300, w.SECOND_LATER: 100, w.LEFT_NEXT: 20, w.LEFT_OWN: 20, w.MIST: 300}
"""A rival who does not look far ahead, for play-outs."""

GREEN: Final = {w.GOOD_LATER: 400, w.SECOND_LATER: 100, w.BID_SHARE: 60, w.BID_DEEP: 0, w.MIST: 500, w.MISTAKE: 150}
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
