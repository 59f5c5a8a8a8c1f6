"""Play at several tables while the server is killed again and again, and see that nothing was lost or done twice.

    python tools/soak.py [--kills 200] [--tables 6] [--database sqlite | postgresql://user@host/database] [--seconds 3600]

`sqlite` is a file in a folder of its own; a PostgreSQL address names a server, on which a database is made and dropped again.
Everything runs on 127.0.0.1. Every move has a key and is sent until it is answered. Once the kills are done, bots bring every
game to its end; then each log is compared with what was acknowledged, and each export is read as `caravanserai verify` does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caravanserai.api.messages import Ack, Error, LiveMessage, Update
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.saved import read_record
from caravanserai.service.config import UNLIMITED
from caravanserai.tables import rows as r
from caravanserai.tables.storage import open_store
from caravanserai.tables.table import Table

PAUSE = 0.02
"""Seconds between two moves at a table, at most."""
PATIENCE = 60.0
"""Seconds that a message is sent again and again before the server is given up."""
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)


class Failed(Exception):
    """A promise that was not kept."""


class Sent(msgspec.Struct):
    """A command that was acknowledged: whose, under which key, with which move, and the version it led to."""

    key: str
    seat: int
    move: int | None
    version: int


class Game(msgspec.Struct):
    """A table, what is played there, and all that was acknowledged at it."""

    table: str
    name: str
    bots: int
    sent: list[Sent] = []


class Server:
    """`caravanserai serve`, started, killed, and started again on the same port."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        limits = folder / "limits.json"
        limits.write_bytes(msgspec.json.encode(UNLIMITED))
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder), "--database", database]
        self._command = [sys.executable, "-m", "caravanserai", "serve", *options, "--bot-pause", "0", "--limits", str(limits)]
        self._process: asyncio.subprocess.Process | None = None
        self._groups: list[int] = []

    async def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdout=log, stderr=log, start_new_session=True)
        self._groups.append(self._process.pid)
        async with httpx.AsyncClient(base_url=self.address) as client:
            end = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/healthz")).status_code == 200:
                        return
                if self._process.returncode is not None or time.monotonic() > end:
                    raise Failed(f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> None:
        """An orderly end, and no process of ours left behind."""
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), 20)
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)


class Player:
    """Somebody with a token, who asks until there is an answer: by HTTP, or over a live socket that is opened anew when lost."""

    def __init__(self, address: str, name: str, *, live: bool) -> None:
        self.address = address
        self.name = name
        self.live = live
        self.retries = 0
        self._http = httpx.AsyncClient(base_url=address, timeout=10)
        self._socket: ClientConnection | None = None
        self._at = ""

    async def come(self) -> None:
        await self._until_answered(lambda: self._http.get("/api/me"))
        made = await self._until_answered(
            lambda: self._http.post("/api/tokens", json={"label": self.name}, headers={"Origin": self.address})
        )
        self._http.cookies.clear()
        self._http.headers["Authorization"] = f"Bearer {made.json()['secret']}"

    async def _until_answered(self, ask: Any) -> httpx.Response:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer: httpx.Response = await ask()
                if answer.status_code == 200:
                    return answer
                if answer.status_code != 503:
                    raise Failed(f"{self.name} was refused: {answer.status_code} {answer.text[:500]}")
            except TROUBLE:
                pass
            if time.monotonic() > end:
                raise Failed(f"{self.name} got no answer in {PATIENCE:.0f} s")
            self.retries += 1
            await asyncio.sleep(0.05)

    async def open_table(self, settings: dict[str, Any]) -> str:
        made = await self._until_answered(lambda: self._http.post("/api/tables", json=settings))
        return str(made.json()["table"])

    async def look(self, table: str) -> Update:
        answer = await self._until_answered(lambda: self._http.get(f"/api/tables/{table}"))
        return msgspec.json.decode(answer.content, type=Update)

    async def export(self, table: str) -> str:
        return (await self._until_answered(lambda: self._http.get(f"/api/tables/{table}/export"))).text

    async def do(self, table: str, command: dict[str, Any], key: str) -> Ack:
        if self.live:
            return await self._do_live(table, command, key)
        body = {"command": command, "key": key}
        answer = await self._until_answered(lambda: self._http.post(f"/api/tables/{table}", json=body))
        return msgspec.json.decode(answer.content, type=Ack)

    async def _do_live(self, table: str, command: dict[str, Any], key: str) -> Ack:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(10):
                    answer = await self._ask_live(table, command, key)
                if isinstance(answer, Ack):
                    return answer
                if answer.code != "try_again":
                    raise Failed(f"{self.name} was refused: {answer}")
            self.retries += 1
            await self.hang_up()
            await asyncio.sleep(0.05)
        raise Failed(f"{self.name} got no answer in {PATIENCE:.0f} s")

    async def _ask_live(self, table: str, command: dict[str, Any], key: str) -> Ack | Error:
        if self._socket is None or self._at != table:
            await self.hang_up()
            address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            headers = {"Authorization": self._http.headers["Authorization"]}
            self._socket, self._at = await connect(address, additional_headers=headers, compression=None), table
        await self._socket.send(msgspec.json.encode({"command": command, "key": key, "id": 1}).decode())
        while True:
            message: Update | Ack | Error = msgspec.json.decode(await self._socket.recv(), type=LiveMessage)
            if not isinstance(message, Update):
                return message

    async def hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            with contextlib.suppress(*TROUBLE):
                await asyncio.wait_for(socket.close(), 1)

    async def go(self) -> None:
        await self.hang_up()
        await self._http.aclose()


class Tables:
    """Everybody plays, one game after the other, until told that the next end is the last."""

    def __init__(self, address: str, count: int, seed: int) -> None:
        self.address = address
        self.count = count
        self.seed = seed
        self.games: list[Game] = []
        self.exports = 0
        self.last_round = False
        self.retries = 0

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self.count):
                group.create_task(self._play_at(number))

    async def _play_at(self, number: int) -> None:
        rng = random.Random(self.seed * 1000 + number)
        game = load_game(game_ids()[number % len(game_ids())])
        seats = game.players.start
        bots = number % 2
        people = [Player(self.address, f"player {number}.{seat}", live=(number // 2) % 2 == 1) for seat in range(seats - bots)]
        try:
            for player in people:
                await player.come()
            while True:
                await self._play_one(game.id, seats, bots, people, rng)
                if self.last_round:
                    return
        finally:
            for player in people:
                self.retries += player.retries
                await player.go()

    async def _play_one(self, game: str, seats: int, bots: int, people: list[Player], rng: random.Random) -> None:
        settings = {"game": game, "players": seats, "grace": 604_800, "stand_in": "random"}
        table = Game(await people[0].open_table(settings), game, bots)
        self.games.append(table)
        for seat, player in enumerate(people):
            await self._do(table, player, seat, {"do": "sit", "name": player.name, "seat": seat})
            await self._do(table, player, seat, {"do": "ready"})
        for seat in range(len(people), seats):
            await self._do(table, people[0], 0, {"do": "seat_bot", "seat": seat, "bot": "random"})
        await self._do(table, people[0], 0, {"do": "start"})
        resigned = False
        while (update := await people[0].look(table.table)).phase == "playing":
            awaited = [seat for seat in update.awaited if seat < len(people)]
            if self.last_round and not resigned:
                resigned = True
                await self._resign(table, people)
            elif awaited and not resigned:
                seat = rng.choice(awaited)
                await self._move(table, people[seat], seat, rng)
            await asyncio.sleep(rng.uniform(0, PAUSE))
        await self._check_export(table.table, people[0], update)

    async def _resign(self, table: Game, people: list[Player]) -> None:
        """The kills are over: bots bring the game to its end."""
        for seat, player in enumerate(people):
            await self._do(table, player, seat, {"do": "resign", "bot": "random"})

    async def _move(self, table: Game, player: Player, seat: int, rng: random.Random) -> None:
        update = await player.look(table.table)
        if not update.legal:
            return
        group = rng.choice(update.legal)
        move = rng.choice(group.moves).number
        await self._do(table, player, seat, {"do": "play", "move": move, "version": update.version})
        if rng.random() < 0.1:
            now = await player.look(table.table)
            if now.can_undo is not None and now.phase == "playing":
                await self._do(table, player, seat, {"do": "undo"}, may_be_late=table.bots > 0)

    async def _do(self, table: Game, player: Player, seat: int, command: dict[str, Any], *, may_be_late: bool = False) -> None:
        """Do it once; now and then ask for it once more, which must be answered alike."""
        key = uuid4().hex
        try:
            ack = await player.do(table.table, command, key)
        except Failed:
            if may_be_late:
                return
            raise
        table.sent.append(Sent(key, seat, command.get("move"), ack.version))
        if len(table.sent) % 7 == 0:
            again = await player.do(table.table, command, key)
            if again.version != ack.version:
                raise Failed(f"{table.table}: version {ack.version} was acknowledged, and then {again.version} for the same key")

    async def _check_export(self, table: str, player: Player, update: Update) -> None:
        record = read_record(await player.export(table))
        if record.outcome != update.outcome or record.fairness is None:
            raise Failed(f"{table}: the export tells of another game")
        self.exports += 1


async def check_logs(database: str, games: list[Game]) -> int:
    """Every acknowledged command is in the log, once, where it was said to be; and no person's move is there but these."""
    store = open_store(database)
    await store.open()
    try:
        return sum([check_log(game, await store.rows(game.table)) for game in games])
    finally:
        await store.close()


def check_log(game: Game, stored: list[Any]) -> int:
    numbers = [row.number for row in stored]
    if numbers != list(range(1, len(stored) + 1)):
        raise Failed(f"{game.table}: the log has gaps")
    keys = [row.key.rpartition(":")[2] for row in stored if row.key is not None]
    if len(set(keys)) != len(keys):
        raise Failed(f"{game.table}: a key was used twice")
    placed = {row.key.rpartition(":")[2]: row.number for row in stored if row.key is not None}
    for sent in game.sent:
        if placed.get(sent.key) != sent.version:
            raise Failed(f"{game.table}: {sent} was acknowledged, and is at {placed.get(sent.key)} in the log")
    moved = list(given_by_people(game.table, [(msgspec.json.decode(row.content, type=r.AnyRow), row.at) for row in stored]))
    asked = [(sent.seat, sent.move) for sent in sorted(game.sent, key=lambda sent: sent.version) if sent.move is not None]
    if moved != asked:
        raise Failed(f"{game.table}: {len(moved)} moves of people are in the log, {len(asked)} were acknowledged")
    return len(asked)


def given_by_people(table: str, rows: list[tuple[r.Row, float]]) -> Iterator[tuple[int, int]]:
    """The seat and the move of each answer of a person, when it was given: a move that was answered ahead is not given again.

    What the table answers for whoever has no choice is nobody's.
    """
    (opened, began), *others = rows
    assert isinstance(opened, r.TableOpened)
    kept = Table.opened(table, opened, began, b"")
    ahead: set[int] = set()
    for row, at in others:
        match row:
            case r.Sealed():
                ahead.add(row.seat)
                if not row.by and kept.only_answer(row.seat) is None:
                    yield row.seat, row.move
            case r.Unsealed():
                ahead.remove(row.seat)
            case r.Moved() if row.actor in ahead:
                ahead.remove(row.actor)
            case r.Moved() if row.actor >= 0 and not row.by and kept.only_answer(row.actor) is None:
                yield row.actor, row.move
        kept.apply(row, at)


async def soak(database: str, folder: Path, kills: int, tables: int, seed: int) -> str:
    """All of it; answers with the figures."""
    server, rng, started = Server(folder, database), random.Random(seed), time.monotonic()
    playing = Tables(server.address, tables, seed)
    await server.start()
    try:
        work = asyncio.create_task(playing.play())
        for _ in range(kills):
            done, _ = await asyncio.wait({work}, timeout=rng.uniform(0.05, 1.5))
            if done:
                break
            await server.kill()
            await asyncio.sleep(rng.choice((0, 0, 0.2)))
            await server.start()
        playing.last_round = True
        await work
    finally:
        await server.stop()
    moves = await check_logs(database, playing.games)
    seconds = time.monotonic() - started
    ended = ", ".join(f"{count} of {name}" for name, count in sorted(Counter(game.name for game in playing.games).items()))
    return (
        f"{kills} kills in {seconds:.0f} s: {len(playing.games)} games ({ended}) at {tables} tables ended, "
        f"{playing.exports} exports verified, {sum(len(game.sent) for game in playing.games)} commands acknowledged, "
        f"{moves} of them moves, {playing.retries} sent again; none lost, none done twice"
    )


async def with_database(asked: str, folder: Path, kills: int, tables: int, seed: int) -> str:
    if asked == "sqlite":
        return await soak(str(folder / "tables.db"), folder, kills, tables, seed)
    asyncpg: Any = import_module("asyncpg")
    name = f"caravanserai_soak_{uuid4().hex[:12]}"
    admin = await asyncpg.connect(asked)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        return await soak(urlsplit(asked)._replace(path=f"/{name}").geturl(), folder, kills, tables, seed)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server while people play, and see that nothing is lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--database", default="sqlite", help="sqlite, or the address of a PostgreSQL server")
    parser.add_argument("--seconds", type=float, default=3600, help="give up after so long")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="caravanserai-soak-") as folder:
        work = with_database(given.database, Path(folder), given.kills, given.tables, given.seed)
        try:
            print(asyncio.run(asyncio.wait_for(work, given.seconds)))
        except (Failed, TimeoutError, ExceptionGroup) as error:
            sys.exit(f"soak: {error!r}")


if __name__ == "__main__":
    main()
