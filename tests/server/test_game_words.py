"""A game's words and rules from the server, for a page that was built before there was such a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.core.discovery import game_ids
from caravanserai.core.seat_fields import seat_fields
from caravanserai.core.speech import languages
from caravanserai.core.texts import rules_language, rules_text, sentences_text
from tests.server.local import Browser, local


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with local(tmp_path_factory.mktemp("words")) as client:
        yield client


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_the_words_and_the_rules_are_those_of_the_games_folder(browser: Browser, game: str, language: str) -> None:
    words = browser.get(f"/api/games/{game}/words?language={language}").json()
    assert words["sentences"] == sentences_text(game, language)
    assert f"\n{game}-title = " in words["sentences"]
    assert set(words["seats"]) == seat_fields(game)
    rules = browser.get(f"/api/games/{game}/rules?language={language}").json()
    assert rules == {"language": language, "text": rules_text(game, language)}
    assert "\n## " in rules["text"]


def test_a_language_that_nobody_has_written_is_english(browser: Browser) -> None:
    assert browser.get("/api/games/emira/words?language=de").json() == browser.get("/api/games/emira/words").json()
    assert browser.get("/api/games/emira/rules?language=de").json()["language"] == "en"


@pytest.mark.parametrize("what", ["words", "rules"])
@pytest.mark.parametrize("game", ["chess", "__init__", "..%2Fgames"])
def test_of_a_game_that_there_is_not_there_is_nothing(browser: Browser, game: str, what: str) -> None:
    assert browser.get(f"/api/games/{game}/{what}").status_code == 404


@pytest.mark.parametrize("language", ["", "../en", "EN", "english"])
def test_a_language_is_named_by_its_letters(browser: Browser, language: str) -> None:
    assert browser.get("/api/games/emira/rules", params={"language": language}).status_code == 422


def test_a_game_without_files_says_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("caravanserai.core.texts.files", lambda package: tmp_path)
    assert sentences_text.__wrapped__("oasis", "pl") == rules_text.__wrapped__("oasis", "pl") == ""
    assert rules_language("oasis", "pl") == "en"
