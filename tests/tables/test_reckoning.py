"""Odds come from a process of their own, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import pytest

from caravanserai.core.discovery import load_game
from caravanserai.tables import reckoning
from caravanserai.tables.reckoning import READY, Kind, NotReckoned, Question, Reckoner
from caravanserai.tables.workers import CONTEXT

T = TypeVar("T")
GAME = load_game("camel_up")
POSITION = GAME.read_position("1[G Y R] 3[B P] 15[w] 16[k]")
VIEW = GAME.view(POSITION, POSITION.actor())
FINE, ROUGH = msgspec.json.encode(GAME.lens(VIEW)), msgspec.json.encode(GAME.rough_lens(VIEW))


def question(kind: Kind = "rough", game: str = "camel_up") -> Question:
    return Question(game, kind, msgspec.json.encode(VIEW))


def with_reckoner(act: Callable[[Reckoner], Awaitable[T]], reckoner: type[Reckoner] = Reckoner) -> T:
    async def run() -> T:
        odds = reckoner()
        try:
            return await act(odds)
        finally:
            await odds.close()

    return asyncio.run(run())


def process_of(odds: Reckoner) -> int:
    assert odds._process is not None
    pid = odds._process.process.pid
    assert pid is not None
    return pid


async def freeze(odds: Reckoner) -> int:
    """Have a process, and let it do nothing any more."""
    await odds.reckon(question())
    pid = process_of(odds)
    os.kill(pid, signal.SIGSTOP)
    return pid


def test_the_process_reckons_what_the_game_does_and_gives_way_to_the_server() -> None:
    async def act(odds: Reckoner) -> None:
        assert (await odds.reckon(question("rough"))).lens == ROUGH
        assert (await odds.reckon(question("fine"))).lens == FINE
        assert (await odds.reckon(question("facts"))).lens == b"null"
        assert process_of(odds) != os.getpid()
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process_of(odds)) == min(19, ours + reckoning.NICE)

    with_reckoner(act)


def test_no_process_is_started_before_odds_are_asked_for() -> None:
    async def act(odds: Reckoner) -> None:
        assert odds._process is None

    with_reckoner(act)


def test_a_process_that_is_killed_over_the_odds_is_replaced() -> None:
    async def act(odds: Reckoner) -> None:
        frozen = await freeze(odds)
        asked = asyncio.create_task(odds.reckon(question()))
        await asyncio.sleep(0)
        os.kill(frozen, signal.SIGKILL)
        assert (await asked).lens == ROUGH
        assert process_of(odds) != frozen

    with_reckoner(act)


class Impatient(Reckoner):
    """Gives the first process no time, and the next one plenty."""

    async def _stop(self) -> None:
        await super()._stop()
        self._patience = reckoning.GIVEN_UP


def test_a_process_that_hangs_is_replaced() -> None:
    async def act(odds: Reckoner) -> None:
        frozen = await freeze(odds)
        odds._patience = 0.01
        assert (await odds.reckon(question())).lens == ROUGH
        assert process_of(odds) != frozen

    with_reckoner(act, Impatient)


def fall_over(line: socket.socket) -> None:
    """A process that ends when it is asked."""
    line.sendall(reckoning._framed(READY))
    line.recv(1)
    os._exit(1)


def end_at_once(line: socket.socket) -> None:
    """A process that is started and cannot run, as where it may not read its own program."""
    os._exit(1)


def test_odds_over_which_every_process_ends_are_given_up_and_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(odds: Reckoner) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(reckoning, "_serve", fall_over)
            with pytest.raises(NotReckoned, match="has ended"):
                await odds.reckon(question())
        assert (await odds.reckon(question())).lens == ROUGH

    with_reckoner(act)


def test_odds_that_cannot_be_reckoned_end_no_process() -> None:
    async def act(odds: Reckoner) -> None:
        await odds.reckon(question())
        before = process_of(odds)
        with pytest.raises(NotReckoned, match="no game called 'chess'"):
            await odds.reckon(question(game="chess"))
        assert (await odds.reckon(question())).lens == ROUGH
        assert process_of(odds) == before

    with_reckoner(act)


def test_where_no_process_can_be_started_a_thread_reckons(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refuse(**kwargs: Any) -> None:
        tried.append(kwargs)
        raise OSError("there may be no more processes")

    async def act(odds: Reckoner) -> None:
        for _ in range(2):
            assert (await odds.reckon(question())).lens == ROUGH
        assert len(tried) == 1

    monkeypatch.setattr(CONTEXT, "Process", refuse)
    with_reckoner(act)


def test_where_every_process_ends_before_it_is_there_a_thread_reckons(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(odds: Reckoner) -> None:
        monkeypatch.setattr(reckoning, "_serve", end_at_once)
        assert (await odds.reckon(question())).lens == ROUGH
        assert odds._process is None

    with_reckoner(act)


def test_rough_odds_pass_fine_ones_that_wait() -> None:
    async def act(odds: Reckoner) -> list[str]:
        frozen = await freeze(odds)
        told: list[str] = []

        async def ask(name: str, kind: Kind) -> None:
            await odds.reckon(question(kind))
            told.append(name)

        asked = [asyncio.create_task(ask(*one)) for one in (("first", "fine"), ("second", "fine"), ("third", "rough"))]
        await asyncio.sleep(0)
        os.kill(frozen, signal.SIGCONT)
        await asyncio.gather(*asked)
        return told

    assert with_reckoner(act)[-1] == "second"


def test_what_is_under_way_at_the_end_is_given_up_and_no_process_is_left() -> None:
    async def act(odds: Reckoner) -> None:
        frozen = await freeze(odds)
        asked = [asyncio.create_task(odds.reckon(question())) for _ in range(2)]
        await asyncio.sleep(0)
        await odds.close()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(asked[1], 60)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(asked[0], 60)
        with pytest.raises(ProcessLookupError):
            os.kill(frozen, 0)

    with_reckoner(act)
