"""Odds from the server: for those whom the table shows them to, of what they see, reckoned once."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from caravanserai.core.discovery import load_game
from caravanserai.games.camel_up.game import CamelUp
from caravanserai.tables.lenses import Lenses
from caravanserai.tables.reckoning import Reckoner
from tests.server.people import Person
from tests.server.tables import legal, play, seated, started
from tests.wire.asking import Web, running

Come = Callable[..., Person]
GAME = load_game("camel_up")


def test_the_lens_is_that_of_the_askers_own_view(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    table = started([ann, ben, cleo])
    play(ann, table, "place_tile")
    for person in (ann, ben, come("Dan")):
        update = person.look(table)
        told = person.get(f"/tables/{table}/lens")
        assert told["version"] == update.version
        lens = GAME.lens(msgspec.convert(update.view, GAME.view_type))
        assert told["lens"] == msgspec.json.decode(msgspec.json.encode(lens))


@pytest.mark.parametrize("game", ["emira", "five_tribes"])
def test_the_lens_tells_what_the_asker_could_know_by_keeping_count(come: Come, game: str) -> None:
    """From the start all gold is known to all; looked back at, it is that of then."""
    ann, dan = come("Ann"), come("Dan")
    table = ann.post("/tables/quick", {"game": game, "name": "Ann"})["table"]
    seen: dict[int, list[Any]] = {}
    while len(seen) < 4:
        update = ann.look(table)
        if not update.legal:
            time.sleep(0.02)
            continue
        found = [person.get(f"/tables/{table}/lens")["lens"] for person in (ann, dan)]
        if None not in found:
            seen[update.moves] = found
            assert all(seat["gold"] is not None for lens in found for seat in lens["counted"])
        ann.do(table, "play", move=legal(update)[0], version=update.version)
    for moves, found in seen.items():
        assert [person.get(f"/tables/{table}/moves/{moves}/lens")["lens"] for person in (ann, dan)] == found


def test_a_rough_lens_comes_unless_the_fine_one_is_there(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    rough = ann.get(f"/tables/{table}/lens?fine=false")
    fine = ann.get(f"/tables/{table}/lens")
    assert (rough["fine"], fine["fine"]) == (False, True)
    assert rough["lens"]["races"] < fine["lens"]["races"]
    assert ann.get(f"/tables/{table}/lens?fine=false") == fine


def test_what_is_long_is_compressed_for_those_who_take_it_so(come: Come) -> None:
    """A lens of Five Tribes is nearly a hundred kilobytes; nothing in it is of others' choosing (docs/security.md)."""
    ann = come("Ann")
    table = ann.post("/tables/quick", {"game": "five_tribes", "name": "Ann"})["table"]
    while not ann.look(table).legal:
        time.sleep(0.02)

    def ask(accepted: str) -> httpx.Response:
        return ann.http.get(f"/api/tables/{table}/lens", headers={"Accept-Encoding": accepted})

    plain, packed = ask("identity"), ask("br;q=1.0, gzip;q=0.8")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 5
    for refused in ("", "gzip;q=0", "gzip; q=0.0", "br"):
        assert ask(refused).content == plain.content
    assert "content-encoding" not in ann.http.get(f"/api/tables/{table}").headers


def test_where_the_lens_is_off_nobody_has_it(come: Come) -> None:
    ann = come("Ann")
    table = started([ann], lens="off")
    for person in (ann, come("Dan")):
        assert person.get(f"/tables/{table}/lens", 403)["code"] == "lens_off"


def test_where_the_lens_is_off_a_game_may_tell_mere_facts_to_whoever_is_to_move(come: Come) -> None:
    ann, dan = come("Ann"), come("Dan")
    table = ann.post("/tables", {"game": "five_tribes", "players": 2, "lens": "off"})["table"]
    ann.do(table, "sit", name="Ann", seat=0)
    ann.do(table, "seat_bot", seat=1, bot="random")
    ann.do(table, "ready")
    ann.do(table, "start")
    while not ann.look(table).legal:
        time.sleep(0.02)
    facts = ann.get(f"/tables/{table}/lens")["lens"]
    assert (facts["plans"], facts["bids"], facts["scores"]) == ([], {}, [])
    assert dan.get(f"/tables/{table}/lens", 409)["code"] == "lens_not_now"


def test_a_lens_of_ones_own_turn_is_nobody_elses(come: Come) -> None:
    ann, ben, dan = come("Ann"), come("Ben"), come("Dan")
    table = started([ann, ben, come("Cleo")], lens="own")
    assert ann.get(f"/tables/{table}/lens")["lens"]["races"] > 0
    for person in (ben, dan):
        assert person.get(f"/tables/{table}/lens", 409)["code"] == "lens_not_now"
    play(ann, table, "take_ticket")
    assert ben.get(f"/tables/{table}/lens")["lens"]["races"] > 0
    assert ann.get(f"/tables/{table}/lens", 409)["code"] == "lens_not_now"


def test_before_the_race_and_after_it_there_are_no_odds(come: Come, game_over: tuple[Person, str]) -> None:
    ann = come("Ann")
    table = seated([ann])
    assert ann.get(f"/tables/{table}/lens")["lens"] is None
    asks = {"stack_order": "choose", "first_crazy": "choose"}
    setup = ann.post("/tables/quick", {"game": "camel_up", "name": "Ann", "options": asks})["table"]
    assert ann.get(f"/tables/{setup}/lens")["lens"] is None
    assert ann.look(setup).prompt.ask != "turn"  # type: ignore[union-attr]
    assert game_over[0].get(f"/tables/{game_over[1]}/lens")["lens"] is None


def test_a_game_without_a_lens_says_so(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = come("Ann")
    table = started([ann])
    monkeypatch.setattr(CamelUp, "lens_type", None)
    assert ann.get(f"/tables/{table}/lens", 403)["code"] == "lens_off"
    assert [game["lens"] for game in ann.get("/games") if game["game"] == "camel_up"] == [False]


def test_those_who_may_not_watch_have_no_lens_either(come: Come) -> None:
    table = started([come("Ann")], watch="nobody")
    assert come("Ben").get(f"/tables/{table}/lens", 403)["code"] == "not_watchable"


class Counting:
    """Counts how often odds are reckoned, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.viewers: list[int | None] = []
        self.threads: set[int] = set()
        honest = CamelUp.lens

        def lens(game: CamelUp, view: Any, tally: Any = None) -> Any:
            self.viewers.append(view.viewer)
            self.threads.add(threading.get_ident())
            return honest(game, view, tally)

        monkeypatch.setattr(CamelUp, "lens", lens)


async def ask(web: Web, who: str | None, table: str) -> dict[str, Any]:
    answer = await web.ask("GET", f"/api/tables/{table}/lens", web.headers_of(who))
    found: dict[str, Any] = msgspec.json.decode(answer.body)
    assert answer.status == 200, found
    return found


async def quick(web: Web, **wanted: Any) -> str:
    body = {"game": "camel_up", "name": "Ann", "options": {"stack_order": "random", "first_crazy": "random"}, **wanted}
    answer = await web.ask("POST", "/api/tables/quick", web.headers_of("ann"), msgspec.json.encode(body))
    return str(msgspec.json.decode(answer.body)["table"])


def test_odds_are_reckoned_once_for_all_who_see_the_same_and_not_in_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(monkeypatch)

    async def act() -> None:
        async with running(tmp_path / "tables.db") as web:
            table = await quick(web)
            await asyncio.gather(*(ask(web, who, table) for who in ("ann", "ben", "cleo", None, "ann")))
            assert sorted(counting.viewers, key=str) == [0, None]
            said = {"command": {"do": "say", "text": "hm"}}
            await web.ask("POST", f"/api/tables/{table}", web.headers_of("ann"), msgspec.json.encode(said))
            await ask(web, "ann", table)
            assert len(counting.viewers) == 2
            state = web.registry.rooms[table].table.state
            move = {"command": {"do": "play", "move": "ticket B", "version": state.version}}
            await web.ask("POST", f"/api/tables/{table}", web.headers_of("ann"), msgspec.json.encode(move))
            await web.settle()
            await ask(web, "ann", table)
            assert len(counting.viewers) == 3
            assert threading.get_ident() not in counting.threads

    asyncio.run(act())


def test_a_room_that_is_put_away_takes_its_lenses_along(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path / "tables.db") as web:
            table = await quick(web)
            await ask(web, "ann", table)
            kept = web.services.lenses._kept
            assert len(kept) == 1
            room = web.registry.rooms.pop(table)
            await room.close()
            del room
            await asyncio.sleep(0)
            assert len(kept) == 0

    asyncio.run(act())


def test_a_lens_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with running(tmp_path / "tables.db") as web:
            table = await quick(web)
            with monkeypatch.context() as broken:
                broken.setattr(CamelUp, "lens", lambda self, view, tally=None: 1 / 0)
                answer = await web.ask("GET", f"/api/tables/{table}/lens", web.headers_of("ann"))
                assert answer.status == 500
            assert (await ask(web, "ann", table))["lens"] is not None

    asyncio.run(act())


def test_while_the_odds_hang_nobody_else_waits(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path / "tables.db") as web:
            odds = Reckoner()
            web.services.lenses = Lenses(odds)
            table = await quick(web)
            await ask(web, "ann", table)
            assert odds._process is not None
            assert odds._process.process.pid is not None
            os.kill(odds._process.process.pid, signal.SIGSTOP)
            asked = asyncio.create_task(ask(web, None, table))
            before = web.registry.rooms[table].table.state.version
            move = {"command": {"do": "play", "move": "ticket B", "version": before}}
            await web.ask("POST", f"/api/tables/{table}", web.headers_of("ann"), msgspec.json.encode(move))
            while web.registry.rooms[table].table.awaited() != [0]:
                await asyncio.sleep(0.01)
            assert not asked.done()
            os.kill(odds._process.process.pid, signal.SIGCONT)
            assert (await asked)["version"] == before

    asyncio.run(act())
