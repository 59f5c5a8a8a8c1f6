"""Positions and moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.core.errors import BadNotation, BadOption
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.moves import FormPartnership, PlaceTile, PlayCard, Roll, ShowDie, TakeTicket
from caravanserai.games.camel_up.notation import read_board, write_board
from tests.games.camel_up.boards import MANY, tile_sets, tracks, write
from tests.games.camel_up.table import lay

BOARD_A = "1[G Y R] 3[B P] 15[w] 16[k]"


def test_a_board_is_written_as_it_is_read() -> None:
    """§5.1 Stacks bottom first, tiles, dice that are out."""
    board = f"{BOARD_A} +10 -7 out[G2 w3]"
    assert write_board(lay(board).position) == board


@settings(max_examples=MANY, deadline=None)
@given(st.data())
def test_every_board_survives_writing_and_reading(data: st.DataObject) -> None:
    """§5.1 Any stacks, any tiles."""
    track = data.draw(tracks())
    board = write(track, data.draw(tile_sets(track)))
    assert write_board(lay(board, seats=8).position) == board


@pytest.mark.parametrize(
    "board",
    [
        "16[k] 15[w] 3[B P] 1[G Y R]",
        " 1[G Y R], 3[B P]; 15[w]  16[k] ",
        "1[G,Y,R] 3[B, P] 15[w] 16[k]",
        f"{BOARD_A} left[B G Y R P grey]",
        f"{BOARD_A} out[]",
    ],
)
def test_order_and_commas_do_not_matter(board: str) -> None:
    """The same board, told differently."""
    assert read_board(board) == read_board(BOARD_A)


def test_dice_may_be_told_by_what_is_out_or_by_what_is_left() -> None:
    """With faces or without; the grey die by either of its colours."""
    assert read_board(f"{BOARD_A} out[B2 k1]").dice == read_board(f"{BOARD_A} left[G Y R P]").dice
    assert read_board(f"{BOARD_A} out[grey B]").dice == read_board(f"{BOARD_A} out[w B]").dice


@pytest.mark.parametrize("sign", ["-", "−"])
def test_a_boo_may_be_written_with_either_minus(sign: str) -> None:
    """The one on the keyboard and the one in print."""
    assert read_board(f"{BOARD_A} {sign}7").boos == 1 << 7


@pytest.mark.parametrize(
    ("board", "at", "fault"),
    [
        ("1[G Y R] 3[B P] 15[w]", 21, "missing: k"),
        ("", 0, "missing: B, G, Y, R, P, w, k"),
        (f"{BOARD_A} 4[B]", 30, "twice"),
        (f"{BOARD_A} 0[B]", 28, "no space 0"),
        ("1[G Y R] 3[B P] 15[w] 17[k]", 22, "no space 17"),
        ("1[G Y R] 3[B P] 15[w] 15[k]", 22, "named twice"),
        (f"{BOARD_A} 5[]", 28, "empty"),
        ("1[G Y R] 3[B X] 15[w] 16[k]", 13, "no camel 'X'"),
        ("1[GYR] 3[B P] 15[w] 16[k]", 2, "no camel 'GYR'"),
        (f"{BOARD_A} +1", 28, "no tile can lie on space 1"),
        (f"{BOARD_A} -17", 28, "no tile can lie on space 17"),
        (f"{BOARD_A} +7 -7", 31, "already"),
        (f"{BOARD_A} +7 -8", 31, "side by side"),
        (f"{BOARD_A} +15", 28, "a camel stands on space 15"),
        (f"{BOARD_A} out[B B]", 34, "named twice"),
        (f"{BOARD_A} out[w k]", 34, "named twice"),
        (f"{BOARD_A} out[B4]", 32, "no die 'B4'"),
        (f"{BOARD_A} out[B G Y R P grey]", 28, "at least one die"),
        (f"{BOARD_A} left[]", 28, "at least one die"),
        (f"{BOARD_A} out[B] left[G]", 35, "named twice"),
        (f"{BOARD_A} 7", 28, "after space 7"),
        (f"{BOARD_A} hello", 28, "neither"),
        (f"{BOARD_A} tent[B]", 28, "neither"),
        (f"{BOARD_A} 4[B", 28, "after space 4"),
    ],
)
def test_a_bad_board_is_refused_and_the_fault_is_shown(board: str, at: int, fault: str) -> None:
    """The message names what is wrong, and points at it."""
    with pytest.raises(BadNotation) as caught:
        read_board(board)
    assert fault in str(caught.value)
    assert caught.value.at == at


@settings(max_examples=MANY, deadline=None)
@given(st.text(alphabet="0123456789[]BGYRPwk +-−outlefgry,;", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing else can happen."""
    try:
        read_board(text)
        at = 0
    except BadNotation as error:
        at = error.at
    assert 0 <= at <= len(text)


def test_every_move_survives_writing_and_reading() -> None:
    """All 97 of them, each with its own number and notation."""
    texts = [GAME.write(GAME.move(number)) for number in range(GAME.moves)]
    assert [GAME.number(GAME.read(text)) for text in texts] == list(range(GAME.moves))
    assert len(set(texts)) == GAME.moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ticket B", TakeTicket("blue")),
        ("boo 7", PlaceTile("boo", 7)),
        ("roll", Roll()),
        ("winner R", PlayCard("winner", "red")),
        ("ally 3", FormPartnership(3)),
        ("k2", ShowDie("black", 2)),
        ("  loser   P ", PlayCard("loser", "purple")),
    ],
)
def test_moves_are_written_with_letters(text: str, move: object) -> None:
    """C-01 R is red; capitals race, small letters are crazy."""
    assert GAME.read(text) == move


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("", 0, "missing"),
        ("ticket", 6, "ticket B"),
        ("ticket w", 7, "ticket B"),
        ("ticket b", 7, "ticket B"),
        ("cheer 1", 6, "cheer 2 to cheer 16"),
        ("boo 17", 4, "boo 2 to boo 16"),
        ("roll 2", 5, "write roll"),
        ("ally 8", 5, "ally 0 to ally 7"),
        ("B4", 0, "no move begins with 'B4'"),
        ("pass", 0, "no move begins with 'pass'"),
    ],
)
def test_a_bad_move_is_refused_and_the_fault_is_shown(text: str, at: int, fault: str) -> None:
    """C-27 C-44 What is no move at all is told from what is not allowed now."""
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert fault in str(caught.value)
    assert caught.value.at == at


def test_an_object_that_is_no_move_has_no_number() -> None:
    """Space 1 takes no tile, so there is no such move."""
    with pytest.raises(BadOption):
        GAME.number(PlaceTile("boo", 1))
