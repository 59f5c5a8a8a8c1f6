"""Writes the page's types from the server's: `web/src/generated/wire.ts`, one file for each game, and `seats.ts`.

    python tools/page_types.py           write them
    python tools/page_types.py --check   fail if they are not what would be written

Types come from the JSON schemas of the very structs that the server sends and reads; a game's file also has its components, so
that the page repeats no number and no name; `seats.ts` tells which fields hold a seat.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.api.commands import Command
from caravanserai.api.messages import LiveMessage, Request
from caravanserai.api.settings import Settings
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.seat_fields import seat_fields
from caravanserai.server.app import ENDPOINTS
from caravanserai.server.endpoints import Text

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated"
HEADING = "// Made by tools/page_types.py from the server's types. Do not edit.\n\n"
_REFERENCE = "#/$defs/{name}"


def write_wire() -> str:
    """What goes over HTTP and WebSocket."""
    sent = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if kind not in (None, Text)]
    _, components = msgspec.json.schema_components([*sent, Request, LiveMessage, Settings], ref_template=_REFERENCE)
    parts = [_declare(name, schema) for name, schema in sorted(components.items())]
    parts.append(f"export type Command = {' | '.join(sorted(kind.__name__ for kind in Command.__subclasses__()))};")
    return HEADING + "\n\n".join(parts) + "\n"


def write_game(game_id: str) -> str:
    """A game's view, moves, events, options and lens, and its components."""
    game = load_game(game_id)
    kinds = [game.view_type, game.move_type, game.event_type, game.options_type]
    if game.lens_type is not None:
        kinds.append(game.lens_type)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    parts = [_declare(name, schema) for name, schema in sorted(components.items())]
    names = ["View", "Move", "Event", "Options", "Lens"]
    for name, schema in zip(names, schemas, strict=False):
        parts.append(f"export type Game{name} = {_type(schema)};")
    return HEADING + "\n\n".join([*parts, *_components(game_id)]) + "\n"


def write_seats() -> str:
    """The fields that are told by the name of whoever sits there."""
    rows = [f"  {game_id}: new Set({json.dumps(sorted(seat_fields(game_id)))})," for game_id in game_ids()]
    note = "/** By game, the fields that hold a seat, or several. */\n"
    return HEADING + note + "export const SEAT_FIELDS: Record<string, ReadonlySet<string>> = {\n" + "\n".join(rows) + "\n};\n"


def _components(game_id: str) -> list[str]:
    """The constants of a game's `components` and `names`: numbers, and tuples of either. A name wins over its number."""
    constants: dict[str, Any] = {}
    for module in ("components", "names"):
        try:
            found = importlib.import_module(f"caravanserai.games.{game_id}.{module}")
        except ModuleNotFoundError:
            continue
        for name, value in vars(found).items():
            if name.isupper() and isinstance(value, int | str | tuple):
                constants[name] = value
    return [f"export const {name} = {json.dumps(value)} as const;" for name, value in sorted(constants.items())]


def _declare(name: str, schema: dict[str, Any]) -> str:
    note = schema.get("description")
    comment = f"/** {' '.join(note.split())} */\n" if note else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};"
    read_by_server = schema.get("additionalProperties") is False and name != "Settings" and name != "Clock"
    lines = []
    for field, kind in schema["properties"].items():
        optional = "?" if read_by_server and field not in schema.get("required", []) else ""
        lines.append(f"  {field}{optional}: {_type(kind)};")
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if " " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def main() -> None:
    files = {TARGET / "wire.ts": write_wire(), TARGET / "seats.ts": write_seats()}
    files |= {TARGET / f"{game_id}.ts": write_game(game_id) for game_id in game_ids()}
    if "--check" in sys.argv:
        stale = [path.name for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        if stale:
            sys.exit(f"{', '.join(stale)} in web/src/generated: not what the server's types say; run python tools/page_types.py")
        return
    TARGET.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
