"""Saved games of other rules: what does not depend on rules is held to as strictly as ever, the rest as far as today's lead."""

from __future__ import annotations

import msgspec
import pytest

from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.errors import BadRecord
from caravanserai.core.paper import NewRules, Paper, WrittenMove
from caravanserai.core.record import Record, TakenBack
from caravanserai.core.saved import paper_of, write_paper, write_record
from caravanserai.games.five_tribes.game import FiveTribes
from tests.core.test_saved import resealed
from tests.core.test_signing import KEY, game
from tests.tables.storage.kept import unpacked

EARLIER = 7
"""A version of Camel Up's rules that there never was."""


def earlier(**others: object) -> Paper:
    """A finished game as if it had been played by other rules."""
    return msgspec.structs.replace(paper_of(game()), rules=EARLIER, **others)


def read(paper: Paper, key: bool = False) -> EarlierGame:
    saved = read_saved(write_paper(paper, KEY if key else None))
    assert isinstance(saved, EarlierGame)
    return saved


def altered(paper: Paper, number: int, move: WrittenMove) -> Paper:
    """The game with another move in one place."""
    return msgspec.structs.replace(paper, steps=[*paper.steps[:number], move, *paper.steps[number + 1 :]])


def test_a_game_of_todays_rules_is_read_as_ever() -> None:
    assert isinstance(read_saved(write_record(game())), Record)


def test_a_game_that_todays_rules_lead_through_is_known_to_be_sound() -> None:
    saved = read(earlier(), key=True)
    assert saved.record is not None
    assert (saved.record.outcome, saved.unchecked, saved.signed_by) == (game().outcome, [], KEY.public)


def test_it_is_written_again_to_the_letter() -> None:
    text = write_paper(earlier())
    assert write_paper(read(earlier()).paper) == text


def first_seat_move(paper: Paper) -> int:
    return next(n for n, step in enumerate(paper.steps) if isinstance(step, WrittenMove) and step.actor >= 0)


def test_from_a_move_that_is_none_today_nothing_more_is_known() -> None:
    paper = earlier()
    number = first_seat_move(paper)
    step = paper.steps[number]
    assert isinstance(step, WrittenMove)
    saved = read(altered(paper, number, WrittenMove(step.actor, "dance on the table")), key=True)
    assert saved.record is None
    assert saved.unchecked[0] == number + 1
    assert len(saved.stretches[0].record.log) == number
    assert not saved.ends_alike
    assert saved.signed_by == KEY.public


def test_a_die_that_todays_rules_would_decide_otherwise_is_not_vouched_for() -> None:
    paper = earlier()
    number = next(n for n, step in enumerate(paper.steps) if isinstance(step, WrittenMove) and step.draw == 3)
    step = paper.steps[number]
    assert isinstance(step, WrittenMove)
    other = next(move.notation for move in paper.steps if isinstance(move, WrittenMove) and move.draw == 2)
    saved = read(altered(paper, number, WrittenMove(step.actor, other, step.draw)))
    assert saved.record is None
    assert saved.unchecked


def test_an_end_that_todays_rules_would_not_give_is_not_vouched_for() -> None:
    saved = read(earlier(closing="end forward 1 2 3"))
    assert (saved.record, saved.unchecked, saved.ends_alike) == (None, [], False)


def test_what_was_taken_back_is_followed() -> None:
    saved = read(earlier())
    assert saved.taken_back == game().taken_back > 0
    assert any(isinstance(step, TakenBack) for step in saved.paper.steps)


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("1 chance ", "2 chance ", "expected move 1"),
        (" #1", " #2", "draw 2 leaves out what was drawn before it: draw 1 is the next"),
        (" #2", " #1", "draw 1 was used already: draw 2 is the next"),
        (" #1", "", "the number of the draw is missing"),
        ("seed ", "seed 00", "the seed is not"),
        ("undo ", "undo 9", "expected 'undo' of 0 to"),
        ("players 3", "players 2", "expected|the number of players"),
        ("players 3", "players 33", "the number of players cannot be '33'"),
        ("end ", "nothing ", "expected move"),
    ],
)
def test_what_needs_no_rules_is_checked_as_ever(line: str, instead: str, why: str) -> None:
    text = write_paper(earlier())
    at = next(n for n, written in enumerate(text.splitlines()) if line in written.partition("~")[0])
    lines = [written.partition("~")[0].rstrip() for written in text.splitlines()]
    lines[at] = (lines[at] + " ").replace(line, instead, 1).rstrip()
    with pytest.raises(BadRecord, match=why):
        read_saved(resealed(lines))


def test_a_line_that_was_altered_is_named() -> None:
    with pytest.raises(BadRecord, match="was altered"):
        read_saved(write_paper(earlier()).replace("option start_seat 0", "option start_seat 1"))


def test_a_signature_that_does_not_hold_is_refused() -> None:
    text = write_paper(earlier(), KEY).splitlines()
    other = write_paper(earlier(names=["X", "Y", "Z"]), KEY).splitlines()
    lines = [line.partition("~")[0].rstrip() for line in [*text[:-1], other[-1]]]
    with pytest.raises(BadRecord, match="altered after it was signed"):
        read_saved(resealed(lines))


@pytest.mark.parametrize("text", ["rules 1 from 999 x", "rules x from 1 y", "rules 1 from 2"])
def test_a_change_of_rules_is_told_in_full(text: str) -> None:
    lines = [line.partition("~")[0].rstrip() for line in write_paper(earlier()).splitlines()]
    at = next(n for n, line in enumerate(lines) if line.startswith("5 "))
    with pytest.raises(BadRecord, match="expected 'rules VERSION from MOVES POSITION'"):
        read_saved(resealed([*lines[:at], text, *lines[at:]]))


def test_from_a_position_by_todays_rules_the_game_is_followed() -> None:
    record = game()
    made = len(record.log)
    position = record.game.write_position(record.at(made - 2))
    paper = paper_of(record)
    steps = [*paper.steps[:-2], NewRules(record.game.rules_version, made - 2, position), *paper.steps[-2:]]
    broken = [
        WrittenMove(step.actor, "dance", step.draw) if isinstance(step, WrittenMove) and n == 0 else step
        for n, step in enumerate(steps)
    ]
    saved = read(earlier(steps=broken))
    assert saved.stretches[-1].first == made - 2
    assert saved.ends_alike
    assert saved.record is None
    assert made - 1 not in saved.unchecked


def test_a_game_of_0_1_0_that_ended_by_a_rule_of_then_is_known_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FiveTribes, "options_before", {})
    of_all = msgspec.json.decode(unpacked("0.1.0", "tables.json"))["sqlite"].values()
    games = [read_saved(about["export"]) for about in of_all if about.get("over") and about["game"] == "five_tribes"]
    unchecked = [saved.unchecked for saved in games if isinstance(saved, EarlierGame)]
    assert unchecked == [[], [*range(320, 329)]]
