"""One's own tables: how they stand, and putting them away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from caravanserai.server.handlers.tables import ABANDONED_SECONDS, URGENT_SECONDS, is_away
from caravanserai.tables.store import ListingSummary, TableListing
from tests.server.people import Person
from tests.server.tables import play, started

Come = Callable[..., Person]


def mine(person: Person, table: str) -> dict[str, Any]:
    found = next(info for info in person.get("/tables")["mine"] if info["table"] == table)
    assert isinstance(found, dict)
    return found


def put(person: Person, table: str, away: bool, status: int = 200) -> Any:
    answer = person.http.put(f"/api/tables/{table}/away", json={"away": away})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_table_tells_how_far_it_has_come_and_how_much_time_is_left(come: Come) -> None:
    ann = come("Ann")
    table = started([ann], clock={"kind": "minutes", "minutes": 5, "increment": 0})
    told = mine(ann, table)
    assert (told["you"], told["stage"], told["waits_for_me"], told["put_away"]) == (0, 1, True, False)
    assert 0 < told["deadline"] - told["turn_since"] <= 300
    free = started([ann])
    assert mine(ann, free)["deadline"] is None


def test_what_is_put_away_goes_on_and_comes_back(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    before = ann.look(table)
    put(ann, table, True)
    assert mine(ann, table)["put_away"]
    assert not mine(ben, table)["put_away"], "it is out of one person's sight"
    after = ann.look(table)
    assert (after.version, after.seats[0].kind) == (before.version, "person"), "nobody has resigned"
    play(ann, table)
    assert mine(ann, table)["put_away"]
    put(ann, table, False)
    assert not mine(ann, table)["put_away"]
    assert put(come("Dan"), table, True, 403)["code"] == "not_seated"
    assert put(ann, "nowhere", True, 404)["code"] == "no_such_table"


def test_games_against_bots_alone_go_by_themselves() -> None:
    def listing(owners: list[str], **changes: Any) -> TableListing:
        summary = ListingSummary(names=["Ann", "Bo", "Cy"], owners=owners)
        found = TableListing("t", "camel_up", "", "playing", 3, 0, False, False, ["ann"], ["ann"], 1000.0, summary)
        return msgspec.structs.replace(found, **changes)

    late, alone = 1001.0 + ABANDONED_SECONDS, ["ann", "", ""]
    assert is_away(listing(alone), "ann", [], late)
    assert not is_away(listing(alone), "ann", [], 999.0 + ABANDONED_SECONDS)
    assert not is_away(listing(["ann", "ben", ""]), "ann", [], late), "a friend waits"
    assert not is_away(listing([]), "ann", [], late), "kept by a program that did not note whose seats they are"
    assert not is_away(listing(alone, phase="over"), "ann", [], late)
    assert not is_away(listing(alone, phase="open"), "ann", [], late)


def test_what_is_put_away_comes_back_when_time_is_nearly_over() -> None:
    summary = ListingSummary(names=["Ann", "Ben"], owners=["ann", "ben"], deadline=10_000.0)
    found = TableListing("t", "five_tribes", "", "playing", 2, 0, False, False, ["ann", "ben"], ["ann"], 1000.0, summary)
    assert is_away(found, "ann", ["t"], 9_999.0 - URGENT_SECONDS)
    assert not is_away(found, "ann", ["t"], 10_001.0 - URGENT_SECONDS)
    assert is_away(found, "ben", ["t"], 9_999.0), "it is not his time"
