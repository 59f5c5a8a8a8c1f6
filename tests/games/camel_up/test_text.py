"""The words of Camel Up, where they need more than every game's: numbers, and sentences as they are read."""

from __future__ import annotations

import re

import pytest

from caravanserai.core.speech import Speech, languages, tag_of
from caravanserai.core.texts import rules_text
from caravanserai.games.camel_up.events import LegSettled, PyramidScored, TicketTaken, UnitMoved
from caravanserai.games.camel_up.table.moves import PlayCard, TakeTicket
from tests.games.test_text import some_games

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


@pytest.mark.parametrize("language", languages())
def test_what_happens_is_told_without_the_coins_where_they_are_hidden(language: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    purses = [event for event in some_games("camel_up").events.values() if hasattr(event, "coins")]
    assert {tag_of(event) for event in purses} >= {"leg_settled", "card_scored", "pile_settled"}
    for event in purses:
        assert speech.tell(event, NAMES, coins="hidden")


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 moneta"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety"), (0, "0 monet")]
)
def test_polish_counts_coins_as_poles_do(count: int, words: str) -> None:
    speech = Speech("pl", "camel_up", strict=True)
    assert f"razem {words} w sakiewce." in speech.tell(LegSettled(0, 3, count), NAMES)


def test_polish_counts_tickets_as_poles_do() -> None:
    speech = Speech("pl", "camel_up", strict=True)
    told = [speech.tell(PyramidScored(0, count), NAMES) for count in (1, 2, 5)]
    assert told == [
        "Ada dostaje 1 monetę za kafelek piramidy.",
        "Ada dostaje 2 monety za 2 kafelki piramidy.",
        "Ada dostaje 5 monet za 5 kafelków piramidy.",
    ]


def test_french_has_one_coin_for_none() -> None:
    told = [Speech("fr", "camel_up").tell(LegSettled(0, 0, count), NAMES) for count in (0, 1, 2)]
    assert [re.search(r"\d pièces?", line)[0] for line in told] == ["0 pièce", "1 pièce", "2 pièces"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ada takes the red ticket worth 5.", "Blue and green (bottom to top) go from 3 to 5."]),
        (
            "pl",
            ["Ada bierze czerwony kafelek typowania o wartości 5.", "Niebieski i zielony (od dołu do góry) idą z pola 3 na 5."],
        ),
        ("fr", ["Ada prend le ticket rouge qui vaut 5.", "Le bleu et le vert (de bas en haut) vont de 3 à 5."]),
    ],
)
def test_some_sentences_as_a_player_reads_them(language: str, told: list[str]) -> None:
    speech = Speech(language, "camel_up", strict=True)
    events = [TicketTaken(0, "red", 5), UnitMoved(["blue", "green"], 3, 5, 5, False)]
    assert [speech.tell(event, NAMES) for event in events] == told


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Red goes from 4 to 7, is booed and slips back", "go from 4 to 7, are booed and slip back"),
        ("pl", "na 7, ale gwizdy cofają go na 6", "na 7, ale gwizdy cofają je na 6"),
        ("fr", "à 7, sous les huées, et recule à 6", "à 7, sous les huées, et reculent à 6"),
    ],
)
def test_what_is_booed_agrees_with_its_number(language: str, one: str, two: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    assert one in speech.tell(UnitMoved(["red"], 4, 7, 6, True), NAMES)
    assert two in speech.tell(UnitMoved(["red", "green"], 4, 7, 6, True), NAMES)


@pytest.mark.parametrize(
    ("space", "words"),
    [(17, "over the finish line"), (19, "over the finish line"), (0, "backwards"), (-2, "backwards"), (9, "to 9")],
)
def test_a_camel_beyond_the_line_is_told_so(space: int, words: str) -> None:
    assert words in Speech("en", "camel_up").tell(UnitMoved(["black"], 8, space, space, False), NAMES)


def test_moves_of_one_line_are_told_by_what_they_share() -> None:
    speech = Speech("en", "camel_up", strict=True)
    assert speech.name_kind([PlayCard("loser", "blue"), PlayCard("loser", "red")], NAMES) == "bet on the loser of the whole race"
    assert speech.name_kind([TakeTicket("blue"), TakeTicket("red")], NAMES) == "bet on the leader of this leg"
    last_card = [PlayCard("winner", "blue"), PlayCard("loser", "blue")]
    assert speech.name_kind(last_card, NAMES) == "bet on the winner or the loser of the whole race"


@pytest.mark.parametrize(("language", "words"), [("en", "second edition"), ("fr", "deuxième édition"), ("pl", "drugie wydanie")])
def test_the_rules_say_which_edition_is_played(language: str, words: str) -> None:
    assert words in rules_text("camel_up", language)
