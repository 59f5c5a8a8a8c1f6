"""The review of a finished game over the wire: asked for, made in the background, kept with the table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.core.processes import context
from caravanserai.core.saved import read_record
from caravanserai.reviewing.review import engine_of, review
from caravanserai.server.handlers import reviews as handlers
from caravanserai.service import reviews
from caravanserai.service.config import UNLIMITED, Allowance
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import finished, started

Come = Callable[..., Person]
LONGEST = 240


def until_made(person: Person, table: str, **how: Any) -> dict[str, Any]:
    """What is told in the end; on the way, only how far it is."""
    asked = "&".join(f"{name}={value}" for name, value in how.items())
    last = 0.0
    for _ in range(LONGEST * 10):
        told: dict[str, Any] = person.get(f"/tables/{table}/review?{asked}")
        if told["state"] in ("done", "failed"):
            return told
        assert told["review"] is None
        assert told["progress"] >= last
        last = told["progress"]
        time.sleep(0.1)
    raise AssertionError(told)


def test_a_review_is_made_once_kept_and_told_to_everybody_who_may_look(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    dan = come("Dan")
    assert dan.get(f"/tables/{table}/review")["state"] == "none"
    assert ann.post(f"/tables/{table}/review", {})["state"] in ("waiting", "under_way")
    told = until_made(dan, table)
    assert (told["state"], told["progress"]) == ("done", 1.0)
    text = ann.get(f"/tables/{table}/export")
    record = read_record(text)
    record.names = told["review"]["names"]
    assert "Ann" not in str(told["review"]), "names are the table's"
    assert told["review"] == msgspec.json.decode(review(record).json())
    spoken_of = {notation for one in told["review"]["decisions"] for notation in (*one["played"], *one["best"])}
    assert told["moves"].keys() == spoken_of
    assert all(record.game.write(record.game.read(notation)) == notation for notation in spoken_of)
    assert ann.post(f"/tables/{table}/review", {}) == told
    page = dan.get(f"/tables/{table}/review/page?language=pl")
    assert page.startswith('<!doctype html><html lang="pl">')
    assert "Ann" in page, "the page has the names of the table"
    assert "<script" not in page
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", ""), "it needs nobody else"
    assert dan.get(f"/tables/{table}/review/page?viewer=0&open_cards=true", 409)["code"] == "not_ready"


def test_a_seat_has_a_review_of_its_own(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    ann.post(f"/tables/{table}/review", {"viewer": 1})
    told = until_made(ann, table, viewer=1)
    assert told["review"]["viewer"] == 1
    assert ann.get(f"/tables/{table}/review?viewer=1&open_cards=true")["state"] == "none"


def test_only_a_finished_game_and_a_seat_of_its_table_are_reviewed(game_over: tuple[Person, str], come: Come) -> None:
    ann, table = game_over
    assert ann.get(f"/tables/{table}/review?viewer=7", 422)["code"] == "no_such_seat"
    assert ann.post(f"/tables/{table}/review", {"viewer": 7}, 422)["code"] == "no_such_seat"
    assert ann.get(f"/tables/{table}/review?viewer=-2", 422)["code"] == "bad_query"
    playing = started([come("Ben")])
    assert ann.post(f"/tables/{playing}/review", {}, 409)["code"] == "not_over"


def test_whoever_may_not_look_has_no_review_either(come: Come) -> None:
    table = finished([come("Ann")], watch="nobody")
    assert come("Eve").post(f"/tables/{table}/review", {}, 403)["code"] == "not_watchable"


def gone(connection: Any, content: bytes) -> None:
    """What makes a review ends at once."""


class NoProcesses:
    """A machine that begins no process any more."""

    @staticmethod
    def Pipe(*, duplex: bool) -> Any:
        return context().Pipe(duplex)

    @staticmethod
    def Process(**what: Any) -> Any:
        raise OSError("no process can be begun")


@pytest.mark.parametrize(("part", "instead"), [("_make", gone), ("_CONTEXT", NoProcesses)])
def test_a_review_whose_process_ends_or_never_begins_has_failed_and_can_be_asked_for_again(
    run: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, part: str, instead: Any
) -> None:
    running = run(UNLIMITED)
    ann = Person(running.address, "Ann")
    ann.get("/me")
    table = finished([ann])
    with monkeypatch.context() as broken:
        broken.setattr(reviews, part, instead)
        ann.post(f"/tables/{table}/review", {})
        assert until_made(ann, table)["state"] == "failed"
    assert ann.post(f"/tables/{table}/review", {})["state"] in ("waiting", "under_way")
    assert until_made(ann, table)["state"] == "done"
    ann.close()


def test_a_review_that_another_engine_made_counts_as_not_made_and_is_made_anew(run: Callable[..., Running]) -> None:
    running = run(UNLIMITED)
    ann = Person(running.address, "Ann")
    ann.get("/me")
    table = finished([ann])
    ann.post(f"/tables/{table}/review", {})
    told = until_made(ann, table)
    store, engine = running.registry.store, told["review"]["engine"]
    assert engine == engine_of("camel_up")
    kept = running.ask(store.review(table, -1, False))
    running.ask(store.keep_review(table, -1, False, kept.replace(engine.encode(), b"0.0/CamelUpJudge-1/1")))
    assert ann.get(f"/tables/{table}/review")["state"] == "none"
    assert ann.get(f"/tables/{table}/review/page", 409)["code"] == "not_ready"
    assert ann.post(f"/tables/{table}/review", {})["state"] in ("waiting", "under_way")
    assert until_made(ann, table) == told
    assert running.ask(store.review(table, -1, False)) == kept
    ann.close()


@pytest.mark.parametrize(
    ("language", "seat", "guest"), [("en", "Seat 1", "a guest"), ("pl", "Miejsce 1", "gość"), ("fr", "Place 1", "un invité")]
)
def test_on_a_saved_page_who_has_no_name_is_told_in_its_language(
    game_over: tuple[Person, str], language: str, seat: str, guest: str
) -> None:
    ann, table = game_over
    ann.post(f"/tables/{table}/review", {"viewer": 2})
    content = msgspec.Raw(msgspec.json.encode(until_made(ann, table, viewer=2)["review"]))
    page = handlers._page(content, ["", "?", "Ben"], language)
    assert all(f"<td>{name}</td>" in page for name in (seat, guest, "Ben"))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities")
def test_what_makes_a_review_gives_way_to_everything_else(game_over: tuple[Person, str]) -> None:
    ann, table = game_over
    ours, theirs = context().Pipe(duplex=False)
    job = reviews._Job(ann.get(f"/tables/{table}/export"), -1, False, 0.01)
    process = context().Process(target=reviews._make, args=(theirs, msgspec.msgpack.encode(job)), daemon=True)
    process.start()
    theirs.close()
    ours.recv_bytes()
    assert process.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + reviews.NICE)
    process.kill()
    process.join()
    ours.close()


def test_somebody_who_asks_for_many_is_asked_to_wait(run: Callable[..., Running]) -> None:
    running = run(msgspec.structs.replace(UNLIMITED, reviews_per_person=Allowance(1, 0.0)))
    ann = Person(running.address, "Ann")
    ann.get("/me")
    table = finished([ann])
    ann.post(f"/tables/{table}/review", {"viewer": 0})
    assert ann.post(f"/tables/{table}/review", {"viewer": 1}, 429)["code"] == "too_many"
    ann.close()
