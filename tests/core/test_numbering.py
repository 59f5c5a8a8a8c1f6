"""What the numbers of moves mean is kept for every version of the rules, so that every log can be read for ever."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.numbering import folded, kept_text, notations, todays_numbers, unfolded

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_version_from_the_first_to_todays_is_kept(game_id: str) -> None:
    game = load_game(game_id)
    for rules in range(1, game.rules_version + 1):
        assert kept_text(game_id, rules), f"games/{game_id}/moves/{rules}.txt: python tools/move_numbers.py"
    assert notations(game, game.rules_version + 1) is None


@pytest.mark.parametrize("game_id", game_ids())
def test_moves_are_numbered_as_it_is_kept_for_the_rules_of_today(game_id: str) -> None:
    game = load_game(game_id)
    known = notations(game, game.rules_version)
    assert known is not None
    assert tuple(unfolded(kept_text(game_id, game.rules_version).splitlines())) == known
    assert todays_numbers(game, game.rules_version) == tuple(range(game.moves))


def test_a_move_of_earlier_rules_is_found_by_its_notation() -> None:
    game = load_game("five_tribes")
    before, now = notations(game, 1), todays_numbers(game, 1)
    assert before is not None
    assert now is not None
    assert len(before) < game.moves
    for number, notation in enumerate(before):
        today = now[number]
        assert today is not None
        assert game.write(game.move(today)) == notation


@pytest.mark.parametrize(
    "known",
    [
        [],
        ["on"],
        ["bid 1", "bid 2"],
        ["bid 10", "bid 20", "bid 30", "bid 50", "bid 60", "bid 70"],
        ["1", "2", "3", "a 4", "a 5", "a 6", "a 6"],
    ],
)
def test_lines_tell_what_they_were_made_of(known: list[str]) -> None:
    assert [*unfolded(folded(known))] == known


def test_a_row_of_numbers_is_one_line() -> None:
    assert [*folded([f"bid {bid}" for bid in range(10, 2001, 10)])] == ["bid 10 to 2000 by 10"]


def test_the_tool_finds_nothing_to_write() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "move_numbers.py", "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
