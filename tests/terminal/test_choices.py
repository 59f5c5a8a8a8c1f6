"""What a typed answer means: by number, by notation, in part, in any letters; and what is wrong with it otherwise."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import Game
from caravanserai.core.discovery import load_game
from caravanserai.core.speech import Speech, languages
from caravanserai.terminal.face import load_face, named
from caravanserai.tui.choices import Line, lines_of, read_answer, shorten, split

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


def lines_in(language: str, game: Game, *moves: str) -> list[Line]:
    letters = load_face(game.id).letters(Speech(language, game.id))
    return lines_of(game, sorted(game.number(game.read(text)) for text in moves), letters)


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("pl", "ticket N", "ticket B"),
        ("pl", "ticket b", "ticket B"),
        ("pl", "1 zi", "ticket G"),
        ("pl", "1 ż", "ticket Y"),
        ("pl", "1 Ż", "ticket Y"),
        ("pl", "first b", "first w"),
        ("pl", "first ca", "first k"),
        ("fr", "ticket V", "ticket G"),
        ("fr", "ticket Vi", "ticket P"),
        ("fr", "ticket p", "ticket P"),
        ("fr", "first n", "first k"),
        ("en", "first k", "first k"),
    ],
)
def test_a_camel_may_be_named_by_the_letter_on_it_or_by_that_of_the_notation(language: str, text: str, move: str) -> None:
    moves = ["first w", "first k"] if move.startswith("first") else [f"ticket {letter}" for letter in "BGYRP"]
    assert meant(text, lines_in(language, GAME, *moves)) == move


def test_a_move_by_the_letter_on_a_piece_can_be_refused() -> None:
    answer = read_answer(GAME, lines_in("pl", GAME, "ticket B", "ticket G"), "ticket Ż")
    assert answer.illegal == GAME.number(GAME.read("ticket Y"))


def test_a_tribe_may_be_named_by_the_letter_on_it_or_by_that_of_the_notation() -> None:
    game = load_game("five_tribes")
    lines = lines_in("pl", game, "drop c3 V", "drop c3 A")
    assert [line.offers for line in lines] == [["c3 W", "c3 Z"]]
    for text in ("drop c3 w", "drop c3 V"):
        assert read_answer(game, lines, text).move == game.number(game.read("drop c3 V"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ["camel_up", "five_tribes"])
def test_no_letter_on_a_piece_is_the_notation_of_another_that_could_be_meant(game_id: str, language: str) -> None:
    game = load_game(game_id)
    letters = load_face(game_id).letters(Speech(language, game_id))
    assert len({own.casefold() for own in letters.values()}) == len(letters) == len(set(letters.values()))
    assert all(len(own) <= 2 for own in letters.values())
    together: dict[str, set[str]] = {}
    for number in range(game.moves):
        word, rest = split(game.write(game.move(number)))
        together.setdefault(word, set()).update(part for part in rest.split() if part in letters)
    for used in together.values():
        noted = {letter.casefold(): letter for letter in used}
        assert all(noted.get(letters[letter].casefold(), letter) == letter for letter in used)


def test_a_word_to_type_is_explained_by_its_name_unless_the_name_has_it() -> None:
    assert named("small_slow", "a small slow caravan") == "=a\u00a0small\u00a0slow\u00a0caravan"
    assert named("camel", "a camel") == ""
    assert named("", "Noor") == "=Noor"
