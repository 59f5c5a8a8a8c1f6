"""`caravanserai review`: what each decision of a finished game cost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import FileArgument, JsonOption, LangOption, check_seat
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from caravanserai.core.record import Record
    from caravanserai.reviewing.figures import Decision
    from caravanserai.reviewing.words import ReviewTeller

CHART = 60
"""So many letters wide at most."""


def review(
    file: FileArgument,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Only from what this seat knew, counted from 1, and its decisions.", min=1)
    ] = None,
    open_cards: Annotated[bool, typer.Option("--open", help="Judge with everything known, as nobody could.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="List all decisions, not errors and good finds alone.")] = False,
    budget: Annotated[
        float, typer.Option(metavar="X", help="How many times the usual samples: 4 halves the errors and takes 4 times as long.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(metavar="N", help="Other seeds are other samples.", min=0)] = 0,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page that needs no server, instead of printing.")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Review a finished game.

    Everybody's chance to win over the game with its turning points, what each decision cost against the best that the expert
    finds, and how much was luck. The same file, seed and budget give the same review.
    """
    from caravanserai.cli.running import progress_bar
    from caravanserai.reviewing.review import review as judge
    from caravanserai.reviewing.words import ReviewTeller
    from caravanserai.tui.console import make_console

    record = finished(file)
    reader = None if seat is None else check_seat(seat, record.players)
    with progress_bar(json) as progress:
        task = progress.add_task(record.game.id, total=len(record.log))
        found = judge(
            record,
            seat=reader,
            open_cards=open_cards,
            budget=budget,
            seed=seed,
            progress=lambda moves: progress.update(task, advance=moves),
        )
    if json:
        print(found.json().decode())
    elif html is not None:
        from caravanserai.reviewing.page import page_of

        html.write_text(page_of(found, lang), encoding="utf-8")
    else:
        show(ReviewTeller(found, lang), make_console(), everything)


def finished(file: Path) -> Record:
    """The game of a file, if it is over and today's rules lead through it."""
    from caravanserai.cli.checking import read_game
    from caravanserai.core.earlier import EarlierGame

    saved = read_game(file)
    record = saved.record if isinstance(saved, EarlierGame) else saved
    if record is None:
        raise BadOption(f"{file}: today's rules do not lead through this game, so that it cannot be reviewed")
    return record


def show(teller: ReviewTeller, console: Console, everything: bool) -> None:
    """All of a review, one part below the other."""
    from caravanserai.terminal.palette import ACT, FAINT, TITLE
    from caravanserai.terminal.prose import Prose

    found, speech = teller.review, teller.speech
    console.print(Prose(teller.title(), style=TITLE))
    console.print(Prose(teller.point_of_view(), style=ACT if found.open_cards else FAINT))
    console.print(Prose(speech.say("terminal-review-chart"), style=TITLE), chart_table(teller))
    console.print(Prose(speech.say("terminal-review-turnings"), style=TITLE))
    for sentence in teller.turnings():
        console.print(Prose(sentence))
    listed = [one for one in found.decisions if everything or one.stands_out]
    console.print(Prose(speech.say(f"terminal-review-{'decisions' if everything else 'errors'}"), style=TITLE))
    console.print(decision_table(teller, listed) if listed else Prose(speech.say("terminal-review-none")))
    console.print(Prose(speech.say("terminal-review-luck"), style=TITLE), luck_table(teller))
    for note in filter(None, (teller.revealed(), teller.usual(), teller.made())):
        console.print(Prose(note, style=FAINT))


def plain_table(*headings: str) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=any(headings))
    for heading in headings:
        table.add_column(heading)
    return table


def chart_table(teller: ReviewTeller) -> Table:
    from caravanserai.reviewing.words import chart, percent

    table = plain_table("", "", "", "")
    found = teller.review
    for seat, name in enumerate(found.names):
        result = found.seats[seat].result
        table.add_row(name, f"{percent(found.start[seat])} %", chart(found, seat, CHART), f"{percent(result)} %")
    return table


def decision_table(teller: ReviewTeller, decisions: list[Decision]) -> Table:
    headings = ("move", "who", "played", "cost", "verdict", "better")
    table = plain_table(*(teller.column(heading) for heading in headings))
    for one in decisions:
        table.add_row(
            str(one.first),
            teller.review.names[one.seat],
            teller.moves(one.played, one.up_to),
            teller.loss(one) if one.loss else "",
            teller.grade(one),
            teller.better(one),
        )
    return table


def luck_table(teller: ReviewTeller) -> Table:
    from caravanserai.reviewing.words import SUMS

    table = plain_table("", *(teller.column(column) for column in SUMS))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in teller.review.seats:
        table.add_row(one.name, *teller.sums(one))
    return table
