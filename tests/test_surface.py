"""The public surface is as it was written down: a name that goes, or is called otherwise, is seen before others stumble on it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import isclass, isroutine
from pathlib import Path

import pytest

import caravanserai
from surface import COMMANDS, LIST, PUBLIC, commands, described, names_of, surface

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def test_the_public_surface_is_as_written() -> None:
    assert surface() == LIST.read_text(encoding="utf-8"), (
        "if it is meant, say so in the changelog and run: python tools/surface.py"
    )


def test_commands_and_options_are_as_written() -> None:
    assert commands() == COMMANDS.read_text(encoding="utf-8"), (
        "if it is meant, say so in the changelog and run: python tools/surface.py"
    )


def test_every_name_of_the_package_is_part_of_it() -> None:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    for name in caravanserai.__all__:
        assert any(line.startswith(f"caravanserai.{name}") for line in lines), name


def test_all_that_is_public_says_what_it_is() -> None:
    kinds = [getattr(__import__(module, fromlist=[name]), name) for module in PUBLIC for name in names_of(module)]
    silent = [kind.__name__ for kind in kinds if (isclass(kind) or isroutine(kind)) and not kind.__doc__]
    assert silent == []


def test_another_argument_or_a_method_less_is_noticed() -> None:
    class Before:
        def play(self, move: int) -> None: ...

    class After:
        def play(self, move: int, fast: bool) -> None: ...

    Before.__module__ = After.__module__ = "caravanserai.example"
    assert [*described("x", Before)] != [*described("x", After)]


def imported(code: str) -> Iterator[str]:
    """The names of ours that a program imports, in full."""
    for statement in ast.walk(ast.parse(code)):
        if isinstance(statement, ast.ImportFrom) and (statement.module or "").split(".")[0] == "caravanserai":
            yield from (f"{statement.module}.{name.name}" for name in statement.names)
        elif isinstance(statement, ast.Import):
            yield from (name.name for name in statement.names if name.name.startswith("caravanserai."))


def shown_in(page: Path) -> str:
    """What a page's examples import, as a program: each of them is a line."""
    return "\n".join(
        re.findall(r"^(?:>>> |\.\.\. )?((?:from|import) caravanserai.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    )


@pytest.mark.parametrize("file", [*PAGES, *EXAMPLES], ids=lambda file: file.name)
def test_what_is_shown_is_promised(file: Path) -> None:
    """Whoever begins with an example of ours is not to be told later that it was never part of the surface."""
    promised = {line.partition(":")[0].partition("(")[0] for line in LIST.read_text(encoding="utf-8").splitlines()}
    code = file.read_text(encoding="utf-8") if file.suffix == ".py" else shown_in(file)
    assert [name for name in imported(code) if name not in promised] == []


def test_there_is_something_to_be_promised() -> None:
    assert sum(len([*imported(shown_in(page))]) for page in PAGES) > 30
