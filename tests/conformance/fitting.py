"""Plain rules with every number checked: whether it fits the C type that it becomes, and whether an index counts from the head.

Plain rules hold any number and count back from the end of a list; compiled ones do neither, and say nothing. Checked are the
fields of a position, what functions of the rules take and give, and the index of every list and table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import FunctionType
from typing import Any, SupportsIndex

from tests.build.derivation import SOURCES, load_derivation

BOUNDS = {"int": (-(2**31), 2**31 - 1), "Word": (0, 2**64 - 1), "bool": (0, 1)}


class Unfit(AssertionError):
    """A number that the compiled rules could not hold, or an index that they would not understand."""


def check(kind: str, number: Any, what: str) -> None:
    low, high = BOUNDS[kind]
    if not low <= number <= high:
        raise Unfit(f"{what} is {number}, which does not fit {kind}")


def check_index(index: Any, what: str) -> None:
    if isinstance(index, int) and index < 0:
        raise Unfit(f"{what} is asked for number {index}")


class FitList(list[int]):
    """A list whose numbers fit, and which is not counted from its end."""

    def __init__(self, numbers: Any, kind: str, what: str) -> None:
        super().__init__(numbers)
        self.kind, self.what = kind, what
        for number in self:
            check(kind, number, what)

    def __getitem__(self, index: Any) -> Any:
        check_index(index, self.what)
        found = super().__getitem__(index)
        return FitList(found, self.kind, self.what) if isinstance(index, slice) else found

    def __setitem__(self, index: Any, number: Any) -> None:
        check_index(index, self.what)
        check(self.kind, number, self.what)
        super().__setitem__(index, number)


class FitTable(tuple[int, ...]):
    """A table of the rules, which is not counted from its end."""

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        check_index(index, "a table")
        return super().__getitem__(index)


def fit_class(plain: type, fields: dict[str, str]) -> type:
    """A position, or what else rules keep, that takes nothing that does not fit."""

    class Fit(plain):  # type: ignore[misc]
        def __init__(self, *given: int) -> None:
            super().__init__(*given)
            for name in fields:
                setattr(self, name, getattr(self, name))

        def __setattr__(self, name: str, value: Any) -> None:
            kind = fields.get(name, "")
            if kind.startswith("list["):
                value = value if name == "notes" else FitList(value, kind[5:-1], name)
            elif kind:
                check(kind, value, name)
            super().__setattr__(name, value)

    return Fit


def fit_function(function: Callable[..., Any], takes: list[tuple[str, str]], gives: str) -> Callable[..., Any]:
    """The same function, once what it takes and gives is looked at."""

    @wraps(function)
    def fit(*arguments: Any) -> Any:
        for (name, kind), argument in zip(takes, arguments, strict=False):
            if kind in BOUNDS:
                check(kind, argument, f"{name} of {function.__name__}")
        answer = function(*arguments)
        if gives in BOUNDS:
            check(gives, answer, function.__name__)
        return answer

    return fit


@contextmanager
def fitting(kernel: str, sources: Path = SOURCES) -> Iterator[type]:
    """While this lasts, the functions of a kernel's rules are checked; gives the class of a position that is."""
    derivation = load_derivation()
    unit = derivation.read_unit(sources, kernel)
    functions = {
        name: ([(a.arg, _text(derivation, a.annotation)) for a in node.args.args], _text(derivation, node.returns))
        for name, node in unit.functions.items()
    }
    before: list[tuple[dict[str, Any], str, Any]] = []
    for module in unit.modules.values():
        for name, thing in list(vars(module).items()):
            fit = thing
            if isinstance(thing, FunctionType) and name in functions and thing.__module__ in unit.modules:
                fit = fit_function(thing, *functions[name])
            elif type(thing) is tuple and name in unit.constants:
                fit = FitTable(thing)
            if fit is not thing:
                before.append((vars(module), name, thing))
                vars(module)[name] = fit
    try:
        found = unit.classes["Position"]
        yield fit_class(found.plain, found.fields)
    finally:
        for names, name, thing in before:
            names[name] = thing


def _text(derivation: Any, annotation: Any) -> str:
    text: str = derivation.ast.unparse(annotation) if annotation is not None else ""
    return text
