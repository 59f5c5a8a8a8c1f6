"""What the sheikhs weigh with: rows of the weights that `kernel/policy/weights.py` names, by number of players.

Those under FOUND and EAGERNESS were moved up and down one at a time in an earlier form of the policy, against copies without
the change, and EAGERNESS was settled by matches against *early* too. They were taken over as they were: with this policy the
search was not run again. The others, those of NOVICE and RIVALS among them, are chosen by hand. Changes are tried by games of
one seat against copies: `python bench/tune_emira.py --players 3 --games 3000 --weight EAGER`.
"""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.guiding import make_mind
from caravanserai.games.emira import engine
from caravanserai.games.emira.kernel.policy import weights as w

GUESSED: Final[dict[int, int]] = {
    **{w.GOAL + lacking: worth for lacking, worth in enumerate((12000, 4500, 2900, 2000, 1350, 850, 500, 220, 0))},
    w.PER_TALENT: 120,
    w.PER_GUEST: 150,
    w.SOFTNESS: 45,
    w.SOFT_GOLD: 80,
    w.SURE: 70,
    w.SURE_LATER: 45,
    w.RIVALS: 40,
    w.AHEAD: 300,
    w.CARAVANS: 90,
    w.CAMELS_SHARE: 35,
    **{w.ROOM + free: worth for free, worth in enumerate((500, 200, 40))},
    w.DEFAULT: 20000,
    w.RICHES: 1200,
    w.RICH_SHARE: 60,
    w.TURNS_BASE: 25,
    w.TURNS_EACH: 23,
    w.EAGER: 80,
    w.SPARE: 450,
    w.HAND: 2,
    w.POINT: 40,
    w.NOISE: 15,
    w.UNSUITED: 60,
    w.NEXT_BILL: 50,
    w.CARD: 80,
    w.POLITE: 25,
    w.LATE_GOLD: 90,
    w.MIST: 0,
    w.LAST_STEP: 40,
    w.SPREAD: 2000,
}
"""What seemed right before anything was played."""

FOUND: Final[dict[int, int]] = {w.GOAL + 1: 7200, w.GOAL + 2: 4640, w.TURNS_EACH: 14, w.SPARE: 960, w.POINT: 64}
"""What play has changed, with any number of players."""

EAGERNESS: Final[dict[int, int]] = {3: 56, 4: 36, 5: 36}
"""By players: the more there are, the more often something as good is left for who acts later."""

NOVICE: Final[dict[int, int]] = {
    w.MIST: 500,
    w.RIVALS: 0,
    w.EAGER: 70,
    w.AHEAD: 100,
    w.SPARE: 300,
    w.GOAL + 1: 3000,
    w.GOAL + 2: 2400,
}
"""A novice misjudges what an action is worth, does not think of rivals, and pays too much for acting first."""

RIVALS: Final[tuple[dict[int, int], ...]] = (
    {w.EAGER: 80, w.CARAVANS: 110, w.GOAL + 1: 5500, w.GOAL + 2: 3600},
    {w.EAGER: 25, w.SPARE: 450, w.RIVALS: 15},
)
"""How others may play, for who thinks ahead: eager ones, and timid ones, besides those who weigh alike."""


def row_of(players: int, changes: dict[int, int]) -> list[int]:
    """A row of a mind: the weights that were found for so many players, with these changes."""
    weights = GUESSED | FOUND | {w.EAGER: EAGERNESS[players]} | changes
    return [weights.get(number, 0) for number in range(w.WEIGHED)]


def desk_for(players: int, rows: list[list[int]]) -> Any:
    """Where somebody with such a mind can think about a game of so many players."""
    parts: list[Any] = [make_mind(rows, engine.Mind), engine.Plans(), engine.Position(players)]
    parts += [engine.Random(), engine.Random(), engine.Choices()]
    return engine.Desk(*parts)


def regular(players: int) -> list[list[int]]:
    return [row_of(players, {})]


def novice(players: int) -> list[list[int]]:
    return [row_of(players, NOVICE)]


def expert(players: int) -> list[list[int]]:
    """Its own mind first, then those that rivals may have."""
    return [row_of(players, {}), *(row_of(players, changes) for changes in RIVALS)]
