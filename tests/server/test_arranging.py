"""A table is set anew before its game: over the wire, and after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from caravanserai.api.messages import Update
from caravanserai.core.discovery import load_game
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import QUICK, seated

Come = Callable[..., Person]


def anew(person: Person, table: str, **changes: Any) -> dict[str, Any]:
    settings: dict[str, Any] = msgspec.to_builtins(person.look(table).settings)
    return settings | changes


def test_everybody_sees_what_the_host_has_changed_and_is_asked_again(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann, ben])
    guest = ben.live(table)
    assert guest.now.seats[1].ready
    seen = guest.now.version
    assert ben.do(table, "arrange", 403, settings=anew(ben, table, lens="off"))["code"] == "not_host"
    ann.do(table, "arrange", settings=anew(ann, table, lens="off", options={**QUICK, "hide_coins": True}))
    update = guest.until(lambda update: bool(update.altered))
    assert {(one.name, one.before) for one in update.altered} == {("lens", "all"), ("options.hide_coins", False)}
    assert (update.settings.lens, update.settings.options["hide_coins"]) == ("off", True)
    assert [seat.ready for seat in update.seats] == [True, False, True]
    assert ann.do(table, "start", 409)["code"] == "not_ready"
    assert ben.do(table, "ready", 409, version=seen)["code"] == "stale", "they agreed to something else"
    ben.do(table, "ready", version=update.version)
    ann.do(table, "arrange", settings=anew(ann, table, lens="all", options={**QUICK, "hide_coins": True}))
    assert [one.name for one in ann.look(table).altered] == ["options.hide_coins"], "what is as it was is not altered"
    ben.do(table, "ready")
    ann.do(table, "start")
    assert ann.do(table, "arrange", 409, settings=anew(ann, table, lens="off"))["code"] == "game_begun"
    assert ben.look(table).view["options"]["hide_coins"] is True


def test_seats_come_and_go_with_the_number_of_players(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann, ben])
    ann.do(table, "arrange", settings=anew(ann, table, players=5))
    assert [seat.kind for seat in ann.look(table).seats] == ["person", "person", "bot", "free", "free"]
    ben.do(table, "sit", name="Ben", seat=4)
    refused = ann.do(table, "arrange", 409, settings=anew(ann, table, players=4))
    assert (refused["code"], refused["details"]) == ("seat_taken", {"seat": 4})
    ben.do(table, "sit", name="Ben", seat=1)
    ann.do(table, "arrange", settings=anew(ann, table, players=3))
    assert [seat.kind for seat in ann.look(table).seats] == ["person", "person", "bot"]


def test_what_a_table_cannot_be_is_refused_and_changes_nothing(come: Come) -> None:
    ann = come("Ann")
    table = seated([ann])
    before = ann.look(table)
    wrong: list[dict[str, Any]] = [
        {"players": 12},
        {"game": "emira"},
        {"options": {"dice": 7}},
        {"stand_in": "nobody"},
        {"grace": 0},
    ]
    for changes in wrong:
        assert ann.do(table, "arrange", 422, settings=anew(ann, table, **changes))["code"] in ("bad_settings", "bad_message")
    ann.do(table, "arrange", settings=anew(ann, table))
    assert ann.look(table).version == before.version, "nothing was set anew"


def until_asked(person: Person, table: str) -> Update:
    """The table when its bots have moved."""
    while person.look(table).awaited != [0]:
        time.sleep(0.02)
    return person.look(table)


def test_a_table_that_was_set_anew_is_the_same_after_a_restart(run: Callable[..., Running]) -> None:
    first = run()
    ann = Person(first.address, "Ann")
    ann.get("/me")
    table = ann.post("/tables", {"game": "five_tribes", "players": 2})["table"]
    ann.do(table, "sit", name="Ann", seat=0)
    ann.do(table, "arrange", settings=anew(ann, table, players=3, options={"thieves": True}))
    for seat in (1, 2):
        ann.do(table, "seat_bot", seat=seat, bot="random")
    ann.do(table, "start")
    before = until_asked(ann, table)
    cookies = ann.http.cookies
    ann.close()
    first.stop()
    again = Person(run().address, "Ann")
    again.http.cookies = cookies
    after = again.look(table)
    assert (after.settings, after.altered, after.view) == (before.settings, before.altered, before.view)
    assert load_game("five_tribes").options_type(**after.settings.options).thieves  # type: ignore[attr-defined]
    again.close()
