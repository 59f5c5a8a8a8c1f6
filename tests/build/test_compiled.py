"""What the compiler makes of made-up rules: the same answers as the rules as written, for any numbers."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.build.derivation import load_derivation, write_rules
from tests.build.packages import build_once, run

pytestmark = pytest.mark.slow

RULES = """
from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit, nth_bit
from caravanserai.core.randomness import Random, below
from caravanserai.core.words import Word

TABLE: Final = (5, 3, 2, 2)
WIDE: Final = 0x9E3779B97F4A7C15
ROOM: Final = 8

class Bag:
    count: int
    items: list[int]

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.items = [7] * ROOM

def size(bits: Word) -> int:
    return bit_count(bits)

def least(bits: Word) -> int:
    return lowest_bit(bits)

def at(bits: Word, index: int) -> int:
    return nth_bit(bits, index)

def draw(rng: Random, limit: int) -> int:
    return below(rng, limit)

def spread(bits: Word) -> Word:
    mixed: Word = bits * WIDE
    return mixed >> 40

def divided(number: int, by: int) -> int:
    return number // by * 1000 + number % by

def added(first: int, second: int = 30, third: int = 4) -> int:
    return first + second + third

def defaults(first: int) -> int:
    return added(first) * 10000 + added(first, 1) * 100 + added(first, 1, 2)

def looked_up(index: int) -> int:
    return TABLE[index % 4]

def reversed_copy(source: Bag, target: Bag) -> None:
    target.items = source.items[:]
    target.count = source.count + 1
    source.items[0] = -1

def sorted_sum(number: int) -> int:
    digits: list[int] = [0] * ROOM
    count = 0
    while number:
        digits[count] = number % 10
        number //= 10
        count += 1
    total = 0
    for index in range(count):
        total += digits[index] * (index + 1)
    return total
"""

BUILD = """
from Cython.Build import cythonize
from setuptools import Extension, setup
setup(ext_modules=cythonize([Extension("compiled_rules", ["compiled_rules.pyx"])], quiet=True))
"""

SETS = st.sets(st.integers(0, 62), min_size=1)


def build_rules(folder: Path) -> None:
    package = write_rules(folder, kernel=RULES)
    (folder / package).rename(folder / "plain_rules")
    (folder / "compiled_rules.pyx").write_text(load_derivation().derive(folder, "plain_rules.kernel"), encoding="utf-8")
    (folder / "build_rules.py").write_text(BUILD, encoding="utf-8")
    run(sys.executable, "build_rules.py", "-q", "build_ext", "--inplace", cwd=folder)


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ModuleType, ModuleType]]:
    """The same rules, plain and compiled."""
    folder = build_once(tmp_path_factory, "rules", build_rules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield importlib.import_module("plain_rules.kernel"), importlib.import_module("compiled_rules")


@given(numbers=SETS)
def test_bits(rules: tuple[ModuleType, ModuleType], numbers: set[int]) -> None:
    bits = sum(1 << number for number in numbers)
    for kernel in rules:
        assert kernel.size(bits) == len(numbers)
        assert kernel.least(bits) == min(numbers)
        assert [kernel.at(bits, index) for index in range(len(numbers))] == sorted(numbers)


@given(seed=st.integers(0, 2**63), stream=st.integers(0, 2**63), limits=st.lists(st.integers(1, 2**31 - 1), max_size=20))
def test_random_numbers(rules: tuple[ModuleType, ModuleType], seed: int, stream: int, limits: list[int]) -> None:
    drawn = []
    for kernel in rules:
        rng = kernel.Random(seed, stream)
        drawn.append([*(kernel.draw(rng, limit) for limit in limits), rng.state])
    assert drawn[0] == drawn[1]


@settings(max_examples=300)
@given(number=st.integers(-(10**6), 10**6), by=st.integers(-50, 50).filter(bool))
def test_division_is_pythons(rules: tuple[ModuleType, ModuleType], number: int, by: int) -> None:
    assert rules[0].divided(number, by) == rules[1].divided(number, by)


@given(number=st.integers(0, 10**6))
def test_defaults_tables_and_local_lists(rules: tuple[ModuleType, ModuleType], number: int) -> None:
    for name in ("looked_up", "sorted_sum"):
        assert getattr(rules[0], name)(number) == getattr(rules[1], name)(number), name
    assert rules[0].defaults(number % 50) == rules[1].defaults(number % 50)


@given(count=st.integers(0, 100), items=st.lists(st.integers(-9, 9), min_size=8, max_size=8))
def test_a_copied_list_is_not_shared(rules: tuple[ModuleType, ModuleType], count: int, items: list[int]) -> None:
    for kernel in rules:
        source, target = kernel.Bag(count), kernel.Bag()
        assert source.items == [7] * 8
        source.items = items[:]
        kernel.reversed_copy(source, target)
        assert (target.count, target.items, source.items) == (count + 1, items, [-1, *items[1:]])


@given(bits=st.integers(0, 2**24))
def test_wide_words_wrap_as_the_processors_do(rules: tuple[ModuleType, ModuleType], bits: int) -> None:
    assert rules[1].spread(bits) == rules[0].spread(bits) & (2**24 - 1)
