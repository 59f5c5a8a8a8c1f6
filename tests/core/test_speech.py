"""Words are found by id, in the reader's language or else in English, and are given what they tell."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import CHANCE, Prompt
from caravanserai.core.discovery import game_ids
from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.core.speech import Speech, UnknownText, choose_language, languages


def test_there_are_words_in_english_french_and_polish() -> None:
    assert languages() == ("en", "fr", "pl")


@pytest.mark.parametrize(
    ("given", "environment", "chosen"),
    [
        ("pl", {"LANG": "fr_FR.UTF-8"}, "pl"),
        (None, {"CARAVANSERAI_LANG": "fr", "LC_ALL": "pl_PL"}, "fr"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR"}, "pl"),
        (None, {"LC_MESSAGES": "fr-CA", "LANG": "pl"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "pl"}, "pl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_what_was_asked_for_else_what_the_environment_speaks(
    given: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert choose_language(given, environment) == chosen


def test_a_language_that_was_asked_for_must_exist() -> None:
    with pytest.raises(BadOption, match="there are no words in 'xx'; there are in en, fr, pl"):
        Speech("xx")


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "one, two and three"), ("fr", "one, two et three"), ("pl", "one, two i three")]
)
def test_lists_are_joined_as_the_language_joins_them(language: str, joined: str) -> None:
    speech = Speech(language)
    assert speech.join(["one", "two", "three"]) == joined
    assert speech.join(["one"]) == "one"
    assert speech.join([]) == ""


def test_an_unknown_id_is_named() -> None:
    with pytest.raises(UnknownText, match="there is no text called 'nothing-so-called', in pl or in en"):
        Speech("pl").say("nothing-so-called")
    assert not Speech("pl").has("nothing-so-called")


def test_an_unknown_attribute_is_named() -> None:
    with pytest.raises(UnknownText, match=r"'terminal-and\.colour'"):
        Speech("pl").say("terminal-and.colour")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    speech = Speech("pl")
    monkeypatch.setattr(speech, "language", "de")
    assert speech.say("terminal-you") == "you"


def test_only_a_strict_reader_minds_a_missing_argument() -> None:
    assert "and" in Speech("en").say("terminal-and", first="one")
    with pytest.raises(CaravanseraiError, match="'terminal-and' in en cannot be told"):
        Speech("en", strict=True).say("terminal-and", first="one")


def test_fields_become_what_messages_want() -> None:
    arguments = Speech("en", game_ids()[0]).arguments(
        {"seat": 1, "owner": None, "winners": [0, 1], "under": True, "value": 2.5, "side": "boo", "partner": 7}, ["Ada", "Bo"]
    )
    assert arguments == {
        "seat": "Bo",
        "owner": "none",
        "winners": "Ada and Bo",
        "winners_count": 2,
        "under": "yes",
        "value": 2.5,
        "side": "boo",
        "partner": "7",
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_title_in_every_language(language: str, game_id: str) -> None:
    assert Speech(language, game_id, strict=True).say(f"{game_id}-title")


def test_what_is_asked_of_me_is_not_what_i_wait_for() -> None:
    speech = Speech("en", "camel_up")
    names = ["Ada", "Bo", "Cy"]
    assert speech.ask(Prompt(1, "turn", "4"), names, 1) == "Your turn, Bo. Do one thing:"
    assert speech.ask(Prompt(1, "turn", "4"), names, 0) == "It is Bo’s turn."
    assert speech.ask(Prompt(CHANCE, "rolling", "4.3"), names, None) == "A die is coming out of the pyramid."
