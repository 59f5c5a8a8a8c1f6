"""What the guides show is true: their examples run, and their lists leave nothing out."""

from __future__ import annotations

import doctest
import re
import threading
from pathlib import Path
from typing import Any, get_args

import pytest

from caravanserai.client import Client
from caravanserai.core.build import is_compiled
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import Speech
from caravanserai.server.closing import CLOSE_CODES
from caravanserai.server.metrics import Metrics
from caravanserai.tables.commands import SeatBot, Start
from caravanserai.tables.settings import Settings
from tests.client.test_processes import wait_for_seats
from tests.server.running import Running

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
OTHER_CLOSINGS = {1009, 1011, 1012, 4400, 4408}
"""The socket's own, and those that no status of HTTP stands for."""


@pytest.fixture
def compiled() -> None:
    """With plain rules the bots roll fewer races, and the guides' games would take minutes."""
    if not is_compiled(load_game("camel_up").id):
        pytest.skip("the guides' figures are those of the compiled rules")


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def run_examples(name: str) -> dict[str, Any]:
    """Whatever the examples have made, once all of them have given what the page says."""
    page = doctest.DocTestParser().get_doctest(text_of(name), {}, name, str(DOCS / name), 0)
    results = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(page, clear_globs=False)
    assert results.attempted > 10
    assert results.failed == 0
    return page.globs


@pytest.mark.usefixtures("compiled")
def test_the_examples_for_researchers_run() -> None:
    run_examples("library.md")


@pytest.mark.usefixtures("compiled")
def test_the_bot_of_the_guide_plays_by_itself_and_at_a_servers_table(tmp_path: Path) -> None:
    made = run_examples("writing-a-bot.md")
    running = Running(tmp_path)
    with Client(running.address) as host:
        host.me()
        table = host.open_table(Settings(game="camel_up", players=3)).table
        host.do(table, SeatBot(1, "random"))
        host.do(table, SeatBot(2, "random"))
        outcomes: list[Any] = []
        link, bot = f"{running.address}/t/{table}", made["Gambler"]()
        playing = threading.Thread(target=lambda: outcomes.append(made["play_at"](link, bot)))
        playing.start()
        wait_for_seats(host, table, ["person", "bot", "bot"])
        host.do(table, Start())
        playing.join(60)
        assert outcomes == [host.table(table).outcome]
        assert outcomes[0].scores[0] > 0
    running.stop()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_notation_of_every_kind_of_move_is_told_and_can_be_read(game_id: str) -> None:
    game = load_game(game_id)
    chapter = text_of("notation.md").split(f"## {Speech('en', game_id).say(f'{game_id}-title')}: moves\n")[1].split("\n## ")[0]
    cells = [line.split("|")[2] for line in chapter.splitlines() if line.startswith("|")]
    moves = [game.read(notation) for cell in cells for notation in re.findall("`([^`]+)`", cell)]
    assert [game.write(move) for move in moves] == re.findall("`([^`]+)`", " ".join(cells))
    assert {type(move) for move in moves} == set(get_args(game.move_type))


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
