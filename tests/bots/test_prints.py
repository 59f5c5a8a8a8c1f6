"""A bot's print changes with its code and with what it was made with, and with nothing else."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import bot_names, print_of, prints
from caravanserai.bots.making import AnyBot
from caravanserai.core.discovery import game_ids
from tests.bots import mine

HERE = "tests.bots.mine"


def printed(bot: AnyBot) -> str:
    return print_of("camel_up", bot)


def test_however_one_bot_is_named_its_print_is_one() -> None:
    assert printed(mine.Nth) == printed(f"{HERE}:Nth") == printed(f" {HERE}:Nth(nth=1)") == printed("tests/bots/mine.py:Nth")


def test_what_an_instance_was_made_with_is_in_its_print() -> None:
    assert printed(mine.Nth(nth=1)) == printed(mine.Nth(nth=1)) != printed(mine.Nth(nth=2))
    assert printed(partial(mine.third, nth=1)) == printed(partial(mine.third, nth=1)) != printed(partial(mine.third, nth=2))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_games_own_bots_have_the_same_print_in_every_process(game_id: str) -> None:
    script = f"from caravanserai.bots import print_of; print(print_of({game_id!r}, {bot_names(game_id)[-1]!r}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == print_of(game_id, bot_names(game_id)[-1])


def test_the_print_of_a_games_bot_changes_with_what_it_thinks_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = printed("regular")
    for file in ("core/search.py", "games/camel_up/bots/judge.py"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("WORTH = 1\n")

    class Games:
        __path__ = (str(tmp_path / "games"),)

    monkeypatch.setitem(sys.modules, prints.GAMES, Games)
    prints._source_of_game.cache_clear()
    try:
        first = printed("regular")
        (tmp_path / "games/camel_up/bots/judge.py").write_text("WORTH = 2\n")
        prints._source_of_game.cache_clear()
        assert len({before, first, second := printed("regular")}) == 3
        (tmp_path / "core/paper.py").write_text("A4 = 1\n")
        prints._source_of_game.cache_clear()
        assert printed("regular") == second
    finally:
        prints._source_of_game.cache_clear()


def test_a_bot_that_was_written_where_there_is_no_file_has_a_print_of_its_code() -> None:
    told: dict[str, Any] = {"__name__": "nowhere"}
    for number in (0, 1):
        exec(
            "from caravanserai import Bot, Choice\n"
            "class Mine(Bot):\n"
            f"    def choose(self, view, legal_moves): return Choice(legal_moves[{5 + number}])\n",
            told,
        )
        told[f"mine {number}"] = told.pop("Mine")
    assert printed(told["mine 0"]) != printed(told["mine 1"])
