"""Bots think in processes of their own, with a deadline. One that crashes, hangs or errs costs its table only the wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

import msgspec
import structlog

from caravanserai.bots import load_bot
from caravanserai.core.discovery import load_game

_CONTEXT = get_context("forkserver")
NONE = -1
"""What a worker answers for a bot that fell over."""

log = structlog.get_logger("bots")


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: its seat's view as JSON, the legal moves, and nothing else."""

    game: str
    bot: str
    seed: int
    view: bytes
    legal: list[int]


def think(thought: Thought) -> int:
    """A bot's move."""
    view = msgspec.json.decode(thought.view, type=load_game(thought.game).view_type)
    return load_bot(thought.game, thought.bot, thought.seed).choose(view, thought.legal).move


def _serve(connection: Connection) -> None:
    """Answer thoughts with moves, in a worker process, until the connection ends."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            thought = msgspec.msgpack.decode(connection.recv_bytes(), type=Thought)
            try:
                move = think(thought)
            except Exception:
                move = NONE
            connection.send(move)


class _Worker:
    def __init__(self) -> None:
        self.connection, theirs = _CONTEXT.Pipe()
        self.process: ForkServerProcess = _CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, thought: Thought, seconds: float) -> int | None:
        """The answer, or None if there is none in time."""
        self.connection.send_bytes(msgspec.msgpack.encode(thought))
        if not self.connection.poll(seconds):
            return None
        move: int = self.connection.recv()
        return move

    def stop(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.connection.close()


class Workers:
    """A few worker processes, started when first needed."""

    def __init__(self, count: int = 2, deadline: float = 5.0) -> None:
        self.deadline = deadline
        self.failures: Counter[str] = Counter()
        """How often bots have failed, by how: `crashed`, `late`, `illegal`."""
        self._idle: list[_Worker] = []
        self._places = asyncio.Semaphore(count)

    async def choose(self, thought: Thought) -> int:
        """The bot's move; if it gives none that is legal in time, the first legal one."""
        async with self._places:
            move, failed = await asyncio.to_thread(self._ask, thought)
        if move in thought.legal:
            return move
        self.failures[failed] += 1
        log.warning("bot failed", game=thought.game, bot=thought.bot, how=failed)
        return thought.legal[0]

    def _ask(self, thought: Thought) -> tuple[int, str]:
        """The answer of a worker, and what is wrong if it is none."""
        try:
            worker = self._idle.pop() if self._idle else _Worker()
        except OSError:
            return NONE, "crashed"
        try:
            move = worker.ask(thought, self.deadline)
        except (OSError, EOFError):
            worker.stop()
            return NONE, "crashed"
        if move is None:
            worker.stop()
            return NONE, "late"
        self._idle.append(worker)
        return move, "crashed" if move == NONE else "illegal"

    async def close(self) -> None:
        idle, self._idle = self._idle, []
        for worker in idle:
            await asyncio.to_thread(worker.stop)
