"""What plain rules become before they are compiled, on made-up rules of a few lines."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.build.derivation import SOURCES, derived, kernels, load_derivation, write_rules


def test_a_constant_is_a_c_constant(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel="SPACES: int = 16\nNOBODY: int = -1\nTWICE: int = SPACES * 2")
    assert "#define cv_SPACES 16\n" in source
    assert 'const int SPACES "cv_SPACES"' in source
    assert "#define cv_NOBODY -1\n" in source
    assert "#define cv_TWICE 32\n" in source


@pytest.mark.parametrize(("value", "is_wide"), [(2**31 - 1, False), (-(2**31), False), (2**31, True), (2**63, True)])
def test_a_constant_beyond_31_bits_is_a_wide_one(tmp_path: Path, value: int, is_wide: bool) -> None:
    source = derived(tmp_path, kernel=f"MASK: int = {value}")
    assert f"#define cv_MASK {value}{'ULL' if is_wide else ''}\n" in source
    assert f'const {"unsigned long long" if is_wide else "int"} MASK "cv_MASK"' in source


def test_a_table_is_a_c_array(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel="VALUES: tuple[int, ...] = (5, 3, 2, 2)")
    assert "static const int cv_VALUES[4] = {5, 3, 2, 2};" in source
    assert 'const int VALUES "cv_VALUES" [4]' in source


STATE = """
SEATS: int = 8

class State:
    seats: int
    dealt: bool
    board: Word
    coins: list[int]
    boards: list[Word]

    def __init__(self, seats: int = 4) -> None:
        self.seats = seats
        self.dealt = False
        self.board = 0
        self.coins = [3] * SEATS
        self.boards = [0] * (SEATS + 1)
"""
IMPORT_WORD = "from caravanserai.core.words import Word\n"


def test_a_class_keeps_numbers_and_arrays(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=IMPORT_WORD + STATE)
    assert "cdef class State:" in source
    assert "cdef public int seats" in source
    assert "cdef public bint dealt" in source
    assert "cdef public unsigned long long board" in source
    assert "cdef public int[8] coins" in source
    assert "cdef public unsigned long long[9] boards" in source


def test_a_list_that_is_created_is_an_array_that_is_filled(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=IMPORT_WORD + STATE)
    assert "def __init__(self, int seats=4):" in source
    assert re.search(r"for _index in range\(8\):\s+self\.coins\[_index\] = 3", source)
    assert re.search(r"for _index in range\(9\):\s+self\.boards\[_index\] = 0", source)


def test_a_class_takes_over_the_fields_of_its_base(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        state=IMPORT_WORD + STATE,
        kernel="""
            from PACKAGE.state import State

            class Position(State):
                turn: int

                def wealth(self) -> int:
                    return self.coins[self.turn]
        """,
    )
    position = source[source.index("cdef class Position(State):") :]
    assert "cdef public int turn" in position
    assert "cdef public int[8] coins" not in position


def test_a_copied_list_is_copied_memory(tmp_path: Path) -> None:
    copy = "\ndef copy_state(source: State, target: State) -> None:\n    target.coins = source.coins[:]"
    source = derived(tmp_path, kernel=IMPORT_WORD + STATE + copy)
    assert "cpdef void copy_state(State source, State target) noexcept nogil:" in source
    assert "memcpy(target.coins, source.coins, sizeof(target.coins))" in source


@pytest.mark.parametrize(
    ("function", "header"),
    [
        ("def twice(number: int) -> int: ...", "cpdef int twice(int number) noexcept nogil:"),
        ("def is_even(number: int) -> bool: ...", "cpdef bint is_even(int number) noexcept nogil:"),
        ("def wide(bits: Word) -> Word: ...", "cpdef unsigned long long wide(unsigned long long bits) noexcept nogil:"),
        ("def both(bits: Word, more: int) -> int: ...", "cpdef int both(unsigned long long bits, int more) noexcept nogil:"),
        ("def seen(state: State) -> None: ...", "cpdef void seen(State state) noexcept nogil:"),
        ("def summed(numbers: list[int]) -> int: ...", "cdef int summed(int* numbers) noexcept nogil:"),
        ("def mixed(boards: list[Word]) -> int: ...", "cdef int mixed(unsigned long long* boards) noexcept nogil:"),
        ("def named(text: str) -> int: ...", "def named(object text):"),
        ("def listed(state: State) -> tuple[int, int]: ...", "def listed(State state):"),
        ("def made(seats: int) -> State: ...", "def made(int seats):"),
        ("def bare(number): ...", "def bare(object number):"),
    ],
)
def test_a_function_over_numbers_is_a_c_function(tmp_path: Path, function: str, header: str) -> None:
    assert header in derived(tmp_path, kernel=IMPORT_WORD + STATE + "\n" + function)


def test_defaults_are_written_out_where_a_function_is_called(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        kernel="""
            def note(fact: int, first: int = 7, second: int = 9) -> None:
                pass

            def play(move: int) -> None:
                note(move)
                note(move, 1)
                note(move, 1, 2)
        """,
    )
    assert "cpdef void note(int fact, int first, int second) noexcept nogil:" in source
    assert "    note(move, 7, 9)\n    note(move, 1, 9)\n    note(move, 1, 2)\n" in source


def test_annotated_locals_are_declared_once_at_the_head(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        kernel=IMPORT_WORD
        + """
def score(seats: int) -> int:
    \"\"\"§9 A docstring is not needed when compiled.\"\"\"
    gains: list[int] = [0] * 8
    boards: list[Word] = [1] * 3
    mask: Word = 1
    later: int
    for seat in range(seats):
        done: bool = False
        gains[seat] = 1
    return gains[0]
""",
    )
    body = source[source.index("cpdef int score") :].split("\n\n")[0]
    declared = [line.strip() for line in body.splitlines() if line.strip().startswith("cdef ")]
    assert sorted(declared) == [
        "cdef bint done",
        "cdef int _index",
        "cdef int later",
        "cdef int[8] gains",
        "cdef unsigned long long mask",
        "cdef unsigned long long[3] boards",
    ]
    assert body.splitlines()[1].startswith("    cdef ")
    assert "mask = 1" in body
    assert "§9" not in body


def test_modules_are_read_after_those_they_import(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        components="SPACES: int = 16",
        track="from PACKAGE.components import SPACES\n\ndef last() -> int:\n    return SPACES",
        kernel="from PACKAGE.components import SPACES\nfrom PACKAGE.track import last\n\ndef first() -> int:\n    return SPACES",
    )
    assert source.count("#define cv_SPACES") == 1
    assert source.index("cpdef int last(") < source.index("cpdef int first(")
    assert "import SPACES" not in source


def test_other_imports_stay_python_imports(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel="from caravanserai.core.errors import illegal_move")
    assert "\nfrom caravanserai.core.errors import illegal_move\n" in source


def test_bits_are_the_processors_own(tmp_path: Path) -> None:
    source = derived(
        tmp_path, kernel="from caravanserai.core.bits import bit_count\n\ndef size(bits: int) -> int:\n    return bit_count(bits)"
    )
    assert "__builtin_popcountll" in source
    assert "def bit_count" not in source


REFUSED = [
    ("import under another name", "from typing import Final\nfrom caravanserai.core.words import Word as Bits", 2),
    ("a statement outside any function", "X: int = 1\n\nprint(X) if X else None\nX += 1", 4),
    ("a statement outside any function", "X: int = 1\nimport math", 2),
    ("a statement outside any function", "X = 1", 1),
    ("the list coins without a length: create it as [0] * N", "X: int = 1\n\nclass State:\n    coins: list[int]", 3),
    ("an argument passed by name", "def note(fact: int) -> None:\n    pass\n\ndef play() -> None:\n    note(fact=1)", 5),
]


@pytest.mark.parametrize(("what", "source", "line"), REFUSED, ids=[f"{what}, line {line}" for what, _, line in REFUSED])
def test_what_has_no_typed_form_is_refused_with_module_and_line(tmp_path: Path, what: str, source: str, line: int) -> None:
    derivation = load_derivation()
    package = write_rules(tmp_path, kernel=source)
    with pytest.raises(derivation.NotDerivable) as caught:
        derivation.derive(tmp_path, f"{package}.kernel")
    message = str(caught.value)
    assert message.startswith(f"{package}.kernel, line {line}: the derivation does not take ")
    assert what in message


def test_a_name_in_two_modules_is_refused_with_both(tmp_path: Path) -> None:
    derivation = load_derivation()
    package = write_rules(
        tmp_path, other="SPACES: int = 1", kernel="from PACKAGE.other import SPACES\n\n\ndef SPACES() -> int: ..."
    )
    with pytest.raises(derivation.NotDerivable, match=rf"{package}\.kernel, line 4: .* SPACES, which {package}\.other has too"):
        derivation.derive(tmp_path, f"{package}.kernel")


def test_the_search_path_is_left_as_it_was(tmp_path: Path) -> None:
    before = sys.path[:]
    derived(tmp_path, kernel="X: int = 1")
    with pytest.raises(SystemExit):
        derived(tmp_path, kernel="X = 1")
    assert sys.path == before


# The games' own rules.

NUMBERS = {"int", "bool", "Word", "None", "list[int]", "list[Word]"}


@pytest.mark.parametrize("kernel", kernels())
def test_every_rule_over_numbers_is_compiled_without_python(kernel: str) -> None:
    """The compiler refuses any Python object in a function without the GIL, so it is enough that they all are such."""
    derivation = load_derivation()
    unit = derivation.Unit(SOURCES, kernel.rsplit(".", 1)[0])
    derivation.read(unit, kernel)
    source = derivation.derive(SOURCES, kernel)
    known = NUMBERS | set(unit.classes)
    rules = []
    for name, node in unit.functions.items():
        types = {ast.unparse(argument.annotation).strip("'\"") for argument in node.args.args}
        answer = ast.unparse(node.returns).strip("'\"")
        if types <= known and answer in NUMBERS:
            rules.append(name)
            assert re.search(rf"^c(p?)def [a-z ]+ {name}\(.*\) noexcept nogil:$", source, re.MULTILINE), f"{name} is slow"
    assert rules


@pytest.mark.parametrize("kernel", kernels())
def test_the_only_functions_with_python_objects_are_the_kernels_own(kernel: str) -> None:
    """Rules are all numbers; only what the kernel offers to Python may take or give anything else."""
    derivation = load_derivation()
    unit = derivation.Unit(SOURCES, kernel.rsplit(".", 1)[0])
    derivation.read(unit, kernel)
    source = derivation.derive(SOURCES, kernel)
    slow = re.findall(r"^def (\w+)\(", source, re.MULTILINE)
    assert {unit.owners[name] for name in slow} <= {kernel}


@pytest.mark.parametrize("kernel", kernels())
def test_the_derivation_is_the_same_every_time(kernel: str) -> None:
    derivation = load_derivation()
    assert derivation.derive(SOURCES, kernel) == derivation.derive(SOURCES, kernel)
