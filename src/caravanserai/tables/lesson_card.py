"""The card of a lesson: what the learner reads now, with every figure read from the learner's own view."""

from __future__ import annotations

from caravanserai.api.messages import ToldChange
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import LessonCard, LessonWhatIf, OwnGameInfo
from caravanserai.core.changes import altered
from caravanserai.core.speech import tag_of
from caravanserai.lessons.figures import Figures
from caravanserai.lessons.format import TaughtStep
from caravanserai.lessons.scenes import figures_of, heard
from caravanserai.lessons.script import Place, Script
from caravanserai.lessons.words import LessonWords, title_of
from caravanserai.tables.encoding import encoded_event, pre_encoded
from caravanserai.tables.table import Table
from caravanserai.tables.teaching import lesson_at


def lesson_card(table: Table, language: str) -> LessonCard:
    """The card of the step that the learner is at. It takes a few milliseconds: some of the game is played anew."""
    script, place = lesson_at(table)
    step, state = script.step_of(place), table.state
    words = LessonWords(script, language, [seat.name for seat in state.seats])
    figures = _told(table, script, place) if place.phase == "told" else _imagined(table, script, place)
    asks = step.kind == "do"
    told = place.phase != "shown" or (asks and bool(script.rest(place)))
    rest = script.rest(place) if place.phase != "told" else ()
    return LessonCard(
        version=state.version,
        step=place.step + 1,
        of=len(script.steps),
        id=step.id,
        kind=step.kind,
        phase=place.phase,
        title=title_of(script.game.id, words.speech.language),
        idea=words.say(step, figures, "idea") if asks else None,
        text=words.say(step, figures, _text_of(step, place), _other(table, place)) if told else words.not_now(),
        why=words.say(step, figures, "why") if asks else None,
        cites=list(step.cites),
        highlight=list(step.highlight),
        moves=[script.game.write(script.game.move(line.move)) for line in rest],
        what_if=step.what_if is not None,
        back=place.step > 0 or len(state.moves) > place.began,
        lens=place.step >= script.lens_from,
        began=place.began,
        own_game=OwnGameInfo(script.game.id, script.lesson.own_game.players, script.lesson.own_game.bot)
        if script.is_last(place)
        else None,
    )


def _text_of(step: TaughtStep, place: Place) -> str:
    """Which of the step's words are told."""
    if step.kind != "do":
        return "text"
    if place.phase != "told":
        return "ask" if place.phase == "ask" else "other"
    return f"tells-{place.course}" if place.course and step.accept[place.course - 1].tells else "tells"


def _other(table: Table, place: Place) -> str:
    """What kind of move was made in place of what is asked for, if one was."""
    made = table.state.moves[place.kept :]
    return tag_of(table.game.move(made[0].move)) if place.phase == "shown" and made else ""


def _told(table: Table, script: Script, place: Place) -> Figures:
    """What has happened in the step; in one without moves, in the step before that had some."""
    game, learner, lesson = table.game, script.lesson.learner, table.state.lesson
    assert lesson is not None
    first = next((began for began in reversed(lesson.begun) if began < len(table.state.moves)), place.began)
    events = [event for happened in table.history(first) for event in happened.events]
    was, now = game.view(table.position_after(place.began), learner), game.view(table.position, learner)
    return Figures(game, was, now, heard(game, events, learner, table.position), game.outcome(table.position))


def _imagined(table: Table, script: Script, place: Place) -> Figures:
    """What will have happened when the learner has done what is asked."""
    was = table.position_after(place.began)
    lines = script.steps[place.step][place.course].moves
    return figures_of(script, was, lines)


def lesson_what_if(table: Table, language: str) -> LessonWhatIf:
    """What else could have happened in the present step, played on a copy; raises `Refused` where there is nothing to show."""
    script, place = lesson_at(table)
    other = script.step_of(place).what_if
    if other is None:
        raise Refused("no_lesson", "there is nothing else to see in this step")
    game, learner, start = table.game, script.lesson.learner, table.position_after(place.began)
    lines = script.line(other.moves, other.plays)
    words = LessonWords(script, language, [seat.name for seat in table.state.seats])
    text = words.say(other, figures_of(script, start, lines), "text")
    position, view, told = start.copy(), game.view(start, learner), []
    before = view
    for number, line in enumerate(lines, start=place.began + 1):
        heard = [game.redacted(event, learner) for event in game.play(position, line.move)]
        changes = []
        for event in heard:
            view, change = altered(view, lambda draft, event=event: game.change(draft, event))  # type: ignore[misc]
            changes.append(change)
        told.append(ToldChange(number, line.actor, [encoded_event(event) for event in heard], changes=changes))
    return LessonWhatIf(text, list(other.cites), pre_encoded(before), told)
