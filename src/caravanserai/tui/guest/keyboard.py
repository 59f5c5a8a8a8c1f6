"""What a guest types while the table goes on: read in a thread, so that what others do is shown meanwhile.

A line is read when it is asked for. At a terminal that is always, and what is half typed is written again after news. Of a
script it is only when there is something to answer, so that each line meets the question it was written for.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console

from caravanserai.tui.console import Keyboard

MARK = "> "


class TypedLines:
    """A keyboard that is read in a thread, and tells each line to whoever waits; None when there are no more."""

    def __init__(self, console: Console, receive: Callable[[str | None], None]) -> None:
        self.console = console
        self.live = Keyboard(console).live
        self.waiting = False
        """Whether a line was asked for and has not come."""
        self._receive = receive
        self._asked = threading.Event()
        self._settings = _terminal_settings() if self.live else None
        self._thread = threading.Thread(target=self._read_on, name="keyboard", daemon=True)
        self._thread.start()

    def ask(self) -> None:
        if not self.waiting:
            self.waiting = True
            self._asked.set()

    def close(self) -> None:
        """A line that nobody waits for any more must not leave the terminal in a strange state."""
        if self._settings is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._settings)

    @contextlib.contextmanager
    def aside(self) -> Iterator[None]:
        """Something is told while somebody types: above the line, which is written again."""
        if not (self.live and self.waiting):
            yield
            return
        self.console.file.write("\r\x1b[K")
        yield
        self.console.file.write(MARK + _half_typed())
        self.console.file.flush()

    def _read_on(self) -> None:
        lines = _typed() if self.live else _scripted()
        while True:
            self._asked.wait()
            self._asked.clear()
            line = next(lines, None)
            self._receive(line.strip() if line is not None else None)
            if line is None:
                return


def _typed() -> Iterator[str]:
    while True:
        try:
            yield input(MARK)
        except EOFError:
            return


def _scripted() -> Iterator[str]:
    """Lines of a pipe, read past the buffer of `sys.stdin`: a thread that waits there would hold it when the program ends."""
    try:
        number = sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):
        yield from sys.stdin or ()
        return
    with open(number, "rb", buffering=0, closefd=False) as raw:
        while line := raw.readline():
            yield line.decode("utf-8", "replace")


def _terminal_settings() -> list[Any] | None:
    try:
        import termios

        return termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, ValueError):
        return None


def _half_typed() -> str:
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline is not None else ""
