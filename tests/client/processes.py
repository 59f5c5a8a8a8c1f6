"""A server and guests in processes of their own, all ended when the test is over."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType

import httpx

ROOT = Path(__file__).parents[2]
SECONDS = 40.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def command(name: str) -> list[str]:
    """A command of the command line by itself."""
    code = f"import typer; from caravanserai.cli.{name} import {name}; typer.run({name})"
    return [sys.executable, "-c", code]


def environment(config: Path, language: str = "en", **more: str) -> dict[str, str]:
    settings = {"COLUMNS": "80", "CARAVANSERAI_LANG": language, "PYTHONUTF8": "1", "XDG_CONFIG_HOME": str(config)}
    return {**os.environ, **settings, **more}


class Process:
    """A running program: what it says is collected, and it is ended with the test."""

    def __init__(self, arguments: list[str], settings: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=settings,
            cwd=ROOT,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        self.output = ""
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self._thread.start()

    def _collect(self) -> None:
        assert self.process.stdout is not None
        while text := self.process.stdout.readline():
            self.output += text

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def until(self, words: str, times: int = 1) -> None:
        """Wait until the program has said this, so often."""
        end = time.monotonic() + SECONDS
        while self.output.count(words) < times:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.output}"
            assert self._thread.is_alive() or self.output.count(words) >= times, f"{words!r} never came:\n{self.output}"
            time.sleep(0.01)

    def ends(self) -> str:
        """Wait for the end, which has to be a good one; all that was said."""
        code = self.process.wait(SECONDS)
        self._thread.join(SECONDS)
        assert code == 0, self.output
        return self.output

    def kill(self) -> None:
        """End it at once, with whatever it has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(SECONDS)
        self._thread.join(SECONDS)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()


def serve(data: Path, port: int) -> Process:
    """A server at this port, which answers already."""
    arguments = [*command("serve"), "--port", str(port), "--data", str(data), "--bot-pause", "0"]
    process = Process(arguments, environment(data))
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5)
        except httpx.TransportError:
            assert process.process.poll() is None, process.output
            time.sleep(0.05)
        else:
            return process
    raise AssertionError(process.output)


def guest(link: str, config: Path, *arguments: str, language: str = "en", **more: str) -> Process:
    return Process([*command("join"), link, *arguments], environment(config, language, **more))
