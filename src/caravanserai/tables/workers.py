"""Bots think in processes of their own, with a deadline. One that crashes, hangs or errs costs its table only the wait."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec
import structlog

from caravanserai.bots import ask, instant_bot, load_bot
from caravanserai.core.bot import MOST_MEMORY, Choice
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BotMistake
from caravanserai.core.kinds import known
from caravanserai.core.processes import context, give_way, load_beforehand

CONTEXT = context()
BEFOREHAND = [__name__, *(f"caravanserai.games.{game_id}.bots.players" for game_id in game_ids())]
"""What every worker needs."""
load_beforehand(BEFOREHAND)
NICE = 10
"""By how much workers give way to the server: a person's move is never kept waiting by a bot's thoughts."""
LEAST_SECONDS = 0.02
"""However many tables want a bot's thoughts at once, each gets so much."""
WARM_SECONDS = 120.0
"""How long a worker may take to load what bots need: a small machine that has just been switched on is slow at it."""
SLOW_SECONDS = 20.0
"""Workers that take longer to be ready are worth a word."""
PAUSES = (0.0, 0.5, 2.0, 8.0, 30.0)
"""How long a worker that stopped is waited for before the next one starts, by how many stopped one after the other."""

log = structlog.get_logger("bots")


class BotAnswer(Choice, frozen=True):
    """What a bot chooses, and what it wants to know again when this seat is asked next."""

    memory: bytes = b""


NONE = BotAnswer(-1)
"""What there is of a bot that did not answer; a worker adds how it failed, and tells the fault."""
WARM = BotAnswer(-2)
"""What a worker says when it has loaded all that bots need."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: its seat's view as JSON, the legal moves, what its seat could know by keeping count, and its time.

    Every thought is another bot's: what one is to know of those before it is in its tally, its memory and its character.
    """

    game: str
    bot: str
    seed: int
    view: bytes
    legal: list[int]
    tally: bytes = b""
    character: int | None = None
    """A seed that is the same for all thoughts of one seat at one table; where there is no table, that of the thought."""
    memory: bytes = b""
    """What this bot left at its latest answer for this seat."""
    seconds: float | None = None
    seat: int = 0
    move: int = 0
    """How many moves were made before: with the seat, where a mistake can be seen again."""


_read_thought = msgspec.msgpack.Decoder(Thought).decode
_read_answer = msgspec.msgpack.Decoder(BotAnswer).decode


def think(thought: Thought) -> BotAnswer:
    """What a bot chooses, and why."""
    return _ask(thought, thought.bot)


def answer_at_once(thought: Thought) -> BotAnswer:
    """What the game's policy chooses, or the first legal move where it has none that answers at once.

    What the bot itself has left to be remembered stays.
    """
    with contextlib.suppress(Exception):
        answer = _ask(msgspec.structs.replace(thought, memory=b""), instant_bot(thought.game))
        if answer.move in thought.legal:
            return msgspec.structs.replace(answer, memory=thought.memory)
    return BotAnswer(thought.legal[0], memory=thought.memory)


def _ask(thought: Thought, name: str) -> BotAnswer:
    game = load_game(thought.game)
    bot = load_bot(thought.game, name, thought.seed)
    bot.seconds, bot.memory = thought.seconds, thought.memory
    if thought.character is not None:
        bot.character = thought.character
    if thought.tally and game.tally_type is not None:
        bot.tally = msgspec.json.decode(thought.tally, type=known(game.tally_type))
    view = msgspec.json.decode(thought.view, type=known(game.view_type))
    choice = ask(bot, view, thought.legal, seat=thought.seat, move=thought.move, seed=thought.seed, label=name)
    memory = bot.memory if len(bot.memory) <= MOST_MEMORY else b""
    return BotAnswer(choice.move, choice.reason, choice.about, choice.considered, choice.then, memory)


def _serve(connection: Connection) -> None:
    """Load what bots need, then answer thoughts with moves, in a worker process, until the connection ends."""
    give_way(NICE)
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):  # a server that is killed leaves the line in any state
        for game_id in game_ids():
            instant_bot(game_id)
        connection.send_bytes(msgspec.msgpack.encode(WARM))
        while True:
            thought = _read_thought(connection.recv_bytes())
            try:
                told = msgspec.msgpack.encode(think(thought))
                _read_answer(told)
            except Exception as error:
                fell = not isinstance(error, BotMistake) or error.__cause__ is not None
                told = msgspec.msgpack.encode(BotAnswer(NONE.move, "crashed" if fell else "illegal", {"fault": str(error)}))
            connection.send_bytes(told)


class _Worker:
    """A process that bots think in, one at a time."""

    def __init__(self) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.began = time.monotonic()
        self.warm = False
        """Whether it has loaded what bots need."""
        self.owed = 1
        """How many answers are still to come; the first is that it is warm."""

    def is_starting(self) -> bool:
        """Whether it still loads what bots need, and may yet take a while over it."""
        return not self.warm and time.monotonic() < self.began + WARM_SECONDS

    def warm_up(self, until: float) -> bool:
        """Wait until it has loaded what bots need; whether it has by then."""
        return self.warm or self.wait(until) is not None

    def _receive(self) -> BotAnswer:
        return _read_answer(self.connection.recv_bytes())

    def ask(self, thought: Thought, until: float) -> BotAnswer | None:
        """The answer, or None if there is none in time."""
        if not self.warm_up(until):
            return None
        self.connection.send_bytes(msgspec.msgpack.encode(thought))
        self.owed += 1
        return self.wait(until)

    def wait(self, until: float) -> BotAnswer | None:
        """The newest answer; those to what nobody asks any more are passed over."""
        while self.connection.poll(max(0.0, until - time.monotonic())):
            answer = self._receive()
            self.warm = True
            self.owed -= 1
            if self.owed == 0:
                return answer
        return None

    def stop(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.connection.close()


class Workers:
    """A few worker processes, started before they are asked."""

    def __init__(self, count: int = 2, deadline: float = 5.0) -> None:
        self.count = count
        self.deadline = deadline
        """How long a table waits for an answer beyond the time that the bot was given to think."""
        self.failures: Counter[str] = Counter()
        """How often bots have failed, by how: `crashed`, `late`, `illegal`."""
        self._idle: list[_Worker] = []
        self._late: list[_Worker] = []
        """Those that still think about what nobody waits for, or start more slowly than anybody waited, the longest first."""
        self._shelf = threading.Lock()
        """Held by whoever takes from these two or puts there: threads do, as many as there are workers."""
        self._places = asyncio.Semaphore(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        """Which wait for the answers: nothing else is done in them that a bot would have to wait for."""
        self.wanted = 0
        """How many thoughts are wanted now."""
        self._stopped = 0
        """How many workers stopped one after the other."""
        self._rest_until = 0.0
        self._closed = False

    def late(self) -> int:
        """How many workers think about what nobody waits for any more, or start more slowly than anybody waited."""
        return len(self._late)

    async def warm(self) -> None:
        """Start the workers, so that the first bot to be asked finds them ready."""
        began = time.monotonic()
        await asyncio.to_thread(self._fill)
        took = time.monotonic() - began
        if took > SLOW_SECONDS:
            log.warning("this machine is slow, or busy: bots and odds will take their time", bots_ready_after=round(took))

    def _fill(self) -> None:
        while len(self._idle) < self.count and not self._closed:
            try:
                worker = _Worker()
                if not worker.warm_up(time.monotonic() + WARM_SECONDS):
                    worker.stop()
                    return
            except (OSError, EOFError):
                return
            self._put(self._idle, worker)

    async def choose(self, thought: Thought) -> BotAnswer:
        """What the bot chooses; if that is nothing legal, or comes too late, what the game's policy does."""
        self.wanted += 1
        try:
            async with self._places:
                given = self._share(thought)
                loop = asyncio.get_running_loop()
                answer, failed = await loop.run_in_executor(self._threads, self._answer, given)
        finally:
            self.wanted -= 1
        if answer.move in thought.legal:
            return answer
        self.failures[failed] += 1
        log.warning("bot failed", game=thought.game, bot=thought.bot, how=failed, fault=answer.about.get("fault", ""))
        return answer_at_once(thought)

    def _share(self, thought: Thought) -> Thought:
        """When more tables want a bot's thoughts than there are workers, each has as much less time."""
        if thought.seconds is None or self.wanted <= self.count:
            return thought
        return msgspec.structs.replace(thought, seconds=max(LEAST_SECONDS, thought.seconds * self.count / self.wanted))

    def _answer(self, thought: Thought) -> tuple[BotAnswer, str]:
        """The answer of a worker, and what is wrong if it is none. One that fell over is asked once more."""
        answer, failed = self._attempt(thought)
        return self._attempt(thought) if failed == "crashed" else (answer, failed)

    def _attempt(self, thought: Thought) -> tuple[BotAnswer, str]:
        """What the worker says by the time until which the table waits; if it has to start first, by that time too."""
        until = time.monotonic() + (thought.seconds or 0.0) + self.deadline
        worker = self._ready()
        if worker is None and time.monotonic() < self._rest_until:
            return NONE, "resting"
        try:
            worker = worker or self._started()
            answer = worker.ask(thought, until)
        except (OSError, EOFError):
            self._gone(worker)
            return NONE, "crashed"
        if answer is None:
            self._put(self._late, worker)
            return NONE, "late"
        self._stopped = 0
        self._put(self._idle, worker)
        return answer, answer.reason if answer.move == NONE.move else ""

    def _ready(self) -> _Worker | None:
        """An idle worker; else one that has finished meanwhile what nobody waits for. Those that have died are put away."""
        dead: list[_Worker] = []
        with self._shelf:
            found = self._idle.pop() if self._idle else None
            for worker in [*self._late] if found is None else []:
                try:
                    has_finished = worker.wait(0.0) is not None
                except (OSError, EOFError):
                    self._late.remove(worker)
                    dead.append(worker)
                    continue
                if has_finished:
                    self._late.remove(worker)
                    found = worker
                    break
        for worker in dead:
            self._gone(worker)
        return found

    def _started(self) -> _Worker:
        """A new worker. Where as many as there may be are late, one that still starts, or else a new one instead of the first."""
        late: _Worker | None = None
        with self._shelf:
            if len(self._late) >= self.count:
                late = next((worker for worker in self._late if worker.is_starting()), self._late[0])
                self._late.remove(late)
        if late is not None and late.is_starting():
            return late
        if late is not None:
            self._gone(late)
        return _Worker()

    def _put(self, shelf: list[_Worker], worker: _Worker) -> None:
        with self._shelf:
            if not self._closed:
                shelf.append(worker)
                return
        worker.stop()

    def _gone(self, worker: _Worker | None) -> None:
        """A worker is no more; the next one is started after a pause that grows while they go on stopping."""
        if worker is not None:
            worker.stop()
        self._rest_until = time.monotonic() + PAUSES[min(self._stopped, len(PAUSES) - 1)]
        self._stopped += 1

    async def close(self) -> None:
        with self._shelf:
            self._closed = True
            workers = [*self._idle, *self._late]
            self._idle.clear()
            self._late.clear()
        for worker in workers:
            await asyncio.to_thread(worker.stop)
        self._threads.shutdown(wait=False, cancel_futures=True)
