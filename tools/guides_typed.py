"""Lets mypy --strict read the code of the guides, which people copy: the examples of a page, one after the other, as a file."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "guides"
GUIDES = ("README.md", *(f"docs/{name}.md" for name in ("lab", "library", "writing-a-bot", "learning", "review", "what-if")))


def code_of(page: Path) -> str:
    """The examples of a page, each on the line that it stands on there, so that mypy's lines are the page's."""
    lines: list[str] = []
    for example in doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8")):
        lines += [""] * (example.lineno - len(lines)) + example.source.splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = []
    for guide in GUIDES:
        file = FOLDER / f"{Path(guide).stem.replace('-', '_').lower()}.py"
        file.write_text(code_of(ROOT / guide), encoding="utf-8")
        files.append(str(file.relative_to(ROOT)))
    sys.exit(subprocess.run([sys.executable, "-m", "mypy", "--strict", *files], cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
