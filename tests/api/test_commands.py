"""Commands as they are declared, and as the docs tell of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from caravanserai.api import commands as c

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def declared() -> dict[str, list[str]]:
    """Each command with its fields, written as in the docs: those that may be left out have a question mark."""
    found = {}
    for kind in c.Command.__subclasses__():
        fields = msgspec.structs.fields(kind)
        found[str(kind.__struct_config__.tag)] = [f"{field.name}`" + ("" if field.required else "?") for field in fields]
    return found


def documented() -> dict[str, list[str]]:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE[: PAGE.index("## Errors")], re.MULTILINE)
    return {tag: re.findall(r"`(\w+`\??)", fields) for tag, fields in rows}


def test_every_command_is_one_that_can_be_sent() -> None:
    assert set(get_args(c.AnyCommand)) == set(c.Command.__subclasses__())


def test_the_docs_tell_of_every_command_with_its_fields() -> None:
    assert documented() == declared()
