"""A room: commands one at a time, committed before they are answered; bots, clocks and stand-ins by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock, Settings
from caravanserai.tables import rows as r
from caravanserai.tables.decide import BeginWithBots
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.storage import open_store
from caravanserai.tables.workers import BotAnswer, Thought, Workers


def with_registry(path: Path, act: Callable[[TableRegistry], Awaitable[None]], deadline: float = 60.0) -> None:
    """Do something at an registry that keeps its tables in this folder."""

    async def run() -> None:
        registry = TableRegistry(open_store(str(path / "tables.db")), Workers(1, deadline), bot_pause=0.0, shortest_grace=1)
        await registry.open()
        try:
            await act(registry)
        finally:
            await registry.close()

    asyncio.run(run())


async def started(registry: TableRegistry, *people: str, **settings: object) -> Room:
    """A game in progress, random bots in the seats that nobody has taken."""
    room = await registry.open_table(Settings(**{"game": "camel_up", "players": 3, "stand_in": "random", **settings}), people[0])  # type: ignore[arg-type]
    for person in people:
        await room.command(person, c.Sit(name=person))
        await room.command(person, c.Ready())
    for number, seat in enumerate(room.table.state.seats):
        if seat.is_free():
            await room.command(people[0], c.SeatBot(number, "random"))
    await room.command(people[0], c.Start())
    return room


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something has happened; fail if it does not."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


async def play_on(room: Room, people: list[str]) -> None:
    """The people make their first legal moves until the game is over; bots move by themselves."""
    while room.table.state.phase == "playing":
        actor = room.table.actor()
        who = room.table.state.seats[actor].who
        if who in people and room.table.state.seats[actor].mover() is None:
            legal = room.table.position.legal_moves()
            await room.command(who, c.Play(35 if 35 in legal else legal[0], room.table.state.version))
        else:
            await asyncio.sleep(0.002)


def test_a_game_with_bots_is_played_to_its_end(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        async with asyncio.timeout(60):
            await play_on(room, ["ala"])
        assert room.table.state.phase == "over"
        assert room.update(None).outcome is not None

    with_registry(tmp_path, act)


def test_the_same_key_again_changes_nothing_even_after_a_restart(tmp_path: Path) -> None:
    tables: list[tuple[str, int]] = []

    async def first(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        version = await room.command("ala", c.Say("hello"), "key-1")
        assert await room.command("ala", c.Say("hello"), "key-1") == version
        assert room.table.state.version == version
        tables.append((room.id, version))

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0][0])
        assert await room.command("ala", c.Say("hello"), "key-1") == tables[0][1]
        assert room.table.state.version == tables[0][1]

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_a_restart_loses_nothing_and_bots_go_on(tmp_path: Path) -> None:
    tables: list[str] = []
    states: list[object] = []

    async def first(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        for _ in range(120):
            actor = room.table.actor()
            legal = [move for move in room.table.position.legal_moves() if move != 35]
            await room.command(str(room.table.state.seats[actor].who), c.Play(legal[-1], room.table.state.version))
        tables.append(room.id)
        states.append(room.table.snapshot())

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0])
        assert room.table.snapshot() == states[0]
        await room.command("bo", c.Resign("random"))
        await room.command("cy", c.Resign("random"))
        await play_on(room, ["ala"])
        assert room.table.state.phase == "over"

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_somebody_away_is_stood_in_for_and_handed_the_seat_back_at_once(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=1)
        stays = [room.enter("ala"), room.enter("cy")]
        leaves = room.enter("bo")
        room.leave(leaves)
        await until(lambda: room.table.state.seats[1].stand_in == "random")
        assert room.table.state.seats[0].stand_in is None
        room.enter("bo")
        await until(lambda: room.table.state.seats[1].stand_in is None)
        assert all(viewer.changed.is_set() for viewer in stays)

    with_registry(tmp_path, act)


@pytest.mark.parametrize("at_zero", ["bot_moves", "resign"])
def test_when_time_runs_out_a_bot_moves_or_has_the_seat(tmp_path: Path, at_zero: str) -> None:
    async def act(registry: TableRegistry) -> None:
        clock = Clock(kind="minutes", minutes=1, increment=0, at_zero=at_zero)  # type: ignore[arg-type]
        room = await started(registry, "ala", "bo", "cy", clock=clock)
        room.table.state.seats[0].seconds = 0.05
        moves = len(room.table.state.moves)
        room.wake()
        await until(lambda: len(room.table.state.moves) > moves)
        assert (room.table.state.seats[0].bot == "random") == (at_zero == "resign")

    with_registry(tmp_path, act)


def test_a_rematch_seats_everybody_again(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        with pytest.raises(Refused, match="not over"):
            await registry.rematch(room, "ala")
        await play_on(room, ["ala"])
        anew = await registry.rematch(room, "ala")
        assert anew.id != room.id
        assert [seat.name for seat in anew.table.state.seats] == [seat.name for seat in room.table.state.seats]
        assert (await registry.rematch(room, "ala")).id == anew.id

    with_registry(tmp_path, act)


def test_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        with pytest.raises(Refused) as caught:
            await registry.room("nowhere")
        assert caught.value.code == "no_such_table"

    with_registry(tmp_path, act)


@pytest.mark.parametrize("bot", ["no-such-bot", "random"])
def test_a_bot_that_fails_or_hangs_costs_only_the_wait(bot: str) -> None:
    """Without a legal answer in time a worker is answered for, at worst with the first legal move; the server counts it."""

    async def run() -> tuple[int, Counter[str]]:
        workers = Workers(1, deadline=0.0 if bot == "random" else 60.0)
        try:
            return (await workers.choose(Thought("camel_up", bot, 1, b"{}", [7, 8]))).move, workers.failures
        finally:
            await workers.close()

    assert asyncio.run(run()) == (7, Counter(["late" if bot == "random" else "crashed"]))


def test_a_worker_that_cannot_be_started_costs_only_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("no more processes")

    async def run() -> tuple[int, Counter[str]]:
        workers = Workers(1)
        return (await workers.choose(Thought("camel_up", "random", 1, b"{}", [7, 8]))).move, workers.failures

    monkeypatch.setattr("caravanserai.tables.workers._Worker", refuse)
    assert asyncio.run(run()) == (7, Counter(["crashed"]))


def test_many_commands_at_once_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        before = room.table.state.version
        versions = await asyncio.gather(*(room.command("ala", c.Say(f"{number}")) for number in range(50)))
        assert sorted(versions) == list(range(before + 1, before + 51))

    with_registry(tmp_path, act)


def test_of_two_moves_at_once_one_is_made_and_the_other_is_told_it_came_too_late(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        version, move = room.table.state.version, room.table.position.legal_moves()[0]
        answers = await asyncio.gather(*(room.command("ala", c.Play(move, version)) for _ in range(5)), return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refusals) == 4
        assert {refusal.code for refusal in refusals} == {"stale"}

    with_registry(tmp_path, act)


def test_of_two_who_want_a_rematch_at_once_both_come_to_the_same_table(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        await play_on(room, ["ala", "bo", "cy"])
        rooms = await asyncio.gather(*(registry.rematch(room, who) for who in ("ala", "bo", "cy")))
        assert len({anew.id for anew in rooms}) == 1
        assert len(await registry.store.tables_of("ala")) == 2

    with_registry(tmp_path, act)


def test_what_is_said_reaches_everybody_once(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        version = await room.command("ala", c.Say("good luck"))
        assert [talk.text for talk in room.update("bo", version - 1).talk] == ["good luck"]
        assert room.update("bo", version).talk == []
        assert [talk.text for talk in room.update(None).talk] == ["good luck"]

    with_registry(tmp_path, act)


def test_talk_does_not_keep_a_bot_from_moving(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        registry.bot_pause = room.bot_pause = 0.05
        while room.table.actor() == 0:
            legal = room.table.position.legal_moves()
            await room.command("ala", c.Play(legal[0], room.table.state.version))
        moves = len(room.table.state.moves)
        for number in range(3000):
            await room.command("ala", c.Say(f"{number}"))
            await asyncio.sleep(0.01)
            if len(room.table.state.moves) > moves:
                return
        pytest.fail("the bot was talked out of its move")

    with_registry(tmp_path, act)


async def choosing(registry: TableRegistry, *people: str, **settings: object) -> Room:
    """A table of Emira, with bots in the seats that are left, at which everybody is asked to keep an event card."""
    room = await started(registry, *people, game="emira", **settings)
    assert room.table.game.asked(room.table.position) == (0, 1, 2)
    return room


def test_bots_answer_ahead_and_wait_for_nobody(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await choosing(registry, "ala")
        moves = len(room.table.state.moves)
        await until(lambda: room.table.awaited() == [0])
        assert {answer.by for answer in room.table.state.sealed.values()} == {"random"}
        assert len(room.table.state.moves) == moves
        answered = {seat: answer.move for seat, answer in room.table.state.sealed.items()}
        await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        assert [move.move for move in room.table.state.moves[moves + 1 : moves + 3]] == [answered[1], answered[2]]
        written = [msgspec.json.decode(row.content, type=r.AnyRow) for row in await registry.store.rows(room.id)]
        assert [row.by for row in written if isinstance(row, r.Moved) and row.actor in (1, 2)][:2] == ["random", "random"]

    with_registry(tmp_path, act)


def test_a_bot_that_stands_in_answers_ahead_and_the_owner_may_take_it_back(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await choosing(registry, "ala", "bo", "cy", grace=1)
        stays = [room.enter("ala"), room.enter("bo")]
        room.leave(room.enter("cy"))
        await until(lambda: room.table.awaited() == [0, 1])
        assert room.table.state.sealed[2].by == "random"
        stays.append(room.enter("cy"))
        await until(lambda: room.table.state.seats[2].stand_in is None)
        assert room.update("cy").ahead is not None
        await room.command("cy", c.Undo())
        assert room.table.awaited() == [0, 1, 2]
        version, move = room.table.state.version, room.table.facing(2).legal_moves()[0]
        await room.command("cy", c.Play(move, version))
        assert room.table.state.sealed[2].by == ""

    with_registry(tmp_path, act)


def test_everybody_answers_at_once_and_each_from_two_devices(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await choosing(registry, "ala", "bo", "cy")
        version = room.table.state.version
        plays = [(who, c.Play(room.table.facing(seat).legal_moves()[0], version)) for seat, who in enumerate(("ala", "bo", "cy"))]
        asked = [room.command(who, play) for who, play in reversed([*plays, *plays])]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [getattr(answer, "code", "done") for answer in answers] == ["done"] * 3 + ["stale"] * 3
        assert [move.actor for move in room.table.state.moves if move.actor >= 0] == [0, 1, 2]

    with_registry(tmp_path, act)


def test_when_time_runs_out_for_the_first_the_others_have_answered_still(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await choosing(registry, "ala", "bo", "cy", clock=Clock(kind="minutes", minutes=1, increment=0))
        await room.command("cy", c.Play(room.table.facing(2).legal_moves()[0], room.table.state.version))
        room.table.state.seats[0].seconds = 0.05
        room.wake()
        await until(lambda: room.table.awaited() == [1])
        assert list(room.table.state.sealed) == [2]

    with_registry(tmp_path, act)


def test_what_a_bot_knew_does_not_depend_on_its_living_on(tmp_path: Path) -> None:
    """Its character stays, by seat; what it left is given back to it and to no other, and is gone when moves were taken back."""

    async def act(registry: TableRegistry) -> None:
        people = ["ala", "bo", "cy"]
        room = await started(registry, *people)
        given: list[Thought] = []

        async def listening(thought: Thought) -> BotAnswer:
            given.append(thought)
            return BotAnswer(thought.legal[0], memory=b"%d" % len(given))

        room.workers.choose = listening  # type: ignore[method-assign]

        async def heard(bot: str) -> tuple[bytes, int | None]:
            await room.ask_bot(room.table.actor(), bot, 0.1)
            return given[-1].memory, given[-1].character

        async def play(place: int) -> None:
            legal = room.table.position.legal_moves()
            await room.command(people[room.table.actor()], c.Play(legal[place], room.table.state.version))

        first = room.table.actor()
        memory, character = await heard("expert")
        assert memory == b""
        assert await heard("expert") == (b"1", character)
        assert await heard("regular") == (b"", character)
        await play(0)
        await heard("expert")
        await room.command(people[first], c.Undo())
        assert await heard("expert") == (b"", character)
        await play(1)
        assert await heard("expert") == (b"5", character)
        while room.table.actor() == first:
            await play(0)
        memory, others = await heard("expert")
        assert memory == b""
        assert others != character
        assert len({thought.seed for thought in given}) > 1

    with_registry(tmp_path, act)


def test_a_bot_goes_on_with_its_walk_and_does_not_think_again_at_every_step(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await registry.open_table(Settings(game="five_tribes", players=2), "ala")
        asked: list[int] = []
        choose = room.workers.choose

        async def listening(thought: Thought) -> BotAnswer:
            choice = await choose(thought)
            asked.append(len(room.table.state.moves))
            return choice

        room.workers.choose = listening  # type: ignore[method-assign]
        room.enter("ala")
        await room.command("ala", BeginWithBots("Ala", "regular"))
        game = room.table.game

        def steps() -> list[int]:
            """The places of the bot's drops among the moves."""
            made = enumerate(room.table.state.moves)
            return [place for place, move in made if move.actor == 1 and game.write(game.move(move.move)).startswith("drop")]

        def asked_of_ala() -> bool:
            return room.table.actor() == 0 and room.table.only_answer(0) is None

        while not steps():
            await until(lambda: asked_of_ala() or bool(steps()))
            if asked_of_ala():
                await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        await until(asked_of_ala)
        assert len(steps()) > 1
        assert not set(steps()) & set(asked)

    with_registry(tmp_path, act)
