"""The load: tables of four, each with a move on its way as soon as the last is acknowledged, or at a pace.

python bench/server_load.py PORT TABLES SECONDS PACE_SECONDS [lens] [deflate]    -> a line when measuring begins, and one of JSON

With `lens` every seat asks for the odds after each change, as a page does that shows them; with `deflate` every socket asks to
have it compressed, as browsers do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sys
import time
from collections import deque
from functools import partial
from typing import Any

import httpx
import msgspec
import uvloop

from server_pages import Page, open_page
from server_sockets import Line, open_line

HOST = "127.0.0.1"
SEATS = 4
WARM_UP = 2.0
ROLLS = 0.15
"""How often a seat rolls where it could do something else: the rest keeps games long enough to be measured."""


class Legal(msgspec.Struct):
    number: int


class Group(msgspec.Struct):
    kind: str
    moves: list[Legal]


class Glance(msgspec.Struct):
    """As much of an update as a player needs that has no plan."""

    version: int
    legal: list[Group]


class Load:
    """Everybody at all tables. Four identities sit at each of them."""

    def __init__(self, port: int, tables: int, pace: float, *, lens: bool = False, deflate: bool = False) -> None:
        self.port = port
        self.count = tables
        self.pace = pace
        self.lens = lens
        self.deflate = deflate
        self.lenses: list[float] = []
        self.measuring = False
        self.trips: list[float] = []
        self.errors: list[bytes] = []
        self.ended = 0
        self.tokens: list[str] = []
        self.cookies: list[str] = []
        """The same four as their browsers are known."""
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}",
            timeout=60,
            limits=httpx.Limits(max_connections=1000, max_keepalive_connections=1000),
        )
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def come(self) -> None:
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60) as browser:
                await browser.get("/api/me")
                headers = {"Origin": f"http://{HOST}:{self.port}"}
                made = await browser.post("/api/tokens", json={"label": f"seat {seat}"}, headers=headers)
                self.tokens.append(made.json()["secret"])
                self.cookies.append("; ".join(f"{name}={value}" for name, value in browser.cookies.items()))

    async def open_tables(self, count: int) -> list[Table]:
        places = asyncio.Semaphore(10)

        async def opened() -> Table:
            async with places:
                table = Table(self)
                await table.open()
                return table

        return list(await asyncio.gather(*(opened() for _ in range(count))))

    def ask_lens(self, table: Table, seat: int) -> None:
        """A page asks one question at a time; what happens meanwhile makes it ask once more."""
        if self.closing or seat in table.looking:
            table.stale.add(seat)
            return
        table.looking.add(seat)
        task = asyncio.get_running_loop().create_task(self._look(table, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look(self, table: Table, seat: int) -> None:
        path = table.path.removesuffix("live") + "lens?fine=false"
        with contextlib.suppress(OSError):
            page = table.pages.get(seat)
            if page is None:
                page = table.pages[seat] = await open_page(HOST, self.port, self.cookies[seat])
            while not self.closing:
                table.stale.discard(seat)
                began = time.perf_counter()
                status = await page.ask(path)
                if self.measuring and status == 200:
                    self.lenses.append(time.perf_counter() - began)
                if seat not in table.stale:
                    break
        table.looking.discard(seat)

    def replace(self) -> None:
        """A game has ended: another table takes its place."""
        self.ended += 1
        if not self.closing:
            task = asyncio.get_running_loop().create_task(self._begin_another())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _begin_another(self) -> None:
        (table,) = await self.open_tables(1)
        table.start()

    async def run(self, seconds: float) -> dict[str, Any]:
        await self.come()
        tables = await self.open_tables(self.count)
        for table in tables:
            table.start()
        await asyncio.sleep(WARM_UP)
        print("measuring", flush=True)
        self.measuring, started = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring, elapsed = False, time.perf_counter() - started
        self.closing = True
        await self.http.aclose()
        trips = sorted(self.trips)
        return {
            "moves": len(trips),
            "seconds": elapsed,
            "p50": 1000 * trips[len(trips) // 2] if trips else None,
            "p99": 1000 * trips[int(len(trips) * 0.99)] if trips else None,
            "errors": len(self.errors),
            "error": self.errors[0].decode()[:300] if self.errors else None,
            "ended": self.ended,
            "lenses": len(self.lenses),
            "lens_p99": 1000 * sorted(self.lenses)[int(len(self.lenses) * 0.99)] if self.lenses else None,
        }


class Table:
    """Four sockets at one table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.path = ""
        self.lines: list[Line] = []
        self.acked: asyncio.Future[None] | None = None
        self.sent_at: list[deque[float]] = [deque() for _ in range(SEATS)]
        self.seen = 0
        self.playing = False
        self.pages: dict[int, Page] = {}
        self.looking: set[int] = set()
        self.stale: set[int] = set()
        """The seats whose pages wait for odds, and of those the ones that will ask again."""

    async def open(self) -> None:
        settings = {"game": "camel_up", "players": SEATS, "grace": 604_800, "stand_in": "random"}
        settings["options"] = {"stack_order": "random", "first_crazy": "random"}
        authorization = {"Authorization": f"Bearer {self.load.tokens[0]}"}
        made = await self.load.http.post("/api/tables", json=settings, headers=authorization)
        self.path = f"/api/tables/{made.json()['table']}/live"
        for seat, token in enumerate(self.load.tokens):
            told = partial(self.told, seat)
            line = await open_line(HOST, self.load.port, self.path, token, told, deflate=self.load.deflate)
            self.lines.append(line)
            await self._do(seat, {"do": "sit", "name": f"Seat {seat}", "seat": seat})
            await self._do(seat, {"do": "ready"})

    async def _do(self, seat: int, command: dict[str, Any]) -> None:
        self.acked = asyncio.get_running_loop().create_future()
        self.lines[seat].send(json.dumps({"command": command}).encode())
        await self.acked

    def start(self) -> None:
        self.playing = True
        self.lines[0].send(b'{"command": {"do": "start"}}')

    def told(self, seat: int, raw: bytes) -> None:
        if raw.startswith(b'{"message":"ack"'):
            self._acknowledged(seat)
            return
        if raw.startswith(b'{"message":"error"'):
            self.load.errors.append(raw)
            self._acknowledged(seat)
            return
        if self.playing and b'"phase":"over"' in raw[:2000]:
            self._over()
            return
        if self.playing and self.load.lens and raw.startswith(b'{"message":"update"'):
            self.load.ask_lens(self, seat)
        if self.playing and b'"legal":[]' not in raw:
            glance = msgspec.json.decode(raw, type=Glance)
            if glance.version > self.seen:
                self.seen = glance.version
                self._move_soon(seat, glance)

    def _acknowledged(self, seat: int) -> None:
        if self.acked is not None and not self.acked.done():
            self.acked.set_result(None)
        elif self.sent_at[seat]:
            trip = time.perf_counter() - self.sent_at[seat].popleft()
            if self.load.measuring:
                self.load.trips.append(trip)

    def _move_soon(self, seat: int, glance: Glance) -> None:
        others = [group for group in glance.legal if group.kind != "roll"] or glance.legal
        group = random.choice(glance.legal if random.random() < ROLLS else others)
        move = random.choice(group.moves).number
        message = b'{"command":{"do":"play","move":%d,"version":%d},"key":"k%d"}' % (move, glance.version, glance.version)
        if self.load.pace:
            delay = self.load.pace * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, self._send, seat, message)
        else:
            asyncio.get_running_loop().call_soon(self._send, seat, message)

    def _send(self, seat: int, message: bytes) -> None:
        self.sent_at[seat].append(time.perf_counter())
        self.lines[seat].send(message)

    def _over(self) -> None:
        self.playing = False
        for line in self.lines:
            line.close()
        self.load.replace()


def main() -> None:
    port, tables, seconds, pace = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def go() -> dict[str, Any]:
        return await Load(port, tables, pace, lens="lens" in sys.argv[5:], deflate="deflate" in sys.argv[5:]).run(seconds)

    print(json.dumps(uvloop.run(go())), flush=True)


if __name__ == "__main__":
    main()
