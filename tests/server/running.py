"""A real server on this machine, in a thread of the test's process, and people who come to it."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from caravanserai.core.signing import SigningKey
from caravanserai.server.app import create_app
from caravanserai.server.run import bind, make_server, serve_until_stopped
from caravanserai.service.config import UNLIMITED, Config, Limits
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from caravanserai.tables.workers import Workers

T = TypeVar("T")
STOP_SECONDS = 90
"""A server that takes longer to stop hangs: it gives connections ten seconds, and on a busy machine all takes its time."""
PATIENT_SECONDS = 60.0
"""However busy the machine is, a bot is waited for, so that it is a bot that answers."""
SECRET = b"a secret for tests, of 32 bytes."


class Running:
    """Up until stopped; several can share a database, one after the other."""

    def __init__(
        self,
        data: Path,
        limits: Limits = UNLIMITED,
        *,
        bot_pause: float = 0.0,
        proxies: str = "127.0.0.1",
        database: str | None = None,
        **config: Any,
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.listening = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.registry = self.call_soon(
            lambda: TableRegistry(
                open_store(database or str(data / "tables.db")),
                Workers(deadline=PATIENT_SECONDS),
                bot_pause=bot_pause,
                shortest_grace=1,
                address=self.address,
            )
        )
        self.app = create_app(self.registry, Config(SECRET, limits, tidy_seconds=0.2, signing_key=SigningKey(SECRET), **config))
        self.server = make_server(self.app, trusted_proxies=proxies)
        self.failure: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        self._wait_until_up()

    def call_soon(self, make: Any) -> Any:
        async def made() -> Any:
            return make()

        return self.loop.run_until_complete(made())

    def _run(self) -> None:
        try:
            self.loop.run_until_complete(serve_until_stopped(self.app, self.server, self.listening))
        except BaseException as error:
            self.failure = error
        finally:
            self.loop.close()

    def _wait_until_up(self) -> None:
        for _ in range(12_000):
            if self.server.started:
                return
            if self.failure is not None:
                raise self.failure
            time.sleep(0.005)
        raise AssertionError("the server did not start")

    def connections(self) -> int:
        return len(self.app.state.services.connections)

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    def _doing(self) -> str:
        """What the server is at: its tasks, and every thread of this process."""
        tasks = [f"{task.get_name()} {task.get_coro()}" for task in asyncio.all_tasks(self.loop)]
        names = {thread.ident: thread.name for thread in threading.enumerate()}
        frames = [
            f"{names.get(number)}\n{''.join(traceback.format_stack(frame))}" for number, frame in sys._current_frames().items()
        ]
        return "\n".join([*tasks, *frames])

    def stop(self) -> None:
        self.server.stop()
        self.thread.join(STOP_SECONDS)
        assert not self.thread.is_alive(), f"the server did not stop:\n{self._doing()}"
        assert self.failure is None, self.failure
