"""`caravanserai match`: bots against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, given_options
from caravanserai.cli.simulate import progress_bar

if TYPE_CHECKING:
    from rich.table import Table

    from caravanserai.lab.match import MatchResult


def match(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Who plays, one for each seat, such as expert,regular,regular; expert:0.5 thinks for half a second.",
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games, rounded up to whole blocks.", min=1)] = 400,
    seed: Annotated[int, typer.Option(metavar="N", help="Other seeds are other dice and deals.", min=0)] = 1,
    seconds: Annotated[
        float | None, typer.Option(metavar="T", help="How long those that think may think about a move, of CPU.", min=0.001)
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes to use.", min=1)] = 1,
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

    from caravanserai.core.discovery import load_game
    from caravanserai.core.options import read_options
    from caravanserai.lab.match import match as run

    names = [name.strip() for name in bots.split(",")]
    rules = load_game(game)
    options = read_options(rules.options_type, {**rules.simulated, **given_options(rules, len(names), option)})
    with progress_bar(json) as progress:
        task = progress.add_task(f"{game}, {', '.join(names)}", total=-(-games // len(names)) * len(names))
        result = run(
            game, names, games, seed, options, seconds=seconds, jobs=jobs, progress=lambda n: progress.update(task, advance=n)
        )
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        Console(highlight=False).print(match_table(result))


def match_table(result: MatchResult) -> Table:
    from rich.table import Table

    fair = 100 / result.players
    title = f"{result.game}, {result.players} players, {result.games:,} games, seed {result.seed}; a fair share is {fair:.1f} %"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for heading in ("bot", "seats", "wins", "95 % interval", "place", "score", "ms a decision", "longest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            str(bot.seats),
            f"{100 * bot.share:.1f} %",
            f"{100 * bot.low:.1f} to {100 * bot.high:.1f} %",
            f"{bot.place:.2f}",
            f"{bot.score:.1f}",
            f"{bot.ms_per_decision:.2f}",
            f"{bot.longest_ms:.0f}",
        )
    return table
