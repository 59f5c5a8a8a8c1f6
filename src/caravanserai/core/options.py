"""A table's options: their names, the values they take, and reading them from text."""

from __future__ import annotations

import contextlib
import re
import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from caravanserai.core.contract import Game, Options
from caravanserai.core.errors import BadOption
from caravanserai.core.kinds import known


class Option(msgspec.Struct, frozen=True):
    """One option: what it may be, and what it is unless the table says otherwise."""

    name: str
    values: tuple[str | int | bool, ...]
    """The values it takes, if they are few; empty for a free number."""
    minimum: int | None
    maximum: int | None
    default: str | int | bool
    ordinary: bool = False
    """Whether a group chooses it as a matter of course; otherwise it is a ruling, for those who know why."""
    fewest: int | None = None
    """How few may play where it is set, if that is what it is for."""


@cache
def option_table(options: type[Options]) -> tuple[Option, ...]:
    """All options of a game, in the order they are declared."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_option(options, field, hints[field.name]) for field in msgspec.structs.fields(options))


def _option(options: type[Options], field: msgspec.structs.FieldInfo, hint: Any) -> Option:
    values: list[str | int | bool] = []
    minimum = maximum = None
    for part in get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,):
        if get_origin(part) is Literal:
            values += get_args(part)
        elif part is bool:
            values += [False, True]
        else:
            for meta in getattr(part, "__metadata__", ()):
                minimum, maximum = meta.ge, meta.le
    ordinary, fewest = field.name in options.ordinary, options.fewer_players.get(field.name)
    return Option(field.name, tuple(values), minimum, maximum, field.default, ordinary, fewest)


def read_options(options: type[Options], given: dict[str, Any]) -> Options:
    """Options from names and values, as they come from JSON or, as text, from a command line or a file."""
    table = {option.name: option for option in option_table(options)}
    for name in given:
        if name not in table:
            raise BadOption(f"there is no option {name!r}; there is {', '.join(table)}")
    values = {name: _read_value(table[name], value) for name, value in given.items()}
    return msgspec.convert(values, known(options))


def added_options(game: Game, rules: int) -> dict[str, Any]:
    """The options that came after these rules, at the values by which today's play as these did."""
    added: dict[str, Any] = {}
    for version in sorted(version for version in game.options_before if version >= rules):
        added |= game.options_before[version]
    return added


def known_options(options: type[Options], given: dict[str, Any]) -> dict[str, Any]:
    """Those of the given options that there are, with values that they take."""
    table, known = {option.name: option for option in option_table(options)}, {}
    for name, value in given.items():
        with contextlib.suppress(BadOption, KeyError):
            known[name] = _read_value(table[name], value)
    return known


def _read_value(option: Option, value: Any) -> str | int | bool:
    for allowed in option.values:
        if (value == allowed and isinstance(value, bool) == isinstance(allowed, bool)) or value == write_value(allowed):
            return allowed
    if option.minimum is not None and option.maximum is not None:
        number = int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value) else value
        if isinstance(number, int) and not isinstance(number, bool) and option.minimum <= number <= option.maximum:
            return number
    raise BadOption(f"the option {option.name} cannot be {value!r}: it is {describe_values(option)}")


def describe_values(option: Option) -> str:
    """The values an option takes, in words."""
    parts = [write_value(value) for value in option.values]
    if option.minimum is not None:
        parts.append(f"a number from {option.minimum} to {option.maximum}")
    return " or ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def write_value(value: str | int | bool) -> str:
    """A value as it is written in a file and read from one."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def write_options(options: Options) -> dict[str, str]:
    """Every option as text, for a file that people read."""
    return {name: write_value(value) for name, value in msgspec.structs.asdict(options).items()}
