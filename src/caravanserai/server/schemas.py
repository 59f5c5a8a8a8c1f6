"""The description of the API, made from the types that the server itself reads and writes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from caravanserai import __version__
from caravanserai.api.messages import Ack, Error, Request, Update
from caravanserai.server.caller import COOKIE
from caravanserai.server.endpoints import PREFIX, Endpoint, Text

_REFERENCE = "#/components/schemas/{name}"
_SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "read": [{}, {"cookie": []}, {"token": []}],
    "play": [{}, {"cookie": []}, {"token": []}],
    "browser": [{}, {"cookie": []}],
}


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The HTTP API as an OpenAPI 3.1 document."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind not in (None, Text)]
    schemas, components = msgspec.json.schema_components([*kinds, Error], ref_template=_REFERENCE)
    known = dict(zip(map(repr, [*kinds, Error]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
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


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "tags": [endpoint.subject],
        "summary": inspect.getdoc(endpoint.handler) or "",
        "security": _SECURITY[endpoint.needs],
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)],
        "responses": {
            "200": {"description": "Done", "content": _content(endpoint.answer, known)},
            "4XX": {"description": "Not done, and why", "content": _content(Error, known)},
            "503": {"description": "Not now: try again", "content": _content(Error, known)},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, known)}
    return operation


def _content(kind: Any, known: dict[str, Any]) -> dict[str, Any]:
    if kind is Text:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": known[repr(kind)]}}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    """Names are letters and digits; a number of moves is a number."""
    kinds = {"moves": {"type": "integer", "minimum": 0}}
    name_kind = {"type": "string", "minLength": 1, "pattern": "^[A-Za-z0-9_-]+$"}
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": kinds.get(name, name_kind)} for name in names]


def _query_parameters(query: Any) -> list[dict[str, Any]]:
    if query is None:
        return []
    schema = msgspec.json.schema_components([query])[1][query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind} for name, kind in schema["properties"].items()
    ]


def live_schema() -> dict[str, Any]:
    """The WebSocket messages as a JSON schema: `Request` goes in; `Update`, `Ack` and `Error` come out."""
    (into, out), definitions = msgspec.json.schema_components([Request, Update | Ack | Error], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a live table",
        "description": f"WebSocket {PREFIX}/tables/{{table}}/live?since=VERSION, one JSON text per message.",
        "anyOf": [into, out],
        "x-client-sends": into,
        "x-server-sends": out,
        "$defs": definitions,
    }
