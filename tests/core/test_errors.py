"""What can go wrong, told so that one can put it right."""

from __future__ import annotations

import copy
import pickle

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    CaravanseraiError,
    IllegalMove,
    UnknownGame,
    illegal_move,
)

ERRORS = [
    IllegalMove("coins", 3, "lay heads", "now_rolling", "4.2"),
    BadNotation("tikcet B", 0, "no move begins with 'tikcet'"),
    BadOption("there is no option 'bed'"),
    BadPosition("a camel is missing"),
    BadRecord(7, "this is no move"),
    UnknownGame("there is no game called 'chess'"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("again", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy], ids=["pickled", "copied"])
def test_an_error_survives_the_way_between_processes(error: CaravanseraiError, again: object) -> None:
    returned = again(error)  # type: ignore[operator]
    assert type(returned) is type(error)
    assert str(returned) == str(error)
    assert vars(returned) == vars(error)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_is_one_of_ours_and_one_of_pythons(error: CaravanseraiError) -> None:
    assert isinstance(error, CaravanseraiError)
    assert isinstance(error, ValueError | LookupError)


def test_an_illegal_move_says_why_and_by_which_rule() -> None:
    assert str(ERRORS[0]) == "lay heads is not allowed now: now rolling (§4.2)"


def test_bad_notation_points_at_the_fault() -> None:
    error = BadNotation("3[B G] 4[X]", 9, "there is no camel 'X'")
    assert str(error).splitlines() == ["there is no camel 'X' (at character 10)", "  3[B G] 4[X]", "           ^"]


def test_a_bad_record_names_its_line() -> None:
    assert str(BadRecord(7, "this is no move")) == "line 7: this is no move"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_tells_its_own_reason(game_id: str) -> None:
    game = load_game(game_id)
    position = game.start(game.players[0])
    legal = set(position.legal_moves())
    for move in {-1, game.moves} | set(range(game.moves)) - legal:
        error, refusal = illegal_move(game_id, position, move), game.why_not(position, move)
        assert refusal is not None
        assert (error.game, error.move, error.reason, error.section) == (game_id, move, refusal.reason, refusal.section)
        if 0 <= move < game.moves:
            assert error.notation == game.write(game.move(move))


@pytest.mark.parametrize("game_id", game_ids())
def test_no_legal_move_is_refused(game_id: str) -> None:
    game = load_game(game_id)
    position = game.start(game.players[0])
    with pytest.raises(AssertionError, match="refused without a reason"):
        illegal_move(game_id, position, position.legal_moves()[0])


@pytest.mark.parametrize("at", [0, 3, 49, 50, 51, 250, 449, 451, 499, 500])
def test_of_a_long_text_the_place_of_the_fault_is_shown(at: int) -> None:
    """On one line, with the pointer under it."""
    text = "".join(chr(0x4E00 + number) for number in range(500))
    _, shown, pointer = str(BadNotation(text, at, "wrong")).split("\n")
    assert len(shown) <= 2 + 100 + 2
    assert shown[len(pointer) - 1 : len(pointer)] == text[at : at + 1]
