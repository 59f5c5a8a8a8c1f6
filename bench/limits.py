"""Limit programs: what a hand-tuned program can do on this machine, measured in the same run."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from measure import Rates, Task

COMPILER = ("g++", "-O3", "-march=native", "-std=c++20")
SOURCES = (".cpp", ".cc", ".cxx")


class LimitFailed(Exception):
    """The limit program cannot be built or run."""


def is_source(path: Path) -> bool:
    return path.suffix in SOURCES


def build(path: Path, folder: Path) -> Path:
    """The program itself, compiled into this folder if it is a source."""
    if not path.is_file():
        raise LimitFailed(f"there is no limit program {path}")
    if not is_source(path):
        return path.resolve()
    program = folder / path.stem
    run([*COMPILER, str(path), "-o", str(program)])
    return program


def limit_task(task: str, program: Path) -> Task:
    return Task(task, lambda: read_rates(run([str(program)])))


def run(command: list[str]) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except OSError as error:
        raise LimitFailed(f"{command[0]} does not run: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        raise LimitFailed(f"{command[0]} failed ({error.returncode})\n{error.stderr}".rstrip()) from error


def read_rates(text: str) -> Rates:
    """The program's JSON as rates: `games_per_s` is already one, `leg_odds_ms` is the time that one takes."""
    try:
        figures = {name: float(value) for name, value in json.loads(text).items()}
    except (ValueError, AttributeError, TypeError) as error:
        raise LimitFailed(f"the limit program should print one JSON object of numbers, not {text[:200]!r}") from error
    rates = {name.removesuffix("_per_s"): value for name, value in figures.items() if name.endswith("_per_s")}
    return rates | {name.removesuffix("_ms"): 1000 / value for name, value in figures.items() if name.endswith("_ms")}
