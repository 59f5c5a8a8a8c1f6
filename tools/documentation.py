"""The documentation as a site: the pages that lie all over the repository, gathered for MkDocs, their links led on.

Nothing is written twice: guides, rules, decisions and the changelog are copied from where they are; the protocol is made from its
own description, and the reference from docstrings. A link to a file of the source leads to a page that shows it.

python tools/documentation.py build/documentation    then: mkdocs build --strict --config-file build/documentation/mkdocs.yml
"""

from __future__ import annotations

import argparse
import os
import posixpath
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from caravanserai.core.discovery import game_ids
from caravanserai.core.speech import Speech
from documented_protocol import http_page, live_page
from surface import reference_pages

ROOT = Path(__file__).parent.parent
LANGUAGES = {"en": "Rules in English", "pl": "Zasady po polsku", "fr": "Règles en français"}
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "NOTICES.md": "notices.md",
    "bench/README.md": "bench.md",
    "deploy/README.md": "deploy.md",
    "web/src/core/README.md": "page.md",
    "tests/fixtures/README.md": "fixtures.md",
}
"""Pages that are not under docs/, and where they are on the site."""
CHAPTERS: dict[str, list[str]] = {
    "Learn": ["questions.md", "lessons.md", "glossary.md", "notation.md"],
    "Play": ["puzzles.md", "review.md", "what-if.md", "beside.md", "screenshots/README.md", "browsers.md"],
    "Host": ["hosting.md", "deploy.md", "security.md", "server-figures.md", "reporting.md"],
    "Write a bot": ["writing-a-bot.md", "bots.md", "protocol.md", "protocol-http.md", "protocol-live.md"],
    "Study": ["library.md", "learning.md", "performance.md", "bench.md"],
    "Build": ["contributing.md", "one-move.md", "adding-a-game.md", "page.md", "releasing.md", "changelog.md", "notices.md"],
}
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]*)?\)")
ITEM = re.compile(r"^(?:[-*]|\d+\.) ")
LEXERS = {
    ".py": "python",
    ".toml": "toml",
    ".json": "json",
    ".yml": "yaml",
    ".yaml": "yaml",
    ".ts": "ts",
    ".conf": "nginx",
    ".ftl": "text",
}
PLAIN = "text"
SHOWN_BYTES = 400_000
"""A file of the source that is longer is not shown."""


class Site:
    """Pages on their way from the repository to the site."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.places = {source: place for source, place in all_places() if (ROOT / source).exists()}
        """Where each page of the repository is on the site."""
        self.copied: set[str] = set()

    def gather(self) -> None:
        waiting = [*self.places]
        while waiting:
            for source in waiting:
                text = (ROOT / source).read_text(encoding="utf-8")
                self.write(self.places[source], with_lists(self._with_links(text, source)))
            self.copied.update(waiting)
            waiting = [source for source in self.places if source not in self.copied]

    def write(self, place: str, text: str) -> None:
        path = self.target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _with_links(self, text: str, source: str) -> str:
        """Links outside of code, led to where things are on the site."""

        def led(found: re.Match[str]) -> str:
            words, target, part = found[1], found[2], found[3] or ""
            where = self._place_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), target)))
            if where is None:
                return words[1:-1]
            return f"{words}({posixpath.relpath(where, posixpath.dirname(self.places[source]) or '.')}{part})"

        return "".join(piece if is_code else LINK.sub(led, piece) for piece, is_code in by_fences(text))

    def _place_of(self, source: str) -> str | None:
        """Where a file of the repository is on the site; it is brought there if need be. None for a folder without a page."""
        path = ROOT / source
        if path.is_dir():
            return self._place_of(f"{source}/README.md") if (path / "README.md").exists() else None
        if source in self.places:
            return self.places[source]
        if path.suffix in (".png", ".svg", ".jpg"):
            place = source.removeprefix("docs/")
            (self.target / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.target / place)
            return place
        if path.suffix == ".md":
            self.places[source] = f"more/{source}"
            return self.places[source]
        return self._show_source(source)

    def _show_source(self, source: str) -> str | None:
        path = ROOT / source
        if path.stat().st_size > SHOWN_BYTES:
            return None
        place = f"source/{source}.md"
        text = path.read_text(encoding="utf-8")
        note = "What the code looks like inside is no part of the [public surface](%s) and changes with any version."
        to_reference = posixpath.relpath("reference/index.md", posixpath.dirname(place))
        lexer = LEXERS.get(path.suffix, PLAIN)
        self.write(
            place, f"---\nsearch:\n  exclude: true\n---\n\n# {source}\n\n{note % to_reference}\n\n`````{lexer}\n{text}\n`````\n"
        )
        return place


def all_places() -> Iterator[tuple[str, str]]:
    yield from MOVED.items()
    for page in sorted((ROOT / "docs").rglob("*.md")):
        source = page.relative_to(ROOT).as_posix()
        yield source, source.removeprefix("docs/")
    for game_id in game_ids():
        folder = f"src/caravanserai/games/{game_id}"
        yield f"{folder}/README.md", f"games/{game_id}.md"
        for language in LANGUAGES:
            end = "" if language == "en" else f".{language}"
            yield f"{folder}/RULES{end}.md", f"rules/{game_id}{end}.md"


def by_fences(text: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces: what is between fences is code, a session of Python a lexer's own."""
    piece: list[str] = []
    fence = ""
    for line in text.splitlines(keepends=True):
        mark = re.match(r"\s*(```+)", line)
        if mark and not fence:
            yield "".join(piece), False
            piece, fence = [line], mark[1]
        elif mark and line.strip() == fence:
            code = "".join([*piece, line])
            yield re.sub(r"^(\s*```+)python\n(\s*>>>)", r"\1pycon\n\2", code), True
            piece, fence = [], ""
        else:
            piece.append(line)
    yield "".join(piece), bool(fence)


def with_lists(text: str) -> str:
    """A list begins after an empty line: elsewhere one may leave it out, here it would become part of the paragraph."""
    lines: list[str] = []
    in_code = in_list = False
    for line in text.splitlines():
        in_code ^= line.lstrip().startswith("```")
        is_item = not in_code and ITEM.match(line) is not None
        if is_item and not in_list and lines and lines[-1].strip():
            lines.append("")
        in_list = is_item or (in_list and (line.startswith(" ") or not line.strip()))
        lines.append(line)
    return "\n".join(lines) + "\n"


def title_of(target: Path, place: str) -> str:
    text = (target / place).read_text(encoding="utf-8")
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return re.sub(r"[`*]", "", found[1]) if found else place


def navigation(target: Path, places: set[str], reference: list[str]) -> list[str]:
    """Lines of YAML: chapters as listed, rules by game and language, all decisions, and what nobody has listed."""
    lines = ["nav:", "  - Caravanserai: index.md"]

    def chapter(name: str, pages: list[str], indent: str = "  ") -> None:
        lines.append(f"{indent}- {quoted(name)}:")
        lines.extend(f"{indent}    - {quoted(title_of(target, page))}: {page}" for page in pages)

    listed = {page for pages in CHAPTERS.values() for page in pages}
    decisions = sorted(place for place in places if place.startswith("decisions/0"))
    more = sorted(
        place for place in places if "/" not in place and place not in listed and place != "index.md" and place != "fixtures.md"
    )
    for name, pages in CHAPTERS.items():
        also = more if name == "Study" else []
        chapter(name, [page for page in pages if (target / page).exists()] + also)
        if name == "Learn":
            for language, called in LANGUAGES.items():
                end = "" if language == "en" else f".{language}"
                lines.append(f"      - {called}:")
                lines.extend(f"          - {quoted(title(game_id, language))}: rules/{game_id}{end}.md" for game_id in game_ids())
        if name == "Build":
            lines.append("      - How each game is built:")
            lines.extend(f"          - {quoted(title(game_id, 'en'))}: games/{game_id}.md" for game_id in game_ids())
    chapter("Reference", reference)
    lines.append("  - Decisions:")
    lines.append("      - decisions/README.md")
    lines.extend(f"      - {quoted(title_of(target, page))}: {page}" for page in decisions)
    return lines


def title(game_id: str, language: str) -> str:
    return Speech(language, game_id).say(f"{game_id}-title")


def quoted(text: str) -> str:
    return '"' + text.replace('"', "'") + '"'


def gather(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    pages = target / "pages"
    site = Site(pages)
    site.gather()
    site.write("protocol-http.md", http_page())
    site.write("protocol-live.md", live_page())
    reference = reference_pages()
    for place, text in reference.items():
        site.write(place, text)
    shutil.copy(ROOT / "src/caravanserai/server/page/icon.svg", pages / "icon.svg")
    base = os.path.relpath(ROOT / "mkdocs.yml", target)
    settings = [f"INHERIT: {base}", "docs_dir: pages", f"site_dir: {os.path.relpath(ROOT / 'build/site', target)}"]
    lines = [*settings, *navigation(pages, set(site.places.values()), [*reference])]
    (target / "mkdocs.yml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("target", type=Path, help="the folder to gather them in")
    reader.add_argument("--build", action="store_true", help="have MkDocs build the site in build/site")
    given = reader.parse_args()
    gather(given.target)
    if given.build:
        subprocess.run(["mkdocs", "build", "--strict", "--quiet", "--config-file", given.target / "mkdocs.yml"], check=True)


if __name__ == "__main__":
    main()
