"""A step of a lesson as it is played: the position in which it begins, the moves, and the figures that they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from caravanserai.core.contract import CHANCE, Event, Game, Position
from caravanserai.core.options import read_options
from caravanserai.lessons.figures import Figures, NotSo
from caravanserai.lessons.format import TaughtStep
from caravanserai.lessons.script import Script, ScriptMove


class Scene(NamedTuple):
    """A step, where it begins, and what comes of it on this course."""

    number: int
    step: TaughtStep
    before: Position
    after: Position
    figures: Figures


def begun(script: Script) -> Position:
    """The position in which the first step begins."""
    game, lesson = script.game, script.lesson
    position = game.start(lesson.players, read_options(game.options_type, dict(lesson.options)))
    play(game, position, script.setup)
    return position


def play(game: Game, position: Position, moves: Sequence[ScriptMove]) -> list[Event]:
    """Make the moves, each by whom it says; raises `NotSo` for one that cannot be made."""
    events: list[Event] = []
    for actor, move in moves:
        written = game.write(game.move(move))
        if position.actor() != actor:
            raise NotSo(f"{written}: it is not for {actor} but for {position.actor()} to act")
        legal = position.legal_moves()
        if move not in legal or (actor == CHANCE and not position.weights()[legal.index(move)]):
            raise NotSo(f"{written} cannot be: {game.why_not(position, move)}")
        events += game.play(position, move)
    return events


def heard(game: Game, events: list[Event], seat: int, position: Position) -> list[Event]:
    """Events as a seat hears of them; of a finished game everybody is told everything."""
    return events if position.is_over() else [game.redacted(event, seat) for event in events]


def figures_of(script: Script, before: Position, moves: Sequence[ScriptMove]) -> Figures:
    """The figures of these moves, made on a copy of the position in which a step begins."""
    return _figures(script, before, *_played(script, before, moves))


def _played(script: Script, before: Position, moves: Sequence[ScriptMove]) -> tuple[Position, list[Event]]:
    position = before.copy()
    events = play(script.game, position, moves)
    return position, heard(script.game, events, script.lesson.learner, position)


def _figures(script: Script, before: Position, after: Position, events: list[Event]) -> Figures:
    game, learner = script.game, script.lesson.learner
    return Figures(game, game.view(before, learner), game.view(after, learner), events, game.outcome(after))


def scenes(script: Script, courses: Mapping[int, int] = {}) -> Iterator[Scene]:
    """The whole lesson; in some steps, if so wished, on another course than the one that is asked for."""
    position, last = begun(script), list[Event]()
    for number, step in enumerate(script.lesson.steps):
        try:
            moves = script.steps[number][courses.get(number, 0)].moves
            after, events = _played(script, position, moves)
            last = events if moves else last
            yield Scene(number, step, position, after, _figures(script, position, after, last))
        except NotSo as fault:
            raise NotSo(f"step {step.id}: {fault}") from fault
        position = after
