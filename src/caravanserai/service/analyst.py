"""The engine that thinks along in what-ifs: one process of the lowest priority for everybody, which is asked step by step.

A step is bounded by games, not by time, and nothing goes on between two: whoever leaves has asked their last. Those who ask
take turns, one step each.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec
import structlog

from caravanserai.api.refusals import Refused
from caravanserai.api.what_if import Thoughts, WeighedMove, WeighedSoFar, WhatIfThink
from caravanserai.api.wire import HintedStep
from caravanserai.core.contract import Game
from caravanserai.core.processes import context, give_way
from caravanserai.core.record import Record
from caravanserai.core.what_if import beginning
from caravanserai.reviewing.analysis import Analysis, Weighing, think_on
from caravanserai.reviewing.review import judge_for
from caravanserai.service.identity import Caller
from caravanserai.service.limits import Meters
from caravanserai.tables.what_if import line_of

NICE = 15
"""As reviews: tables come first, then bots."""
MOST_WAITING = 20
"""So many steps may wait for their turn."""
SILENT_SECONDS = 30.0
"""A step that takes longer is given up, and the process with it."""
SHOWN = 8
"""So many of the best moves are told."""
_CONTEXT = context()
log = structlog.get_logger("analyst")


def think(asked: WhatIfThink) -> Thoughts:
    """One step."""
    line = line_of(asked)
    record = Record(line.game, position=beginning(line.game, asked.position))
    for made in line.made:
        record.play(made.number)
    so_far = [Weighing(one.option, one.tried, one.parts, one.total, one.squares) for one in asked.so_far]
    return told(line.game, think_on(record, so_far, asked.samples), judge_for(line.game, record.players).depth)


def told(game: Game, analysis: Analysis, depth: int) -> Thoughts:
    return Thoughts(
        actor=analysis.actor,
        samples=analysis.samples,
        depth=depth,
        done=analysis.done,
        chances=analysis.chances,
        best=[_weighed_move(game, analysis, one) for one in analysis.weighed[:SHOWN]],
        so_far=[WeighedSoFar(one.option, one.tried, one.parts, one.total, one.squares) for one in analysis.weighed],
    )


def _weighed_move(game: Game, analysis: Analysis, one: Weighing) -> WeighedMove:
    intent = analysis.options[one.option]
    (first, notation), *then = ((game.move(number), game.write(game.move(number))) for number in intent.moves)
    steps = [HintedStep(move, text) for move, text in then]
    return WeighedMove(notation, first, steps, intent.price, round(one.mean, 5), round(min(1.0, one.error), 5), one.tried)


def _serve(connection: Connection) -> None:
    """In a process of its own: one step after the other, until the connection ends."""
    give_way(NICE)
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            asked = msgspec.msgpack.decode(connection.recv_bytes(), type=WhatIfThink)
            try:
                answer = msgspec.json.encode(think(asked))
            except Exception as error:
                answer = b"!" + repr(error).encode()
            connection.send_bytes(answer)


class Analyst:
    """The process, and those who wait for it."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._turns = asyncio.Lock()
        self._waiting = 0
        self._asking: set[str] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analyst")
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    async def think(self, caller: Caller, asked: WhatIfThink) -> msgspec.Raw:
        """A step for somebody: one at a time for each, and one at a time for all."""
        person = caller.who or caller.address
        if person in self._asking:
            raise Refused("try_again", "the engine thinks about another position of yours; ask again in a moment")
        if self._waiting >= MOST_WAITING:
            raise Refused("try_again", "many ask the engine just now; ask again in a moment")
        self._meters.think(caller.who, caller.address)
        self._waiting += 1
        self._asking.add(person)
        try:
            async with self._turns:
                content = msgspec.msgpack.encode(asked)
                answer = await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, self._ask, content))
        finally:
            self._waiting -= 1
            self._asking.discard(person)
        if answer is None:
            raise Refused("try_again", "the engine has stopped thinking about this; ask again")
        return msgspec.Raw(answer)

    def _ask(self, content: bytes) -> bytes | None:
        """The answer; None if the process ends, falls silent, or cannot tell."""
        try:
            line = self._begun()
            line.send_bytes(content)
            if line.poll(SILENT_SECONDS):
                answer = line.recv_bytes()
                if not answer.startswith(b"!"):
                    return answer
                log.error("the engine cannot think about a position", error=answer[1:].decode())
                return None
        except (EOFError, OSError):
            pass
        self._stop()
        return None

    def _begun(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._line is None or self._process is None or not self._process.is_alive():
            self._stop()
            self._line, theirs = _CONTEXT.Pipe()
            self._process = _CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._line

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    async def close(self) -> None:
        """What is under way is given up."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._stop()
