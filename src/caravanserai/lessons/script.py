"""Where somebody is in a lesson: it follows from the moves that were made, and from where each step began."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from caravanserai.core.contract import CHANCE, Game
from caravanserai.core.discovery import load_game
from caravanserai.lessons.format import Lesson, TaughtStep, lesson_of

Phase = Literal["ask", "shown", "told"]
"""The learner is asked for a move; has made another one, to be looked at and taken back; or all of the step has happened."""


class ScriptMove(NamedTuple):
    """A move of the lesson: a seat's or chance's."""

    actor: int
    move: int


class Course(NamedTuple):
    """A way through a step: what the learner does, and what follows by itself."""

    moves: tuple[ScriptMove, ...]
    asked: int
    """So many of them are asked of the learner."""


class Place(NamedTuple):
    """A place in a lesson."""

    step: int
    phase: Phase
    began: int
    """So many moves had been made when the step began."""
    kept: int
    """So many moves are the lesson's: any after them are others."""
    course: int
    """The way through the step, 0 for the one that is asked for."""


class Script:
    """A lesson by the numbers of its moves."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: Game = load_game(lesson.game)
        self.setup = self._read(lesson.setup)
        self.steps: list[list[Course]] = [self._courses(step) for step in lesson.steps]
        self.lens_from = [step.id for step in lesson.steps].index(lesson.lens_from)

    def _read(self, lines: Sequence[str]) -> tuple[ScriptMove, ...]:
        parts = [line.partition(" ") for line in lines]
        return tuple(ScriptMove(CHANCE if who == "chance" else int(who), self._number(move)) for who, _, move in parts)

    def _number(self, move: str) -> int:
        return self.game.number(self.game.read(move))

    def asked(self, moves: Sequence[str]) -> tuple[ScriptMove, ...]:
        """Moves of the learner, given in notation."""
        return tuple(ScriptMove(self.lesson.learner, self._number(move)) for move in moves)

    def _courses(self, step: TaughtStep) -> list[Course]:
        several = [(step.moves, step.then), *((way.moves, step.then if way.then is None else way.then) for way in step.accept)]
        follows = self._read(step.plays)
        return [Course(self.asked(moves) + self._read(then) + follows, len(moves)) for moves, then in several]

    def line(self, moves: Sequence[str], plays: Sequence[str]) -> tuple[ScriptMove, ...]:
        """A line beside the lesson's own: what could have happened."""
        return self.asked(moves) + self._read(plays)

    def place(self, begun: Sequence[int], made: Sequence[ScriptMove]) -> Place:
        """Where the learner is, given at how many moves each step has begun, and the moves."""
        step = max(0, len(begun) - 1)
        began = begun[step] if begun else len(self.setup)
        played = tuple(made[began:])
        found = [_compared(way, played) for way in self.steps[step]]
        best = max(range(len(found)), key=lambda number: (_RANK[found[number][0]], found[number][1], -number))
        phase, kept = found[best]
        return Place(step, phase, began, began + kept, best)

    def following(self, begun: Sequence[int], made: Sequence[ScriptMove]) -> tuple[ScriptMove, ...]:
        """What follows by itself: the rest of the set-up, or of the step once the learner has done what is asked."""
        if len(made) < len(self.setup):
            return self.setup[len(made) :]
        place = self.place(begun, made)
        way, played = self.steps[place.step][place.course], len(made) - place.began
        return () if place.phase == "shown" or played < way.asked else way.moves[played:]

    def rest(self, place: Place) -> tuple[ScriptMove, ...]:
        """What is still asked of the learner in this step, if nothing else was done."""
        way = self.steps[place.step][place.course]
        return way.moves[place.kept - place.began : way.asked]

    def is_last(self, place: Place) -> bool:
        return place.step == len(self.steps) - 1

    def step_of(self, place: Place) -> TaughtStep:
        return self.lesson.steps[place.step]

    def steps_until(self, place: Place, line: ScriptMove) -> int | None:
        """To which later step this move belongs, if nothing happens before it: who makes it has gone on so far."""
        for number in range(place.step + 1, len(self.steps)):
            ways = self.steps[number]
            if any(way.moves for way in ways):
                return number if any(way.moves[0] == line for way in ways) else None
        return None


_RANK: dict[Phase, int] = {"shown": 0, "ask": 1, "told": 2}


def _compared(way: Course, played: tuple[ScriptMove, ...]) -> tuple[Phase, int]:
    """How far these moves follow a way. Those that follow it, but not to its end, wait for the learner or for the table."""
    alike = next((number for number, (one, other) in enumerate(zip(way.moves, played, strict=False)) if one != other), None)
    if alike is not None:
        return "shown", min(alike, way.asked)
    if len(played) > len(way.moves):
        return "shown", len(way.moves)
    return ("told" if len(played) == len(way.moves) else "ask"), len(played)


@cache
def script_of(game_id: str) -> Script:
    """The script of a game's lesson; raises `NoLesson`."""
    return Script(lesson_of(game_id))
