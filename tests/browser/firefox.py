"""Where Firefox is on this machine, and how it is started.

python -m tests.browser.firefox    says what to do if there is none, and fails
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
NAMES = ("firefox-esr", "firefox")
VARIABLE = "CARAVANSERAI_FIREFOX"
MISSING = f"no Firefox was found (Debian: apt install firefox-esr; elsewhere set {VARIABLE} to its path)"
PREFERENCES: dict[str, str | float | bool] = {
    "ui.prefersReducedMotion": 1,
    "layout.css.prefers-color-scheme.content-override": 1,  # light; a test that wants it dark chooses so on the page
    "dom.events.testing.asyncClipboard": True,  # a test may read what was copied without being asked
}


def find_firefox() -> str | None:
    """The browser that was named, or any on the path."""
    named = os.environ.get(VARIABLE)
    if named:
        return named if Path(named).exists() else None
    return next(filter(None, map(shutil.which, NAMES)), None)


def launching(folder: Path) -> dict[str, Any]:
    """How Playwright starts it: over WebDriver BiDi, through what answers for it (tests.browser.bidi)."""
    found = find_firefox()
    assert found is not None, MISSING
    start = folder / "firefox"
    command = shlex.join([sys.executable, "-m", "tests.browser.bidi", found])
    start.write_text(f'#!/bin/sh\ncd {shlex.quote(str(ROOT))} && exec {command} "$@"\n', encoding="utf-8")
    start.chmod(0o755)
    return {"channel": "moz-firefox", "executable_path": start, "firefox_user_prefs": PREFERENCES}


if __name__ == "__main__" and find_firefox() is None:
    print(f"==> The tests in Firefox are left out: {MISSING}")
    sys.exit(1)
