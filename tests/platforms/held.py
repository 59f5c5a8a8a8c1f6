"""Files as Windows has them: whoever has one open keeps others from giving its name to another file, and from removing it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

OPEN = Path("/proc/self/fd")


def hold_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse what Windows refuses, for the files that this process has open."""
    for name in ("replace", "rename", "unlink", "remove"):
        monkeypatch.setattr(os, name, _unless_open(getattr(os, name)))


def _unless_open(do: Any) -> Any:
    def checked(*paths: Any, **given: Any) -> Any:
        for path in paths:
            if os.path.realpath(path) in _open_files():
                raise PermissionError(errno.EACCES, "The process cannot access the file because it is in use", str(path))
        return do(*paths, **given)

    return checked


def _open_files() -> set[str]:
    found = set()
    for number in os.listdir(OPEN):  # noqa: PTH208  a folder that changes while one reads it
        try:
            found.add(os.readlink(OPEN / number))  # noqa: PTH115
        except FileNotFoundError:
            continue
    return found
