"""Derives, from a game's rules in plain Python, the typed source that Cython compiles.

The rules stay ordinary Python; nobody edits what comes out of here. `derive(root)` starts at a game's `kernel` module, follows
its imports through the game's own folder and through the few modules of `core` that rules are written in, and puts everything
into one source: constants become C constants, `list[int]` C arrays, and functions over ints C functions without the GIL.

    python tools/derive.py src caravanserai.games.camel_up.kernel      prints that source
"""

from __future__ import annotations

import ast
import importlib
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import NoReturn

CORE = {"caravanserai.core.words", "caravanserai.core.bits", "caravanserai.core.randomness"}
INTRINSIC = "caravanserai.core.bits"
C_TYPES = {"int": "int", "bool": "bint", "Word": "unsigned long long", "None": "void"}
C_ARRAYS = {"list[int]": "int", "list[Word]": "unsigned long long"}

DIRECTIVES = """\
# cython: language_level=3, infer_types=True, annotation_typing=False, binding=True, embedsignature=True
# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""

INTRINSICS = '''\
from libc.string cimport memcpy

cdef extern from *:
    """
    #include <stdint.h>
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
'''


class NotDerivable(SystemExit):
    """The rules say something that has no typed form."""


@dataclass
class Class:
    node: ast.ClassDef
    base: str | None
    fields: dict[str, str] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=dict)


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
    classes: dict[str, Class] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    python_imports: list[str] = field(default_factory=list)


def derive(sources: Path, root: str) -> str:
    unit = Unit(sources, root.rsplit(".", 1)[0])
    sys.path.insert(0, str(sources))
    try:
        read(unit, root)
    finally:
        sys.path.remove(str(sources))
    parts = [f"# Derived from {root} and what it imports; see tools/derive.py.", DIRECTIVES, INTRINSICS]
    parts += unit.python_imports
    parts.append(constants_source(unit))
    parts += [class_source(unit, name) for name in unit.classes]
    parts += [function_source(unit, node) for node in unit.functions.values()]
    return "\n\n".join(parts) + "\n"


# Reading


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
    if source in ("typing", "__future__") or source == INTRINSIC:
        return
    if source in CORE or source.startswith(unit.folder + "."):
        read(unit, source)
    else:
        unit.python_imports.append(ast.unparse(node))


def read_statement(unit: Unit, module: str, node: ast.stmt) -> None:
    if isinstance(node, ast.ImportFrom | ast.Expr) or ast.unparse(node).startswith("__all__ = "):
        return
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        name = node.target.id
        if ast.unparse(node.annotation) == "TypeAlias":
            return
        claim(unit, module, node, name)
        unit.constants[name] = getattr(unit.modules[module], name)
    elif isinstance(node, ast.ClassDef):
        claim(unit, module, node, node.name)
        unit.classes[node.name] = read_class(unit, module, node)
    elif isinstance(node, ast.FunctionDef):
        claim(unit, module, node, node.name)
        unit.functions[node.name] = node
    else:
        refuse(module, node, "a statement outside any function that is neither a constant, a class nor an import")


def claim(unit: Unit, module: str, node: ast.AST, name: str) -> None:
    if name in unit.owners:
        refuse(module, node, f"the name {name}, which {unit.owners[name]} has too")
    unit.owners[name] = module


def read_class(unit: Unit, module: str, node: ast.ClassDef) -> Class:
    base = ast.unparse(node.bases[0]) if node.bases else None
    found = Class(node, base)
    if base:
        found.fields.update(unit.classes[base].fields)
        found.lengths.update(unit.classes[base].lengths)
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            found.fields[statement.target.id] = ast.unparse(statement.annotation)
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assign) and is_own_field(inner.targets[0]):
            length = list_length(unit, inner.value)
            if length is not None:
                found.lengths[inner.targets[0].attr] = length  # type: ignore[attr-defined]
    for name, annotation in found.fields.items():
        if annotation in C_ARRAYS and name not in found.lengths:
            refuse(module, node, f"the list {name} without a length: create it as [0] * N")
    return found


def is_own_field(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def list_length(unit: Unit, value: ast.expr) -> int | None:
    """N, for `[0] * N`."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
        if len(value.left.elts) != 1:
            refuse(unit.folder, value, "a list of several values repeated: write [0] * N")
        return int(eval(ast.unparse(value.right), {}, dict(unit.constants)))
    return None


def refuse(module: str, node: ast.AST, what: str) -> NoReturn:
    raise NotDerivable(f"{module}, line {getattr(node, 'lineno', '?')}: the derivation does not take {what}.")


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
            items = ", ".join(map(str, value))
            defines.append(f"static const int cv_{name}[{len(value)}] = {{{items}}};")
            declarations.append(f'    const int {name} "cv_{name}" [{len(value)}]')
    verbatim = "\n".join("    " + line for line in defines)
    return f'cdef extern from *:\n    """\n{verbatim}\n    """\n' + "\n".join(declarations)


def class_source(unit: Unit, name: str) -> str:
    found = unit.classes[name]
    lines = [f"cdef class {name}{f'({found.base})' if found.base else ''}:"]
    for field_name, annotation in found.fields.items():
        if found.base and field_name in unit.classes[found.base].fields:
            continue
        if annotation in C_ARRAYS:
            lines.append(f"    cdef public {C_ARRAYS[annotation]}[{found.lengths[field_name]}] {field_name}")
        else:
            lines.append(f"    cdef public {C_TYPES[annotation]} {field_name}")
    for node in found.node.body:
        if isinstance(node, ast.FunctionDef):
            lines.append(indent(function_source(unit, node, found)))
    return "\n".join(lines)


def function_source(unit: Unit, node: ast.FunctionDef, owner: Class | None = None) -> str:
    header = method_header(unit, node) if owner else function_header(unit, node)
    body = Body(unit, owner, node)
    has_docstring = ast.get_docstring(node) is not None and len(node.body) > 1
    statements = [body.visit(statement) for statement in node.body[has_docstring:]]
    written = [ast.unparse(ast.fix_missing_locations(s)) for s in flatten(statements)]
    lines = body.declarations + written
    return header + "\n" + indent("\n".join(lines))


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
    annotations = [argument.annotation for argument in node.args.args]
    types = [c_type(unit, annotation) for annotation in annotations]
    arguments = ", ".join(f"{kind} {argument.arg}" for kind, argument in zip(types, node.args.args, strict=True))
    answer = c_type(unit, node.returns)
    if "object" in (answer, *types) or answer in unit.classes:
        return f"def {node.name}({arguments}):"
    kind = "cdef" if any(kind.endswith("*") for kind in types) else "cpdef"
    return f"{kind} {answer} {node.name}({arguments}) noexcept nogil:"


def c_type(unit: Unit, annotation: ast.expr | None) -> str:
    text = ast.unparse(annotation).strip("'\"") if annotation is not None else "object"
    if text in C_ARRAYS:
        return f"{C_ARRAYS[text]}*"
    return C_TYPES.get(text, text if text in unit.classes else "object")


class Body(ast.NodeTransformer):
    """Rewrites a function's statements: typed locals, arrays filled and copied, defaults written out at each call."""

    def __init__(self, unit: Unit, owner: Class | None, function: ast.FunctionDef) -> None:
        self.unit = unit
        self.owner = owner
        self.function = function
        self.declarations: list[str] = []

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt]:
        name, annotation = ast.unparse(node.target), ast.unparse(node.annotation)
        length = list_length(self.unit, node.value) if node.value else None
        if annotation in C_ARRAYS and length is not None:
            self.declare(f"cdef {C_ARRAYS[annotation]}[{length}] {name}")
            return self.fill(node.target, node.value, length)
        if annotation in C_TYPES or annotation in self.unit.classes:
            self.declare(f"cdef {C_TYPES.get(annotation, annotation)} {name}")
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], self.visit(node.value), lineno=node.lineno)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        target = node.targets[0]
        if isinstance(target, ast.Attribute):
            if self.owner and is_own_field(target) and target.attr in self.owner.lengths:
                length = list_length(self.unit, node.value)
                if length is not None:
                    return self.fill(target, node.value, length)
            if isinstance(node.value, ast.Subscript) and isinstance(node.value.slice, ast.Slice):
                if ast.unparse(node.value.slice) != ":":
                    self.refuse(node, "a part of a list: copy all of it with [:]")
                text = f"memcpy({ast.unparse(target)}, {ast.unparse(node.value.value)}, sizeof({ast.unparse(target)}))"
                return ast.parse(text).body[0]
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.unit.functions:
            called = self.unit.functions[node.func.id]
            missing = len(called.args.args) - len(node.args)
            if node.keywords:
                self.refuse(node, "an argument passed by name")
            if missing:
                node.args += called.args.defaults[-missing:]
        return node

    def fill(self, target: ast.expr, value: ast.expr | None, length: int) -> list[ast.stmt]:
        assert isinstance(value, ast.BinOp)
        assert isinstance(value.left, ast.List)
        self.declare("cdef int _index")
        text = f"for _index in range({length}):\n    {ast.unparse(target)}[_index] = {ast.unparse(value.left.elts[0])}"
        return ast.parse(text).body

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        refuse(self.unit.owners.get(self.function.name, self.unit.folder), node, what)

    def declare(self, line: str) -> None:
        if line not in self.declarations:
            self.declarations.append(line)


def indent(text: str) -> str:
    return "\n".join("    " + line if line else line for line in text.split("\n"))


if __name__ == "__main__":
    print(derive(Path(sys.argv[1]), sys.argv[2]))
