"""A damaged table over the wire: its people are told what is wrong with it, everybody else plays on, and the host can see it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import play, started
from tests.server.test_live import closed_with
from tests.tables.storage.databases import sqlite_ask

Come = Callable[..., Person]
Run = Callable[..., Running]


def test_a_server_starts_with_a_damaged_table_and_tells_its_people(run: Run, come: Come, tmp_path: Path) -> None:
    first = run()
    ann = come("Ann", at=first)
    broken, sound = started([ann]), started([ann])
    cookies = ann.http.cookies
    first.stop()
    sqlite_ask(tmp_path / "tables.db", f"UPDATE log SET content = X'00' WHERE table_id = '{broken}' AND number = 3")
    sqlite_ask(tmp_path / "tables.db", f"DELETE FROM snapshots WHERE table_id = '{broken}'")

    again = come("Ann", at=run(), stranger=True)
    again.http.cookies = cookies
    play(again, sound)
    for path in ("", "/since", "/moves/0"):
        error = again.get(f"/tables/{broken}{path}", 409)
        assert error["code"] == "unreadable"
        assert "row 3 is damaged" in error["text"]
    assert again.do(broken, "say", 409, text="hello")["code"] == "unreadable"
    assert closed_with(again.socket(f"/tables/{broken}/live")) == (4409, ["unreadable"])
    assert {info["table"] for info in again.get("/tables")["mine"]} == {broken, sound}
    assert "caravanserai_tables_set_aside 1.0" in again.http.get("/metrics").text
