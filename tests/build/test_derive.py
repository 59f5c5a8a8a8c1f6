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

class State(Fields):
    seats: int
    dealt: bool = False
    board: Word = 1 << 40
    coins: list[int] = [3] * SEATS
    boards: list[Word] = [0] * (SEATS + 1)
"""
IMPORTS = "from caravanserai.core.fields import Fields\nfrom caravanserai.core.words import Word\n"


def test_a_class_keeps_numbers_and_arrays(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=IMPORTS + STATE)
    assert "cdef class State:" in source
    assert "cdef public int seats" in source
    assert "cdef public bint dealt" in source
    assert "cdef public unsigned long long board" in source
    assert "cdef public int[8] coins" in source
    assert "cdef public unsigned long long[9] boards" in source


def test_a_field_begins_with_what_it_is_declared_with_or_given(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=IMPORTS + STATE)
    assert "def __init__(self, int seats):" in source
    assert "self.seats = seats\n" in source
    assert "self.dealt = 0\n" in source
    assert f"self.board = {1 << 40}\n" in source
    assert "for _index in range(8): self.coins[_index] = 3\n" in source


def test_a_copy_has_every_field(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=IMPORTS + STATE)
    copying = source[source.index("cdef void copy_from(self, State other) noexcept nogil:") :].splitlines()[1:6]
    assert [line.strip() for line in copying] == [
        "self.seats = other.seats",
        "self.dealt = other.dealt",
        "self.board = other.board",
        "memcpy(self.coins, other.coins, sizeof(self.coins))",
        "memcpy(self.boards, other.boards, sizeof(self.boards))",
    ]


def test_a_class_takes_over_the_fields_of_its_base(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        state=IMPORTS + STATE,
        kernel="""
            from PACKAGE.state import State

            class Position(State):
                turn: int = 0

                def wealth(self) -> int:
                    return self.coins[self.turn]
        """,
    )
    position = source[source.index("cdef class Position(State):") :]
    assert "cdef public int turn" in position
    assert "cdef public int[8] coins" not in position


def test_a_copied_list_is_copied_memory(tmp_path: Path) -> None:
    copy = "\ndef copy_state(source: State, target: State) -> None:\n    target.coins = source.coins[:]"
    source = derived(tmp_path, kernel=IMPORTS + STATE + copy)
    assert "cpdef void copy_state(State source, State target) noexcept nogil:" in source
    assert "memcpy(target.coins, source.coins, sizeof(target.coins))" in source


def test_an_index_is_as_wide_as_an_address(tmp_path: Path) -> None:
    """So that what lies side by side is known to, though a sum of ints might wrap."""
    share = (
        "\ndef share(state: State, seat: int, coin: int) -> int:\n    return state.coins[2 * seat + coin] + state.boards[seat]"
    )
    source = derived(tmp_path, kernel=IMPORTS + STATE + share)
    assert "return state.coins[_wide(2) * seat + coin] + state.boards[seat]" in source


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
    assert header in derived(tmp_path, kernel=IMPORTS + STATE + "\n" + function)


def test_a_rule_that_runs_long_lets_other_threads_run_when_python_asks_it(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        kernel=IMPORTS
        + STATE
        + """
def roll_races(state: State, races: int) -> None:
    pass

def look_ahead(state: State) -> None:
    roll_races(state, 3)
""",
    )
    assert "cdef void _roll_races(State state, int races) noexcept nogil:" in source
    assert "def roll_races(State state, int races):\n    with nogil:\n        _roll_races(state, races)" in source
    assert "    _roll_races(state, 3)" in source


def test_defaults_are_written_out_where_a_function_is_called(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        kernel="""
            def tell(fact: int, first: int = 7, second: int = 9) -> None:
                pass

            def play(move: int) -> None:
                tell(move)
                tell(move, 1)
                tell(move, 1, 2)
        """,
    )
    assert "cpdef void tell(int fact, int first, int second) noexcept nogil:" in source
    assert "    tell(move, 7, 9)\n    tell(move, 1, 9)\n    tell(move, 1, 2)\n" in source


def test_annotated_locals_are_declared_once_at_the_head(tmp_path: Path) -> None:
    source = derived(
        tmp_path,
        kernel=IMPORTS
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


STATES = (
    IMPORTS
    + STATE
    + """
class Other(Fields):
    coins: list[int] = [0] * SEATS
    purse: list[int] = [0] * 3

def play(state: State, other: Other, move: int, bits: Word) -> int:
    LINE
    return move
"""
)
REFUSED = [
    ("import under another name", "from typing import Final\nfrom caravanserai.core.words import Word as Bits", 2),
    ("a statement outside any function", "X: int = 1\n\nprint(X) if X else None\nX += 1", 4),
    ("a statement outside any function", "X: int = 1\nimport math", 2),
    ("a statement outside any function", "X = 1", 1),
    ("an argument passed by name", "def tell(fact: int) -> None:\n    pass\n\ndef play() -> None:\n    tell(fact=1)", 5),
    ("tell with 2 arguments", "def tell(fact: int) -> None:\n    pass\n\ndef play() -> None:\n    tell(1, 2)", 5),
    ("tell with 0 arguments", "def tell(fact: int, more: int = 1) -> None:\n    pass\n\ndef play() -> None:\n    tell()", 5),
    ("by name alone", "def play(state: int, *, move: int) -> None:\n    pass", 1),
    ("by place alone", "def play(state: int, /, move: int) -> None:\n    pass", 1),
    ("any number of parameters", "def play(*moves: int) -> None:\n    pass", 1),
    ("with a decorator", "from functools import cache\n\n@cache\ndef play(move: int) -> int:\n    return move", 4),
    ("which answers a list: fill one that is given", "def moves(count: int) -> list[int]:\n    return [0] * 3", 1),
    ("whose base is none that the rules have", "class State(dict):\n    seats: int", 1),
]
REFUSED_FIELDS = [
    ("the list coins without a length: declare it as [0] * N", "class State(Fields):\n    coins: list[int]", 2),
    ("in a class that is not below Fields", "class State:\n    coins: list[int]", 2),
    ("the field name of type str", "class State(Fields):\n    name: str = ''", 2),
    ("none of its type, list[int]", "class State(Fields):\n    coins: list[int] = 3", 2),
    ("none of its type, int", "class State(Fields):\n    coins: int = [3] * 3", 2),
    ("the same number everywhere", "class State(Fields):\n    coins: list[int] = [1, 2]", 2),
    ("does not fit: 2147483648", "class State(Fields):\n    coins: int = 1 << 31", 2),
    ("does not fit: -1", "class State(Fields):\n    board: Word = -1", 2),
    ("does not fit: 2", "class State(Fields):\n    dealt: bool = 2", 2),
    ("the name of a method too", "class State(Fields):\n    copy: int = 0", 2),
    ("an __init__ beside fields", "class State(Fields):\n    seats: int = 0\n    def __init__(self) -> None:\n        pass", 3),
    ("neither a field with its type nor a method", "class State(Fields):\n    seats = 4", 2),
]
REFUSED_LINES = [
    ("an index below zero", "move = state.coins[-1]"),
    ("an index below zero", "state.coins[NOBODY] = 1"),
    ("copy the list with [:]", "state.coins = other.coins"),
    ("copy the list with [:]", "state.coins = [0] * 8"),
    ("one at a time", "state.coins = other.coins = state.coins[:]"),
    ("not of one type and length", "state.coins = other.purse[:]"),
    ("not of one type and length", "state.coins = state.boards[:]"),
    ("copy the list with [:]", "state.coins = other.coins[:3]"),
    ("a list under another name", "mine = state.coins"),
    ("a list that is not created as [0] * N", "mine: list[int] = state.coins"),
    ("a part of a list", "move = sum(state.coins[1:])"),
    ("a division with /", "move = move / 2"),
    ("a power", "move = move ** 2"),
    ("only whole numbers", "move = move * 0.5"),
    ("only whole numbers", "move = len('move')"),
    ("a Word beside a number below zero", "move = 1 if bits > -1 else 0"),
    ("a Word beside a number below zero", "move = 1 if state.board == NOBODY else 0"),
    ("a Word that would be below zero", "move = 1 if bits - 1 < 0 else 0"),
    ("an assertion in a rule", "assert move"),
    ("an exception in a rule", "raise ValueError(move)"),
    ("a list that grows", "move = sum([coin for coin in state.coins])"),
    ("a generator", "move = sum(coin for coin in state.coins)"),
    ("a function inside a rule", "move = max(state.coins, key=lambda coin: coin)"),
]
EVENTS = """
    from caravanserai.core.contract import Event

    class WalkEvent(Event):
        pass

    class StepTaken(WalkEvent, section="1"):
        seat: int
        way: int

    class Rested(WalkEvent, section="1"):
        pass

    class Told(WalkEvent, section="2", noted=False):
        seat: int
"""
NOTES = """
    from caravanserai.core.noting import Noting, note
    from PACKAGE.events import Rested, StepTaken, Told

    class State(Noting, room=9):
        seats: int

    def play(state: State, seat: int) -> None:
        LINE
"""
REFUSED_NOTES = [
    ("a note of StepTaken with 1 numbers: it has 2 fields, seat, way", "note(state, StepTaken, seat)"),
    ("a note of StepTaken with 3 numbers: it has 2 fields, seat, way", "note(state, StepTaken, seat, 1, 2)"),
    ("a note of Rested with 1 numbers: it has no fields", "note(state, Rested, seat)"),
    ("a note of State, which is no event", "note(state, State, seat)"),
    ("a note of Told, which is declared with noted=False", "note(state, Told, seat)"),
    ("a note that is not of a state, an event, and a number", "note(state, StepTaken, *(seat, 1))"),
    ("a note that is not of a state, an event, and a number", "note(state)"),
    ("a note that is not a statement of its own", "seat = 1 if note(state, Rested) else 2"),
    ("an index below zero", "note(state, StepTaken, (1, 2)[-1], 1)"),
]


def refusal(folder: Path, **modules: str) -> tuple[str, str]:
    """The made-up package, and why it is not derived."""
    derivation = load_derivation()
    package = write_rules(folder, **modules)
    with pytest.raises(derivation.gates.NotDerivable) as caught:
        derivation.derive(folder, f"{package}.kernel")
    return package, str(caught.value)


@pytest.mark.parametrize(("what", "source", "line"), REFUSED_FIELDS, ids=[what for what, _, _ in REFUSED_FIELDS])
def test_a_field_that_would_be_another_one_is_refused(tmp_path: Path, what: str, source: str, line: int) -> None:
    package, message = refusal(tmp_path, kernel=IMPORTS + source)
    assert message.startswith(f"{package}.kernel, line {line + 2}: the derivation does not take ")
    assert what in message


@pytest.mark.parametrize(("what", "line"), REFUSED_LINES, ids=[line for _, line in REFUSED_LINES])
def test_a_line_that_would_mean_something_else_is_refused(tmp_path: Path, what: str, line: str) -> None:
    source = STATES.replace("LINE", line) + "\nNOBODY: int = -1\n"
    package, message = refusal(tmp_path, kernel=source)
    number = source.splitlines().index(f"    {line}") + 1
    assert message.startswith(f"{package}.kernel, line {number}: the derivation does not take ")
    assert what in message


@pytest.mark.parametrize(("what", "line"), REFUSED_NOTES, ids=[line for _, line in REFUSED_NOTES])
def test_a_note_that_does_not_fit_its_event_is_refused(tmp_path: Path, what: str, line: str) -> None:
    package, message = refusal(tmp_path, events=EVENTS, kernel=NOTES.replace("LINE", line))
    assert message.startswith(f"{package}.kernel, line 8: the derivation does not take ")
    assert what in message


def test_what_is_noted_is_written_down_while_somebody_listens_and_there_is_room(tmp_path: Path) -> None:
    source = derived(tmp_path, events=EVENTS, kernel=NOTES.replace("LINE", "note(state, StepTaken, seat, 7)"))
    lines = [line.strip() for line in source[source.index("if state.listening:") :].splitlines()]
    assert lines == [
        "if state.listening:",
        "if state.note_count + 3 <= 9:",
        "state.notes[_wide(state.note_count) + 0] = 0",
        "state.notes[_wide(state.note_count) + 1] = seat",
        "state.notes[_wide(state.note_count) + 2] = 7",
        "state.note_count += 3",
    ]


TABLE = """
    from collections.abc import Callable
    from typing import Final, NamedTuple

    ENKI: Final = 3
    LETA: Final = 5

    def always(seat: int) -> bool:
        return True

    def leta_has(seat: int) -> bool:
        return seat > 0

    def nothing(seat: int, tile: int) -> None:
        pass

    class Power(NamedTuple):
        has_effect: Callable[[int], bool] = always
        aim: Callable[[int, int], None] = nothing

    POWERS: Final = {ENKI: Power(), LETA: Power(has_effect=leta_has)}

    def play(djinn: int, seat: int) -> bool:
        POWERS[djinn].aim(seat, 7)
        return POWERS[djinn].has_effect(seat)
"""
REFUSED_TABLES = [
    ("POWERS with something else than a rule as has_effect of 5", "Power(has_effect=leta_has)", "Power(has_effect=bool)", 20),
    ("not all rules of the column aim take and answer the same", "Power(has_effect=leta_has)", "Power(aim=leta_has)", 20),
    ("POWERS without a column use", "POWERS[djinn].aim(", "POWERS[djinn].use(", 23),
    ("nothing with 1 arguments", "(seat, 7)", "(seat)", 23),
]


def test_a_table_of_functions_is_a_switch_for_each_column(tmp_path: Path) -> None:
    source = derived(tmp_path, kernel=TABLE)
    assert "class Power" not in source
    assert (
        """
cdef inline bint POWERS_has_effect(int _row, int seat) noexcept nogil:
    if _row == 3:
        return always(seat)
    elif _row == 5:
        return leta_has(seat)
"""
        in source
    )
    assert (
        """
cdef inline void POWERS_aim(int _row, int seat, int tile) noexcept nogil:
    if _row == 3:
        nothing(seat, tile)
    elif _row == 5:
        nothing(seat, tile)
"""
        in source
    )
    assert "    POWERS_aim(djinn, seat, 7)\n    return POWERS_has_effect(djinn, seat)\n" in source


@pytest.mark.parametrize(("what", "old", "new", "line"), REFUSED_TABLES, ids=[what for what, _, _, _ in REFUSED_TABLES])
def test_a_table_that_would_not_be_a_switch_is_refused(tmp_path: Path, what: str, old: str, new: str, line: int) -> None:
    package, message = refusal(tmp_path, kernel=TABLE.replace(old, new))
    assert message.startswith(f"{package}.kernel, line {line}: the derivation does not take ")
    assert what in message


def test_a_kernel_without_a_function_that_the_core_asks_for_is_refused(tmp_path: Path) -> None:
    kernel = "from caravanserai.core.playing import Playing\n\nOVER: int = 1\n\nclass State(Playing, room=9):\n    phase: int = 0"
    _, message = refusal(tmp_path, kernel=kernel)
    assert "a kernel without actor_of, which " in message


@pytest.mark.parametrize(("what", "source", "line"), REFUSED, ids=[f"{what}, line {line}" for what, _, line in REFUSED])
def test_what_has_no_typed_form_is_refused_with_module_and_line(tmp_path: Path, what: str, source: str, line: int) -> None:
    package, message = refusal(tmp_path, kernel=source)
    assert message.startswith(f"{package}.kernel, line {line}: the derivation does not take ")
    assert what in message


def test_a_name_in_two_modules_is_refused_with_both(tmp_path: Path) -> None:
    package, message = refusal(
        tmp_path, other="SPACES: int = 1", kernel="from PACKAGE.other import SPACES\n\n\ndef SPACES() -> int: ..."
    )
    assert re.search(rf"{package}\.kernel, line 4: .* SPACES, which {package}\.other has too", message)


def test_the_search_path_is_left_as_it_was(tmp_path: Path) -> None:
    before = sys.path[:]
    derived(tmp_path, kernel="X: int = 1")
    with pytest.raises(SystemExit):
        derived(tmp_path, kernel="X = 1")
    assert sys.path == before


# The games' own rules.

NUMBERS = {"int", "bool", "Word", "None", "list[int]", "list[Word]", "list[Mark]"}


@pytest.mark.parametrize("kernel", kernels())
def test_every_rule_over_numbers_is_compiled_without_python(kernel: str) -> None:
    """The compiler refuses any Python object in a function without the GIL, so it is enough that they all are such."""
    derivation = load_derivation()
    unit = derivation.read_unit(SOURCES, kernel)
    source = derivation.derive(SOURCES, kernel)
    known = NUMBERS | set(unit.classes) | set(unit.stand_ins)
    rules = []
    for name, node in unit.functions.items():
        types = {ast.unparse(argument.annotation).strip("'\"") for argument in node.args.args}
        answer = ast.unparse(node.returns).strip("'\"")
        if types <= known and answer in NUMBERS:
            rules.append(name)
            header = rf'^c(p?)def [a-z ]+ _?{name}( "cv_{name}" )?\(.*\) noexcept nogil:$'
            assert re.search(header, source, re.MULTILINE), f"{name} is slow"
    assert rules


@pytest.mark.parametrize("kernel", kernels())
def test_the_only_functions_with_python_objects_are_the_kernels_own(kernel: str) -> None:
    """Rules are all numbers; only what the kernel offers to Python may take or give anything else."""
    derivation = load_derivation()
    unit = derivation.read_unit(SOURCES, kernel)
    source = derivation.derive(SOURCES, kernel)
    slow = set(re.findall(r"^def (\w+)\(", source, re.MULTILINE)) - derivation.LONG
    assert {unit.owners[name] for name in slow} <= {kernel, "caravanserai.core.listing", "caravanserai.core.playing"}


@pytest.mark.parametrize("kernel", kernels())
def test_the_derivation_is_the_same_every_time(kernel: str) -> None:
    derivation = load_derivation()
    assert derivation.derive(SOURCES, kernel) == derivation.derive(SOURCES, kernel)
