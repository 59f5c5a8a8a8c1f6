"""§6 and §7 Every question of a card has its answers, and a move for each of them."""

from __future__ import annotations

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira.kernel.rules.chance import is_chance
from caravanserai.games.emira.kernel.rules.questions import QUESTIONS
from caravanserai.games.emira.names import PHASES
from caravanserai.games.emira.table.moves import MOVES
from caravanserai.games.emira.table.progress import FOR_EVENT, FOR_PRINCESS

OF_THE_TURN = (c.KEEPING_OPENING, c.PLAYING_CARDS, c.BUYING_CARDS, c.KEEPING_BOUGHT, c.RELIEVING, c.BIDDING, c.ACTING)
"""Asked of everybody, with or without cards."""


def test_whatever_is_asked_is_asked_by_the_turn_or_by_a_card() -> None:
    """§4, §6 and §7"""
    asked = {phase for phase in range(c.OVER) if not is_chance(phase)}
    assert asked == {*OF_THE_TURN, *QUESTIONS}
    assert not {*OF_THE_TURN} & {*QUESTIONS}


def test_every_question_has_a_first_answer() -> None:
    """§6 and §7"""
    assert [phase for phase, _ in c.QUESTIONS_OF_CARDS] == [*QUESTIONS]
    assert {phase for phase in range(c.OVER) if c.FIRST_ANSWER[phase] != c.NONE} == {*QUESTIONS}


@pytest.mark.parametrize("phase", sorted(QUESTIONS))
def test_the_first_answer_begins_a_kind_of_move(phase: int) -> None:
    """§6 and §7"""
    first = c.FIRST_ANSWER[phase]
    assert type(MOVES[first]) is not type(MOVES[first - 1]), PHASES[phase]


def test_questions_of_cards_that_take_effect_and_of_princesses_who_come_are_among_them() -> None:
    """§6 and §7.2"""
    assert {phase for phase in (*FOR_EVENT, *FOR_PRINCESS) if not is_chance(phase)} <= {*QUESTIONS}
