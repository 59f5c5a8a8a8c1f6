"""Saved games: readable, exact, and no line of them can be altered unnoticed."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadRecord
from caravanserai.core.record import Record
from caravanserai.core.saved import _check, read_record, write_record
from tests.core.test_record import halfway, played

GAME = played("camel_up", 4, 11)
TEXT = write_record(GAME)
LINES = TEXT.splitlines()


def resealed(contents: list[str]) -> str:
    """Lines with checks that fit, as a forger would write them."""
    check, lines = "", []
    for content in contents:
        check = _check(check, content)
        lines.append(f"{content} ~{check}")
    return "\n".join(lines)


CONTENTS = [line.rpartition("~")[0].strip() for line in LINES]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_saved_game_is_read_back_as_it_was(game_id: str) -> None:
    record = played(game_id, load_game(game_id).players.start, 12)
    again = read_record(write_record(record))
    assert again.log == record.log
    assert again.names == record.names
    assert again.options == record.options
    assert write_record(again) == write_record(record)


def test_an_unfinished_game_is_kept_too() -> None:
    record = Record(load_game("camel_up"), 3, names=["Ala", "Zoé", "Bo"])
    record.play("B2")
    text = write_record(record)
    assert text.splitlines()[-1].startswith("open ")
    assert read_record(text).log == record.log


@pytest.mark.parametrize("game_id", game_ids())
def test_a_saved_game_that_begins_at_a_position_says_so(game_id: str) -> None:
    record = halfway(game_id, 13)
    text = write_record(record)
    assert f"position {record.beginning} " in text
    again = read_record(text)
    assert (again.beginning, again.log, again.outcome) == (record.beginning, record.log, record.outcome)
    assert write_record(again) == text


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("1[G Y R] 3[B P] 15[w]", "these camels are missing: k"),
        ("players=3 1[G Y R] 3[B P] 15[w] 16[k]", "of 3 players, not of 4"),
        ("hide_coins=yes 1[G Y R] 3[B P] 15[w] 16[k]", "other options"),
    ],
)
def test_a_position_that_is_not_of_this_table_is_refused_with_its_line(position: str, fault: str) -> None:
    first = next(number for number, content in enumerate(CONTENTS) if content.startswith("1 chance"))
    with pytest.raises(BadRecord, match=fault) as caught:
        read_record(resealed([*CONTENTS[:first], f"position {position}", "open"]))
    assert caught.value.line == first + 1


def test_a_name_cannot_break_the_text() -> None:
    record = Record(load_game("camel_up"), 3, names=["a ~ b\nseat 1 x", "", "  "])
    assert read_record(write_record(record)).names == ["a - b seat 1 x", "", ""]


@pytest.mark.parametrize("number", range(1, len(LINES) + 1, 7))
def test_an_altered_line_is_named(number: int) -> None:
    lines = [*LINES]
    content, _, check = lines[number - 1].rpartition("~")
    lines[number - 1] = content.rstrip() + "1 ~" + check
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(lines))
    assert caught.value.line == number


@pytest.mark.parametrize("number", range(1, len(LINES), 9))
def test_a_line_left_out_is_noticed_at_the_next_one(number: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(LINES[: number - 1] + LINES[number:]))
    assert caught.value.line == number


def test_two_lines_exchanged_are_noticed_at_the_first() -> None:
    lines = [*LINES]
    lines[30], lines[31] = lines[31], lines[30]
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(lines))
    assert caught.value.line == 31


def test_a_text_that_breaks_off_is_refused() -> None:
    with pytest.raises(BadRecord, match="breaks off") as caught:
        read_record("\n".join(LINES[:-1]))
    assert caught.value.line == len(LINES)


def test_something_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="after the end"):
        read_record(TEXT + "open ~00000000\n")


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "hello ~12345678", "~"])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@pytest.mark.parametrize(
    ("index", "content", "fault"),
    [
        (0, "caravanserai 9", "not a game saved by Caravanserai in this format"),
        (1, "game chess", "there is no game called 'chess'; there is camel_up"),
        (2, "rules 999", "rules of today"),
        (3, "players x", "number of players"),
        (3, "players 99", "expected 'seat"),
        (5, "option stack_order sideways", "cannot be 'sideways'"),
        (5, "option stack_ordre choose", "no option 'stack_ordre'"),
        (13, "seat 3 Ala", "expected seat 1"),
        (16, "1 chance B9", "no move begins with 'B9'"),
        (16, "1 chance G1", "not allowed now"),
        (16, "1 0 B1", "chance that acts here"),
        (16, "7 chance B1", "expected move 1"),
        (-1, "end forward 1 2 3 4", "does not end so"),
        (-1, "open", "does not end so"),
    ],
)
def test_a_forger_who_can_count_checks_is_still_caught(index: int, content: str, fault: str) -> None:
    contents = [*CONTENTS]
    contents[index] = content
    with pytest.raises(BadRecord, match=fault):
        read_record(resealed(contents))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(min_codepoint=33, max_codepoint=125))
def test_no_single_letter_can_be_changed(at: int, letter: str) -> None:
    changed = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        record = read_record(changed)
    except BadRecord:
        return
    assert write_record(record) == TEXT
