"""*Regular* plays whole games, and well."""

from __future__ import annotations

import pytest

from caravanserai.bots import bot_names, load_bot
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.lab.match import play_match
from tests.games.five_tribes.laid import TWO, lay


def scores(names: list[str], seed: int, *, thieves: bool) -> list[int]:
    outcome = play_match("five_tribes", names, seed, FiveTribesOptions(thieves=thieves)).outcome
    assert outcome is not None
    return outcome.scores


def test_there_is_a_regular() -> None:
    assert bot_names("five_tribes") == ["random", "regular"]


@pytest.mark.parametrize("seed", range(3))
def test_regular_beats_a_drifter(seed: int) -> None:
    names = ["regular", "random"] if seed % 2 else ["random", "regular"]
    found = scores(names, seed, thieves=seed == 2)
    assert found[names.index("regular")] > found[names.index("random")]


def test_four_regulars_play_to_the_end() -> None:
    found = scores(["regular"] * 4, 7, thieves=True)
    assert min(found) > 60


def test_regular_takes_back_what_somebody_else_has_offered() -> None:
    """§3.7 Who stands in for somebody in the midst of a sale keeps the goods for a larger suit."""
    table = lay(f"{TWO} phase=ending b1[@0] seat0[viziers=2 hand=silk] end_tile=b1 taken=2 offered=silk")
    for move in ("withdraw silk", "on"):
        choice = load_bot("five_tribes", "regular", 1).choose(GAME.view(table.position, 0), table.position.legal_moves())
        assert GAME.write(GAME.move(choice.move)) == move
        table.play(move)


@pytest.mark.slow
def test_regular_wins_nearly_always_against_a_drifter() -> None:
    """At least 99 of 100, as the seats alternate."""
    won = 0
    for seed in range(100):
        names = ["regular", "random"] if seed % 2 else ["random", "regular"]
        found = scores(names, 100 + seed, thieves=seed % 4 > 1)
        won += found[names.index("regular")] > found[names.index("random")]
    assert won >= 99
