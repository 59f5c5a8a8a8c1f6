"""`caravanserai tournament`: everybody against everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, PlayersOption, given_options
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

    from caravanserai.lab.results import Outcomes


def tournament(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who takes part, each once, such as novice,regular,expert(seconds=0.1).")
    ],
    players: PlayersOption = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games for each line-up, rounded up to whole blocks.", min=1)
    ] = 200,
    seed: SeedOption = 1,
    seconds: SecondsOption = None,
    precision: PrecisionOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    out: OutOption = None,
    option: OptionsOption = [],  # noqa: B006
    json: JsonOption = False,
) -> None:
    """Let every bot play every other one, and rate them.

    Each plays alone among copies of each other one, and all of them mixed; what of that is too much is told.

    Games are played in blocks: the dice of a block are the same, and everybody moves a seat on from game to game. Ratings are
    Plackett-Luce strengths in Elo points above the weakest, with 95 % intervals; they need caravanserai[lab].
    """
    import msgspec
    from rich.console import Console

    from caravanserai.bots import split_bots
    from caravanserai.core.discovery import load_game
    from caravanserai.lab.executor import make_executor
    from caravanserai.lab.results import tell_left_out
    from caravanserai.lab.tournament import tournament as run

    names = split_bots(bots)
    rules = load_game(game)
    seats = rules.usual_players if players is None else players
    with shown_progress(json, f"{game}, {', '.join(names)}") as told:
        played = run(
            game,
            names,
            seats,
            games,
            seed,
            given_options(rules, seats, option),
            seconds=seconds,
            precision=precision,
            executor=make_executor(jobs, ray),
            out=out,
            progress=told,
        )
    tell_how_it_went(played, games * len(played.figures.tables), precision)
    if out is not None:
        keep_reports(played, out)
    if json:
        print(msgspec.json.format(msgspec.json.encode({"result": played.result, "times": played.times}), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(standings_table(played))
    console.print(shares_table(played))
    console.print(cross_table(played))
    console.print(seats_table(played.result.seats))
    console.print(f"\n{tell_length(played)} {tell_left_out(played.result)}".rstrip())


def standings_table(played: Outcomes) -> Table:
    """The strongest first, or in the order in which they were given where nothing can rate them."""
    from rich.table import Table

    result = played.result
    title = f"{result.game}, {result.players} players, {result.games:,} games, seed {result.seed}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    rated = result.ratings is not None
    for heading in ("bot", *(("Elo", "95 % interval") if rated else ()), "ms a decision", "longest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    times = {one.bot: one for one in played.times}
    ratings = {one.bot: [f"{one.rating:.0f}", f"{one.low:.0f} to {one.high:.0f}"] for one in result.ratings or ()}
    for bot in ratings or times:
        table.add_row(bot, *ratings.get(bot, []), f"{times[bot].ms_per_decision:.2f}", f"{times[bot].longest_ms:.0f}")
    if not rated:
        table.caption = "for ratings: pip install 'caravanserai[lab]'"
    return table


def shares_table(played: Outcomes) -> Table:
    """Each bot at all its tables, for one of its seats."""
    from rich.table import Table

    table = Table(title="", box=None, pad_edge=False)
    for heading in ("bot", "games", "wins", "95 % interval", "place", "score", "SD"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in played.result.bots:
        table.add_row(
            one.bot,
            f"{one.games:,}",
            f"{100 * one.share:.1f} %",
            f"{100 * one.low:.1f} to {100 * one.high:.1f} %",
            f"{one.place:.2f}",
            f"{one.score:.1f}",
            f"{one.score_sd:.1f}",
        )
    return table


def cross_table(played: Outcomes) -> Table:
    from rich.table import Table

    result, names = played.result, played.figures.names
    shares = {(cell.bot, cell.against): cell for cell in result.cross}
    how = "" if result.players == 2 else f"alone among {result.players - 1} of "
    title = f"\nwins of the row {how}the column, in percent; a fair share is {100 / result.players:.1f}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        cells = (shares.get((one, other)) for other in names)
        table.add_row(
            one,
            *(
                "" if cell is None else f"{100 * cell.share:.1f} ({100 * cell.low:.1f} to {100 * cell.high:.1f})"
                for cell in cells
            ),
        )
    return table
