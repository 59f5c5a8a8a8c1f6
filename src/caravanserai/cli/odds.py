"""`caravanserai odds`: what the rest of a leg brings, exactly."""

from __future__ import annotations

from typing import Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, LangOption
from caravanserai.core.errors import BadOption


def odds(
    game: GameArgument,
    position: Annotated[
        str, typer.Option(metavar="TEXT", help="The position, such as '1[G Y R] 3[B P] 15[w] 16[k] +10 -7 out[G w]'.")
    ],
    races: Annotated[
        int | None, typer.Option(metavar="N", help="How many races to roll for the race's odds; 0 for none.", min=0)
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Print the exact odds of a position.

    And what tickets, tiles and rolls are worth. A stack is its space and its camels, bottom first; +10 and -7 are cheering and
    booing tiles; out[G w] names the dice that are out (left[B grey] those still in the pyramid). In JSON all whole numbers are
    out of "denominator".
    """
    from rich.console import Console

    from caravanserai.core.discovery import game_ids, load_game, module_of
    from caravanserai.core.speech import Speech

    load_game(game)
    odds = module_of(game, "lens.odds")
    if odds is None:
        raise BadOption(f"{game} has no odds to tell; there are odds for {', '.join(filter(has_odds, game_ids()))}")
    report = odds.report(position, races)
    if json:
        print(odds.to_json(report))
    else:
        Console(highlight=False).print(odds.table(report, Speech(lang, game)))


def has_odds(game: str) -> bool:
    from caravanserai.core.discovery import module_of

    return module_of(game, "lens.odds") is not None
