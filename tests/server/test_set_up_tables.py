"""Tables that begin at a position which somebody has set up: played like any other, marked, and counted nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.core.saved import read_record
from tests.server.people import Person
from tests.server.running import Running

Come = Callable[..., Person]
LAST_ROLL = "players=3 turn=1 leg=5 15[G Y] 16[B P] 12[R] 13[k] 14[w] left[B P] coins=9,4,6"
"""Either die that is left carries a camel over the line."""


def wished(**how: Any) -> dict[str, Any]:
    return {"game": "camel_up", "position": LAST_ROLL, "name": "Ann", **how}


def play(person: Person, table: str, notation: str) -> None:
    look = person.look(table)
    number = next(move.number for group in look.legal for move in group.moves if move.notation == notation)
    person.do(table, "play", move=number, version=look.version)


def test_a_game_goes_on_from_a_position_against_bots_and_counts_nowhere(come: Come) -> None:
    ann = come("Ann")
    table = ann.post("/what_if/table", wished(seat=1, bot="novice"))["table"]
    begun = ann.look(table)
    assert (begun.phase, begun.you, begun.awaited, begun.set_up) == ("playing", 1, [1], True)
    assert [seat["coins"] for seat in begun.view["seats"]] == [9, 4, 6]
    assert "position" not in ann.get(f"/tables/{table}")["settings"], "what is hidden in it is told to nobody"
    play(ann, table, "roll")
    over = ann.look(table)
    assert over.phase == "over"
    assert ann.get("/me/journal/games")["games"] == []
    record = read_record(ann.get(f"/tables/{table}/export"))
    assert record.beginning is not None
    assert record.outcome is not None
    assert ann.get(f"/tables/{table}/what_if?moves=0")["document"]["position"] == record.beginning


def test_an_exported_game_that_began_at_a_position_is_looked_through_elsewhere(come: Come) -> None:
    ann = come("Ann")
    table = ann.post("/what_if/table", wished(seat=1, bot="novice"))["table"]
    play(ann, table, "roll")
    imported = come("Ben").post("/tables/import", {"text": ann.get(f"/tables/{table}/export")})["table"]
    seen = come("Ben").get(f"/tables/{imported}")
    assert (seen["phase"], seen["set_up"]) == ("over", True)
    assert seen["outcome"] == ann.get(f"/tables/{table}")["outcome"]


def test_friends_sit_down_at_a_position_and_again_for_the_rematch(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.post("/what_if/table", wished())["table"]
    assert ann.look(table).phase == "open"
    for person, seat in ((ann, 1), (ben, 0)):
        person.do(table, "sit", seat=seat, name=person.name)
    ann.do(table, "seat_bot", seat=2, bot="novice")
    settings = ann.get(f"/tables/{table}")["settings"]
    refused = ann.do(table, "arrange", 422, settings={**settings, "players": 4})
    assert (refused["code"], "players and options are those of the position" in refused["text"]) == ("bad_settings", True)
    ann.do(table, "arrange", settings={**settings, "name": "The last roll"})
    for person in (ann, ben):
        person.do(table, "ready")
    ann.do(table, "start")
    play(ann, table, "roll")
    again = ann.do(table, "rematch")["table"]
    assert ann.look(again).set_up
    assert ben.get(f"/tables/{again}")["seats"][0]["name"] == "Ben"


def test_a_table_at_a_position_is_there_after_a_restart(run: Callable[..., Running], come: Come) -> None:
    first = run()
    ann = come("Ann", at=first)
    table = ann.post("/what_if/table", wished(seat=1, bot="novice"))["table"]
    before = ann.get(f"/tables/{table}")
    first.stop()
    after = come("Eve", at=run()).get(f"/tables/{table}")
    assert (after["set_up"], after["moves"], after["awaited"]) == (True, before["moves"], [1])
    assert after["view"]["track"] == before["view"]["track"]


def test_where_no_game_can_begin_is_told(come: Come) -> None:
    ann = come("Ann")
    over = "players=3 phase=over finish=forward turn=0 17[B] 15[G Y] 12[R P] 13[k] 14[w]"
    assert "the game is over there" in ann.post("/what_if/table", wished(position=over), 422)["text"]
    assert ann.post("/what_if/table", wished(seat=3, bot="novice"), 422)["code"] == "no_such_seat"
    assert ann.post("/what_if/table", wished(bot="nobody"), 422)["code"] == "no_such_bot"
    assert ann.post("/what_if/table", wished(position="3[Q]"), 422)["code"] == "bad_position"
    assert ann.get("/tables")["mine"] == []
