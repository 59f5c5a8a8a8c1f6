"""One's own games after they are over: the journal, taking all of it along, and what is left when somebody goes for good."""

from __future__ import annotations

import asyncio
import io
import random
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.api.journal import Journal, JournalFigures, JournalGames
from caravanserai.client import Client
from caravanserai.core.contract import CHANCE
from caravanserai.core.earlier import read_saved
from caravanserai.core.fair import drawn_move
from caravanserai.core.record import Record
from caravanserai.service import journal as reading
from caravanserai.service import taking_along
from caravanserai.tables import rows as r
from caravanserai.tables.table import Table
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import QUICK, finished
from tests.tables.storage.conftest import database, postgres, postgres_database, sqlite_database
from tests.tables.storage.databases import Database

__all__ = ["database", "postgres", "postgres_database", "sqlite_database"]
Come = Callable[..., Person]
PLAYED = {"camel_up": 15, "five_tribes": 3, "emira": 2}
"""Twenty games of two people, with bots where a game needs more than two."""


@pytest.fixture
def hall(tmp_path: Path, database: Database) -> Iterator[Running]:
    running = Running(tmp_path, database=database.url)
    yield running
    running.stop()


def to_its_end(table: Table, seed: int) -> list[r.Row]:
    """Moves of all seats, any that are legal, with the table's own dice."""
    position, draws, key, luck = table.position.copy(), table.state.draws, table.fairness().key(), random.Random(seed)
    moves: list[r.Row] = []
    while not position.is_over():
        actor, draw = position.actor(), None
        if actor == CHANCE:
            move, draw, draws = drawn_move(position, key, draws), draws, draws + 1
        else:
            move = luck.choice(position.legal_moves())
        moves.append(r.Moved(actor, move, draw=draw))
        position.play(move)
    return moves


def played(server: Running, people: list[Person], game: str, seed: int = 0, bot: str = "novice") -> str:
    """A game of these people, and of bots where there are not enough, played to its end at once."""
    players = max(len(people), 2 if game == "five_tribes" else 3)
    options = QUICK if game == "camel_up" else {}
    table = people[0].open_table(game=game, players=players, options=options)
    for number, person in enumerate(people):
        person.do(table, "sit", name=person.name, seat=number)
        person.do(table, "ready")
    people[0].do(table, "say", text=f"good luck at {table}")
    for number in range(len(people), players):
        people[0].do(table, "seat_bot", seat=number, bot=bot)

    async def end() -> None:
        room = await server.registry.room(table)
        async with room.lock:
            started = room.table.copy()
            started.apply(r.Started(), room.timing.now())
            await room.commit([r.Started(), *to_its_end(started, seed)])

    server.ask(end())
    return table


def journal(person: Person) -> Journal:
    return msgspec.convert(person.get("/me/journal"), Journal)


def games(person: Person, **query: str) -> JournalGames:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return msgspec.convert(person.get(f"/me/journal/games?{asked}"), JournalGames)


def figures(kept: Journal, game: str = "") -> JournalFigures:
    return next(one for one in kept.figures if one.game == game)


def archive(person: Person, part: int = 1) -> dict[str, bytes]:
    answer = person.http.get(f"/api/me/export?part={part}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        return {name: files.read(name) for name in files.namelist()}


def test_after_twenty_games_the_journal_tells_them_and_all_of_it_can_be_taken_along_and_deleted(
    hall: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "SHOWN", 8)
    monkeypatch.setattr(taking_along, "PART", 15)
    ann, ben = come("Ann", at=hall), come("Ben", at=hall)
    tables = [played(hall, [ann, ben], game, seed) for game, count in PLAYED.items() for seed in range(count)]
    played(hall, [ann], "camel_up", 99, bot="expert")
    finished([ann, ben])  # Ben gives his seat to a bot: not a game of his journal

    mine, his = journal(ann), journal(ben)
    assert not mine.unread
    assert (figures(mine).games, figures(his).games) == (22, 20)
    assert (figures(mine).alone, figures(his).alone) == (2, 0)
    assert {one.game: one.games for one in his.figures} == {"": 20, **PLAYED}
    assert 0 < figures(mine).won < 22
    ahead = next(rival for rival in figures(his).rivals if rival.kind == "friend")
    behind = next(rival for rival in figures(mine).rivals if rival.name == "Ben")
    assert (ahead.name, ahead.games, behind.games) == ("Ann", 20, 20)
    assert ahead.ahead + behind.ahead == 20
    assert ahead.low < ahead.ahead / 20 < ahead.high
    assert [(rival.bot, rival.games) for rival in figures(mine).rivals if rival.kind == "bot"] == [
        ("random", 1), ("novice", 17), ("expert", 1)
    ]  # fmt: skip
    _check_highlights(figures(his, "camel_up"), {"tickets", "earned", "best_leg"})
    _check_highlights(figures(his, "five_tribes"), {"longest_trail"})
    _check_highlights(figures(his, "emira"), {"best_income"})

    shown = _all(ann)
    assert len(shown) == 22
    assert [game.ended for game in shown] == sorted((game.ended for game in shown), reverse=True)
    assert {game.table for game in _all(ben)} == set(tables)
    assert [game.table for game in _all(ann, game="emira")] == [*reversed(tables[-2:])]
    last = next(game for game in shown if game.table == tables[0])
    assert [(seat.kind, seat.name) for seat in last.seats[:2]] == [("me", "Ann"), ("friend", "Ben")]
    assert last.seats[2].bot == "novice"
    assert sorted(seat.place for seat in last.seats)[0] == 1
    check_taken_along(ann, tables)
    check_left_for_good(ann, ben)


def check_taken_along(ann: Person, tables: list[str]) -> None:
    ann.post("/me/feed", {})
    assert ann.http.put(f"/api/tables/{tables[0]}/notices", json={"muted": True}).status_code == 200
    first, second = archive(ann), archive(ann, 2)
    told = msgspec.json.decode(first["mine.json"])
    assert (told["name"], told["parts"], len(told["journal"])) == ("Ann", 2, 22)
    assert (told["muted"], [place["kind"] for place in told["notices"]]) == ([tables[0]], ["feed"])
    assert (len(first) - 1, len(second) - 1) == (15, 7)
    assert f"good luck at {tables[0]}" in {words["text"] for words in told["said"]}
    for name, text in (first | second).items():
        if name != "mine.json":
            saved = read_saved(text.decode())
            assert isinstance(saved, Record)
            assert saved.names[0] == "Ann"
    beyond = ann.get("/me/export?part=3", 422)
    assert (beyond["code"], beyond["details"]) == ("bad_query", {"of": 2})


def check_left_for_good(ann: Person, ben: Person) -> None:
    assert ben.http.delete("/api/me").json() == {"done": True}
    after = _all(ann)
    assert {seat.kind for game in after for seat in game.seats} == {"me", "bot", "guest"}
    assert "Ben" not in ann.http.get("/api/me/journal").text + ann.http.get("/api/me/journal/games").text
    assert b"Ben" not in b"".join(archive(ann).values())
    guests = next(rival for rival in figures(journal(ann)).rivals if rival.kind == "guest")
    assert (guests.name, guests.games) == ("", 20)
    assert (figures(journal(ben)).games, _all(ben)) == (0, [])


def _check_highlights(kept: JournalFigures, kinds: set[str]) -> None:
    assert kinds <= {highlight.kind for highlight in kept.highlights}


def _all(person: Person, **query: str) -> list[Any]:
    """Every stretch of the journal, one after the other."""
    found: list[Any] = []
    while (stretch := games(person, before=found[-1].table if found else "", **query)).more:
        found += stretch.games
    return [*found, *stretch.games]


def test_games_of_before_there_were_journals_come_in_when_somebody_looks(
    hall: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "READ_AT_ONCE", 2)
    ann = come("Ann", at=hall)
    tables = {played(hall, [ann], "camel_up", seed) for seed in range(3)}
    hall.ask(_settled(hall))
    hall.ask(hall.registry.store.forget_journal(_who(hall, tables)))
    assert games(ann).games == []
    assert journal(ann).unread
    assert not journal(ann).unread
    assert {game.table for game in games(ann).games} == tables
    assert all(game.highlights for game in games(ann).games)


async def _settled(hall: Running) -> None:
    """Until what was begun at the ends of games is done."""
    for room in hall.registry.rooms.values():
        while room._tasks:
            await asyncio.sleep(0.01)


def _who(hall: Running, tables: set[str]) -> str:
    return str(hall.registry.rooms[next(iter(tables))].table.state.people()[0])


def test_a_stranger_has_an_empty_journal_and_is_given_no_identity(come: Come) -> None:
    nobody = come(stranger=True)
    assert figures(journal(nobody)).games == 0
    assert archive(nobody).keys() == {"mine.json"}
    assert not nobody.http.cookies


def test_a_program_may_read_the_journal_of_whose_token_it_has(come: Come, server: Running) -> None:
    ann = come("Ann")
    played(server, [ann], "camel_up")
    with Client(server.address, token=ann.post("/tokens", {"label": "bot", "scopes": ["read"]})["secret"]) as program:
        assert figures(program.journal()).games == 1
        assert program.take_along()[:2] == b"PK"


@pytest.mark.parametrize("query", ["before=%20", "game=%2F", "before=" + "x" * 65])
def test_what_cannot_be_a_table_or_a_game_is_refused(come: Come, query: str) -> None:
    assert come().get(f"/me/journal/games?{query}", 422)["code"] == "bad_query"


@pytest.mark.parametrize("part", ["0", "-1", "one", ""])
def test_what_cannot_be_a_part_is_refused(come: Come, part: str) -> None:
    assert come().get(f"/me/export?part={part}", 422)["code"] == "bad_query"
