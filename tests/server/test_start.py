"""A server's start: what is loaded before anybody comes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from caravanserai.core.discovery import game_ids

STARTED = """
import sys
from caravanserai.server import run
from caravanserai.server.app import create_app
from caravanserai.service.config import UNLIMITED, Config
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store

async def first_moment(*_):
    print(*sorted(name for name in sys.modules if name.endswith((".bots.players", ".bots.judge"))))

run.serve_until_stopped = first_moment
app = create_app(TableRegistry(open_store(sys.argv[1])), Config(b"a secret for tests, of 32 bytes.", UNLIMITED))
run.run(app, run.make_server(app))
"""


def test_every_game_is_loaded_before_the_loop_begins_so_that_the_first_table_of_one_keeps_nobody_waiting(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path / "tables.db")], capture_output=True, text=True, check=True
    ).stdout
    assert told.split() == [f"caravanserai.games.{game}.bots.{part}" for game in game_ids() for part in ("judge", "players")]
