"""Plays a lesson through on the rules, and says whether all of it is so.

Every move is legal and made by whom the lesson says; every figure is what the rules give; every claim holds; every section that
is cited is in the rules; every move that is pointed at is offered; every other legal move can be made and leads somewhere; every
accepted course, alone and together with others, leads through the rest of the lesson to a win of the learner's alone.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from caravanserai.core.contract import Position
from caravanserai.core.speech import languages
from caravanserai.core.texts import rules_text
from caravanserai.lessons.figures import Figures, NotSo
from caravanserai.lessons.format import TaughtStep, WhatIf
from caravanserai.lessons.scenes import Scene, figures_of, scenes
from caravanserai.lessons.script import Script

MIXED = 50
"""So many ways through a lesson with several accepted courses are tried."""


class LessonCheck(NamedTuple):
    """What was found to be so."""

    figures: int
    claims: int
    accepted: int
    others: int
    """So many other moves can be shown."""


def check_lesson(script: Script) -> LessonCheck:
    """Check all of a lesson; raises `NotSo`."""
    check_form(script)
    figures = claims = others = 0
    for scene in check_course(script):
        step = scene.step
        figures += len(step.figures) + (len(step.what_if.figures) if step.what_if else 0)
        claims += len(step.claims) + (len(step.what_if.claims) if step.what_if else 0)
        try:
            _check_values(step, scene.figures)
            _check_highlight(script, step, scene.before)
            _check_what_if(script, scene)
            others += _try_others(script, scene)
        except NotSo as fault:
            raise NotSo(f"step {step.id}: {fault}") from fault
    alone, mixed = accepted(script)
    for courses in [*alone, *mixed]:
        for _ in check_course(script, courses):
            pass
    return LessonCheck(figures, claims, len(alone), others)


def check_form(script: Script) -> None:
    """Whether the steps have what their kind needs, and what they cite is there in every language."""
    steps = script.lesson.steps
    ids = [step.id for step in steps] + [step.what_if.id for step in steps if step.what_if]
    if len(ids) != len(set(ids)):
        raise NotSo("two steps have the same id")
    if [step.kind for step in steps].count("end") != 1 or steps[-1].kind != "end":
        raise NotSo("the end is the last step, and no other is")
    for step in steps:
        if bool(step.moves) != (step.kind == "do") or bool(step.plays) != (step.kind in ("watch", "skip")):
            raise NotSo(f"step {step.id}: moves are for steps to do, plays for those to watch or to skip")
        if step.kind == "do" and not step.highlight:
            raise NotSo(f"step {step.id} points at nothing")
        cites = [*step.cites, *(step.what_if.cites if step.what_if else ())]
        if not step.cites or not all(set(cites) <= _sections(script.game.id, language) for language in languages()):
            raise NotSo(f"step {step.id}: the rules do not have all of the sections {cites}")


def _sections(game_id: str, language: str) -> set[str]:
    return set(re.findall(r"^#{2,3} (\d+(?:\.\d+)?) ", rules_text(game_id, language), re.MULTILINE))


def check_course(script: Script, courses: Mapping[int, int] = {}) -> Iterator[Scene]:
    """Play the lesson, and check what it claims, but for steps that take another course; at the end the learner wins alone."""
    outcome = None
    for scene in scenes(script, courses):
        for claim in () if scene.number in courses else scene.step.claims:
            _check_claim(scene.step, scene.figures, claim)
        yield scene
        outcome = script.game.outcome(scene.after)
    if outcome is None or outcome.winners != [script.lesson.learner]:
        raise NotSo(f"the learner does not win alone: {outcome}, with {dict(courses)}")


def _check_claim(step: TaughtStep | WhatIf, figures: Figures, claim: str) -> None:
    if not figures.holds(claim):
        raise NotSo(f"step {step.id}: it is not so that {claim}")


def _check_values(step: TaughtStep | WhatIf, figures: Figures) -> None:
    for name, figure in step.figures.items():
        value = figures.value(figure.of)
        if value != figure.value:
            raise NotSo(f"{name} is {value}, and the lesson says {figure.value}")


def _check_what_if(script: Script, scene: Scene) -> None:
    other = scene.step.what_if
    if other is not None:
        figures = figures_of(script, scene.before, script.line(other.moves, other.plays))
        _check_values(other, figures)
        for claim in other.claims:
            _check_claim(other, figures, claim)


def _check_highlight(script: Script, step: TaughtStep, before: Position) -> None:
    """A move that is pointed at is one of those that are offered or asked for."""
    game = script.game
    offered = {game.write(game.move(number)) for number in before.legal_moves()} | set(step.moves)
    pointed = {target.removeprefix("move:") for target in step.highlight if target.startswith("move:")}
    if not pointed <= offered:
        raise NotSo(f"{sorted(pointed - offered)} cannot be pointed at: it is not offered")


def _try_others(script: Script, scene: Scene) -> int:
    """Whatever else could be done at any point of the step leads somewhere, and the position stays as it was."""
    game, position, tried = script.game, scene.before.copy(), 0
    for asked in script.asked(scene.step.moves):
        kept = game.save(position)
        for number in position.legal_moves():
            if number != asked.move:
                if not game.play(position.copy(), number):
                    raise NotSo(f"{game.write(game.move(number))} shows nothing")
                tried += 1
        if game.save(position) != kept:
            raise NotSo("to show another move has changed the position")
        position.play(asked.move)
    return tried


def accepted(script: Script) -> tuple[list[dict[int, int]], list[dict[int, int]]]:
    """The accepted courses, each alone; and many times several of them together."""
    several = {number: len(courses) - 1 for number, courses in enumerate(script.steps) if len(courses) > 1}
    alone = [{number: course} for number, most in several.items() for course in range(1, most + 1)]
    rng = random.Random(1)
    mixed = [
        {number: rng.randint(1, most) for number, most in several.items() if rng.random() < 0.7}
        for _ in range(MIXED if len(several) > 1 else 0)
    ]
    return alone, [courses for courses in mixed if courses]
