"""How much a server can do: moves acknowledged a second and how long each takes, memory, and how long a table takes to load.

    python bench/server.py [--quick] [--postgres ADDRESS] [--seconds 8] [--tables 10,100,1000]

The server is `caravanserai serve` in a process of its own, or in two with PostgreSQL, the load another. Beside it, in the same
run, a boardgame.io server with its own example game, if Node is there and `npm install` in bench/boardgame_io has been run. What
the rows mean is in docs/server-figures.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import msgspec
import structlog

from caravanserai.api import commands as c
from caravanserai.api.settings import Settings
from caravanserai.core.discovery import load_game
from caravanserai.service.config import UNLIMITED
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from machine import machine_lines

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
START_SECONDS = 60.0
PACES = (1.0, 4.0)
"""Seconds that a table waits between two moves, on average, where the load is paced: faster than people, and like quick ones."""
LONG, SHORT = 5000, 50


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


class Process:
    """A server, its processor time and its memory."""

    def __init__(self, command: list[str], port: int, path: str, log: Path, **environment: str) -> None:
        self.port = port
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                command, stdout=out, stderr=out, env={**os.environ, **environment}, start_new_session=True
            )
        self._wait(path, log)

    def _wait(self, path: str, log: Path) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}{path}").status_code < 500:
                    return
            time.sleep(0.05)
        self.stop()
        sys.exit(f"bench: a server did not start: {log.read_text()[-2000:]}")

    def cpu(self) -> float:
        """Seconds of processor time so far, of all processes that it consists of."""
        return sum(map(_cpu, self._processes()))

    def memory(self) -> int:
        """Bytes in memory, of the process that was started."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _processes(self) -> list[Path]:
        """Those of its session, itself included."""
        return [path for path in Path("/proc").glob("[0-9]*/stat") if _fields(path)[3:4] == [str(self._process.pid)]]

    def stop(self) -> None:
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(20)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def _fields(stat: Path) -> list[str]:
    """What the system says of a process after its name: state, parent, group, session and so on; nothing if it has ended."""
    try:
        return stat.read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _cpu(stat: Path) -> float:
    fields = _fields(stat)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


@contextlib.contextmanager
def our_server(database: str, *more: str, beneath: str | None = None) -> Iterator[Process]:
    """With its data in a folder of its own, beneath another or where such folders usually are."""
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-", dir=beneath) as folder:
        data, port = Path(folder), free_port()
        (data / "limits.json").write_bytes(msgspec.json.encode(UNLIMITED))
        with fresh_database(database, data) as address:
            options = ["--host", "127.0.0.1", "--port", str(port), "--data", folder, "--database", address, *more]
            started = [sys.executable, "-m", "caravanserai", "serve", *options]
            script = ["sh", "-c", 'ulimit -n "$(ulimit -Hn)"; exec "$@"', "sh", *started]
            server = Process(script, port, "/healthz", data / "server.log")
            try:
                yield server
            finally:
                server.stop()


@contextlib.contextmanager
def fresh_database(database: str, data: Path) -> Iterator[str]:
    """A database for one server: a file, or one on the PostgreSQL server at this address, dropped afterwards."""
    if database == "sqlite":
        yield str(data / "tables.db")
        return
    name = f"caravanserai_bench_{uuid4().hex[:12]}"
    asyncio.run(_postgres(database, f"CREATE DATABASE {name}"))
    try:
        yield urlsplit(database)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(_postgres(database, f"DROP DATABASE {name} WITH (FORCE)"))


async def _postgres(address: str, sql: str) -> None:
    asyncpg: Any = import_module("asyncpg")
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@contextlib.contextmanager
def peer_server() -> Iterator[Process]:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder:
        command = ["node", str(PEER / "server.js"), str(port)]
        server = Process(command, port, "/games", Path(folder) / "server.log", NODE_ENV="production")
        try:
            yield server
        finally:
            server.stop()


def peer_absent() -> str | None:
    """Why there is no boardgame.io to measure."""
    if shutil.which("node") is None:
        return "Node is not installed"
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        return "not installed: run npm install in bench/boardgame_io"
    return None


def loaded(server: Process, command: list[str], tables: int, seconds: float, pace: float, *more: str) -> str:
    """One row: the load's own figures, and what the server's processor did meanwhile."""
    arguments = [*command, str(server.port), str(tables), str(seconds), str(pace), *more]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=HERE) as load:
        assert load.stdout is not None
        begun = load.stdout.readline()
        before = server.cpu()
        told = load.stdout.readline() if begun else ""
        busy = server.cpu() - before
        _, trouble = load.communicate()
    if not told:
        return f"failed: {' '.join(trouble.split())[-200:]} | | | "
    figures = json.loads(told)
    if not figures["moves"]:
        return f"no move was answered ({figures}) | | | "
    rate, failed = figures["moves"] / seconds, f" ({figures['errors']} errors)" if figures.get("errors") else ""
    per_cpu = figures["moves"] / busy if busy else 0.0
    return f"{rate:,.0f}{failed} | {figures['p50']:.1f} ms | {figures['p99']:.1f} ms | {per_cpu:,.0f}"


def kinds(databases: dict[str, str]) -> Iterator[tuple[str, str, list[str]]]:
    """The servers that are measured: what they are called, where their tables are, and with which options."""
    for name, database in databases.items():
        yield name, database, []
        if database != "sqlite":
            yield f"{name}, two processes", database, ["--processes", "2"]


def throughput(databases: dict[str, str], tables: list[int], seconds: float) -> None:
    print("\n| server | tables of four | load | moves/s | p50 | p99 | moves for a second of the server's processor |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for count in tables:
        for pace, load in ((0.0, "as fast as it answers"), *((pace, f"a move a table every {pace:.0f} s") for pace in PACES)):
            for name, database, options in kinds(databases):
                with our_server(database, *options) as server:
                    row = loaded(server, [sys.executable, str(HERE / "server_load.py")], count, seconds, pace)
                print(f"| ours, {name} | {count:,} | {load} | {row} |", flush=True)
                with our_server(database, *options) as server:
                    row = loaded(server, [sys.executable, str(HERE / "server_load.py")], count, seconds, pace, "lens")
                print(f"| ours, {name}, all four pages show the odds | {count:,} | {load} | {row} |", flush=True)
            absent = peer_absent()
            if absent is not None:
                print(f"| boardgame.io | {count:,} | {load} | {absent} | | | |", flush=True)
                continue
            with peer_server() as server:
                row = loaded(server, ["node", str(PEER / "load.js")], count, seconds, pace)
            print(f"| boardgame.io | {count:,} | {load} | {row} |", flush=True)


def memory(tables: int, sockets: int) -> None:
    """What an idle table and an idle connection cost, by the growth of the server's memory."""
    with our_server("sqlite") as server:
        empty, full, watched = asyncio.run(_fill(server, tables, sockets))
    print(f"\nMemory: {empty / 2**20:.0f} MB empty; {(full - empty) / tables / 1024:.1f} kB for each of {tables:,} idle tables")
    print(f"in play; {(watched - full) / sockets / 1024:.1f} kB for each of {sockets:,} idle connections.")


async def _fill(server: Process, tables: int, sockets: int) -> tuple[int, int, int]:
    from server_load import Load
    from server_sockets import open_line

    load = Load(server.port, tables, 3600.0)
    await load.come()
    await load.http.get("/healthz")
    warm = await load.open_tables(5)
    for table in warm:
        for line in table.lines:
            line.close()
    await asyncio.sleep(1)
    empty = server.memory()
    opened: list[Any] = []
    for start in range(0, tables, 50):
        part = await load.open_tables(min(50, tables - start))
        for table in part:
            table.start()
        await asyncio.sleep(0.3)
        for table in part:
            for line in table.lines:
                line.close()
        opened += part
    await asyncio.sleep(2)
    full = server.memory()
    paths = [table.path for table in opened]
    lines = [
        await open_line("127.0.0.1", server.port, paths[number % len(paths)], load.tokens[0], lambda raw: None)
        for number in range(sockets)
    ]
    await asyncio.sleep(2)
    watched = server.memory()
    for line in lines:
        line.close()
    await load.http.aclose()
    return empty, full, watched


def loading(databases: dict[str, str], long: int, repetitions: int) -> None:
    """How long a table takes to be taken up from the database, with a short and a long log."""
    print(f"\n| loading a table | {SHORT} moves | {long:,} moves | ratio |")
    print("|---|---:|---:|---:|")
    for name, database in databases.items():
        prefix = "caravanserai-bench-"
        with tempfile.TemporaryDirectory(prefix=prefix) as folder, fresh_database(database, Path(folder)) as address:
            short, lengthy = asyncio.run(_load_times(address, long, repetitions))
        print(f"| {name} | {1000 * short:.2f} ms | {1000 * lengthy:.2f} ms | {lengthy / short:.2f} |", flush=True)


async def _load_times(address: str, long: int, repetitions: int) -> tuple[float, float]:
    registry = TableRegistry(open_store(address))
    await registry.open()
    names = [await _played(registry, moves) for moves in (SHORT, long)]
    await registry.close()
    registry = TableRegistry(open_store(address))
    await registry.open()
    times: list[list[float]] = [[], []]
    for _ in range(repetitions):
        for name, taken in zip(names, times, strict=True):
            started = time.perf_counter()
            room = await registry.room(name)
            taken.append(time.perf_counter() - started)
            await room.close()
            registry.rooms.pop(name)
    await registry.close()
    return statistics.median(times[0]), statistics.median(times[1])


async def _played(registry: TableRegistry, moves: int) -> str:
    """A table of Camel Up with so many moves: spectator tiles go to and fro, so that no game ends it."""
    people = ["ann", "ben", "cleo"]
    options: dict[str, str | int | bool] = {"stack_order": "random", "first_crazy": "random"}
    room = await registry.open_table(Settings(game="camel_up", players=3, options=options, grace=604_800), people[0])
    for seat, who in enumerate(people):
        await room.command(who, c.Sit(who, seat))
        await room.command(who, c.Ready())
    await room.command(people[0], c.Start())
    game = load_game("camel_up")
    tiles = [number for number in range(game.moves) if "tile" in msgspec.to_builtins(game.move(number))["move"]]
    while len(room.table.state.moves) < moves:
        position = room.table.position
        legal = set(position.legal_moves())
        move = next((number for number in tiles if number in legal), None)
        if move is None:
            raise SystemExit("bench: no tile can be placed, so no long game can be made")
        await room.command(people[position.actor()], c.Play(move, room.table.state.version))
    return room.id


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io.")
    parser.add_argument("--quick", action="store_true", help="rough figures in about two minutes")
    parser.add_argument(
        "--postgres", default="postgresql://postgres@127.0.0.1:5432/postgres", help="a PostgreSQL server, or none"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each row is measured")
    parser.add_argument("--tables", default="10,100,1000")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    tables = [10, 50] if given.quick else [int(count) for count in given.tables.split(",")]
    databases = {"SQLite": "sqlite"}
    if given.postgres != "none":
        databases["PostgreSQL"] = given.postgres
    for name, line in machine_lines(["camel_up"], "on all cores").items():
        print(f"{name}: {line}")
    print(f"date: {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC")
    throughput(databases, tables, 2.0 if given.quick else given.seconds)
    memory(*((50, 100) if given.quick else (500, 1000)))
    loading(databases, 500 if given.quick else LONG, 20)


if __name__ == "__main__":
    main()
