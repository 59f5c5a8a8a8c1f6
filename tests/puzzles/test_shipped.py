"""The puzzles that come with the games: each is sound, says nothing that its solver could not know, and has its day."""

from __future__ import annotations

import datetime
from collections import Counter

import msgspec
import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.speech import Speech
from caravanserai.puzzles.asking import PuzzleTable
from caravanserai.puzzles.checking import CHECKED, DEEPER, check_puzzles, read_plan
from caravanserai.puzzles.finding import LEAST, SURE
from caravanserai.puzzles.format import ARCHIVE, NoPuzzle, check_day, puzzle_of, puzzled_games, shipped
from caravanserai.puzzles.sight import sight_of
from caravanserai.puzzles.weighing import weighed
from caravanserai.reviewing.review import judge_for

TODAY = datetime.date(2026, 11, 18)
every_game = pytest.mark.parametrize("game_id", puzzled_games())


def test_every_game_has_puzzles() -> None:
    assert puzzled_games() == ["camel_up", "emira", "five_tribes"]


@every_game
def test_every_position_loads_and_every_plan_can_be_played_from_its_first_move_to_its_last(game_id: str) -> None:
    game = load_game(game_id)
    made, puzzles = shipped(game_id)
    assert (made.game, made.rules, made.least) == (game_id, game.rules_version, LEAST)
    for puzzle in puzzles:
        sight = sight_of(game, puzzle.position)
        judge = judge_for(game, sight.position.seats, CHECKED)
        assert game.prompt(sight.position).ask == puzzle.ask
        assert puzzle.ask in judge.puzzled
        answer, glance = (read_plan(sight, judge, moves) for moves in (puzzle.answer, puzzle.glance))
        assert judge.gist(answer) != judge.gist(glance), "it is not what one plays at a glance"
        for other in puzzle.others:
            assert read_plan(sight, judge, other.moves) != answer


@every_game
def test_every_answer_is_better_by_the_least_margin_and_by_three_standard_errors(game_id: str) -> None:
    for puzzle in shipped(game_id)[1]:
        assert len(puzzle.others) >= 2, "between two there is not much to find"
        losses = [other.loss for other in puzzle.others]
        assert losses == sorted(losses)
        assert puzzle.margin == losses[0]
        for other in puzzle.others:
            assert other.loss >= max(LEAST, SURE * other.error) - 0.0003, puzzle.position


@every_game
def test_no_two_are_alike(game_id: str) -> None:
    puzzles = shipped(game_id)[1]
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.seed, puzzle.move) for puzzle in puzzles}) == len(puzzles)
    assert max(Counter(puzzle.seed for puzzle in puzzles).values()) <= 16, "one for each part of a game"


@every_game
def test_what_the_solver_could_not_know_is_nowhere_in_what_is_shown(game_id: str) -> None:
    """Twins: the same view, with everything behind it dealt otherwise."""
    game, differ = load_game(game_id), 0
    for number in range(min(8, len(shipped(game_id)[1]))):
        asked, twin = (PuzzleTable(game_id, TODAY + datetime.timedelta(number)) for _ in range(2))
        other = game.write_position(game.restore(asked.sight.known.view, Random(99)))
        differ += other != asked.puzzle.position
        twin.sight = sight_of(game, other)
        shown = [msgspec.json.decode(msgspec.json.encode(each.info(TODAY))) for each in (asked, twin)]
        for one in shown:
            one["update"]["now"] = 0
        assert shown[0] == shown[1]
        assert twin.try_out(asked.puzzle.others[0].moves).loss == asked.puzzle.margin
    assert differ or "open_hands" in judge_for(game, game.usual_players).puzzle_options, "something was hidden"


@every_game
def test_expert_says_why_and_regular_why_it_would_play_something_else(game_id: str) -> None:
    solutions = [PuzzleTable(game_id, TODAY + datetime.timedelta(number)).solution() for number in range(3)]
    assert all(solution.answer.reason for solution in solutions)
    assert all(solution.glance.reason for solution in solutions)
    speech = Speech("en", game_id)
    for solution in solutions:
        assert speech.has(f"{game_id}-why-{solution.answer.reason}")


SAMPLES = {"camel_up": 60, "emira": 3, "five_tribes": 8}
"""By game, so many puzzles are weighed anew: as many as some ten seconds are enough for."""
AGAIN = 2
"""Of every game, so many are weighed by the samples that they were found by."""


@every_game
def test_what_is_stated_comes_out_again_by_todays_judge(game_id: str) -> None:
    made, puzzles = shipped(game_id)
    assert [weighed(made, puzzle) for puzzle in puzzles[:AGAIN]] == [*puzzles[:AGAIN]]


@pytest.mark.slow
@pytest.mark.long
@every_game
def test_deeper_analysis_says_the_same_of_a_sample(game_id: str) -> None:
    made, puzzles = shipped(game_id)
    told = check_puzzles(made, puzzles, sample=SAMPLES[game_id], seed=3)
    assert (told.checked, told.samples, told.faults) == (SAMPLES[game_id], DEEPER * made.samples, [])
    assert told.least >= LEAST / 2
    assert told.sigmas >= SURE


def test_a_puzzle_with_another_answer_is_found_out() -> None:
    made, puzzles = shipped("camel_up")
    right = puzzles[0]
    wrong = msgspec.structs.replace(
        right,
        answer=right.others[0].moves,
        others=[msgspec.structs.replace(right.others[0], moves=right.answer), *right.others[1:]],
    )
    (fault,) = check_puzzles(made, [wrong], deeper=1).faults
    assert fault.number == 1
    assert "costs" in fault.fault


def test_puzzles_of_other_rules_are_to_be_found_anew() -> None:
    made, puzzles = shipped("camel_up")
    (fault,) = check_puzzles(msgspec.structs.replace(made, rules=made.rules + 1), puzzles[:1]).faults
    assert "find it anew" in fault.fault


@every_game
def test_a_day_has_one_puzzle_for_everybody_and_all_have_their_day(game_id: str) -> None:
    puzzles = shipped(game_id)[1]
    days = [TODAY + datetime.timedelta(number) for number in range(len(puzzles))]
    assert {puzzle_of(game_id, day).position for day in days} == {puzzle.position for puzzle in puzzles}
    assert puzzle_of(game_id, TODAY) is puzzle_of(game_id, TODAY + datetime.timedelta(len(puzzles)))


def test_no_puzzle_is_told_before_its_day_and_none_for_ever() -> None:
    check_day(TODAY, TODAY)
    check_day(TODAY - datetime.timedelta(ARCHIVE - 1), TODAY)
    with pytest.raises(NoPuzzle, match="is told on that day"):
        check_day(TODAY + datetime.timedelta(1), TODAY)
    with pytest.raises(NoPuzzle, match="the first is that of"):
        check_day(TODAY - datetime.timedelta(ARCHIVE), TODAY)
    with pytest.raises(NoPuzzle, match="no puzzles for 'chess'"):
        shipped("chess")
