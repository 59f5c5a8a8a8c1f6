"""A review plays thousands of games on: with the plain rules that would take minutes."""

from __future__ import annotations

import pytest

from caravanserai.core.build import is_compiled
from caravanserai.core.discovery import load_game


@pytest.fixture
def compiled() -> None:
    if not is_compiled(load_game("camel_up").id):
        pytest.skip("reviews are tested by the compiled rules")
