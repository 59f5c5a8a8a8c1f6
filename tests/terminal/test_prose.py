"""Running text: folded at spaces that break, and only there."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from caravanserai.terminal.prose import Prose, fold


def test_a_space_that_does_not_break_keeps_its_words_together() -> None:
    assert [line.plain for line in fold(Text("Qui commence\u00a0? Vous."), 12)] == ["Qui", "commence\u00a0?", "Vous."]


def test_a_word_longer_than_a_line_is_broken() -> None:
    assert [line.plain for line in fold(Text("a abcdefghij b"), 4)] == ["a", "abcd", "efgh", "ij b"]


@given(st.text(alphabet=st.sampled_from("ab ż\u00a0\n"), max_size=60), st.integers(1, 20))
def test_nothing_is_lost_and_no_line_is_too_wide(text: str, width: int) -> None:
    lines = [line.plain for line in fold(Text(text), width)]
    assert all(cell_len(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_later_lines_are_indented_as_far_as_the_mark() -> None:
    console = Console(file=io.StringIO(), width=10)
    console.print(Prose("one two three", mark="· "))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == "· one two\n  three\n"


def test_style_lasts_over_every_line() -> None:
    console = Console(file=io.StringIO(), width=6, force_terminal=True, color_system="truecolor")
    console.print(Prose("one two", style="bold"))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().count("\x1b[1m") == 2
