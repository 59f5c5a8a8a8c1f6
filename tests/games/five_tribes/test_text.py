"""The words of Five Tribes: the same ids, forms and arguments in every language, and for everything that can happen."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import get_args

import pytest

from caravanserai.bots import bot_names
from caravanserai.core.contract import Event, Prompt, Refusal
from caravanserai.core.options import option_table
from caravanserai.core.speech import Speech, languages, tag_of
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes import moves as m
from caravanserai.games.five_tribes.events import FiveTribesEvent
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.moves import MOVES
from caravanserai.games.five_tribes.names import (
    CATEGORIES,
    DESIGNS,
    DJINNS,
    GOODS,
    PAYMENTS,
    PHASES,
    PIECES,
    RESOURCES,
    THIEVES,
    TRIBES,
)
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.games.texts import Met, check_same_in, left_in_english, messages, numbers_of_kinds, reasons, rules, texts

NAMES = ["Ada", "Bo", "Cy", "Di"]
FOREIGN = sorted(set(languages()) - {"en"})
PLACE = "caravanserai.games.five_tribes"
SILENT = {"tile_laid", "meeples_laid", "marker_laid", "good_offered", "stealing_ended", "asked"}
"""What happens without a word."""

SAME_IN_ENGLISH = {
    "five_tribes-title",
    "five_tribes-djinn",
    "five_tribes-thief",
    "five_tribes-list-djinn_row",
    "five_tribes-list-djinns",
    "five_tribes-list-thieves",
    "five_tribes-field-seats_djinns",
    "five_tribes-field-bid_order.item",
    "five_tribes-field-spots.item",
    "five_tribes-board-djinns",
} | {f"five_tribes-event-{tag}" for tag in SILENT}
"""What may read the same in another language: names, numbers, and what is silent."""

BOTS = sorted({"random", "regular", *bot_names("five_tribes")})
REASONS = ("only", "worth", "bid")
GAMES = 24

RARE_EVENTS: list[Event] = [
    e.LastCamel(0),
    e.NobodyKilled(0),
    e.KeptByKandicha(0, "elder"),
    e.CardDrawn(0, "silk"),
    e.Protected(1),
    e.GoodGiven(1, "wheat"),
    e.GoodClaimed(0, "wheat"),
    e.GoodDiscarded("fish"),
    e.VizierClaimed(0, 0),
    e.VizierClaimed(0, 2),
    e.Reshuffled("resources"),
    e.Reshuffled("djinns"),
    e.GameEnded([0, 2]),
]
RARE_REFUSALS = [
    Refusal("zeros_taken", "3.1"),
    Refusal("same_place_again", "5"),
    Refusal("protected", "5", {"seat": 1, "tribe": "elder"}),
    Refusal("no_effect", "5", {"djinn": "sibittis"}),
    Refusal("thief_fresh", "6", {"thief": "ziad"}),
    Refusal("other_tribe", "6", {"thief": "ziad"}),
    Refusal("nothing_to_give", "6"),
    Refusal("not_given", "6", {"tile": "c3"}),
    Refusal("other_gift", "6"),
    Refusal("no_thief_there", "6"),
]
"""What random games may not come to."""

WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "tribe": ("tribe", TRIBES),
    "tribe.object": ("tribe", TRIBES),
    "design": ("design", DESIGNS),
    "resource": ("resource", (*RESOURCES, "none")),
    "good": ("good", GOODS),
    "list-goods": ("item", GOODS),
    "payment": ("payment", PAYMENTS),
    "piece": ("piece", PIECES),
    "thief": ("thief", THIEVES),
    "djinn": ("djinn", DJINNS),
    "power": ("djinn", DJINNS),
    "category": ("category", CATEGORIES),
}
"""For each word the argument that chooses it, and what that can be."""


@cache
def some_games() -> Met:
    """Random games in which nearly everything happens."""
    met = Met(GAME)
    for seed in range(GAMES):
        options = FiveTribesOptions(thieves=seed % 2 == 0, thief_wait="activation" if seed % 4 == 0 else "round")
        met.play(random.Random(seed), 2 + seed % 3, options)
    return met


def needed_ids() -> set[str]:
    """Every id that the game's own code asks for."""
    ids = {f"refusal-{reason}" for reason in reasons(PLACE)} | {f"refusal-now_{phase}" for phase in PHASES if phase != "over"}
    ids |= {f"event-{event.__struct_config__.tag}" for event in get_args(FiveTribesEvent)}
    ids |= {f"{form}-{tag_of(move)}" for move in MOVES for form in ("move", "kind")}
    ids |= {f"{manner}-{phase}" for phase in PHASES for manner in ("ask", "wait")}
    ids |= {f"option-{option.name}" for option in option_table(FiveTribesOptions)}
    ids |= {f"bot-{name}" for name in BOTS} | {f"why-{reason}" for reason in REASONS}
    ids |= {word.partition(".")[0] for word in WORDS} | {"people", "title", "pitch", "intro", "legend"}
    return {f"five_tribes-{name}" for name in ids}


@pytest.mark.parametrize("language", languages())
def test_there_are_words_for_everything_the_game_can_say(language: str) -> None:
    assert needed_ids() <= messages(PLACE, language).keys()


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_has_the_same_ids_with_the_same_forms_and_arguments(language: str) -> None:
    check_same_in(PLACE, language)


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_left_in_english_by_oversight(language: str) -> None:
    assert left_in_english(PLACE, language) <= SAME_IN_ENGLISH


@pytest.mark.parametrize("language", languages())
def test_every_word_has_a_form_of_its_own(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    for word, (argument, values) in WORDS.items():
        said = [speech.say(f"five_tribes-{word}", **{argument: value}) for value in values]
        assert len(set(said)) == len(values), word
    for tribe in TRIBES:
        assert all(str(count) in speech.say("five_tribes-people", tribe=tribe, count=count) for count in (1, 2, 5))


@pytest.mark.parametrize("language", languages())
def test_every_option_and_every_value_is_explained(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    for option in option_table(FiveTribesOptions):
        values = [{True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value) for value in option.values]
        for part in ("help", *values):
            assert speech.say(f"five_tribes-option-{option.name}.{part}")


@pytest.mark.parametrize("language", languages())
def test_every_move_every_kind_and_every_bot_has_an_explanation(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    assert len({speech.name_move(move, NAMES) for move in MOVES}) == len(MOVES), "two moves read the same"
    for numbers in numbers_of_kinds(GAME).values():
        moves = [MOVES[number] for number in numbers]
        assert speech.name_kind(moves, NAMES)
        assert speech.name_kind(moves, NAMES, ".help")
    for name in BOTS:
        assert speech.say(f"five_tribes-bot-{name}")
        assert speech.say(f"five_tribes-bot-{name}.help")
    for reason in REASONS:
        assert speech.explain(reason, {"value": 3.25}, NAMES)


@pytest.mark.parametrize("language", languages())
def test_every_prompt_can_be_asked_and_waited_for(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    for phase in PHASES:
        assert speech.ask(Prompt(1, phase, "3"), NAMES, 1)
        assert speech.ask(Prompt(1, phase, "3"), NAMES, None)
    for prompt in some_games().prompts.values():
        assert all(speech.ask(prompt, NAMES, reader) for reader in (None, 0, 1))


@pytest.mark.parametrize("language", languages())
def test_every_event_and_every_refusal_of_whole_games_can_be_told(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    games = some_games()
    for refusal in [*games.refusals.values(), *RARE_REFUSALS]:
        assert speech.refuse(refusal, NAMES)
    for event in [*games.events.values(), *RARE_EVENTS]:
        assert bool(speech.tell(event, NAMES)) == (tag_of(event) not in SILENT), event
        assert speech.tell(GAME.heard(event, None), NAMES) is not None


def test_nothing_that_can_be_told_is_left_out_of_these_tests() -> None:
    games = some_games()
    assert {tag_of(event) for event in [*games.events.values(), *RARE_EVENTS]} == {
        event.__struct_config__.tag for event in get_args(FiveTribesEvent)
    }
    met = {refusal.reason for refusal in [*games.refusals.values(), *RARE_REFUSALS]}
    assert reasons(PLACE) <= met <= reasons(PLACE) | {f"now_{phase}" for phase in PHASES}


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety"), (0, "0 monet")]
)
def test_polish_counts_coins_as_poles_do(count: int, words: str) -> None:
    assert Speech("pl", "five_tribes", strict=True).tell(e.Opened(0, count, {}), NAMES) == f"Ada pokazuje {words}."


def test_french_has_one_coin_for_none() -> None:
    told = [Speech("fr", "five_tribes", strict=True).tell(e.Opened(0, count, {}), NAMES) for count in (0, 1, 2)]
    assert told == ["Ada montre 0 pièce d’or.", "Ada montre 1 pièce d’or.", "Ada montre 2 pièces d’or."]


def test_french_marks_are_never_parted_from_their_word() -> None:
    for name, text in texts(PLACE, "fr"):
        assert not re.search(r"[\w}’)][ ]+[:;!?»](?=\s|$)|«[ ]", text), name
        assert "'" not in text, name


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Ada drops an elder on c3.",
                "Bo sells ivory and silk for 3 gold.",
                "The assassins of Ada kill an elder of Bo.",
                "Ada takes spot 3 and pays 1 gold, by Kumarbi’s favour.",
                "Kill a vizier of Cy",
            ],
        ),
        (
            "pl",
            [
                "Ada zostawia starszego na c3.",
                "Bo sprzedaje kość słoniową i jedwab za 3 monety.",
                "Ada nasyła zabójców: ginie starszy, którego ma Bo.",
                "Ada zajmuje pole 3 i płaci 1 monetę; pomaga Kumarbi.",
                "Zabij wezyra, którego ma Cy",
            ],
        ),
        (
            "fr",
            [
                "Ada dépose un sage sur c3.",
                "Bo vend un lot pour 3 pièces d’or\u00a0: ivoire et soie.",
                "Ada envoie ses assassins\u00a0: Bo perd un sage.",
                "Ada prend la case 3 et paie 1 pièce d’or, grâce à Kumarbi.",
                "Tuer un vizir devant Cy",
            ],
        ),
    ],
)
def test_some_sentences_as_a_player_reads_them(language: str, told: list[str]) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    events = [
        e.Dropped(0, "c3", "elder"),
        e.SuitSold(1, ["ivory", "silk"], 3),
        e.HeldKilled(0, 1, "elder"),
        e.SpotTaken(0, 3, 4, 1, 1),
    ]
    assert [*(speech.tell(event, NAMES) for event in events), speech.name_move(m.KillHeld(2, "vizier"), NAMES)] == told


@pytest.mark.parametrize("language", languages())
def test_a_card_that_is_not_seen_is_told_without_its_name(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    drawn = e.CardDrawn(0, "silk")
    silk = speech.say("five_tribes-resource", resource="silk")
    assert silk in speech.tell(GAME.heard(drawn, 0), NAMES)
    assert silk not in speech.tell(GAME.heard(drawn, 1), NAMES)


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(
    "pattern", [r"(?m)^#+ [\d.]*", r"§[\d.]*\d", r"\bQ\d+", r"`[^`]+`", r"(?m)^\|[-|]+$", r"(?m)^\| [A-Z][\w-]+.*? \| \d+ \|"]
)
def test_the_rules_have_the_same_sections_rulings_and_tables(language: str, pattern: str) -> None:
    english, other = (re.findall(pattern, rules(PLACE, name).replace("Ba'al", "Ba’al")) for name in ("en", language))
    assert sorted(english) == sorted(other)
