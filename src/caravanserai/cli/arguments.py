"""Arguments that several commands share, with their help and completion."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.core.errors import BadOption


def complete_game(incomplete: str) -> list[str]:
    from caravanserai.core.discovery import game_ids

    return [game for game in game_ids() if game.startswith(incomplete)]


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as camel_up.", autocompletion=complete_game)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", exists=False)]
OptionsOption = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the table; may be given several times.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of a table for people.")]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same result.", min=0, max=2**62 - 1)]


def split_options(pairs: list[str]) -> dict[str, Any]:
    """`name=value` pairs as a dictionary."""
    for pair in pairs:
        if "=" not in pair:
            raise BadOption(f"an option is given as NAME=VALUE, such as stack_order=random, not as {pair!r}")
    return {name.strip(): value.strip() for name, _, value in (pair.partition("=") for pair in pairs)}
