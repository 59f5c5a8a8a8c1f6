"""Bots in processes of their own: warm before they are asked, waited for, tried again, and answered for by the game's policy."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

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
