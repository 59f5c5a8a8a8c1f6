"""The colours of the terminal, each readable on a dark and on a light terminal: sand, terracotta, indigo, brass."""

from __future__ import annotations

from typing import Final

FRAME: Final = "#a8834f"
"""Sand: lines, and what is only there to be looked past."""
ACT: Final = "bold #c8623a"
"""Terracotta: what is asked of you."""
HERE: Final = "bold #b8862d"
"""Brass: what is yours, or chosen, or now."""
TITLE: Final = "bold #6f7fd0"
"""Indigo: names of things."""
FAINT: Final = "dim"
"""Rule numbers and asides."""
