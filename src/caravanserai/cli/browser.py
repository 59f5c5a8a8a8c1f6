"""Opening a browser where there is a screen to open it on."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def has_screen() -> bool:
    """On macOS and Windows always; elsewhere if a display is named, so that no text browser takes over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def show_in_browser(address: str) -> None:
    """In a thread of its own: some browsers are waited for until they are closed."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
