"""What rules note as words, read again."""

from __future__ import annotations

from typing import Any

from caravanserai.core.facts import FactReader

WALKED, RESTED = 0, 1
EVENTS: dict[int, Any] = {WALKED: lambda numbers: ("walked", *numbers), RESTED: lambda numbers: ("rested", *numbers)}


def word(fact: int, first: int, *others: int) -> int:
    """One bit for the fact, 21 for the first argument, 12 for each of the others, 64 above what they are."""
    packed = 0
    for number in reversed(others):
        packed = packed << 12 | number + 64
    return (packed << 21 | first) << 1 | fact


def test_facts_are_read_in_order_with_their_arguments() -> None:
    reader = FactReader(EVENTS, fact_bits=1, first_bits=21, argument_bits=12, below_zero=64)
    words = [word(WALKED, 2**21 - 1, -64, 0, 4031), word(RESTED, 0, 1, 2, 3)]
    told: list[Any] = reader.read([*words, 0], 2)
    assert told == [("walked", 2**21 - 1, -64, 0, 4031), ("rested", 0, 1, 2, 3)]


def test_the_first_argument_is_below_zero_where_the_rules_leave_room_for_it() -> None:
    reader = FactReader(EVENTS, fact_bits=1, first_bits=21, argument_bits=12, below_zero=64, first_below_zero=5)
    told: list[Any] = reader.read([word(RESTED, 3, 0, 0, 0)], 1)
    assert told == [("rested", -2, 0, 0, 0)]


def test_nothing_noted_is_nothing_told() -> None:
    assert FactReader(EVENTS, fact_bits=1, first_bits=21, argument_bits=12, below_zero=64).read([0, 0], 0) == []
