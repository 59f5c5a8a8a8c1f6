"""What is always true of a position: the first fault is told, and nothing that relies on it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from caravanserai.core.invariants import first_fault, list_faults, range_faults

TABLE = SimpleNamespace(turn=7, seats=4, coins=[3, -1, 2, 0])


def turn_faults(position: Any) -> Iterator[str]:
    yield from range_faults(position, {"seats": (2, 4), "turn": (0, position.seats - 1)})


def coin_faults(position: Any) -> Iterator[str]:
    yield from list_faults(position, {"coins": (0, 100)})


def purse_faults(position: Any) -> Iterator[str]:
    if position.coins[position.turn] == 0:
        yield "whose turn it is has nothing"


def test_a_number_out_of_range_is_told_with_its_range() -> None:
    assert list(turn_faults(TABLE)) == ["turn is 7, not from 0 to 3"]


def test_a_number_out_of_range_in_a_list_is_told_with_its_place() -> None:
    assert list(coin_faults(TABLE)) == ["coins[1] is -1, not from 0 to 100"]


def test_nothing_is_looked_at_after_a_fault() -> None:
    assert first_fault(TABLE, (turn_faults, purse_faults)) == "turn is 7, not from 0 to 3"


def test_a_position_without_a_fault_has_no_first_one() -> None:
    assert first_fault(SimpleNamespace(turn=1, seats=2, coins=[3, 3]), (turn_faults, coin_faults, purse_faults)) is None
