"""Whatever a test does to a server: no endpoint, command or socket may refuse in a way that it did not declare."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caravanserai.service import refusals


@pytest.fixture(autouse=True)
def only_declared_refusals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(refusals, "note_undeclared", lambda asked, code: found.append((asked, code)))
    yield
    assert not found, found
