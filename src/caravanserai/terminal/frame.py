"""Cells in frames: what boards are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.text import Text

from caravanserai.terminal.palette import FRAME


def edge(corners: str, parts: Sequence[str]) -> Text:
    """A line of a frame: its left end, the joint after the first part, the other joints, and its right end."""
    inside = corners[2].join(parts[1:])
    return Text(f"{corners[0]}{parts[0]}{corners[1]}{inside}{corners[3]}", FRAME, no_wrap=True)


def walled(cells: Sequence[Text]) -> Text:
    """Cells side by side, with walls between and around them."""
    wall = ("│", FRAME)
    line = Text.assemble(wall, no_wrap=True)
    for cell in cells:
        line = Text.assemble(line, cell, wall, no_wrap=True)
    return line


def fitted(content: Text, width: int, align: Literal["left", "center"] = "center") -> Text:
    """Cut to the width of a cell, or filled up to it."""
    cell = content.copy()
    cell.truncate(width, overflow="ellipsis")
    cell.align(align, width)
    return cell


def spaced(parts: Sequence[Text], gap: str = " ") -> Text:
    """Parts in a row."""
    return Text(gap).join(parts)
