"""Puzzles are found in games among experts: the same ones by the same seed, whatever is between."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.judging import Intent, Known, RandomJudge
from caravanserai.games.camel_up.bots.judge import CamelUpJudge
from caravanserai.puzzles import finding
from caravanserai.puzzles.finding import JUDGED, by_gist, find_puzzles, mixed, puzzles_in
from caravanserai.puzzles.format import Puzzle, read_puzzles, shipped, write_puzzles
from caravanserai.puzzles.sight import sight_of
from caravanserai.reviewing.review import engine_name, judge_for
from tests.cli.test_commands import run

SEED = 8
"""A game of Camel Up with a puzzle in it."""


def test_a_game_gives_the_same_puzzles_again_and_they_come_back_from_their_file() -> None:
    found = puzzles_in("camel_up", SEED)
    assert len(found) >= 1
    made, again = find_puzzles("camel_up", len(found), SEED)
    assert sorted(again, key=lambda puzzle: puzzle.move) == found
    assert read_puzzles(write_puzzles(made, again)) == (made, again)
    assert (made.game, made.seed, made.samples) == ("camel_up", SEED, CamelUpJudge.puzzle_samples[1])


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "search.jsonl"
    whole = find_puzzles("camel_up", 2, SEED, keep=file)
    first, *games = file.read_bytes().splitlines(keepends=True)
    assert len(games) > 1
    file.write_bytes(first + games[0] + games[1][:-9])
    looked = list[int]()

    def look(game_id: str, number: int) -> list[Puzzle]:
        looked.append(number)
        return puzzles_in(game_id, number)

    monkeypatch.setattr(finding, "puzzles_in", look)
    assert find_puzzles("camel_up", 2, SEED, keep=file) == whole
    assert file.read_bytes() == first + b"".join(games)
    assert looked == [SEED + 1 + more for more in range(len(games) - 1)]


def test_a_file_that_keeps_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "search.jsonl"
    find_puzzles("camel_up", 1, SEED, keep=file)
    before = file.read_bytes()
    with pytest.raises(BadOption, match=f"keeps another search: its seed is {SEED}, not {SEED + 1}"):
        find_puzzles("camel_up", 1, SEED + 1, keep=file)
    assert file.read_bytes() == before
    file.write_bytes(b"notes\n")
    with pytest.raises(BadOption, match="keeps no search for puzzles: give a new file"):
        find_puzzles("camel_up", 1, SEED, keep=file)
    assert file.read_bytes() == b"notes\n"


def test_a_shipped_puzzle_is_found_again_in_its_game() -> None:
    puzzle = shipped("camel_up")[1][0]
    assert puzzle in puzzles_in("camel_up", puzzle.seed)


def test_the_answer_is_what_expert_plays_and_no_novice_and_no_regular_does() -> None:
    for puzzle in puzzles_in("camel_up", SEED):
        assert puzzle.answer not in ([puzzle.glance, *(other.moves for other in puzzle.others)])
        assert puzzle.glance in [other.moves for other in puzzle.others], "what a regular plays is weighed too"


def test_where_there_is_but_one_other_answer_there_is_not_much_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.puzzles.finding.by_gist", lambda judge, told: by_gist(judge, told)[:1])
    assert puzzles_in("camel_up", SEED) == []


def test_a_game_nobody_has_chosen_questions_of_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CamelUpJudge, "puzzled", frozenset())
    with pytest.raises(BadOption, match="its judge has no `puzzled`"):
        find_puzzles("camel_up", 1, 1)


def test_what_is_no_file_of_puzzles_is_told_so() -> None:
    with pytest.raises(BadOption, match="no file of puzzles"):
        read_puzzles(b"nothing\n")
    with pytest.raises(BadOption, match="no file of puzzles"):
        read_puzzles(b"")


def test_a_game_without_a_policy_is_judged_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    from caravanserai.core.discovery import load_game

    game = load_game("camel_up")
    position = game.read_position("leg=5 14[G Y R] 15[B P w] 16[k] turn=1")
    known = Known(1, game.view(position, 1), game.tally(position, 1), {}, 5)
    judge = RandomJudge(game, position.seats, 1)
    plans = judge.plans(known)
    assert plans == [Intent((move,)) for move in position.legal_moves()]
    one, two = judge.try_plans(known, plans[:2], 0, 4)
    assert len(one.chances) == len(two.chances) == 4
    assert all(0 <= chance <= 1 for chance in one.chances)


# The order of their days


def made_up(game: int, move: int, answer: str) -> Puzzle:
    return Puzzle("", "turn", game, move, 1, [answer], ["roll"], [], 0)


def alike(puzzles: list[Puzzle]) -> int:
    """How many have a neighbour from their own game or with their own answer, the first beside the last."""
    after = [*puzzles[1:], puzzles[0]]
    return sum(one.seed == other.seed or one.answer == other.answer for one, other in zip(puzzles, after, strict=True))


@pytest.mark.parametrize("seed", range(20))
def test_days_that_follow_each_other_are_of_different_games_and_have_different_answers(seed: int) -> None:
    puzzles = [made_up(number // 3, number % 3, f"ticket {'GRYBP'[number % 5]}") for number in range(60)]
    order = mixed(puzzles, seed)
    assert alike(order) == 0
    assert sorted(order, key=lambda one: (one.seed, one.move)) == puzzles
    assert mixed(order, seed) == order, "what is in order stays"
    assert mixed(puzzles[::-1], seed) == order, "however they lay before"


def test_where_neighbours_cannot_differ_as_many_as_can_do() -> None:
    puzzles = [made_up(number, 0, "roll" if number < 6 else "ticket G") for number in range(8)]
    assert alike(mixed(puzzles, 1)) == 4
    assert mixed(puzzles[:1], 1) == puzzles[:1]
    assert mixed([], 1) == []


# The command


def test_the_command_puts_a_file_into_the_order_of_its_days(tmp_path: Path) -> None:
    made, puzzles = shipped("camel_up")
    file, out = tmp_path / "puzzles.jsonl", tmp_path / "ordered.jsonl"
    file.write_bytes(write_puzzles(made, sorted(puzzles[:40], key=lambda one: one.seed)))
    told = run("puzzles", "camel_up", "--order", "--file", str(file))
    assert read_puzzles(told.stdout.encode()) == (made, mixed(puzzles[:40], made.seed))
    assert run("puzzles", "camel_up", "--order", "--file", str(file), "--out", str(out)).returncode == 0
    assert out.read_text(encoding="utf-8") == told.stdout


def test_the_command_weighs_a_file_anew_and_leaves_out_what_is_no_puzzle_any_more(tmp_path: Path) -> None:
    made, puzzles = shipped("camel_up")
    first, second = puzzles[:2]
    stale = replace(first, others=[replace(one, loss=0.5) for one in first.others])
    answer, *others = second.others
    wrong = replace(second, answer=answer.moves, others=[replace(answer, moves=second.answer), *others])
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(write_puzzles(made, [stale, wrong]))
    for jobs in ("1", "2"):
        told = run("puzzles", "camel_up", "--weigh", "--file", str(file), "--jobs", jobs)
        today = replace(made, engine=engine_name(judge_for(load_game("camel_up"), 4)))
        assert read_puzzles(told.stdout.encode()) == (today, [first])


def test_the_command_writes_puzzles_and_checks_them(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    assert run("puzzles", "camel_up", "--count", "1", "--seed", str(SEED), "--out", str(file)).returncode == 0
    made, puzzle = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(made)["seed"] == SEED
    assert json.loads(puzzle)["ask"] == "turn"
    told = run("puzzles", "camel_up", "--check", "--file", str(file))
    assert told.returncode == 0
    assert "1 of 1 puzzles are sound" in told.stdout
    wrong = json.loads(puzzle)
    wrong["others"][0]["loss"] = 0.5
    file.write_text(f"{made}\n{json.dumps(wrong)}\n", encoding="utf-8")
    told = run("puzzles", "camel_up", "--check", "--file", str(file))
    assert told.returncode == 1
    assert "puzzle 1:" in told.stdout
    assert "not 0.5" in told.stdout


def test_the_command_says_what_is_wrong() -> None:
    for options, fault in (
        (["--sample", "3"], "--sample goes with --check"),
        (["--file", "puzzles.jsonl"], "--file goes with --check, --order or --weigh"),
        (["--order", "--keep", "search.jsonl"], "--keep goes with a search"),
        (["--check", "--out", "puzzles.jsonl"], "--out goes with a search, --order or --weigh, not with --check"),
        (["--check", "--order"], "--check, --order and --weigh are different things: one after the other"),
        (["--weigh", "--order"], "--check, --order and --weigh are different things: one after the other"),
    ):
        told = run("puzzles", "camel_up", *options)
        assert (told.returncode, told.stderr) == (1, f"caravanserai: {fault}\n")
    assert "chess" in run("puzzles", "chess", "--check").stderr


def test_plans_of_several_deals_are_weighed() -> None:
    game = load_game("five_tribes")
    sight = sight_of(game, shipped("five_tribes")[1][0].position)
    judge = judge_for(game, sight.position.seats, JUDGED)
    once, united = judge.options(sight.known), judge.plans(sight.known)
    assert set(once) < set(united)
    assert united[0] == once[0], "what the policy would do at a glance comes first"
