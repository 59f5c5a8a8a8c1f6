"""`caravanserai aid`: a player aid to print, for people at a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.arguments import GameArgument, LangOption


def aid(
    game: GameArgument,
    variant: Annotated[
        str, typer.Option(metavar="NAME", help="Which form: thieves or base, basic or advanced, few or many players.")
    ] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; GAME-aid.html unless told.")] = None,
    lang: LangOption = None,
) -> None:
    """Write a player aid to print.

    Two pages at most, on A4 or Letter: the turn step by step, and what one looks up. One file that needs no network; the
    browser prints it.
    """
    from caravanserai.beside.aid_page import file_of
    from caravanserai.beside.aids import sheet_of

    file = out or Path(f"{game}-aid.html")
    file.write_text(file_of(sheet_of(game, lang, variant), lang), encoding="utf-8")
    print(file)
