"""Checks of questions that several seats are asked at once, and of questions of form: nobody learns anything by who is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from caravanserai.core.contract import Game, Options, Position
from caravanserai.core.randomness import Random
from tests.conformance.walks import numbers, state, walk


def asked_seats_are_independent(game: Game, players: int, options: Options, seed: int) -> None:
    """The actor is the first of those who are asked. Each finds itself acting, and asked as it will be when its turn comes,
    whatever the others answer meanwhile; and until all have answered, nobody else is asked.
    """
    rng = random.Random(seed)
    for position, _ in walk(game, players, options, seed):
        asked = game.asked(position)
        acting = [position.actor()] if position.actor() >= 0 else []
        assert [*asked[:1]] == acting, "the actor is not the first of those who are asked"
        if len(asked) > 1:
            _assert_answered_in_any_order(game, position.copy(), rng)


def _assert_answered_in_any_order(game: Game, position: Position, rng: random.Random) -> None:
    before, asked = state(game, position), game.asked(position)
    faced = {seat: _question(game, position, seat) for seat in asked}
    assert state(game, position) == before, "facing the question changed it"
    for number, seat in enumerate(asked):
        assert game.asked(position) == asked[number:], f"seat {asked[number - 1]} has answered, and not just the others are asked"
        for other in asked[number + 1 :]:
            assert _question(game, position, other) == faced[other], f"what seat {other} is asked depends on another's answer"
        assert _asks(game, position) == faced[seat], f"seat {seat} is asked something else when its turn comes"
        position.play(rng.choice(position.legal_moves()))


def asked_seats_learn_nothing(game: Game, players: int, options: Options, seed: int) -> None:
    """What a seat is asked before its turn is the same in a position that it could not tell from this one."""
    rng = Random(seed)
    for position in _shared_questions(game, players, options, seed):
        for seat in game.asked(position):
            sample = game.sample(position, seat, rng)
            assert game.asked(sample) == game.asked(position), f"seat {seat} learns from who is asked what it may not know"
            assert _question(game, sample, seat) == _question(game, position, seat), f"seat {seat} learns from what it is asked"


def only_answers_are_the_only_ones(game: Game, players: int, options: Options, seed: int) -> None:
    """What is answered for a seat is an answer to a question that the game calls formal, and the seat has no other."""
    for position, _ in walk(game, players, options, seed):
        answer = game.only_answer(position)
        if answer is not None:
            assert position.actor() >= 0, "chance is answered for"
            assert position.legal_moves() == [answer], f"move {answer} is not all that seat {position.actor()} can do"
            assert game.prompt(position).ask in game.formal, "what is answered for a seat is no matter of form"


def _shared_questions(game: Game, players: int, options: Options, seed: int) -> Iterator[Position]:
    """The positions of a random game in which several seats are asked."""
    for position, _ in walk(game, players, options, seed):
        if len(game.asked(position)) > 1:
            yield position


def _question(game: Game, position: Position, seat: int) -> Any:
    """All that a seat is asked before its turn."""
    face = game.facing(position, seat)
    assert face.actor() == seat, f"seat {seat} is asked and does not act"
    assert face.legal_moves(), f"seat {seat} is asked and has no answer"
    return _asks(game, face)


def _asks(game: Game, position: Position) -> Any:
    """The prompt, the answers there are, and why no other is."""
    refusals = [game.why_not(position, move) for move in numbers(game)]
    return game.prompt(position), position.legal_moves(), refusals
