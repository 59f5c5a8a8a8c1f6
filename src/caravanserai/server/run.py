"""Running the application: a socket, uvicorn, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from starlette.applications import Starlette

from caravanserai.bots import bot_names
from caravanserai.core.discovery import game_ids
from caravanserai.reviewing.review import kind_of_judge
from caravanserai.server.http.protocol import HttpProtocol
from caravanserai.server.sockets.protocol import WebSocketProtocol
from caravanserai.service.readiness import Readiness
from caravanserai.tables.registry import TableRegistry

HEARTBEAT_SECONDS = 20.0
"""How often every socket is asked whether it is there; those whom others wait for are watched more closely."""
GRACE_SECONDS = 10
"""How long requests and sockets have to finish when the server stops."""
LINGER_SECONDS = 2.0
"""How long requests are still sent on to the other servers when all tables are handed over: a proxy notices in that time."""
SWITCH_SECONDS = 0.0005
"""How long the loop may keep the thread that writes to the database from telling that it is done."""
COLLECTING = (50_000, 5, 5)
"""Little of ours goes round in circles, so garbage is looked for more seldom, and never among what was loaded at the start. The
first number is more than what a thousand tables have under way at a time: with less, it would be looked for in vain every few
hundred moves, while everybody waits."""
MOST_FILES = 65_536
"""More than that nobody is served by one process."""
_FRAME_BYTES = 256 * 1024
"""What uvicorn itself refuses with code 1009, inflated no further than that; our own limit is lower, and answers."""


class Server(uvicorn.Server):
    """uvicorn, with signals left to whoever runs it: the tables are to be closed after the last connection."""

    def __init__(self, config: uvicorn.Config, readiness: Readiness, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.readiness = readiness
        self.ready = ready
        """Called as soon as it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Take no more connections, finish what was begun, close sockets with 1012. Asked twice, do not wait."""
        self.readiness.stop()
        self.force_exit = self.should_exit
        self.should_exit = True


def make_server(app: Starlette, *, trusted_proxies: str = "127.0.0.1,::1", ready: Callable[[], None] = lambda: None) -> Server:
    """uvicorn as measured best: sans-io WebSockets with a compression of our own, httptools, uvloop where there is one."""
    app.state.services.doors.trust(trusted_proxies)
    return Server(
        uvicorn.Config(
            app,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=_FRAME_BYTES,
            ws_ping_interval=HEARTBEAT_SECONDS,
            ws_ping_timeout=HEARTBEAT_SECONDS,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=trusted_proxies,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        app.state.services.readiness,
        ready,
    )


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; raises `OSError` if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


async def serve_until_stopped(app: Starlette, server: Server, *listening: socket.socket) -> None:
    """Open the tables, serve, and close them when the last connection is gone."""
    async with app.router.lifespan_context(app):
        registry: TableRegistry = app.state.services.registry
        _stop_on_signals(server, registry)
        warming = asyncio.create_task(registry.workers.warm())
        await server.serve(sockets=[*listening])
        warming.cancel()


def _stop_on_signals(server: Server, registry: TableRegistry) -> None:
    """Asked to end (SIGTERM), hand the tables over to the other servers first, if there are any; interrupted, just stop."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop, leaving = asyncio.get_running_loop(), set[asyncio.Task[None]]()

    def leave() -> None:
        if leaving or not registry.leases.others():
            server.stop()
        else:
            leaving.add(asyncio.create_task(_leave(server, registry)))

    _on_signal(loop, signal.SIGINT, server.stop)
    _on_signal(loop, signal.SIGTERM, leave)


def _on_signal(loop: asyncio.AbstractEventLoop, number: signal.Signals, do: Callable[[], None]) -> None:
    """Where loops take no signals, as on Windows, Python's own handler has the loop do it."""
    try:
        loop.add_signal_handler(number, do)
    except NotImplementedError:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(do))


async def _leave(server: Server, registry: TableRegistry) -> None:
    """Hand over, answer a little longer for those who are on their way here, and stop."""
    server.readiness.stop()
    try:
        async with asyncio.timeout(GRACE_SECONDS):
            await registry.hand_over()
            await asyncio.sleep(LINGER_SECONDS)
    finally:
        server.stop()


def raise_file_limit() -> int:
    """Take all the files that the system lets this process have, each connection being one; the number of them."""
    try:
        import resource
    except ImportError:  # Windows counts no files
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def load_games() -> None:
    """Every game with its bots and its judge, before anybody comes: whoever needs one first would make all others wait."""
    for game in game_ids():
        bot_names(game)
        kind_of_judge(game)


def run(app: Starlette, server: Server, *listening: socket.socket) -> None:
    """Serve until stopped, as a whole program's work."""
    app.state.services.doors.keep_below(raise_file_limit())
    sys.setswitchinterval(SWITCH_SECONDS)
    load_games()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    factory: Callable[[], Any] | None = server.config.get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve_until_stopped(app, server, *listening))
