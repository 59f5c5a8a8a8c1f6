"""The odds as a table in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.numbers import format_decimal, format_percent
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import RACERS, Racer
from caravanserai.games.camel_up.table.view import CamelUpView
from caravanserai.games.camel_up.terminal import chip, mark

if TYPE_CHECKING:
    from caravanserai.core.speech import Speech
    from caravanserai.games.camel_up.lens.odds import Race, Report

BAR = 8


def draw(report: Report, speech: Speech, view: CamelUpView | None) -> RenderableType:
    """A table for the leg, one for the race, what tiles earn, and what else there is in a line each."""
    parts: list[RenderableType] = [_leg(report, speech, view), ""]
    if report.race:
        parts += [_race(report.race, speech), ""]
    return Group(*parts, _landings(report, speech), "", *map(Text, _lines(report, speech)))


def _table(speech: Speech, title: str, headings: list[str]) -> Table:
    table = Table(title=speech.say(f"camel_up-odds-{title}"), title_justify="left", box=None, pad_edge=False)
    table.add_column(speech.say("camel_up-odds-camel"), no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _leg(report: Report, speech: Speech, view: CamelUpView | None) -> Table:
    headings = [speech.say(f"camel_up-odds-{place}") for place in ("first", "second", "last")]
    table = _table(speech, "title", headings + [_ticket_heading(speech, value) for value in _ticket_columns(view)])
    for camel in sorted(RACERS, key=lambda racer: -report.leg.camels[racer].first):
        table.add_row(*_leg_row(report, speech, view, camel))
    return table


def _race(race: Race, speech: Speech) -> Table:
    table = _table(speech, "race", [speech.say("camel_up-odds-race_winner"), speech.say("camel_up-odds-race_loser")])
    for camel in sorted(RACERS, key=lambda racer: -race.camels[racer].winner):
        chances = race.camels[camel]
        table.add_row(_name(camel, speech), _bar(chances.winner, speech), _bar(chances.loser, speech))
    return table


def _name(camel: Racer, speech: Speech) -> Text:
    widest = max(len(mark(racer, speech)) for racer in RACERS)
    return Text.assemble(chip(camel, f" {mark(camel, speech):<{widest}} "), " ", speech.say(f"camel_up-camel-{camel}"))


def _ticket_columns(view: CamelUpView | None) -> list[int]:
    """Every value, or at a table only the ticket that lies on top."""
    return sorted(set(c.TICKET_VALUES), reverse=True) if view is None else [0]


def _ticket_heading(speech: Speech, value: int) -> str:
    """The first column says what it is, the others only the printed value."""
    if value == 0:
        return speech.say("camel_up-odds-top_ticket")
    return speech.say("camel_up-odds-ticket", value=value) if value == max(c.TICKET_VALUES) else str(value)


def _leg_row(report: Report, speech: Speech, view: CamelUpView | None, camel: Racer) -> list[RenderableType]:
    places = report.leg.camels[camel]
    row: list[RenderableType] = [_name(camel, speech), _bar(report.leg.chance(places.first), speech)]
    row += [_percent(report.leg.chance(place), speech) for place in (places.second, places.last)]
    return row + [_ticket(report, speech, view, camel, value) for value in _ticket_columns(view)]


def _ticket(report: Report, speech: Speech, view: CamelUpView | None, camel: Racer, value: int) -> str:
    if value:
        return _coins(report.leg.chance(report.leg.tickets[camel][value]), speech)
    assert view is not None
    left = view.tickets[camel]
    return f"{left[0]}: {_coins(report.leg.chance(report.leg.tickets[camel][left[0]]), speech)}" if left else "–"


def _landings(report: Report, speech: Speech) -> RenderableType:
    """§5.5 What a tile on each space earns; spaces that nothing will stop on are left out."""
    heading = Text(speech.say("camel_up-odds-landings"), style="italic")
    line = Text()
    for space, number in report.leg.landings.items():
        if number and space >= c.FIRST_TILE_SPACE:
            line.append(f"{space}", style="bold")
            line.append(f": {format_decimal(report.leg.chance(number), '0.00', speech.language)}   ")
    return Group(heading, Padding(line, (0, 0, 0, 2)))


def _lines(report: Report, speech: Speech) -> list[str]:
    lines = [
        speech.say("camel_up-odds-race_ends", chance=_percent(report.leg.chance(report.leg.race_ends), speech)),
        speech.say("camel_up-odds-roll", value=_coins(1.0, speech)),
    ]
    tiles = report.board.cheers | report.board.boos
    for space in range(c.FIRST_TILE_SPACE, c.SPACES + 1):
        if tiles >> space & 1:
            chance = _percent(report.leg.chance(report.leg.next_landings[space]), speech)
            lines.append(speech.say("camel_up-odds-next_landing", space=space, chance=chance))
    lines.append(speech.say("camel_up-odds-exact"))
    if report.race:
        races = format_decimal(report.race.races, locale=speech.language)
        lines.append(speech.say("camel_up-odds-estimate", races=races, error=_percent(report.race.error, speech)))
    return lines


def _bar(chance: float, speech: Speech) -> Text:
    full = round(chance * BAR)
    return Text.assemble(("█" * full + "·" * (BAR - full), "dim"), f" {_percent(chance, speech)}")


def _percent(chance: float, speech: Speech) -> str:
    return str(format_percent(chance, "0.0\N{NO-BREAK SPACE}%", speech.language))


def _coins(value: float, speech: Speech) -> str:
    return str(format_decimal(value, "+0.00;-0.00", speech.language))
