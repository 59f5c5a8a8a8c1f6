"""Camel Up's board in a terminal: everything on it, for every width, with and without colour."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caravanserai.core.speech import Speech
from caravanserai.games.camel_up.events import LegSettled
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.moves import FormPartnership, Roll, TakeTicket
from caravanserai.games.camel_up.table.view import CamelUpView, Card, Stack, Ticket, Tile
from caravanserai.games.camel_up.terminal import remark, veil
from tests.games import drawing
from tests.games.drawing import NAMES

ENGLISH = Speech("en", "camel_up")


def view_at(moves: int, players: int = 4, viewer: int | None = 0, **options: Any) -> CamelUpView:
    return cast(CamelUpView, drawing.view_at("camel_up", moves, players, viewer, CamelUpOptions(**options)))


def drawn(view: CamelUpView, width: int = 80, language: str = "en") -> str:
    return drawing.drawn("camel_up", view, width, language)


def scene() -> CamelUpView:
    """A board of our own: stacks, both kinds of tiles, tickets held, cards on both piles."""
    view = view_at(20)
    view.track = [Stack(7, ["blue"]), Stack(9, ["green", "yellow", "red"]), Stack(11, ["black", "purple"]), Stack(14, ["white"])]
    view.tiles = [Tile(5, "boo", 1), Tile(12, "cheer", 0)]
    view.tickets |= {"blue": [3, 2, 2], "red": []}
    view.seats[1].tickets = [Ticket("blue", 5)]
    view.winner_pile = [Card(1, None), Card(0, "green")]
    view.loser_pile = [Card(2, None)]
    return view


def test_stacks_stand_on_their_space_with_the_top_on_top() -> None:
    lines = drawn(scene()).splitlines()
    feet = next(number for number, line in enumerate(lines) if "── 9 ──" in line)
    column = lines[feet].index("9")
    assert ["".join(lines[row][column - 3 : column + 4]).strip(" ▐▌│") for row in range(feet - 3, feet)] == ["R", "Y", "G"]
    feet = next(number for number, line in enumerate(lines) if "── 7 ──" in line)
    assert lines[feet - 1][lines[feet].index("7")] == "B"


def test_tiles_show_their_side_and_their_owner() -> None:
    told = drawn(scene())
    assert "−Bo" in told
    assert "+Ada" in told


def test_the_court_shows_dice_tickets_and_piles() -> None:
    view = scene()
    view.dice_left = ["blue", "grey"]
    told = drawn(view)
    assert "In the pyramid  B  grey" in told
    assert "B3·2·2" in told
    assert "R–" in told
    assert "Bets on the winner Bo, Ada\u00a0G" in told
    assert "Bets on the loser Cy" in told
    assert "FINISH" in told


def test_a_seat_shows_its_tickets_and_only_its_own_hand() -> None:
    rows = {line.strip("▸ ").split()[0]: line for line in drawn(scene()).splitlines()[-4:]}
    assert "B5" in rows["Bo"]
    assert rows["Bo"].split()[-1].isdecimal()
    assert not rows["Ada"].split()[-1].isdecimal()


def test_partners_are_shown_from_six_players_on() -> None:
    view = view_at(40, players=6)
    view.seats[0].partner, view.seats[3].partner = 3, 0
    told = drawn(view)
    assert "Partner" in told
    assert [line for line in told.splitlines() if "Ada" in line and "Di" in line]
    assert "Partner" not in drawn(view_at(40, players=5))


def test_hidden_purses_show_only_ones_own_until_the_end() -> None:
    hidden = drawn(view_at(40, hide_coins=True)).splitlines()[-4:]
    assert ["?" in line for line in hidden] == [False, True, True, True]
    assert "?" not in drawn(view_at(drawing.END, hide_coins=True))
    assert all("?" in line for line in drawn(view_at(40, viewer=None, hide_coins=True)).splitlines()[-4:])


def test_hidden_purses_are_not_told_in_the_log_either() -> None:
    view = view_at(40, hide_coins=True)
    assert veil(LegSettled(1, 2, 9), view) == {"coins": "hidden"}
    assert veil(LegSettled(0, 2, 9), view) == {}
    assert veil(LegSettled(1, 2, 9), view_at(40)) == {}
    told = Speech("en", "camel_up").tell(LegSettled(1, 2, 9), NAMES, **veil(LegSettled(1, 2, 9), view))
    assert told == "Bo ends the leg at 2."


def test_those_that_crossed_the_line_stand_at_the_finish() -> None:
    view = scene()
    view.track = [*view.track[1:], Stack(18, ["blue"])]
    lines = drawn(view).splitlines()
    finish = next(number for number, line in enumerate(lines) if "FINISH" in line)
    assert lines[finish + 1][:10].strip(" │") == "B"
    assert "FINISH: B" in drawn(view, 40)


def test_beside_a_choice_stands_what_it_is_worth() -> None:
    assert remark(scene(), TakeTicket("blue"), NAMES, ENGLISH) == "=3"
    assert remark(scene(), FormPartnership(3), NAMES, ENGLISH) == "=Di"
    assert remark(scene(), Roll(), NAMES, ENGLISH) == ""


def test_read_aloud_it_is_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    told = drawing.drawn("camel_up", scene(), force_terminal=True)
    assert "Space 9: G Y R" in told
