"""Luck is what chance did less the mean of what it might have done, and never what lay face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import load_game
from caravanserai.core.record import Record
from caravanserai.lab.match import play_match
from caravanserai.reviewing.falls import DRAWN, FEW, Falls
from caravanserai.reviewing.moments import GameWalk
from caravanserai.reviewing.review import Reviewer, review

pytestmark = pytest.mark.usefixtures("compiled")

LITTLE = 0.05


@cache
def played(game_id: str, bot: str = "regular", seed: int = 3) -> Record:
    return play_match(game_id, [bot] * max(2, min(load_game(game_id).players)), seed)


def reviewer_of(record: Record, viewer: int | None = None) -> Reviewer:
    return Reviewer(record, viewer, False, LITTLE, 0, False)


def draws(record: Record, ask: str) -> Iterator[int]:
    """By the number of the move, where chance answered this question."""
    for number, entry in enumerate(record.log):
        if entry.actor == CHANCE and record.game.prompt(record.at(number)).ask == ask:
            yield number


def cut_after(record: Record, number: int, move: int) -> Record:
    """The same game up to here, and then this."""
    other = Record(record.game, record.players, record.options)
    for entry in record.log[:number]:
        other.play(entry.move)
    other.play(move)
    return other


@pytest.mark.parametrize("viewer", [None, 1])
def test_over_all_faces_of_a_die_the_luck_comes_to_nothing(viewer: int | None) -> None:
    """Where one of them ends the race, cards that lie face down decide besides."""
    record = played("camel_up")
    for number in list(draws(record, "rolling"))[3::6]:
        position = record.at(number)
        weights, moves = position.weights(), position.legal_moves()
        if any(cut_after(record, number, move).outcome for move in moves):
            continue
        before = reviewer_of(record, viewer).values(number).means
        after = [reviewer_of(cut_after(record, number, move), viewer).values(number + 1).means for move in moves]
        for seat in range(record.players):
            mean = sum(weight * means[seat] for weight, means in zip(weights, after, strict=True)) / sum(weights)
            assert mean == pytest.approx(before[seat], abs=1)


@pytest.mark.parametrize("game_id", ["five_tribes", "emira"])
def test_draws_are_made_as_chance_makes_them_and_end_where_a_seat_decides(game_id: str) -> None:
    record = played(game_id)
    walk = GameWalk(record, None)
    falls = Falls(walk, 1)
    for run in walk.runs():
        if run.actor == CHANCE:
            found, are_all = falls.all_of(walk.moments[run.start])
            assert are_all or len(found) == DRAWN
            assert sum(one.share for one in found) == pytest.approx(1)
            assert all(one.position.actor() != CHANCE for one in found)
            assert are_all or len({record.game.write_position(one.position) for one in found}) > 1


def test_what_is_looked_at_is_as_likely_as_the_die_makes_it() -> None:
    record = played("camel_up")
    number = next(draws(record, "rolling"))
    walk = GameWalk(record, None)
    found, are_all = Falls(walk, 1).all_of(walk.moments[number])
    position = record.at(number)
    assert are_all
    assert len(found) == len(position.legal_moves()) <= FEW
    assert [one.share for one in found] == pytest.approx([weight / sum(position.weights()) for weight in position.weights()])
    assert Counter(one.known.draws["rolling"] for one in found) == {1: len(found)}


def test_cards_that_are_turned_up_in_the_end_are_no_luck() -> None:
    """A roll ends the race; then the cards that lay face down decide, and those were laid by the seats."""
    record = play_match("camel_up", ["expert", "novice", "novice"], 5)
    assert record.log[-1].actor == CHANCE
    found = review(record, budget=LITTLE, decisions=False)
    last = found.steps[-1]
    assert any(last.revealed)
    assert sum(last.revealed) == pytest.approx(0, abs=1e-5)
    assert not any(step.revealed for step in found.steps[:-1])
    for one in found.seats:
        by_chance = sum(step.change[one.seat] for step in found.steps if step.actor == CHANCE)
        assert one.luck == pytest.approx(by_chance - last.revealed[one.seat], abs=1e-6)
        own = sum(step.change[one.seat] for step in found.steps if step.actor == one.seat)
        assert one.own == pytest.approx(own + last.revealed[one.seat], abs=1e-6)
    assert not any(review(record, open_cards=True, budget=LITTLE, decisions=False).steps[-1].revealed)


def test_to_a_seat_only_the_cards_of_others_are_new() -> None:
    found = review(play_match("camel_up", ["expert", "novice", "novice"], 5), seat=0, budget=LITTLE, decisions=False)
    last = found.steps[-1]
    assert any(last.revealed)
    own = sum(step.change[0] for step in found.steps if step.actor == 0)
    assert found.seats[0].own == pytest.approx(own, abs=1e-6)
