"""Emira's board in a terminal: everything on it, for every width, with and without colour."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from rich.cells import cell_len

from caravanserai.core.speech import Speech, languages
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PRINCESSES
from caravanserai.games.emira.step import Step
from caravanserai.games.emira.table.moves import Buy, ChoosePlace, GoOn, KeepCard, PlayCard
from caravanserai.games.emira.table.tally import RICHEST, EmiraTally
from caravanserai.games.emira.table.view import EmiraView, Offer, PrincessCard
from caravanserai.games.emira.terminal import remark
from tests.games import drawing
from tests.games.drawing import NAMES

ENGLISH = Speech("en", "emira")


def view_at(moves: int, players: int = 3) -> EmiraView:
    return cast(EmiraView, drawing.view_at("emira", moves, players))


def drawn(view: EmiraView, width: int = 80, language: str = "en") -> str:
    return drawing.drawn("emira", view, width, language)


def scene() -> EmiraView:
    """A table of our own: four princesses, one of whom waits and one whose preferences are swapped, and two sheikhs."""
    view = view_at(60)
    view.turn, view.asked, view.played = 7, 1, ["bazaar", "vermin"]
    view.in_play, view.undecided, view.swapped = ["noor", "albina", "sidi_suleiman"], ["badra"], ["albina"]
    view.offer = Offer(small=True, token="beauty", status=1200, camel=True)
    view.bag = {"beauty": 4, "clothes": 2}
    view.step = Step(bid=290, bidder=2)
    mine, other = view.seats[0], view.seats[1]
    mine.gold, mine.hand, mine.cards, mine.objective = 640, {"bazaar": 2, "vermin": 1}, 3, "ihcr"
    mine.caravans = {"small_slow": [3, 3, 8], "large_fast": [1]}
    mine.palace, mine.status, mine.princesses, mine.tokens = 5, [350, 1200], ["nadia", "hind"], {"manners": 2}
    other.gold, other.hand, other.cards, other.objective = None, None, 2, None
    other.camels, other.rate, other.appearance, other.status_points, other.rooms = 4, 70, 9, 3, 5
    return view


def rows_of(told: str) -> dict[str, list[str]]:
    """The table of the sheikhs, by their names."""
    lines = told.splitlines()
    head = next(number for number, line in enumerate(lines) if line.split()[:1] == ["Player"])
    return {line.strip("▸ ").split()[0]: line.strip("▸ ").split()[1:] for line in lines[head + 1 : head + 4]}


@pytest.mark.parametrize("language", languages())
def test_every_princess_fits_her_card_and_every_column_its_table(language: str) -> None:
    view = view_at(90, 3)
    everybody = msgspec.structs.replace(view, in_play=list(PRINCESSES), undecided=[], swapped=[])
    told = drawn(everybody, 80, language)
    assert "…" not in told
    assert told.count("╭") == 10


def test_a_princess_shows_what_she_looks_at_and_her_talents() -> None:
    lines = drawn(scene()).splitlines()
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    assert cells == [
        ["Noor", "Albina (swapped)", "Sidi Suleiman"],
        ["appearance → palace", "status → appearance", "number of princesses"],
        ["intelligence/housekeeping", "intelligence", "–"],
        ["Badra (undecided)"],
        ["money → palace"],
        ["intelligence"],
    ]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_frame_is_as_wide_as_the_cards_in_it(count: int) -> None:
    view = scene()
    view.in_play, view.undecided = list(PRINCESSES[:count]), []
    framed = [line for line in drawn(view).splitlines() if line[0] in "╭│╰"]
    assert len(framed) == 5
    assert {cell_len(line) for line in framed} == {26 * count + 1}


def test_what_is_on_offer_is_told_with_its_price_and_nothing_else_is() -> None:
    told = drawn(scene())
    assert "On offer  small caravan\u00a0450/550 · beauty\u00a0350 · status card 1200 · camel\u00a0150\n" in told
    assert "palace section\u00a0500" not in told
    view = scene()
    view.offer = Offer(large=True, section=True)
    assert "On offer  large caravan\u00a0750/900 · palace section\u00a0500\n" in drawn(view)


def test_the_turn_the_highest_bid_and_this_turns_events_are_told() -> None:
    told = drawn(scene())
    assert told.startswith(" Turn 7\n")
    assert "Highest bid  290 · Cy" in told
    assert "Events this turn  Bazaar · Vermin" in told
    assert "Bag  beauty\u00a04 · clothes\u00a02" in told
    assert drawn(view_at(0, 3)).startswith(" Setting up\n")


def test_sheikhs_are_told_by_what_princesses_look_at() -> None:
    rows = rows_of(drawn(scene()))
    assert rows["Ada"][0] == "640"
    assert rows["Ada"][5] == "2.5"
    assert rows["Bo"] == ["?", "2", "4×70", "9", "3", rows["Bo"][5], f"{len(scene().seats[1].princesses)}/5"]
    assert "2,5" in drawn(scene(), language="pl")


def test_caravans_stand_on_their_tracks() -> None:
    told = drawn(scene(), 400)
    assert "Caravans\u00a0small slow\u00a0··2····1, large fast\u00a01···" in told


def test_guests_tokens_and_status_cards_lie_before_their_sheikh() -> None:
    told = drawn(scene(), 400)
    assert "Princesses\u00a0Nadia (housekeeping), Hind (housekeeping or romance)" in told
    assert "Tokens\u00a0beauty\u00a01, manners\u00a02" in told
    assert "Status cards\u00a0350, 1200" in told


def test_only_what_the_viewer_may_know_is_told() -> None:
    told = drawn(scene(), 400)
    assert told.count("Objective") == 1
    assert "Objective\u00a0one of each talent" in told
    assert "Events in hand\u00a02×Bazaar, Vermin" in told
    assert told.count("Events in hand") == 1
    over = drawn(view_at(drawing.END, 3), 400)
    assert over.count("Objective") == 3
    assert "?" not in over


def test_beside_a_choice_stands_what_it_is_about() -> None:
    view = scene()
    view.princess_cards = [PrincessCard(1, "noor"), PrincessCard(2)]
    assert remark(view, Buy("appearance"), NAMES, ENGLISH) == "=beauty"
    assert remark(view, Buy("status"), NAMES, ENGLISH) == "=1200"
    assert remark(view, Buy("camel"), NAMES, ENGLISH) == ""
    assert remark(view, ChoosePlace(1), NAMES, ENGLISH) == "=Noor"
    assert remark(view, ChoosePlace(2), NAMES, ENGLISH) == ""
    assert remark(view, GoOn(), NAMES, ENGLISH) == ""


def test_beside_a_word_to_type_stands_what_the_reader_calls_it() -> None:
    assert remark(scene(), KeepCard("camel_epidemic"), NAMES, ENGLISH) == "=Camel\u00a0Epidemic"
    assert remark(scene(), PlayCard("vermin"), NAMES, ENGLISH) == ""
    assert remark(scene(), PlayCard("vermin"), NAMES, Speech("fr", "emira")) == "=Vermine"


def test_read_aloud_it_is_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    told = drawing.drawn("emira", scene(), force_terminal=True)
    assert "Albina (swapped): status → appearance · intelligence" in told
    assert "Gold\u00a0640" in told


@pytest.mark.parametrize("language", languages())
def test_what_was_counted_is_told_by_seat(language: str) -> None:
    """Gold that is known with the highest bid, the least that is there, or nothing."""
    view, speech = view_at(60), Speech(language, "emira")
    own = view.seats[0].gold
    assert own is not None
    for other in view.seats[1:]:
        other.gold = other.shown = None
    lens = GAME.lens(view, EmiraTally([own, 700, 40], [own, 700, RICHEST]))
    heading, *told = drawing.counted("emira", lens, 3, language)
    assert heading == [speech.say(f"emira-board-{name}") for name in ("player", "gold", "most_bid")]
    assert [row[:2] for row in told] == [["Ada", str(own)], ["Bo", "700"], ["Cy", "≥40"]]
    assert int(told[1][2]) >= 700
    assert len(told[2]) == 2
    assert drawing.counted("emira", GAME.lens(view), 3, language)[2] == ["Bo", "?"]
