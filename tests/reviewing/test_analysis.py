"""The engine thinks about one position, step by step."""

from __future__ import annotations

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.reviewing.analysis import FIRST, MOST, STEP, Analysis, Weighing, analyse, think_on

POSITIONS = {
    "camel_up": "turn=1 leg=3 6[B] 7[R G Y] 9[P] 13[k] 16[w] coins=15,13,8,5",
    "five_tribes": "players=2",
    "emira": "players=3",
}


def reached(game_id: str) -> Record:
    """A position at which a seat has something to decide."""
    record, rng = Record(load_game(game_id), position=POSITIONS[game_id]), Random(4)
    while record.awaits_chance() or len(record.position.legal_moves()) < 2:
        if record.awaits_chance():
            record.play_chance(rng)
        else:
            record.play(record.position.legal_moves()[0])
    return record


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game_id", POSITIONS)
def test_step_by_step_the_same_figures_come_out_as_at_once(game_id: str) -> None:
    record = reached(game_id)
    steps, so_far = list[Analysis](), list[Weighing]()
    while not steps or not steps[-1].done:
        steps.append(think_on(record, so_far, 2 * STEP))
        so_far = steps[-1].weighed
    whole = analyse(record, samples=2 * STEP)
    assert (whole.weighed, whole.samples) == (so_far, 2 * STEP)
    assert whole.chances == steps[0].chances
    assert sum(whole.chances) == pytest.approx(1, abs=0.01)
    assert all(one.tried == steps[number].samples for number in range(len(steps)) for one in steps[number].weighed)
    assert {one.option for one in so_far} <= {one.option for one in steps[0].weighed}
    assert len(so_far) <= MOST[-1]
    assert [one.mean for one in so_far] == sorted((one.mean for one in so_far), reverse=True)


@pytest.mark.usefixtures("compiled")
def test_a_step_that_cannot_have_come_before_is_begun_anew() -> None:
    record = reached("camel_up")
    first = think_on(record, [], STEP)
    assert first.samples in (FIRST, STEP)
    twice = [first.weighed[0], first.weighed[0]]
    assert think_on(record, twice, STEP).weighed == first.weighed


@pytest.mark.usefixtures("compiled")
def test_the_sure_ticket_is_best() -> None:
    """Only blue and the grey ones are still to roll, and red leads by more than blue can catch up."""
    record = Record(load_game("camel_up"), position="1[B G] 2[Y P] 6[R] 12[w] 13[k] out[G1 Y1 R1 P1]")
    found = analyse(record, samples=STEP)
    best = record.game.move(found.options[found.weighed[0].option].moves[0])
    assert record.game.write(best) == "ticket R"


def test_where_there_is_nothing_to_decide_only_the_chances_are_told() -> None:
    record = Record(load_game("camel_up"), position=POSITIONS["camel_up"])
    record.play("roll")
    found = think_on(record, [], STEP)
    assert (found.weighed, found.done) == ([], True)
    assert len(found.chances) == 4
