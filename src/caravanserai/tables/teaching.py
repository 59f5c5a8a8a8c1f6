"""Decisions of a lesson: how it begins, the learner's moves, and going on, back, or past what is asked."""

from __future__ import annotations

from typing import NamedTuple

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import LessonDo
from caravanserai.bots import bot_names
from caravanserai.lessons.format import NoLesson
from caravanserai.lessons.script import Place, Script, ScriptMove, script_of
from caravanserai.tables import dice
from caravanserai.tables import rows as r
from caravanserai.tables.lesson_rows import made_moves
from caravanserai.tables.table import Table


class BeginLesson(NamedTuple):
    """Somebody sits down to the lesson of the table's game, and it begins."""

    name: str


class Learn(NamedTuple):
    """Somebody goes on in a lesson, or back."""

    do: LessonDo


class BeginAgain(NamedTuple):
    """Somebody begins an unfinished lesson anew, at the same table."""


def lesson_at(table: Table) -> tuple[Script, Place]:
    """The lesson that is given at a table, and how far it is; raises `Refused` where there is none, or not as it was."""
    state = table.state
    if state.lesson is None:
        raise Refused("no_lesson", "no lesson is given at this table")
    try:
        script = script_of(state.settings.game)
    except NoLesson:
        raise _other_lesson() from None
    if state.lesson.edition != script.lesson.edition() or state.changes or not table.is_whole:
        raise _other_lesson()
    return script, script.place(state.lesson.begun, made_moves(table))


def _other_lesson() -> Refused:
    return Refused("other_rules", "this lesson is told otherwise today; begin it anew")


def shows_lens(table: Table) -> bool:
    """Whether the lesson has come to where the odds are shown."""
    script, place = lesson_at(table)
    return place.step >= script.lens_from


def begun(table: Table, name: str, who: str) -> list[r.Row]:
    """The rows of a lesson's beginning: everybody in their seats, the dice as they are prepared, the first step."""
    script = script_of(table.state.settings.game)
    bot = bot_names(script.game.id)[0]
    seats: list[r.Row] = [
        r.Sat(number, who, name) if other is None else r.BotSeated(number, bot, other)
        for number, other in enumerate(script.lesson.names)
    ]
    setup = [r.Moved(actor, move, by=bot if actor >= 0 else "") for actor, move in script.setup]
    return [*seats, *dice.started(False), r.LessonBegun(script.lesson.edition()), *setup, r.LessonStep(0)]


def played(table: Table, seat: int, number: int) -> list[r.Row]:
    """The learner's move, and what follows it. A move of a later step, made before going on to it, goes on to it."""
    line = ScriptMove(seat, number)
    rows: list[r.Row] = [r.Moved(seat, number)]
    script, place = lesson_at(table)
    if place.phase == "told":
        until = script.steps_until(place, line) or place.step
        rows = [*(r.LessonStep(step) for step in range(place.step + 1, until + 1)), *rows]
    return rows + table.following_rows(rows)


def learned(table: Table, do: LessonDo, seat: int) -> list[r.Row]:
    """What follows if the learner goes on, is shown what to do, takes another move back, goes back, or skips the step."""
    script, place = lesson_at(table)
    undone = _taken_back(table, seat, place.kept)
    match do:
        case "go_on":
            if place.phase != "told" or script.is_last(place):
                raise Refused("lesson_waits", "first do what this step asks")
            return [r.LessonStep(place.step + 1)]
        case "take_back":
            if place.phase != "shown":
                raise Refused("nothing_to_undo", "there is no other move to take back")
            return undone
        case "show_me":
            if place.phase == "told" and not undone:
                raise Refused("lesson_waits", "nothing is asked in this step any more")
            rows = [*undone, *_rest(script, place)]
            return [*rows, *table.following_rows(rows)]
        case "skip":
            if script.is_last(place):
                raise Refused("lesson_waits", "this is the last step")
            rows = [*undone, *_rest(script, place)]
            return [*rows, *table.following_rows(rows), r.LessonStep(place.step + 1)]
        case "back":
            return _back(script, place, table, seat)


def _back(script: Script, place: Place, table: Table, seat: int) -> list[r.Row]:
    """To the beginning of this step, if the learner has done something in it; else of the one before."""
    acted = len(table.state.moves) > place.began and script.step_of(place).kind == "do"
    step = place.step if acted else place.step - 1
    if step < 0:
        raise Refused("nothing_to_undo", "this is the first step")
    assert table.state.lesson is not None
    return [*_taken_back(table, seat, table.state.lesson.begun[step]), r.LessonStep(step)]


def again(table: Table, seat: int) -> list[r.Row]:
    """From the first step."""
    script, _ = lesson_at(table)
    return [*_taken_back(table, seat, len(script.setup)), r.LessonStep(0)]


def _taken_back(table: Table, seat: int, moves: int) -> list[r.Row]:
    return [r.Undone(seat, moves)] if moves < len(table.state.moves) else []


def _rest(script: Script, place: Place) -> list[r.Row]:
    return [r.Moved(actor, move) for actor, move in script.rest(place)]
