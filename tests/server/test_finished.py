"""Finished games: exported, imported, looked through move by move, and played again."""

from __future__ import annotations

from collections.abc import Callable

from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.saved import read_record, write_record
from tests.server.people import Person
from tests.server.tables import started

Come = Callable[..., Person]


def test_a_rematch_is_one_table_for_all(game_over: tuple[Person, str], come: Come) -> None:
    ben = come("Ben")
    ann, table = game_over
    assert ben.do(table, "rematch", 403)["code"] == "not_seated"
    again = ann.do(table, "rematch")["table"]
    assert ann.do(table, "rematch")["table"] == again
    assert ben.look(table).rematch == again
    update = ann.look(again)
    assert (update.phase, update.you, [seat.kind for seat in update.seats]) == ("open", 0, ["person", "bot", "bot"])
    assert ann.do(again, "rematch", 409)["code"] == "not_over"


def test_a_finished_game_is_exported_imported_and_looked_through(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    ben = come("Ben")
    text = come("Dan").get(f"/tables/{table}/export")
    assert read_record(text).fairness is not None
    copy = ben.post("/tables/import", {"text": text})["table"]
    assert come("Dan").get(f"/tables/{copy}/export") == text
    update = ben.look(copy)
    assert (update.phase, update.you, update.fair) == ("over", None, ann.look(table).fair)
    for moves in (0, 1, update.moves):
        first, second = (ben.get(f"/tables/{name}/moves/{moves}") for name in (table, copy))
        assert {**first, "table": ""} == {**second, "table": ""}
    assert ben.get(f"/tables/{table}/moves/{update.moves}")["outcome"] is not None
    assert ben.get(f"/tables/{table}/moves/0")["told"] is None
    for wrong in (update.moves + 1, "-1", "x", "9" * 50, "\u0663"):
        assert ben.get(f"/tables/{table}/moves/{wrong}", 404)["code"] == "no_such_position"


def test_a_game_without_fair_dice_is_imported_as_one_without(come: Come) -> None:
    record, rng = Record(load_game("camel_up"), 3), Random(1, 2)
    while not record.position.is_over():
        record.play_chance(rng) if record.awaits_chance() else record.play(record.position.legal_moves()[-1])
    table = come().post("/tables/import", {"text": write_record(record)})["table"]
    assert come().get(f"/tables/{table}/export") == write_record(record)


def test_what_is_no_finished_game_is_not_imported(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    text = ann.get(f"/tables/{table}/export")
    lines = text.splitlines(keepends=True)
    error = ann.post("/tables/import", {"text": "".join([*lines[:20], *lines[21:]])}, 422)
    assert (error["code"], error["details"]) == ("bad_record", {"line": 21})
    for wrong in ("", "hello", "caravanserai 1", "~", text + "x"):
        assert ann.post("/tables/import", {"text": wrong}, 422)["code"] == "bad_record"


def test_an_unfinished_game_is_neither_exported_nor_looked_through(come: Come) -> None:
    ann = come()
    table = started([ann])
    assert ann.get(f"/tables/{table}/export", 409)["code"] == "not_over"
    assert ann.get(f"/tables/{table}/moves/1", 409)["code"] == "not_over"


def test_a_rematch_over_the_socket_names_the_same_table(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    seat = ann.live(table)
    again = seat.must("rematch").table
    assert again is not None
    seat.until(lambda update: update.rematch == again)
    assert ann.do(table, "rematch")["table"] == again
