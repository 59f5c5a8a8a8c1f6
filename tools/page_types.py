"""Writes the page's types from the server's: `web/src/generated/wire.ts` and `api.ts`, `review.ts`, `seats.ts`, and a file for
each game; and the score pads, `pad.ts` and `pads/`.

    python tools/page_types.py           write them
    python tools/page_types.py --check   fail if they are not what would be written

Types come from the JSON schemas of the very structs that the server sends and reads; `api.ts` has a call for every endpoint that
is declared; a game's file also has its components, so that the page repeats no number and no name; `seats.ts` tells which fields
hold a seat, and which have an item for each.
"""

from __future__ import annotations

import importlib
import inspect
import json
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.api.commands import Command
from caravanserai.api.endpoint import PREFIX, Address, Endpoint
from caravanserai.api.endpoints import ENDPOINTS, Sockets
from caravanserai.beside.pads import pads
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.score_pads import Pad
from caravanserai.core.seat_fields import fields_by_seat, seat_fields
from caravanserai.reviewing.figures import Review

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated"
RESERVED = {"do", "in", "new", "with"}
HEADING = "// Made by tools/page_types.py from the server's types. Do not edit.\n\n"
_REFERENCE = "#/$defs/{name}"


def write_wire() -> str:
    """What goes over HTTP and WebSocket."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.whole is not None]
    sent = _sent()
    _, read = msgspec.json.schema_components([*bodies, Sockets.live.takes], ref_template=_REFERENCE)
    parts = [_declare(name, schema, whole=name in sent) for name, schema in sorted((read | sent).items())]
    parts += [_declare_new(body.__name__, read[body.__name__]) for body in bodies if body.__name__ in sent]
    parts.append(f"export type Command = {' | '.join(sorted(kind.__name__ for kind in Command.__subclasses__()))};")
    return HEADING + "\n\n".join(parts) + "\n"


@cache
def _sent() -> dict[str, Any]:
    """What the server sends: never with anything left out."""
    answers = [endpoint.answer for endpoint in ENDPOINTS]
    return msgspec.json.schema_components([*answers, Sockets.live.sends], ref_template=_REFERENCE)[1]


def _declare_new(name: str, schema: dict[str, Any]) -> str:
    """What the server sends whole, as it may be sent to it."""
    required = " | ".join(json.dumps(field) for field in schema["required"]) or "never"
    note = f"/** `{name}` as they are sent to the server: what is left out is filled in. */"
    return f"{note}\nexport type New{name} = Pick<{name}, {required}> & Partial<{name}>;"


def write_api() -> str:
    """A call for every endpoint, and the addresses of the socket and of files."""
    asked, files = [endpoint for endpoint in ENDPOINTS if not endpoint.is_archive], [one for one in ENDPOINTS if one.is_archive]
    calls = [_call(endpoint) for endpoint in asked]
    names = sorted(set(re.findall(r"\b[A-Z]\w+", " ".join(call for call, _ in calls))) - {"How", "Promise"})
    lines = [f"  /** {endpoint.summary} */\n  {call} {sent}," for endpoint, (call, sent) in zip(asked, calls, strict=True)]
    return HEADING + "\n".join(
        [
            f"import type {{ {', '.join(names)} }} from './wire';",
            "",
            f"export const PREFIX = '{PREFIX}';",
            "",
            "/** How something is asked for. */",
            "export interface How {",
            "  /** How long to wait for an answer, in milliseconds, before nobody answers. */",
            "  longest?: number;",
            "  /** Whether the answer is kept on this device, for when nobody answers. */",
            "  keep?: boolean;",
            "}",
            "",
            "export type Call = <T>(method: string, path: string, body?: unknown, how?: How) => Promise<T>;",
            "",
            "/** Everything that can be asked of the server. */",
            "export const makeApi = (call: Call) => ({",
            *lines,
            "});",
            "",
            f"/** {Sockets.live.summary} */",
            f"export const livePath = ({', '.join(_parameters(Sockets.live))}): string => {_address(Sockets.live)};",
            "",
            *(line for endpoint in files for line in _file(endpoint)),
        ]
    )


def _file(endpoint: Endpoint[Any, Any]) -> list[str]:
    """The address of a file that a browser is to keep: it is followed as a link."""
    takes = ", ".join(_parameters(endpoint))
    return [
        f"/** {endpoint.summary} */",
        f"export const {_camel(endpoint.name)}Path = ({takes}): string => {_address(endpoint)};",
        "",
    ]


def _camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def _call(endpoint: Endpoint[Any, Any]) -> tuple[str, str]:
    """What a call is named, takes and answers; and how it is sent."""
    name = _camel(endpoint.name)
    answer = _type(_schema(endpoint.answer))
    body = "undefined"
    if endpoint.body is not None:
        body = endpoint.whole or f"{{ {', '.join(_field(name) for name in endpoint.others)} }}"
    takes = ", ".join([*_parameters(endpoint), "how?: How"])
    return f"{name}: ({takes}): Promise<{answer}> =>", f"call('{endpoint.method}', {_address(endpoint)}, {body}, how)"


def _parameters(address: Address) -> list[str]:
    """Each with its type, or with what it is unless it is given."""
    found = []
    for name, kind in [*address.in_path.items(), *address.others.items()]:
        default = address.signature.parameters[name].default
        stands = "" if default is inspect.Parameter.empty else f" = {json.dumps(default)}"
        found.append(f"{_variable(name)}: {_taken(kind)}{stands}")
    return found


def _variable(name: str) -> str:
    """A word of the language itself cannot be a name there."""
    return f"{name}_" if name in RESERVED else name


def _field(name: str) -> str:
    return f"{name}: {_variable(name)}" if name in RESERVED else name


def _taken(kind: Any) -> str:
    name = _type(_schema(kind))
    return f"New{name}" if name in _sent() else name


def _address(address: Address) -> str:
    path = re.sub(r"{(\w+)}", r"${encodeURIComponent(\1)}", address.path)
    if address.query is not None:
        path += "?" + "&".join(f"{name}=${{encodeURIComponent({name})}}" for name in address.others)
    return f"`{path}`" if "$" in path else f"'{path}'"


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REFERENCE)
    return schema


def write_kind(kind: type) -> str:
    """What a struct and all within it look like, whichever game it is of."""
    _, components = msgspec.json.schema_components([kind], ref_template=_REFERENCE)
    return HEADING + "\n\n".join(_declare(name, schema) for name, schema in sorted(components.items())) + "\n"


def write_pad(pad: Pad) -> str:
    """A game's score pad, a sheet a line, so that a change can be read."""
    sheets = ",\n".join(msgspec.json.encode(sheet).decode() for sheet in pad.sheets)
    return f'{{"ties": "{pad.ties}", "sheets": [\n{sheets}\n]}}\n'


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
    """The fields that are told by the name of whoever sits there, and those that have an item for each seat."""
    told = _by_game("By game, the fields that hold a seat, or several.", "SEAT_FIELDS", seat_fields)
    return HEADING + told + "\n" + _by_game("By game, the fields with an item for each seat.", "FIELDS_BY_SEAT", fields_by_seat)


def _by_game(note: str, name: str, fields: Callable[[str], frozenset[str]]) -> str:
    rows = [f"  {game_id}: new Set({json.dumps(sorted(fields(game_id)))})," for game_id in game_ids()]
    opening = f"/** {note} */\nexport const {name}: Record<string, ReadonlySet<string>> = {{\n"
    return opening + "\n".join(rows) + "\n};\n"


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


def _declare(name: str, schema: dict[str, Any], *, whole: bool = False) -> str:
    """A type; what only the server reads may be left out where it has a default, what it sends is `whole`."""
    note = schema.get("description")
    comment = f"/** {' '.join(note.split())} */\n" if note else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};"
    read_by_server = schema.get("additionalProperties") is False and not whole
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
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
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
    files = {TARGET / "wire.ts": write_wire(), TARGET / "api.ts": write_api(), TARGET / "seats.ts": write_seats()}
    files |= {TARGET / "review.ts": write_kind(Review), TARGET / "pad.ts": write_kind(Pad)}
    files |= {TARGET / "pads" / f"{game_id}.json": write_pad(pad) for game_id, pad in pads().items()}
    files |= {TARGET / f"{game_id}.ts": write_game(game_id) for game_id in game_ids()}
    if "--check" in sys.argv:
        stale = [path.name for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        if stale:
            sys.exit(f"{', '.join(stale)} in web/src/generated: not what the server's types say; run python tools/page_types.py")
        return
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
