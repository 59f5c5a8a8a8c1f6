"""A review as one page that needs no server and no script: a chart, the turning points, the decisions, luck and skill."""

from __future__ import annotations

from html import escape
from typing import Final

from caravanserai.core.sheet import colour_of, sheet, table
from caravanserai.reviewing.figures import Review, Turning
from caravanserai.reviewing.words import SUMS, ReviewTeller, percent

WIDTH: Final = 900
HEIGHT: Final = 300
MARGIN: Final = 44
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3", "6 2", "2 5", "14 5", "5 5 1 5")
"""Seats are told apart without colour too."""

STYLE: Final = """
.view { color: var(--faint) }
.open { border: 3px solid var(--grave); color: var(--grave); padding: .5rem .75rem; font-weight: 700 }
.chart { overflow-x: auto }
.chart svg { min-width: 36rem }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0 }
.legend svg { width: 40px; vertical-align: middle }
.grave td:nth-child(5), .real td:nth-child(5) { color: var(--grave); font-weight: 700 }
.fine td:nth-child(5) { color: var(--fine); font-weight: 700 }
"""


def page_of(review: Review, language: str | None = None) -> str:
    """The page, in the reader's language."""
    teller = ReviewTeller(review, language)
    say = teller.speech.say
    parts = [
        f"<h1>{escape(teller.title())}</h1>",
        f'<p class="{"open" if review.open_cards else "view"}">{escape(teller.point_of_view())}</p>',
        f"<h2>{escape(say('terminal-review-chart'))}</h2>",
        chart(review, say("terminal-review-chart")),
        f"<h2>{escape(say('terminal-review-turnings'))}</h2>",
        "<ol>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in teller.turnings()) + "</ol>",
        f"<h2>{escape(say('terminal-review-decisions'))}</h2>",
        decisions(teller),
        f"<h2>{escape(say('terminal-review-luck'))}</h2>",
        table(["", *map(teller.column, SUMS)], [("numbers", [one.name, *teller.sums(one)]) for one in review.seats]),
        *(f"<p>{escape(note)}</p>" for note in (teller.revealed(), teller.usual()) if note),
        f"<footer>{escape(teller.made())}</footer>",
    ]
    return sheet(teller.title(), teller.speech.language, STYLE, parts)


def decisions(teller: ReviewTeller) -> str:
    """All that were judged, those that stand out marked in words and in colour."""
    rows = [
        (
            "fine" if one.fine else one.grade,
            [
                str(one.first),
                teller.review.names[one.seat],
                teller.moves(one.played, one.up_to),
                teller.loss(one) if one.loss else "",
                teller.grade(one),
                teller.better(one),
            ],
        )
        for one in teller.review.decisions
    ]
    return table([teller.column(name) for name in ("move", "who", "played", "cost", "verdict", "better")], rows)


def chart(review: Review, label: str) -> str:
    """A line for each seat over the steps of the game; turning points are numbered as they are told."""
    ends = ", ".join(
        f"{name} {percent(review.start[seat])} % → {percent(review.seats[seat].result)} %"
        for seat, name in enumerate(review.names)
    )
    grid = "".join(
        f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{height(share):.1f}" y2="{height(share):.1f}"/>'
        f'<text x="{MARGIN - 6}" y="{height(share) + 4:.1f}" text-anchor="end">{percent(share)}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    lines = "".join(line(review, seat) for seat in range(len(review.names)))
    marks = "".join(mark(review, turning, number) for number, turning in enumerate(review.turnings, start=1))
    tall = HEIGHT + MARGIN
    return (
        f'<div class="chart" tabindex="0"><svg viewBox="0 0 {WIDTH} {tall}" role="img" '
        f'aria-label="{escape(label)}: {escape(ends)}">{grid}{lines}{marks}</svg></div>{legend(review)}'
    )


def height(share: float) -> float:
    return 20 + HEIGHT * (1 - share)


def across(review: Review, step: int) -> float:
    """Where a step ends; -1 is the start."""
    return MARGIN + (WIDTH - 2 * MARGIN) * (step + 1) / max(1, len(review.steps))


def line(review: Review, seat: int) -> str:
    series = [review.start[seat], *(step.chances[seat] for step in review.steps)]
    points = " ".join(f"{across(review, at - 1):.1f},{height(share):.1f}" for at, share in enumerate(series))
    colour, dash = colour_of(seat), DASHES[seat % len(DASHES)]
    return f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}" points="{points}"/>'


def mark(review: Review, turning: Turning, number: int) -> str:
    x, y = across(review, turning.step), height(turning.after)
    colour = colour_of(turning.seat)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/><text x="{x + 7:.1f}" y="{y - 7:.1f}">{number}</text>'


def legend(review: Review) -> str:
    """Names below the chart, each with its line."""
    parts = []
    for seat, name in enumerate(review.names):
        stroke = f'stroke="{colour_of(seat)}" stroke-width="2.5" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        line = f'<svg viewBox="0 0 40 8" aria-hidden="true"><line x1="0" x2="40" y1="4" y2="4" {stroke}/></svg>'
        parts.append(f"<li>{line} {escape(name)}</li>")
    return f'<ul class="legend">{"".join(parts)}</ul>'
