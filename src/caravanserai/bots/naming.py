"""How a bot is written: `expert`, `expert:0.5`, `expert(seconds=0.5)`, `module:Class`, `path/file.py:Class(courage=2)`."""

from __future__ import annotations

import ast
import math
from typing import Any, NamedTuple

from caravanserai.core.errors import BadBot

LEAST_SECONDS = 0.001
"""Nobody is given less to think than this."""


class BotName(NamedTuple):
    """A bot as it was written: what it is called, and what was said in brackets."""

    name: str
    parameters: dict[str, Any]


def split_bots(text: str) -> list[str]:
    """The bots of a list parted by commas; those between brackets part nothing."""
    parts, depth = [""], 0
    for sign in text:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def read_bot(text: str) -> BotName:
    """A bot's name and its parameters; raises `BadBot` for what cannot be read."""
    name, opened, rest = text.strip().partition("(")
    if not name.strip():
        raise BadBot(f"{text!r} names no bot: give a name as expert, a class as module:Class or a file as path/file.py:Class")
    if opened and not rest.endswith(")"):
        raise BadBot(f"{text!r} has no closing bracket at its end: parameters stand in brackets, as in expert(seconds=0.5)")
    return BotName(name.strip(), _parameters(text, rest[:-1]) if opened else {})


def _parameters(text: str, inside: str) -> dict[str, Any]:
    """What stands in the brackets; a word without quotation marks is text."""
    try:
        call = ast.parse(f"bot({inside})", mode="eval").body
        assert isinstance(call, ast.Call)
        if not call.args and all(keyword.arg for keyword in call.keywords):
            return {str(keyword.arg): _value(keyword.value) for keyword in call.keywords}
    except (AssertionError, SyntaxError, ValueError):
        pass
    raise BadBot(
        f"{text!r}: in the brackets stand names with their values, as in expert(seconds=0.5) or mine(style='bold', depth=3)"
    )


def _value(node: ast.expr) -> Any:
    return node.id if isinstance(node, ast.Name) else ast.literal_eval(node)


def read_seconds(text: str, told: Any) -> float:
    """How long a bot thinks of which that is said with its name."""
    try:
        seconds = float(told)
    except (TypeError, ValueError):
        seconds = 0.0
    if not LEAST_SECONDS <= seconds < math.inf:
        raise BadBot(
            f"{text!r}: after the colon stands how many seconds it may think, from {LEAST_SECONDS} on, as in expert:0.5"
            " or expert(seconds=0.5)"
        )
    return seconds


def is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
