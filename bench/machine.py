"""Where the figures come from: processor, Python, how the compiled rules were built."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
from pathlib import Path


def keep_to_one_core() -> str:
    """Stay, with every program started from here, on one core, where the system lets a process say so."""
    if not hasattr(os, "sched_setaffinity"):
        return "wherever the system puts it"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"on core {core}"


def machine_lines(games: list[str], place: str) -> dict[str, str]:
    cores = os.cpu_count()
    busy = f", load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    built = {f"{game}, compiled": kernel_flags(game) for game in games}
    return {
        "machine": f"{processor()}, {cores} cores{busy}; measured {place}",
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}",
    } | built


def processor() -> str:
    info = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*:\s*(.+)$", info.read_text(encoding="utf-8"), re.M) if info.exists() else None
    return found[1] if found else platform.processor() or platform.machine()


def kernel_flags(game: str) -> str:
    """The compiler and its flags, as the compiler itself wrote them into the compiled rules where it leaves such a note."""
    kernel = importlib.util.find_spec(f"caravanserai.games.{game}._kernel")
    if kernel is None or kernel.origin is None:
        return "no"
    found = re.search(rb"(?:GNU C\d*|clang version) [ -~]+", Path(kernel.origin).read_bytes())
    return telling_flags(found[0].decode("ascii")) if found else "by flags that the file does not tell"


def telling_flags(text: str) -> str:
    """Without repetitions, and without the long list of instructions that `-march=native` is spelled out into."""
    words = dict.fromkeys(text.split(" --param")[0].split())
    return " ".join(word for word in words if not word.startswith("-m") or word.startswith("-march"))
