"""The protocol as pages, from the description that a server gives of itself: `api/openapi.json` and `api/live.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from caravanserai.api.openapi import live_schema, openapi

Schema = dict[str, Any]
WHO = {1: "a browser, by its cookie", 2: "by cookie or token"}


def http_page() -> str:
    """Every request by its subject, then every type that they speak of."""
    description = openapi()
    lines = [
        "# HTTP: every request",
        "",
        f"{description['info']['description']} A server gives this description itself, as OpenAPI 3.1, at `/api/openapi.json`.",
    ]
    lines += ["How they play together is told in [the protocol](protocol.md).", ""]
    subjects: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            subjects.setdefault(operation["tags"][0], []).append((method.upper(), path, operation))
    for subject, operations in subjects.items():
        lines += [f"## {subject.replace('_', ' ').capitalize()}", ""]
        for method, path, operation in operations:
            lines += _request(method, path, operation)
    lines += ["## Types", "", *_types(description["components"]["schemas"])]
    return "\n".join(lines) + "\n"


def live_page() -> str:
    """The messages of a live table, and the types that they speak of."""
    schema = live_schema()
    lines = [
        "# WebSocket: every message",
        "",
        f"{schema['description']} A server gives this description itself, as JSON Schema, at `/api/live.json`.",
    ]
    lines += ["When each is sent is told in [the protocol](protocol.md#live).", ""]
    lines += [
        "A client sends " + _kind(schema["x-client-sends"]) + ".",
        "",
        "A server sends " + _kind(schema["x-server-sends"]) + ".",
        "",
    ]
    lines += ["## Types", "", *_types(schema["$defs"])]
    return "\n".join(lines) + "\n"


def _request(method: str, path: str, operation: Schema) -> list[str]:
    lines = [f"### `{method} {path}` {{ #{operation['operationId']} }}", "", operation["summary"], ""]
    given = [parameter for parameter in operation["parameters"] if parameter["in"] != "header"]
    if given:
        lines += ["| given in | name | what |", "|---|---|---|"]
        lines += [
            f"| {one['in']} | `{one['name']}`{'' if one['required'] else ', optional'} | {_cell(one['schema'])} |"
            for one in given
        ]
        lines.append("")
    if "requestBody" in operation:
        lines += [f"Body: {_content(operation['requestBody']['content'])}.", ""]
    lines += [f"Answer: {_content(operation['responses']['200']['content'])}.", ""]
    refusals = [(status, answer) for status, answer in operation["responses"].items() if status != "200"]
    if refusals:
        lines += [
            "Refused: "
            + "; ".join(f"{status} {answer['description'].removeprefix('Not done: ')}" for status, answer in refusals)
            + ".",
            "",
        ]
    return lines


def _content(content: Schema) -> str:
    ((kind, described),) = content.items()
    return _kind(described["schema"]) if kind == "application/json" else f"`{kind}`"


def _types(schemas: Schema) -> Iterator[str]:
    for name in sorted(schemas):
        schema = schemas[name]
        yield f"### {name} {{ #{_anchor(name)} }}"
        yield ""
        if told := schema.get("description"):
            yield told
            yield ""
        properties = schema.get("properties")
        if properties is None:
            yield _kind(schema) + "."
            yield ""
            continue
        if properties:
            yield "| field | what |"
            yield "|---|---|"
        for field, kind in properties.items():
            optional = "" if field in schema.get("required", []) else ", optional"
            yield f"| `{field}`{optional} | {_cell(kind)} |"
        yield ""


def _anchor(name: str) -> str:
    return f"type-{name.lower()}"


def _cell(schema: Schema) -> str:
    told = _kind(schema)
    if "default" in schema:
        told += f"; {_value(schema['default'])} unless told"
    if "description" in schema:
        told += f". {schema['description']}"
    return told.replace("\n", " ")


def _kind(schema: Schema) -> str:
    """A type in words, with links to the types that it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{_anchor(name)})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_kind(one) for one in schema[several]))
    if "enum" in schema or "const" in schema:
        return " or ".join(map(_value, schema.get("enum", [schema.get("const")])))
    if schema.get("type") == "array":
        return _list(schema)
    if schema.get("type") == "object" and "additionalProperties" in schema:
        values = schema["additionalProperties"]
        return f"by name: {_kind(values)}" if isinstance(values, dict) and values else "an object"
    return _plain(schema)


def _value(value: Any) -> str:
    """As it is sent."""
    return f"`{json.dumps(value, ensure_ascii=False)}`".replace("|", "\\|")


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_kind(one) for one in schema["prefixItems"]) + "]"
    inside = schema.get("items")
    return f"a list of {_kind(inside)}" if isinstance(inside, dict) and inside else "a list"


def _plain(schema: Schema) -> str:
    words = {
        "string": "text",
        "integer": "a whole number",
        "number": "a number",
        "boolean": "true or false",
        "null": "null",
        "object": "an object",
    }
    kinds = schema.get("type", "anything")
    told = " or ".join(words.get(kind, kind) for kind in ([kinds] if isinstance(kinds, str) else kinds))
    bounds = [
        f"{says} {schema[name]}"
        for name, says in (("minLength", "at least"), ("maxLength", "at most"), ("minimum", "from"), ("maximum", "up to"))
        if name in schema
    ]
    if "pattern" in schema:
        bounds.append("like `" + schema["pattern"].replace("|", "\\|") + "`")
    return told + (f" ({', '.join(bounds)})" if bounds else "")
