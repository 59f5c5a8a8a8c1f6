"""Servers among themselves: a request for a table that another server has is sent on to that one, and its answer handed back.

Who asks, and whether by https, is told in a header of ours with a mark that only servers with the same secret can make. A
request that came by another server is not sent on again: who sent it finds out itself where the table is now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from caravanserai.api.refusals import Refused
from caravanserai.server.http.peer_lines import NotConnected, PeerAnswer, PeerLines
from caravanserai.server.http.security import HEADERS
from caravanserai.service.identity import Keys
from caravanserai.tables.leases import Leases

T = TypeVar("T")
FOR = "x-caravanserai-for"
"""For whom a request is sent on: how they came, from where, by which name they asked, and the mark that proves all that."""
NOT_HERE = "x-caravanserai-not-here"
"""Of an answer: nothing was done, since the table is not here."""
BY_PEER = "caravanserai.by_peer"
"""The extension of a scope under which it stands that a request came by another server."""
CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 60.0
TRIES = 60
PAUSE_SECONDS = 0.2
"""How often, and after which pause, it is tried again to reach whoever has a table: until another server has taken it over."""
LOOK_SECONDS = 0.5
"""How often it is looked whether a server that is waited for is still there."""
_DROPPED = {"connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "content-length", "date", "server"}
_OF_PROXIES = {"x-forwarded-for", "x-forwarded-proto", "forwarded", FOR}
_NOT_HANDED_BACK = {name.encode() for name in _DROPPED} | {name for name, _ in HEADERS}


class PeerAway(Exception):
    """Nothing was done by the other server: it cannot be reached, or does not have the table any more."""


def headers_for(keys: Keys, connection: HTTPConnection) -> dict[str, str]:
    """The headers of a request that is sent on: its own, and for whom it is."""
    kept = {name: value for name, value in connection.headers.items() if name not in _DROPPED and name not in _OF_PROXIES}
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    told = f"{scheme} {connection.client.host if connection.client else ''} {kept.pop('host', '')}"
    return kept | {FOR: f"{told} {keys.mark(told, 'peer')}"}


def came_by_peer(connection: HTTPConnection) -> bool:
    return BY_PEER in connection.scope.get("extensions", {})


class Missed(Exception):
    """The other server is not there any more: what it was asked it does not answer, and what it writes is not taken."""


class FromPeers:
    """Takes the word of other servers on who asks, and of nobody else."""

    def __init__(self, app: ASGIApp, keys: Keys) -> None:
        self.app = app
        self.keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = MutableHeaders(scope=scope)
            told = headers.get(FOR)
            if told is not None:
                del headers[FOR]
                self._believe(scope, told)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, told: str) -> None:
        said, _, mark = told.rpartition(" ")
        if not self.keys.is_mark(mark, said, "peer"):
            return
        scheme, client, host = said.split(" ", 2)
        MutableHeaders(scope=scope)["host"] = host
        secure = {"http": "https", "websocket": "wss"}[scope["type"]]
        scope["client"] = (client, 0) if client else None
        scope["scheme"] = secure if scheme == "https" else {"https": "http", "wss": "ws"}[secure]
        scope["extensions"] = {**scope.get("extensions", {}), BY_PEER: {}}


class Peers:
    """The way to the other servers."""

    def __init__(self, keys: Keys, leases: Leases) -> None:
        self._keys = keys
        self._leases = leases
        self._lines = PeerLines(CONNECT_SECONDS, ANSWER_SECONDS)
        self._waiting: set[tuple[str, asyncio.Future[None]]] = set()
        """Who waits for which server, to be told if it is missed."""
        self._looking = False

    async def send_on(self, request: HttpRequest, body: bytes, address: str) -> Response:
        """The answer of the server at this address; raises `PeerAway` if it was not asked, or has done nothing.

        From one that dies, or is missed, before it answers there is none: nobody knows then what it has done.
        """
        if not address:
            raise PeerAway
        headers = headers_for(self._keys, request)
        asking = self._lines.ask(address, request.method, target_of(request), headers, body)
        try:
            answer = await self.while_there(address, asking)
        except NotConnected as error:
            raise PeerAway from error
        except Exception as error:  # there are many for a connection that breaks at one moment or another
            if request.method == "GET":
                raise PeerAway from error
            raise Refused("try_again", "the server that has this table does not answer; ask again") from error
        if any(name == NOT_HERE.encode() for name, _ in answer.headers):
            raise PeerAway
        return _handed_back(answer)

    async def while_there(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        """What comes of work that waits for another server; raises `Missed` if that one is missed before."""
        task, missed = asyncio.ensure_future(work), asyncio.get_running_loop().create_future()
        self._waiting.add((address, missed))
        if not self._looking:
            self._look()
        try:
            await asyncio.wait([task, missed], return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Missed
            return task.result()
        finally:
            self._waiting.discard((address, missed))
            if not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    def _look(self) -> None:
        """Tell everybody whose server is missed, once for all of them; look again while anybody waits."""
        for address, missed in self._waiting:
            if self._leases.missed(address) and not missed.done():
                missed.set_result(None)
        self._looking = bool(self._waiting)
        if self._looking:
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    async def close(self) -> None:
        self._lines.close()


def _handed_back(answer: PeerAnswer) -> Response:
    response = Response(answer.content, answer.status)
    kept = [(name, value) for name, value in answer.headers if name not in _NOT_HANDED_BACK]
    response.raw_headers = [*kept, (b"content-length", str(len(answer.content)).encode())]
    return response


def target_of(connection: HTTPConnection) -> str:
    """What a request asks for, as it stands in its first line."""
    path: bytes = connection.scope.get("raw_path") or connection.url.path.encode()
    query: bytes = connection.scope["query_string"]
    return (path + b"?" + query if query else path).decode("latin-1")
