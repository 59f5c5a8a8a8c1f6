"""The words of Emira: the same ids, forms and arguments in every language, and for everything that can happen."""

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
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira import moves as m
from caravanserai.games.emira.events import EmiraEvent
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.moves import MOVES
from caravanserai.games.emira.names import (
    ACTIONS,
    CARAVANS,
    CARDS,
    COLOURS,
    GOODS,
    HALVES,
    MINDS,
    OBJECTIVES,
    PHASES,
    PRINCESSES,
    TALENTS,
    TOKENS,
)
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.terminal import PREFERENCES
from tests.games.texts import Met, check_same_in, left_in_english, messages, numbers_of_kinds, reasons, rules, texts

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
FOREIGN = sorted(set(languages()) - {"en"})
PLACE = "caravanserai.games.emira"
SILENT = {"board_ready", "good_offered", "no_relief_taken", "asked"}
"""What happens without a word."""

SAME_IN_ENGLISH = {
    "emira-title",
    "emira-princess",
    "emira-list-in_play",
    "emira-list-undecided",
    "emira-list-swapped",
    "emira-list-princesses_gone",
    "emira-field-in_play.item",
    "emira-field-undecided.item",
    "emira-field-offer_token.text",
    "emira-field-seats_princesses",
    "emira-board-status",
    "emira-board-points",
} | {f"emira-event-{tag}" for tag in SILENT}
"""What may read the same in another language: names, what is made of other words, and what is silent."""

BOTS = sorted({"random", "regular", *bot_names("emira")})
REASONS = ("only", "worth", "bid")
GAMES = 40

RARE_EVENTS: list[Event] = [
    e.GameEnded([0], "objective"),
    e.GameEnded([0, 2], "objective"),
    e.GameEnded([1], "exhausted"),
    e.GameEnded([1, 2], "exhausted"),
    e.GameEnded([3, 4], "last_turn"),
]
RARE_REFUSALS = [
    Refusal("highest_rate", "7.2", {"card": "better_breed"}),
    Refusal("other_track", "7.2", {"caravan": "large_slow"}),
    Refusal("two_different", "7.2", {"caravan": "small_slow", "space": 3}),
    Refusal("end_of_track", "7.2", {"caravan": "small_fast", "space": 4}),
    Refusal("no_caravan_there", "7.2", {"caravan": "small_fast", "space": 2}),
    Refusal("not_in_bag", "7.2", {"token": "beauty"}),
    Refusal("fewer_cards", "7.2", {"count": 2}),
    Refusal("no_princess_there", "9.3", {"place": 3}),
    Refusal("nothing_to_swap", "7.2"),
    Refusal("gift_too_dear", "6.7", {"price": 250, "gold": 90}),
]
"""What random games may not come to."""

WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "colour": ("colour", COLOURS),
    "colour.object": ("colour", COLOURS),
    "advantage": ("colour", COLOURS),
    "token": ("token", TOKENS),
    "token.object": ("token", TOKENS),
    "caravan": ("caravan", CARAVANS),
    "caravan.object": ("caravan", CARAVANS),
    "caravan.several": ("caravan", CARAVANS),
    "action": ("action", ACTIONS),
    "good": ("good", GOODS),
    "talent": ("talent", TALENTS),
    "princess": ("princess", PRINCESSES),
    "described": ("item", PRINCESSES),
    "card": ("card", CARDS),
    "effect": ("card", CARDS),
    "objective": ("objective", OBJECTIVES),
    "mind": ("mind", MINDS),
    "half": ("half", HALVES),
    "list-in_play": ("item", PRINCESSES),
    "list-princesses": ("item", PRINCESSES),
    "list-played": ("item", CARDS),
    "list-looking": ("item", CARDS),
}
"""For each word the argument that chooses it, and what that can be."""


@cache
def some_games() -> Met:
    """Random games in which nearly everything happens."""
    met = Met(GAME)
    for seed in range(GAMES):
        options = EmiraOptions(advanced=seed % 2 == 0, zahrah_discard="deck" if seed % 4 == 0 else "game")
        met.play(random.Random(seed), 3 + seed % 3, options)
    return met


def needed_ids() -> set[str]:
    """Every id that the game's own code asks for."""
    ids = {f"refusal-{reason}" for reason in reasons(PLACE)} | {f"refusal-now_{phase}" for phase in PHASES if phase != "over"}
    ids |= {f"event-{event.__struct_config__.tag}" for event in get_args(EmiraEvent)}
    ids |= {f"{form}-{tag_of(move)}" for move in MOVES for form in ("move", "kind")}
    ids |= {f"{manner}-{phase}" for phase in PHASES for manner in ("ask", "wait")}
    ids |= {f"option-{option.name}" for option in option_table(EmiraOptions)}
    ids |= {f"bot-{name}" for name in BOTS} | {f"why-{reason}" for reason in REASONS}
    ids |= {word.partition(".")[0] for word in WORDS} | {"ability", "title", "pitch", "intro", "legend"}
    return {f"emira-{name}" for name in ids}


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
    speech = Speech(language, "emira", strict=True)
    for word, (argument, values) in WORDS.items():
        said = [speech.say(f"emira-{word}", **{argument: value}) for value in values]
        assert len(set(said)) == len(values), word
    assert all(speech.say("emira-ability", princess=princess) for princess in PRINCESSES)


@pytest.mark.parametrize("language", languages())
def test_every_option_and_every_value_is_explained(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    for option in option_table(EmiraOptions):
        assert speech.say(f"emira-option-{option.name}.help")
        for value in option.values:
            part = {True: "yes", False: "no"}[value] if isinstance(value, bool) else "number" if isinstance(value, int) else value
            assert speech.say(f"emira-option-{option.name}.{part}", number=int(value) if part == "number" else 0)


@pytest.mark.parametrize("language", languages())
def test_every_move_every_kind_and_every_bot_has_an_explanation(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    assert len({speech.name_move(move, NAMES) for move in MOVES}) == len(MOVES), "two moves read the same"
    for numbers in numbers_of_kinds(GAME).values():
        moves = [MOVES[number] for number in numbers]
        assert speech.name_kind(moves, NAMES)
        assert speech.name_kind(moves, NAMES, ".help")
    for name in BOTS:
        assert speech.say(f"emira-bot-{name}")
        assert speech.say(f"emira-bot-{name}.help")
    for reason in REASONS:
        assert speech.explain(reason, {"value": 3.25}, NAMES)


@pytest.mark.parametrize("language", languages())
def test_every_prompt_can_be_asked_and_waited_for(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    for phase in PHASES:
        assert speech.ask(Prompt(1, phase, "3"), NAMES, 1)
        assert speech.ask(Prompt(1, phase, "3"), NAMES, None)
    for prompt in some_games().prompts.values():
        assert all(speech.ask(prompt, NAMES, reader) for reader in (None, 0, 1))


@pytest.mark.parametrize("language", languages())
def test_every_event_and_every_refusal_of_whole_games_can_be_told(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    games = some_games()
    for refusal in [*games.refusals.values(), *RARE_REFUSALS]:
        assert speech.refuse(refusal, NAMES)
    for event in [*games.events.values(), *RARE_EVENTS]:
        assert bool(speech.tell(event, NAMES)) == (tag_of(event) not in SILENT), event
        assert speech.tell(GAME.heard(event, None), NAMES) is not None


def test_nothing_that_can_be_told_is_left_out_of_these_tests() -> None:
    games = some_games()
    assert {tag_of(event) for event in [*games.events.values(), *RARE_EVENTS]} == {
        event.__struct_config__.tag for event in get_args(EmiraEvent)
    }
    met = {refusal.reason for refusal in [*games.refusals.values(), *RARE_REFUSALS]}
    assert reasons(PLACE) <= met <= reasons(PLACE) | {f"now_{phase}" for phase in PHASES}


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 wielbłąda"), (2, "2 wielbłądy"), (5, "5 wielbłądów"), (12, "12 wielbłądów"), (22, "22 wielbłądy")]
)
def test_polish_counts_camels_as_poles_do(count: int, words: str) -> None:
    assert Speech("pl", "emira", strict=True).tell(e.CamelsBred(0, count), NAMES) == f"Ada dostaje {words}."


def test_french_has_one_coin_for_none() -> None:
    told = [Speech("fr", "emira", strict=True).tell(e.GoldShown(0, gold), NAMES) for gold in (0, 10)]
    assert told == ["Ada montre 0 pièce d’or.", "Ada montre 10 pièces d’or."]


@pytest.mark.parametrize("language", languages())
def test_gold_is_written_without_a_mark_in_the_thousands(language: str) -> None:
    """A page in Polish would write 1200 and 12 000, a terminal 1 200."""
    speech = Speech(language, "emira", strict=True)
    assert "1200" in speech.tell(e.GoldShown(0, 1200), NAMES)
    assert "1500" in speech.name_move(m.ChooseStatus(1500), NAMES)
    assert "2010" in speech.name_move(m.Bid(2010), NAMES)


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
                "Noor moves in with Bo.",
                "Ada wins at 250 and pays 200.",
                "Cy pays 900 and sends out a large fast caravan.",
                "Zahrah takes a status card of 350 from Ada.",
                "The small slow caravan of Bo has paid for the last time.",
                "Ada fulfils the objective and wins!",
                "Move a large slow caravan on space 7",
            ],
        ),
        (
            "pl",
            [
                "Bo wita księżniczkę: Noor.",
                "Ada wygrywa, dając 250, i płaci 200.",
                "Cy płaci 900 i wysyła dużą szybką karawanę.",
                "Zahrah kradnie: Ada traci kartę statusu za 350.",
                "Bo: mała powolna karawana płaci po raz ostatni.",
                "Ada wypełnia cel i wygrywa!",
                "Przesuń dużą powolną karawanę z pola 7",
            ],
        ),
        (
            "fr",
            [
                "Noor s’installe chez Bo.",
                "Ada gagne à 250 et paie 200.",
                "Cy paie 900 et envoie une grande caravane rapide.",
                "Zahrah prend à Ada une carte statut à 350.",
                "Bo\u00a0: une petite caravane lente a payé pour la dernière fois.",
                "Ada remplit son objectif et gagne\u00a0!",
                "Déplacer une grande caravane lente, case 7",
            ],
        ),
    ],
)
def test_some_sentences_as_a_player_reads_them(language: str, told: list[str]) -> None:
    speech = Speech(language, "emira", strict=True)
    events = [
        e.PrincessJoined("noor", 1),
        e.AuctionWon(0, 250, 200),
        e.CaravanBought(2, "large_fast", 900),
        e.StatusLost(0, 350),
        e.CaravanEnded(1, "small_slow", 1),
        e.GameEnded([0], "objective"),
    ]
    assert [*(speech.tell(event, NAMES) for event in events), speech.name_move(m.ChooseCaravan("large_slow", 7), NAMES)] == told


@pytest.mark.parametrize("language", languages())
def test_what_is_not_seen_is_told_without_its_name(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    kept = e.CardBought(0, "vermin")
    vermin = speech.say("emira-card", card="vermin")
    assert vermin in speech.tell(GAME.heard(kept, 0), NAMES)
    assert vermin not in speech.tell(GAME.heard(kept, 1), NAMES)
    seen = e.PrincessSeen(0, 1, "noor")
    assert "Noor" in speech.tell(GAME.heard(seen, 0), NAMES)
    assert speech.tell(GAME.heard(seen, 1), NAMES) == ""


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(
    "pattern",
    [r"(?m)^#+ [\d.]*", r"§[\d.]*\d", r"\bE-\d\d", r"`[^`]+`", r"(?m)^\|[-|]+$"],
)
def test_the_rules_have_the_same_sections_rulings_and_tables(language: str, pattern: str) -> None:
    assert sorted(re.findall(pattern, rules(PLACE, "en"))) == sorted(re.findall(pattern, rules(PLACE, language)))


@pytest.mark.parametrize("language", languages())
def test_the_rules_call_events_princesses_and_options_by_their_names(language: str) -> None:
    speech, text = Speech(language, "emira", strict=True), rules(PLACE, language)
    for card in CARDS:
        assert f"\n| {speech.say('emira-card', card=card)} | " in text
    for princess in PRINCESSES:
        assert f"\n| {speech.say('emira-princess', princess=princess)} | " in text
    for option in option_table(EmiraOptions):
        assert option.name == "advanced" or f"`{option.name}`" in text


@pytest.mark.parametrize("language", languages())
def test_every_ruling_is_told_in_one_sentence(language: str) -> None:
    rulings = dict(re.findall(r"(?m)^- \*\*(E-\d\d)\*\* (.+)$", rules(PLACE, language)))
    assert list(rulings) == [f"E-{number:02}" for number in range(1, 100)]
    for ruling, text in rulings.items():
        assert text.endswith("."), ruling
        assert ". " not in text, ruling


@pytest.mark.parametrize("language", languages())
def test_what_princesses_look_at_and_can_do_is_told_as_the_rules_have_it(language: str) -> None:
    """§6.5: the words are made of the preferences and talents of the components, and the rules have the same in their table."""
    speech = Speech(language, "emira", strict=True)
    for number, princess in enumerate(PRINCESSES[: c.SIDI]):
        looks = [PREFERENCES[choice[number]] for choice in (c.FIRST_CHOICE, c.SECOND_CHOICE)]
        words = [speech.say("emira-preference", preference=look) for look in looks]
        told = speech.say("emira-looks", princess=princess)
        assert told.startswith(words[0]), princess
        assert told.endswith(words[1]), princess
        talents = [talent for bit, talent in enumerate(TALENTS) if c.PRINCESS_TALENTS[number] >> bit & 1]
        spoken = speech.say("emira-talents", princess=princess)
        assert re.split(r" (?:or|lub|ou) ", spoken) == [speech.say("emira-talent", talent=talent) for talent in talents], princess
        name = speech.say("emira-princess", princess=princess)
        assert f"\n| {name} | {told} | {spoken} |" in rules(PLACE, language)


@pytest.mark.parametrize("language", languages())
def test_the_rules_tell_every_objective_as_the_game_does(language: str) -> None:
    """§8.1: what the card in hand says can be found again in the rules."""
    speech, text = Speech(language, "emira", strict=True), re.sub(r"\n  (?=\S)", " ", rules(PLACE, language))
    for objective in OBJECTIVES:
        words = re.escape(speech.say("emira-objective", objective=objective))
        assert re.search(rf"[:;] {words}(?:\u00a0;|;|\.)", text), objective
