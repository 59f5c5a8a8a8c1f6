"""What follows by itself where a lesson is given: the moves of chance and of the other seats, as it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caravanserai.lessons.script import Script, ScriptMove, script_of
from caravanserai.tables import rows as r
from caravanserai.tables.fold import lesson_after

if TYPE_CHECKING:
    from caravanserai.tables.table import Table


def lesson_rows(table: Table, rows: Sequence[r.Row]) -> list[r.Row]:
    """The moves that follow these rows: the lesson's next, up to what the learner is asked or told. After another move, none.

    What is asked as a matter of form is answered for the learner, as at any table.
    """
    script = script_of(table.state.settings.game)
    lesson, made, kept = table.state.lesson, made_moves(table), len(table.state.moves)
    for row in rows:
        if isinstance(row, r.Moved):
            made.append(ScriptMove(row.actor, row.move))
        elif isinstance(row, r.Undone):
            del made[row.moves :]
            kept = min(kept, row.moves)
        lesson = lesson_after(lesson, row, len(made))
    begun = [] if lesson is None else lesson.begun
    formal = _matters_of_form(table, script, begun, made, kept)
    following = [*formal, *script.following(begun, [*made, *formal])]
    seats = table.state.seats
    return [r.Moved(actor, move, by="" if actor < 0 else seats[actor].bot or "") for actor, move in following]


def _matters_of_form(table: Table, script: Script, begun: Sequence[int], made: list[ScriptMove], kept: int) -> list[ScriptMove]:
    """What is still asked of the learner in the middle of a step and leaves no choice; so many of the moves were made before."""
    place = script.place(begun, made)
    rest = script.rest(place) if begun and place.phase == "ask" and len(made) > place.began else ()
    if not rest:
        return []
    position = table.position_after(kept).copy()
    for move in made[kept:]:
        position.play(move.move)
    formal: list[ScriptMove] = []
    for line in rest:
        if table.game.only_answer(position) != line.move:
            break
        position.play(line.move)
        formal.append(line)
    return formal


def made_moves(table: Table) -> list[ScriptMove]:
    """The moves that were made, as a lesson has them."""
    return [ScriptMove(move.actor, move.move) for move in table.state.moves]
