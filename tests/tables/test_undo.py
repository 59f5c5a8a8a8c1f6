"""A wish to go back: whom it asks, what ends it, and who waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.core.bot import Choice
from caravanserai.core.errors import BadOption
from caravanserai.tables import rows as r
from caravanserai.tables import undo
from caravanserai.tables.listing import listing
from caravanserai.tables.registry import SHORTEST_GRACE, TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.table import Snapshot, Table
from caravanserai.tables.workers import Thought
from tests.tables.at import SEED, Sitting
from tests.tables.test_decide import playing, refused
from tests.tables.test_room import started, until, with_registry


def asking(*people: str) -> tuple[Sitting, int]:
    """The first has rolled and wishes it had not; how many moves had been made before."""
    sitting = playing(*people)
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.do("ala", c.Undo(moves=moves))
    assert sitting.table.state.undo is not None
    return sitting, moves


def test_whoever_asked_may_take_the_wish_back() -> None:
    sitting, moves = asking("ala", "bo", "dee")
    assert refused(lambda: sitting.do("ala", c.AnswerUndo(agrees=True))) == "answered"
    sitting.do("ala", c.AnswerUndo(agrees=False))
    assert sitting.table.state.undo is None
    assert len(sitting.table.state.moves) == moves + 2


def test_who_has_agreed_may_think_better_of_it() -> None:
    sitting, _ = asking("ala", "bo", "dee")
    sitting.do("bo", c.AnswerUndo(agrees=True))
    sitting.do("bo", c.AnswerUndo(agrees=False))
    assert sitting.table.state.undo is None


def test_somebody_for_whom_a_bot_stands_in_is_not_asked() -> None:
    sitting, moves = asking("ala", "bo", "dee")
    sitting.do("ala", c.AnswerUndo(agrees=False))
    sitting.write(r.TakenOver(2, "random"))
    sitting.do("ala", c.Undo(moves=moves))
    assert listing(sitting.table).awaited == ["bo"]
    sitting.do("bo", c.AnswerUndo(agrees=True))
    assert len(sitting.table.state.moves) == moves


def test_with_everybody_else_away_nobody_has_to_be_asked() -> None:
    sitting, moves = asking("ala", "bo", "dee")
    sitting.do("ala", c.AnswerUndo(agrees=False))
    sitting.write(r.TakenOver(1, "random"))
    sitting.write(r.TakenOver(2, "random"))
    sitting.do("ala", c.Undo(moves=moves))
    assert len(sitting.table.state.moves) == moves


def test_when_the_last_who_was_asked_resigns_the_wish_comes_true() -> None:
    sitting, moves = asking("ala", "bo", "dee")
    sitting.do("dee", c.AnswerUndo(agrees=True))
    sitting.do("bo", c.Resign("random"))
    assert len(sitting.table.state.moves) == moves
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_a_wish_ends_with_the_resignation_of_whoever_had_it() -> None:
    sitting, moves = asking("ala", "bo", "dee")
    sitting.do("ala", c.Resign("random"))
    assert sitting.table.state.undo is None
    assert len(sitting.table.state.moves) == moves + 2


def test_a_wish_from_before_it_had_a_time_is_read() -> None:
    sitting, _ = asking("ala", "bo", "dee")
    kept = msgspec.to_builtins(sitting.table.snapshot())
    del kept["state"]["undo"]["at"], kept["state"]["former"], kept["state"]["seats"][0]["since"]
    restored = Table.restored(msgspec.json.decode(msgspec.json.encode(kept), type=Snapshot), SEED)
    end = undo.lapse_end(restored)
    assert end is not None
    assert end < sitting.now


async def rolled(room: Room, who: str, seat: int) -> int:
    """Somebody rolls in their turn; how many moves had been made before."""
    await until(lambda: room.table.actor() == seat)
    while room.table.game.prompt(room.table.position).ask != "turn":
        if room.table.actor() == seat:
            await room.command(who, c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        await asyncio.sleep(0.002)
    await until(lambda: room.table.actor() == seat)
    moves = len(room.table.state.moves)
    await room.command(who, c.Play("roll", room.table.state.version))
    return moves


async def first_legal(thought: Thought) -> Choice:
    """A bot that need not be waited for."""
    return Choice(thought.legal[0])


def test_bots_wait_for_the_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.workers, "choose", first_legal)
        room = await started(registry, "ala", "bo", players=4)
        room.bot_pause = 0.05
        here = [room.enter("ala"), room.enter("bo")]
        await rolled(room, "ala", 0)
        moves = await rolled(room, "bo", 1)
        await room.command("bo", c.Undo(moves=moves))
        await asyncio.sleep(0.3)
        assert room.table.actor() == 2
        await room.command("ala", c.AnswerUndo(agrees=True))
        assert len(room.table.state.moves) == moves
        assert here

    with_registry(tmp_path, act)


def test_a_wish_that_nobody_answers_lapses_and_bots_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", players=4)
        here = [room.enter("ala"), room.enter("bo")]
        room.bot_pause = 0.05
        await rolled(room, "ala", 0)
        moves = await rolled(room, "bo", 1)
        await room.command("bo", c.Undo(moves=moves))
        await until(lambda: room.table.state.undo is None, 5.0)
        await until(lambda: room.table.actor() == 0, 5.0)
        assert here

    monkeypatch.setattr(undo, "LAPSE_SECONDS", 0.5)
    with_registry(tmp_path, act)


def test_a_wish_comes_true_when_the_one_who_has_not_answered_is_found_to_be_away(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=1)
        here = [room.enter("ala"), room.enter("bo")]
        gone = room.enter("cy")
        moves = await rolled(room, "ala", 0)
        await room.command("ala", c.Undo(moves=moves))
        await room.command("bo", c.AnswerUndo(agrees=True))
        assert room.table.state.undo is not None
        room.leave(gone)
        await until(lambda: len(room.table.state.moves) == moves, 5.0)
        assert room.table.state.seats[2].stand_in
        assert here

    with_registry(tmp_path, act)


def test_beyond_ones_last_turn_who_is_away_is_asked_too_and_the_wish_lapses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=1)
        here = [room.enter("ala"), room.enter("bo")]
        gone = room.enter("cy")
        first = await rolled(room, "ala", 0)
        await rolled(room, "bo", 1)
        await rolled(room, "cy", 2)
        await rolled(room, "ala", 0)
        room.leave(gone)
        await until(lambda: room.table.state.seats[2].stand_in is not None, 20.0)
        await room.command("ala", c.Undo(moves=first))
        await room.command("bo", c.AnswerUndo(agrees=True))
        assert room.table.state.undo is not None
        made = len(room.table.state.moves)
        await until(lambda: room.table.state.undo is None, 20.0)
        assert len(room.table.state.moves) >= made
        assert here

    monkeypatch.setattr(undo, "LAPSE_SECONDS", 1.0)
    with_registry(tmp_path, act)


def test_a_bot_does_not_stand_in_at_once(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        registry.shortest_grace = SHORTEST_GRACE
        with pytest.raises(BadOption, match="15 seconds at the earliest"):
            await started(registry, "ala", "bo", grace=14)
        await started(registry, "ala", "bo", grace=15)

    with_registry(tmp_path, act)
