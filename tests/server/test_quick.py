"""A game against bots in one request."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from caravanserai.service.config import UNLIMITED, Allowance
from tests.server.local import local
from tests.server.people import Person
from tests.server.tables import QUICK, legal

Come = Callable[..., Person]


def test_a_quick_table_is_in_play_with_bots_in_all_other_seats(come: Come) -> None:
    ann = come("Ann")
    made = ann.post("/tables/quick", {"game": "camel_up", "name": "Ann", "options": QUICK})
    assert made["path"] == f"/t/{made['table']}"
    update = ann.look(made["table"])
    assert (update.phase, update.you, update.host) == ("playing", 0, True)
    assert [(seat.kind, seat.name, seat.bot) for seat in update.seats] == [
        ("person", "Ann", None),
        ("bot", "Sirocco", "regular"),
        ("bot", "Khamsin", "regular"),
        ("bot", "Harmattan", "regular"),
    ]
    assert ann.get("/me")["name"] == "Ann"
    ann.do(made["table"], "play", move=legal(update, "take_ticket")[0], version=update.version)


def test_a_quick_table_is_as_it_was_asked_for(come: Come) -> None:
    ann = come()
    wanted = {"game": "camel_up", "name": "Ann", "players": 6, "bot": "novice", "options": QUICK, "lens": "own"}
    update = ann.look(ann.post("/tables/quick", wanted)["table"])
    assert [seat.bot for seat in update.seats] == [None, *["novice"] * 5]
    assert not any(seat.thinks for seat in update.seats)
    settings = update.settings
    assert (settings.lens, settings.listed, settings.watch, settings.talk) == ("own", False, "link", "free")
    assert settings.options["stack_order"] == "random"


def test_a_quick_table_stands_in_no_strangers_list(come: Come) -> None:
    ann = come()
    table = ann.post("/tables/quick", {"game": "camel_up", "name": "Ann"})["table"]
    assert table in str(ann.get("/tables")["mine"])
    assert table not in str(come("Dan").get("/tables"))


def test_whoever_is_new_gets_an_identity_with_the_quick_table(come: Come) -> None:
    stranger = come(stranger=True)
    table = stranger.post("/tables/quick", {"game": "camel_up", "name": "Dan"})["table"]
    assert stranger.look(table).you == 0


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "bad_settings"),
        ({"players": 12}, "bad_settings"),
        ({"options": {"dice": 7}}, "bad_settings"),
        ({"bot": "genius"}, "no_such_bot"),
        ({"name": ""}, "bad_message"),
        ({"lens": "always"}, "bad_message"),
        ({"watch": "anyone"}, "bad_message"),
    ],
)
def test_a_quick_table_that_cannot_be_leaves_no_table(come: Come, wanted: dict[str, object], code: str) -> None:
    ann = come()
    assert ann.post("/tables/quick", {"game": "camel_up", "name": "Ann", **wanted}, 422)["code"] == code
    assert ann.get("/tables")["mine"] == []


def test_quick_tables_count_as_tables(tmp_path: Path) -> None:
    with local(tmp_path, msgspec.structs.replace(UNLIMITED, tables_per_person=Allowance(2, 0.001))) as browser:
        browser.get("/api/me")
        wanted = {"game": "camel_up", "name": "Ann"}
        statuses = [browser.request("POST", "/api/tables/quick", json=wanted).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_a_seat_tells_whether_its_bot_takes_time_to_think(come: Come) -> None:
    ann = come()
    made = ann.post("/tables/quick", {"game": "camel_up", "name": "Ann", "players": 3, "bot": "expert", "options": QUICK})
    assert [seat.thinks for seat in ann.look(made["table"]).seats] == [False, True, True]
