"""The live sockets of a server: counted, limited, and closed when a token is revoked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.service.config import Limits
from caravanserai.service.identity import Caller

CLOSE_REVOKED = 4401
"""The code by which a socket is closed whose key counts no more."""
WAIT = 10
"""Seconds to wait before one more socket is tried."""


class Connection(msgspec.Struct, frozen=True, eq=False):
    """A live socket as it is counted: whose it is, at which table, and how it is closed."""

    caller: Caller
    table: str
    hang_up: Callable[[int, str], None]
    """Close it, with a code and the reason."""


class Connections:
    """All sockets that are open now."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: set[Connection] = set()
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._tables: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def check(self, caller: Caller, table: str) -> None:
        """Whether there is room for one more; raises the refusal if there is none."""
        limits = self._limits
        _below(limits.sockets, len(self._open), "connections to this server")
        _below(limits.sockets_per_table, self._tables[table], "connections to this table")
        _below(limits.sockets_per_address, self._addresses[caller.address], "connections from this address")
        if caller.who is not None:
            _below(limits.sockets_per_person, self._people[caller.who], "connections of yours")

    def add(self, connection: Connection) -> None:
        self._open.add(connection)
        self._count(connection, 1)

    def remove(self, connection: Connection) -> None:
        self._open.discard(connection)
        self._count(connection, -1)

    def _count(self, connection: Connection, step: int) -> None:
        names = (
            (self._people, connection.caller.who),
            (self._addresses, connection.caller.address),
            (self._tables, connection.table),
        )
        for counter, name in names:
            if name is not None:
                counter[name] += step
                if counter[name] <= 0:
                    del counter[name]

    def hang_up_token(self, token: str, reason: str) -> None:
        """Close all sockets of a token that was revoked."""
        for connection in list(self._open):
            if connection.caller.token is not None and connection.caller.token.token == token:
                connection.hang_up(CLOSE_REVOKED, reason)

    def hang_up_person(self, who: str, reason: str) -> None:
        """Close all sockets of somebody's browsers; a browser that still counts comes back by itself."""
        for connection in list(self._open):
            if connection.caller.who == who and connection.caller.token is None:
                connection.hang_up(CLOSE_REVOKED, reason)


def _below(limit: int, count: int, what: str) -> None:
    if limit and count >= limit:
        raise Refused("too_many", f"too many {what}: {limit} are allowed", what=what, retry_after=WAIT)
