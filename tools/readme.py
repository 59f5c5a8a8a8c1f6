"""README.md as registries show it, which have no file beside it: links and pictures lead to the repository's address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!https?:|#)([^)\s]+)\)")


def address() -> str | None:
    """Where the repository is, once `pyproject.toml` names it."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"].get("urls", {})
    named: str | None = urls.get("Repository")
    return named


def shown(text: str, repository: str | None) -> str:
    """With links that lead somewhere from anywhere; as it is while there is no address."""
    if repository is None:
        return text
    base = repository.rstrip("/")
    return LINK.sub(lambda found: f"{found[1]}{found[2]}({base}/{'raw' if found[1] else 'blob'}/HEAD/{found[3]})", text)


def readme() -> str:
    return shown((ROOT / "README.md").read_text(encoding="utf-8"), address())
