"""Five Tribes' board in a terminal: everything on it, for every width, with and without colour."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caravanserai.core.speech import Speech, languages
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.step import Step
from caravanserai.games.five_tribes.table.moves import GoOn, KillHeld, TakeCard, TakeDjinn, TakeThief
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView
from caravanserai.games.five_tribes.terminal import remark
from tests.games import drawing
from tests.games.drawing import NAMES

ENGLISH = Speech("en", "five_tribes")


def view_at(moves: int, players: int = 3, viewer: int | None = 0, **options: Any) -> FiveTribesView:
    return cast(FiveTribesView, drawing.view_at("five_tribes", moves, players, viewer, FiveTribesOptions(**options)))


def drawn(view: FiveTribesView, width: int = 80, language: str = "en") -> str:
    return drawing.drawn("five_tribes", view, width, language)


def scene() -> FiveTribesView:
    """A board of our own: a tile with a camel, palms and palaces, a crowd, an empty one; cards, djinns and a thief."""
    view = view_at(76)
    assert view.phase == "bidding"
    tiles = {tile.tile: tile for tile in view.tiles}
    tiles["b2"].design, tiles["b2"].owner, tiles["b2"].palms, tiles["b2"].palaces = "oasis", 1, 2, 1
    tiles["c3"].meeples = {"vizier": 3, "elder": 2, "assassin": 4}
    tiles["d4"].meeples = {}
    tiles["a1"].design, tiles["a1"].meeples = "sacred_15", {"vizier": 1, "builder": 2}
    view.row = ["ivory", "fakir", "fish"]
    view.djinn_row = ["marid", "al_amin"]
    view.thief = "ziad"
    view.spots = [None, None, 2, None, 0, None, None, None, None]
    view.seats[0].hand, view.seats[0].cards, view.seats[0].gold = {"silk": 2, "fakir": 1}, 3, 41
    view.seats[1].djinns, view.seats[1].thieves, view.seats[1].cards = ["jafaar"], ["shaum"], 5
    return view


def tile_lines(told: str, tile: str) -> list[str]:
    """The three lines of a tile."""
    lines = told.splitlines()
    head = next(number for number, line in enumerate(lines) if f" {tile} " in line)
    column = "abcdef".index(tile[0])
    return [lines[head + down].split("│")[column + 1].strip() for down in (1, 2, 3)]


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_tile_fits_its_cell(language: str) -> None:
    assert "…" not in drawn(view_at(90), 80, language)


def test_a_tile_shows_what_it_is_who_stands_there_and_whose_it_is() -> None:
    told = drawn(scene())
    assert tile_lines(told, "a1") == ["sacred 15", "V B B", ""]
    assert tile_lines(told, "b2")[0] == "oasis 8"
    assert tile_lines(told, "b2")[2] == "▲Bo ♣2 ⌂"
    assert tile_lines(told, "d4")[1] == ""


def test_a_crowd_is_told_by_numbers() -> None:
    assert tile_lines(drawn(scene()), "c3")[1] == "3V2E4A"


def test_what_is_carried_is_told_with_the_tile_it_has_come_to() -> None:
    view = scene()
    view.phase = "sowing"
    view.step = Step(start="c1", at="d4", left="c4", in_hand={"elder": 1, "builder": 1})
    assert "Carried  1E 1B · d4" in drawn(view)


def test_the_order_of_play_and_what_lies_open_are_told() -> None:
    told = drawn(scene())
    assert "Turn order  18 · 12 · 8 · 5 · 3\u00a0Ada · 1 · 0\u00a0Cy · 0 · 0" in told
    assert "Still to bid" in told
    assert "Cards  1\u00a0ivory · 2\u00a0fakir · 3\u00a0fish" in told
    assert "Djinns  1\u00a0Marid\u00a0(6) · 2\u00a0Al-Amin\u00a0(5)" in told
    assert "Thief  Ziad" in told


def test_a_seat_shows_its_own_gold_and_cards_and_only_the_number_of_others() -> None:
    rows = {line.strip("▸ ").split()[0]: line.split() for line in drawn(scene()).splitlines()[-3:]}
    assert rows["Ada"][-2:] == ["2×silk,", "fakir"]
    assert "41" in rows["Ada"]
    assert "?" in rows["Bo"]
    assert rows["Bo"][-3:] == ["5", "Jafaar,", "Shaum"]
    assert "?" not in drawn(view_at(drawing.END))


def test_a_last_round_is_announced() -> None:
    view = scene()
    assert "last round" not in drawn(view)
    view.last_round = True
    assert "Round 1 · the last round" in drawn(view)


def test_beside_a_choice_stands_what_lies_there() -> None:
    view = scene()
    assert remark(view, TakeCard(2), NAMES, ENGLISH) == "=fakir"
    assert remark(view, TakeDjinn(1, "elder"), NAMES, ENGLISH) == "=Marid"
    assert remark(view, TakeThief("elder"), NAMES, ENGLISH) == "=Ziad"
    assert remark(view, KillHeld(2, "elder"), NAMES, ENGLISH) == "=Cy"
    assert remark(view, GoOn(), NAMES, ENGLISH) == ""


def test_read_aloud_it_is_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    told = drawing.drawn("five_tribes", scene(), force_terminal=True)
    assert "b2: oasis 8" in told
    assert "▲Bo · ♣2 · ⌂1" in told


@pytest.mark.parametrize("language", languages())
def test_what_was_counted_is_told_by_seat(language: str) -> None:
    """Gold, cards that are known, and how many there are besides."""
    view, speech = view_at(76), Speech(language, "five_tribes")
    view.seats[0].hand, view.seats[0].cards, view.seats[0].gold = {"silk": 2}, 2, 41
    view.seats[1].cards = 3
    lens = GAME.lens(view, FiveTribesTally([41, 38, 50], [{}, {"fakir": 1}, {}]))
    heading, *told = drawing.counted("five_tribes", lens, 3, language)
    silk, fakir = (speech.say("five_tribes-list-row", item=card) for card in ("silk", "fakir"))
    assert heading == [speech.say(f"five_tribes-board-{name}") for name in ("player", "gold", "cards")]
    assert told == [["Ada", "41", f"2×{silk}"], ["Bo", "38", f"{fakir}, 2×?"], ["Cy", "50", "0"]]
    assert drawing.counted("five_tribes", GAME.lens(view), 3, language)[2] == ["Bo", "?", "3×?"]
