"""What several threads read for the first time at once is read by all of them."""

from __future__ import annotations

import subprocess
import sys

FIRST_LOOKS = """
from __future__ import annotations
import sys, threading
from typing import Literal
from caravanserai.core.contract import Options
from caravanserai.core.options import read_options

sys.setswitchinterval(1e-6)
for _ in range(300):
    class Chosen(Options, frozen=True):
        order: Literal["first", "last"] = "first"
        count: Literal[1, 2, 3] = 2
        open: bool = False
        more: Literal["a", "b"] | None = None

    started = threading.Barrier(4)

    def look():
        started.wait()
        assert read_options(Chosen, {"count": 3}).count == 3

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_options_that_several_threads_read_first_do_not_crash_the_process() -> None:
    told = subprocess.run([sys.executable, "-c", FIRST_LOOKS], capture_output=True, text=True, check=False, timeout=120)
    assert (told.returncode, told.stderr) == (0, "")
