"""`caravanserai simulate`: statistics of many random games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, PlayersOption, given_options

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from caravanserai.core.intervals import Estimate
    from caravanserai.lab.simulate import Summary


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.", min=1)] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.", min=0)] = 1,
    jobs: Annotated[
        int, typer.Option(metavar="N", help="How many processes to use; the result does not depend on it.", min=1)
    ] = 1,
    option: OptionsOption = [],  # noqa: B006
    json: JsonOption = False,
) -> None:
    """Play random games by the thousand and sum them up.

    Rates, lengths and scores are printed, with 95 % intervals. Every legal move is as likely as any other. Options are the game's
    defaults, but for what it does otherwise where nobody is there to choose, such as a setup that is left to chance; an option
    that is given counts more than either.
    """
    import msgspec
    from rich.console import Console

    from caravanserai.core.discovery import load_game
    from caravanserai.lab.simulate import simulate as run

    rules = load_game(game)
    seats = rules.usual_players if players is None else players
    options = given_options(rules, seats, option)
    with progress_bar(json) as progress:
        task = progress.add_task(f"{game}, {seats} players", total=games)
        summary = run(game, seats, games, seed, options, jobs, lambda done: progress.update(task, advance=done))
    if json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(_measures_table(summary))
    console.print(_seats_table(summary))


def progress_bar(quiet: bool) -> Progress:
    """How far many games have come, with the time left, beside what is printed."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"))
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=quiet, transient=True)


def _measures_table(summary: Summary) -> Table:
    from rich.table import Table

    title = f"{summary.game}, {summary.players} players, {summary.games:,} random games, seed {summary.seed}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    table.add_column("value", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_row("games per second of CPU", f"{summary.games_per_second:,.0f}", "")
    turns = next(iter(summary.measures))
    named = "turns" if turns == "turns" else f"turns ({turns.replace('_', ' ')})"
    table.add_row(f"{named} per second of CPU", f"{summary.turns_per_second:,.0f}", "")
    for name, estimate in summary.measures.items():
        table.add_row(f"{name.replace('_', ' ')} per game", _number(estimate.mean), _interval(estimate))
    return table


def _seats_table(summary: Summary) -> Table:
    from rich.table import Table

    table = Table(title="", box=None, pad_edge=False)
    for heading in ("seat", "final score", "95 % interval", "wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat, result in enumerate(summary.seats, start=1):
        share = result.win_share
        table.add_row(
            str(seat),
            _number(result.score.mean),
            _interval(result.score),
            f"{100 * share.mean:.2f} %",
            f"{100 * share.low:.2f} to {100 * share.high:.2f} %",
        )
    return table


def _number(value: float) -> str:
    return f"{value:,.4f}" if abs(value) < 0.1 else f"{value:,.2f}"


def _interval(estimate: Estimate) -> str:
    return f"{_number(estimate.low)} to {_number(estimate.high)}"
