"""Running text that is folded as each language wants it: never at a space that does not break, never inside a word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

_WORD = re.compile(r"[^ \n]+")


def fold(text: Text, width: int) -> list[Text]:
    """The text in lines of at most this width. A word that is longer than a line is broken."""
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        lines += _fold_paragraph(paragraph, max(1, width))
    return lines


def _fold_paragraph(text: Text, width: int) -> list[Text]:
    breaks: list[int] = []
    start = 0
    for word in _WORD.finditer(text.plain):
        if word.start() > start and cell_len(text.plain[start : word.end()]) > width:
            start = word.start()
            breaks.append(start)
        while cell_len(text.plain[start : word.end()]) > width:
            start += width
            breaks.append(start)
    lines = list(text.divide(breaks))
    for line in lines:
        line.rstrip()
    return lines


class Prose:
    """A paragraph, with a mark before its first line, and the others indented as far unless told otherwise."""

    def __init__(self, text: Text | str, mark: Text | str = "", style: str = "", indent: int | None = None) -> None:
        self.text = text if isinstance(text, Text) else Text(text.replace("\n", " "), style)
        self.mark = mark if isinstance(mark, Text) else Text(mark)
        self.indent = self.mark.cell_len if indent is None else indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        room = options.max_width - max(self.indent, self.mark.cell_len)
        for number, line in enumerate(fold(self.text, room)):
            yield Text.assemble(self.mark if number == 0 else " " * self.indent, line, no_wrap=True, overflow="crop")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((cell_len(word.group()) for word in _WORD.finditer(self.text.plain)), default=0)
        widest = max(cell_len(line) for line in self.text.plain.split("\n"))
        indent = max(self.indent, self.mark.cell_len)
        return Measurement(longest + indent, widest + indent).with_maximum(options.max_width)
