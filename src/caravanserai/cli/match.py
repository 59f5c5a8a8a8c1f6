"""`caravanserai match`: bots against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, given_options
from caravanserai.cli.running import (
    JobsOption,
    OutOption,
    PrecisionOption,
    RayOption,
    SecondsOption,
    SeedOption,
    keep_reports,
    seats_table,
    shown_progress,
    tell_how_it_went,
    tell_length,
)

if TYPE_CHECKING:
    from rich.table import Table

    from caravanserai.lab.match import MatchResult


def match(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Who plays, one for each seat, such as expert,regular,regular; expert:0.5 thinks for half a second; your own "
            "are module:Class or path/file.py:Class, with what they are made with in brackets.",
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games, rounded up to whole blocks.", min=1)] = 400,
    seed: SeedOption = 1,
    seconds: SecondsOption = None,
    precision: PrecisionOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    out: OutOption = None,
    option: OptionsOption = [],  # noqa: B006
    json: JsonOption = False,
) -> None:
    """Let bots play each other and tell who wins how often.

    Games are played in blocks: the dice of a block are the same, and everybody moves a seat on from game to game. Shares are of
    victories, ties split, for one seat of each bot, with 95 % intervals. Besides the bots that sit at tables there are
    yardsticks, which `caravanserai games` lists.
    """
    import msgspec
    from rich.console import Console

    from caravanserai.bots import split_bots
    from caravanserai.core.discovery import load_game
    from caravanserai.lab.executor import make_executor
    from caravanserai.lab.match import match_result, play_table

    names = split_bots(bots)
    with shown_progress(json, f"{game}, {', '.join(names)}") as told:
        played = play_table(
            game,
            names,
            games,
            seed,
            given_options(load_game(game), len(names), option),
            seconds=seconds,
            precision=precision,
            executor=make_executor(jobs, ray),
            out=out,
            progress=told,
        )
    tell_how_it_went(played, games, precision)
    if out is not None:
        keep_reports(played, out)
    result = match_result(played)
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(match_table(result))
    console.print(seats_table(result.seats))
    console.print(f"\n{tell_length(played)}")


def match_table(result: MatchResult) -> Table:
    from rich.table import Table

    fair = 100 / result.players
    title = f"{result.game}, {result.players} players, {result.games:,} games, seed {result.seed}; a fair share is {fair:.1f} %"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for heading in ("bot", "seats", "wins", "95 % interval", "by blocks", "place", "score", "SD", "ms a decision", "longest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            str(bot.seats),
            f"{100 * bot.share:.1f} %",
            f"{100 * bot.low:.1f} to {100 * bot.high:.1f} %",
            f"{100 * bot.block_low:.1f} to {100 * bot.block_high:.1f} %",
            f"{bot.place:.2f}",
            f"{bot.score:.1f}",
            f"{bot.score_sd:.1f}",
            f"{bot.ms_per_decision:.2f}",
            f"{bot.longest_ms:.0f}",
        )
    return table
