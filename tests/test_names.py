"""A word means one thing: no two public classes share a name, but for what each game has of its own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "caravanserai"
OF_EVERY_GAME = {"Position"}
"""What the contract asks of each game under the same name."""
RETIRED = {"inn", "house", "holding", "hosting", "looking", "perform", "winds", "written", "telling", "chair", "kept", "glimpse"}
"""Words that only their author understood: docs/glossary.md has those in their place."""


def classes() -> dict[str, list[str]]:
    """Where each public class stands: a game's folder by its name, all else by its module."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        place = "/".join(parts[:2] if parts[0] == "games" else parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(place)
    return found


def test_no_two_public_classes_share_a_name() -> None:
    outside = {name: [place for place in places if not place.startswith("games/")] for name, places in classes().items()}
    assert {name: places for name, places in outside.items() if len(places) > 1} == {}


def test_no_class_of_a_game_is_called_like_one_that_all_share() -> None:
    shared = {
        name: places
        for name, places in classes().items()
        if name not in OF_EVERY_GAME and {place.startswith("games/") for place in places} == {True, False}
    }
    assert shared == {}


def test_no_module_class_or_function_outside_the_games_has_a_retired_name() -> None:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        if "games" not in path.relative_to(SOURCES).parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            names = [path.stem, *(node.name for node in ast.walk(tree) if isinstance(node, kinds))]
            found += [(path.name, name) for name in names if name.strip("_").lower() in RETIRED]
    assert found == []
