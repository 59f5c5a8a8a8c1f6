"""A search spends its trials where there is doubt, and stops where there is none."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.core.guiding import Plans
from caravanserai.core.randomness import Random, below
from caravanserai.core.search import FIRST_LOOK, PORTION, Limit, Tried, search


class Urn:
    """A game of two seats whose plans each draw a number around a mean of their own, in which the luck of a deal is common."""

    def __init__(self, means: list[int], own: int = 40) -> None:
        self.means = means
        self.own = own
        """How far luck goes that a plan does not share."""

    def list_plans(self, desk: Any, position: Any) -> None:
        desk.plans.count = len(self.means)

    def first_move(self, desk: Any, position: Any, plan: int) -> int:
        return 100 + plan

    def run_trials(self, desk: Any, position: Any, seat: int, plan: int, seed: int, first: int, count: int, horizon: int) -> None:
        desk.sums = [0, 0]
        for number in range(first, first + count):
            common, own = Random(seed, 2 * number), Random(seed + 1 + plan, 2 * number)
            value = self.means[plan] + below(common, 1000) + (below(own, 2 * self.own + 1) - self.own if self.own else 0)
            desk.sums[seat] += value
            desk.sums[1 - seat] -= value


def tried(kernel: Urn, limit: Limit, threads: int = 1, seat: int = 0) -> list[Tried]:
    desks = [SimpleNamespace(plans=Plans(), sums=[]) for _ in range(threads)]
    return search(kernel, desks, SimpleNamespace(seats=2), seat, horizon=0, seed=7, limit=limit)


def total(found: list[Tried]) -> int:
    return sum(one.trials for one in found)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_beyond_doubt_is_not_asked_again(seat: int) -> None:
    found = tried(Urn([0, 300, 100, -200]), Limit(100_000), seat=seat)
    assert [one.move for one in found] == [101, 102, 100, 103]
    assert {one.trials for one in found} == {FIRST_LOOK * PORTION}


def test_trials_go_to_those_that_are_in_doubt() -> None:
    found = tried(Urn([0, 1, 300, 301], own=400), Limit(20_000))
    assert {one.move for one in found[:2]} == {102, 103}
    assert found[0].trials == found[1].trials > 8 * found[2].trials


def test_plans_that_never_differ_are_not_told_apart() -> None:
    found = tried(Urn([50, 50, 50], own=0), Limit(100_000))
    assert [one.move for one in found] == [100, 101, 102]
    assert total(found) == 3 * FIRST_LOOK * PORTION


def test_few_trials_are_all_taken_however_clear_the_answer() -> None:
    found = tried(Urn([0, 10_000]), Limit(384))
    assert [one.trials for one in found] == [192, 192]


def test_the_time_of_those_that_are_beaten_is_given_to_the_others() -> None:
    """Eight plans of which six are out at the first look: the last two are asked until the time is over."""
    ticks = count()
    limit = Limit(1_000_000, seconds=100, clock=lambda: next(ticks))
    found = tried(Urn([0, 1, *[-5000] * 6], own=400), limit)
    assert found[0].trials == found[1].trials
    assert 90 * PORTION < found[0].trials < 110 * PORTION
    assert {one.trials for one in found[2:]} == {FIRST_LOOK * PORTION}


def test_threads_find_the_same() -> None:
    kernel = Urn([0, 5, 300, 301, 150, 20], own=300)
    assert tried(kernel, Limit(30_000)) == tried(kernel, Limit(30_000), threads=3)
