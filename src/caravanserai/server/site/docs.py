"""The API's description for people, and the door where no page is built: laid out as the page is, with the page's own styles."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files as package_files
from itertools import groupby
from typing import Any, get_args, get_origin

from caravanserai.api.endpoint import PREFIX, Archive, Endpoint, Text
from caravanserai.api.endpoints import ENDPOINTS, Sockets
from caravanserai.api.openapi import by_status
from caravanserai.server.site.files import INDEX, File

STYLE = f"{PREFIX}/docs.css"
_NEEDS = {"read": "anybody", "play": "anybody; a token needs the scope play", "browser": "a browser; no tokens"}
_STYLES = re.compile(r'<link rel="stylesheet"[^>]* href="(/assets/[^"]+)"')
_TITLES = {"games": "Games", "key": "This server", "me": "Who I am", "tokens": "Tokens", "tables": "Tables", "lessons": "Lessons"}


def style() -> bytes:
    """What this page adds to the page's own styles, or has of its own where no page is built."""
    return (package_files(__package__) / "docs.css").read_bytes()


def page(title: str, body: str, files: dict[str, File]) -> str:
    """A plain page in the page's own dress, as far as there is one: its colours, its type, and the theme that was chosen."""
    index = files[INDEX].content.decode() if INDEX in files else ""
    links = "".join(f'<link rel="stylesheet" href="{escape(href)}">' for href in [*_STYLES.findall(index), STYLE])
    early = '<script src="/early.js"></script>' if "early.js" in files else ""
    links += '<link rel="icon" href="/icon.svg" type="image/svg+xml">' if "icon.svg" in files else ""
    icon = '<img src="/icon.svg" alt="" width="40" height="40">' if "icon.svg" in files else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title>{links}{early}</head>"
        f'<body class="docs" lang="en"><header><a href="/">{icon}<span>Caravanserai</span></a></header>'
        f"<main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )


def docs(files: dict[str, File]) -> str:
    """Every endpoint: what it takes, answers, does and refuses, and who may."""
    links = (
        '<p class="lead">Everything the page does, a program can do too. For programs: '
        f'<a href="{PREFIX}/openapi.json">OpenAPI 3.1</a>, <a href="{PREFIX}/live.json">WebSocket messages</a>. '
        f"Live: <code>WS {PREFIX}{escape(Sockets.live.path)}?since=VERSION</code></p>"
    )
    groups = [(group, [*found]) for group, found in groupby(sorted(ENDPOINTS, key=_group), _group)]
    contents = "".join(f'<a href="#{group}">{_title(group)}</a>' for group, _ in groups)
    parts = (
        f'<section aria-labelledby="{group}"><h2 id="{group}">{_title(group)}</h2>{"".join(map(_card, found))}</section>'
        for group, found in groups
    )
    return page("Caravanserai: the API", f'{links}<nav aria-label="Contents">{contents}</nav>{"".join(parts)}', files)


def _group(endpoint: Endpoint[Any, Any]) -> str:
    return endpoint.path.split("/")[1]


def _title(group: str) -> str:
    return escape(_TITLES.get(group, group.capitalize()))


def _card(endpoint: Endpoint[Any, Any]) -> str:
    takes = ", ".join(_name(kind) for kind in (endpoint.body, endpoint.query) if kind is not None)
    refused = "; ".join(f"{status} {', '.join(codes)}" for status, codes in by_status(endpoint.refusals).items())
    rows = {"Takes": takes, "Answers": _name(endpoint.answer), "Who may": _NEEDS[endpoint.needs], "Refused as": refused}
    facts = "".join(f"<dt>{name}</dt><dd>{escape(told)}</dd>" for name, told in rows.items() if told)
    method = f'<b class="{endpoint.method.lower()}">{endpoint.method}</b>'
    heading = f"<h3>{method} <code>{PREFIX}{escape(endpoint.path)}</code></h3>"
    return f"<article>{heading}<p>{escape(endpoint.summary)}</p><dl>{facts}</dl></article>"


def _name(kind: Any) -> str:
    if kind == Text:
        return "text"
    if kind == Archive:
        return "a zip"
    inner = ", ".join(_name(part) for part in get_args(kind))
    return f"{get_origin(kind).__name__}[{inner}]" if inner else str(kind.__name__)
