from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ROOM = 6 << 30
"""So many bytes have to be free there: some tests build packages."""


def pytest_configure(config: pytest.Config) -> None:
    """Files of tests are in memory where there is room: tables commit thousands of times, which takes a disk its time."""
    if "PYTEST_DEBUG_TEMPROOT" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: one that began last would be waited for while the other processes have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
