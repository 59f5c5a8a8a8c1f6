"""Links to tables, as people send them to each other."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from caravanserai.core.errors import CaravanseraiError


def table_of(link: str) -> tuple[str, str]:
    """The server's address and the table's name, from an invitation link."""
    try:
        parts = urlsplit(link)
    except ValueError:
        raise _no_link(link) from None
    pieces = [piece for piece in parts.path.split("/") if piece]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(pieces) < 2 or pieces[-2] not in ("t", "tables"):
        raise _no_link(link)
    return f"{parts.scheme}://{parts.netloc}", pieces[-1]


def offer_of(link: str) -> str | None:
    """The code by which a link offers somebody's seat, if it does."""
    parts = urlsplit(link)
    given = parse_qs(parts.fragment).get("offer") or parse_qs(parts.query).get("offer")
    return given[0] if given else None


def _no_link(link: str) -> CaravanseraiError:
    return CaravanseraiError(f"this is not a link to a table: {link!r}; it looks like http://host:8000/t/NAME")
