"""A server in a process of its own, which can be stopped and started again at the same address.

Bots move at once, nothing is limited, reviews take few samples, and every table's dice are the same, so that a test meets the
same game every time. Here, and nowhere else, a table can be brought on to where a test wants to look.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "caravanserai" / "server" / "page"
VARIABLE = "CARAVANSERAI_PAGE"
"""Names another folder with a built page, to test it before it is put into the package."""
PATIENT_SECONDS = 60.0
"""However busy the machine is, a bot is waited for: what would be played in its stead leads to another game."""


class ServerProcess:
    def __init__(self, data: Path, *, bot_pause: float = 0.0, seed: str = "b", games: Path | None = None) -> None:
        """`games` is a folder with games that are not in the box."""
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.bot_pause = bot_pause
        self.seed = seed
        self.games = games
        self.other_rules = False
        """Whether it is started by rules of Camel Up that lead elsewhere from the first move on."""
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.server_process", "--port", str(self.port), "--data", str(self.data)]
        command += ["--bot-pause", str(self.bot_pause), "--seed", self.seed, *["--other-rules"][: self.other_rules]]
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=self._environment())
        self._wait_until_up()

    def stop(self) -> None:
        """As if the machine were switched off: nobody is told."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there and answers nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def _environment(self) -> dict[str, str]:
        return os.environ | ({"CARAVANSERAI_GAMES": str(self.games)} if self.games else {})

    def _wait_until_up(self) -> None:
        assert self.process is not None
        for _ in range(600):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/api/games", timeout=5):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{(self.data / 'log').read_text(encoding='utf-8')[-3000:]}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def page_folder() -> Path:
    return Path(os.environ.get(VARIABLE) or BUILT)


def change_rules() -> None:
    """A next version of Camel Up's rules, by which another seat begins: what the first seat did first is no move."""
    from msgspec.structs import replace

    from caravanserai.games.camel_up.game import CamelUp

    start = CamelUp.start

    def another_begins(game: CamelUp, players: int, options: Any = None) -> Any:
        return start(game, players, replace(options or CamelUp.options_type(), start_seat=1))

    setattr(CamelUp, "rules_version", CamelUp.rules_version + 1)  # noqa: B010
    setattr(CamelUp, "start", another_begins)  # noqa: B010


def main() -> None:
    from caravanserai.core import fair
    from caravanserai.core.processes import load_beforehand
    from caravanserai.server.app import create_app
    from caravanserai.server.run import bind, make_server, run
    from caravanserai.service.config import UNLIMITED, Config
    from caravanserai.service.logs import set_up_logs
    from caravanserai.service.notices.push import load_push_key
    from caravanserai.service.secret import load_secret
    from caravanserai.service.signing import load_signing_key
    from caravanserai.tables import registry, seating
    from caravanserai.tables.storage import open_store
    from caravanserai.tables.workers import BEFOREHAND, Workers
    from tests.browser.forward import forward_route

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--bot-pause", type=float, required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--other-rules", action="store_true")
    given = parser.parse_args()
    if given.other_rules:
        change_rules()
    length = len(fair.new_seed())
    setattr(registry, "new_seed", lambda: given.seed.encode().ljust(length, b".")[:length])  # noqa: B010
    setattr(seating, "LINGER_SECONDS", 2.0)  # noqa: B010
    set_up_logs(verbose=False)
    load_beforehand(["tests.browser.one_pace", *BEFOREHAND])
    workers = Workers(deadline=PATIENT_SECONDS)
    store = open_store(str(given.data / "tables.db"))
    tables = registry.TableRegistry(store, workers, bot_pause=given.bot_pause, shortest_grace=1)
    config = Config(
        load_secret(given.data),
        msgspec.structs.replace(UNLIMITED, review_budget=0.1),
        page=page_folder(),
        signing_key=load_signing_key(given.data),
        push_key=load_push_key(given.data),
        private_webhooks=True,
    )
    app = create_app(tables, config)
    app.router.routes.insert(0, forward_route(tables))
    run(app, make_server(app), bind("127.0.0.1", given.port))


if __name__ == "__main__":
    main()
