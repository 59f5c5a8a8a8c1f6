"""Bots in processes of their own: warm before they are asked, waited for, tried again, and answered for by the game's policy."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest
from structlog.testing import capture_logs

from caravanserai.bots import instant_bot, load_bot
from caravanserai.core.discovery import load_game
from caravanserai.tables import workers as w
from caravanserai.tables.workers import Thought, Workers

T = TypeVar("T")
GAME = load_game("camel_up")


def thought(bot: str = "random", seconds: float | None = None) -> Thought:
    """What a bot is asked in the middle of a leg, where the first legal move is not the best."""
    position = GAME.read_position("1[G Y R] 3[B P] 15[w] 16[k]")
    view = msgspec.json.encode(GAME.view(position, position.actor()))
    return Thought("camel_up", bot, 7, view, position.legal_moves(), seconds=seconds)


def with_workers(act: Callable[[Workers], Awaitable[T]], count: int = 1, deadline: float = 20.0) -> T:
    async def run() -> T:
        workers = Workers(count, deadline)
        try:
            return await act(workers)
        finally:
            await workers.close()

    return asyncio.run(run())


def of_the_policy() -> int:
    asked = thought()
    bot = load_bot("camel_up", instant_bot("camel_up"), asked.seed)
    return bot.choose(msgspec.json.decode(asked.view, type=GAME.view_type), asked.legal).move


def test_workers_are_there_before_they_are_asked() -> None:
    async def act(workers: Workers) -> tuple[int, int]:
        await workers.warm()
        there = [worker.process.pid for worker in workers._idle]
        await workers.choose(thought())
        return len(there), len({*there} & {worker.process.pid for worker in workers._idle})

    assert with_workers(act, count=2) == (2, 2)


@pytest.mark.parametrize(("longest", "told"), [(-1.0, 1), (600.0, 0)], ids=["slow", "quick"])
def test_a_slow_machine_is_told_of_in_a_word(monkeypatch: pytest.MonkeyPatch, longest: float, told: int) -> None:
    """Whatever it is slow at, people play: the word says what will take its time."""
    monkeypatch.setattr(w, "SLOW_SECONDS", longest)
    with capture_logs() as logs:
        with_workers(Workers.warm)
    words = [line for line in logs if "this machine is slow" in line["event"]]
    assert len(words) == told
    assert all(line["log_level"] == "warning" and line["bots_ready_after"] >= 0 for line in words)


def test_a_bot_that_is_late_is_answered_for_by_the_policy() -> None:
    async def act(workers: Workers) -> tuple[int, Counter[str]]:
        return (await workers.choose(thought("random"))).move, workers.failures

    assert with_workers(act, deadline=0.0) == (of_the_policy(), Counter(["late"]))
    assert of_the_policy() != thought().legal[0]


def test_a_late_worker_is_not_stopped_and_is_asked_again() -> None:
    async def act(workers: Workers) -> tuple[Counter[str], bool]:
        await workers.warm()
        pid = workers._idle[0].process.pid
        workers.deadline = 0.0
        await workers.choose(thought())
        await asyncio.sleep(2)
        workers.deadline = 20.0
        await workers.choose(thought())
        return workers.failures, pid == workers._idle[0].process.pid

    failures, same = with_workers(act)
    assert same
    assert failures <= Counter(["late"])


def test_a_worker_that_dies_costs_nothing_but_a_new_one() -> None:
    async def act(workers: Workers) -> Counter[str]:
        await workers.warm()
        workers._idle[0].process.kill()
        workers._idle[0].process.join()
        await workers.choose(thought())
        return workers.failures

    assert with_workers(act) == Counter()


def test_workers_that_go_on_dying_are_started_at_longer_and_longer_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def refuse() -> None:
        started.append(1)
        raise OSError("no more processes")

    async def act(workers: Workers) -> list[int]:
        return [(await workers.choose(thought())).move for _ in range(5)]

    monkeypatch.setattr(w, "_Worker", refuse)
    monkeypatch.setattr(w, "PAUSES", (0.0, 600.0))
    assert with_workers(act) == [of_the_policy()] * 5
    assert len(started) == 2


class Stub:
    """A worker of which nothing is known but what it says."""

    def __init__(self, answers: list[w.BotAnswer | type[Exception] | None], warm: bool = True) -> None:
        self.answers = answers
        self.warm = warm
        self.stopped = False

    def is_starting(self) -> bool:
        return not self.warm

    def wait(self, until: float) -> w.BotAnswer | None:
        found = self.answers.pop(0) if self.answers else None
        if isinstance(found, type):
            raise found
        return found

    def ask(self, thought: Thought, until: float) -> w.BotAnswer | None:
        return self.wait(until)

    def stop(self) -> None:
        self.stopped = True


def stubbed(monkeypatch: pytest.MonkeyPatch, *started: Stub) -> list[Stub]:
    """Workers that are started are these, one after the other."""
    left = [*started]
    monkeypatch.setattr(w, "_Worker", lambda: left.pop(0))
    return left


FIRST = w.BotAnswer(thought().legal[0])


def test_a_late_worker_that_dies_is_put_away_and_another_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    dead, fresh = Stub([EOFError]), Stub([FIRST, FIRST])
    stubbed(monkeypatch, fresh)

    async def act(workers: Workers) -> list[int]:
        workers._late.append(dead)  # type: ignore[arg-type]
        moves = [(await workers.choose(thought())).move for _ in range(2)]
        assert (workers.late(), workers.failures) == (0, Counter())
        return moves

    assert with_workers(act, count=2) == [FIRST.move] * 2
    assert dead.stopped


def test_idle_workers_answer_while_none_is_to_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two have died one after the other; the third is there all the while."""
    monkeypatch.setattr(w, "PAUSES", (600.0,))
    dying, there = [Stub([EOFError]), Stub([EOFError])], Stub([FIRST, FIRST])
    stubbed(monkeypatch)

    async def act(workers: Workers) -> list[int]:
        workers._idle.extend([there, *dying])  # type: ignore[list-item]
        return [(await workers.choose(thought())).move for _ in range(3)]

    assert with_workers(act, count=3) == [of_the_policy(), FIRST.move, FIRST.move]


def test_where_all_are_late_one_that_is_starting_is_waited_for_and_none_started_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    starting, thinking = Stub([None, FIRST], warm=False), Stub([None])
    stubbed(monkeypatch)

    async def act(workers: Workers) -> tuple[int, list[object]]:
        workers._late.extend([thinking, starting])  # type: ignore[list-item]
        return (await workers.choose(thought())).move, [*workers._late]

    assert with_workers(act, count=2) == (FIRST.move, [thinking])


def test_where_all_are_late_and_warm_the_first_is_stopped_for_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, fresh = Stub([None]), Stub([None]), Stub([FIRST])
    stubbed(monkeypatch, fresh)

    async def act(workers: Workers) -> tuple[int, list[object], bool]:
        workers._late.extend([first, second])  # type: ignore[list-item]
        return (await workers.choose(thought())).move, [*workers._late], first.stopped

    assert with_workers(act, count=2) == (FIRST.move, [second], True)


class Line:
    """A line on which time passes only while it is waited at."""

    def __init__(self, said: list[tuple[float, w.BotAnswer]]) -> None:
        self.said = said
        """What comes, and when."""
        self.now = 0.0

    def poll(self, seconds: float) -> bool:
        until = self.now + seconds
        if self.said and self.said[0][0] <= until:
            self.now = max(self.now, self.said[0][0])
            return True
        self.now = until
        return False

    def recv_bytes(self) -> bytes:
        return msgspec.msgpack.encode(self.said.pop(0)[1])

    def send_bytes(self, told: bytes) -> None:
        pass


def worker_on(line: Line) -> w._Worker:
    worker = w._Worker.__new__(w._Worker)
    worker.connection, worker.began, worker.warm, worker.owed = line, 0.0, False, 1  # type: ignore[assignment]
    return worker


@pytest.mark.parametrize(
    ("warm_after", "answer_after", "answer", "later"),
    [
        pytest.param(0.0, 1.5, FIRST, None, id="after its seconds and before the table goes on"),
        pytest.param(0.0, 4.0, None, FIRST, id="too late"),
        pytest.param(2.0, 2.5, FIRST, None, id="warm in time"),
        pytest.param(9.0, 9.5, None, w.WARM, id="not warm in time"),
    ],
)
def test_a_worker_is_waited_for_as_long_as_the_table_waits_be_it_warm_or_not(
    warm_after: float, answer_after: float, answer: w.BotAnswer | None, later: w.BotAnswer | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought of one second, at a table that waits for three."""
    line = Line([(warm_after, w.WARM), (answer_after, FIRST)])
    monkeypatch.setattr(w, "time", SimpleNamespace(monotonic=lambda: line.now))
    worker = worker_on(line)
    assert worker.ask(thought(seconds=1.0), 3.0) == answer
    assert line.now <= 3.0
    assert worker.wait(20.0) == later


class OneThought:
    """A line on which one thought comes, and then nothing more."""

    def __init__(self) -> None:
        self.sent: list[w.BotAnswer] = []

    def recv_bytes(self) -> bytes:
        if len(self.sent) > 1:
            raise EOFError
        return msgspec.msgpack.encode(thought())

    def send_bytes(self, told: bytes) -> None:
        self.sent.append(msgspec.msgpack.decode(told, type=w.BotAnswer))


@pytest.mark.parametrize("about", [{"odds": [1, 2]}, {"table": object()}])
def test_a_reason_that_cannot_be_told_is_a_bots_fault_and_leaves_its_worker_alive(
    about: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = OneThought()
    monkeypatch.setattr(w, "give_way", lambda by: None)
    monkeypatch.setattr(w, "think", lambda given: w.BotAnswer(given.legal[0], "odd", about))
    w._serve(line)  # type: ignore[arg-type]
    warm, answer = line.sent
    assert warm == w.WARM
    assert (answer.move, answer.reason) == (w.NONE.move, "crashed")


def test_when_many_tables_want_a_thought_each_gets_less_time() -> None:
    given = thought(seconds=1.0)
    workers = Workers(2)
    for wanted, seconds in ((1, 1.0), (2, 1.0), (4, 0.5), (8, 0.25), (10_000, w.LEAST_SECONDS)):
        workers.wanted = wanted
        assert workers._share(given).seconds == pytest.approx(seconds)
    workers.wanted = 8
    assert workers._share(thought()).seconds is None


FIRST_ANSWERS = """
import sys, threading
from importlib import import_module, reload
from multiprocessing import Pipe
import msgspec

sys.setswitchinterval(1e-6)
bot, workers = import_module("caravanserai.core.bot"), import_module("caravanserai.tables.workers")
answer = msgspec.msgpack.encode(bot.Choice(1, considered=[bot.Considered(1, 0.0)]))
for _ in range(300):
    reload(bot), reload(workers)
    started = threading.Barrier(4)

    def receive():
        worker = workers._Worker.__new__(workers._Worker)
        worker.connection, theirs = Pipe()
        theirs.send_bytes(answer)
        started.wait()
        assert worker._receive().move == 1

    threads = [threading.Thread(target=receive) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""
"""Several threads take the first answers that there are, again and again."""


def test_first_answers_that_come_at_once_do_not_crash_the_server() -> None:
    told = subprocess.run([sys.executable, "-c", FIRST_ANSWERS], capture_output=True, text=True, check=False, timeout=120)
    assert (told.returncode, told.stderr) == (0, "")
