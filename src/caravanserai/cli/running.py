"""What the commands that play many games share: where they are played, where they are kept, and how far they have come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from caravanserai.core.intervals import Estimate
    from caravanserai.lab.results import Outcomes
    from caravanserai.lab.run import Progress as Told

SeedOption = Annotated[int, typer.Option(metavar="N", help="Other seeds are other dice and deals.", min=0)]
SecondsOption = Annotated[
    float | None, typer.Option(metavar="T", help="How long those that think may think about a move, of CPU.", min=0.001)
]
JobsOption = Annotated[int, typer.Option(metavar="N", help="How many processes to use; the result does not depend on it.", min=1)]
RayOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: the address of its head, or auto; needs caravanserai[ray]."),
]
OutOption = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Keep every game there, a table and a report. A run that was cut short goes on if it is started again.",
    ),
]
PrecisionOption = Annotated[
    float | None,
    typer.Option(metavar="P", help="Stop when half the width of every interval of a share is at most this, such as 0.02."),
]


def progress_bar(quiet: bool) -> Progress:
    """How far many games have come, with the time left, beside what is printed."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"))
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=quiet, transient=True)


@contextmanager
def shown_progress(quiet: bool, title: str) -> Iterator[Told]:
    """The bar, as runs tell their progress."""
    with progress_bar(quiet) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, advance=done, total=total)


def keep_reports(played: Outcomes, out: Path) -> None:
    """The page, and the games as tables for other programs, beside the lines."""
    from caravanserai.lab.export import export
    from caravanserai.lab.report import report

    (out / "report.html").write_text(report(played), encoding="utf-8")
    export(out)


def tell_cut_short(asked: int, played: int, most: str = "") -> None:
    """On the error stream, so that what is printed stays what it is."""
    import sys

    print(f"caravanserai: cut short after {played:,} of {most}{asked:,} games; what follows is of these", file=sys.stderr)


def tell_how_it_went(played: Outcomes, asked: int, precision: float | None) -> None:
    """What was there before, and whether somebody interrupted it; on the error stream too."""
    import sys

    if played.found:
        print(f"caravanserai: {played.found:,} of these games were there already", file=sys.stderr)
    if played.cut_short:
        tell_cut_short(asked, played.result.games, "" if precision is None else "at most ")


def seats_table(seats: list[Estimate]) -> Table:
    from rich.table import Table

    table = Table(title="", box=None, pad_edge=False)
    for heading in ("seat", "wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat, share in enumerate(seats, start=1):
        table.add_row(str(seat), f"{100 * share.mean:.1f} %", f"{100 * share.low:.1f} to {100 * share.high:.1f} %")
    return table


def tell_length(played: Outcomes) -> str:
    result = played.result
    length = result.length
    ends = ", ".join(f"{reason.replace('_', ' ')} {times:,}" for reason, times in result.reasons.items())
    return (
        f"Turns: {length.mean:.1f} on average, nine in ten games {length.p5} to {length.p95}. "
        f"Shared victories: {100 * result.ties:.1f} %. Ended: {ends}."
    )
