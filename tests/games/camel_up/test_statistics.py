"""Whole games in numbers, against those that independent programs found for the same rules.

Seeds are fixed, so a result is the same every time; bounds are five standard errors, plus the rounding of the numbers themselves.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.camel_up.engine import COMPILED
from caravanserai.games.camel_up.game import GAME
from tests.games.camel_up.boards import dealer
from tests.games.camel_up.play import BY_CHANCE, Policy, always_roll, any_kind, finish

Row = tuple[int, int, int, float]
"""Turns, legs, whether the finish was backward, and the mean of the purses."""

STANDARD_ERRORS = 5
BACKWARD = 0.0014
"""One race in 700 ends backwards, whatever the players do."""


def assert_close(values: list[float], expected: float, rounding: float) -> None:
    error = stdev(values) / sqrt(len(values))
    assert abs(fmean(values) - expected) <= STANDARD_ERRORS * error + rounding


def assert_agrees(rows: list[Row], turns: float, legs: float, coins: float) -> None:
    """Within the bounds in turns, legs and coins, and with about the right number of backward finishes."""
    assert_close([row[0] for row in rows], turns, 0.25)
    assert_close([row[1] for row in rows], legs, 0.01)
    assert_close([row[3] for row in rows], coins, 0.02)
    backward = sum(row[2] for row in rows)
    expected = BACKWARD * len(rows)
    assert abs(backward - expected) <= STANDARD_ERRORS * sqrt(expected) + 1


def row_of(position: object) -> Row:
    turns, legs, backward = GAME.measure(position)  # type: ignore[arg-type]
    outcome = GAME.outcome(position)  # type: ignore[arg-type]
    assert outcome is not None
    return turns, legs, backward, fmean(outcome.scores)


@pytest.mark.parametrize(
    ("seats", "turns", "legs", "coins"),
    [(3, 389.0, 5.43, 22.19), (4, 310.8, 5.37, 17.80), (6, 230.7, 5.24, 21.35), (8, 217.0, 5.19, 16.95)],
)
def test_play_without_any_plan_is_as_long_and_pays_as_much_as_it_should(
    seats: int, turns: float, legs: float, coins: float
) -> None:
    """§4 Every move as likely as any other."""
    rows = []
    for game in range(20_000 if COMPILED else 60):
        position = GAME.start(seats, BY_CHANCE)
        GAME.play_out(position, Random(2019, game))
        rows.append(row_of(position))
    assert_agrees(rows, turns, legs, coins)


def rows_of(policy: Policy, seats: int, games: int) -> list[Row]:
    chance = dealer(seats)
    rows = []
    for _ in range(games):
        position = GAME.start(seats, BY_CHANCE)
        finish(position, policy, chance)
        rows.append(row_of(position))
    return rows


@pytest.mark.parametrize(
    ("seats", "turns", "legs", "coins"),
    [(3, 90.1, 5.50, 18.39), (4, 93.1, 5.48, 14.69), (6, 108.0, 5.45, 15.59), (8, 110.9, 5.44, 12.20)],
)
def test_play_that_draws_a_kind_of_action_first_is_as_long_and_pays_as_much_as_it_should(
    seats: int, turns: float, legs: float, coins: float
) -> None:
    """§4 Every kind of action as likely as any other, then every move of it."""
    assert_agrees(rows_of(any_kind, seats, 1_500 if COMPILED else 60), turns, legs, coins)


@pytest.mark.parametrize(("seats", "coins"), [(3, 11.58), (4, 9.44), (6, 7.29), (8, 6.22)])
def test_players_who_always_roll_race_as_long_and_earn_as_much_as_they_should(seats: int, coins: float) -> None:
    """§4.3 §9.2 25.8 rolls in 5.60 legs, a coin for each."""
    assert_agrees(rows_of(always_roll, seats, 2_000 if COMPILED else 80), 25.8, 5.60, coins)


def test_a_game_played_out_is_the_same_for_the_same_seed() -> None:
    """§4 And another one for another seed."""
    results = []
    for seed in (1, 1, 2):
        position = GAME.start(4, BY_CHANCE)
        GAME.play_out(position, Random(seed, 0))
        results.append(GAME.save(position))
    assert results[0] == results[1] != results[2]


@pytest.mark.parametrize("policy", [any_kind, always_roll])
def test_the_first_turn_brings_nothing_to_those_who_do_not_use_it(policy: Policy) -> None:
    """§3.2 Seats differ by less than a coin where nobody has a plan."""
    purses: list[list[int]] = [[], [], []]
    chance = dealer(11)
    for _ in range(400 if COMPILED else 40):
        position = GAME.start(3, BY_CHANCE)
        finish(position, policy, chance)
        for seat, coins in enumerate(position.coins[:3]):
            purses[seat].append(coins)
    errors = [stdev(purse) / sqrt(len(purse)) for purse in purses]
    assert max(map(fmean, purses)) - min(map(fmean, purses)) < 1 + STANDARD_ERRORS * max(errors)
