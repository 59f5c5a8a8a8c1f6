"""The application asked without a network: every byte that it answers is at hand, and nothing happens between two looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette

from caravanserai.api.endpoint import COOKIE
from caravanserai.server.app import create_app
from caravanserai.server.sockets.protocol import AT_ONCE
from caravanserai.service.config import UNLIMITED, Config, Limits
from caravanserai.service.identity import SignedIn
from caravanserai.service.services import Services
from caravanserai.tables.lenses import Lenses
from caravanserai.tables.reckoning import Reckoner
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from caravanserai.tables.workers import BotAnswer, Thought, Workers, think

SECRET = b"a secret for tests, of 32 bytes."
HOST = "127.0.0.1"
ORIGIN = f"http://{HOST}"
CALM = 5
"""So many looks in a row have to find nothing under way."""


class Here(Workers):
    """Bots that think on the spot, so that nothing depends on when a process answers."""

    async def choose(self, thought: Thought) -> BotAnswer:
        return think(thought)


class OddsHere(Reckoner):
    """Odds that are reckoned in a thread, as where no process can be started."""

    async def _start(self) -> None:
        return None


class Answer(msgspec.Struct, frozen=True):
    """What came back, byte for byte."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def raw(self) -> bytes:
        lines = [str(self.status).encode(), *(name + b": " + value for name, value in self.headers)]
        return b"\n".join(lines) + b"\n\n" + self.body


class Socket:
    """A live socket; `told` is all that it was sent."""

    def __init__(self, app: Starlette, scope: dict[str, Any]) -> None:
        self.told: list[bytes] = []
        self.closed: int | None = None
        self.waits = False
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope["extensions"][AT_ONCE] = self._take
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Starlette, scope: dict[str, Any]) -> None:
        await app(scope, self._receive, self._send)

    async def _receive(self) -> dict[str, Any]:
        self.waits = self._in.empty()
        message = await self._in.get()
        self.waits = False
        return message

    def _take(self, content: bytes, *, apart: bool = False) -> bool:
        """Whoever is here keeps up, as most do: see `WebSocketProtocol.write_at_once`."""
        self.told.append(content)
        return True

    async def _send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.send":
                self.told.append(message["text"].encode() if message.get("text") is not None else message["bytes"])
            case "websocket.close":
                self.closed = message.get("code", 1000)
                self.told.append(f"closed {self.closed} {message.get('reason')}".encode())
            case "websocket.http.response.start":
                self.closed = message["status"]
            case "websocket.http.response.body":
                self.told.append(message.get("body", b""))

    def send(self, text: str | None = None, content: bytes | None = None) -> None:
        self.waits = False
        self._in.put_nowait({"type": "websocket.receive", "text": text, "bytes": content})

    def is_busy(self) -> bool:
        return not self._task.done() and not self.waits

    async def close(self) -> None:
        self.waits = False
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Web:
    """One running application."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.services: Services = app.state.services
        self.registry = self.services.registry
        self.sockets: list[Socket] = []

    def headers_of(self, who: str | None) -> dict[str, str]:
        """What the browser of somebody sends along."""
        cookie = {"cookie": f"{COOKIE}={self.services.keys.sign_identity(SignedIn(who, 0))}"} if who is not None else {}
        return {"host": HOST, "origin": ORIGIN, **cookie}

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode("utf-8", "surrogatepass"),
            "query_string": query.encode("utf-8", "surrogatepass"),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()],
            "client": (HOST, 1),
            "server": (HOST, 80),
        }

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes | None = None) -> Answer:
        if body is not None:
            headers = {"content-type": "application/json", "content-length": str(len(body)), **headers}
        scope = self._scope("http", path, headers) | {"method": method}
        inbound = [{"type": "http.request", "body": body or b"", "more_body": False}]
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return inbound.pop(0) if inbound else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return Answer(sent[0]["status"], [(bytes(name), bytes(value)) for name, value in sent[0]["headers"]], content)

    def connect(self, path: str, headers: dict[str, str]) -> Socket:
        extras = {"subprotocols": [], "extensions": {"websocket.http.response": {}}, "method": "GET"}
        socket = Socket(self.app, self._scope("websocket", path, headers) | extras)
        self.sockets.append(socket)
        return socket

    async def hang_up(self, socket: Socket) -> None:
        await socket.close()
        self.sockets.remove(socket)

    async def settle(self) -> None:
        """Until nothing is under way any more."""
        calm = 0
        while calm < CALM:
            busy = self._is_busy()
            calm = 0 if busy else calm + 1
            await asyncio.sleep(0.0005 if busy else 0)

    def _is_busy(self) -> bool:
        if self.services._begun or any(socket.is_busy() for socket in self.sockets):
            return True
        rooms = self.registry.rooms.values()
        return any(
            room.lock.locked() or room._tasks or any(one.changed.is_set() for one in room.presence.viewers) for room in rooms
        )


@asynccontextmanager
async def running(data: Path | str, limits: Limits = UNLIMITED, address: str = "") -> AsyncIterator[Web]:
    """An application with a database; whatever is still connected at the end is let go."""
    registry = TableRegistry(open_store(str(data)), Here(), bot_pause=0.0, address=address)
    app = create_app(registry, Config(SECRET, limits))
    app.state.services.lenses = Lenses(OddsHere())
    async with app.router.lifespan_context(app):
        web = Web(app)
        try:
            yield web
        finally:
            for socket in list(web.sockets):
                await web.hang_up(socket)
