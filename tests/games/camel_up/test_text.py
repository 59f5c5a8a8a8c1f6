"""The words of Camel Up: the same ids and arguments in every language, and for everything that can happen."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from typing import Any, get_args

import pytest

from caravanserai.bots import bot_names, load_bot
from caravanserai.core.contract import Event
from caravanserai.core.options import option_table
from caravanserai.core.speech import Speech, languages, tag_of
from caravanserai.games.camel_up.events import CamelUpEvent, LegSettled, PyramidScored, TicketTaken, UnitMoved
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.moves import MOVES, PlayCard, TakeTicket
from caravanserai.games.camel_up.names import CAMELS, DICE, PHASES
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.terminal.rules import rules_text
from tests.games.texts import check_same_in, left_in_english, messages, texts

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
FOREIGN = sorted(set(languages()) - {"en"})
PLACES = ("caravanserai.games.camel_up", "caravanserai.terminal")
SAME_IN_ENGLISH = {
    "terminal-guest-talk",
    "camel_up-title",
    "camel_up-event-asked",
    "camel_up-face",
    "camel_up-board-tickets",
    "camel_up-board-held",
    "camel_up-option-stall_limit.number",
    "camel_up-list-ranking.separator",
    "terminal-bot",
    "terminal-section",
    "terminal-score",
    "terminal-help-section",
}
"""What may read the same in another language: names, marks, and a few words that both have."""


@cache
def some_games() -> list[tuple[list[Any], list[Event]]]:
    """Random games with few tiles, in which everything happens: for each, refusals met and events told."""
    games = []
    for seed, options in enumerate(
        [
            CamelUpOptions(partner_ticket="manual", start_seat="random"),
            CamelUpOptions(final_floor="pile", stack_order="random"),
            CamelUpOptions(stall_limit=3),
            CamelUpOptions(),
        ]
    ):
        games.append(play(random.Random(seed), options))
    return games


def play(chance: random.Random, options: CamelUpOptions) -> tuple[list[Any], list[Event]]:
    position = GAME.start(6, options)
    refusals, events = [], []
    while not position.is_over():
        refusals += [refusal for number in range(-1, len(MOVES)) if (refusal := GAME.why_not(position, number))]
        legal = position.legal_moves()
        kind = chance.choice(sorted({tag_of(MOVES[number]) for number in legal}))
        events += GAME.play(position, chance.choice([number for number in legal if tag_of(MOVES[number]) == kind]))
    refusals.append(GAME.why_not(position, 0))
    return refusals, events


def needed_ids() -> set[str]:
    """Every id that the game's own code asks for."""
    reasons = set(re.findall(r'Refusal\("(\w+)"', (files(PLACES[0]) / "refusals.py").read_text(encoding="utf-8")))
    ids = {f"refusal-{reason}" for reason in reasons} | {f"refusal-now_{phase}" for phase in PHASES if phase != "over"}
    ids |= {f"event-{event.__struct_config__.tag}" for event in get_args(CamelUpEvent)}
    ids |= {f"{form}-{tag_of(move)}" for move in MOVES for form in ("move", "kind")}
    ids |= {f"{manner}-{phase}" for phase in PHASES for manner in ("ask", "wait")}
    ids |= {f"camel-{camel}" for camel in CAMELS} | {f"die-{die}" for die in DICE}
    ids |= {f"option-{option.name}" for option in option_table(CamelUpOptions)}
    ids |= {f"bot-{name}" for name in bot_names("camel_up")}
    for file in ("bots.py", "judgement.py"):
        code = (files(PLACES[0]) / file).read_text(encoding="utf-8")
        ids |= {f"why-{reason}" for reason in re.findall(r'(?:Choice|Weighed)\([^"]*"(\w+)"', code)}
    return {f"camel_up-{name}" for name in ids}


@pytest.mark.parametrize("language", languages())
def test_there_are_words_for_everything_the_game_can_say(language: str) -> None:
    assert needed_ids() <= messages(PLACES[0], language).keys()


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_the_same_ids_with_the_same_arguments(place: str, language: str) -> None:
    check_same_in(place, language, forms=False)


@pytest.mark.parametrize("language", languages())
def test_every_option_and_every_value_is_explained(language: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    for option in option_table(CamelUpOptions):
        values = [{True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value) for value in option.values]
        values += ["number"] if option.minimum is not None else []
        for part in ("help", *values):
            assert speech.say(f"camel_up-option-{option.name}.{part}", number=2)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_move_and_every_bot_has_an_explanation(language: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    for move in MOVES:
        assert speech.name_move(move, NAMES)
        assert speech.name_kind([move], NAMES)
        assert speech.name_kind([move], NAMES, ".help")
    for name in bot_names("camel_up"):
        assert speech.say(f"camel_up-bot-{name}.help")


@pytest.mark.parametrize("language", languages())
def test_every_event_and_every_refusal_of_whole_games_can_be_told(language: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    told = set()
    for refusals, events in some_games():
        for refusal in {repr(refusal): refusal for refusal in refusals}.values():
            assert speech.refuse(refusal, NAMES)
        for event in events:
            told.add(tag_of(event))
            assert speech.tell(event, NAMES) or tag_of(event) == "asked"
            assert (
                speech.tell(GAME.heard(event, 0), NAMES, **({"coins": "hidden"} if hasattr(event, "coins") else {})) is not None
            )
    assert told == {event.__struct_config__.tag for event in get_args(CamelUpEvent)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", bot_names("camel_up"))
def test_every_reason_that_bots_give_can_be_told(language: str, name: str) -> None:
    speech = Speech(language, "camel_up", strict=True)
    chance, bot = random.Random(4), load_bot("camel_up", name, 4)
    position = GAME.start(6, CamelUpOptions(partner_ticket="manual"))
    for _ in range(60):
        if position.actor() >= 0:
            choice = bot.choose(GAME.view(position, position.actor()), position.legal_moves())
            assert not choice.reason or speech.explain(choice.reason, choice.about, NAMES)
        position.play(chance.choice(position.legal_moves()))


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_in_english_by_oversight(place: str, language: str) -> None:
    same = left_in_english(place, language)
    assert same <= SAME_IN_ENGLISH


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


@pytest.mark.parametrize("place", PLACES)
def test_french_marks_are_never_parted_from_their_word(place: str) -> None:
    for name, text in texts(place, "fr"):
        assert not re.search(r"\w[ ]+[:;!»]|\w[ ]\?(?! )|«[ ]", text), name
        assert "'" not in text, name


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
    ("space", "words"),
    [(17, "over the finish line"), (19, "over the finish line"), (0, "backwards"), (-2, "backwards"), (9, "to 9")],
)
def test_a_camel_beyond_the_line_is_told_so(space: int, words: str) -> None:
    assert words in Speech("en", "camel_up").tell(UnitMoved(["black"], 8, space, space, False), NAMES)


def test_moves_of_one_line_are_told_by_what_they_share() -> None:
    speech = Speech("en", "camel_up", strict=True)
    assert speech.name_kind([PlayCard("loser", "blue"), PlayCard("loser", "red")], NAMES) == "bet on the last of the whole race"
    assert speech.name_kind([TakeTicket("blue"), TakeTicket("red")], NAMES) == "bet on the leader of this leg"


@pytest.mark.parametrize(("language", "words"), [("en", "second edition"), ("fr", "deuxième édition"), ("pl", "drugie wydanie")])
def test_the_rules_say_which_edition_is_played(language: str, words: str) -> None:
    assert words in rules_text("camel_up", language)
