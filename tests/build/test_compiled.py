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

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

RULES = """
from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit, nth_bit
from caravanserai.core.fields import Fields
from caravanserai.core.noting import Noting, note
from caravanserai.core.randomness import Random, below
from caravanserai.core.words import Word
from PACKAGE.events import Rested, StepTaken

TABLE: Final = (5, 3, 2, 2)
WIDE: Final = 0x9E3779B97F4A7C15
ROOM: Final = 8

class Bag(Fields):
    count: int
    full: bool = True
    wide: Word = WIDE
    items: list[int] = [7] * ROOM

class Walk(Noting, room=6):
    seats: int
    steps: list[int] = [0] * 2

def step(walk: Walk, seat: int, way: int) -> None:
    walk.steps[way] += 1
    note(walk, StepTaken, seat, way)

def rest(walk: Walk) -> None:
    note(walk, Rested)

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

EVENTS = """
from typing import Literal

from caravanserai.core.contract import Event

class WalkEvent(Event):
    pass

class Rested(WalkEvent, section="1"):
    pass

class StepTaken(WalkEvent, section="2"):
    seat: int
    way: Literal["left", "right"]
"""

BUILD = """
from Cython.Build import cythonize
from Cython.Compiler import Options
from setuptools import Extension, setup
Options.warning_errors = True
setup(ext_modules=cythonize([Extension("compiled_rules", ["compiled_rules.pyx"])]))
"""

SETS = st.sets(st.integers(0, 62), min_size=1)


def build_rules(folder: Path) -> None:
    write_rules(folder, package="plain_rules", events=EVENTS, kernel=RULES)
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


def test_what_cython_warns_of_is_an_error(tmp_path: Path) -> None:
    """A number that nothing was assigned to is an error in plain rules, and whatever lay there in compiled ones."""
    kernel = "def last(count: int) -> int:\n    for index in range(count):\n        found = index\n    return found"
    source = load_derivation().derive(tmp_path, f"{write_rules(tmp_path, kernel=kernel)}.kernel")
    (tmp_path / "compiled_rules.pyx").write_text(source, encoding="utf-8")
    (tmp_path / "build_rules.py").write_text(BUILD, encoding="utf-8")
    with pytest.raises(AssertionError, match="local variable 'found' might be referenced before assignment"):
        run(sys.executable, "build_rules.py", "-q", "build_ext", "--inplace", cwd=tmp_path)


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
    kernel_wide = rules[0].WIDE
    for kernel in rules:
        source, target = kernel.Bag(count), kernel.Bag(0)
        assert (source.items, source.full, source.wide) == ([7] * 8, True, kernel_wide)
        source.items = items[:]
        kernel.reversed_copy(source, target)
        assert (target.count, target.items, source.items) == (count + 1, items, [-1, *items[1:]])


@given(bits=st.integers(0, 2**24))
def test_wide_words_wrap_as_the_processors_do(rules: tuple[ModuleType, ModuleType], bits: int) -> None:
    assert rules[1].spread(bits) == rules[0].spread(bits) & (2**24 - 1)


def test_a_copy_has_every_field_and_shares_none(rules: tuple[ModuleType, ModuleType]) -> None:
    for kernel in rules:
        bag = kernel.Bag(3)
        bag.full, bag.wide, bag.items = False, 5, [*range(8)]
        copy = bag.copy()
        assert (copy.count, copy.full, copy.wide, copy.items) == (3, False, 5, [*range(8)])
        kernel.reversed_copy(copy, kernel.Bag(0))
        assert bag.items == [*range(8)]


@pytest.mark.parametrize("given", [(), (1, 2), ("many",)])
def test_a_start_without_what_is_to_be_given_is_refused(rules: tuple[ModuleType, ModuleType], given: tuple[object, ...]) -> None:
    if given != ("many",):
        with pytest.raises(TypeError):
            rules[0].Bag(*given)
    with pytest.raises(TypeError):
        rules[1].Bag(*given)


@given(steps=st.lists(st.tuples(st.integers(-(2**31), 2**31 - 1), st.integers(0, 1)) | st.none(), max_size=5))
def test_what_is_noted_is_the_same_as_far_as_there_is_room(
    rules: tuple[ModuleType, ModuleType], steps: list[tuple[int, int] | None]
) -> None:
    """A note is of one number or of three, and there is room for six: all is kept up to the last, and nothing beyond."""
    heard = []
    for kernel in rules:
        walk = kernel.Walk(2)
        kernel.rest(walk)
        walk.listen()
        for taken in steps:
            if taken is None:
                kernel.rest(walk)
            else:
                kernel.step(walk, *taken)
        heard.append((walk.note_count, walk.noted(), walk.steps))
    wanted = [number for taken in steps for number in ((0,) if taken is None else (1, *taken))]
    assert heard[0] == heard[1]
    assert heard[1][:2] == (len(wanted), wanted if len(wanted) <= 6 else [])


def test_nobody_listens_to_a_copy(rules: tuple[ModuleType, ModuleType]) -> None:
    for kernel in rules:
        walk = kernel.Walk(2)
        walk.listen()
        kernel.step(walk, 1, 1)
        copy = walk.copy()
        assert (copy.listening, copy.note_count, copy.noted(), copy.steps) == (False, 0, [], [0, 1])
        kernel.step(copy, 1, 1)
        assert (copy.noted(), walk.noted(), walk.steps) == ([], [1, 1, 1], [0, 1])
