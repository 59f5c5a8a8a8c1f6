"""What the guides show is true: their examples run, and their lists leave nothing out."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, get_args

import pytest

from caravanserai.api.commands import SeatBot, Start
from caravanserai.api.settings import Settings
from caravanserai.client import Client
from caravanserai.core.build import is_compiled
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.record import Record
from caravanserai.core.saved import write_record
from caravanserai.core.speech import Speech
from caravanserai.server.sockets.table_socket import CLOSE_CODES
from caravanserai.service.metrics import Metrics
from tests.client.test_processes import wait_for_seats
from tests.server.running import Running

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
OTHER_CLOSINGS = {1009, 1011, 1012, 4400, 4408}
"""The socket's own, and those that no status of HTTP stands for."""


@pytest.fixture(scope="module")
def compiled() -> None:
    """With plain rules the odds are of fewer races, and the guides' games would take minutes."""
    if not is_compiled(load_game("camel_up").id):
        pytest.skip("the guides' figures are those of the compiled rules")


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def run_examples(name: str, least: int = 10, text: str = "") -> dict[str, Any]:
    """Whatever the examples have made, once all of them have given what the page, or this text of it, says."""
    page = doctest.DocTestParser().get_doctest(text or text_of(name), {}, name, str(DOCS / name), 0)
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(page, clear_globs=False)
    assert results.attempted >= least
    assert results.failed == 0
    return page.globs


@pytest.mark.usefixtures("compiled")
def test_the_examples_for_researchers_run() -> None:
    run_examples("library.md")


@pytest.mark.usefixtures("compiled")
def test_the_examples_of_the_lab_run() -> None:
    run_examples("lab.md")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", ["review.md", "what-if.md"])
def test_the_examples_of_reviews_and_suppositions_run(name: str) -> None:
    run_examples(name, 5)


def test_the_examples_for_learners_run() -> None:
    run_examples("learning.md", text=text_of("learning.md").split("\n## OpenSpiel\n")[0])


def test_the_examples_for_openspiel_run() -> None:
    """In a process of their own: OpenSpiel keeps what it was told for ever."""
    pytest.importorskip("pyspiel")
    run = (
        "from tests.test_guides import run_examples, text_of as t; run_examples('', 4, t('learning.md').split('## OpenSpiel')[1])"
    )
    subprocess.run([sys.executable, "-c", run], cwd=ROOT, check=True)


@pytest.fixture(scope="module")
def bots() -> dict[str, Any]:
    """What the guide for authors of bots makes, measured as it says."""
    return run_examples("writing-a-bot.md")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("game_id", "bot"), [("camel_up", "Gambler"), ("emira", "First")])
def test_a_bot_of_the_guide_plays_at_a_servers_table(bots: dict[str, Any], tmp_path: Path, game_id: str, bot: str) -> None:
    running = Running(tmp_path)
    with Client(running.address) as host:
        host.me()
        table = host.open_table(Settings(game=game_id, players=3)).table
        host.do(table, SeatBot(1, "random"))
        host.do(table, SeatBot(2, "random"))
        outcomes: list[Any] = []
        playing = threading.Thread(target=lambda: outcomes.append(bots["play_at"](f"{running.address}/t/{table}", bots[bot]())))
        playing.start()
        wait_for_seats(host, table, ["person", "bot", "bot"])
        host.do(table, Start())
        playing.join(120)
        assert outcomes == [host.table(table).outcome]
    running.stop()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_notation_of_every_kind_of_move_is_told_and_can_be_read(game_id: str) -> None:
    game = load_game(game_id)
    chapter = text_of("notation.md").split(f"## {Speech('en', game_id).say(f'{game_id}-title')}: moves\n")[1].split("\n## ")[0]
    cells = [line.split("|")[2] for line in chapter.splitlines() if line.startswith("|")]
    moves = [game.read(notation) for cell in cells for notation in re.findall("`([^`]+)`", cell)]
    assert [game.write(move) for move in moves] == re.findall("`([^`]+)`", " ".join(cells))
    assert {type(move) for move in moves} == set(get_args(game.move_type))


@pytest.mark.parametrize("game_id", game_ids())
def test_positions_are_told_with_examples_that_can_be_read(game_id: str) -> None:
    game = load_game(game_id)
    chapter = (
        text_of("notation.md").split(f"## {Speech('en', game_id).say(f'{game_id}-title')}: positions\n")[1].split("\n## ")[0]
    )
    examples = re.findall("^`([^`]+)`$", chapter, re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        assert game.write_position(game.read_position(game.write_position(game.read_position(example))))
    if isinstance(game, KernelGame):
        told = set(re.findall(r"`(\w+)=", chapter))
        assert {word.name for word in game.notation.seat_words} <= told


def test_the_saved_game_begins_as_games_are_saved() -> None:
    saved = write_record(Record(load_game("camel_up"), 4)).splitlines()
    shown = text_of("notation.md").split("```\n")[1].split("...")[0].splitlines()
    assert len(shown) > 3
    assert shown == saved[: len(shown)]


def test_every_way_a_socket_is_closed_is_told() -> None:
    told = re.findall(r"^(\d{4}) \| ", text_of("protocol.md"), re.MULTILINE)
    assert told == [str(code) for code in sorted({*CLOSE_CODES.values(), *OTHER_CLOSINGS})]


def test_every_figure_of_a_server_is_told() -> None:
    exposed = {f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in Metrics().registry.collect()}
    assert set(re.findall(r"`(caravanserai_\w+)`", text_of("hosting.md"))) == exposed


@pytest.mark.parametrize("folder", ["src/caravanserai/games", "web/src/games"])
def test_every_file_that_all_games_have_is_told(folder: str) -> None:
    files = [{file.name for file in (ROOT / folder / game_id).iterdir() if file.is_file()} for game_id in game_ids()]
    expected = {name for name in set.intersection(*files) if not name.startswith("_")}
    assert expected
    assert expected <= set(re.findall(r"`([\w.]+)`", text_of("adding-a-game.md")))


def test_every_file_that_a_move_is_said_to_pass_is_there() -> None:
    picture = text_of("one-move.md")
    named = [name for label in re.findall(r"<br>([^\"]+)\"", picture) for name in label.split(", ")]
    named += re.findall(r"`([\w/]+\.py)`", picture)
    homes = (ROOT, ROOT / "src" / "caravanserai", ROOT / "web" / "src")
    assert named
    assert [name for name in named if not any(any(home.glob(name)) for home in homes)] == []


@pytest.mark.usefixtures("compiled")
def test_a_move_passes_as_many_modules_as_is_said() -> None:
    told = re.search(r"in (\d+ modules)", text_of("one-move.md"))
    traced = subprocess.run([sys.executable, str(ROOT / "tools" / "trace_move.py")], capture_output=True, text=True, check=True)
    assert told is not None
    assert traced.stdout.startswith(told[1])


def test_every_attack_that_is_told_of_is_tried_by_the_test_that_it_names() -> None:
    named = re.findall(r"`([a-z_/]*\.py)?::(test_\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    file = ""
    for given, test in named:
        file = given or file
        assert f"def {test}(" in (ROOT / "tests" / file).read_text(encoding="utf-8"), f"{file}::{test}"
