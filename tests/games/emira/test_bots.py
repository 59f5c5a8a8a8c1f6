"""*Regular* plays whole games, and well."""

from __future__ import annotations

import pytest

from caravanserai.bots import bot_names
from caravanserai.core.contract import Outcome
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.lab.match import play_match


def outcome(names: list[str], seed: int, *, advanced: bool = False) -> Outcome:
    found = play_match("emira", names, seed, EmiraOptions(advanced=advanced)).outcome
    assert found is not None
    return found


def among_drifters(seed: int) -> list[str]:
    """*Regular* takes each seat in turn."""
    names = ["random"] * 3
    names[seed % 3] = "regular"
    return names


def test_there_is_a_regular() -> None:
    assert bot_names("emira") == ["random", "regular"]


@pytest.mark.parametrize("seed", range(2))
def test_regular_beats_two_drifters(seed: int) -> None:
    assert outcome(among_drifters(seed), seed, advanced=seed % 2 == 1).winners == [seed % 3]


def test_four_regulars_reach_an_objective() -> None:
    assert outcome(["regular"] * 4, 1).reason == "objective"


@pytest.mark.slow
def test_regular_wins_nine_of_ten_against_two_drifters() -> None:
    won = sum(outcome(among_drifters(seed), 100 + seed, advanced=seed % 2 == 1).winners == [seed % 3] for seed in range(40))
    assert won >= 36


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_regulars_end_by_an_objective(players: int) -> None:
    reasons = [outcome(["regular"] * players, 200 + seed, advanced=seed % 2 == 1).reason for seed in range(8)]
    assert reasons == ["objective"] * 8
