"""A club upgrades its server: what an evening's people ask for the day after, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.saved import read_record
from caravanserai.games.five_tribes.game import FiveTribes
from tests.server.local import Browser, local
from tests.tables.storage.databases import Database
from tests.tables.storage.kept import lay, told

BEFORE = "0.1.0"


@pytest.fixture
def data(tmp_path: Path) -> Database:
    """What the server of before kept."""
    database = Database("sqlite", str(tmp_path / "tables.db"))
    lay(BEFORE, database)
    return database


@pytest.fixture
def browser(data: Database, tmp_path: Path) -> Iterator[Browser]:
    with local(tmp_path) as opened:
        opened.get("/api/me")
        yield opened


def get(browser: Browser, path: str, status: int = 200) -> Any:
    answer = browser.get(f"/api/tables/{path}")
    assert answer.status_code == status, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


def test_finished_games_are_looked_at_exported_and_verified(browser: Browser, data: Database) -> None:
    for table, about in told(BEFORE, data).items():
        if not about.get("over"):
            continue
        seen = get(browser, table)
        assert (seen["phase"], seen["outcome"], seen["other_rules"]) == ("over", about["outcome"], None)
        assert get(browser, f"{table}/export") == about["export"]
        verified = get(browser, f"{table}/verify")
        assert (verified["ok"], verified["unchecked"], verified["problem"]) == (True, 0, None)
        assert f"rules {verified['rules']} " in about["export"]
        assert len(get(browser, f"{table}/since")) == seen["moves"]
        assert get(browser, f"{table}/moves/{seen['moves']}")["outcome"] == about["outcome"]
        assert len(get(browser, f"{table}/replay?moves={seen['moves'] - 5}")) == 5


def test_their_texts_are_taken_in_again_as_games_of_today(browser: Browser, data: Database) -> None:
    for about in told(BEFORE, data).values():
        if about.get("over") and about["game"] == "five_tribes":
            made = browser.post("/api/tables/import", json={"text": about["export"]})
            assert made.status_code in (200, 201), made.text
            again = read_record(get(browser, f"{made.json()['table']}/export"))
            assert again.outcome is not None
            assert again.outcome.scores == about["outcome"]["scores"]


def test_running_games_are_watched_as_they_were(browser: Browser, data: Database) -> None:
    for table, about in told(BEFORE, data).items():
        if about.get("over") is False:
            seen = get(browser, table)
            assert (seen["moves"], seen["other_rules"]) == (about["moves"], None)


@pytest.fixture
def unlike(data: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Browser, str, dict[str, Any]]]:
    """A game of Five Tribes that ended by a rule of then, were that rule no option today."""
    monkeypatch.setattr(FiveTribes, "options_before", {})
    kept = told(BEFORE, data).items()
    table, about = next(pair for pair in kept if pair[1].get("over") and pair[1].get("options") == {"thieves": True})
    with local(tmp_path) as browser:
        browser.get("/api/me")
        yield browser, table, about


def test_a_game_that_todays_rules_do_not_lead_through_is_shown_as_far_as_it_is_known(
    unlike: tuple[Browser, str, dict[str, Any]],
) -> None:
    browser, table, about = unlike
    seen = get(browser, table)
    assert (seen["phase"], seen["moves"]) == ("over", about["moves"])
    other = seen["other_rules"]
    assert (other["played"], other["today"], other["changes"]) == (1, 2, [])
    (hidden,) = other["hidden"]
    assert get(browser, f"{table}/moves/{hidden['first']}", 409)["code"] == "other_rules"
    assert get(browser, f"{table}/moves/{hidden['last'] + 1}")["told"]["notation"]
    story = get(browser, f"{table}/since")
    assert [move["moves"] for move in story] == [*range(1, about["moves"] + 1)]
    assert all(move["events"] or move["notation"] for move in story)


def test_its_text_is_what_it_was_and_what_can_be_known_of_its_dice_is_said(unlike: tuple[Browser, str, dict[str, Any]]) -> None:
    browser, table, about = unlike
    assert get(browser, f"{table}/export").splitlines()[:-1] == about["export"].splitlines()[:-1]
    verified = get(browser, f"{table}/verify")
    assert (verified["ok"], verified["rules"]) == (True, 1)
    assert verified["unchecked"] > 0


def test_its_text_is_not_taken_in_as_a_game_of_today(unlike: tuple[Browser, str, dict[str, Any]]) -> None:
    browser, _, about = unlike
    refused = browser.post("/api/tables/import", json={"text": about["export"]})
    assert refused.status_code == 422
    assert "it is of rules 1, and today's (2) do not lead through it" in refused.json()["text"]
