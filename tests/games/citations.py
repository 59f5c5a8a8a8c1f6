"""Who cites what: the sections and rulings of a game's rules, and the docstrings of its code and its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from caravanserai.core.texts import rules_text

SECTION = re.compile(r"§(\d+(?:\.\d+)?)")
RULING = re.compile(r"\b(?:[A-Z]-\d\d|Q\d+)\b")
"""C-07 or E-42; in Five Tribes Q8."""

RULE_MODULES = ("components", "kernel/camels", "kernel/grid", "table/view", "game")
"""Beside `rules`: what lies in the box, how pieces stand, what a seat sees and hears."""

SERVING = ("dispatch", "choices")
"""Modules of `rules` that ask whichever section's turn it is, and so begin with none."""

Named = list[tuple[str, str]]
"""Docstrings, each after the name of what it belongs to."""


def folder(game_id: str) -> Path:
    return Path(str(files(f"caravanserai.games.{game_id}")))


def folder_of_tests(game_id: str) -> Path:
    return Path(__file__).parent / game_id


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def sections(game_id: str) -> dict[str, str]:
    """The sections of RULES.md, with their headings."""
    return dict(re.findall(r"^##+ (\d+(?:\.\d+)?) (.+)$", rules_text(game_id, "en"), re.MULTILINE))


@cache
def rulings(game_id: str, language: str = "en") -> dict[str, str]:
    """The rulings that the last chapter lists."""
    items = re.findall(r"^- \*\*([A-Z]-?\d+)\*\* (.+)$", rules_text(game_id, language), re.MULTILINE)
    return dict(items)


@cache
def of_rulings(game_id: str) -> str:
    """The chapter that lists the rulings: each is cited where it belongs, the chapter nowhere."""
    return list(sections(game_id))[-1]


@cache
def laws(game_id: str) -> list[str]:
    """The sections that say something of their own: not a title over others, and not the list of rulings."""
    parts = re.split(r"^##+ (\d+(?:\.\d+)?) .+$", rules_text(game_id, "en"), flags=re.MULTILINE)[1:]
    texts = {
        number: re.sub(r"^\*.+\*$", "", text, flags=re.MULTILINE) for number, text in zip(parts[::2], parts[1::2], strict=True)
    }
    return [number for number, text in texts.items() if text.strip() and number != of_rulings(game_id)]


def docstrings(paths: Iterable[Path], *, tests_only: bool = False) -> Iterator[tuple[str, str]]:
    """Everything in these files that has a docstring: its name and the docstring."""
    for path in sorted(paths):
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ClassDef | ast.Module) and not tests_only):
                name = getattr(node, "name", "")
                if not tests_only or name.startswith("test_"):
                    yield f"{path.stem}.{name}", ast.get_docstring(node) or ""


@cache
def of_the_code(game_id: str) -> Named:
    return list(docstrings(folder(game_id).rglob("*.py")))


@cache
def of_the_rules(game_id: str) -> Named:
    """Of the modules that say what happens, not of those that comment on it."""
    beside = [folder(game_id) / f"{name}.py" for name in RULE_MODULES]
    return list(docstrings([*folder(game_id).glob("kernel/rules/*.py"), *(path for path in beside if path.is_file())]))


@cache
def of_the_tests(game_id: str) -> Named:
    return list(docstrings(folder_of_tests(game_id).glob("test_*.py"), tests_only=True))


@cache
def of_the_texts(game_id: str) -> Named:
    return [("README", read(folder(game_id) / "README.md")), ("RULES", rules_text(game_id, "en"))]


def cited(pattern: re.Pattern[str], texts: Named) -> dict[str, list[str]]:
    """What is cited, and by whom."""
    found: dict[str, list[str]] = {}
    for name, text in texts:
        for citation in pattern.findall(text):
            found.setdefault(citation, []).append(name)
    return found


def refusal_sections(game_id: str) -> set[str]:
    """The sections that refusals and prompts name."""
    found: set[object] = set()
    for node in ast.walk(ast.parse(read(folder(game_id) / "table" / "refusals.py"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            found |= {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SECTIONS":
            assert isinstance(node.value, ast.Dict)
            found |= {part.value for part in node.value.values if isinstance(part, ast.Constant)}
    return {section for section in found if isinstance(section, str) and section[0].isdigit()}


def chapters(game_id: str) -> list[Path]:
    """The modules of `rules`, each a chapter, or several."""
    return [path for path in sorted(folder(game_id).glob("kernel/rules/*.py")) if path.stem not in ("__init__", *SERVING)]


def rows(game_id: str) -> list[list[str]]:
    """The table of README.md, without its head."""
    lines = [line for line in read(folder(game_id) / "README.md").splitlines() if line.startswith("| §")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
