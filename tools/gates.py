"""What rules may not say, because it would mean something else when compiled: each is refused with module and line."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from derive import Class, Unit

LISTS = ("list[int]", "list[Word]", "list[Mark]")
ONLY_PYTHON: dict[type[ast.AST], str] = {
    ast.Raise: "an exception in a rule: nobody would hear of it",
    ast.Assert: "an assertion in a rule: nobody would hear of it",
    ast.Try: "an exception that is caught in a rule",
    ast.With: "a with statement in a rule",
    ast.Lambda: "a function inside a rule",
    ast.FunctionDef: "a function inside a rule",
    ast.ListComp: "a list that grows in a rule: create it as [0] * N",
    ast.List: "a list of values in a rule: create it as [0] * N",
    ast.GeneratorExp: "a generator in a rule: write the loop",
    ast.JoinedStr: "text in a rule",
    ast.Pow: "a power: what it gives is no whole number when compiled",
    ast.Global: "a rule that changes a constant",
}
"""What a function over numbers alone cannot have."""


class NotDerivable(SystemExit):
    """The rules say something that has no typed form, or one that means something else."""


def refuse(module: str, node: ast.AST, what: str) -> NoReturn:
    raise NotDerivable(f"{module}, line {getattr(node, 'lineno', '?')}: the derivation does not take {what}.")


def check_class(found: Class) -> None:
    """Fields are declared with what they begin with, and none hides what a state can do."""
    if found.is_declared and "__init__" in found.methods:
        refuse(found.module, found.methods["__init__"], "an __init__ beside fields that say what they begin with")
    for node in found.node.body:
        if isinstance(node, ast.AnnAssign):
            check_field(found, node)


def check_field(found: Class, node: ast.AnnAssign) -> None:
    name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
    if callable(getattr(found.plain, name, None)):
        refuse(found.module, node, f"the field {name}, which is the name of a method too")
    if not found.is_declared and (kind in LISTS or node.value is not None):
        refuse(found.module, node, f"the field {name} with a length or a first value in a class that is not below Fields")
    if kind in LISTS and node.value is None:
        refuse(found.module, node, f"the list {name} without a length: declare it as [0] * N")
    if node.value is not None:
        check_first(found, node, name, kind)


def check_first(found: Class, node: ast.AnnAssign, name: str, kind: str) -> None:
    first = found.plain._firsts[name]
    numbers = {*first} if isinstance(first, list) else {first}
    if (kind in LISTS) != isinstance(first, list) or not all(isinstance(number, int) for number in numbers):
        refuse(found.module, node, f"a first value of {name} that is none of its type, {kind}")
    if len(numbers) > 1:
        refuse(found.module, node, f"the list {name}, which does not begin with the same number everywhere")
    if not all(fits(kind, number) for number in numbers):
        refuse(found.module, node, f"a first value of {name} that does not fit: {first}")


def fits(kind: str, number: int) -> bool:
    """Whether a number is one that a C type holds."""
    if kind == "bool":
        return number in (0, 1)
    return 0 <= number < 2**64 if "Word" in kind else -(2**31) <= number < 2**31


def asked_of(unit: Unit, function: ast.expr) -> tuple[str, ast.expr, str] | None:
    """The table, the row and the column, for `POWERS[djinn].aims`."""
    row = function.value if isinstance(function, ast.Attribute) else None
    if not isinstance(row, ast.Subscript) or not isinstance(row.value, ast.Name) or row.value.id not in unit.tables:
        return None
    assert isinstance(function, ast.Attribute)
    return row.value.id, row.slice, function.attr


def check_column(unit: Unit, table: str, column: str) -> None:
    """All that stand in one column are rules that take and answer the same."""
    module = unit.owners[table]
    nodes = (node for node in unit.trees[module].body if isinstance(node, ast.AnnAssign))
    line = next(node for node in nodes if ast.unparse(node.target) == table)
    kinds = set()
    for number, row in unit.tables[table].items():
        node = unit.functions.get(getattr(getattr(row, column), "__name__", ""))
        if node is None:
            refuse(module, line, f"{table} with something else than a rule as {column} of {number}")
        kinds.add((*(ast.unparse(a.annotation) for a in node.args.args if a.annotation), ast.unparse(node.returns or node)))
    if len(kinds) > 1:
        refuse(module, line, f"{table}, where not all rules of the column {column} take and answer the same")


def check_function(unit: Unit, module: str, node: ast.FunctionDef, owner: Class | None, is_rule: bool) -> None:
    """`is_rule`: it is over numbers alone, and becomes a C function."""
    check_header(module, node, is_method=owner is not None)
    gate = Gate(unit, module, node, owner, is_rule)
    for statement in node.body[ast.get_docstring(node) is not None :]:
        gate.visit(statement)


def check_header(module: str, node: ast.FunctionDef, is_method: bool) -> None:
    if node.args.kwonlyargs or node.args.posonlyargs:
        refuse(module, node, f"{node.name} with parameters that are given by name alone, or by place alone")
    if node.args.vararg or node.args.kwarg:
        refuse(module, node, f"{node.name} with any number of parameters")
    if node.decorator_list:
        refuse(module, node, f"{node.name} with a decorator, which would be left out")
    if not is_method and node.returns is not None and ast.unparse(node.returns) in LISTS:
        refuse(module, node, f"{node.name}, which answers a list: fill one that is given")


class Gate(ast.NodeVisitor):
    """Reads one function."""

    def __init__(self, unit: Unit, module: str, function: ast.FunctionDef, owner: Class | None, is_rule: bool) -> None:
        self.unit = unit
        self.module = module
        self.owner = owner
        self.is_rule = is_rule
        parameters = {a.arg: ast.unparse(a.annotation) for a in function.args.args if a.annotation is not None}
        declared = [node for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
        self.types = parameters | {ast.unparse(node.target): ast.unparse(node.annotation) for node in declared}

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        refuse(self.module, node, what)

    def visit(self, node: ast.AST) -> Any:
        if self.is_rule and type(node) in ONLY_PYTHON:
            self.refuse(node, ONLY_PYTHON[type(node)])
        return super().visit(node)

    # Numbers

    def visit_Constant(self, node: ast.Constant) -> None:
        if self.is_rule and not isinstance(node.value, int) and node.value is not ...:
            self.refuse(node, f"{node.value!r} in a rule: only whole numbers")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Div):
            self.refuse(node, "a division with /: write //")
        if isinstance(node.op, ast.Pow) and self.is_rule:
            self.refuse(node, ONLY_PYTHON[ast.Pow])
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """A word is never below zero when compiled."""
        sides = [node.left, *node.comparators]
        if any(self.number(side) < 0 for side in sides) and any(self.is_word(side) for side in sides):
            self.refuse(node, "a Word beside a number below zero")
        if any(self.is_word(side) for side in sides[:1]) and self.number(sides[-1]) == 0 and isinstance(node.ops[0], ast.Lt):
            self.refuse(node, "a Word that would be below zero")
        self.generic_visit(node)

    def number(self, node: ast.expr) -> int:
        """What is written there, as far as it is a number; else 1."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self.number(node.operand)
        value: object = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Name):
            value = self.unit.constants.get(node.id)
        return value if isinstance(value, int) else 1

    def is_word(self, node: ast.expr) -> bool:
        return any(self.type_of(part) == "Word" for part in ast.walk(node) if isinstance(part, ast.Name | ast.Attribute))

    # Lists

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Slice):
            if self.is_rule:
                self.refuse(node, "a part of a list: copy all of it, from field to field, with [:]")
        elif self.number(node.slice) < 0:
            self.refuse(node, "an index below zero: compiled, it does not count from the end")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Attribute) and self.type_of(target) in LISTS:
                self.check_copy(node, target)
                return
        if self.is_rule and self.type_of(node.value) in LISTS:
            self.refuse(node, "a list under another name: index it where it is")
        self.generic_visit(node)

    def check_copy(self, node: ast.Assign, target: ast.Attribute) -> None:
        """All of a list into all of another, which is as long."""
        value = node.value
        is_copy = isinstance(value, ast.Subscript) and ast.unparse(value.slice) == ":"
        if not is_copy or len(node.targets) > 1:
            self.refuse(node, f"{ast.unparse(node)}: copy the list with [:], one at a time")
        assert isinstance(value, ast.Subscript)
        kind, length = self.type_of(value.value), self.length_of(value.value)
        if kind != self.type_of(target) or length != self.length_of(target):
            self.refuse(node, f"{ast.unparse(node)}: the lists are not of one type and length")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            if self.is_rule and ast.unparse(node.annotation) in LISTS:
                if not (isinstance(node.value, ast.BinOp) and isinstance(node.value.left, ast.List)):
                    self.refuse(node, "a list that is not created as [0] * N")
                for part in (*node.value.left.elts, node.value.right):
                    self.visit(part)
            else:
                self.visit(node.value)

    def class_of(self, node: ast.expr) -> Class | None:
        if isinstance(node, ast.Attribute):
            held = self.type_of(node) or ""
            return self.unit.classes.get(self.unit.stand_ins.get(held, held))
        if not isinstance(node, ast.Name):
            return None
        if node.id == "self" and self.owner is not None:
            return self.owner
        kind = self.types.get(node.id, "").strip("'\"")
        return self.unit.classes.get(self.unit.stand_ins.get(kind, kind))

    def type_of(self, node: ast.expr) -> str | None:
        """As it is declared, if it is."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id)
        found = self.class_of(node.value) if isinstance(node, ast.Attribute) else None
        return found.fields.get(node.attr) if found is not None and isinstance(node, ast.Attribute) else None

    def length_of(self, node: ast.expr) -> int | None:
        found = self.class_of(node.value) if isinstance(node, ast.Attribute) else None
        return found.length(node.attr) if found is not None and isinstance(node, ast.Attribute) else None

    # Calls

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "note":
            self.check_note(node.value)
            for number in node.value.args[2:]:
                self.visit(number)
        else:
            self.generic_visit(node)

    def check_note(self, node: ast.Call) -> None:
        """A note has a number for each field of its event, and no more."""
        if node.keywords or len(node.args) < 2 or any(isinstance(argument, ast.Starred) for argument in node.args):
            self.refuse(node, "a note that is not of a state, an event, and a number for each of its fields")
        name, numbers = ast.unparse(node.args[1]), node.args[2:]
        event: Any = self.unit.events.get(name)
        if not hasattr(event, "number"):
            self.refuse(node, f"a note of {name}, which is no event")
        if not event.noted:
            self.refuse(node, f"a note of {name}, which is declared with noted=False")
        fields = event.__struct_fields__
        if len(numbers) != len(fields):
            told = f"it has {len(fields)} fields, {', '.join(fields)}" if fields else "it has no fields"
            self.refuse(node, f"a note of {name} with {len(numbers)} numbers: {told}")

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name == "note":
            self.refuse(node, "a note that is not a statement of its own")
        called = self.unit.functions.get(name)
        if called is not None:
            self.check_call(node, called)
        if (asked := asked_of(self.unit, node.func)) is not None:
            table, _, column = asked
            row = next(iter(self.unit.tables[table].values()))
            if column not in row._fields:
                self.refuse(node, f"{table} without a column {column}")
            self.check_call(node, self.unit.functions[getattr(row, column).__name__])
        self.generic_visit(node)

    def check_call(self, node: ast.Call, called: ast.FunctionDef) -> None:
        if node.keywords:
            self.refuse(node, "an argument passed by name")
        most, fewest = len(called.args.args), len(called.args.args) - len(called.args.defaults)
        if not fewest <= len(node.args) <= most:
            self.refuse(node, f"{called.name} with {len(node.args)} arguments")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        asks = isinstance(node.value, ast.Attribute) and node.value.attr == "rules"
        if asks and node.attr not in self.unit.functions and node.attr not in self.unit.constants:
            self.refuse(node, f"a kernel without {node.attr}, which {self.module} asks for")
        self.generic_visit(node)
