"""What a typed answer means: by number, by notation, in part, in any letters; and what is wrong with it otherwise."""

from __future__ import annotations

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.terminal.choices import Line, lines_of, read_answer, shorten

GAME = load_game("camel_up")
LEGAL = ["ticket B", "ticket G", "cheer 5", "cheer 6", "boo 5", "roll", "winner B", "loser B"]
TURN = lines_of(GAME, sorted(GAME.number(GAME.read(text)) for text in LEGAL))
SETUP = lines_of(GAME, [GAME.number(GAME.read(text)) for text in ("stack B", "stack R")])


def meant(text: str, lines: list[Line] = TURN, asked: Line | None = None) -> str | None:
    answer = read_answer(GAME, lines, text, asked)
    return None if answer.move is None else GAME.write(GAME.move(answer.move))


def test_moves_with_the_same_word_stand_in_one_line() -> None:
    assert [(line.number, line.word, list(line.moves)) for line in TURN] == [
        (1, "ticket", ["B", "G"]),
        (2, "cheer", ["5", "6"]),
        (3, "boo", ["5"]),
        (4, "roll", [""]),
        (5, "winner", ["B"]),
        (6, "loser", ["B"]),
    ]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ticket B", "ticket B"),
        ("TICKET b", "ticket B"),
        ("  ticket   b ", "ticket B"),
        ("1 g", "ticket G"),
        ("2 6", "cheer 6"),
        ("4", "roll"),
        ("3", "boo 5"),
        ("ro", "roll"),
        ("t g", "ticket G"),
        ("win b", "winner B"),
        ("6", "loser B"),
    ],
)
def test_an_answer_that_can_only_mean_one_move_is_that_move(text: str, move: str) -> None:
    assert meant(text) == move


def test_a_letter_is_enough_where_there_is_nothing_else() -> None:
    assert meant("r", SETUP) == "stack R"
    assert meant("1 r", SETUP) == "stack R"


@pytest.mark.parametrize("text", ["b", "5", "6 g", "", "foo", "7", "cheer", "cheer 99", "0", "-1", "1 x", "²", "roll roll", "?"])
def test_no_other_answer_is_taken_for_a_move(text: str) -> None:
    assert meant(text) in (None, "winner B")
    assert text == "5" or meant(text) is None


def test_the_number_of_a_line_comes_before_the_number_of_a_space() -> None:
    assert meant("5") == "winner B"
    assert meant("5", TURN, asked=TURN[1]) == "cheer 5"


def test_a_line_with_several_moves_asks_which() -> None:
    assert read_answer(GAME, TURN, "1").line == TURN[0]
    assert read_answer(GAME, TURN, "cheer").line == TURN[1]
    assert read_answer(GAME, TURN, "cheer 99").line == TURN[1]


def test_several_meanings_are_all_named() -> None:
    assert read_answer(GAME, TURN, "b").several == ("ticket B", "winner B", "loser B", "boo")
    assert read_answer(GAME, TURN, "g").move == GAME.number(GAME.read("ticket G"))


@pytest.mark.parametrize("text", ["ticket R", "cheer 7", "2 7", "ally 3", "stack B", "copy nothing"])
def test_a_move_that_is_not_allowed_is_known_as_such(text: str) -> None:
    answer = read_answer(GAME, TURN, text)
    assert answer.move is None
    assert answer.illegal is not None


def test_spaces_in_a_row_are_told_as_from_and_to() -> None:
    assert shorten(["2", "3", "4", "6", "7", "9"]) == "2-4 6 7 9"
    assert shorten(["B", "G=5"]) == "B G=5"
    assert shorten([""]) == ""
