"""What was found about a game's balance, as one page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from caravanserai.core.notebook import frame
from caravanserai.core.sheet import sheet, table
from caravanserai.lab.associations import Association
from caravanserai.lab.balance import CHOICE, Balance, Level, Thing
from caravanserai.lab.luck import Luck
from caravanserai.lab.plots import STYLE, bars, forest, percent
from caravanserai.lab.shown import drawn, seats

SHOWN = 40
"""So many of what is most surely tied to winning, of each kind; all are in the JSON."""
FEW = 12
"""So many are shown in a notebook."""

CAVEAT = (
    "This is how the game is under these bots, which may be blind to what people see. Differences are associations: who is ahead "
    "can afford more, so what goes with winning need not bring it about."
)


def balance_page(found: Balance) -> str:
    title = f"{found.game.replace('_', ' ').title()}: balance among {found.players}"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{CAVEAT}</p>"]
    if found.luck is not None:
        parts += _luck(found.luck)
    for level in found.levels:
        parts += _level(level, found.players)
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    parts.append(
        f"<footer>caravanserai {escape(found.caravanserai)}, rules {found.rules}, seed {found.seed}. "
        f"Options: {escape(options)}.</footer>"
    )
    return sheet(title, "en", STYLE, parts)


def balance_html(found: Balance) -> str:
    """What a notebook shows of it: of each level what is most surely tied to winning."""
    parts = [_luck_bars(found.luck)] if found.luck is not None else []
    for level in found.levels:
        parts += [
            f"<b>{escape(level.bot)} among themselves, {level.games:,} games</b>",
            seats(level.seats),
            things_table(level.things[:FEW]),
        ]
    return frame(str(found), drawn(*parts), f"<p>{CAVEAT}</p>")


def _luck(luck: Luck) -> list[str]:
    return [
        "<h2>Luck and skill</h2>",
        _luck_bars(luck),
        '<p class="note">Skill is who plays; the deal is what the same dice bring whoever sits there; the rest is what became of '
        "the dice once the games had gone apart.</p>",
    ]


def _luck_bars(luck: Luck) -> str:
    rows = [("skill", luck.skill), ("seat", luck.seat), ("deal", luck.deal), ("rest", luck.rest)]
    return bars(f"Parts of the variance of the lead, {luck.games:,} games of {', '.join(luck.line_up)}", rows, percent)


def _level(level: Level, players: int) -> list[str]:
    seats = [(f"seat {number}", share) for number, share in enumerate(level.seats, start=1)]
    return [
        f"<h2>{escape(level.bot)} among themselves, {level.games:,} games</h2>",
        forest("Each seat's share of the victories", seats, percent, 1 / players),
        table(["", ""], [("numbers", row) for row in level_rows(level)]),
        "<h3>What can be chosen</h3>",
        things_table([thing for thing in level.things if thing.by == CHOICE][:SHOWN]),
        "<h3>What happens</h3>",
        things_table([thing for thing in level.things if thing.by != CHOICE][:SHOWN]),
    ]


def level_rows(level: Level) -> list[list[str]]:
    """What is told of a level besides its seats and things."""
    length, decided, half = level.length, level.decided, level.half_leader_won
    scores = ", ".join(f"{score.mean:.1f} ({score.low:.1f} to {score.high:.1f})" for score in level.scores)
    rows = [
        ["mean score by seat", scores],
        ["seats that are alike would differ as much", f"p {level.seats_p:.3f} (chi-square)"],
        ["turns of a game", f"{length.mean:.1f}, nine in ten {length.p5} to {length.p95}"],
        ["legal moves of a decision", f"{level.choices:.1f}"],
        ["moves without a choice", percent(level.forced)],
        [
            "lead changes of a game",
            f"{level.lead_changes.mean:.1f} ({level.lead_changes.low:.1f} to {level.lead_changes.high:.1f})",
        ],
        ["decided after", f"{decided.median} % of the moves in half of the games, {decided.p75} % in three of four"],
    ]
    if half is not None:
        rows.append(["who led halfway won", f"{percent(half.mean)} ({100 * half.low:.1f} to {100 * half.high:.1f})"])
    return rows


def things_table(things: Sequence[Thing]) -> str:
    headings = ["", "by", "could", "did", "times", "told of it", "won with / without", "difference", "q", "could: difference"]
    return table(headings, [("numbers", thing_row(thing)) for thing in things])


def thing_row(thing: Thing) -> list[str]:
    chosen = thing.chosen
    more = f" (more than {thing.beyond})" if thing.beyond else ""
    return [
        thing.name.replace("_", " "),
        thing.by,
        "" if thing.offered is None else percent(thing.offered),
        percent(thing.taken),
        f"{thing.times:.1f}{more}",
        ", ".join(f"{name} {value:.1f}" for name, value in thing.amounts.items()),
        "" if chosen is None else f"{100 * chosen.won_with:.1f} / {100 * chosen.won_without:.1f}",
        _difference(chosen),
        "" if thing.q is None else f"{thing.q:.3f}",
        _difference(thing.exposed),
    ]


def _difference(one: Association | None) -> str:
    """In points of a hundred."""
    return "" if one is None else f"{100 * one.difference:+.1f} ({100 * one.low:+.1f} to {100 * one.high:+.1f})"
