"""The description of the API, made from what is declared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from caravanserai import __version__
from caravanserai.api.endpoint import COOKIE, PREFIX, SEAT_HEADER, Archive, Endpoint, Needs, Text
from caravanserai.api.endpoints import ENDPOINTS, Sockets
from caravanserai.api.messages import Error
from caravanserai.api.refusals import STATUS, Code

_REFERENCE = "#/components/schemas/{name}"
_SECURITY: dict[Needs, list[dict[str, list[str]]]] = {
    "read": [{}, {"cookie": []}, {"token": []}],
    "play": [{}, {"cookie": []}, {"token": []}],
    "browser": [{}, {"cookie": []}],
}


def openapi() -> dict[str, Any]:
    """The HTTP API as an OpenAPI 3.1 document."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    kinds = [*bodies, *(endpoint.answer for endpoint in ENDPOINTS)]
    schemas, components = msgspec.json.schema_components([*kinds, Error], ref_template=_REFERENCE)
    known = dict(zip(map(repr, [*kinds, Error]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Caravanserai",
            "version": __version__,
            "description": f"Tables to play board games at. Live tables: {PREFIX}/live.json describes the WebSocket messages.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint[Any, Any], known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "tags": [endpoint.subject],
        "summary": endpoint.summary,
        "security": _SECURITY[endpoint.needs],
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint), *_seat_parameter(endpoint)],
        "responses": {
            "200": {"description": "Done", "content": _content(endpoint.answer, known)},
            **{
                str(status): {"description": f"Not done: {', '.join(codes)}", "content": _content(Error, known)}
                for status, codes in by_status(endpoint.refusals).items()
            },
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, known)}
    return operation


def by_status(refusals: Iterable[Code]) -> dict[int, list[Code]]:
    """Refusals in the order of their statuses."""
    found: dict[int, list[Code]] = {}
    for code in sorted(set(refusals), key=lambda code: (STATUS[code], code)):
        found.setdefault(STATUS[code], []).append(code)
    return found


def _content(kind: Any, known: dict[str, Any]) -> dict[str, Any]:
    if kind == Text:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind == Archive:
        return {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
    return {"application/json": {"schema": known[repr(kind)]}}


def _path_parameters(endpoint: Endpoint[Any, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(kind)}
        for name, kind in endpoint.in_path.items()
    ]


def _query_parameters(endpoint: Endpoint[Any, Any]) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    schema = msgspec.json.schema_components([endpoint.query])[1][endpoint.query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind} for name, kind in schema["properties"].items()
    ]


def _seat_parameter(endpoint: Endpoint[Any, Any]) -> list[dict[str, Any]]:
    """Of a table one can ask for one of several seats."""
    if "table" not in endpoint.in_path:
        return []
    told = "For which of one's seats, if one has guests; `none` for what everybody may see."
    schema = {"type": "string", "pattern": "^(none|[0-9]{1,2})?$"}
    return [{"name": SEAT_HEADER, "in": "header", "required": False, "description": told, "schema": schema}]


def live_schema() -> dict[str, Any]:
    """The WebSocket messages as a JSON schema: what goes in, and what comes out."""
    live = Sockets.live
    (into, out), definitions = msgspec.json.schema_components([live.takes, live.sends], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a live table",
        "description": f"WebSocket {PREFIX}{live.path}?since=VERSION, one JSON text per message.",
        "anyOf": [into, out],
        "x-client-sends": into,
        "x-server-sends": out,
        "$defs": definitions,
    }
