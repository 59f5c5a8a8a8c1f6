"""Do bots that think delay people? People's moves at tables of their own while experts think at others.

    python bench/thinkers.py [--seconds 20] [--tables 50] [--thinkers 0,4,16,64]

One server on SQLite, as `caravanserai serve` starts it. Tables of four people make a move about every second; at the other
tables one person, who answers at once, sits with three experts. What the rows mean is in docs/server-figures.md.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import time
from functools import partial

import uvloop

from machine import machine_lines
from server import our_server
from server_load import HOST, SEATS, WARM_UP, Glance, Load, Table
from server_sockets import open_line

GAMES = ("camel_up", "five_tribes", "emira")


class Thinkers(Table):
    """One person among experts. What is counted is the experts' moves."""

    def __init__(self, load: Load, game: str) -> None:
        super().__init__(load)
        self.game = game
        self.turns = 0
        """How often the person has moved."""

    async def open(self) -> None:
        settings = {"game": self.game, "players": SEATS, "grace": 604_800}
        authorization = {"Authorization": f"Bearer {self.load.tokens[0]}"}
        made = await self.load.http.post("/api/tables", json=settings, headers=authorization)
        self.path = f"/api/tables/{made.json()['table']}/live"
        self.lines.append(await open_line(HOST, self.load.port, self.path, self.load.tokens[0], partial(self.told, 0)))
        await self._do(0, {"do": "sit", "name": "Seat 0", "seat": 0})
        await self._do(0, {"do": "ready"})
        for seat in range(1, SEATS):
            await self._do(0, {"do": "seat_bot", "seat": seat, "bot": "expert"})

    def _move_soon(self, seat: int, glance: Glance) -> None:
        self.turns += 1
        move = glance.legal[0].moves[0].number
        message = b'{"command":{"do":"play","move":%d,"version":%d},"key":"k%d"}' % (move, glance.version, glance.version)
        self.lines[0].send(message)

    def _acknowledged(self, seat: int) -> None:
        if self.acked is not None and not self.acked.done():
            self.acked.set_result(None)

    def _over(self) -> None:
        self.playing = False
        self.lines[0].close()


async def row(port: int, people: int, thinkers: int, seconds: float) -> str:
    """People's round trips while so many tables of experts are in play."""
    load = Load(port, people, 1.0)
    await load.come()
    tables = await load.open_tables(people)
    crowd = [Thinkers(load, GAMES[number % len(GAMES)]) for number in range(thinkers)]
    for table in crowd:
        await table.open()
    for opened in [*tables, *crowd]:
        opened.start()
    await asyncio.sleep(WARM_UP)
    before = sum(table.seen - table.turns for table in crowd)
    load.measuring, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring, elapsed = False, time.perf_counter() - began
    moved = sum(table.seen - table.turns for table in crowd) - before
    load.closing = True
    metrics = (await load.http.get("/metrics")).text
    await load.http.aclose()
    trips = sorted(load.trips)
    failed = [line for line in metrics.splitlines() if "bot_fail" in line and not line.startswith("#")]
    return (
        f"{len(trips) / elapsed:,.0f} | {1000 * trips[len(trips) // 2]:.1f} ms | {1000 * trips[int(len(trips) * 0.99)]:.1f} ms"
        f" | {moved / elapsed:,.1f} | {', '.join(failed) or 'none'}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Do bots that think delay people?")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=50, help="tables of four people, each with a move about every second")
    parser.add_argument("--thinkers", default="0,4,16,64", help="how many tables of experts, a row each")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name, line in machine_lines(["camel_up"], "on all cores").items():
        print(f"{name}: {line}")
    print(
        f"\n| tables of experts beside {given.tables} of people | their moves/s | p50 | p99 | bots' moves/s | bots that failed |"
    )
    print("|---:|---:|---:|---:|---:|---|")
    for count in (int(text) for text in given.thinkers.split(",")):
        with our_server("sqlite") as server:
            print(f"| {count} | {uvloop.run(row(server.port, given.tables, count, given.seconds))} |", flush=True)


if __name__ == "__main__":
    main()
