"""A game from elsewhere costs its own table's time, nobody else's: however often moves were taken back in it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.service.config import Limits
from caravanserai.tables import table as table_module
from caravanserai.tables.table import Table
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import play, started
from tests.server.test_limits import limited

Come = Callable[..., Person]
Run = Callable[..., Running]
LONG = 300
"""Moves before somebody begins to take moves back."""


def wavering(undos: int) -> str:
    """A finished game in whose late middle a seat took its move back so many times."""
    record, rng = Record(load_game("camel_up"), 3), Random(1, 2)
    while len(record.log) < LONG or record.awaits_chance():
        legal = [move for move in record.position.legal_moves() if record.awaits_chance() or move != 35]
        record.play_chance(rng) if record.awaits_chance() else record.play(legal[-1])
    for _ in range(undos):
        seat, made = record.position.actor(), len(record.log)
        record.play([move for move in record.position.legal_moves() if move != 35][-1])
        record.take_back(made, seat)
    while not record.position.is_over():
        record.play_chance(rng) if record.awaits_chance() else record.play("roll")
    return write_record(record)


def test_an_imported_game_is_folded_beside_the_loop_and_from_marks(run: Run, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    running, threads, starts = run(), set(), 0
    apply, start = Table.apply, table_module._start_position

    def noted(table: Table, *given: Any) -> None:
        threads.add(threading.current_thread())
        apply(table, *given)

    def counted(opened: Any) -> Any:
        nonlocal starts
        starts += 1
        return start(opened)

    monkeypatch.setattr(Table, "apply", noted)
    monkeypatch.setattr(table_module, "_start_position", counted)
    text = wavering(200)
    ann = come("Ann", at=running)
    table = ann.post("/tables/import", {"text": text})["table"]
    assert threads
    assert running.thread not in threads
    assert starts < 10
    stored = running.ask(running.registry.store.load(table))
    assert stored is not None
    assert stored.rows == []
    assert ann.get(f"/tables/{table}/export").startswith(text)
    assert ann.get(f"/tables/{table}/moves/{LONG}")["moves"] == LONG


@pytest.mark.parametrize(
    ("limit", "given", "what"), [("undos_per_table", 20, "taken back too often"), ("rows_per_table", LONG, "too long")]
)
def test_a_game_longer_than_a_table_may_be_is_refused_by_its_line(
    run: Run, come: Come, limit: str, given: int, what: str
) -> None:
    ann, text = come("Ann", at=run(limited(**{limit: given}))), wavering(100)
    error = ann.post("/tables/import", {"text": text}, 422)
    assert error["code"] == "bad_record"
    assert what in error["text"]
    line = text.splitlines()[error["details"]["line"] - 1]
    assert line.startswith("undo ") or limit == "rows_per_table"
    assert read_record(text).outcome is not None


def test_whoever_takes_moves_back_without_end_is_stopped_and_plays_on(run: Run, come: Come) -> None:
    running = run(Limits(undos_per_table=3))
    ann = come("Ann", at=running)
    table = started([ann, come("Ben", at=running), come("Cleo", at=running)])
    for _ in range(3):
        play(ann, table, "take_ticket")
        ann.do(table, "undo")
    play(ann, table, "take_ticket")
    assert ann.do(table, "undo", 429)["details"]["what"] == "moves taken back at this table"
    assert ann.look(table).moves > 0


def test_whoever_asks_for_more_moves_than_were_made_costs_nothing(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    for address in ("since", "replay"):
        assert ann.get(f"/tables/{table}/{address}?moves={2**53}") == []
