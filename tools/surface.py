"""The public surface: what a version promises to keep. docs/surface.txt lists it, and docs/commands.txt the commands with their
options, so that whoever changes something sees that.

python tools/surface.py            writes both down
python tools/surface.py --check    tells whether they are as written
"""

from __future__ import annotations

import argparse
import difflib
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any

LIST = Path(__file__).parent.parent / "docs" / "surface.txt"
COMMANDS = LIST.with_name("commands.txt")
PUBLIC = {
    "caravanserai": "The library: games, records, bots, studies",
    "caravanserai.core.contract": "What every game and position answers",
    "caravanserai.core.bot": "What a bot is given, and what it answers",
    "caravanserai.core.options": "Options of games",
    "caravanserai.core.errors": "What goes wrong",
    "caravanserai.learn": "Environments to learn in",
    "caravanserai.client": "A server's tables from Python",
    "caravanserai.api.settings": "Settings of a table",
    "caravanserai.api.commands": "What is asked of a table",
    "caravanserai.api.messages": "What a table says",
    "caravanserai.client.identities": "Who one is at a server",
    "caravanserai.lab.match": "How strong a bot is",
    "caravanserai.games.camel_up.table.view": "What a seat of Camel Up sees",
    "caravanserai.games.camel_up.table.moves": "Moves of Camel Up",
    "caravanserai.games.camel_up.table.notation": "Boards of Camel Up as text",
    "caravanserai.games.camel_up.lens.odds": "Odds of Camel Up",
    "caravanserai.games.camel_up.components": "Numbers of Camel Up",
    "caravanserai.games.five_tribes.table.view": "What a seat of Five Tribes sees",
    "caravanserai.games.five_tribes.table.moves": "Moves of Five Tribes",
    "caravanserai.games.emira.table.view": "What a seat of Emira sees",
    "caravanserai.games.emira.table.moves": "Moves of Emira",
    "caravanserai.games.emira.components": "Numbers of Emira",
}
"""Whatever of these modules has no underscore before it; all else may change with any version. Of views and moves of games it is
the classes, and what is any of them: functions beside them are the game's own."""
PARTS = {
    "caravanserai.client.identities": ("keep_identity", "known_identity"),
    "caravanserai.lab.match": ("BotResult", "strength"),
    "caravanserai.games.camel_up.table.notation": ("Board", "board_of_view", "read_board", "write_board"),
    "caravanserai.games.camel_up.lens.odds": (
        "Odds",
        "Places",
        "Race",
        "RaceChance",
        "Report",
        "leg_odds",
        "race_odds",
        "report",
    ),
    "caravanserai.games.camel_up.components": (
        "BET_LOSER",
        "BET_WINNER",
        "CAMELS",
        "COPY_TICKET",
        "FIRST_TILE_SPACE",
        "MOVES",
        "PLACE_BOO",
        "PLACE_CHEER",
        "RACERS",
        "SPACES",
        "TAKE_TICKET",
        "TICKET_VALUES",
    ),
    "caravanserai.games.emira.components": (
        "BID",
        "DRAW_COLOUR",
        "FIRST_CHOICE",
        "NEEDS",
        "OBJECTIVES",
        "PRINCESS_TALENTS",
        "SECOND_CHOICE",
        "TALENTS",
        "TRACK_INCOME",
        "TRACK_SPACES",
        "WAYS",
    ),
}
"""Of these modules only these names."""
LOADED = ("caravanserai.learn.openspiel",)
"""Modules that are imported for what they do: of them it is the name. What it needs may not be here."""
NOTE = "# Made by `python tools/surface.py`: what a version promises to keep (docs/releasing.md). A line that goes is a break.\n"


def names_of(module: str) -> list[str]:
    """The names that a module gives to others: those it lists, or those it defines."""
    loaded = import_module(module)
    listed = PARTS.get(module) or getattr(loaded, "__all__", None)
    if listed is not None:
        return sorted(listed)
    defined = {name: value for name, value in vars(loaded).items() if not name.startswith("_")}
    if ".games." in module:
        return sorted(name for name, value in defined.items() if _is_class_of(module, value) or isinstance(value, UnionType))
    return sorted(name for name, value in defined.items() if getattr(value, "__module__", None) == module)


def _is_class_of(module: str, value: Any) -> bool:
    return inspect.isclass(value) and value.__module__ == module


def described(prefix: str, value: Any) -> Iterator[str]:
    """A line for a name, and for a class one for each thing that it has."""
    if inspect.isclass(value):
        yield f"{prefix}: class"
        for name in sorted(_members(value)):
            member = inspect.getattr_static(value, name, None)
            plain = member.__func__ if isinstance(member, staticmethod | classmethod) else member
            yield f"{prefix}.{name}{signature(plain) if inspect.isroutine(plain) else ''}"
    elif inspect.isroutine(value):
        yield f"{prefix}{signature(value)}"
    else:
        yield f"{prefix}: {type(value).__name__}"


def _members(kind: type) -> set[str]:
    """What classes of ours give it; what it has of Python's own goes without saying."""
    found: set[str] = set()
    for base in kind.__mro__:
        if base.__module__.startswith("caravanserai"):
            found |= {name for name in (*vars(base), *vars(base).get("__annotations__", {})) if not name.startswith("_")}
    return found


def signature(routine: Any) -> str:
    """How it is called: names and defaults. Types are for those who check them, and told in the reference."""
    try:
        given = inspect.signature(routine)
    except (TypeError, ValueError):
        return "(…)"
    plain = [parameter.replace(annotation=inspect.Parameter.empty) for parameter in given.parameters.values()]
    shown = [parameter.replace(default=_shown(parameter.default)) for parameter in plain]
    return str(given.replace(parameters=shown, return_annotation=inspect.Signature.empty))


class _Dots:
    def __repr__(self) -> str:
        return "…"


def _shown(default: Any) -> Any:
    """Defaults that read the same on every machine."""
    is_plain = default is inspect.Parameter.empty or isinstance(default, str | int | float | bool | tuple | None)
    return default if is_plain else _Dots()


def surface() -> str:
    lines: list[str] = []
    for module in PUBLIC:
        loaded = import_module(module)
        members = {name: inspect.getattr_static(loaded, name, None) or getattr(loaded, name) for name in names_of(module)}
        for name, value in members.items():
            lines += described(f"{module}.{name}", value)
    lines += [f"{module}: module" for module in LOADED if find_spec(module)]
    return NOTE + "\n".join(dict.fromkeys(lines)) + "\n"


def commands() -> str:
    """Every command with what it takes: a line for each argument and each option, with all its names."""
    from typer.main import get_command

    from caravanserai.cli import app

    return NOTE + "\n".join(_lines_of("caravanserai", get_command(app))) + "\n"


def _lines_of(called: str, command: Any) -> Iterator[str]:
    yield called
    for given in command.params:
        if given.hidden or given.name in ("install_completion", "show_completion"):
            continue
        names = ", ".join([*given.opts, *given.secondary_opts])
        if given.param_type_name == "argument":
            yield f"{called} {given.metavar or given.name.upper()}"
        else:
            yield f"{called} {names}" if given.is_flag else f"{called} {names} {given.metavar or 'VALUE'}"
    for name, inner in sorted(getattr(command, "commands", {}).items()):
        yield from _lines_of(f"{called} {name}", inner)


def reference_pages() -> dict[str, str]:
    """Pages of the reference by their places: one for each module of the surface, its names told by their docstrings."""
    first = ["# The public surface", ""]
    promised = "[as a version promises](../releasing.md#what-a-version-promises)"
    first += [
        f"What is listed here is kept, {promised}. All else, also where it has no underscore before it, is ours to change.",
        "",
    ]
    pages = {"reference/index.md": ""}
    for module, told in PUBLIC.items():
        place = f"reference/{module}.md"
        first.append(f"- [`{module}`]({module}.md): {told[0].lower()}{told[1:]}")
        lines = [f"# {told}", "", f"Module `{module}`.", ""]
        for name in sorted(names_of(module), key=lambda name: _rank(getattr(import_module(module), name))):
            home = getattr(getattr(import_module(module), name), "__module__", None) or module
            lines += [f"::: {home if is_defined_in(home, name) else module}.{name}", ""]
        pages[place] = "\n".join(lines) + "\n"
    pages["reference/index.md"] = "\n".join(first) + "\n"
    return pages


def _rank(value: Any) -> int:
    """What one calls comes first, then what one is given, then what goes wrong, then plain values."""
    if inspect.isclass(value):
        return 2 if issubclass(value, BaseException) else 1
    return 0 if inspect.isroutine(value) else 3


def is_defined_in(home: str, name: str) -> bool:
    """Whether a name is defined where its value says that it is."""
    return home.startswith("caravanserai") and hasattr(import_module(home), name)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--check", action="store_true", help="write nothing; exit 1 if it is not as written")
    given = reader.parse_args()
    for place, found in ((LIST, surface()), (COMMANDS, commands())):
        if not given.check:
            place.write_text(found, encoding="utf-8")
            continue
        written = place.read_text(encoding="utf-8")
        if written != found:
            lines = written.splitlines(), found.splitlines()
            print(*difflib.unified_diff(*lines, f"{place.name}, written", "found", lineterm="", n=0), sep="\n")
            sys.exit("the public surface has changed; if it is meant, say so in the changelog and run: python tools/surface.py")


if __name__ == "__main__":
    main()
