"""`caravanserai simulate`: statistics of many games, random ones or among bots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption, OptionsOption, PlayersOption, given_options
from caravanserai.cli.running import JobsOption, RayOption, progress_bar, tell_cut_short

if TYPE_CHECKING:
    from rich.table import Table

    from caravanserai.core.intervals import Estimate
    from caravanserai.lab.figures import Spread
    from caravanserai.lab.simulate import Summary


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.", min=1)] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.", min=0)] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Who plays instead of chance: one for each seat, or one for all, such as regular."),
    ] = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    option: OptionsOption = [],  # noqa: B006
    json: JsonOption = False,
) -> None:
    """Play games by the thousand, at random or among bots.

    Rates, lengths and scores are printed, with 95 % intervals and how they are spread. Without bots every legal move is as likely
    as any other. Options are the game's defaults, but for what it does otherwise where nobody is there to choose, such as a setup
    that is left to chance; an option that is given counts more than either. Ctrl-C ends it with what was played by then.
    """
    import msgspec
    from rich.console import Console

    from caravanserai.bots import split_bots
    from caravanserai.core.discovery import load_game
    from caravanserai.lab.executor import make_executor
    from caravanserai.lab.simulate import simulate as run

    rules = load_game(game)
    names = split_bots(bots) if bots is not None else None
    seats = players if players is not None else rules.usual_players if names is None or len(names) == 1 else len(names)
    seated = names * seats if names is not None and len(names) == 1 else names
    options, executor = given_options(rules, seats, option), make_executor(jobs, ray)
    with progress_bar(json) as progress:
        task = progress.add_task(f"{game}, {seats} players", total=games)
        tell = partial(progress.update, task)
        summary = run(game, seats, games, seed, options, 1, lambda done: tell(advance=done), bots=seated, executor=executor)
    if summary.games < games:
        tell_cut_short(games, summary.games)
    if json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(_measures_table(summary))
    console.print(_seats_table(summary))
    made, how = summary.versions, "compiled" if summary.versions.compiled else "not compiled: the same games, much slower"
    console.print(f"\ncaravanserai {made.caravanserai}, rules {made.rules}, {how}, Python {made.python}")


def _measures_table(summary: Summary) -> Table:
    from rich.table import Table

    kind = "random games" if summary.seats[0].bot is None else "games"
    title = f"{summary.game}, {summary.players} players, {summary.games:,} {kind}, seed {summary.seed}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    table.add_column("value", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("nine in ten", justify="right")
    table.add_row(
        "games per second of CPU", f"{summary.games_per_second:,.{0 if summary.games_per_second > 100 else 1}f}", "", ""
    )
    turns = next(iter(summary.measures))
    named = "turns" if turns == "turns" else f"turns ({turns.replace('_', ' ')})"
    table.add_row(f"{named} per second of CPU", f"{summary.turns_per_second:,.0f}", "", "")
    for name, estimate in summary.measures.items():
        table.add_row(
            f"{name.replace('_', ' ')} per game", _number(estimate.mean), _interval(estimate), _middle(summary.spreads[name])
        )
    return table


def _seats_table(summary: Summary) -> Table:
    from rich.table import Table

    table = Table(title="", box=None, pad_edge=False)
    for heading in ("seat", "final score", "95 % interval", "nine in ten", "wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat, result in enumerate(summary.seats, start=1):
        share = result.win_share
        table.add_row(
            str(seat) if result.bot is None else f"{seat} {result.bot}",
            _number(result.score.mean),
            _interval(result.score),
            _middle(result.scores),
            f"{100 * share.mean:.2f} %",
            f"{100 * share.low:.2f} to {100 * share.high:.2f} %",
        )
    return table


def _number(value: float) -> str:
    return f"{value:,.4f}" if abs(value) < 0.1 else f"{value:,.2f}"


def _middle(spread: Spread) -> str:
    """Where all but the lowest and the highest twentieth lie."""
    return f"{spread.p5:,} to {spread.p95:,}"


def _interval(estimate: Estimate) -> str:
    return f"{_number(estimate.low)} to {_number(estimate.high)}"
