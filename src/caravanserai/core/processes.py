"""Processes beside this one: how they are started, and how they give way to whoever waits for an answer."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext


def start_method() -> Literal["forkserver", "spawn"]:
    """How a process is begun: from a server that has no threads, where there is one, otherwise anew."""
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def context() -> ForkServerContext | SpawnContext:
    """What makes processes, and lines to them, on this platform."""
    if start_method() == "spawn":
        return multiprocessing.get_context("spawn")
    return multiprocessing.get_context("forkserver")


def load_beforehand(modules: Iterable[str]) -> None:
    """Have modules loaded once, by the server that processes begin from; where they begin anew, each loads them itself."""
    if start_method() == "forkserver":
        context().set_forkserver_preload([*modules])


def give_way(steps: int) -> None:
    """Let others have the processor first, by so many steps; where there are no such steps, all go at one pace."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(steps)
