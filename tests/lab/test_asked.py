"""Whatever the lab is asked for that it cannot do is answered in a sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.lab.balance import balance
from caravanserai.lab.executor import make_executor
from caravanserai.lab.match import match, play_match, play_table, strength
from caravanserai.lab.simulate import simulate
from caravanserai.lab.tournament import tournament

THREE = ["random"] * 3
ONE_TEXT = r"bots are given in a list, as in \['novice', 'random'\]; not "
GAME = ("camel_up",)
to: Any = partial
"""What is not of the kind that is wanted is asked for on purpose."""


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (to(play_match, *GAME, "novice", 1), f"{ONE_TEXT}'novice'"),
        (to(play_table, *GAME, "novice", 3), f"{ONE_TEXT}'novice'"),
        (to(match, *GAME, None, 3), f"{ONE_TEXT}None"),
        (to(tournament, *GAME, "random,roller"), f"{ONE_TEXT}'random,roller'"),
        (to(balance, *GAME, 3, "roller"), f"{ONE_TEXT}'roller'"),
        (to(simulate, *GAME, 3, 3, 1, bots="regular"), f"{ONE_TEXT}'regular'"),
        (to(match, *GAME, THREE, 1.5), "the number of games is a whole number and at least 1, not 1.5"),
        (to(match, *GAME, THREE, "3"), "the number of games is a whole number and at least 1, not '3'"),
        (to(match, *GAME, THREE, True), "the number of games is a whole number and at least 1, not True"),
        (to(tournament, *GAME, ["random", "roller"], 3, -2), "the number of games is a whole number and at least 1, not -2"),
        (to(balance, *GAME, 3, ["random"], 2.0), "the number of games is a whole number and at least 1, not 2.0"),
        (to(simulate, *GAME, 3, 1.5, 1), "the number of games is a whole number and at least 1, not 1.5"),
        (to(simulate, *GAME, "4", 3, 1), "the number of players is a whole number and at least 1, not '4'"),
        (
            to(tournament, *GAME, ["random", "roller"], "4"),
            "the number of players is a whole number and at least 1, not '4'",
        ),
        (to(balance, *GAME, "4"), "the number of players is a whole number and at least 1, not '4'"),
        (to(strength, *GAME, "roller", "random", "4", 3), "the number of players is a whole number and at least 1, not '4'"),
        (to(simulate, *GAME, 3, 3, 1, jobs=1.5), "the number of jobs is a whole number and at least 1, not 1.5"),
        (to(make_executor, "two"), "the number of jobs is a whole number and at least 1, not 'two'"),
        (to(play_match, *GAME, THREE, -1), f"a seed is a number from 0 to {2**62 - 1}, not -1"),
        (to(play_match, *GAME, THREE, 2**70), f"a seed is a number from 0 to {2**62 - 1}, not {2**70}"),
        (to(play_match, *GAME, THREE, None), f"a seed is a number from 0 to {2**62 - 1}, not None"),
        (to(simulate, *GAME, 3, 3, 0.5), f"a seed is a number from 0 to {2**62 - 1}, not 0.5"),
        (to(match, *GAME, THREE, 3, "1"), f"a seed is a number from 0 to {2**40 - 1}, not '1'"),
        (to(play_match, *GAME, THREE, 1, most_moves=0), "the number of moves is a whole number and at least 1, not 0"),
        (
            to(play_match, *GAME, THREE, 1, seconds=-5),
            "the seconds to think are a number from 0.001 on, as in 0.5, or None; not -5",
        ),
        (
            to(match, *GAME, THREE, 3, seconds=-5),
            "the seconds to think are a number from 0.001 on, as in 0.5, or None; not -5",
        ),
        (
            to(match, *GAME, THREE, 3, seconds="1"),
            "the seconds to think are a number from 0.001 on, as in 0.5, or None; not '1'",
        ),
        (to(play_table, *GAME, THREE, 3, precision="0.02"), "from 0.0005 to below 0.5, as in 0.02; not '0.02'"),
        (to(tournament, *GAME, ["random", "roller"], 3, 3, 1, precision=2), "from 0.0005 to below 0.5, as in 0.02; not 2"),
    ],
)
def test_what_cannot_be_played_is_told_with_what_could(asked: Callable[[], Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        asked()


def test_a_folder_is_named_by_text_too(tmp_path: Path) -> None:
    played = play_table("camel_up", ["roller", "random", "random"], 3, out=str(tmp_path / "kept"))
    assert played.result.games == 3
    assert (tmp_path / "kept" / "table.json").exists()


def test_a_number_of_another_library_is_one() -> None:
    class Number:
        def __index__(self) -> int:
            return 3

    count: Any = Number()
    assert match("camel_up", ["roller", "random", "random"], count, count).seed == 3
    assert simulate("camel_up", count, count, count).games == 3
