"""The rulings E-01 to E-99: none is left without a test."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_ruling_has_a_test_that_names_it() -> None:
    named = {
        ruling
        for path in Path(__file__).parent.glob("test_*.py")
        for docstring in re.findall(r'^    """(.+?)"""', path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        for ruling in re.findall(r"\bE-\d\d\b", docstring)
    }
    assert named == {f"E-{number:02}" for number in range(1, 100)}
