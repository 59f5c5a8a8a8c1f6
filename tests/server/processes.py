"""A server as a process of its own, by the command that hosts use, on either database and on a disk that can be filled."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx
import pytest

SECONDS = 90.0
PROGRAM = [sys.executable, "-m", "caravanserai"]


class Served:
    """`caravanserai serve`, which answers already. It is killed with the test."""

    def __init__(self, data: Path, *options: str, before: list[str] | None = None) -> None:
        command = [*(before or []), *PROGRAM, "serve", "--port", "0", "--data", str(data), *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        told = [self.process.stdout.readline() for _ in range(2)]
        found = re.search(r"http://\S+:\d+", told[-1])
        if found is None:
            self.kill()
            raise AssertionError(told)
        self.address = found[0]

    def __enter__(self) -> Served:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, timeout=SECONDS)


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command, to its end."""
    return subprocess.run([*PROGRAM, *arguments], input=typed, capture_output=True, text=True, check=False, timeout=120)


def small_disk(folder: Path, size: str) -> list[str]:
    """What to begin a command with so that this folder is, for it alone, a disk of this size. Nobody has to be root for that."""
    prefix = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mounting = f'mount -t tmpfs -o size={size} none "{folder}" && exec "$0" "$@"'
    if shutil.which("unshare") is None or subprocess.run([*prefix, mounting, "true"], check=False).returncode:
        pytest.skip("no disk of one's own can be had here")
    return [*prefix, mounting]


def until(wanted: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + SECONDS
    while not wanted():
        assert time.monotonic() < end, what
        time.sleep(0.05)
