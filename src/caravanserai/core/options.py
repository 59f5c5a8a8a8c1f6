"""A table's options: their names, the values they take, and reading them from text."""

from __future__ import annotations

import contextlib
import re
import types
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from caravanserai.core.contract import AnyOptions, Game, Options
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


def options_for(game: Game, given: AnyOptions = None, unless_told: Mapping[str, Any] | None = None) -> Options:
    """The options of a table, however they are given: nothing, names with their values, or the game's own type.

    Names and values say what differs from `unless_told` and, beyond that, from the game's defaults; the type says all.
    """
    if isinstance(given, Options):
        if not isinstance(given, game.options_type):
            raise BadOption(f"{type(given).__name__} are not options of {game.id}: these are {_as_given(game)}")
        return _checked(given)
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(f"options are {_as_given(game)}, not {given!r}")
    return read_options(game.options_type, {**(unless_told or {}), **(given or {})})


def _as_given(game: Game) -> str:
    name = next((option.name for option in option_table(game.options_type)), "name")
    default = getattr(game.options_type(), name, None)
    return f"a dict such as {{{name!r}: {default!r}}}, or a {game.options_type.__name__}"


@lru_cache(256)
def _checked(options: Options) -> Options:
    """Options of a game's own type, which nobody has looked at when they were made."""
    return read_options(type(options), msgspec.structs.asdict(options))


def read_options(options: type[Options], given: Mapping[str, Any]) -> Options:
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
