"""What is wrong with a command of the lab is said in a sentence that says what would be right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.lab.balance import Balance, balance
from caravanserai.lab.executor import Inline
from caravanserai.lab.match import play_table
from caravanserai.lab.tournament import tournament

MATCH, TOURNAMENT, SIMULATE, BALANCE = "match camel_up", "tournament camel_up", "simulate camel_up", "balance camel_up"

WRONG = [
    ("match chess --bots random,random", "there is no game called 'chess'; there is camel_up"),
    (f"{MATCH} --bots random,random", "3 to 8 players (2 with the option two_players), not for 2"),
    (f"{MATCH} --bots genius,random,random", "there is no bot called 'genius'; there is random, novice"),
    (f"{MATCH} --bots random,random,", "names no bot: give a name as expert"),
    (f"{MATCH} --bots expert:soon,random,random", "how many seconds it may think, from 0.001 on"),
    (f"{MATCH} --bots random,random,random --games 0", "greater than or equal to 1"),
    (f"{MATCH} --bots random,random,random --jobs 0", "greater than or equal to 1"),
    (f"{MATCH} --bots random,random,random --seed -1", "greater than or equal to 0"),
    (f"{MATCH} --bots random,random,random --seed 99999999999999", "a seed is a number from 0 to"),
    (f"{MATCH} --bots random,random,random --precision 0", "a precision is half the width of an interval of shares, from 0.0005"),
    (f"{MATCH} --bots random,random,random --precision 50", "as in 0.02; not 50"),
    (f"{MATCH} --bots random,random,random --seconds 0", "greater than or equal to 0.001"),
    (f"{MATCH} --bots random,random,random --option tempo=fast", "there is no option 'tempo'; there is"),
    (f"{MATCH} --bots random,random,random --option stack_order", "an option is given as NAME=VALUE"),
    (f"{MATCH} --bots random,random,random --out FILE", "--out is a folder, and"),
    (f"{MATCH} --bots random,random,random --out FULL", "has other things in it, and no plan.json: give a new folder"),
    (f"{MATCH} --bots random,random,random --out BROKEN", "is no plan of games"),
    (f"{TOURNAMENT} --bots random", "a tournament is among two or more different bots, as in novice,regular"),
    (f"{TOURNAMENT} --bots random,random", "among two or more different bots"),
    (f"{TOURNAMENT} --bots random,roller --players 9", "3 to 8 players (2 with the option two_players), not for 9"),
    (f"{TOURNAMENT} --bots random,roller --players 1", "3 to 8 players (2 with the option two_players), not for 1"),
    (f"{TOURNAMENT} --bots random,nobody", "there is no bot called 'nobody'"),
    (f"{SIMULATE} --bots random,random", "3 to 8 players (2 with the option two_players), not for 2"),
    (f"{SIMULATE} --bots random,random,random --players 4", "4 players need 4 bots, not 3"),
    (f"{SIMULATE} --bots nobody --games 2", "there is no bot called 'nobody'"),
    (f"{SIMULATE} --players 12", "3 to 8 players (2 with the option two_players), not for 12"),
    (f"{BALANCE} --bots nobody", "there is no bot called 'nobody'"),
    (f"{BALANCE} --bots roller,roller", "the levels of a balance are different bots, as in novice,regular; not 'roller, roller'"),
    (f"{BALANCE} --players 2", "3 to 8 players (2 with the option two_players), not for 2"),
    (f"{BALANCE} --bots random --html NONE/x.html", "to write the page in: make it, or give another --html"),
    (f"{BALANCE} --bots random --html FULL", "is a folder: give the name of a file, as in balance.html"),
    (f"{BALANCE} --games 0", "greater than or equal to 1"),
]


@pytest.mark.parametrize(("command", "said"), WRONG, ids=[command for command, _ in WRONG])
def test_a_wrong_command_is_told_what_would_be_right(command: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("Dear aunt")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "plan.json").write_text("{}")
    places = {"FILE", "FULL", "BROKEN", "NONE/x.html"}
    words = [str(tmp_path / word.lower()) if word in places else word for word in command.split()]
    result = CliRunner().invoke(app, words)
    assert result.exit_code != 0
    told = str(result.exception) if isinstance(result.exception, CaravanseraiError) else result.output
    assert said in " ".join(told.replace("│", " ").split())


def test_a_match_in_json_has_its_games_and_its_bots() -> None:
    result = CliRunner().invoke(app, [*MATCH.split(), "--bots", "roller,random,random", "--games", "3", "--json"])
    found = json.loads(result.stdout)
    assert found["games"] == 3
    assert [bot["bot"] for bot in found["bots"]] == ["roller", "random"]
    assert {"bot", "share", "low", "high", "ms_per_decision"} <= set(found["bots"][0])


@pytest.mark.parametrize("game_id", game_ids())
def test_shell_and_python_play_the_same_games(game_id: str, tmp_path: Path) -> None:
    """The same options and the same seed, unless told: the games that follow from a plan are the same."""
    shell, python = (tmp_path / name for name in ("shell", "python"))
    seats = load_game(game_id).players.start
    line_up = ["novice", *["random"] * (seats - 1)]
    commands = {"match": ["--bots", ",".join(line_up)], "tournament": ["--bots", "random,novice", "--players", str(seats)]}
    for name, words in commands.items():
        ran = CliRunner().invoke(app, [name, game_id, *words, "--games", "1", "--out", str(shell / name)])
        assert ran.exit_code == 0, ran.output
    play_table(game_id, line_up, 1, out=python / "match")
    tournament(game_id, ["random", "novice"], seats, 1, out=python / "tournament")
    for name in commands:
        for file in ("plan.json", "games.jsonl", "table.json"):
            assert (shell / name / file).read_bytes() == (python / name / file).read_bytes()


def test_shell_and_python_find_the_same_balance() -> None:
    ran = CliRunner().invoke(app, [*BALANCE.split(), "--bots", "random", "--players", "3", "--games", "2", "--json"])
    assert msgspec.json.decode(ran.stdout, type=Balance) == balance("camel_up", 3, ["random"], 2)


def test_with_a_folder_there_is_a_report_and_a_table(tmp_path: Path) -> None:
    command = [*TOURNAMENT.split(), "--bots", "roller,random", "--players", "3", "--games", "3", "--out", str(tmp_path / "kept")]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "wins of the row alone among 2 of the column" in " ".join(result.stdout.split())
    assert {"games.csv", "games.jsonl", "plan.json", "report.html", "table.json", "times.json"} <= {
        path.name for path in (tmp_path / "kept").iterdir()
    }


@pytest.mark.parametrize(
    ("command", "blocks", "told"),
    [
        (f"{MATCH} --bots roller,random,random --games 30", 1, "cut short after 3 of 30 games; what follows is of these"),
        (f"{MATCH} --bots roller,random,random --games 30 --precision 0.02", 1, "cut short after 3 of at most 30 games"),
        (
            f"{TOURNAMENT} --bots roller,random --players 3 --games 30 --precision 0.02",
            2,
            "cut short after 6 of at most 60 games",
        ),
        (f"{BALANCE} --bots roller,random --players 3 --games 30", 3, "cut short after 2 of 60 games; what follows is of these"),
    ],
)
def test_whoever_interrupts_is_told_what_was_played_by_then(
    command: str, blocks: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Inline, do: Any, tasks: Any) -> Iterator[tuple[int, Any]]:
        for number, task in enumerate(tasks):
            if number == blocks:
                raise KeyboardInterrupt
            yield number, do(task)

    monkeypatch.setattr(Inline, "run", interrupted)
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 0, result.output
    assert told in result.stderr
    assert "95 % interval" in result.stdout


def test_games_that_were_there_already_are_told(tmp_path: Path) -> None:
    command = [*MATCH.split(), "--bots", "roller,random,random", "--games", "3", "--out", str(tmp_path / "kept"), "--json"]
    first, second = (CliRunner().invoke(app, command) for _ in range(2))
    assert "already" not in first.stderr
    assert "3 of these games were there already" in second.stderr
    assert json.loads(first.stdout)["bots"][0]["share"] == json.loads(second.stdout)["bots"][0]["share"]


def test_simulate_seats_one_bot_everywhere_and_says_what_played() -> None:
    result = CliRunner().invoke(app, [*SIMULATE.split(), "--bots", "roller", "--players", "3", "--games", "3", "--json"])
    found = json.loads(result.stdout)
    assert [seat["bot"] for seat in found["seats"]] == ["roller"] * 3
    assert set(found["versions"]) == {"caravanserai", "rules", "compiled", "python"}
    assert found["spreads"]["turns"]["least"] <= found["spreads"]["turns"]["most"]


def test_balance_tells_its_levels_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    command = [*BALANCE.split(), "--bots", "random,roller", "--players", "3", "--games", "6", "--html", str(page)]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "3 of random, 6 games" in result.stdout
    assert "Variance of the lead among roller, random, roller" in " ".join(result.stdout.split())
    assert "<h2>Luck and skill</h2>" in page.read_text()
