"""Finished games: exported, imported, looked through move by move, and played again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.core.signing import SigningKey
from tests.server.people import Person
from tests.server.running import SECRET, Running
from tests.server.tables import finished, started

Come = Callable[..., Person]


def test_a_rematch_is_one_table_for_all(game_over: tuple[Person, str], come: Come) -> None:
    ben = come("Ben")
    ann, table = game_over
    assert ben.do(table, "rematch", 403)["code"] == "not_seated"
    again = ann.do(table, "rematch")["table"]
    assert ann.do(table, "rematch")["table"] == again
    assert ann.look(table).rematch == again
    assert ben.look(table).rematch is None, "whoever only looked on is not handed the next table"
    update = ann.look(again)
    assert (update.phase, update.you, [seat.kind for seat in update.seats]) == ("open", 0, ["person", "bot", "bot"])
    assert ann.do(again, "rematch", 409)["code"] == "not_over"


def test_whoever_gave_a_seat_up_is_led_to_the_rematch_too(come: Come) -> None:
    ann, ben, eve = come("Ann"), come("Ben"), come("Eve")
    table = finished([ann, ben])
    live = ben.live(table)
    again = ann.do(table, "rematch")["table"]
    assert ben.look(table).rematch == again
    assert live.until(lambda update: update.rematch is not None).rematch == again
    assert eve.look(table).rematch is None
    assert ben.do(table, "rematch", 403)["code"] == "not_seated"


def test_a_finished_game_is_exported_imported_and_looked_through(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    ben = come("Ben")
    text = come("Dan").get(f"/tables/{table}/export")
    assert read_record(text).fairness is not None
    copy = ben.post("/tables/import", {"text": text})["table"]
    assert come("Dan").get(f"/tables/{copy}/export") == text
    assert come("Dan").get(f"/tables/{copy}/verify") == ann.get(f"/tables/{table}/verify")
    update = ben.look(copy)
    assert (update.phase, update.you, update.fair) == ("over", None, ann.look(table).fair)
    for moves in (0, 1, update.moves):
        first, second = (ben.get(f"/tables/{name}/moves/{moves}") for name in (table, copy))
        assert {**first, "table": ""} == {**second, "table": ""}
    assert ben.get(f"/tables/{table}/moves/{update.moves}")["outcome"] is not None
    assert ben.get(f"/tables/{table}/moves/0")["told"] is None
    for wrong in (update.moves + 1, "-1", "x", "9" * 50, "\u0663"):
        assert ben.get(f"/tables/{table}/moves/{wrong}", 404)["code"] == "no_such_position"


def test_who_gave_up_a_seat_and_who_brought_a_game_find_it_again(come: Come) -> None:
    ann, ben, cleo, dan = come("Ann"), come("Ben"), come("Cleo"), come("Dan")
    table = finished([ann, ben, cleo], watch="nobody")
    assert [info["table"] for info in ben.get("/tables")["mine"]] == [table]
    assert ben.look(table).outcome is not None
    text = cleo.get(f"/tables/{table}/export")
    assert dan.get(f"/tables/{table}/export", 403)["code"] == "not_watchable"
    copy = dan.post("/tables/import", {"text": text})["table"]
    assert [info["table"] for info in dan.get("/tables")["mine"]] == [copy]


def test_a_game_without_fair_dice_is_imported_as_one_without(come: Come) -> None:
    record, rng = Record(load_game("camel_up"), 3), Random(1, 2)
    while not record.position.is_over():
        record.play_chance(rng) if record.awaits_chance() else record.play(record.position.legal_moves()[-1])
    table = come().post("/tables/import", {"text": write_record(record)})["table"]
    assert come().get(f"/tables/{table}/verify", 409)["code"] == "not_checkable"
    assert come().get(f"/tables/{table}/export") == write_record(record, SigningKey(SECRET))


def test_what_is_no_finished_game_is_not_imported(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    text = ann.get(f"/tables/{table}/export")
    lines = text.splitlines(keepends=True)
    error = ann.post("/tables/import", {"text": "".join([*lines[:20], *lines[21:]])}, 422)
    assert (error["code"], error["details"]) == ("bad_record", {"line": 21})
    for wrong in ("", "hello", "caravanserai 1", "~", text + "x"):
        assert ann.post("/tables/import", {"text": wrong}, 422)["code"] == "bad_record"


def test_an_unfinished_game_is_neither_exported_nor_checked(come: Come) -> None:
    ann = come()
    table = started([ann])
    assert ann.get(f"/tables/{table}/export", 409)["code"] == "not_over"
    assert ann.get(f"/tables/{table}/verify", 409)["code"] == "not_over"


def test_in_a_running_game_everybody_looks_back_at_what_they_saw_themselves(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    before, path = ann.look(table), f"/tables/{table}/moves"
    ann.do(table, "play", move="winner R", version=before.version)
    now = ann.look(table)
    assert (now.moves, now.can_undo) == (before.moves + 1, before.moves)
    mine, theirs, watched = (person.get(f"{path}/{now.moves}") for person in (ann, ben, come("Dan")))
    assert (mine["view"], mine["moves"], mine["of"], mine["outcome"]) == (now.view, now.moves, now.moves, None)
    assert theirs["view"] == ben.look(table).view
    assert watched["view"]["viewer"] is None
    assert mine["told"]["events"][0]["camel"] == "red"
    assert [seen["told"]["events"][0]["camel"] for seen in (theirs, watched)] == [None, None]
    assert ann.get(f"{path}/{before.moves}")["view"] == before.view
    assert ann.get(f"{path}/0")["told"] is None
    assert ann.get(f"{path}/{now.moves + 1}", 404)["details"] == {"of": now.moves}


def test_moves_that_were_undone_cannot_be_looked_back_at(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben], 3)
    moves = ann.look(table).moves
    ann.do(table, "play", move="winner R", version=ann.look(table).version)
    ann.do(table, "undo")
    assert ann.get(f"/tables/{table}/moves/{moves + 1}", 404)["code"] == "no_such_position"
    ann.do(table, "play", move="loser B", version=ann.look(table).version)
    assert ann.get(f"/tables/{table}/moves/{moves + 1}")["told"]["events"][0]["camel"] == "blue"


def test_before_the_game_there_is_nothing_to_look_back_at(come: Come) -> None:
    ann = come()
    assert ann.get(f"/tables/{ann.open_table()}/moves/0", 409)["code"] == "not_playing"


def test_the_server_checks_a_finished_game_as_its_export_is_checked(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    record, fair = read_record(ann.get(f"/tables/{table}/export")), ann.look(table).fair
    told = come("Dan").get(f"/tables/{table}/verify")
    assert told == {
        "ok": True,
        "commitment": fair.commitment,
        "seed": fair.seed,
        "salts": [],
        "pledges": fair.pledges,
        "rounds": fair.rounds,
        "draws": sum(entry.draw is not None for entry in record.log),
        "taken_back": 0,
        "problem": None,
        "rules": record.game.rules_version,
        "unchecked": 0,
    }
    assert told["draws"] > 10


def test_a_tampered_die_and_another_seed_are_found(
    game_over: tuple[Person, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = game_over
    room = server.registry.rooms[table]
    honest = room.table.state
    number, die = next((number, move) for number, move in enumerate(honest.moves) if move.draw is not None)
    moves = [*honest.moves]
    moves[number] = msgspec.structs.replace(die, draw=10_000)
    monkeypatch.setattr(room.table, "state", msgspec.structs.replace(honest, moves=moves))
    told = ann.get(f"/tables/{table}/verify")
    assert not told["ok"]
    assert "draw" in told["problem"]
    monkeypatch.setattr(room.table, "state", msgspec.structs.replace(honest, commitment="0" * 64))
    assert "committed" in ann.get(f"/tables/{table}/verify")["problem"]


def test_a_rematch_over_the_socket_names_the_same_table(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    seat = ann.live(table)
    again = seat.must("rematch").table
    assert again is not None
    seat.until(lambda update: update.rematch == again)
    assert ann.do(table, "rematch")["table"] == again
