"""Whose work comes along: what is bundled into the page, and which packages are installed with ours. Written down in NOTICES.md.

python tools/notices.py            writes it down
python tools/notices.py --check    tells whether it is as written
"""

from __future__ import annotations

import argparse
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from licences import licence_of

ROOT = Path(__file__).parent.parent
NOTICES = ROOT / "NOTICES.md"
BUNDLED = ROOT / "src/caravanserai/server/page/licences.txt"
"""Made by the page's build from what it has bundled."""
LINE = re.compile(r"^(\S+) (\S+) \(([^)]+)\)$", re.MULTILINE)
HEAD = """# What others have made

Caravanserai is under the [MIT licence](LICENSE). What comes along with it, made by `python tools/notices.py`:
"""


class Work(NamedTuple):
    name: str
    version: str
    licence: str


def bundled() -> list[Work]:
    """The packages of which something is in the page."""
    return [Work(*found) for found in LINE.findall(BUNDLED.read_text(encoding="utf-8"))]


def installed() -> list[Work]:
    """The packages that a plain install brings along here, and those that these need."""
    found: dict[str, Distribution] = {}
    waiting = ["caravanserai"]
    while waiting:
        of = distribution(waiting.pop())
        for text in of.requires or []:
            needed = Requirement(text)
            name = canonicalize_name(needed.name)
            if name in found or (needed.marker is not None and not needed.marker.evaluate({"extra": ""})):
                continue
            try:
                found[name] = distribution(name)
            except PackageNotFoundError:
                sys.exit(f"{name}, which {of.name} needs, is not installed: run make setup")
            waiting.append(name)
    return [Work(name, found[name].version, licence_of(found[name])) for name in sorted(found)]


def notices() -> str:
    page = [f"- {work.name} ({work.licence})" for work in bundled()]
    python = [f"- {work.name} ({work.licence})" for work in installed()]
    return "\n".join(
        [
            HEAD,
            "## In the page",
            "",
            "Bundled into the files that a server sends. Their licences in full: `src/caravanserai/server/page/licences.txt`,",
            "to which the page's About leads, and those of the typefaces in `licence-*.txt` beside it.",
            "",
            *page,
            "",
            "## Python packages",
            "",
            "Installed beside ours, each with its own licence; on Windows some more, such as colorama.",
            "",
            *python,
            "",
        ]
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--check", action="store_true", help="write nothing; exit 1 if it is not as written")
    given = reader.parse_args()
    if not given.check:
        NOTICES.write_text(notices(), encoding="utf-8")
    elif NOTICES.read_text(encoding="utf-8") != notices():
        sys.exit("NOTICES.md is not what is bundled and installed. Run: python tools/notices.py")


if __name__ == "__main__":
    main()
