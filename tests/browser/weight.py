"""How much a browser loads: scripts and styles, as they come compressed."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from urllib.parse import urlsplit

from tests.browser.server_process import page_folder

HOME_LIMIT = 150_000
BOARD_LIMIT = 100_000


def weigh(asked: Iterable[str]) -> dict[str, int]:
    """Each script and style among these addresses, with its size in bytes when compressed as the server does it."""
    folder = page_folder()
    names = {urlsplit(url).path.lstrip("/") for url in asked}
    return {name: len(gzip.compress((folder / name).read_bytes(), 9)) for name in sorted(names) if name.endswith((".js", ".css"))}
