"""What is typed: a move that is legal now counts more than a command of the same name, and a slash always means the command."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import Speech, languages
from caravanserai.tui import commands
from caravanserai.tui.choices import lines_of
from caravanserai.tui.guest import commands as guest_commands
from caravanserai.tui.guest.typing import word_for
from caravanserai.tui.typed import read_command, shown_command

GUEST_COMMANDS = frozenset(guest_commands.COMMANDS)


def guests(language: str) -> Callable[[str], str | None]:
    """The commands of a guest as a reader of this language may call them."""
    speech = Speech(language)
    return {**{word_for(speech, name): name for name in GUEST_COMMANDS}, **{name: name for name in GUEST_COMMANDS}}.get


def meant(text: str, language: str = "en", game_id: str = "five_tribes", legal: tuple[str, ...] = ()) -> tuple[str, str] | None:
    """The command that a guest is understood to mean while these moves are legal."""
    game = load_game(game_id)
    lines = lines_of(game, [game.number(game.read(move)) for move in legal])
    return read_command(text, guests(language), guest_commands.FOLLOWED, lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_no_legal_move_of_any_game_is_ever_taken_for_a_command(game_id: str, language: str) -> None:
    game = load_game(game_id)
    for number in range(game.moves):
        notation = game.write(game.move(number))
        word, lines = notation.partition(" ")[0], lines_of(game, [number])
        for text in (notation, notation.upper(), word, f"{word}  nonsense"):
            assert read_command(text, guests(language), GUEST_COMMANDS, lines) is None, text


def test_a_slash_always_means_the_command() -> None:
    assert meant("/offer", legal=("offer silk", "offer gold")) == ("offer", "")
    assert meant("/ refuse", game_id="emira", legal=("refuse", "pay")) == ("refuse", "")
    assert meant("/say offer silk", legal=("offer silk",)) == ("say", "offer silk")


def test_without_such_a_move_the_word_is_the_command() -> None:
    assert meant("offer") == ("offer", "")
    assert meant("refuse", game_id="emira", legal=("pass",)) == ("refuse", "")
    assert meant(word_for(Speech("pl"), "refuse"), "pl") == ("refuse", "")


def test_a_move_that_comes_too_late_does_not_give_the_seat_away() -> None:
    assert meant("offer silk") is None
    assert meant("/offer silk") is None


def test_a_line_that_has_asked_which_is_answered_before_any_command() -> None:
    game = load_game("five_tribes")
    (line,) = lines_of(game, [game.number(game.read("offer silk"))])
    known = {"silk": "offer"}.get
    assert read_command("silk", known, (), [], None) == ("offer", "")
    assert read_command("silk", known, (), [line], line) is None


def test_commands_are_shown_with_the_slash_in_games_that_have_such_a_move() -> None:
    assert shown_command(load_game("five_tribes"), "offer") == "/offer"
    assert shown_command(load_game("emira"), "refuse") == "/refuse"
    assert shown_command(load_game("emira"), "offer") == "offer"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", game_ids())
def test_at_ones_own_table_no_command_is_hidden_by_a_move(game_id: str, language: str) -> None:
    speech = Speech(language)
    for name in commands.COMMANDS:
        assert shown_command(load_game(game_id), speech.say(f"terminal-command-{name}")) == speech.say(f"terminal-command-{name}")
