"""Live sockets through a proxy whose certificate nobody has signed."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions import Extension

from caravanserai.client.background import Background
from tests.deploy.proxies import RunningProxy


class Live:
    """One socket, which is read and written in one thread."""

    def __init__(self, socket: ClientConnection, background: Background) -> None:
        self._socket, self._background = socket, background

    @property
    def extensions(self) -> list[Extension]:
        return list(self._socket.protocol.extensions)

    def recv(self, seconds: float) -> str:
        return str(self._background.wait_for(asyncio.wait_for(self._socket.recv(), seconds)))


@contextmanager
def live(proxy: RunningProxy, table: str, source: str = "127.0.0.1", headers: dict[str, str] | None = None) -> Iterator[Live]:
    """Look on at a table, from this address."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    opening = connect(
        f"wss://localhost:{proxy.secure}/api/tables/{table}/live",
        host="127.0.0.1",
        local_addr=(source, 0),
        ssl=context,
        additional_headers=headers,
        open_timeout=20,
    )
    with Background() as background:
        socket = background.wait_for(opening.__aenter__())
        try:
            yield Live(socket, background)
        finally:
            background.wait_for(opening.__aexit__(None, None, None))
