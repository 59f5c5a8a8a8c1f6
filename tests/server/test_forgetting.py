"""Somebody leaves for good: what is left of them afterwards, at tables and in the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.server.local import TABLE, Browser, local
from tests.server.people import Person
from tests.server.tables import QUICK, seated, started

Come = Callable[..., Person]
NAME = "Scheherazade"
WORDS = "a secret told at the table"


def gone(person: Person) -> None:
    assert person.http.delete("/api/me").json() == {"done": True}


def test_seats_are_left_and_given_to_bots(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    waiting, playing = seated([ben, ann]), started([ben, ann])
    gone(ann)
    assert ben.look(waiting).seats[1].kind == "free"
    seat = ben.look(playing).seats[1]
    assert (seat.kind, seat.name) == ("bot", "?")
    assert ann.look(playing).you is None
    assert ann.get("/me")["new"]


def test_tokens_and_links_are_void(come: Come) -> None:
    ann = come("Ann")
    program = come(token=ann.post("/tokens", {"label": "bot"})["secret"])
    link = ann.post("/me/recovery", {"once": False})["code"]
    gone(ann)
    assert program.get("/me", 401)["code"] == "bad_token"
    assert come().post("/me/recover", {"code": link}, 403)["code"] == "bad_recovery"


def test_others_go_on_with_the_game(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    ann.do(table, "say", text="farewell")
    assert "farewell" in ben.http.get(f"/api/tables/{table}").text
    watching = ben.live(table)
    gone(ann)
    after = ben.live(table).until(lambda update: bool(update.legal))
    assert after.you == 1
    assert "farewell" not in ben.http.get(f"/api/tables/{table}").text
    watching.socket.close()


def _finished(browser: Browser) -> str:
    """A game that was played to its end, in which somebody had a name and said something."""
    wish = {"game": "camel_up", "name": NAME, "players": 3, "bot": "random", "options": QUICK}
    table: str = browser.post("/api/tables/quick", json=wish).json()["table"]
    browser.post(f"/api/tables/{table}", json={"command": {"do": "say", "text": WORDS}})
    browser.post(f"/api/tables/{table}", json={"command": {"do": "resign"}})
    while browser.get(f"/api/tables/{table}").json()["phase"] != "over":
        pass
    return table


def test_no_name_and_no_word_is_left_in_the_database(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        table = _finished(browser)
        opened = browser.post("/api/tables", json=TABLE).json()["table"]
        browser.post(f"/api/tables/{opened}", json={"command": {"do": "sit", "name": NAME}})
        assert NAME in browser.get(f"/api/tables/{table}/export").text
        assert browser.delete("/api/me").json() == {"done": True}
        told = browser.get(f"/api/tables/{table}").text + browser.get(f"/api/tables/{table}/export").text
        assert NAME not in told
        assert browser.get(f"/api/tables/{table}/verify").json()["ok"]
    with local(tmp_path) as browser:
        assert browser.get(f"/api/tables/{table}").json()["phase"] == "over"
        assert browser.get("/api/me").json()["new"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert NAME.encode() not in kept
    assert WORDS.encode() not in kept
