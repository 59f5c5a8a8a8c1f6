"""Guided first games: begun, told step by step, and gone on with."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import NAMELESS
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import LessonCard, LessonDo, LessonInfo, LessonWhatIf, Made
from caravanserai.core.texts import FALLBACK
from caravanserai.lessons.format import Lesson, NoLesson, lesson_of, lessons
from caravanserai.lessons.script import script_of
from caravanserai.lessons.words import title_of
from caravanserai.server.handlers.games import check_game, known
from caravanserai.server.handlers.tables import made
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.execution import check_lesson_left
from caravanserai.service.identity import known_person, remember_name
from caravanserai.service.services import Services
from caravanserai.tables.lesson_card import lesson_card, lesson_what_if
from caravanserai.tables.room import Room
from caravanserai.tables.teaching import BeginAgain, BeginLesson, Learn

NOT_THERE = ("other_rules", "unreadable", "closed", "no_such_table")
"""Why a lesson that was begun is no more to be had."""


@serves(Api.lessons)
async def list_lessons(context: RequestContext, language: str = FALLBACK) -> list[LessonInfo]:
    return [_info(lesson, known(language)) for lesson in lessons()]


def _info(lesson: Lesson, language: str) -> LessonInfo:
    return LessonInfo(lesson.game, title_of(lesson.game, language), lesson.minutes, len(lesson.steps))


@serves(Api.begin_lesson)
async def begin_lesson(context: RequestContext, game: str, again: bool = False, name: str | None = None) -> Made:
    check_game(game)
    try:
        lesson = lesson_of(game)
    except NoLesson as error:
        raise Refused("no_lesson", str(error)) from None
    who, services = context.person(), context.services
    await services.work.do(context.caller, script_of, game)
    unfinished = await _unfinished(services, who, lesson)
    if unfinished is not None and (not again or await _begun_again(services, who, unfinished)):
        return made(unfinished)
    services.meters.open_table(who, context.caller.address)
    return await services.finish(_begin(services, who, lesson, name))


async def _begun_again(services: Services, who: str, table: str) -> bool:
    """From the first step, at the same table; not at one that cannot be gone on with."""
    try:
        room = await services.registry.fetched_room(table)
        await services.finish(room.command(who, BeginAgain()))
        await services.registry.offer(room)
    except Refused as refused:
        if refused.code in NOT_THERE:
            return False
        raise
    return True


async def _unfinished(services: Services, who: str, lesson: Lesson) -> str | None:
    """The lesson that somebody has begun, as it is told today."""
    for listing in await services.registry.store.tables_of(who):
        if listing.game == lesson.game and listing.phase == "playing" and listing.summary.lesson == lesson.edition():
            return listing.table
    return None


async def _begin(services: Services, who: str, lesson: Lesson, name: str | None) -> Made:
    known_name = name or (await known_person(services.registry.store, who)).name
    settings = Settings(
        game=lesson.game, players=lesson.players, options=dict(lesson.options), lens="all", watch="nobody", talk="off"
    )
    room = await services.registry.open_table(settings, who)
    await room.command(who, BeginLesson(known_name or NAMELESS))
    if name:
        await remember_name(services.registry.store, who, name)
    await services.registry.offer(room)
    return made(room.id)


@serves(Api.lesson)
async def lesson_now(context: RequestContext, table: str, language: str = FALLBACK) -> LessonCard:
    return await _card(context, await _own_lesson(context, table), language)


@serves(Api.learn)
async def learn(context: RequestContext, table: str, do: LessonDo, language: str = FALLBACK) -> LessonCard:
    room = await _own_lesson(context, table)
    check_lesson_left(context.services.config.limits, room, do)
    await context.services.finish(room.command(context.person(), Learn(do)))
    return await _card(context, room, language)


@serves(Api.lesson_what_if)
async def what_if(context: RequestContext, table: str, language: str = FALLBACK) -> LessonWhatIf:
    room = await _own_lesson(context, table)
    return await context.services.work.do(context.caller, lesson_what_if, room.table, known(language))


async def _own_lesson(context: RequestContext, table: str) -> Room:
    """A lesson is told to whoever learns, and to nobody else."""
    room = await context.services.registry.room(table)
    if room.seat_of(context.viewer(room)) is None:
        raise Refused("not_seated", "you do not sit at this table")
    return room


async def _card(context: RequestContext, room: Room, language: str) -> LessonCard:
    return await context.services.work.do(context.caller, lesson_card, room.table, known(language))
