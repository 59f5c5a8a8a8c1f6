"""Which modules and functions of ours one move passes on the server.

python tools/trace_move.py            their number, and how many functions of each module
python tools/trace_move.py --names    the functions too

One ticket taken over HTTP in a game of Camel Up, its commit, and one viewer's update, which is asked for by hand: no socket is
open here.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import structlog

import caravanserai
from caravanserai.server.app import create_app
from caravanserai.service.config import UNLIMITED, Config
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store

SOURCES = Path(caravanserai.__file__).parent
OPTIONS = {"stack_order": "given", "first_crazy": "given", "start_seat": 0}
BESIDE = {"service/loop_lag.py", "service/noticing.py", "tables/noticing.py", "tables/serving.py"}
"""What a server does from time to time, whether anybody moves or not."""
SETTLING = 0.1
"""Seconds in which all that the game's beginning has set off is over."""
SECRET = b"a secret that nobody has to keep."


class Trace:
    """The functions that were called while it listened, by module."""

    def __init__(self) -> None:
        self.functions: dict[str, set[str]] = defaultdict(set)

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        name, file = frame.f_code.co_qualname, Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(SOURCES) and not name.endswith(">"):
            module = file.relative_to(SOURCES).as_posix()
            if module not in BESIDE:
                self.functions[module].add(name)

    def report(self, *, names: bool) -> str:
        lines = [f"{len(self.functions)} modules, {sum(map(len, self.functions.values()))} functions"]
        for module, functions in sorted(self.functions.items()):
            lines.append(f"{len(functions):4} {module}")
            lines += [f"       {name}" for name in sorted(functions)] if names else []
        return "\n".join(lines)


async def trace_move(folder: Path) -> Trace:
    """Play one move at a table of its own, in this process."""
    trace = Trace()
    app = create_app(TableRegistry(open_store(str(folder / "tables.db"))), Config(SECRET, UNLIMITED))
    threading.setprofile(trace.note)
    async with app.router.lifespan_context(app):
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://h", headers={"Origin": "http://h"})
        wish = {"game": "camel_up", "name": "A", "players": 3, "options": OPTIONS}
        table = (await http.post("/api/tables/quick", json=wish)).json()["table"]
        update = (await http.get(f"/api/tables/{table}")).json()
        room = await app.state.services.registry.room(table)
        command = {"do": "play", "move": update["legal"][0]["moves"][0]["number"], "version": update["version"]}
        await asyncio.sleep(SETTLING)
        trace.functions.clear()
        sys.setprofile(trace.note)
        answer = await http.post(f"/api/tables/{table}", json={"command": command, "key": "k1"})
        room.encoded(room.table.state.seats[0].who, update["version"])
        sys.setprofile(None)
    threading.setprofile(None)
    answer.raise_for_status()
    return trace


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(trace_move(Path(folder))).report(names="--names" in sys.argv))


if __name__ == "__main__":
    main()
