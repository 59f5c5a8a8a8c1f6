"""Checks of moves: what is listed plays, nothing else does, and a game is nothing but its moves."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import partial

import msgspec
import pytest

from caravanserai.core.contract import CHANCE, NO_ACTOR, Game, Options, Played, Position
from caravanserai.core.errors import BadNotation, IllegalMove
from caravanserai.core.options import read_options, write_options
from caravanserai.core.randomness import Random
from tests.conformance.walks import draw_move, glimpses, numbers, played_glimpses, random_log, replayed, state, walk

FAR = (-(2**63), -(2**31) - 1, 2**31, 2**63)
"""Numbers that no C integer of some size holds."""


def play_ends(game: Game, players: int, options: Options, seed: int) -> None:
    """A random game ends; until then somebody acts, and afterwards nobody does."""
    position = game.start(players, options)
    for position, _ in walk(game, players, options, seed):
        assert position.seats == players
        assert position.actor() == CHANCE or 0 <= position.actor() < players, f"actor {position.actor()} has no seat"
    assert position.is_over()
    assert position.actor() == NO_ACTOR
    assert position.legal_moves() == []


def legal_moves_are_in_order(game: Game, players: int, options: Options, seed: int) -> None:
    """Legal moves are numbers of moves, each once, in rising order, and there is one unless the game is over."""
    for position, _ in walk(game, players, options, seed):
        moves = position.legal_moves()
        assert moves, "the game is not over and nobody can move"
        assert moves == sorted(set(moves)), f"not in rising order, or one twice: {moves}"
        assert 0 <= moves[0] <= moves[-1] < game.moves, f"not all are moves of the game: {moves}"


def weights_fit_the_moves(game: Game, players: int, options: Options, seed: int) -> None:
    """Where chance acts, each of its moves has a weight of at least 1, to which drawing a move sees; no seat's move has one."""
    drawn_by_chance = 0
    for position, _ in walk(game, players, options, seed):
        drawn_by_chance += position.actor() == CHANCE
        assert position.actor() == CHANCE or position.weights() == [], "a seat's moves have weights"
    assert drawn_by_chance, "chance never acted"


def listed_moves_play(game: Game, players: int, options: Options, seed: int) -> None:
    """Every legal move is allowed, is played when it is made, and changes the position."""
    for position in glimpses(game, players, options, seed, 25):
        before = state(game, position)
        for move in position.legal_moves():
            assert game.why_not(position, move) is None, f"{_name(game, move)} is listed and refused"
            copy = position.copy()
            copy.play(move)
            assert state(game, copy) != before, f"{_name(game, move)} changes nothing"


def other_moves_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """Every other number is refused, with the same reason whether one asks or tries, and trying changes nothing."""
    for position in glimpses(game, players, options, seed, 8):
        legal = set(position.legal_moves())
        _assert_refused(game, position, [move for move in numbers(game) if move not in legal])


def far_numbers_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """A number too large for the compiled rules is refused like any other, not answered with an error of another kind."""
    for position in glimpses(game, players, options, seed, 3):
        _assert_refused(game, position, FAR)


def _assert_refused(game: Game, position: Position, moves: Iterable[int]) -> None:
    before, kept = state(game, position), position.copy()
    for move in moves:
        _assert_one_refusal(game, position, move)
    if state(game, position) != before:
        _find_the_change(game, kept, moves)


def _assert_one_refusal(game: Game, position: Position, move: int) -> None:
    refusal = game.why_not(position, move)
    assert refusal is not None, f"{_name(game, move)} is neither listed nor refused"
    assert refusal.reason, f"{_name(game, move)} is refused without a reason"
    assert refusal.section, f"{_name(game, move)} is refused without a section"
    for attempt in (position.play, partial(game.play, position)):
        try:
            attempt(move)
        except IllegalMove as caught:
            told = (caught.reason, caught.section)
        else:
            raise AssertionError(f"{_name(game, move)} is refused when asked about, and made when tried")
        assert told == (refusal.reason, refusal.section), f"{_name(game, move)} is refused in two ways: {told} and {refusal}"


def _find_the_change(game: Game, position: Position, moves: Iterable[int]) -> None:
    """Which of these it was that is refused and yet does something."""
    for move in moves:
        tried = position.copy()
        _assert_one_refusal(game, tried, move)
        assert state(game, tried) == state(game, position), f"{_name(game, move)} was refused and yet changed something"
    raise AssertionError("moves that were refused have changed something together")


def _name(game: Game, move: int) -> str:
    return f"move {move} ({game.write(game.move(move))})" if 0 <= move < game.moves else f"move {move}"


def copies_are_independent(game: Game, players: int, options: Options, seed: int) -> None:
    """A copy is the same position; whatever is then played in one of them, the other does not notice."""
    rng = random.Random(seed)
    for position in played_glimpses(game, players, options, seed, 12):
        copy, before = position.copy(), state(game, position)
        assert state(game, copy) == before, "a copy is not the same position"
        _play_some(copy, rng, 40)
        assert state(game, position) == before, "playing in a copy changed the original"
        copy = position.copy()
        _play_some(position, rng, 40)
        assert state(game, copy) == before, "playing in the original changed a copy"


def _play_some(position: Position, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if position.is_over():
            return
        position.play(draw_move(position, rng))


def log_replays(game: Game, players: int, options: Options, seed: int) -> None:
    """The moves alone, with no seed, lead to the same position."""
    log = random_log(game, players, options, seed)
    first, second = (replayed(game, players, options, log) for _ in range(2))
    assert first.is_over(), "the same moves led elsewhere"
    assert state(game, first) == state(game, second), "the same moves led elsewhere"


def listening_changes_nothing(game: Game, players: int, options: Options, seed: int) -> None:
    """`Game.play`, which tells what happens, and `Position.play`, which does not, lead to the same position."""
    told = game.start(players, options)
    for position, move in walk(game, players, options, seed):
        assert state(game, told) == state(game, position), "a game that is listened to went another way"
        game.play(told, move)
    assert told.is_over()


def play_out_ends(game: Game, players: int, options: Options, seed: int) -> None:
    """Fast play ends the game from any position, is the same for the same random state, and can be measured."""
    for position in glimpses(game, players, options, seed, 6):
        first, second = position.copy(), position.copy()
        one, other = Random(seed), Random(seed)
        game.play_out(first, one)
        game.play_out(second, other)
        assert first.is_over(), "fast play stopped before the end"
        assert (state(game, first), one.state) == (state(game, second), other.state), "the same random state, another game"
        measured = game.measure(first)
        assert measured[0] > 0, "the first measure counts turns"
        assert len(measured) == len(game.measures)
        assert all(isinstance(number, int) for number in measured)


def many_games_are_independent(game: Game, players: int, options: Options, seed: int) -> None:
    """Each of many games depends on the seed and its own number alone, and is the one that fast play gives."""
    start = game.start(players, options)
    before = state(game, start)
    results = game.play_many(start, seed, range(5, 25))
    assert state(game, start) == before, "playing many games changed their start"
    halves = game.play_many(start, seed, range(5, 12)) + game.play_many(start, seed, range(12, 25))
    assert halves == results, "games depend on each other"
    for number, result in zip(range(5, 25), results, strict=True):
        position = start.copy()
        game.play_out(position, Random(seed, number))
        outcome = game.outcome(position)
        assert outcome is not None
        played = Played(game.measure(position), outcome.scores, outcome.winners)
        assert played == result, f"game {number} is another one among many"


def options_are_kept(game: Game, players: int, options: Options, seed: int) -> None:
    """A position knows its table's options to the end, and they survive being written and read."""
    assert read_options(game.options_type, write_options(options)) == options
    for position in glimpses(game, players, options, seed, 3):
        assert game.options_of(position) == options, "the options were forgotten"


def moves_round_trip(game: Game, players: int, options: Options, seed: int) -> None:
    """Number, object, notation and JSON are four forms of one move, and each notation means one move."""
    moves = [game.move(number) for number in range(game.moves)]
    notations = [game.write(move) for move in moves]
    assert len(set(notations)) == game.moves, "two moves are written alike"
    for number, (move, notation) in enumerate(zip(moves, notations, strict=True)):
        assert game.number(move) == number, f"{move} has another number than {number}"
        assert game.read(notation) == move, f"{notation} is read as another move"
        assert msgspec.json.decode(msgspec.json.encode(move), type=game.move_type) == move, f"{notation} changes in JSON"


def bad_notation_is_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """What is not a move is refused as notation, with the place of the fault in the text."""
    known = {game.write(game.move(number)) for number in range(game.moves)}
    rng = random.Random(seed)
    for notation in ["", "  ", "?", "é", *(_misspelt(rng.choice(sorted(known)), rng) for _ in range(60))]:
        if " ".join(notation.split()) in known:
            continue
        with pytest.raises(BadNotation) as caught:
            game.read(notation)
        assert 0 <= caught.value.at <= len(notation), f"the fault of {notation!r} is put outside it"


def _misspelt(notation: str, rng: random.Random) -> str:
    at = rng.randrange(len(notation) + 1)
    return notation[:at] + rng.choice(["", " ", "x", "9", "-", "\t"]) + notation[at + rng.randrange(2) :]
