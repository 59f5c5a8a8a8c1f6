"""The review of a finished game over the wire: asked for, made in the background, kept with the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.core.saved import read_record
from caravanserai.reviewing.review import review
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


def test_a_review_whose_process_ends_has_failed_and_can_be_asked_for_again(
    run: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = run(UNLIMITED)
    ann = Person(running.address, "Ann")
    ann.get("/me")
    table = finished([ann])
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "_make", gone)
        ann.post(f"/tables/{table}/review", {})
        assert until_made(ann, table)["state"] == "failed"
    assert ann.post(f"/tables/{table}/review", {})["state"] in ("waiting", "under_way")
    assert until_made(ann, table)["state"] == "done"
    ann.close()


def gone(connection: Any, content: bytes) -> None:
    """What makes a review ends at once."""


def test_somebody_who_asks_for_many_is_asked_to_wait(run: Callable[..., Running]) -> None:
    running = run(msgspec.structs.replace(UNLIMITED, reviews_per_person=Allowance(1, 0.0)))
    ann = Person(running.address, "Ann")
    ann.get("/me")
    table = finished([ann])
    ann.post(f"/tables/{table}/review", {"viewer": 0})
    assert ann.post(f"/tables/{table}/review", {"viewer": 1}, 429)["code"] == "too_many"
    ann.close()
