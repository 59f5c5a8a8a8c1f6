"""A group that tables tell whose turn it is, by a webhook: what it was told beside what the logs say it had to be told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import Counter
from importlib import import_module
from itertools import groupby

import msgspec

from caravanserai.cli.serve import is_shared
from caravanserai.service.notices.outbox import MOST_TRIES
from caravanserai.tables import rows as r
from caravanserai.tables.notices import notices_of
from caravanserai.tables.storage import open_store
from caravanserai.tables.store import StoredRow
from caravanserai.tables.table import Table
from soaking.figures import Notices
from soaking.people import Failed
from soaking.playing import Game

FAILING = 0.1
"""How much of what it is sent for the first time the group does not take, or takes without saying so."""
PATIENCE = 240.0
"""Seconds in which all that waits is told, once the faults are over: what a dead server was at is waited for, and tried again."""

BRING_FORWARD = "UPDATE outbox SET due = 0 WHERE due IS NOT NULL AND claim = ''"

Told = tuple[str, int, str]
"""A table, its version, and the kind of notice."""


class Group:
    """A web server that notes what it is told. Now and then it fails, or breaks off after it has noted something."""

    def __init__(self, seed: int) -> None:
        self.told: Counter[Told] = Counter()
        self._rng = random.Random(seed)
        self._server: asyncio.Server | None = None
        self.address = ""

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/hook"

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            body = msgspec.json.decode(await reader.readexactly(length))
            new = [told for told in _all_told(body) if not self.told[told]]
            self.told.update(_all_told(body))
            if not (new and self._rng.random() < FAILING):
                writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            elif self._rng.random() < 0.5:
                writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def _all_told(body: dict[str, object]) -> list[Told]:
    notices = msgspec.convert(body["notices"], list[dict[str, object]])
    return [(str(body["table"]), int(str(one["version"])), str(one["kind"])) for one in notices if one["kind"] != "hello"]


async def wait_until_told(database: str) -> None:
    """While the server runs: until nothing waits in its outbox any more. What was put off for long, since one server after the
    other was killed over it, is brought forward."""
    store, end = open_store(database), time.monotonic() + PATIENCE
    await bring_forward(database)
    await store.open_to_read()
    try:
        while await store.next_due_notice("hook") is not None:
            if time.monotonic() > end:
                raise Failed(f"what waits in the outbox is not told within {PATIENCE:.0f} s")
            await asyncio.sleep(0.2)
    finally:
        await store.close()


async def bring_forward(database: str) -> None:
    if is_shared(database):
        connection = await import_module("asyncpg").connect(database)
        await connection.execute(BRING_FORWARD)
        await connection.close()
        return
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as file, file:
        file.execute(BRING_FORWARD)


async def check_told(database: str, games: list[Game], group: Group) -> Notices:
    """Every turn that was committed was told, none else was, and none more often than is allowed."""
    store = open_store(database)
    await store.open()
    try:
        due = {told for game in games for told in to_be_told(game.table, await store.rows(game.table))}
    finally:
        await store.close()
    lost, invented = due - group.told.keys(), group.told.keys() - due
    if lost or invented:
        raise Failed(
            f"{len(lost)} notices of {len(due)} were lost ({sorted(lost)[:3]}), {len(invented)} made up ({sorted(invented)[:3]})"
        )
    most = max(group.told.values(), default=0)
    if most > MOST_TRIES:
        raise Failed(f"a notice was sent {most} times, and {MOST_TRIES} are allowed")
    return Notices(len(due), group.told.total() - len(due), most)


def to_be_told(table: str, stored: list[StoredRow]) -> set[Told]:
    """What a log says that a group had to be told: after each commit, which are the rows of one time."""
    (first, *others) = stored
    opened = msgspec.json.decode(first.content, type=r.AnyRow)
    assert isinstance(opened, r.TableOpened)
    kept = Table.opened(table, opened, first.at, b"")
    due: set[Told] = set()
    for at, written in groupby(others, lambda row: row.at):
        before, rows = kept.copy(), [msgspec.json.decode(row.content, type=r.AnyRow) for row in written]
        for row in rows:
            kept.apply(row, at)
        for told in notices_of(before, kept, rows, at, lambda who: True):
            if told.subject == table:
                due.add((table, told.version, told.kind))
    return due
