"""The application without a network, for what needs no sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from caravanserai.server.app import create_app
from caravanserai.service.config import UNLIMITED, Config, Limits
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from tests.server.running import SECRET

ADDRESS = "http://games.example"
TABLE = {"game": "camel_up", "players": 3}


class Browser:
    """A browser at an application of its own, both in the loop of this test."""

    def __init__(self, loop: asyncio.AbstractEventLoop, client: httpx.AsyncClient, app: Starlette) -> None:
        self.app = app
        self._loop = loop
        self._client = client
        self.cookies = client.cookies
        self.headers = client.headers

    def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        return self._loop.run_until_complete(self._client.request(method, path, **given))

    def get(self, path: str, **given: Any) -> httpx.Response:
        return self.request("GET", path, **given)

    def put(self, path: str, **given: Any) -> httpx.Response:
        return self.request("PUT", path, **given)

    def post(self, path: str, **given: Any) -> httpx.Response:
        return self.request("POST", path, **given)

    def delete(self, path: str, **given: Any) -> httpx.Response:
        return self.request("DELETE", path, **given)


@contextmanager
def local(data: Path, limits: Limits = UNLIMITED, *, come_from: str = "127.0.0.1", **config: Any) -> Iterator[Browser]:
    loop = asyncio.new_event_loop()
    registry = TableRegistry(open_store(str(data / "tables.db")), bot_pause=0, shortest_grace=1)
    app = create_app(registry, Config(SECRET, limits, **config))
    lifespan = app.router.lifespan_context(app)
    client = httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=(come_from, 4711)), base_url=ADDRESS, headers={"Origin": ADDRESS}
    )
    loop.run_until_complete(lifespan.__aenter__())
    try:
        yield Browser(loop, client, app)
    finally:
        loop.run_until_complete(client.aclose())
        loop.run_until_complete(lifespan.__aexit__(None, None, None))
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
