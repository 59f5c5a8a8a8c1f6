"""How sure one can be: intervals of means and shares."""

from __future__ import annotations

import pytest

from caravanserai.core.intervals import chi_square_tail, estimate_mean, estimate_share


def width(total: float, squares: float, count: int) -> float:
    estimate = estimate_mean(total, squares, count)
    return estimate.high - estimate.low


def test_an_interval_narrows_with_the_square_root_of_the_games() -> None:
    assert estimate_mean(100, 200, 100).mean == 1
    assert width(400, 800, 400) == pytest.approx(width(100, 200, 100) / 2, rel=0.01)


def test_a_mean_is_in_the_middle_of_its_interval() -> None:
    estimate = estimate_mean(6, 14, 3)
    assert estimate.mean == 2
    assert estimate.high - 2 == pytest.approx(2 - estimate.low) == pytest.approx(1.96 / 3**0.5)


def test_a_share_has_wilsons_interval() -> None:
    share = estimate_share(25, 100)
    assert share.mean == 0.25
    assert share.low == pytest.approx(0.1755, abs=0.001)
    assert share.high == pytest.approx(0.3430, abs=0.001)


@pytest.mark.parametrize("count", [1, 2, 10, 40, 100_000])
@pytest.mark.parametrize("won", [0, 0.5, 1])
def test_the_interval_of_a_share_stays_between_none_and_all_and_is_never_a_single_point(won: float, count: int) -> None:
    for total in (won, count - won):
        share = estimate_share(total, count)
        assert 0 <= share.low < share.high <= 1
        assert share.low <= share.mean <= share.high


@pytest.mark.parametrize(("value", "freedom"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (11.0705, 5), (14.0671, 7)])
def test_chance_alone_makes_a_chi_square_beyond_these_in_one_of_twenty(value: float, freedom: int) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=1e-5)
    assert chi_square_tail(0, freedom) == pytest.approx(1)
