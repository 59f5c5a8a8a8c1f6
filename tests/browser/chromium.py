"""Where Chromium is on this machine, and how it is started.

python -m tests.browser.chromium    says what to do if there is none, and fails
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "CARAVANSERAI_CHROMIUM"
MISSING = f"no Chromium was found (Debian: apt install chromium; elsewhere set {VARIABLE} to its path)"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The browser that was named, Debian's, or any on the path."""
    named = os.environ.get(VARIABLE)
    if named:
        return named if Path(named).exists() else None
    return "/usr/bin/chromium" if Path("/usr/bin/chromium").exists() else next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__" and find_chromium() is None:
    print(f"==> The tests in a browser are left out: {MISSING}")
    sys.exit(1)
