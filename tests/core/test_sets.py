"""Sets as bits and counts in a row, told by name and taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.sets import bits_of, counted, names_in, numbers_in

NAMES = ("vizier", "elder", "merchant", "builder", "assassin")


def test_the_numbers_of_a_set_rise() -> None:
    assert numbers_in(0b10110) == [1, 2, 4]
    assert numbers_in(0) == []


def test_a_set_is_told_by_name() -> None:
    assert names_in(0b01010, NAMES) == ["elder", "builder"]


@given(st.sets(st.sampled_from(NAMES)))
def test_a_set_told_by_name_is_the_same_set_taken_back(names: set[str]) -> None:
    assert set(names_in(bits_of(names, NAMES), NAMES)) == names


def test_what_there_is_none_of_is_not_counted() -> None:
    assert counted([0, 3, 0, 0, 1], NAMES) == {"elder": 3, "assassin": 1}
