"""Any game's view as a tidy tree: for games that draw no board of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text
from rich.tree import Tree

from caravanserai.core.contract import View
from caravanserai.core.speech import SEAT_FIELDS, Speech
from caravanserai.terminal.palette import FAINT, FRAME, HERE, TITLE


def board(view: View, speech: Speech, names: Sequence[str]) -> Tree:
    """Everything the viewer sees, by the names of its fields."""
    title = f"{speech.game_id}-title"
    tree = Tree(Text(speech.say(title) if speech.has(title) else "", TITLE), guide_style=FRAME)
    _grow(tree, msgspec.to_builtins(view), names)
    return tree


def _grow(tree: Tree, fields: dict[str, Any], names: Sequence[str]) -> None:
    for field, value in fields.items():
        label = Text(str(field).replace("_", " "), HERE)
        if isinstance(value, dict) and value:
            _grow(tree.add(label), value, names)
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            _grow_list(tree.add(label), field, value, names)
        else:
            tree.add(Text.assemble(label, " ", _leaf(field, value, names)))


def _grow_list(tree: Tree, field: str, items: list[Any], names: Sequence[str]) -> None:
    """A list as long as there are seats, and called so, is told by the players' names."""
    for number, item in enumerate(items):
        label = names[number] if field == "seats" and number < len(names) else str(number + 1)
        if _is_flat(item):
            inline = ", ".join(f"{name.replace('_', ' ')} {_leaf(name, value, names)}" for name, value in item.items())
            tree.add(Text.assemble((label, FAINT), " ", inline))
        else:
            _grow(tree.add(Text(label)), item if isinstance(item, dict) else {"": item}, names)


def _is_flat(item: Any) -> bool:
    return isinstance(item, dict) and len(item) < 4 and not any(isinstance(value, dict) for value in item.values())


def _leaf(field: str, value: Any, names: Sequence[str]) -> str:
    if isinstance(value, list):
        return " ".join(_leaf(field, item, names) for item in value) or "–"
    if value is None or value == {}:
        return "–"
    if field in SEAT_FIELDS and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names):
        return names[value]
    return str(value)
