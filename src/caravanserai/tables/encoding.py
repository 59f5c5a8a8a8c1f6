"""JSON of messages and their parts, so that a part that is sent often is encoded once.

A part that is encoded already is copied into whatever message it stands in: whoever receives the message cannot tell, only the
server must not look into it.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

from caravanserai.core.contract import Event

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def pre_encoded(part: T) -> T:
    """The part as JSON, in its own place."""
    return cast(T, msgspec.Raw(encode(part)))


def encoded_event(event: Event) -> msgspec.Raw:
    """An event with the section of the rules that it cites."""
    return msgspec.Raw(joined(encode(event), encode({"section": event.section})))


def encoded_parts(fields: dict[str, Any]) -> dict[str, bytes]:
    """Fields as they stand in an object, each by itself."""
    return {name: b'"%b":%b' % (name.encode(), encode(part)) for name, part in fields.items()}


def altered_parts(before: dict[str, bytes], after: dict[str, bytes]) -> list[bytes]:
    """Of these fields those that are not as they were."""
    return [part for name, part in after.items() if part != before[name]]


def joined(one: bytes, other: bytes) -> bytes:
    """One object with the fields of two, neither of them empty."""
    return one[:-1] + b"," + other[1:]
