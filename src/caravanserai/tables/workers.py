"""Bots think in processes of their own, with a deadline. One that crashes, hangs or errs costs its table only the wait."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec
import structlog

from caravanserai.bots import ask, instant_bot, load_bot
from caravanserai.core.bot import Choice
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BotMistake
from caravanserai.core.kinds import known
from caravanserai.core.processes import context, give_way, load_beforehand

CONTEXT = context()
BEFOREHAND = [__name__, *(f"caravanserai.games.{game_id}.bots.players" for game_id in game_ids())]
"""What every worker needs."""
load_beforehand(BEFOREHAND)
NONE = Choice(-1)
"""What there is of a bot that did not answer; a worker adds how it failed, and tells the fault."""
WARM = Choice(-2)
"""What a worker says when it has loaded all that bots need."""
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


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: its seat's view as JSON, the legal moves, what its seat could know by keeping count, and its time."""

    game: str
    bot: str
    seed: int
    view: bytes
    legal: list[int]
    tally: bytes = b""
    seconds: float | None = None
    seat: int = 0
    move: int = 0
    """How many moves were made before: with the seat, where a mistake can be seen again."""


_read_thought = msgspec.msgpack.Decoder(Thought).decode
_read_choice = msgspec.msgpack.Decoder(Choice).decode


def think(thought: Thought) -> Choice:
    """What a bot chooses, and why."""
    return _ask(thought, thought.bot)


def answer_at_once(thought: Thought) -> Choice:
    """What the game's policy chooses, or the first legal move where it has none that answers at once."""
    with contextlib.suppress(Exception):
        choice = _ask(thought, instant_bot(thought.game))
        if choice.move in thought.legal:
            return choice
    return Choice(thought.legal[0])


def _ask(thought: Thought, name: str) -> Choice:
    game = load_game(thought.game)
    bot = load_bot(thought.game, name, thought.seed)
    bot.seconds = thought.seconds
    if thought.tally and game.tally_type is not None:
        bot.tally = msgspec.json.decode(thought.tally, type=known(game.tally_type))
    view = msgspec.json.decode(thought.view, type=known(game.view_type))
    return ask(bot, view, thought.legal, seat=thought.seat, move=thought.move, seed=thought.seed, label=name)


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
                choice = think(thought)
            except Exception as error:
                fell = not isinstance(error, BotMistake) or error.__cause__ is not None
                choice = Choice(NONE.move, "crashed" if fell else "illegal", {"fault": str(error)})
            connection.send_bytes(msgspec.msgpack.encode(choice))


class _Worker:
    """A process that bots think in, one at a time."""

    def __init__(self) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.owed = 0
        """How many answers are still to come that nobody waits for any more."""

    def warm(self) -> None:
        """Wait until it has loaded what bots need."""
        if not self.connection.poll(WARM_SECONDS) or self._receive() != WARM:
            raise OSError("a worker did not start")

    def _receive(self) -> Choice:
        return _read_choice(self.connection.recv_bytes())

    def ask(self, thought: Thought, seconds: float) -> Choice | None:
        """The answer, or None if there is none in time."""
        self.connection.send_bytes(msgspec.msgpack.encode(thought))
        self.owed += 1
        return self.wait(seconds)

    def wait(self, seconds: float) -> Choice | None:
        """The newest answer; those to what nobody asks any more are passed over."""
        until = time.monotonic() + seconds
        while self.connection.poll(max(0.0, until - time.monotonic())):
            choice = self._receive()
            self.owed -= 1
            if self.owed == 0:
                return choice
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
        self._late: set[_Worker] = set()
        """Those that still think about what nobody waits for."""
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
        """How many workers still think about what nobody waits for."""
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
                self._idle.append(self._started())
            except (OSError, EOFError):
                return

    async def choose(self, thought: Thought) -> Choice:
        """What the bot chooses; if that is nothing legal, or comes too late, what the game's policy does."""
        self.wanted += 1
        try:
            async with self._places:
                given = self._share(thought)
                loop = asyncio.get_running_loop()
                choice, failed = await loop.run_in_executor(self._threads, self._answer, given)
        finally:
            self.wanted -= 1
        if choice.move in thought.legal:
            return choice
        self.failures[failed] += 1
        log.warning("bot failed", game=thought.game, bot=thought.bot, how=failed, fault=choice.about.get("fault", ""))
        return answer_at_once(thought)

    def _share(self, thought: Thought) -> Thought:
        """When more tables want a bot's thoughts than there are workers, each has as much less time."""
        if thought.seconds is None or self.wanted <= self.count:
            return thought
        return msgspec.structs.replace(thought, seconds=max(LEAST_SECONDS, thought.seconds * self.count / self.wanted))

    def _answer(self, thought: Thought) -> tuple[Choice, str]:
        """The answer of a worker, and what is wrong if it is none. One that fell over is asked once more."""
        choice, failed = self._attempt(thought)
        return self._attempt(thought) if failed == "crashed" else (choice, failed)

    def _attempt(self, thought: Thought) -> tuple[Choice, str]:
        if time.monotonic() < self._rest_until:
            return NONE, "resting"
        worker: _Worker | None = None
        try:
            worker = self._ready()
            choice = worker.ask(thought, (thought.seconds or 0.0) + self.deadline)
        except (OSError, EOFError):
            self._gone(worker)
            return NONE, "crashed"
        if choice is None:
            self._late.add(worker)
            return NONE, "late"
        self._stopped = 0
        self._idle.append(worker)
        return choice, choice.reason if choice.move == NONE.move else ""

    def _ready(self) -> _Worker:
        """An idle worker; else one that has finished meanwhile what nobody waits for; else a new one."""
        if self._idle:
            return self._idle.pop()
        for worker in [*self._late]:
            if worker.wait(0.0) is not None:
                self._late.discard(worker)
                return worker
        if len(self._late) >= self.count:
            self._gone(self._late.pop())
        return self._started()

    def _started(self) -> _Worker:
        worker = _Worker()
        try:
            worker.warm()
        except (OSError, EOFError):
            worker.stop()
            raise
        return worker

    def _gone(self, worker: _Worker | None) -> None:
        """A worker is no more; the next one is started after a pause that grows while they go on stopping."""
        if worker is not None:
            worker.stop()
        self._rest_until = time.monotonic() + PAUSES[min(self._stopped, len(PAUSES) - 1)]
        self._stopped += 1

    async def close(self) -> None:
        self._closed = True
        workers = [*self._idle, *self._late]
        self._idle, self._late = [], set()
        for worker in workers:
            await asyncio.to_thread(worker.stop)
        self._threads.shutdown(wait=False, cancel_futures=True)
