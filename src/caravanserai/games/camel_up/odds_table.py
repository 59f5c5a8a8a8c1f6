"""The odds as a table in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import LETTERS, RACERS, Racer
from caravanserai.games.camel_up.view import CamelUpView

if TYPE_CHECKING:
    from caravanserai.core.speech import Speech
    from caravanserai.games.camel_up.odds import Report

COLOURS: dict[Racer, str] = {"blue": "#4a7dbf", "green": "#4f9a5b", "yellow": "#d9a726", "red": "#c4452f", "purple": "#8a5aa8"}
BAR = 10


def draw(report: Report, speech: Speech, view: CamelUpView | None) -> RenderableType:
    """One table for the camels, one for the tiles, and what else there is in a line each."""
    parts: list[RenderableType] = [_camels(report, speech, view), "", _landings(report, speech), ""]
    parts += [Text(line) for line in _lines(report, speech)]
    return Group(*parts)


def _camels(report: Report, speech: Speech, view: CamelUpView | None) -> Table:
    table = Table(title=speech.say("camel_up-odds-title"), title_justify="left", box=None, pad_edge=False)
    table.add_column(speech.say("camel_up-odds-camel"))
    for heading in ("first", "second", "last"):
        table.add_column(speech.say(f"camel_up-odds-{heading}"), justify="right")
    for value in _ticket_columns(view):
        table.add_column(_ticket_heading(speech, value), justify="right")
    if report.race:
        table.add_column(speech.say("camel_up-odds-race_winner"), justify="right")
        table.add_column(speech.say("camel_up-odds-race_loser"), justify="right")
    for camel in sorted(RACERS, key=lambda racer: -report.leg.camels[racer].first):
        table.add_row(*_camel_row(report, speech, view, camel))
    return table


def _ticket_columns(view: CamelUpView | None) -> list[int]:
    """Every value, or at a table only the ticket that lies on top."""
    return sorted(set(c.TICKET_VALUES), reverse=True) if view is None else [0]


def _ticket_heading(speech: Speech, value: int) -> str:
    return speech.say("camel_up-odds-ticket", value=value) if value else speech.say("camel_up-odds-top_ticket")


def _camel_row(report: Report, speech: Speech, view: CamelUpView | None, camel: Racer) -> list[RenderableType]:
    places = report.leg.camels[camel]
    letter = LETTERS[RACERS.index(camel)]
    name = Text.assemble((f" {letter} ", f"bold white on {COLOURS[camel]}"), " ", speech.say(f"camel_up-camel-{camel}"))
    row: list[RenderableType] = [name, _bar(report.leg.chance(places.first))]
    row += [_percent(report.leg.chance(places.second)), _percent(report.leg.chance(places.last))]
    for value in _ticket_columns(view):
        row.append(_ticket(report, view, camel, value))
    if report.race:
        chances = report.race.camels[camel]
        row += [_percent(chances.winner), _percent(chances.loser)]
    return row


def _ticket(report: Report, view: CamelUpView | None, camel: Racer, value: int) -> str:
    if value:
        return _coins(report.leg.chance(report.leg.tickets[camel][value]))
    assert view is not None
    left = view.tickets[camel]
    return f"{left[0]}: {_coins(report.leg.chance(report.leg.tickets[camel][left[0]]))}" if left else "–"


def _landings(report: Report, speech: Speech) -> RenderableType:
    """§5.5 What a tile on each space earns; spaces that nothing will stop on are left out."""
    heading = Text(speech.say("camel_up-odds-landings"), style="italic")
    line = Text()
    for space, number in report.leg.landings.items():
        if number and space >= c.FIRST_TILE_SPACE:
            line.append(f"{space}", style="bold")
            line.append(f": {report.leg.chance(number):.2f}   ")
    return Group(heading, Padding(line, (0, 0, 0, 2)))


def _lines(report: Report, speech: Speech) -> list[str]:
    lines = [
        speech.say("camel_up-odds-race_ends", chance=_percent(report.leg.chance(report.leg.race_ends))),
        speech.say("camel_up-odds-roll", value=_coins(1.0)),
    ]
    tiles = report.board.cheers | report.board.boos
    for space in range(c.FIRST_TILE_SPACE, c.SPACES + 1):
        if tiles >> space & 1:
            chance = _percent(report.leg.chance(report.leg.next_landings[space]))
            lines.append(speech.say("camel_up-odds-next_landing", space=space, chance=chance))
    lines.append(speech.say("camel_up-odds-exact"))
    if report.race:
        races, error = f"{report.race.races:,}", _percent(report.race.error)
        lines.append(speech.say("camel_up-odds-estimate", races=races, error=error))
    return lines


def _bar(chance: float) -> Text:
    full = round(chance * BAR)
    return Text.assemble(("█" * full + "·" * (BAR - full), "dim"), f" {_percent(chance)}")


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def _coins(value: float) -> str:
    return f"{value:+.2f}"
