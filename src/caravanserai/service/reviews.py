"""Reviews of finished games: made in a process of the lowest priority, one after the other, and kept with their table.

A review takes seconds of the processor that no table is to wait for. Whoever asks again for one that is under way is told how
far it is; what a server has not finished when it stops is begun anew by whoever asks then.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal, NamedTuple, cast

import msgspec
import structlog

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import ReviewInfo
from caravanserai.core.earlier import read_saved
from caravanserai.core.processes import context, give_way
from caravanserai.core.record import Record
from caravanserai.reviewing.review import engine_of, review
from caravanserai.service.identity import Caller
from caravanserai.service.limits import Meters
from caravanserai.tables.store import StorageError, Store

AT_ONCE = 1
"""So many are made at once."""
MOST_WAITING = 50
"""So many may wait for their turn; whoever asks for one more is told to come again."""
NICE = 15
"""Tables come first, then bots, then reviews."""
SILENT_SECONDS = 120.0
"""A review that says nothing for so long is given up."""
STILL_KNOWN = 100
"""Of so many that failed it is still known that they did."""
_CONTEXT = context()
log = structlog.get_logger("reviews")


class Wanted(NamedTuple):
    """Which review: of which table, by whose knowledge (-1 for what everybody could know), and whether with open cards."""

    table: str
    viewer: int
    open_cards: bool


class _Job(msgspec.Struct, frozen=True):
    """What the process is given: the game as text, and how it is looked at."""

    text: str
    viewer: int
    open_cards: bool
    budget: float


class _Made(msgspec.Struct, frozen=True):
    """What is kept with a table: the review, and by its notation each move that it speaks of."""

    review: msgspec.Raw
    moves: msgspec.Raw


class _Source(msgspec.Struct, frozen=True):
    """What a review says of how it was made."""

    game: str
    engine: str

    @property
    def is_of_today(self) -> bool:
        return self.engine == engine_of(self.game)


_read_made = msgspec.json.Decoder(_Made).decode
_read_source = msgspec.json.Decoder(_Source).decode


class _Word(msgspec.Struct, frozen=True):
    """What the process says: how many moves more are done, or in the end the review."""

    moves: int = 0
    review: bytes = b""


class _UnderWay:
    """A review that waits, is made, or has failed."""

    def __init__(self, moves: int) -> None:
        self.state: Literal["waiting", "under_way", "failed"] = "waiting"
        self.moves = moves
        self.done = 0

    def info(self) -> ReviewInfo:
        return ReviewInfo(self.state, min(1.0, self.done / max(1, self.moves)))


def record_of(text: str) -> Record:
    """The game, without names: those are its table's, which may have to forget somebody."""
    record = read_saved(text)
    if not isinstance(record, Record):
        raise Refused("other_rules", "this game was played by earlier rules, which are not reviewed any more")
    if record.outcome is None:
        raise Refused("not_over", "this game was not played to its end")
    record.names = [f"Seat {seat + 1}" for seat in range(record.players)]
    return record


def _make(connection: Connection, content: bytes) -> None:
    """In a process of its own: one review, telling how far it is."""
    give_way(NICE)
    job = msgspec.msgpack.decode(content, type=_Job)

    def tell(word: _Word) -> None:
        connection.send_bytes(msgspec.msgpack.encode(word))

    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        viewer = None if job.viewer < 0 else job.viewer
        record = record_of(job.text)
        made = review(
            record,
            seat=viewer,
            open_cards=job.open_cards,
            budget=job.budget,
            progress=lambda moves: tell(_Word(moves)),
        )
        spoken_of = {notation: record.game.read(notation) for one in made.decisions for notation in (*one.played, *one.best)}
        kept = _Made(msgspec.Raw(made.json()), msgspec.Raw(msgspec.json.encode(spoken_of)))
        tell(_Word(review=msgspec.json.encode(kept)))


class Reviews:
    """The reviews of a server's tables."""

    def __init__(self, store: Store, meters: Meters, budget: float = 1.0) -> None:
        self._store = store
        self._meters = meters
        self._budget = budget
        self._known: dict[Wanted, _UnderWay] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="reviews")
        self._tasks: set[asyncio.Task[None]] = set()
        self._processes: set[BaseProcess] = set()
        self._closed = False

    async def find(self, wanted: Wanted) -> ReviewInfo:
        """How far it is, or the review itself; one that was made otherwise than today counts as not made."""
        kept = await self._store.review(*wanted)
        content = None if kept is None else _read_made(kept)
        if content is not None and _read_source(content.review).is_of_today:
            return ReviewInfo("done", 1.0, content.review, cast(dict[str, Any], content.moves))
        known = self._known.get(wanted)
        return ReviewInfo("none", 0.0) if known is None else known.info()

    async def begin(self, wanted: Wanted, caller: Caller, text: str, moves: int) -> ReviewInfo:
        """Have it made, unless it is there or under way; one that failed is tried again."""
        found = await self.find(wanted)
        if found.state in ("done", "waiting", "under_way"):
            return found
        if sum(one.state != "failed" for one in self._known.values()) >= MOST_WAITING:
            raise Refused("try_again", "many reviews are being made; ask again in a few minutes")
        self._meters.review(caller.who, caller.address)
        known = self._known[wanted] = _UnderWay(moves)
        task = asyncio.create_task(self._make(wanted, known, text), name="review a game")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return known.info()

    async def _make(self, wanted: Wanted, known: _UnderWay, text: str) -> None:
        try:
            async with self._places:
                known.state = "under_way"
                content = msgspec.msgpack.encode(_Job(text, wanted.viewer, wanted.open_cards, self._budget))
                made = await asyncio.get_running_loop().run_in_executor(self._threads, self._run, known, content)
            if made is None:
                raise StorageError("the review could not be made")
            await self._store.keep_review(*wanted, made)
            del self._known[wanted]
        except (StorageError, ValueError, OSError, EOFError) as error:
            log.error("a game cannot be reviewed", table=wanted.table, error=str(error))
            known.state = "failed"
            self._forget_old_failures()

    def _forget_old_failures(self) -> None:
        failed = [wanted for wanted, one in self._known.items() if one.state == "failed"]
        for wanted in failed[: max(0, len(failed) - STILL_KNOWN)]:
            del self._known[wanted]

    def _run(self, known: _UnderWay, content: bytes) -> bytes | None:
        """The review; None if the process that makes it ends or falls silent. Raises `OSError` or `EOFError` if none begins."""
        if self._closed:
            return None
        ours, theirs = _CONTEXT.Pipe(duplex=False)
        with ours:
            with theirs:
                process = _CONTEXT.Process(target=_make, args=(theirs, content), daemon=True)
                process.start()
            self._processes.add(process)
            try:
                while not self._closed and ours.poll(SILENT_SECONDS):
                    word = msgspec.msgpack.decode(ours.recv_bytes(), type=_Word)
                    if word.review:
                        return word.review
                    known.done += word.moves
            except (EOFError, OSError):
                pass
            finally:
                self._processes.discard(process)
                process.kill()
                process.join(5)
        return None

    async def close(self) -> None:
        """What is under way is given up."""
        self._closed = True
        for process in [*self._processes]:
            process.kill()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
