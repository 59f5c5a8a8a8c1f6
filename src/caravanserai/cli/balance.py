"""`caravanserai balance`: for designers, what a game makes of its parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, PlayersOption, given_options
from caravanserai.cli.running import JobsOption, RayOption, SeedOption, shown_progress, tell_cut_short
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from rich.console import Console

    from caravanserai.lab.balance import Balance, Level

FEW = 12
"""So many of what is most surely tied to winning are printed of each level."""


def balance(
    game: GameArgument,
    players: PlayersOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="The levels, weakest first; each plays among its own kind. All that answer at once, unless told.",
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games for each level, rounded up to whole blocks.", min=1)
    ] = 200,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with all of it.")] = None,
    option: OptionsOption = [],  # noqa: B006
    json: JsonOption = False,
) -> None:
    """Tell what a game makes of its parts, for designers.

    What is offered, taken and paid, how it goes with winning, who leads when, and what luck does beside skill.

    Those who took something are compared with those who could have, the same bot in the same seat; differences are in points of
    a hundred of the victories, with 95 % intervals, and q is corrected for how many things are asked about. They are
    associations, under these bots.
    """
    import msgspec
    from rich.console import Console

    from caravanserai.bots import split_bots
    from caravanserai.core.discovery import load_game
    from caravanserai.lab.balance import balance as run
    from caravanserai.lab.balance_page import balance_page
    from caravanserai.lab.executor import make_executor

    rules = load_game(game)
    seats = rules.usual_players if players is None else players
    levels = split_bots(bots) if bots is not None else None
    check_page(html)
    with shown_progress(json, f"{game}, {seats} players") as told:
        options, executor = given_options(rules, seats, option), make_executor(jobs, ray)
        found = run(game, seats, levels, games, seed, options, executor=executor, progress=told)
    if any(level.games < games for level in found.levels):
        tell_cut_short(games * len(found.levels), sum(level.games for level in found.levels))
    if html is not None:
        html.write_text(balance_page(found), encoding="utf-8")
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        tell(Console(highlight=False), found)


def check_page(html: Path | None) -> None:
    """Before anything is played: the page can be written."""
    if html is not None and not html.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {html.parent} to write the page in: make it, or give another --html")
    if html is not None and html.is_dir():
        raise BadOption(f"--html is a file, and {html} is a folder: give the name of a file, as in balance.html")


def tell(console: Console, found: Balance) -> None:
    from caravanserai.cli.running import seats_table
    from caravanserai.lab.balance_page import CAVEAT, level_rows

    for level in found.levels:
        console.print(f"\n{found.game}, {found.players} of {level.bot}, {level.games:,} games, seed {found.seed}", style="bold")
        console.print(seats_table(level.seats))
        for name, value in level_rows(level):
            console.print(f"{name}: {value}")
        _tell_things(console, level)
    if found.luck is not None:
        luck = found.luck
        parts = (("skill", luck.skill), ("seat", luck.seat), ("deal", luck.deal), ("rest", luck.rest))
        console.print(f"\nVariance of the lead among {', '.join(luck.line_up)}, {luck.games:,} games:", style="bold")
        console.print(", ".join(f"{name} {100 * part:.1f} %" for name, part in parts))
    console.print(f"\n{CAVEAT}")


def _tell_things(console: Console, level: Level) -> None:
    from rich.table import Table

    from caravanserai.lab.balance_page import thing_row

    table = Table(title="", box=None, pad_edge=False)
    for heading in ("what", "by", "could", "did", "told of it", "difference", "q"):
        table.add_column(heading, justify="left" if heading in ("what", "by") else "right")
    for thing in [thing for thing in level.things if thing.chosen is not None][:FEW]:
        name, by, could, did, _, told, _, difference, q, _ = thing_row(thing)
        table.add_row(name, by, could, did, told, difference, q)
    console.print(table)
