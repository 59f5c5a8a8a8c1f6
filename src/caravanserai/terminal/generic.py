"""Any game's view as a tidy tree: for games that draw no board of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text
from rich.tree import Tree

from caravanserai.core.contract import View
from caravanserai.core.seat_fields import seat_fields
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import FAINT, FRAME, HERE, TITLE


def board(view: View, speech: Speech, names: Sequence[str]) -> Tree:
    """Everything the viewer sees, by the names of its fields."""
    title = f"{speech.game_id}-title"
    tree = Tree(Text(speech.say(title) if speech.has(title) else "", TITLE), guide_style=FRAME)
    _Teller(names, seat_fields(speech.game_id)).grow(tree, msgspec.to_builtins(view))
    return tree


class _Teller:
    """Tells fields as a tree, in which seats are told by the players' names."""

    def __init__(self, names: Sequence[str], seats: frozenset[str]) -> None:
        self.names = names
        self.seats = seats

    def grow(self, tree: Tree, fields: dict[str, Any]) -> None:
        for field, value in fields.items():
            label = Text(str(field).replace("_", " "), HERE)
            if isinstance(value, dict) and value:
                self.grow(tree.add(label), value)
            elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
                self.grow_list(tree.add(label), field, value)
            else:
                tree.add(Text.assemble(label, " ", self.leaf(field, value)))

    def grow_list(self, tree: Tree, field: str, items: list[Any]) -> None:
        """A list as long as there are seats, and called so, is told by the players' names."""
        for number, item in enumerate(items):
            label = self.names[number] if field == "seats" and number < len(self.names) else str(number + 1)
            if _is_flat(item):
                inline = ", ".join(f"{name.replace('_', ' ')} {self.leaf(name, value)}" for name, value in item.items())
                tree.add(Text.assemble((label, FAINT), " ", inline))
            else:
                self.grow(tree.add(Text(label)), item if isinstance(item, dict) else {"": item})

    def leaf(self, field: str, value: Any) -> str:
        if isinstance(value, list):
            return " ".join(self.leaf(field, item) for item in value) or "–"
        if value is None or value == {}:
            return "–"
        if field in self.seats and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names):
            return self.names[value]
        return str(value)


def _is_flat(item: Any) -> bool:
    return isinstance(item, dict) and len(item) < 4 and not any(isinstance(value, dict) for value in item.values())
