"""`caravanserai replay`: a saved game in words, turn by turn."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caravanserai.cli import app
from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption, BadRecord
from caravanserai.core.saved import read_record
from caravanserai.core.speech import Speech, languages
from caravanserai.terminal.face import load_face
from caravanserai.tui.console import make_console
from caravanserai.tui.replay import Replay, open_view, turns_of
from tests.terminal.table import GIVEN, check_width, check_words, finished, sit_down


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "evening.txt"
    finished(file)
    return file


def show(*arguments: str, width: int = 80) -> Result:
    return CliRunner().invoke(app, ["replay", *arguments], env={"COLUMNS": str(width), "CARAVANSERAI_LANG": "en"})


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_in_every_language(game: Path, language: str) -> None:
    result = show(str(game), "--lang", language, "--no-board")
    assert result.exit_code == 0, result.exception
    check_words(result.output)
    assert Speech(language).say("terminal-final") in result.output


def test_steps_hold_every_move_once_and_begin_with_a_decision(game: Path) -> None:
    record = read_record(game.read_text(encoding="utf-8"))
    turns = turns_of(record)
    assert [number for turn in turns for number in range(turn.first, turn.last + 1)] == list(range(1, len(record.log) + 1))
    assert all(turn.actor != CHANCE for turn in turns[1:])


def test_only_the_moves_asked_for_are_shown(game: Path) -> None:
    output = show(str(game), "--from", "12", "--to", "14", width=60).output
    assert "Moves 1 to" not in output
    assert "12" in output
    assert "The result" not in output
    check_width(output, 60)


def test_a_range_beyond_the_game_is_told_so(game: Path) -> None:
    last = len(read_record(game.read_text(encoding="utf-8")).log)
    assert f"There are only moves 1 to {last}." in show(str(game), "--from", "100000").output


def test_without_boards_the_last_one_is_shown(game: Path) -> None:
    assert show(str(game), "--no-board").output.count("FINISH") == 1
    assert show(str(game), "--to", "30").output.count("FINISH") > 3


def test_everything_is_shown_unless_a_seat_is_named(game: Path) -> None:
    everything = show(str(game), "--all", "--no-board").output
    of_one = show(str(game), "--seat", "1", "--no-board").output
    assert everything == show(str(game), "--no-board").output
    assert "Bet that" in everything
    assert "with a hidden card:" in " ".join(everything.split())
    assert "with a hidden card:" not in " ".join(of_one.split())
    assert "Bet that" not in of_one


def test_an_open_view_holds_every_hand(game: Path) -> None:
    turn = turns_of(read_record(game.read_text(encoding="utf-8")))[3]
    view = open_view(load_game("camel_up"), turn.position)
    assert all(seat.hand is not None for seat in view.seats)  # type: ignore[attr-defined]
    assert view.viewer is None


def test_at_a_terminal_one_walks_to_and_fro(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(game.read_text(encoding="utf-8"))
    console = make_console(io.StringIO(), 100)
    walk = Replay(record, console, Speech("en", record.game.id), load_face(record.game.id), None, boards=False)
    keys = iter(["", "b", "12", "9" * 5000, "q"])
    keyboard = type("Keys", (), {"read": lambda self: next(keys)})()
    shown: list[int] = []
    monkeypatch.setattr(walk, "show", lambda turn, *, board: shown.append(walk.turns.index(turn)))
    walk.walk(walk.turns, keyboard)
    twelve = next(number for number, turn in enumerate(walk.turns) if turn.first <= 12 <= turn.last)
    assert shown == [0, 1, 0, twelve, twelve]


def test_a_game_that_breaks_off_says_so(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    sit_down(*GIVEN, "--save", str(file), typed="roll\n")
    assert "Here the saved game breaks off." in show(str(file)).output


def test_seats_and_contradictions_are_refused(game: Path) -> None:
    refused = {
        ("--seat", "9"): "there is no seat 9 at a table of 4: seats are 1 to 4",
        ("--seat", "1", "--all"): "either --seat or --all",
    }
    for arguments, fault in refused.items():
        result = show(str(game), *arguments)
        assert isinstance(result.exception, BadOption)
        assert fault in str(result.exception)


def test_an_altered_game_is_not_shown(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "altered.txt"
    file.write_text(game.read_text(encoding="utf-8").replace("Traveller", "Travelled"), encoding="utf-8")
    assert isinstance(show(str(file)).exception, BadRecord)
