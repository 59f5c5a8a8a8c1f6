"""Positions and moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.core.errors import BadNotation, BadOption
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.table.moves import FormPartnership, PlaceTile, PlayCard, Roll, ShowDie, TakeTicket
from caravanserai.games.camel_up.table.notation import read_board, write_board
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


FULL = f"players=6 turn=2 leg=3 {BOARD_A} +10@4 -12@0 out[G2 w3] tickets[B0 B2 G5] winner[1G] loser[3R] partners[0-3] coins=3,5,8"


def test_a_whole_position_is_told_in_the_same_words() -> None:
    """§2 Tiles with their owners, tickets, finish cards and partners besides the race; the rest is as at the start."""
    position = GAME.read_position(FULL)
    assert (position.seats, position.turn, position.leg) == (6, 2, 3)
    assert position.tile_space[:6] == [12, 0, 0, 0, 10, 0]
    assert (position.ticket_taken, position.ticket_holder[:3], position.ticket_holder[4]) == ([2, 1, 0, 0, 0], [0, 2, 0], 5)
    assert (position.winner_pile[0], position.loser_pile[0], position.hand[1], position.hand[3]) == (9, 27, 0b11101, 0b10111)
    assert (position.partner[:6], position.free_partners) == ([3, -1, -1, 0, -1, -1], 0b110110)
    assert (position.coins[:6], position.pyramid_tickets[:6]) == ([3, 5, 8, 3, 3, 3], [0, 2, 0, 0, 0, 0])


def test_the_odds_of_a_whole_position_are_those_of_its_race() -> None:
    """§5.1 What the seats have does not matter to the dice."""
    assert read_board(FULL) == read_board(f"{BOARD_A} +10 -12 out[G w]")


def test_tiles_belong_to_the_seats_after_the_one_that_acts_unless_it_is_told() -> None:
    """§6 And more of them than usual make a larger table."""
    assert GAME.read_position(f"{BOARD_A} +10 -7 turn=3").tile_space[:4] == [10, 7, 0, 0]
    assert GAME.read_position(f"{BOARD_A} +10@1 -7 turn=3").tile_space[:4] == [7, 10, 0, 0]
    assert GAME.read_position(f"{BOARD_A} +5 +7 +9 +11 -13").seats == 5


@pytest.mark.parametrize(
    ("words", "at", "fault"),
    [
        ("tickets[B]", 36, "'B' is no leg ticket: write its colour and who took it, as in B0"),
        ("tickets[B4]", 36, "there is no seat 4: seats are 0 to 3"),
        ("tickets[B0 B0 B0 B0 B0]", 48, "there are 4 leg tickets of B, not more"),
        ("winner[G]", 35, "'G' is no finish card: write its owner and its colour, as in 0B"),
        ("winner[0G] loser[0G]", 48, "seat 0 has played a finish card that it never had"),
        ("partners[0]", 37, "'0' is no partnership: write the two seats, as in 0-3"),
        ("partners[0-1]", 41, "there are partnerships among fewer than six players"),
        ("+10@1 -7@1", 34, "the tile of seat 1 is named twice"),
        ("+10@9", 28, "there is no seat 9"),
        ("players=3 +5 +7 +9 +11", 47, "3 players have no more than 3 tiles"),
        ("coins=-1", 36, "a seat has less than no coins"),
    ],
)
def test_a_bad_position_is_refused_and_the_fault_is_shown(words: str, at: int, fault: str) -> None:
    """The message names what is wrong, and points at it."""
    with pytest.raises(BadNotation) as caught:
        GAME.read_position(f"{BOARD_A} {words}")
    assert fault in caught.value.fault
    assert caught.value.at == at


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
