"""Both clients as one: whatever a test asks is asked of the waiting client, or of the one for asyncio in a loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from caravanserai.client import AsyncClient, AsyncSubscription, Client, Subscription


class Waiting:
    """`AsyncClient`, or its live connection, asked one thing at a time."""

    def __init__(self, inner: AsyncClient | AsyncSubscription, loop: asyncio.AbstractEventLoop) -> None:
        self._inner = inner
        self._loop = loop

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if not callable(found):
            return found
        return lambda *given, **named: self._loop.run_until_complete(found(*given, **named))

    @contextmanager
    def live(self, *given: Any, **named: Any) -> Iterator[Any]:
        assert isinstance(self._inner, AsyncClient)
        opened = self._inner.live(*given, **named)
        inner = self._loop.run_until_complete(opened.__aenter__())
        try:
            yield Waiting(inner, self._loop)
        finally:
            self._loop.run_until_complete(opened.__aexit__(None, None, None))

    def __iter__(self) -> Iterator[Any]:
        assert isinstance(self._inner, AsyncSubscription)
        messages = self._inner.__aiter__()
        while True:
            try:
                yield self._loop.run_until_complete(anext(messages))
            except StopAsyncIteration:
                return


class Callers:
    """Makes clients of one kind, and closes them in the end."""

    def __init__(self, kind: str, address: str) -> None:
        self.kind = kind
        self.address = address
        self.loop = asyncio.new_event_loop()
        self._made: list[Any] = []

    def __call__(self, address: str | None = None, **given: Any) -> Any:
        """A client of the server; with a cookie unless a token is given."""
        if self.kind == "sync":
            client: Any = Client(address or self.address, **given)
        else:
            client = Waiting(AsyncClient(address or self.address, **given), self.loop)
        self._made.append(client)
        return client

    def close(self) -> None:
        for client in self._made:
            client.close()
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()


def next_update(live: Subscription | Any) -> Any:
    """The next message that is a view of the table."""
    while True:
        message = live.receive()
        if type(message).__name__ == "Update":
            return message
