"""A Python on which some modules and abilities of this platform are missing, as on others they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BLOCK = """
import asyncio, importlib.abc, multiprocessing, os, signal, socket, sys, warnings

class Blocker(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

for name in {modules!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Blocker())
del os.nice, signal.SIGHUP, asyncio.open_unix_connection, multiprocessing.context.ForkServerProcess
multiprocessing.get_all_start_methods = lambda: ["spawn"]
socket.socketpair = lambda *_, pair=socket.socketpair: pair_of_tcp()

def pair_of_tcp():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ours = socket.create_connection(listening.getsockname())
        theirs, _ = listening.accept()
    return ours, theirs

def refuse(*_):
    raise NotImplementedError

warnings.filterwarnings("ignore", "only soft file lock is available")
import asyncio.unix_events
for name in ("add_signal_handler", "add_reader", "add_writer", "create_unix_connection", "create_unix_server"):
    setattr(asyncio.unix_events._UnixSelectorEventLoop, name, refuse)
"""
"""As on Windows: what is missing there, of event loops too, and pairs of sockets that are of TCP."""

MISSING = ("fcntl", "resource", "uvloop", "pwd", "grp", "termios", "tty", "readline")


def without(code: str) -> list[str]:
    """The command that runs this code where all that is missing."""
    return [sys.executable, "-c", BLOCK.format(modules=MISSING) + code]


def run(code: str, folder: Path, **variables: str) -> str:
    settings = {**os.environ, "PYTHONTZPATH": "", "XDG_DATA_HOME": str(folder), "HOME": str(folder)} | variables
    done = subprocess.run(without(code), env=settings, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
