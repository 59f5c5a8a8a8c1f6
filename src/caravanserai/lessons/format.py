"""A lesson as it is written: `lesson.json` in a game's folder, without words. `docs/lessons.md` tells how to write one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Literal

import msgspec

from caravanserai.core.discovery import game_ids
from caravanserai.core.errors import CaravanseraiError

Kind = Literal["say", "do", "watch", "skip", "end"]


class NoLesson(CaravanseraiError, LookupError):
    """A game without a lesson."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson."""


class Figure(Part, frozen=True, rename={"value": "is"}):
    """A figure in the words of a step: where it is read, and what the rules give for it on the path that is asked for."""

    of: str
    value: Any


class Accepted(Part, frozen=True):
    """Other moves that do as well, and what follows them, if not the same."""

    moves: Sequence[str]
    then: Sequence[str] | None = None
    tells: bool = False
    """Whether it has words of its own for what happened: `tells-<its number>`, from 1."""


class WhatIf(Part, frozen=True):
    """Something else that could have happened: other moves, from where the step began, played on a copy."""

    id: str
    moves: Sequence[str]
    plays: Sequence[str]
    cites: Sequence[str] = ()
    figures: Mapping[str, Figure] = {}
    claims: Sequence[str] = ()


class TaughtStep(Part, frozen=True):
    """One step: something to read, to do or to watch. Lines tell a seat or chance, and the move in notation."""

    id: str
    kind: Kind
    moves: Sequence[str] = ()
    """What the learner is asked to do."""
    accept: Sequence[Accepted] = ()
    then: Sequence[str] = ()
    """What follows at once."""
    plays: Sequence[str] = ()
    """What the others do, in a step to watch or to skip."""
    cites: Sequence[str] = ()
    """Sections of the rules."""
    highlight: Sequence[str] = ()
    """What to look at, the most important first."""
    figures: Mapping[str, Figure] = {}
    claims: Sequence[str] = ()
    """What the words say beyond figures, to be checked: `now.seats.2.coins > now.seats.0.coins`."""
    what_if: WhatIf | None = None


class OwnGame(Part, frozen=True):
    """The game of one's own that is offered in the end."""

    players: int
    bot: str


class Lesson(Part, frozen=True):
    """A first game, from the first draw to the last score."""

    game: str
    minutes: tuple[int, int]
    """How long it takes, from and to."""
    players: int
    options: Mapping[str, str | int | bool]
    learner: int
    """The learner's seat."""
    lens_from: str
    """The step from which on the odds are shown."""
    names: Sequence[str | None]
    """Who sits there; None for the learner."""
    setup: Sequence[str]
    steps: Sequence[TaughtStep]
    own_game: OwnGame
    terms: Mapping[str, Mapping[str, str | int]] = {}
    """Words of the game's own that the lesson uses: by argument, the message (`id`) and what it is given."""

    def names_or(self, learner: str) -> list[str]:
        """Who sits there, with the learner's own name."""
        return [name or learner for name in self.names]

    def edition(self) -> str:
        """What tells this lesson from others of the same game: it is another as soon as one move is."""
        moves = [
            (step.id, step.moves, step.then, step.plays, [(way.moves, way.then) for way in step.accept]) for step in self.steps
        ]
        return sha256(msgspec.json.encode([self.players, self.options, self.setup, moves])).hexdigest()[:12]


@cache
def lesson_of(game_id: str) -> Lesson:
    """The lesson of a game; raises `NoLesson`."""
    file = files(f"caravanserai.games.{game_id}") / "lesson.json" if game_id in game_ids() else None
    if file is None or not file.is_file():
        raise NoLesson(f"there is no lesson for {game_id!r}")
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons there are."""
    return tuple(lesson_of(game) for game in game_ids() if (files(f"caravanserai.games.{game}") / "lesson.json").is_file())
