"""The words of every game: the same ids and arguments in every language, and for everything that can happen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest

from caravanserai.bots import bot_names, load_bot
from caravanserai.core.bot import Choice
from caravanserai.core.contract import Prompt
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import Option, option_table
from caravanserai.core.speech import Speech, languages, tag_of
from caravanserai.tui.choices import lines_of
from tests.games.texts import Met, check_same_in, left_in_english, messages, numbers_of_kinds, reasons, texts

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
GAMES = game_ids()
FOREIGN = sorted(set(languages()) - {"en"})
TERMINAL = "caravanserai.terminal"
PLACES = [*(f"caravanserai.games.{game_id}" for game_id in GAMES), TERMINAL]
SAME_AT_THE_TERMINAL = {
    "terminal-bot",
    "terminal-guest-option",
    "terminal-guest-talk",
    "terminal-help-section",
    "terminal-level",
    "terminal-why-move",
    "terminal-score",
    "terminal-section",
}
CHOICES = 60
"""How many moves of a game bots are asked about."""


def place_of(game_id: str) -> str:
    return f"caravanserai.games.{game_id}"


def facts_of(game_id: str) -> Any:
    """What is silent, rare or the same everywhere in this game."""
    return import_module(f"tests.games.{game_id}.words")


def phases_of(game_id: str) -> tuple[str, ...]:
    phases: tuple[str, ...] = import_module(f"{place_of(game_id)}.names").PHASES
    return phases


@cache
def some_games(game_id: str) -> Met:
    """Random games in which nearly everything happens."""
    met = Met(load_game(game_id))
    for seed, (players, options) in enumerate(facts_of(game_id).TABLES):
        met.play(random.Random(seed), players, options)
    return met


@cache
def some_choices(game_id: str) -> list[Choice]:
    """What each bot chose in some positions of a random game, and why."""
    game, chosen = load_game(game_id), []
    for name in bot_names(game_id):
        chance, bot = random.Random(4), load_bot(game_id, name, 4)
        players, options = facts_of(game_id).TABLES[0]
        position = game.start(players, options)
        for _ in range(CHOICES):
            if position.actor() >= 0:
                chosen.append(bot.choose(game.view(position, position.actor()), position.legal_moves()))
            position.play(chance.choice(position.legal_moves()))
    return chosen


def needed_ids(game_id: str) -> Iterator[str]:
    """Every id that the game's own code asks for."""
    game, phases, facts = load_game(game_id), phases_of(game_id), facts_of(game_id)
    yield from (f"refusal-{reason}" for reason in reasons(place_of(game_id)))
    yield from (f"refusal-now_{phase}" for phase in phases if phase != "over")
    yield from (f"event-{event.__struct_config__.tag}" for event in get_args(game.event_type))
    yield from (f"{form}-{kind}" for kind in numbers_of_kinds(game) for form in ("move", "kind"))
    yield from (f"{manner}-{phase}" for phase in phases for manner in ("ask", "wait"))
    yield from (f"option-{option.name}" for option in option_table(game.options_type))
    yield from (f"bot-{name}" for name in bot_names(game_id))
    yield "less"
    yield from (f"why-{reason}" for reason in {*facts.REASONS, *(choice.reason for choice in some_choices(game_id))} - {""})
    yield from (word.partition(".")[0] for word in facts.WORDS)
    yield from facts.OTHER_IDS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_words_for_everything_the_game_can_say(game_id: str, language: str) -> None:
    assert {f"{game_id}-{name}" for name in needed_ids(game_id)} <= messages(place_of(game_id), language).keys()


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_the_same_ids_with_the_same_forms_and_arguments(place: str, language: str) -> None:
    game_id = place.rpartition(".")[2]
    check_same_in(place, language, own_forms=set() if place == TERMINAL else facts_of(game_id).OWN_FORMS)


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_of_a_game_is_left_in_english_by_oversight(game_id: str, language: str) -> None:
    facts = facts_of(game_id)
    silent = {f"{game_id}-event-{tag}" for tag in facts.SILENT}
    assert left_in_english(place_of(game_id), language) <= facts.SAME_IN_ENGLISH | silent


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_of_the_terminal_is_left_in_english_by_oversight(language: str) -> None:
    assert left_in_english(TERMINAL, language) <= SAME_AT_THE_TERMINAL


@pytest.mark.parametrize("place", PLACES)
def test_french_marks_are_never_parted_from_their_word(place: str) -> None:
    for name, text in texts(place, "fr"):
        assert not re.search(r"[\w}’)][ ]+[:;!?»](?=\s|$)|«[ ]", text), name
        assert "'" not in text, name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_has_a_form_of_its_own(game_id: str, language: str) -> None:
    speech = Speech(language, game_id, strict=True)
    for word, (argument, values) in facts_of(game_id).WORDS.items():
        said = [speech.say(f"{game_id}-{word}", **{argument: value}) for value in values]
        assert len(set(said)) == len(values), word


def parts_of(option: Option) -> set[str]:
    """The texts that explain an option: what it is for, and each of its values."""
    parts = {"help"} | ({"number"} if option.minimum is not None else set())
    for value in option.values:
        parts.add({True: "yes", False: "no"}[value] if isinstance(value, bool) else "number" if isinstance(value, int) else value)
    return parts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_and_every_value_is_explained(game_id: str, language: str) -> None:
    speech = Speech(language, game_id, strict=True)
    for option in option_table(load_game(game_id).options_type):
        assert all(speech.say(f"{game_id}-option-{option.name}.{part}", number=2) for part in parts_of(option))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_reads_differently_and_every_kind_is_explained(game_id: str, language: str) -> None:
    speech, game = Speech(language, game_id, strict=True), load_game(game_id)
    assert len({speech.name_move(game.move(number), NAMES) for number in range(game.moves)}) == game.moves
    for line in (line for numbers in numbers_of_kinds(game).values() for line in lines_of(game, numbers)):
        moves = [game.move(number) for number in line.moves.values()]
        assert speech.name_kind(moves, NAMES)
        assert speech.name_kind(moves, NAMES, ".help")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_bot_is_explained_and_explains_itself(game_id: str, language: str) -> None:
    speech = Speech(language, game_id, strict=True)
    for name in bot_names(game_id):
        assert speech.say(f"{game_id}-bot-{name}")
        assert speech.say(f"{game_id}-bot-{name}.help")
    for reason, about in facts_of(game_id).REASONS.items():
        assert speech.explain(reason, about, NAMES)
    for choice in some_choices(game_id):
        assert not choice.reason or speech.explain(choice.reason, choice.about, NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_prompt_can_be_asked_and_waited_for(game_id: str, language: str) -> None:
    speech = Speech(language, game_id, strict=True)
    for prompt in [*(Prompt(1, phase, "3") for phase in phases_of(game_id)), *some_games(game_id).prompts.values()]:
        assert all(speech.ask(prompt, NAMES, reader) for reader in (None, 0, 1))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_and_every_refusal_of_whole_games_can_be_told(game_id: str, language: str) -> None:
    speech, met, facts = Speech(language, game_id, strict=True), some_games(game_id), facts_of(game_id)
    for refusal in [*met.refusals.values(), *facts.RARE_REFUSALS]:
        assert speech.refuse(refusal, NAMES)
    for event in [*met.events.values(), *facts.RARE_EVENTS]:
        assert bool(speech.tell(event, NAMES)) == (tag_of(event) not in facts.SILENT), event
        assert speech.tell(load_game(game_id).redacted(event, None), NAMES) is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_that_can_be_told_is_left_out_of_these_tests(game_id: str) -> None:
    met, facts, known = some_games(game_id), facts_of(game_id), reasons(place_of(game_id))
    told = {tag_of(event) for event in [*met.events.values(), *facts.RARE_EVENTS]}
    assert told == {event.__struct_config__.tag for event in get_args(load_game(game_id).event_type)}
    refused = {refusal.reason for refusal in [*met.refusals.values(), *facts.RARE_REFUSALS]}
    assert known <= refused <= known | {f"now_{phase}" for phase in phases_of(game_id)}
