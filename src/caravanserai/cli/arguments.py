"""Arguments that several commands share, with their help and completion."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.core.contract import Game
    from caravanserai.core.options import Option


def complete_game(incomplete: str) -> list[str]:
    from caravanserai.core.discovery import game_ids

    return [game for game in game_ids() if game.startswith(incomplete)]


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as camel_up.", autocompletion=complete_game)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", exists=False)]
OptionsOption = Annotated[
    list[str],
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the table, as `caravanserai games` lists them; may be given several times.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of a table for people.")]
LangOption = Annotated[str | None, typer.Option(metavar="LANG", help="Language: en, pl or fr.")]
PlayersOption = Annotated[
    int | None, typer.Option(metavar="N", help="How many seats; 4, or as near to it as the game allows, unless told.", min=1)
]


def given_options(game: Game, players: int, pairs: list[str]) -> dict[str, Any]:
    """`name=value` pairs as a dictionary, as the library counts seats."""
    from caravanserai.core.options import option_table

    seats = {option.name: option for option in option_table(game.options_type) if names_seat(option)}
    given = split_options(pairs)
    return given | {name: _read_seat(seats[name], value, players) for name, value in given.items() if name in seats}


def split_options(pairs: list[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise BadOption(f"an option is given as NAME=VALUE, such as stack_order=random, not as {pair!r}")
    return {name.strip(): value.strip() for name, _, value in (pair.partition("=") for pair in pairs)}


def names_seat(option: Option) -> bool:
    return option.name.endswith("_seat")


def shown_option(option: Option) -> Option:
    """An option as people read it: seats are counted from 1."""
    import msgspec

    if not names_seat(option) or option.minimum is None or option.maximum is None:
        return option
    default = option.default + 1 if isinstance(option.default, int) else option.default
    return msgspec.structs.replace(option, minimum=option.minimum + 1, maximum=option.maximum + 1, default=default)


def _read_seat(option: Option, value: str, players: int) -> str | int:
    from caravanserai.core.options import describe_values

    if value in option.values:
        return value
    if not re.fullmatch(r"-?[0-9]{1,9}", value):
        raise BadOption(f"the option {option.name} cannot be {value!r}: it is {describe_values(shown_option(option))}")
    return check_seat(int(value), players)


def check_seat(seat: int, players: int) -> int:
    """The seat that people call by this number, as the library counts."""
    if not 1 <= seat <= players:
        raise BadOption(f"there is no seat {seat} at a table of {players}: seats are 1 to {players}")
    return seat - 1
