from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.server.declared import only_declared_refusals

__all__ = ["only_declared_refusals"]


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    """Thousands of messages are sent here: only what went wrong is told."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    yield
    structlog.configure(**before)


@pytest.fixture(autouse=True)
def no_crowds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on is counted at once: tables are looked at when everything has settled."""
    monkeypatch.setattr("caravanserai.tables.room.ONLOOKER_SECONDS", 0.0)
