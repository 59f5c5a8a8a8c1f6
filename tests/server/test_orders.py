"""Standing orders over HTTP: given, looked at and taken back by whose they are, and by nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.people import Person
from tests.server.tables import play, started

Come = Callable[..., Person]


def order(person: Person, table: str, *lines: str, status: int = 200) -> Any:
    answer = person.http.put(f"/api/tables/{table}/order", json={"lines": lines})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_an_order_is_its_owners_to_give_to_see_and_to_take_back(come: Come) -> None:
    ann, ben, dan = come("Ann"), come("Ben"), come("Dan")
    table = started([ann, ben])
    given = order(ben, table, "ticket B if B worth 5", "roll")
    assert (given["lines"], given["active"], given["ended"]) == (["ticket B if B worth 5", "roll"], True, None)
    assert ben.get(f"/tables/{table}/order") == given
    mine = ann.get(f"/tables/{table}/order")
    assert (mine["lines"], mine["active"]) == ([], False)
    assert {"line": "roll", "kind": "roll", "about": {}, "amounts": None} in mine["offers"]
    assert dan.http.get(f"/api/tables/{table}/order").json()["code"] == "not_seated"
    assert order(dan, table, "roll", status=403)["code"] == "not_seated"
    taken = ben.http.delete(f"/api/tables/{table}/order").json()
    assert (taken["lines"], taken["active"]) == ([], False)


def test_what_cannot_be_ordered_is_refused_and_the_order_before_stands(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    order(ben, table, "roll")
    refused = order(ben, table, "ticket B if B worth 4", status=422)
    assert refused["code"] == "bad_order"
    assert "write B worth 5" in refused["text"]
    assert order(ben, table, status=422)["code"] == "bad_message"
    assert ben.get(f"/tables/{table}/order")["lines"] == ["roll"]


def test_whoever_leaves_for_good_leaves_no_order(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    order(ben, table, "roll")
    assert ben.http.delete("/api/me").status_code == 200
    play(ann, table, "roll")
    assert ann.look(table).seats[1].kind == "bot"
