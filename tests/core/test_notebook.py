"""In a notebook things show themselves; they print as one line, and are the same if their content is."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html import unescape
from typing import Any

import pytest

from caravanserai import Random, Record, game_ids, load_game, read_record, write_record
from caravanserai.core.contract import Game
from caravanserai.core.notebook import Html, bar, frame, table, table_of
from caravanserai.games.camel_up.lens.odds import report
from caravanserai.lab.balance import balance
from caravanserai.lab.match import match, play_table
from caravanserai.lab.simulate import simulate
from caravanserai.lab.tournament import tournament

PLAIN = (str, int, float, bool, type(None))


def midway(game: Game, moves: int = 60, seed: int = 3) -> Record:
    """A game that has been played for a while at random."""
    record, rng = Record(game, game.usual_players, game.at_once), Random(seed)
    while len(record.log) < moves and not record.position.is_over():
        if record.awaits_chance():
            record.play_chance(rng)
        else:
            record.play(rng.choice(record.position.legal_moves()))
    return record


def parsed(html: str) -> ET.Element:
    """What is shown, which is read as XML so that nothing in it is left open."""
    return ET.fromstring(f"<shown>{html}</shown>")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_position_prints_as_its_line_and_is_the_same_if_its_content_is(game_id: str) -> None:
    game = load_game(game_id)
    record = midway(game)
    position = record.position
    assert str(position) == game.write_position(position)
    assert repr(position) == f"<{game_id}: {position}>"
    again = game.load(game.save(position))
    assert position == again
    assert hash(position) == hash(again)
    assert len({position, again, position.copy()}) == 1
    again.play(again.legal_moves()[0])
    assert position != again
    line: Any = str(position)
    assert position != line
    assert position != load_game(next(other for other in game_ids() if other != game_id)).start(3)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("moves", [0, 60, 10_000])
def test_a_position_and_its_record_show_themselves(game_id: str, moves: int) -> None:
    game = load_game(game_id)
    record = midway(game, moves)
    for shown in (record.position._repr_html_(), record._repr_html_()):  # type: ignore[attr-defined]
        words = "".join(parsed(shown).itertext())
        assert str(record.position) in words
        assert words.count("seat") >= 1
    shown = record._repr_html_()
    assert all(name in unescape(shown) for name in record.names)
    assert ("won" in shown) == record.position.is_over()


@pytest.mark.parametrize("game_id", ["camel_up", "five_tribes"])
def test_a_picture_has_every_piece_and_takes_its_ink_from_the_page(game_id: str) -> None:
    record = midway(load_game(game_id))
    picture = parsed(record.position._repr_html_()).find(".//{*}svg")  # type: ignore[attr-defined]
    assert picture is not None
    letters = "".join(part.text or "" for part in picture.iter() if part.get("font-weight") == "bold" or part.get("text-anchor"))
    line = str(record.position)
    if game_id == "camel_up":
        assert sorted(letters) == sorted("BGYRPwk")
    else:
        standing = sum(sum(tile.meeples.values()) for tile in load_game("five_tribes").view(record.position, None).tiles)
        assert len(letters) == standing > 0
    lines = [part for part in picture.iter() if part.get("stroke")]
    assert line
    assert {part.get("stroke") for part in lines} == {"currentColor"}


def test_records_are_the_same_if_what_was_played_is() -> None:
    record = midway(load_game("camel_up"))
    assert read_record(write_record(record)) == record
    assert midway(load_game("camel_up")) == record
    assert midway(load_game("camel_up"), seed=4) != record
    assert midway(load_game("camel_up"), moves=59) != record
    assert record != "record"
    assert str(record).startswith("camel_up, Seat 1, Seat 2, Seat 3, Seat 4, 60 moves; ")
    assert repr(record) == f"<{record}>"


@pytest.mark.parametrize("game_id", game_ids())
def test_moves_go_into_a_data_frame_as_rows_of_plain_values(game_id: str) -> None:
    record = midway(load_game(game_id))
    rows = record.move_rows()
    assert len(rows) == len(record.log)
    assert {tuple(row) for row in rows} == {("number", "seat", "name", "move", "kind", "notation")}
    assert all(isinstance(value, PLAIN) for row in rows for value in row.values())
    again = Record(record.game, record.players, record.options)
    for row in rows:
        again.play(row["notation"])
    assert again == record


def test_odds_show_themselves_and_go_into_a_data_frame() -> None:
    odds = report("1[G Y R] 3[B P] 15[w] 16[k]", races=1000)
    rows = odds.rows()
    assert [row["camel"] for row in rows] == ["blue", "green", "yellow", "red", "purple"]
    assert sum(row["first"] for row in rows) == pytest.approx(1)
    assert sum(row["winner"] for row in rows) == pytest.approx(1)
    assert str(odds).startswith("first in this leg: blue 13.4 %, green ")
    shown = parsed(odds._repr_html_())
    assert len(shown.findall(".//tbody/tr")) == 5
    assert len(parsed(odds.leg._repr_html_()).findall(".//tbody/tr/td")) == 5 * 7
    assert "1,000 races" in "".join(shown.itertext())


def test_results_show_themselves_and_go_into_a_data_frame() -> None:
    played = match("camel_up", ["novice", "random", "random"], 3, seed=2)
    summed = simulate("camel_up", 3, 20, seed=1)
    for result, items in ((played, 2), (summed, 3)):
        rows = result.rows()
        assert len(rows) == items
        assert all(isinstance(value, PLAIN) for row in rows for value in row.values())
        assert len(parsed(result._repr_html_()).findall(".//tbody/tr")) == items
    assert played.rows()[0]["bot"] == "novice"
    assert {"score_mean", "win_share_low"} <= {*summed.rows()[0]}
    assert str(played).startswith("game camel up, players 3, games 3, seed 2")


def results_of_the_lab() -> dict[str, Any]:
    """Of each kind one, played anew."""
    return {
        "match": match("camel_up", ["novice", "random", "random"], 3, seed=2),
        "table": play_table("camel_up", ["novice", "random", "random"], 3, seed=2),
        "tournament": tournament("camel_up", ["roller", "random"], 3, 3).result,
        "simulation": simulate("camel_up", 3, 20, seed=1),
        "balance": balance("camel_up", 3, ["random", "roller"], 30),
    }


def test_results_of_the_lab_show_themselves_print_in_a_line_and_are_the_same_by_content() -> None:
    results, again = results_of_the_lab(), results_of_the_lab()
    assert results == again
    assert len({*results.values(), *again.values()}) == len(results)
    assert results["match"] != match("camel_up", ["novice", "random", "random"], 3, seed=3)
    for result in results.values():
        assert repr(result) == f"<{result}>"
        assert "\n" not in repr(result)
        assert len(repr(result)) < 200
        rows = result.rows()
        assert rows
        assert {tuple(row) for row in rows} == {tuple(rows[0])}
        assert all(isinstance(value, PLAIN) for row in rows for value in row.values())
        assert str(result) in "".join(parsed(result._repr_html_()).itertext())


@pytest.mark.parametrize("kind", ["match", "tournament", "balance"])
def test_shares_are_drawn_with_their_intervals_in_the_ink_of_the_page(kind: str) -> None:
    shown = parsed(results_of_the_lab()[kind]._repr_html_())
    pictures = shown.findall(".//{*}svg")
    assert any("fair share" in picture.get("aria-label", "") for picture in pictures)
    used = {
        name
        for part in shown.iter()
        for value in part.attrib.values()
        for name in re.findall(r"var\(--(seat\d|ink|line|faint)\)", value)
    }
    style = "".join(part.text or "" for part in shown.iter("style"))
    assert used
    assert all(f"--{name}: currentColor;" in style for name in used)


def test_what_people_call_themselves_is_no_html() -> None:
    shown = frame("<i>", table(["<b>"], [["<script>", Html("<u>x</u>"), None, True, 0.5]]), table_of([{"a_b": {"c": 2, "d": 0}}]))
    assert not re.search("<i>|<th><b>|<script>", shown)
    assert "<u>x</u>" in shown
    assert "c 2" in shown
    assert "50.0 %" in bar(0.5)
