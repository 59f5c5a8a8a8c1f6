"""The API's description for programs and for people, and the page to play on; where none is built, a door."""

from __future__ import annotations

from html import escape
from typing import Any, get_args, get_origin

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from caravanserai.api.endpoint import PREFIX, Endpoint, Text
from caravanserai.api.endpoints import ENDPOINTS, Sockets
from caravanserai.api.openapi import by_status, live_schema, openapi
from caravanserai.server.site.files import File, file_routes

_NEEDS = {"read": "anybody", "play": "anybody; a token needs the scope play", "browser": "a browser; no tokens"}


def page_routes(files: dict[str, File]) -> list[Route]:
    """The routes of description and page, made once: neither changes while the server runs."""
    api = msgspec.json.encode(openapi())
    messages = msgspec.json.encode(live_schema())
    return [
        _fixed(f"{PREFIX}/openapi.json", api, "application/json"),
        _fixed(f"{PREFIX}/live.json", messages, "application/schema+json"),
        _fixed(f"{PREFIX}/docs", _docs().encode(), "text/html; charset=utf-8"),
        *(file_routes(files) if files else [Route(place, door) for place in ("/", "/t/{table}", "/recover")]),
    ]


def _fixed(path: str, content: bytes, kind: str) -> Route:
    async def answer(request: HttpRequest) -> Response:
        return Response(content, headers={"Content-Type": kind, "Cache-Control": "no-cache"})

    return Route(path, answer)


async def door(request: HttpRequest) -> Response:
    """What a browser finds where tables are played by programs and terminals."""
    hint = "<p>To sit down at this table from a terminal: <code>caravanserai join</code> and this link.</p>"
    words = hint if "table" in request.path_params else ""
    return HTMLResponse(_page("Caravanserai", f'{words}<p><a href="{PREFIX}/docs">The API</a></p>'))


def _page(title: str, body: str) -> str:
    head = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title></head>'
    return f"{head}<body><h1>{escape(title)}</h1>{body}</body></html>"


def _docs() -> str:
    rows = "".join(_row(endpoint) for endpoint in ENDPOINTS)
    heading = "<tr><th>Request</th><th>Takes</th><th>Answers</th><th>What it does</th><th>Who may</th><th>Refused as</th></tr>"
    links = (
        f'<p><a href="{PREFIX}/openapi.json">OpenAPI 3.1</a>, <a href="{PREFIX}/live.json">WebSocket messages</a>. '
        f"Live: <code>WS {PREFIX}{Sockets.live.path}?since=VERSION</code></p>"
    )
    return _page("Caravanserai: the API", f"{links}<table>{heading}{rows}</table>")


def _row(endpoint: Endpoint[Any, Any]) -> str:
    cells = (
        f"<code>{endpoint.method} {PREFIX}{escape(endpoint.path)}</code>",
        escape(", ".join(_name(kind) for kind in (endpoint.body, endpoint.query) if kind is not None)),
        escape(_name(endpoint.answer)),
        escape(endpoint.summary),
        _NEEDS[endpoint.needs],
        "; ".join(f"{status} {', '.join(codes)}" for status, codes in by_status(endpoint.refusals).items()),
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _name(kind: Any) -> str:
    if kind == Text:
        return "text"
    inner = ", ".join(_name(part) for part in get_args(kind))
    return f"{get_origin(kind).__name__}[{inner}]" if inner else str(kind.__name__)
