"""The commands as a person or a script runs them: what they print, and how they fail."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai
from caravanserai.cli.saved import NOT_CHECKED
from caravanserai.core.saved import write_record
from caravanserai.lab.match import play_match

ROOT = Path(__file__).parents[2]
A = "1[G Y R] 3[B P] 15[w] 16[k]"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, without colour, in English."""
    settings = {"NO_COLOR": "1", "CARAVANSERAI_LANG": "en", "COLUMNS": "160", **environment}
    command = [sys.executable, "-m", "caravanserai", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings}, check=False, encoding="utf-8")


def test_odds_as_json_are_exact_integers() -> None:
    told = json.loads(run("odds", "camel_up", "--position", A, "--json", "--races", "0").stdout)
    assert told["denominator"] == 5598720
    assert told["camels"]["blue"] == {"first": 748160, "second": 1601984, "last": 760032}
    assert told["race_ends"] == 0
    assert told["race"] is None
    assert told["tickets"]["purple"]["5"] == 5 * 2084704 + 1527008 - (5598720 - 2084704 - 1527008)
    assert sum(told["next_landings"].values()) == told["denominator"]


def test_odds_as_a_table_tell_every_camel_and_the_error_of_the_race() -> None:
    told = run("odds", "camel_up", "--position", A, "--races", "1000").stdout
    for word in ("blue", "green", "yellow", "red", "purple", "37.2", "1,000 races"):
        assert word in told
    assert "\x1b" not in told


@pytest.mark.parametrize(("language", "word"), [("pl", "niebieski"), ("fr", "bleu")])
def test_odds_are_told_in_the_readers_language(language: str, word: str) -> None:
    assert word in run("odds", "camel_up", "--position", A, "--races", "500", "--lang", language).stdout


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("1[G Y R] 3[B X] 15[w] 16[k]", "there is no camel 'X'"),
        ("1[G Y R] 3[B P]", "these camels are missing: w, k"),
        (A + " +3", "a camel stands on space 3"),
        (A + " +9 -10", "tiles cannot lie side by side"),
        (A + " +1", "no tile can lie on space 1"),
        (A + " out[B B]", "named twice"),
        ("1[G Y R] 3[B P] 15 16[k w]", "after space 15 the camels are missing"),
        ("17[G Y R] 3[B P] 15[w] 16[k]", "there is no space 17"),
    ],
)
def test_a_bad_position_is_refused_with_the_fault_and_its_place(position: str, fault: str) -> None:
    answer = run("odds", "camel_up", "--position", position)
    assert answer.returncode == 1
    assert fault in answer.stderr
    assert "^" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("camel_up", f"leg=4 turn=2 {A} coins=9,4,11,7"),
        ("five_tribes", "players=2 phase=starting turn=0 c3[VVE] c4[V] row[silk fakir*2] djinns[enki]"),
        ("emira", "players=3 last_turn=10 turn=10 princesses[noor@all] seat0[gold=500 guests=hind]"),
    ],
)
def test_a_game_is_played_from_a_position_kept_and_shown_again(tmp_path: Path, game: str, position: str) -> None:
    file = tmp_path / "game.txt"
    assert run("play", game, "--position", position, "--watch", "--fast", "--seed", "3", "--save", str(file)).returncode == 0
    assert "\nposition " in file.read_text(encoding="utf-8")
    checked = run("verify", str(file))
    assert checked.returncode == 0
    assert "It begins at a position that was set up, not at the start" in checked.stdout
    assert run("replay", str(file), "--no-board").returncode == 0


def test_the_position_after_a_move_of_a_saved_game_is_printed_in_one_line(tmp_path: Path) -> None:
    """For a report, or to begin at it."""
    record = play_match("camel_up", ["random"] * 4, 3)
    file = tmp_path / "game.txt"
    file.write_text(write_record(record), encoding="utf-8")
    for last in (30, len(record.log), 9999):
        answer = run("replay", str(file), "--position", "--to", str(last))
        assert answer.stdout == record.game.write_position(record.at(min(last, len(record.log)))) + "\n"


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("camel_up", "--position", "1[G Y R] 3[B P] 15[w]"), "these camels are missing: k"),
        (("camel_up", "--position", A, "--players", "3"), "of 4 players, not of 3"),
        (("camel_up", "--position", A, "-o", "hide_coins=yes"), "other options"),
        (("five_tribes", "--position", "c3[VVX]"), "there is no tribe 'X'"),
        (("emira", "--position", "seat0[guests=nora]"), "'nora' is none of albina"),
        (("emira", "--position", ""), "a position is missing"),
    ],
)
def test_a_game_is_not_played_from_a_bad_position(arguments: tuple[str, ...], fault: str) -> None:
    answer = run("play", *arguments, "--watch", "--fast")
    assert answer.returncode == 1
    assert fault in answer.stderr
    assert "Traceback" not in answer.stderr


def test_simulate_prints_a_table_with_intervals() -> None:
    answer = run("simulate", "camel_up", "--players", "3", "--games", "600", "--seed", "5")
    assert answer.returncode == 0
    for words in ("games per second of CPU", "turns per game", "legs per game", "backward finishes", "95 % interval"):
        assert words in answer.stdout


TURNS = {"camel_up": "turns", "five_tribes": r"turns \(activations\)", "emira": "turns"}


@pytest.mark.parametrize("game", TURNS)
def test_simulate_tells_turns_per_second_and_shares_that_can_be(game: str) -> None:
    told = run("simulate", game, "--games", "2", "--players", "3").stdout
    rate = re.search(rf"^{TURNS[game]} per second of CPU +([\d,]+) *$", told, re.MULTILINE)
    assert rate is not None, told
    assert int(rate[1].replace(",", "")) > 0
    seats = re.findall(r"^ +(\d) .* ([-\d.]+) % +([-\d.]+) to ([-\d.]+) %$", told, re.MULTILINE)
    assert [int(seat) for seat, *_ in seats] == [1, 2, 3]
    for _, share, low, high in seats:
        assert 0 <= float(low) <= float(share) <= float(high) <= 100
        assert float(high) - float(low) > 30


STOPPED = """
import os, signal, sys
from caravanserai import cli
from caravanserai.core import discovery

discovery.game_ids = lambda: os.kill(os.getpid(), signal.SIGINT)
sys.argv = ["caravanserai", "games"]
cli.main()
"""


def test_every_code_that_a_command_ends_with_is_told() -> None:
    """That of `verify` is tried in test_verify.py."""
    known = {run("games").returncode, run("odds", "camel_up", "--position", "1").returncode, run("dance").returncode, NOT_CHECKED}
    known.add(subprocess.run([sys.executable, "-c", STOPPED], capture_output=True, check=False).returncode)
    told = re.search(r"Exit codes: ([^.]+)\.", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert told is not None
    assert known == {int(code) for code in re.findall(r"(?:^|, )(\d+) ", told[1].replace("\n", " "))} == {0, 1, 2, 3, 130}


def test_the_version_is_told() -> None:
    answer = run("--version")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, f"caravanserai {caravanserai.__version__}\n", "")


def test_simulate_as_json_is_the_same_for_the_same_seed_whatever_the_jobs() -> None:
    timed = ("cpu_seconds", "games_per_second", "turns_per_second")
    results = []
    for jobs in ("1", "2"):
        told = json.loads(run("simulate", "camel_up", "--games", "1200", "--seed", "9", "--jobs", jobs, "--json").stdout)
        assert all(told.pop(name) > 0 for name in timed)
        results.append(told)
    assert results[0] == results[1]


def test_verify_says_that_a_sound_game_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(play_match("camel_up", ["random"] * 4, 3)), encoding="utf-8")
    answer = run("verify", str(file))
    assert answer.returncode == 0
    assert "sound" in answer.stdout


def test_verify_names_the_line_that_was_altered(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = write_record(play_match("camel_up", ["random"] * 4, 3)).splitlines()
    lines[40] = lines[40].replace(" ~", "0 ~", 1)
    file.write_text("\n".join(lines), encoding="utf-8")
    answer = run("verify", str(file))
    assert answer.returncode == 1
    assert "line 41" in answer.stderr


def test_games_lists_options_and_bots() -> None:
    told = run("games").stdout
    assert "camel_up: 3 to 8 players; bots: random, novice, regular, expert" in told
    assert "stack_order=choose  (choose, random or given)" in told


FILES = {
    "empty": (b"", "line 1: the text is empty"),
    "binary": (bytes(range(256)) * 9, "line 2: this is not text in UTF-8"),
    "latin-1": ("caravanserai 1\nZoë".encode("latin-1"), "line 2: this is not text in UTF-8, as every saved game is"),
    "utf-16": ("caravanserai 1\n".encode("utf-16"), "line 1: this is not text in UTF-8"),
    "another text": (b"Dear diary,\n", "line 1: this is not a game saved by Caravanserai"),
    "one long line": (b"9" * 3_000_000, "line 1: this is not a game saved by Caravanserai"),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_saved_game_is_refused_in_one_line(command: str, kind: str, tmp_path: Path) -> None:
    content, words = FILES[kind]
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    answer = run(command, str(file))
    assert (answer.returncode, answer.stdout) == (1, "")
    assert words in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert len(answer.stderr) < 200


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_is_no_saved_game(command: str, tmp_path: Path) -> None:
    answer = run(command, str(tmp_path))
    assert (answer.returncode, answer.stderr) == (1, f"caravanserai: Is a directory: {tmp_path}\n")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("odds", "chess", "--position", A), 1, "there is no game called 'chess'; there is camel_up"),
        (("simulate", "camel_up", "--players", "12"), 1, "3 to 8 players"),
        (("simulate", "camel_up", "-o", "stack_order=sideways"), 1, "choose, random or given"),
        (("simulate", "camel_up", "-o", "stack_order"), 1, "NAME=VALUE"),
        (("verify", "no-such-file.txt"), 1, "No such file"),
        (("replay", "no-such-file.txt"), 1, "No such file"),
        (("odds", "emira", "--position", A), 1, "emira has no odds to tell; there are odds for camel_up"),
        (("play", "--players", "0"), 2, "Invalid value for '--players'"),
        (("simulate", "camel_up", "--seed", str(2**62)), 1, "a seed is a number from 0 to"),
        (("simulate", "camel_up", "--games", "many"), 2, "Invalid value"),
        (("dance",), 2, "No such command"),
    ],
)
def test_mistakes_are_answered_without_a_traceback(arguments: tuple[str, ...], code: int, words: str) -> None:
    answer = run(*arguments)
    assert answer.returncode == code
    assert words in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_bots_mistake_is_told_with_what_shows_it_again() -> None:
    """With the seed that the command took, and the bot as it was written."""
    company = "random,tests/bots/mine.py:Falling,random"
    answer = run("play", "camel_up", "--players", "3", "--watch", "--fast", "--bots", company, "--seed", "5")
    assert answer.returncode == 1
    assert re.search(
        r"tests/bots/mine\.py:Falling in seat 1, at move \d+ with seed 5, fell over: ZeroDivisionError", answer.stderr
    )


def test_every_command_has_help() -> None:
    told = run("--help", COLUMNS="80").stdout
    assert "..." not in told.partition("Commands:")[2], "a summary is cut off"
    assert "..." not in run("admin", "--help", COLUMNS="80").stdout.partition("Commands:")[2], "a summary is cut off"
    for command in ("play", "join", "serve", "backup", "restore", "doctor", "odds", "simulate", "replay", "verify", "games"):
        assert command in told
        page = run(command, "--help").stdout
        assert len(page.splitlines()) > 5
        assert not re.search(r"^ +-.*<", page, re.MULTILINE), "what follows an option is named by a word"


def test_a_reader_who_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m caravanserai games | head -1"
    answer = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in answer.stderr


def test_a_match_is_told_to_people_and_to_programs() -> None:
    given = ["match", "camel_up", "--bots", "novice,random,random", "--games", "3", "--seed", "2"]
    told = json.loads(run(*given, "--json").stdout)
    assert told["games"] == 3
    assert [bot["bot"] for bot in told["bots"]] == ["novice", "random"]
    assert {"share", "low", "high", "ms_per_decision"} <= told["bots"][0].keys()
    assert "novice" in run(*given).stdout
