"""Sets of small numbers as bits, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.bits import bit_count, lowest_bit, members, nth_bit

SETS = st.sets(st.integers(0, 61), min_size=1)


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def test_the_empty_set_holds_nothing() -> None:
    assert bit_count(0) == 0


@given(SETS)
def test_count_is_the_size(numbers: set[int]) -> None:
    assert bit_count(bits_of(numbers)) == len(numbers)


@given(SETS)
def test_lowest_is_the_smallest(numbers: set[int]) -> None:
    assert lowest_bit(bits_of(numbers)) == min(numbers)


@given(SETS)
def test_the_nth_counts_in_rising_order_from_0(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert [nth_bit(bits, index) for index in range(len(numbers))] == sorted(numbers)


@given(st.sets(st.integers(0, 61)), st.integers(0, 100))
def test_all_members_rise_from_where_they_are_counted(numbers: set[int], first: int) -> None:
    assert members(bits_of(numbers), first) == [first + number for number in sorted(numbers)]
