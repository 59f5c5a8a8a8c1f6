"""The built page: all its files in memory, compressed once. Only what lay in the folder at the start can be asked for."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

BUILT = Path(__file__).parents[1] / "page"
"""Where the build puts the page."""

INDEX = "index.html"
ASSETS = "assets/"
"""The files whose names change with their content."""

PLACES = (
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/tv",
    "/t/{table}/review",
    "/t/{table}/what-if",
    "/what-if",
    "/what-if/{title}",
    "/w/{what_if}",
    "/recover",
    "/rules",
    "/rules/{game}",
    "/beside",
    "/aid/{game}",
    "/judge",
    "/judge/{game}",
    "/about",
    "/you",
    "/journal",
    "/puzzle",
    "/puzzle/{puzzled}",
    "/puzzle/{puzzled}/{day}",
    "/pad/{title}",
    "/odds/{title}",
    "/whom/{title}",
)
"""The addresses that the page itself tells apart."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Said here and not looked up, because systems differ in what they know."""

COMPRESSED = frozenset({".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"})
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    """None for what does not get smaller."""
    kind: str
    tag: str
    for_ever: bool
    varies: str = "Accept-Encoding"
    """By what a browser says of itself its content differs."""

    def answer(self, request: HttpRequest) -> Response:
        zipped = self.zipped if accepts_gzip(request.headers.get("accept-encoding", "")) else None
        headers = {"Content-Type": self.kind, "Cache-Control": FOR_EVER if self.for_ever else ASK_AGAIN}
        if self.zipped is not None:
            headers["Vary"] = self.varies
        if not self.for_ever:
            headers["ETag"] = f'"{self.tag}-gzip"' if zipped is not None else f'"{self.tag}"'
            if _has(request.headers.get("if-none-match", ""), headers["ETag"]):
                return Response(status_code=304, headers=headers)
        if zipped is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(self.content if zipped is None else zipped, headers=headers)


def accepts_gzip(header: str) -> bool:
    """Whether a browser says that it can read gzip."""
    for part in header.split(","):
        coding, _, weight = part.strip().lower().partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _has(header: str, tag: str) -> bool:
    """Whether a browser has this already."""
    return tag in [known.strip().removeprefix("W/") for known in header.split(",")]


def read_files(folder: Path) -> dict[str, File]:
    """Every file of the page by its path in the folder; none if there is no page."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
            found[name] = _read_file(path, for_ever=name.startswith(ASSETS))
    return found if INDEX in found else {}


def _read_file(path: Path, *, for_ever: bool) -> File:
    return make_file(path.read_bytes(), path.name, for_ever=for_ever)


def make_file(content: bytes, name: str, *, for_ever: bool = False, varies: str = "Accept-Encoding") -> File:
    """A file of this name with this content, as it is sent."""
    suffix = Path(name).suffix.lower()
    zipped = gzip.compress(content, 9, mtime=0) if suffix in COMPRESSED else None
    if zipped is not None and len(zipped) >= len(content):
        zipped = None
    kind = KINDS.get(suffix, "application/octet-stream")
    return File(content, zipped, kind, hashlib.sha256(content).hexdigest()[:20], for_ever, varies)
