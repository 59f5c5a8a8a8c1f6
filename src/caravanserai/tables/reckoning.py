"""Odds are reckoned in a process of their own, of low priority: no table and no bot waits for them, or for the thread they take.

The process is started when odds are first asked for. One that ends or falls silent is replaced by whoever asks next; on a machine
that cannot start one, odds are reckoned in a thread of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from typing import Literal

import msgspec
import structlog

from caravanserai.core.contract import Game, Tally
from caravanserai.core.discovery import load_game
from caravanserai.core.kinds import known
from caravanserai.core.processes import give_way
from caravanserai.tables.workers import CONTEXT, PAUSES

NICE = 10
"""By how much odds give way to the server: as much as bots do, and less than reviews."""
GIVEN_UP = 30.0
"""A process that has been silent for so long is stopped."""
TRIES = 2
"""So many processes may end over the same odds before they are given up."""
HEAD = 4
"""Bytes that say how long a message is."""

log = structlog.get_logger("odds")


Kind = Literal["fine", "rough", "facts"]


class OddsQuestion(msgspec.Struct, frozen=True):
    """Which odds: of a game, the fine or the rough ones, or the mere facts; of a seat's view and its tally as JSON."""

    game: str
    kind: Kind
    view: bytes
    tally: bytes = b""
    """Nothing where there is none."""


class Reckoned(msgspec.Struct, frozen=True):
    """A lens as JSON, and in how many seconds it was made; or what went wrong."""

    lens: bytes = b""
    seconds: float = 0.0
    error: str = ""


class NotReckoned(Exception):
    """There are no odds where there should be."""


READY = Reckoned()
"""What a process says that is there."""
_read_question = msgspec.msgpack.Decoder(OddsQuestion).decode
_read_reckoned = msgspec.msgpack.Decoder(Reckoned).decode


def reckon(question: OddsQuestion) -> Reckoned:
    """The odds, wherever this is called."""
    began = time.perf_counter()
    try:
        game = load_game(question.game)
        view = msgspec.json.decode(question.view, type=known(game.view_type))
        if question.kind == "facts":
            lens = game.facts(view)
        else:
            reckoned = game.lens if question.kind == "fine" else game.rough_lens
            lens = reckoned(view, _tally_of(game, question.tally))
        return Reckoned(msgspec.json.encode(lens), time.perf_counter() - began)
    except Exception as error:
        return Reckoned(error=repr(error))


def _tally_of(game: Game, tally: bytes) -> Tally | None:
    return msgspec.json.decode(tally, type=known(game.tally_type)) if tally and game.tally_type is not None else None


def _framed(message: msgspec.Struct) -> bytes:
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD, "big") + content


def _serve(line: socket.socket) -> None:
    """Say that it is there, then answer questions, in a process of its own, until the line ends."""
    give_way(NICE)
    with contextlib.suppress(KeyboardInterrupt, OSError), line.makefile("rwb") as said:
        said.write(_framed(READY))
        said.flush()
        while head := said.read(HEAD):
            question = _read_question(said.read(int.from_bytes(head, "big")))
            said.write(_framed(reckon(question)))
            said.flush()


class _Process:
    """The process, and the line to it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._writer: asyncio.StreamWriter | None = None
        try:
            self.process = CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
            self.process.start()
        except BaseException:
            self._line.close()
            raise
        finally:
            theirs.close()

    async def connect(self) -> None:
        """Wait until it is there; raises `EOFError` if it ends instead."""
        is_local = self._line.family == getattr(socket, "AF_UNIX", None)
        opened = asyncio.open_unix_connection if is_local else asyncio.open_connection
        self._reader, self._writer = await opened(sock=self._line)
        await self._answer()

    async def ask(self, question: OddsQuestion) -> Reckoned:
        assert self._writer is not None
        self._writer.write(_framed(question))
        return await self._answer()

    async def _answer(self) -> Reckoned:
        size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
        return _read_reckoned(await self._reader.readexactly(size))

    async def stop(self) -> None:
        if self._writer is not None:
            self._writer.transport.abort()
        else:
            self._line.close()
        self.process.kill()
        await asyncio.to_thread(self.process.join, 5)


class Reckoner:
    """Has odds reckoned one after the other, those that are waited for before the fine ones."""

    def __init__(self, patience: float = GIVEN_UP) -> None:
        self._patience = patience
        self._waiting: list[tuple[bool, int, OddsQuestion, asyncio.Future[Reckoned]]] = []
        self._numbers = count()
        self._working: asyncio.Task[None] | None = None
        self._process: _Process | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="odds")
        """For a machine that cannot start a process."""
        self._failures = 0
        """How often no process could be started, one time after the other."""
        self._rest_until = 0.0

    async def reckon(self, question: OddsQuestion) -> Reckoned:
        """The odds; raises `NotReckoned` if there are none."""
        done: asyncio.Future[Reckoned] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (question.kind == "fine", next(self._numbers), question, done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="have odds reckoned")
        reckoned = await done
        if reckoned.error:
            raise NotReckoned(reckoned.error)
        return reckoned

    async def _work(self) -> None:
        while self._waiting:
            _, _, question, done = heappop(self._waiting)
            try:
                reckoned = await self._answer(question)
            except asyncio.CancelledError:
                done.cancel()
                raise
            if not done.done():
                done.set_result(reckoned)

    async def _answer(self, question: OddsQuestion) -> Reckoned:
        for tried in range(TRIES):
            process = self._process or await self._start()
            if process is None and tried:
                break
            if process is None:
                return await asyncio.get_running_loop().run_in_executor(self._thread, reckon, question)
            try:
                async with asyncio.timeout(self._patience):
                    return await process.ask(question)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("the process that reckons odds is replaced", game=question.game, error=type(error).__name__)
                await self._stop()
        return Reckoned(error="the process that reckoned them has ended")

    async def _start(self) -> _Process | None:
        """A process, unless none could be started, and not long ago."""
        if time.monotonic() < self._rest_until:
            return None
        try:
            self._process = await asyncio.to_thread(_Process)
            async with asyncio.timeout(self._patience):
                await self._process.connect()
            self._failures = 0
        except (OSError, EOFError, TimeoutError, RuntimeError) as error:
            log.warning("no process can be started for odds; they are reckoned in a thread", error=repr(error))
            self._failures += 1
            self._rest_until = time.monotonic() + PAUSES[min(self._failures, len(PAUSES) - 1)]
            await self._stop()
        return self._process

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.stop()

    async def close(self) -> None:
        """What is under way is given up."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        for *_, done in self._waiting:
            done.cancel()
        await self._stop()
        self._thread.shutdown(wait=False, cancel_futures=True)
