"""Processes are started on every platform, also where there is no server to fork from and no way to be nice."""

from __future__ import annotations

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from caravanserai.core import processes


def test_where_there_is_no_server_to_fork_from_processes_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes.start_method() == ("spawn" if sys.platform == "win32" else "forkserver")
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert processes.start_method() == "spawn"
    processes.load_beforehand(["no.such.module"])
    with ProcessPoolExecutor(1, mp_context=processes.context()) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()


def test_where_nobody_can_give_way_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    processes.give_way(5)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can give way there")
def test_who_gives_way_is_nicer_afterwards() -> None:
    with ProcessPoolExecutor(1, mp_context=processes.context()) as pool:
        pool.submit(processes.give_way, 3).result()
        assert pool.submit(os.nice, 0).result() == min(19, os.nice(0) + 3)
