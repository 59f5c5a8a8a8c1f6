"""Games without a terminal of their own, and rules found by number."""

from __future__ import annotations

import importlib.util
import io

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import Speech, languages
from caravanserai.terminal import rules
from caravanserai.terminal.face import Face, load_face
from caravanserai.terminal.generic import board
from caravanserai.terminal.rules import Quoted, section_text
from caravanserai.tui.commands import COMMANDS, command_of
from caravanserai.tui.console import make_console
from tests.terminal.table import check_width


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("width", [40, 80, 160])
def test_any_view_can_be_shown_as_a_tree(game_id: str, width: int) -> None:
    game = load_game(game_id)
    position = game.start(4)
    for _ in range(30):
        position.play(position.legal_moves()[0])
    console = make_console(io.StringIO(), width)
    console.print(board(game.view(position, 0), Speech("en", game_id), ["Ada", "Bo", "Cy", "Di"]))
    assert isinstance(console.file, io.StringIO)
    assert "Cy" in console.file.getvalue()
    check_width(console.file.getvalue(), width)


def test_a_game_without_a_terminal_has_the_generic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert load_face(game_ids()[0]) == Face()
    assert Face().board is board


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_with_a_terminal_has_its_own_board(game_id: str) -> None:
    has_own = importlib.util.find_spec(f"caravanserai.games.{game_id}.terminal") is not None
    assert (load_face(game_id).board is not board) == has_own


RULES = """# A game

Words before.

## 4 Turn

### 4.1 Ticket

Take one.

| a | b |

### 4.10 Other

Ten.

## 5. Movement
Own words.
### 5.1 Units
Units.
"""


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("4.1", "### 4.1 Ticket\n\nTake one.\n\n| a | b |"),
        ("4.10", "### 4.10 Other\n\nTen."),
        ("5", "## 5. Movement\nOwn words."),
        ("5.1", "### 5.1 Units\nUnits."),
        ("4", "## 4 Turn\n\n### 4.1 Ticket\n\nTake one.\n\n| a | b |\n\n### 4.10 Other\n\nTen."),
        ("4.2", None),
        ("", None),
    ],
)
def test_a_rule_is_found_by_its_number(number: str, text: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rules_text", lambda game_id, language: RULES)
    section_text.cache_clear()
    assert section_text("any_game", number) == text
    section_text.cache_clear()


def test_a_rule_is_folded_only_where_its_language_lets_it() -> None:
    console = make_console(io.StringIO(), 12)
    console.print(Quoted("Qui commence\u00a0? **Vous**."))
    assert isinstance(console.file, io.StringIO)
    assert [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()] == ["Qui", "commence\u00a0?", "Vous."]


@pytest.mark.parametrize("language", languages())
def test_every_command_is_explained(language: str) -> None:
    speech = Speech(language, strict=True)
    for name in COMMANDS:
        word = speech.say(f"terminal-command-{name}")
        assert speech.say(f"terminal-command-{name}.help", word=word, example="? 1")
        assert command_of(speech, word.upper()) == name
        assert command_of(speech, name) == name
    assert len({speech.say(f"terminal-command-{name}") for name in COMMANDS}) == len(COMMANDS)
