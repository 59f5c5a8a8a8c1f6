"""Derives, from a game's rules in plain Python, the typed source that Cython compiles.

The rules stay ordinary Python; nobody edits what comes out of here. `derive(root)` starts at a game's `kernel.position`, follows
its imports through the game's own folder and through the few modules of `core` that rules are written in, and puts everything
into one source: constants become C constants, `list[int]` C arrays, functions over ints C functions without the GIL, and a table
with functions for every card a switch over the cards. What would mean something else then is refused, with module and line
(`gates`).

    python tools/derive.py src caravanserai.games.camel_up.kernel.position      prints that source
"""

from __future__ import annotations

import ast
import importlib
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import gates
import lanes
from gates import refuse

CORE = {
    f"caravanserai.core.{name}"
    for name in ("words", "randomness", "noting", "choices", "batching", "playing", "listing", "guiding")
}
"""What is derived with every game that imports it."""
INTRINSIC = {"caravanserai.core.bits", "caravanserai.core.fields", "caravanserai.core.sight", "typing", "__future__"}
"""What has a compiled form of its own."""
BATCHING = "caravanserai.core.batching"
LEFT_OUT = {"note", "Rules", "make_mind", "Lanes", "numbers_of", "number_in"}
"""What a module of the core has for plain rules alone."""
OWN_FORM = {"__init_subclass__", "listen", "observe", "mark", "key"}
"""Methods of the core's classes that compiled rules have in another form, or not at all."""
LANED = {"lane_begin", "lane_step", "lane_face", "lane_draw"}
"""Rules that are asked of games by their address: nothing that Python keeps may be touched while threads run (`lanes`)."""
LONG = {"run_trials", "find_leg_odds", "roll_races"}
"""Rules that run long enough to let other threads run meanwhile, when Python asks them."""
C_TYPES = {"int": "int", "bool": "bint", "Word": "unsigned long long", "None": "void"}
C_ARRAYS = {"list[int]": "int", "list[Word]": "unsigned long long", "list[Mark]": "signed char"}

DIRECTIVES = """\
# cython: language_level=3, infer_types=True, annotation_typing=False, binding=True, embedsignature=True
# cython: boundscheck=False, wraparound=False, initializedcheck=False
# cython: warn.maybe_uninitialized=True
"""

NOTEBOOK = """\
def __dealloc__(self):
    free(self.notes)
def listen(self):
    if self.notes is NULL:
        self.notes = <int*> malloc(ROOM * sizeof(int))
        if self.notes is NULL:
            raise MemoryError
    self.listening = True
    self.note_count = 0
"""
"""What is noted has memory of its own, and only once somebody listens: a copy is made far more often than a move is told."""

INTRINSICS = '''\
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #include <stdint.h>
    #ifdef _MSC_VER
    #include <intrin.h>
    #define __builtin_popcountll(bits) ((int) __popcnt64(bits))
    static int __builtin_ctzll(unsigned long long bits) { unsigned long at; _BitScanForward64(&at, bits); return (int) at; }
    #endif
    static inline int cv_bit_count(unsigned long long bits) { return __builtin_popcountll(bits); }
    static inline int cv_lowest_bit(unsigned long long bits) { return __builtin_ctzll(bits); }
    #ifdef __BMI2__
    #include <immintrin.h>
    static inline int cv_nth_bit(unsigned long long bits, int index) { return __builtin_ctzll(_pdep_u64(1ULL << index, bits)); }
    #else
    static inline int cv_nth_bit(unsigned long long bits, int index) {
        int base = 0;
        for (int half = 32; half; half >>= 1) {
            int count = __builtin_popcountll(bits & ((1ULL << half) - 1));
            int upper = -(index >= count);
            index -= count & upper;
            bits >>= half & upper;
            base += half & upper;
        }
        return base;
    }
    #endif
    """
    int bit_count "cv_bit_count" (unsigned long long bits) noexcept nogil
    int lowest_bit "cv_lowest_bit" (unsigned long long bits) noexcept nogil
    int nth_bit "cv_nth_bit" (unsigned long long bits, int index) noexcept nogil
    Py_ssize_t _wide "(Py_ssize_t)" (int number) noexcept nogil
'''

NUMBERS = '''\
cdef extern from *:
    """
    static PyObject *cv_numbers[cv_MOVES];

    static PyObject *cv_number(int number) {
        int is_move = 0 <= number && number < cv_MOVES;
        if (!is_move || !cv_numbers[number]) {
            PyObject *made = PyLong_FromLong(number);
            if (!is_move || !made) return made;
            cv_numbers[number] = made;
        }
        Py_INCREF(cv_numbers[number]);
        return cv_numbers[number];
    }

    static PyObject *cv_numbers_of(const int *listed, Py_ssize_t count, int run_first, Py_ssize_t run) {
        PyObject *found = PyList_New(count + run);
        for (Py_ssize_t index = 0; found && index < count + run; index++) {
            PyObject *number = cv_number(index < count ? listed[index] : run_first + (int) (index - count));
            if (number) PyList_SET_ITEM(found, index, number);
            else Py_CLEAR(found);
        }
        return found;
    }

    static inline PyObject *cv_members(unsigned long long bits, int first) {
        Py_ssize_t index = 0;
        PyObject *found = PyList_New(cv_bit_count(bits));
        for (; found && bits; bits &= bits - 1) {
            PyObject *number = cv_number(first + cv_lowest_bit(bits));
            if (number) PyList_SET_ITEM(found, index++, number);
            else Py_CLEAR(found);
        }
        return found;
    }

    static int cv_number_in(int moves, PyObject *move) {
        int too_large;
        long number = PyLong_AsLongAndOverflow(move, &too_large);
        if (number == -1 && PyErr_Occurred()) return -2;
        return !too_large && 0 <= number && number < moves ? (int) number : -1;
    }
    """
    list listed "cv_numbers_of" (const int* listed, Py_ssize_t count, int run_first, Py_ssize_t run)
    list members "cv_members" (unsigned long long bits, int first)
    int number_in "cv_number_in" (int moves, object move) except -2
    Py_ssize_t Py_REFCNT(void* thing)

cdef Choices _spare = Choices()

cdef Choices spare_choices():
    global _spare
    if Py_REFCNT(<void*> _spare) > 1:
        _spare = Choices()
    clear(_spare)
    return _spare

cdef inline list numbers_of(Choices choices):
    return listed(choices.moves, choices.count, choices.run_first, choices.run)
'''
"""Moves on their way to Python and back. Each number is made once, when it is first listed; and rules list in the same room
again, unless somebody still looks at it: whoever plays from Python asks for both with every move."""


@dataclass
class Class:
    node: ast.ClassDef
    module: str
    base: str | None
    """The class above it, if that is one of the game's own."""
    plain: Any
    """The class as plain rules have it; what a field begins with is asked of it."""
    fields: dict[str, str] = field(default_factory=dict)
    """By name, its type as it is written; those of the classes above come first."""
    methods: dict[str, ast.FunctionDef] = field(default_factory=dict)
    """Those of the core's classes above it included: there is no such class in the compiled rules."""

    @property
    def is_declared(self) -> bool:
        """Whether starting and copying follow from its fields."""
        return hasattr(self.plain, "_firsts")

    @property
    def room(self) -> int:
        """For how many numbers there is room to be noted."""
        return getattr(self.plain, "_room", 0)

    @property
    def passing(self) -> dict[str, Any]:
        """What a copy begins anew."""
        return getattr(self.plain, "_passing", {})

    @property
    def holds(self) -> bool:
        """Whether it holds others, as a desk does; such a thing is not copied."""
        return any(kind not in C_TYPES | C_ARRAYS for kind in self.fields.values())

    def length(self, name: str) -> int | None:
        """Of a list, as it is declared; None for everything else."""
        if self.fields.get(name) not in C_ARRAYS:
            return None
        return len(self.plain._firsts[name])

    def first(self, name: str) -> Any:
        """With what a field, or every place of a list, begins; None if it is given."""
        first = self.plain._firsts.get(name)
        return (first[0] if first else 0) if isinstance(first, list) else first


@dataclass
class Unit:
    """All that goes into one compiled module."""

    sources: Path
    folder: str
    order: list[str] = field(default_factory=list)
    trees: dict[str, ast.Module] = field(default_factory=dict)
    modules: dict[str, ModuleType] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    constants: dict[str, object] = field(default_factory=dict)
    tables: dict[str, dict[int, Any]] = field(default_factory=dict)
    """Those of functions: by a card's number, its row, and in each column of it what the card does."""
    classes: dict[str, Class] = field(default_factory=dict)
    shared: dict[str, Class] = field(default_factory=dict)
    """The core's classes for a game's state to build on."""
    stand_ins: dict[str, str] = field(default_factory=dict)
    """By such a class, the game's own class that builds on it."""
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    events: dict[str, Any] = field(default_factory=dict)
    python_imports: list[str] = field(default_factory=list)

    @property
    def sight(self) -> Any:
        """What learners are told, if they are told anything."""
        return self.constants.get("SIGHT")


def derive(sources: Path, root: str) -> str:
    unit = read_unit(sources, root)
    check(unit)
    parts = [f"# Derived from {root} and what it imports; see tools/derive.py.", DIRECTIVES, INTRINSICS]
    parts += [lanes.ROWS] if unit.sight else []
    parts += unit.python_imports
    parts.append(constants_source(unit))
    parts += [class_source(unit, name) for name in unit.classes]
    parts += [NUMBERS] if "Choices" in unit.classes else []
    parts += [function_source(unit, node) for node in unit.functions.values()]
    parts += [column_source(unit, name, column) for name in unit.tables for column in columns_of(unit, name)]
    if unit.sight:
        state = unit.stand_ins["Playing"]
        parts += [lanes.look_source(unit.sight, state, unit.classes[state].fields), lanes.lanes_source(unit.sight, state)]
    return "\n\n".join(parts) + "\n"


def check(unit: Unit) -> None:
    """Nothing is written that would mean something else than what was read."""
    for found in unit.classes.values():
        gates.check_class(found)
        for node in found.methods.values():
            gates.check_function(unit, found.module, node, found, is_rule=False)
    for name in unit.tables:
        for column in columns_of(unit, name):
            gates.check_column(unit, name, column)
    for name, node in unit.functions.items():
        gates.check_function(unit, unit.owners[name], node, None, is_rule=is_of_numbers(unit, node))


# Reading


def read_unit(sources: Path, root: str) -> Unit:
    unit = Unit(sources, root.partition(".kernel")[0])
    sys.path.insert(0, str(sources))
    try:
        read(unit, root)
    finally:
        sys.path.remove(str(sources))
    if unit.sight is None:
        leave_learners_out(unit)
    return unit


def leave_learners_out(unit: Unit) -> None:
    """A kernel that tells learners nothing need not have what they ask for."""
    for name, module in unit.owners.items():
        if module == BATCHING:
            unit.functions.pop(name, None)
    for found in unit.classes.values():
        found.methods.pop("settle", None)


def read(unit: Unit, module: str) -> None:
    """Read a module after those it imports, so that everything is known before it is used."""
    if module in unit.order or module in unit.trees:
        return
    path = unit.sources.joinpath(*module.split(".")).with_suffix(".py")
    tree = unit.trees[module] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            read_import(unit, module, node)
    unit.modules[module] = importlib.import_module(module)
    for node in tree.body:
        read_statement(unit, module, node)
    unit.order.append(module)


def read_import(unit: Unit, module: str, node: ast.ImportFrom) -> None:
    source = node.module or ""
    if any(name.asname not in (None, name.name) for name in node.names):
        refuse(module, node, "an import under another name")
    if source in INTRINSIC:
        return
    if source == f"{unit.folder}.events":
        events = importlib.import_module(source)
        unit.events |= {name.name: getattr(events, name.name) for name in node.names}
    elif source in CORE or source.startswith(unit.folder + "."):
        read(unit, source)
    elif (line := ast.unparse(node)) not in unit.python_imports:
        unit.python_imports.append(line)


def read_statement(unit: Unit, module: str, node: ast.stmt) -> None:
    if module in CORE and (isinstance(node, ast.If | ast.Import) or getattr(node, "name", "") in LEFT_OUT):
        return
    if isinstance(node, ast.ImportFrom | ast.Expr):
        return
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        name = node.target.id
        if ast.unparse(node.annotation) == "TypeAlias":
            return
        claim(unit, module, node, name)
        value = getattr(unit.modules[module], name)
        (unit.tables if isinstance(value, dict) else unit.constants)[name] = value
    elif isinstance(node, ast.ClassDef):
        claim(unit, module, node, node.name)
        if not is_row(node):
            read_class(unit, module, node)
    elif isinstance(node, ast.FunctionDef):
        claim(unit, module, node, node.name)
        unit.functions[node.name] = node
    else:
        refuse(module, node, "a statement outside any function that is neither a constant, a class nor an import")


def claim(unit: Unit, module: str, node: ast.AST, name: str) -> None:
    if name in unit.owners:
        refuse(module, node, f"the name {name}, which {unit.owners[name]} has too")
    unit.owners[name] = module


def read_class(unit: Unit, module: str, node: ast.ClassDef) -> None:
    found = Class(node, module, None, getattr(unit.modules[module], node.name))
    base = ast.unparse(node.bases[0]) if node.bases else "Fields"
    if base != "Fields":
        above = unit.classes.get(base) or unit.shared.get(base)
        if above is None or len(node.bases) > 1:
            refuse(module, node, f"the class {node.name}, whose base is none that the rules have")
        found.fields |= above.fields
        if base in unit.classes:
            found.base = base
        else:
            found.methods |= above.methods
    for statement in node.body:
        read_member(unit, found, statement)
    if is_for_states(module, found):
        unit.shared[node.name] = found
    else:
        unit.classes[node.name] = found
        if found.base is None:
            unit.stand_ins |= {kind.__name__: node.name for kind in found.plain.__mro__ if kind.__name__ in unit.shared}


def is_row(node: ast.ClassDef) -> bool:
    """The columns of a table of functions: what they are shows in the functions themselves."""
    return [ast.unparse(base) for base in node.bases] == ["NamedTuple"]


def is_for_states(module: str, found: Class) -> bool:
    """A class of the core that states build on, and that is nothing by itself."""
    return module in CORE and (hasattr(found.plain, "_room") or vars(found.plain).get("shared", False))


def read_member(unit: Unit, found: Class, node: ast.stmt) -> None:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        annotation = ast.unparse(node.annotation)
        if annotation.startswith("ClassVar"):
            return
        held = annotation in unit.classes or annotation in unit.shared
        if (annotation not in C_TYPES | C_ARRAYS and not held) or annotation == "None":
            refuse(
                found.module,
                node,
                f"the field {node.target.id} of type {annotation}: only {', '.join(C_TYPES | C_ARRAYS)}, or a class of the rules",
            )
        if held and node.value is not None:
            refuse(found.module, node, f"a first value of {node.target.id}: what is held is given at the start")
        found.fields[node.target.id] = annotation
    elif isinstance(node, ast.FunctionDef):
        if found.module not in CORE or node.name not in OWN_FORM:
            found.methods[node.name] = node
    elif not isinstance(node, ast.Expr | ast.Pass):
        refuse(found.module, node, "what is neither a field with its type nor a method")


# Writing


def constants_source(unit: Unit) -> str:
    defines, declarations = [], []
    for name, value in unit.constants.items():
        if isinstance(value, int):
            if not -(2**31) <= value < 2**64:
                refuse(unit.owners[name], unit.trees[unit.owners[name]], f"the constant {name}, which does not fit a word")
            value, wide = int(value), value >= 2**31
            defines.append(f"#define cv_{name} {value}{'ULL' if wide else ''}")
            declarations.append(f'    const {C_TYPES["Word" if wide else "int"]} {name} "cv_{name}"')
        elif isinstance(value, tuple) and all(isinstance(item, int) for item in value):
            if not all(-(2**31) <= item < 2**31 for item in value):
                refuse(unit.owners[name], unit.trees[unit.owners[name]], f"the table {name}, whose numbers do not all fit an int")
            items = ", ".join(str(int(item)) for item in value)
            defines.append(f"static const int cv_{name}[{len(value)}] = {{{items}}};")
            declarations.append(f'    const int {name} "cv_{name}" [{len(value)}]')
    verbatim = "\n".join("    " + line for line in defines)
    return f'cdef extern from *:\n    """\n{verbatim}\n    """\n' + "\n".join(declarations)


def columns_of(unit: Unit, table: str) -> tuple[str, ...]:
    return getattr(next(iter(unit.tables[table].values())), "_fields", ())


def functions_of(unit: Unit, table: str, column: str) -> dict[int, str]:
    """By number, the name of what each row has in this column."""
    return {number: getattr(getattr(row, column), "__name__", "") for number, row in unit.tables[table].items()}


def column_source(unit: Unit, table: str, column: str) -> str:
    """A function that goes on to the one of the row; where there is no such row, it does nothing."""
    functions = functions_of(unit, table, column)
    node = unit.functions[next(iter(functions.values()))]
    answer = c_type(unit, node.returns)
    arguments = [(c_type(unit, argument.annotation), argument.arg) for argument in node.args.args]
    header = ", ".join(["int _row", *(f"{kind} {name}" for kind, name in arguments)])
    given = ", ".join(name for _, name in arguments)
    lines = [f"cdef inline {answer} {table}_{column}({header}) noexcept nogil:"]
    for number, name in functions.items():
        lines.append(f"    {'if' if len(lines) == 1 else 'elif'} _row == {number}:")
        lines.append(f"        {'' if answer == 'void' else 'return '}{name}({given})")
    return "\n".join(lines)


def class_source(unit: Unit, name: str) -> str:
    found = unit.classes[name]
    above = unit.classes[found.base].fields if found.base else {}
    lines = [f"cdef class {name}{f'({found.base})' if found.base else ''}:"]
    own = [field_name for field_name in found.fields if field_name not in above]
    lines += [f"    cdef {field_source(unit, found, field_name)}" for field_name in sorted(own, key=found.passing.__contains__)]
    if found.is_declared:
        if own:
            lines.append(indent(start_source(unit, found)))
        if not found.holds:
            lines.append(indent(copy_source(name)))
            if own:
                lines.append(indent(copying_source(name, found)))
    lines += [indent(function_source(unit, node, found)) for node in found.methods.values()]
    if "notes" in own:
        lines.append(indent(NOTEBOOK.replace("ROOM", str(found.room))))
        lines += [indent(lanes.methods_source(unit.sight, name))] if unit.sight else []
    return "\n".join(lines)


def field_source(unit: Unit, found: Class, name: str) -> str:
    """Python may change a field, but not how much was noted: nothing would stop a note from being written elsewhere."""
    if name == "notes":
        return "int* notes"
    annotation = found.fields[name]
    kind = f"{C_ARRAYS[annotation]}[{found.length(name)}]" if annotation in C_ARRAYS else named_type(unit, annotation)
    return f"{'readonly' if name in found.passing or annotation not in C_TYPES | C_ARRAYS else 'public'} {kind} {name}"


def start_source(unit: Unit, found: Class) -> str:
    """Every field has its first value; what has none is given. New memory is all zeros already."""
    given = [f"{given_type(unit, found.fields[name])} {name}" for name in found.plain._given]
    lines = [f"def __init__({', '.join(['self', *given])}):", "    cdef int _index"]
    for name in found.fields:
        first, length = found.first(name), found.length(name)
        if name == "notes":
            continue
        if length is None:
            lines.append(f"    self.{name} = {name if first is None else int(first)}")
        elif first:
            lines.append(f"    for _index in range({length}): self.{name}[_index] = {int(first)}")
    return "\n".join(lines)


def copying_source(name: str, found: Class) -> str:
    lines = [f"cdef void copy_from(self, {name} other) noexcept nogil:"]
    for field_name in found.fields:
        if field_name == "notes":
            continue
        if field_name in found.passing:
            lines.append(f"    self.{field_name} = {int(found.first(field_name))}")
        elif found.length(field_name) is not None:
            lines.append(f"    memcpy(self.{field_name}, other.{field_name}, sizeof(self.{field_name}))")
        else:
            lines.append(f"    self.{field_name} = other.{field_name}")
    return "\n".join(lines)


def copy_source(name: str) -> str:
    return f"def copy(self):\n    cdef {name} other = {name}.__new__({name})\n    other.copy_from(self)\n    return other"


def function_source(unit: Unit, node: ast.FunctionDef, owner: Class | None = None) -> str:
    header = method_header(unit, node) if owner else function_header(unit, node)
    body = Body(unit, owner, node)
    has_docstring = ast.get_docstring(node) is not None and len(node.body) > 1
    statements = [body.visit(statement) for statement in node.body[has_docstring:]]
    written = [ast.unparse(ast.fix_missing_locations(s)) for s in flatten(statements)]
    lines = body.declarations + written
    source = header + "\n" + indent("\n".join(lines))
    return source + "\n\n" + waiting_source(unit, node) if node.name in LONG else source


def waiting_source(unit: Unit, node: ast.FunctionDef) -> str:
    """What Python asks instead of a rule that runs long."""
    arguments = ", ".join(f"{c_type(unit, argument.annotation)} {argument.arg}" for argument in node.args.args)
    given = ", ".join(argument.arg for argument in node.args.args)
    return f"def {node.name}({arguments}):\n    with nogil:\n        _{node.name}({given})"


def flatten(statements: list[ast.stmt | list[ast.stmt]]) -> list[ast.stmt]:
    return [s for entry in statements for s in (entry if isinstance(entry, list) else [entry])]


def method_header(unit: Unit, node: ast.FunctionDef) -> str:
    first = len(node.args.args) - len(node.args.defaults)
    arguments = ["self"]
    for index, argument in enumerate(node.args.args[1:], start=1):
        default = f"={ast.unparse(node.args.defaults[index - first])}" if index >= first else ""
        arguments.append(f"{c_type(unit, argument.annotation)} {argument.arg}{default}")
    return f"def {node.name}({', '.join(arguments)}):"


def function_header(unit: Unit, node: ast.FunctionDef) -> str:
    """A C function where all is typed; one that tests can call unless it takes an array."""
    types = [c_type(unit, argument.annotation) for argument in node.args.args]
    arguments = ", ".join(f"{kind} {argument.arg}" for kind, argument in zip(types, node.args.args, strict=True))
    if not is_of_numbers(unit, node):
        return f"def {node.name}({arguments}):"
    if node.name in LONG:
        return f"cdef {c_type(unit, node.returns)} _{node.name}({arguments}) noexcept nogil:"
    if node.name in LANED:
        return f'cdef {c_type(unit, node.returns)} {node.name} "cv_{node.name}" ({arguments}) noexcept nogil:'
    kind = "cdef" if any(kind.endswith("*") for kind in types) else "cpdef"
    return f"{kind} {c_type(unit, node.returns)} {node.name}({arguments}) noexcept nogil:"


def is_of_numbers(unit: Unit, node: ast.FunctionDef) -> bool:
    """Whether a function takes and gives nothing that only Python knows: then it is a C function."""
    answer = c_type(unit, node.returns)
    types = [c_type(unit, argument.annotation) for argument in node.args.args]
    return "object" not in (answer, *types) and answer not in unit.classes


def c_type(unit: Unit, annotation: ast.expr | None) -> str:
    return named_type(unit, ast.unparse(annotation).strip("'\"") if annotation is not None else "object")


def named_type(unit: Unit, text: str) -> str:
    text = unit.stand_ins.get(text, text)
    if text in C_ARRAYS:
        return f"{C_ARRAYS[text]}*"
    return C_TYPES.get(text, text if text in unit.classes else "object")


def given_type(unit: Unit, text: str) -> str:
    """What is held is never None."""
    return C_TYPES[text] if text in C_TYPES else f"{named_type(unit, text)}"


def list_length(unit: Unit, value: ast.expr | None) -> int | None:
    """N, for `[0] * N`."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
        if len(value.left.elts) != 1:
            refuse(unit.folder, value, "a list of several values repeated: write [0] * N")
        return int(eval(ast.unparse(value.right), {}, dict(unit.constants)))
    return None


class Body(ast.NodeTransformer):
    """Rewrites a function's statements: typed locals, arrays filled and copied, notes and defaults written out."""

    def __init__(self, unit: Unit, owner: Class | None, function: ast.FunctionDef) -> None:
        self.unit = unit
        self.owner = owner
        self.function = function
        self.declarations: list[str] = []

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt]:
        name, annotation = ast.unparse(node.target), ast.unparse(node.annotation)
        annotation = self.unit.stand_ins.get(annotation, annotation)
        length = list_length(self.unit, node.value)
        if annotation in C_ARRAYS and length is not None:
            self.declare(f"cdef {C_ARRAYS[annotation]}[{length}] {name}")
            return self.fill(node.target, node.value, length)
        if annotation in C_TYPES or annotation in self.unit.classes:
            self.declare(f"cdef {C_TYPES.get(annotation, annotation)} {name}")
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], self.visit(node.value), lineno=node.lineno)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Attribute) and isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
            text = f"memcpy({ast.unparse(target)}, {ast.unparse(value.value)}, sizeof({ast.unparse(target)}))"
            return ast.parse(text).body[0]
        self.generic_visit(node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "note":
            return self.noted(node.value)
        self.generic_visit(node)
        return node

    def noted(self, node: ast.Call) -> list[ast.stmt]:
        """A note of an event; what it tells is looked at only while somebody listens, and counted if there is no room for it."""
        state, name, *numbers = map(ast.unparse, node.args)
        written = [str(self.unit.events[name].number), *numbers]
        room = max(found.room for found in self.unit.classes.values())
        lines = [f"if {state}.listening:", f"    if {state}.note_count + {len(written)} <= {room}:"]
        lines += [f"        {state}.notes[{state}.note_count + {place}] = {number}" for place, number in enumerate(written)]
        lines.append(f"    {state}.note_count += {len(written)}")
        return [self.generic_visit(statement) for statement in ast.parse("\n".join(lines)).body]  # type: ignore[misc]

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`state.rules.make_move` is the kernel's own function, and `self._room` a number."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Attribute) and node.value.attr == "rules":
            return ast.Name(node.attr, ast.Load())
        if node.attr == "_room" and self.owner:
            return ast.Constant(self.owner.room)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        node.slice = widened(node.slice)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if (asked := gates.asked_of(self.unit, node.func)) is not None:
            table, row, column = asked
            return ast.Call(ast.Name(f"{table}_{column}", ast.Load()), [row, *node.args], [])
        if isinstance(node.func, ast.Name) and node.func.id == "Choices":
            return ast.Call(ast.Name("spare_choices", ast.Load()), [], [])
        if isinstance(node.func, ast.Name) and node.func.id in self.unit.functions:
            defaults = self.unit.functions[node.func.id].args.defaults
            missing = len(self.unit.functions[node.func.id].args.args) - len(node.args)
            node.args += defaults[len(defaults) - missing :]
            if node.func.id in LONG:
                node.func = ast.Name(f"_{node.func.id}", ast.Load())
        return node

    def fill(self, target: ast.expr, value: ast.expr | None, length: int) -> list[ast.stmt]:
        assert isinstance(value, ast.BinOp)
        assert isinstance(value.left, ast.List)
        self.declare("cdef int _index")
        text = f"for _index in range({length}):\n    {ast.unparse(target)}[_index] = {ast.unparse(value.left.elts[0])}"
        return ast.parse(text).body

    def declare(self, line: str) -> None:
        if line not in self.declarations:
            self.declarations.append(line)


def widened(index: ast.expr) -> ast.expr:
    """A sum or product, as wide as an address.

    An int wraps: of `hand[seat * CARDS + card]` nobody could tell that one card lies beside the next, and take several at once.
    """
    if not isinstance(index, ast.BinOp) or not isinstance(index.op, ast.Add | ast.Sub | ast.Mult):
        return index
    left = widened(index.left)
    return ast.BinOp(ast.Call(ast.Name("_wide", ast.Load()), [left], []) if left is index.left else left, index.op, index.right)


def indent(text: str) -> str:
    return "\n".join("    " + line if line else line for line in text.split("\n"))


if __name__ == "__main__":
    print(derive(Path(sys.argv[1]), sys.argv[2]))
