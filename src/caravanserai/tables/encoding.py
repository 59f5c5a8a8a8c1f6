"""JSON of messages and their parts, so that a part that is sent often is encoded once.

A part that is encoded already is copied into whatever message it stands in: whoever receives the message cannot tell, only the
server must not look into it.
"""

from __future__ import annotations

from typing import TypeVar, cast

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


def object_of(parts: dict[str, bytes]) -> bytes:
    """An object of fields that are encoded already."""
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), part) for name, part in parts.items()]) + b"}"


def joined(one: bytes, other: bytes) -> bytes:
    """One object with the fields of two, neither of them empty."""
    return one[:-1] + b"," + other[1:]
