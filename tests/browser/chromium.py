"""Where Chromium is on this machine, and how it is started.

python -m tests.browser.chromium    says what to do if there is none, and fails
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The first is Debian's without windows, which takes a third less of the processor for the same tests, and has no notices."""
VARIABLE = "CARAVANSERAI_CHROMIUM"
MISSING = f"no Chromium was found (Debian: apt install chromium-headless-shell; elsewhere set {VARIABLE} to its path)"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium(names: tuple[str, ...] = NAMES) -> str | None:
    """The browser that was named, or any of these on the path."""
    named = os.environ.get(VARIABLE)
    if named:
        return named if Path(named).exists() else None
    return next(filter(None, map(shutil.which, names)), None)


if __name__ == "__main__" and find_chromium() is None:
    print(f"==> The tests in a browser are left out: {MISSING}")
    sys.exit(1)
