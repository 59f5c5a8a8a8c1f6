"""A review as people read it: in the terminal, as a page, as JSON; in three languages."""

from __future__ import annotations

import json
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.core.saved import write_record
from caravanserai.core.speech import Speech
from caravanserai.lab.match import play_match
from caravanserai.reviewing.figures import Review, Turning
from caravanserai.reviewing.page import page_of
from caravanserai.reviewing.review import review
from caravanserai.reviewing.words import LEVELS, ReviewTeller, chart

pytestmark = pytest.mark.usefixtures("compiled")

LANGUAGES = ("en", "pl", "fr")
GAMES = {
    "camel_up": ["regular", "novice", "novice"],
    "five_tribes": ["regular", "novice"],
    "emira": ["regular", "novice", "novice"],
}


@cache
def found(game: str, *, open_cards: bool = False) -> Review:
    return review(play_match(game, GAMES[game], 3), seat=1, budget=0.1, open_cards=open_cards)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(write_record(play_match("camel_up", GAMES["camel_up"], 3)), encoding="utf-8")
    return path


def told(*arguments: str) -> str:
    """What the command prints."""
    answer = CliRunner().invoke(app, ["review", *arguments], env={"NO_COLOR": "1", "COLUMNS": "200", "CARAVANSERAI_LANG": "en"})
    assert answer.exit_code == 0, answer.output
    return answer.output


def strict(game: str, language: str, reviewed: Review | None = None) -> ReviewTeller:
    """One who fails on words that lack something."""
    teller = ReviewTeller(reviewed or found(game), language)
    teller.speech = Speech(language, game, strict=True)
    return teller


def plain(text: str) -> str:
    """With spaces at which a line may break."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def turned_up(viewer: int | None, change: list[float], revealed: list[float]) -> Review:
    """A game that turned at its last roll, when cards were turned up too."""
    some = found("camel_up")
    last = msgspec.structs.replace(some.steps[-1], chances=[0.0, 0.0, 1.0], change=change, revealed=revealed)
    seat = max(range(3), key=lambda one: abs(change[one]))
    turning = Turning(len(some.steps) - 1, seat, last.chances[seat] - change[seat], last.chances[seat])
    steps = [*some.steps[:-1], last]
    return msgspec.structs.replace(some, viewer=viewer, names=["Ala", "Bo", "Cy"], steps=steps, turnings=[turning])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said(game: str, language: str) -> None:
    teller = strict(game, language)
    for one in teller.review.decisions:
        assert teller.moves(one.played, one.up_to)
        assert teller.moves(one.best, one.best_up_to)
        assert (teller.grade(one) != "") == one.stands_out == (teller.better(one) != "")
        assert "{" not in teller.loss(one)
    for sentence in [*teller.turnings(), teller.title(), teller.point_of_view(), teller.usual(), teller.made()]:
        assert sentence
        assert "{" not in sentence


def test_a_turning_point_is_told_by_what_happened() -> None:
    teller = strict("camel_up", "en")
    first = teller.review.turnings[0]
    sentence = teller.turning(first)
    events = teller.review.steps[first.step].events
    assert sentence.startswith(f"Leg {teller.review.steps[first.step].stage}: {teller.tell(events[0])}")
    assert sentence.endswith(f"from {round(100 * first.before)} to {round(100 * first.after)} %.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Cy: from 34 to 100 %. Luck +28 %, cards turned up at the end +38 % (not luck)."),
        ("pl", "Cy: z 34 na 100 %. Los +28 %, karty odkryte na końcu +38 % (to nie los)."),
        ("fr", "Cy : de 34 à 100 %. Hasard +28 %, cartes retournées à la fin +38 % (pas du hasard)."),
    ],
)
def test_a_turning_point_tells_its_luck_and_the_cards_that_were_turned_up_apart(language: str, words: str) -> None:
    reviewed = turned_up(None, [-0.59, -0.07, 0.66], [-0.208, -0.17, 0.378])
    teller = strict("camel_up", language, reviewed)
    assert plain(teller.turnings()[-1]).endswith(words)
    assert words in plain(page_of(reviewed, language))


def test_what_the_cards_did_may_be_more_than_the_swing() -> None:
    teller = strict("camel_up", "en", turned_up(None, [-0.63, -0.05, 0.68], [-0.71, 0.0, 0.71]))
    assert teller.turnings()[-1].endswith("Luck −3 %, cards turned up at the end +71 % (not luck).")


@pytest.mark.parametrize(
    ("language", "own", "both"),
    [
        (
            "en",
            "The cards turned up at the end are not luck: they count in “own” (Ala −20.8, Bo −17.0 and Cy +37.8).",
            "The cards turned up at the end are not luck: they count in “own” (Cy +37.8) and in “others” (Ala −37.8).",
        ),
        (
            "pl",
            "Karty odkryte na końcu to nie los: liczą się jako „swoje” (Ala −20,8, Bo −17,0 i Cy +37,8).",
            "Karty odkryte na końcu to nie los: liczą się jako „swoje” (Cy +37,8) i jako „cudze” (Ala −37,8).",
        ),
        (
            "fr",
            "Les cartes retournées à la fin ne sont pas du hasard : elles comptent dans « soi » "
            "(Ala −20,8, Bo −17,0 et Cy +37,8).",
            "Les cartes retournées à la fin ne sont pas du hasard : elles comptent dans « soi » (Cy +37,8) "
            "et dans « autres » (Ala −37,8).",
        ),
    ],
)
def test_below_the_sums_stands_where_cards_that_were_turned_up_count(language: str, own: str, both: str) -> None:
    """A seat's own doing; to a seat that knew its own cards, the others'."""
    everybody = turned_up(None, [-0.59, -0.07, 0.66], [-0.208, -0.17, 0.378])
    first = turned_up(0, [-0.59, -0.07, 0.66], [-0.378, 0.0004, 0.378])
    assert plain(strict("camel_up", language, everybody).revealed()) == own
    assert plain(strict("camel_up", language, first).revealed()) == both
    assert f"<p>{own}</p>" in plain(page_of(everybody, language))
    assert f"<p>{both}</p>" in plain(page_of(first, language))


def test_where_nothing_was_turned_up_nothing_is_said_of_it() -> None:
    reviewed = turned_up(None, [-0.59, -0.07, 0.66], [])
    teller = strict("camel_up", "en", reviewed)
    assert teller.revealed() == ""
    assert teller.turnings()[-1].endswith("from 34 to 100 %.")
    assert "turned up" not in page_of(reviewed, "en")


def test_the_command_tells_what_was_turned_up_in_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(play_match("camel_up", ["expert", "novice", "novice"], 5)), encoding="utf-8")
    words = told(str(file), "--budget", "0.05")
    assert "% (not luck)." in words
    assert words.count("The cards turned up at the end are not luck") == 1
    assert "turned up" not in told(str(file), "--open", "--budget", "0.05")


def test_what_comes_before_the_first_turn_is_the_set_up() -> None:
    assert [strict("emira", language).stage(0) for language in LANGUAGES] == ["Set-up", "Przygotowanie", "Mise en place"]
    assert strict("emira", "en").stage(2) == "Turn 2"


def test_the_figure_of_play_stands_beside_what_is_usual() -> None:
    """Weaker bots lose more; a game that was not measured says nothing."""
    for game in GAMES:
        usual = [*found(game).usual.values()]
        assert [*found(game).usual] == ["novice", "regular", "expert"]
        assert usual == sorted(usual, reverse=True)
    teller = strict("camel_up", "pl")
    assert "wśród 3 botów jednego poziomu: Nowicjusz 2,69, " in teller.usual(), "as docs/review.md has it"
    teller.review = msgspec.structs.replace(teller.review, usual={})
    assert teller.usual() == ""


@pytest.mark.parametrize(
    ("language", "limits", "interval"),
    [
        ("en", "costs at least 1 %, an error 3, a grave one 8, and each at least 3 standard errors.", "± is the 95 % interval."),
        ("pl", "co najmniej 1 %, błąd 3, ciężki 8, a każdy co najmniej 3 błędy standardowe.", "± to przedział 95 %."),
        ("fr", "au moins 1 %, une erreur 3, une grave 8, et chacune au moins 3 erreurs types.", "± est l’intervalle à 95 %."),
    ],
)
def test_below_a_review_stands_what_an_error_is_and_what_uncertain_means(language: str, limits: str, interval: str) -> None:
    assert plain(strict("camel_up", language).made()).endswith(f"{limits} {interval}")


def test_uncertain_is_what_a_95_percent_interval_leaves_open() -> None:
    teller = strict("camel_up", "en")
    decision = msgspec.structs.replace(teller.review.decisions[0], loss=0.05, error=0.01)
    assert teller.loss(decision).startswith("−5.0 % (± 2.0)")
    seat = msgspec.structs.replace(teller.review.seats[0], luck=0.1, luck_error=0.02)
    assert "+10.0 ± 3.9" in teller.sums(seat)


def test_a_chart_goes_from_the_start_to_the_result() -> None:
    reviewed = found("camel_up")
    for one in reviewed.seats:
        drawn = chart(reviewed, one.seat, 40)
        assert len(drawn) == 40
        assert drawn[0] == LEVELS[int(one.start * len(LEVELS))]
        assert drawn[-1] == LEVELS[-1 if one.result == 1 else 0]


def test_decimals_are_written_as_the_language_writes_them() -> None:
    assert [strict("camel_up", language).number(-1.25, 2) for language in LANGUAGES] == ["−1.25", "−1,25", "−1,25"]


@pytest.mark.parametrize(("language", "word"), [("en", "Turning points"), ("pl", "Punkty zwrotne"), ("fr", "Tournants")])
def test_the_command_tells_a_review(file: Path, language: str, word: str) -> None:
    words = told(str(file), "--budget", "0.05", "--lang", language)
    assert word in words
    assert words.count("regular") >= 2
    assert LEVELS[-1] in words


def test_the_command_lists_errors_or_all_decisions_of_a_seat(file: Path) -> None:
    data = json.loads(told(str(file), "--seat", "2", "--budget", "0.1", "--json"))
    assert {made["seat"] for made in data["decisions"]} == {1}
    few, all_of_them = (told(str(file), "--seat", "2", "--budget", "0.1", *more) for more in ([], ["--all"]))
    numbers = [made["first"] for made in data["decisions"] if made["grade"] == "none" and not made["fine"]]
    assert numbers
    assert all(f"\n{number} " in all_of_them and f"\n{number} " not in few for number in numbers)


def test_json_is_the_review(file: Path) -> None:
    data = json.loads(told(str(file), "--budget", "0.05", "--json"))
    reviewed = review(play_match("camel_up", GAMES["camel_up"], 3), budget=0.05)
    assert data == msgspec.json.decode(reviewed.json())
    assert {"rules", "engine", "samples", "trials", "seed", "open_cards"} <= data.keys()


def test_open_cards_cannot_be_overlooked(file: Path) -> None:
    assert "WITH OPEN CARDS" in told(str(file), "--open", "--budget", "0.05")
    assert 'class="open"' in page_of(found("camel_up", open_cards=True), "en")
    assert 'class="open"' not in page_of(found("camel_up"), "en")


class Outline(HTMLParser):
    """What a page has, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows = 0
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.rows += tag == "tr"
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_a_page_needs_nothing_else(game: str) -> None:
    page = page_of(found(game), "pl")
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.links == []
    assert "<script" not in page
    assert '<html lang="pl">' in page
    assert outline.rows == len(found(game).decisions) + len(found(game).seats) + 2
    assert page.count("<polyline") == len(found(game).seats)


def test_names_are_not_taken_for_markup() -> None:
    reviewed = msgspec.structs.replace(found("camel_up"), names=["<b>Ala</b>", "Bo", "Cy"])
    assert "<b>Ala" not in page_of(reviewed, "en")


def test_the_command_writes_a_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told(str(file), "--budget", "0.05", "--html", str(page))
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    from caravanserai.core.discovery import load_game
    from caravanserai.core.record import Record

    path = tmp_path / "open.txt"
    path.write_text(write_record(Record(load_game("camel_up"), 3)), encoding="utf-8")
    answer = CliRunner().invoke(app, ["review", str(path)])
    assert answer.exit_code == 1
    assert "only a game that is over" in str(answer.exception)
