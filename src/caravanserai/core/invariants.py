"""Checks of a position: what is always true of it, in an order in which each may rely on those before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

Group: TypeAlias = Callable[[Any], Iterator[str]]
"""Tells the faults that it finds in a position."""
Ranges: TypeAlias = Mapping[str, tuple[int, int]]
"""By field, the smallest and the largest number that it may hold."""


def first_fault(position: Any, groups: tuple[Group, ...]) -> str | None:
    """The first thing that is wrong; nothing is looked at after it, since it may rely on what is wrong. None if all is well."""
    for group in groups:
        for fault in group(position):
            return fault
    return None


def range_faults(position: Any, ranges: Ranges) -> Iterator[str]:
    """Fields that hold a number."""
    for name, (low, high) in ranges.items():
        if not low <= getattr(position, name) <= high:
            yield f"{name} is {getattr(position, name)}, not from {low} to {high}"


def list_faults(position: Any, ranges: Ranges) -> Iterator[str]:
    """Fields that hold a list of numbers."""
    for name, (low, high) in ranges.items():
        for place, number in enumerate(getattr(position, name)):
            if not low <= number <= high:
                yield f"{name}[{place}] is {number}, not from {low} to {high}"
