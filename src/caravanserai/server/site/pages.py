"""The API's description for programs and for people, and the page to play on; where none is built, a door."""

from __future__ import annotations

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from caravanserai.api.endpoint import PREFIX
from caravanserai.api.openapi import live_schema, openapi
from caravanserai.server.site.docs import STYLE, docs, page, style
from caravanserai.server.site.files import File
from caravanserai.server.site.places import file_routes


def page_routes(files: dict[str, File]) -> list[Route]:
    """The routes of description and page, made once: neither changes while the server runs."""
    api = msgspec.json.encode(openapi())
    messages = msgspec.json.encode(live_schema())
    return [
        _fixed(f"{PREFIX}/openapi.json", api, "application/json"),
        _fixed(f"{PREFIX}/live.json", messages, "application/schema+json"),
        _fixed(f"{PREFIX}/docs", docs(files).encode(), "text/html; charset=utf-8"),
        _fixed(STYLE, style(), "text/css; charset=utf-8"),
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
    return HTMLResponse(page("Caravanserai", f'{words}<p><a href="{PREFIX}/docs">The API</a></p>', {}))
