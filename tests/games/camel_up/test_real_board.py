"""A real board followed roll by roll: what the table beside the box is told is what the lens says at ours."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caravanserai.beside.real import Followed, follow
from caravanserai.core.what_if import BadLine
from caravanserai.games.camel_up.beside.odds import written
from caravanserai.games.camel_up.events import DieRolled
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.table.moves import ShowDie

BOARD = "6[B] 7[P Y] 8[G] 9[R] 13[k] 14[w] +10 out[Y R]"


def test_a_whole_game_is_followed_roll_by_roll_with_the_lens_at_every_step() -> None:
    """Rolls are told as they fall; tiles and tickets are laid on the followed board as people do at the table."""
    position, rng = _begun(), random.Random(7)
    board = follow("camel_up", written(position), "")
    rolls = legs = 0
    while not position.is_over():
        number = rng.choice(list(position.legal_moves()))
        events, move = GAME.play(position, number), GAME.move(number)
        if isinstance(move, ShowDie):
            board = follow("camel_up", board.position, GAME.write(move))
            rolls += 1
            legs = max(legs, position.leg)
        elif not any(isinstance(event, DieRolled) for event in events):
            board = follow("camel_up", written(position), "") if position.actor() >= 0 else board
        if position.actor() >= 0 and not position.is_over():
            _compare(board, position)
    assert board.over
    assert rolls > 20
    assert legs > 3


def _begun() -> Any:
    """A game of four whose camels stand."""
    position: Any = GAME.start(4)
    rng = random.Random(3)
    while GAME.view(position, None).phase != "turn":
        position.play(rng.choice(list(position.legal_moves())))
    return position


def _compare(board: Followed, position: Any) -> None:
    assert board.position == written(position)
    here, there = GAME.lens(board.view), GAME.lens(GAME.view(position, None))
    assert here is not None
    assert there is not None
    assert (here.camels, here.race_ends, here.tickets, here.tiles) == (there.camels, there.race_ends, there.tickets, there.tiles)
    assert (here.race, here.races, here.error, here.roll) == (there.race, there.races, there.error, there.roll)


def test_green_rolls_two_onto_the_cheer_and_goes_one_further() -> None:
    board = follow("camel_up", BOARD, "G2")
    assert board.position == "6[B] 7[P Y] 9[R] 11[G] 13[k] 14[w] +10 out[Y1 R1 G2] leg=1"
    assert board.reach["B3"] == 9
    assert "G1" not in board.reach


def test_the_fifth_die_ends_the_leg_by_itself() -> None:
    board = follow("camel_up", "6[B] 7[P Y] 9[R] 11[G] 13[k] 14[w] +10 out[Y R G P] tickets[B0]", "B1")
    assert board.position == "7[P Y B] 9[R] 11[G] 13[k] 14[w] leg=2"


def test_what_cannot_come_out_is_told() -> None:
    with pytest.raises(BadLine, match="'R2' cannot come out now: that die is out already"):
        follow("camel_up", BOARD, "R2")
    with pytest.raises(BadLine, match="'roll' is no die: write its letter and its face"):
        follow("camel_up", BOARD, "roll")
