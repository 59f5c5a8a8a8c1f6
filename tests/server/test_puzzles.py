"""The daily puzzle over the wire: asked without its answer, tried move by move, told when somebody wants to know."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.puzzles.finding import AS_GOOD
from caravanserai.puzzles.format import puzzle_of, puzzled_games
from caravanserai.service.config import UNLIMITED, Allowance
from tests.server.people import Person
from tests.server.running import Running

Come = Callable[..., Person]
every_game = pytest.mark.parametrize("game", puzzled_games())


@pytest.fixture
def stranger(come: Come) -> Person:
    """Somebody without an identity: nobody needs one for puzzles."""
    return come("Ann", stranger=True)


def day_of(person: Person) -> str:
    return str(person.get("/puzzles")["today"])


def notations(line: dict[str, Any]) -> list[str]:
    return [step["notation"] for step in line["moves"]]


def offered(update: dict[str, Any]) -> set[str]:
    return {move["notation"] for group in update["legal"] for move in group["moves"]}


@every_game
def test_a_stranger_is_shown_todays_position_and_nothing_of_the_answer(stranger: Person, game: str) -> None:
    day = day_of(stranger)
    told = stranger.get(f"/puzzles/{game}/{day}")
    assert not stranger.http.cookies
    assert told.keys() == {"game", "day", "today", "puzzle", "ask", "update", "facts"}
    assert (told["game"], told["day"], told["today"]) == (game, day, day)
    update, puzzle = told["update"], puzzle_of(game, datetime.date.fromisoformat(day))
    assert puzzle.answer[0] in offered(update)
    assert update["events"] == []
    assert update["settings"]["lens"] == "off"
    assert puzzle.position not in str(told)
    assert stranger.get("/puzzles")["puzzles"][game] == told["puzzle"]
    earlier = datetime.date.fromisoformat(day) - datetime.timedelta(1)
    assert stranger.get(f"/puzzles/{game}/{earlier}")["puzzle"] != told["puzzle"]


@every_game
def test_the_answer_tried_step_by_step_is_found(stranger: Person, game: str) -> None:
    day = day_of(stranger)
    answer = puzzle_of(game, datetime.date.fromisoformat(day)).answer
    for count in range(1, len(answer)):
        told = stranger.post(f"/puzzles/{game}/{day}/try", {"moves": answer[:count]})
        assert (told["done"], told["found"], told["loss"]) == (False, False, None)
        assert answer[count] in offered(told["update"])
        assert told["update"]["moves"] == count
    told = stranger.post(f"/puzzles/{game}/{day}/try", {"moves": answer})
    assert (told["done"], told["found"], told["loss"]) == (True, True, 0)
    assert offered(told["update"]) == set(), "the puzzle is over"
    assert stranger.post(f"/puzzles/{game}/{day}/try", {"moves": [*answer, answer[0]]}, 422)["code"] == "illegal_move"


@every_game
def test_whatever_else_is_tried_costs_what_it_was_found_to_cost(stranger: Person, game: str) -> None:
    day = day_of(stranger)
    puzzle = puzzle_of(game, datetime.date.fromisoformat(day))
    told = stranger.post(f"/puzzles/{game}/{day}/try", {"moves": puzzle.others[0].moves})
    assert (told["done"], told["found"], told["loss"], told["error"]) == (True, False, puzzle.margin, puzzle.error)
    told = stranger.post(f"/puzzles/{game}/{day}/try", {"moves": puzzle.glance})
    assert not told["found"]
    assert told["loss"] >= AS_GOOD


@every_game
def test_the_solution_says_what_is_best_and_what_the_others_cost(stranger: Person, game: str) -> None:
    day = day_of(stranger)
    puzzle = puzzle_of(game, datetime.date.fromisoformat(day))
    told = stranger.get(f"/puzzles/{game}/{day}/solution")
    assert notations(told["answer"]) == puzzle.answer
    assert notations(told["glance"]) == puzzle.glance
    assert [(notations(line), line["loss"], line["error"]) for line in told["others"]] == [
        (other.moves, other.loss, other.error) for other in puzzle.others
    ]
    assert told["position"] == puzzle.position


def test_days_to_come_and_days_long_past_have_no_puzzle(stranger: Person) -> None:
    days = stranger.get("/puzzles")
    today, first = (datetime.date.fromisoformat(days[name]) for name in ("today", "first"))
    assert days["games"] == puzzled_games()
    one = datetime.timedelta(1)
    assert stranger.get(f"/puzzles/camel_up/{first}")["day"] == str(first)
    for day in (today + one, first - one, "2026-02-30", "tomorrow"):
        for rest in ("", "/solution"):
            assert stranger.get(f"/puzzles/camel_up/{day}{rest}", 404)["code"] == "no_puzzle"
        assert stranger.post(f"/puzzles/camel_up/{day}/try", {"moves": []}, 404)["code"] == "no_puzzle"
    assert stranger.get(f"/puzzles/chess/{today}", 404)["code"] == "no_such_game"


def test_what_cannot_be_played_is_refused_with_the_reason(stranger: Person) -> None:
    path = f"/puzzles/five_tribes/{day_of(stranger)}"
    assert stranger.post(f"{path}/try", {"moves": ["walk c3"]}, 422)["code"] == "no_such_move"
    assert stranger.post(f"{path}/try", {"moves": ["drop a1 V"]}, 422)["code"] == "illegal_move"
    assert stranger.post(f"{path}/try", {"moves": ["pick a1"] * 41}, 422)["code"] == "bad_message"
    assert stranger.post(f"{path}/try", {}, 422)["code"] == "bad_message"
    why = stranger.post(f"{path}/why_not", {"moves": [], "move": "drop a1 V"})
    assert not why["allowed"]
    assert why["reason"]
    tried = stranger.post(f"{path}/try", {"moves": []})
    assert (tried["done"], tried["update"]["moves"]) == (False, 0)
    allowed = sorted(offered(tried["update"]))[0]
    assert stranger.post(f"{path}/why_not", {"moves": [], "move": allowed})["allowed"]


def test_whoever_tries_without_end_is_asked_to_wait(run: Callable[..., Running]) -> None:
    running = run(msgspec.structs.replace(UNLIMITED, work_per_address=Allowance(1, 0.0)))
    ann = Person(running.address)
    path = f"/api/puzzles/five_tribes/{day_of(ann)}"
    answers = (ann.http.get(path).status_code for _ in range(2000))
    assert 429 in answers, "what is looked at costs time, and time is counted"
    ann.close()
