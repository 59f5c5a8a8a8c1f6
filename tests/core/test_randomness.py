"""Random numbers: each as likely as the others, streams that do not resemble each other, the same pure and compiled."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.randomness import STATE_MASK, Random, below
from tests.conformance.kernels import games_with_a_kernel, load_kernels

DRAWS = 60_000
SEEDS = st.integers(0, 2**63)


def draws(rng: Random, limit: int, count: int) -> list[int]:
    return [below(rng, limit) for _ in range(count)]


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 16, 97])
@pytest.mark.parametrize("seed", [0, 1, 2**40])
def test_every_number_comes_as_often_as_the_others(limit: int, seed: int) -> None:
    """Chi-square against an even spread, with six standard deviations to spare."""
    counts = Counter(draws(Random(seed), limit, DRAWS))
    expected = DRAWS / limit
    distance = sum((counts[number] - expected) ** 2 / expected for number in range(limit))
    assert sum(counts.values()) == DRAWS
    assert set(counts) == set(range(limit))
    assert distance < (limit - 1) + 6 * (2 * (limit - 1)) ** 0.5


def test_pairs_of_neighbours_come_as_often_as_the_others() -> None:
    numbers = draws(Random(5), 6, DRAWS)
    counts = Counter(zip(numbers[::2], numbers[1::2], strict=True))
    expected = DRAWS / 2 / 36
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 35 + 6 * 70**0.5


def test_first_numbers_of_neighbouring_seeds_are_spread_evenly() -> None:
    counts = Counter(below(Random(seed), 6) for seed in range(6000))
    assert all(850 < counts[number] < 1150 for number in range(6))


def test_first_numbers_of_neighbouring_streams_are_spread_evenly() -> None:
    counts = Counter(below(Random(3, stream), 6) for stream in range(6000))
    assert all(850 < counts[number] < 1150 for number in range(6))


@given(SEEDS, SEEDS)
def test_the_same_seed_and_stream_are_the_same_numbers(seed: int, stream: int) -> None:
    assert draws(Random(seed, stream), 1000, 20) == draws(Random(seed, stream), 1000, 20)


@given(SEEDS, st.integers(0, 1000), st.integers(1, 1000))
def test_streams_of_a_seed_differ(seed: int, stream: int, further: int) -> None:
    first, second = Random(seed, stream), Random(seed, stream + further)
    assert draws(first, 2**20, 8) != draws(second, 2**20, 8)


@given(SEEDS, st.integers(1, 2**31 - 1))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    rng = Random(seed)
    assert all(0 <= number < limit for number in draws(rng, limit, 20))
    assert 0 <= rng.state <= STATE_MASK


@given(SEEDS)
def test_the_state_is_all_there_is(seed: int) -> None:
    rng, other = Random(seed), Random()
    draws(rng, 6, 5)
    other.state = rng.state
    assert draws(other, 6, 30) == draws(rng, 6, 30)


def compiled_kernels() -> list[ModuleType]:
    found = [load_kernels(game_id) for game_id in games_with_a_kernel()]
    return [kernels.compiled for kernels in found if kernels is not None]


@pytest.mark.parametrize("kernel", compiled_kernels(), ids=lambda kernel: kernel.__name__)
@given(seed=SEEDS, stream=SEEDS, limits=st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20))
def test_compiled_numbers_are_the_same(kernel: ModuleType, seed: int, stream: int, limits: list[int]) -> None:
    pure, compiled = Random(seed, stream), kernel.Random(seed, stream)
    assert compiled.state == pure.state
    for limit in limits:
        assert kernel.below(compiled, limit) == below(pure, limit)
        assert compiled.state == pure.state
