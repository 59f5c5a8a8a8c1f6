"""A match or a tournament as one page: who wins how often, how strong each is, what seats and luck make of it."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Sequence
from html import escape

from caravanserai.core.build import is_compiled
from caravanserai.core.intervals import Estimate
from caravanserai.core.sheet import sheet, table
from caravanserai.lab.figures import BotOverall
from caravanserai.lab.plots import STYLE, cross, forest, histograms, percent, points
from caravanserai.lab.results import Outcomes, RunResult, TableResult, line_up_words, tell_left_out


def report(played: Outcomes) -> str:
    """The page."""
    result = played.result
    names = played.figures.names
    title = f"{result.game.replace('_', ' ').title()}: {', '.join(names)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{result.games:,} games of {result.players} players, seed {result.seed}. In a block the dice are "
        "the same, and everybody moves a seat on from game to game. Shares are of victories, ties split "
        f"({percent(result.ties)} of the games were shared), with 95 % intervals.</p>",
        *_strength(result, names),
        *_cross(played),
        *_tables(result),
        *_spreads(played),
        *_seats(result),
        *_times(played),
        _made(result),
    ]
    return sheet(title, "en", STYLE, parts)


def _strength(result: RunResult, names: Sequence[str]) -> list[str]:
    if result.ratings is None:
        return []
    rows = [(one.bot, Estimate(one.rating, one.low, one.high)) for one in result.ratings]
    return [
        "<h2>Ratings</h2>",
        forest(
            "Plackett-Luce strengths in Elo points above the weakest, 95 % by drawing blocks anew", rows, points, colours=names
        ),
        '<p class="note">A hundred points more come first in 64 of 100 meetings. Who never loses to somebody is at least so far '
        "ahead: such distances depend on how many games were played.</p>",
    ]


def _cross(played: Outcomes) -> list[str]:
    result = played.result
    if len(result.cross) < 2:
        return []
    shares = {(cell.bot, cell.against): Estimate(cell.share, cell.low, cell.high) for cell in result.cross}
    fair = 1 / result.players
    how = "against" if result.players == 2 else f"alone among {result.players - 1} of"
    return [
        "<h2>Everybody against everybody</h2>",
        f"<p>The row {how} the column: its share of the victories in percent. Fair would be {percent(fair)}; bold is what its "
        "interval tells from that.</p>",
        cross(played.figures.names, shares, fair),
    ]


def _tables(result: RunResult) -> list[str]:
    parts = ["<h2>Shares of the victories</h2>"]
    if len(result.tables) > 1:
        parts.append(
            table(["at all tables", "wins", "95 %", "place", "score", "SD", "games"], [_overall(one) for one in result.bots])
        )
    if len(result.tables) == 1:
        rows = [(one.bot, Estimate(one.share, one.low, one.high)) for one in result.tables[0].bots]
        parts.append(forest("For one seat of each; the broken line is a fair share", rows, percent, 1 / result.players))
    headings = ["line-up", "bot", "wins", "Wilson", "by blocks", "place", "score", "SD", "games"]
    parts.append(table(headings, [row for one in result.tables for row in _rows(one)]))
    if told := tell_left_out(result):
        parts.append(f'<p class="note">{told}</p>')
    return parts


def _overall(one: BotOverall) -> tuple[str, list[str]]:
    cells = [one.bot, percent(one.share), f"{100 * one.low:.1f} to {100 * one.high:.1f}", f"{one.place:.2f}"]
    return "numbers", [*cells, f"{one.score:.1f}", f"{one.score_sd:.1f}", f"{one.games:,}"]


def _rows(one: TableResult) -> list[tuple[str, list[str]]]:
    return [
        (
            "numbers",
            [
                line_up_words(one.line_up) if number == 0 else "",
                bot.bot,
                percent(bot.share),
                f"{100 * bot.low:.1f} to {100 * bot.high:.1f}",
                f"{100 * bot.block_low:.1f} to {100 * bot.block_high:.1f}",
                f"{bot.place:.2f} ({bot.place_low:.2f} to {bot.place_high:.2f})",
                f"{bot.score:.1f}",
                f"{bot.score_sd:.1f}",
                f"{one.games:,}",
            ],
        )
        for number, bot in enumerate(one.bots)
    ]


def _spreads(played: Outcomes) -> list[str]:
    figures, length = played.figures, played.result.length
    scores = {
        name: sum((table.scores[name] for table in figures.tables if name in table.scores), Counter[int]())
        for name in figures.names
    }
    reasons = ", ".join(f"{reason.replace('_', ' ')} {times:,}" for reason, times in played.result.reasons.items())
    return [
        "<h2>Scores</h2>",
        histograms("Final scores of each bot in all its games; the broken line is the mean", scores, ""),
        "<h2>Length</h2>",
        histograms("Turns of a game, as the game counts them", {"all games": figures.lengths}, "turns"),
        f"<p>Half of all games have {length.p25} to {length.p75} turns, nine in ten {length.p5} to {length.p95}. "
        f"How they ended: {escape(reasons)}.</p>",
    ]


def _seats(result: RunResult) -> list[str]:
    rows = [(f"seat {seat}", share) for seat, share in enumerate(result.seats, start=1)]
    return [
        "<h2>Seats</h2>",
        forest(
            "Each seat's share of the victories: every bot sat in each as often as in the others",
            rows,
            percent,
            1 / result.players,
        ),
    ]


def _times(played: Outcomes) -> list[str]:
    rows = [
        ("numbers", [one.bot, f"{one.ms_per_decision:.3f} ms", f"{one.longest_ms:.1f} ms", f"{one.decisions:,}"])
        for one in played.times
    ]
    return ["<h2>Time</h2>", table(["bot", "CPU a decision", "longest", "decisions"], rows)]


def _made(result: RunResult) -> str:
    options = ", ".join(f"{name}={value}" for name, value in result.options.items())
    rules = f"{'compiled' if is_compiled(result.game) else 'plain'} rules {result.rules}"
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    return f"<footer>caravanserai {escape(result.caravanserai)}, {rules}, {escape(machine)}. Options: {escape(options)}.</footer>"
