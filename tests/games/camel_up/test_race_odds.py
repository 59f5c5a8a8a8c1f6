"""The odds of the whole race, by rolling it to its end many times."""

from __future__ import annotations

from math import sqrt

import pytest

from caravanserai.games.camel_up.engine import COMPILED, RaceOdds, Random, roll_races
from caravanserai.games.camel_up.table.notation import read_board
from tests.games.camel_up import reference
from tests.games.camel_up.boards import dealer
from tests.games.camel_up.table import read_stacks, read_tiles

BOARD_A = "1[G Y R] 3[B P] 15[w] 16[k]"
RACES = 20_000 if COMPILED else 500


def race_odds(board: str, races: int = RACES, seed: int = 1) -> RaceOdds:
    race = read_board(board)
    odds = RaceOdds()
    roll_races(odds, race.camels, race.dice, race.cheers, race.boos, races, Random(seed, 0))
    return odds


def counted(board: str, dice: str, races: int) -> tuple[dict[str, int], dict[str, int]]:
    """The same by the reference: how often each racer won, how often it came last."""
    chance = dealer(7)
    winners, losers = dict.fromkeys("BGYRP", 0), dict.fromkeys("BGYRP", 0)
    for _ in range(races):
        track, tiles, left, is_over = read_stacks(board), read_tiles(board), dice, False
        while not is_over:
            if len(left) == 1:
                left, tiles = "BGYRP?", {}
            die = chance.choice(left)
            left = left.replace(die, "")
            moved = reference.move(track, tiles, *chance.choice(reference.faces(die)))
            track, is_over = moved.track, moved.is_over
        order = reference.ranking(track)
        winners[order[0]] += 1
        losers[order[-1]] += 1
    return winners, losers


def test_every_race_has_one_winner_and_one_loser() -> None:
    """§10.1."""
    odds = race_odds(BOARD_A)
    assert odds.races == sum(odds.winner) == sum(odds.loser) == RACES


def test_the_same_seed_rolls_the_same_races() -> None:
    """Random numbers are told by their seed, and others by another one."""
    one, again, other = race_odds(BOARD_A, 500), race_odds(BOARD_A, 500), race_odds(BOARD_A, 500, seed=2)
    assert (one.winner, one.loser) == (again.winner, again.loser)
    assert (one.winner, one.loser) != (other.winner, other.loser)


def test_races_add_up() -> None:
    """More can be rolled on top of what there is."""
    race = read_board(BOARD_A)
    odds, rng = RaceOdds(), Random(1, 0)
    for _ in range(2):
        roll_races(odds, race.camels, race.dice, 0, 0, 100, rng)
    whole = race_odds(BOARD_A, 200)
    assert (odds.races, odds.winner, odds.loser) == (200, whole.winner, whole.loser)


def test_who_is_sure_to_win_wins_every_race() -> None:
    """§5.6 Blue crosses alone, or on green's back; and blue is on top."""
    odds = race_odds("16[G B] 2[Y R P] 14[w] 15[k] left[B G]")
    assert odds.winner == [RACES, 0, 0, 0, 0]


def test_tiles_count_for_the_rest_of_this_leg_and_no_longer() -> None:
    """§8.3 With one die left the leg is over, so the same races are rolled as without tiles; with two left they still matter."""
    board = "12[B] 11[k G Y] 13[R] 9[P] 8[w]"
    for left, same in (("left[B]", True), ("left[B G]", False)):
        free, tiled = race_odds(f"{board} {left}", 500), race_odds(f"{board} +16 -10 -14 {left}", 500)
        assert ((free.winner, free.loser) == (tiled.winner, tiled.loser)) is same


@pytest.mark.parametrize(
    ("board", "dice"),
    [
        pytest.param(BOARD_A, "BGYRP?", id="from the start"),
        pytest.param("12[B] 11[k G Y] 13[R] 9[P] 8[w] +15 -10 left[B G R P grey]", "BGRP?", id="tiles of this leg only"),
        pytest.param("2[w G Y] 3[B R P] 12[k] left[grey B G]", "?BG", id="a backward finish at hand"),
    ],
)
def test_the_odds_are_those_of_the_reference(board: str, dice: str) -> None:
    """§5 §8 Two samples of races that share no code agree within six standard errors."""
    mine = 6_000 if COMPILED else 1_500
    winners, losers = counted(board, dice, mine)
    odds = race_odds(board)
    for index, camel in enumerate("BGYRP"):
        for ours, theirs in ((odds.winner[index], winners[camel]), (odds.loser[index], losers[camel])):
            share = (ours + theirs) / (RACES + mine)
            error = sqrt(share * (1 - share) * (1 / RACES + 1 / mine))
            assert abs(ours / RACES - theirs / mine) <= 6 * error + 1e-9
