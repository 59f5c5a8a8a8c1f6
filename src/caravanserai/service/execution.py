"""The execution of commands, the same for HTTP and for live sockets."""

from __future__ import annotations

import time

import structlog

from caravanserai.api import commands as c
from caravanserai.api.messages import Ack, CommandEnvelope
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import LessonDo
from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.config import Limits
from caravanserai.service.identity import own_key, remember_name
from caravanserai.service.refusals import check_declared, refusal_of, too_many
from caravanserai.service.services import Services
from caravanserai.tables.decide import TakeOver
from caravanserai.tables.people import person_of
from caravanserai.tables.room import Room
from caravanserai.tables.settings import check_grace

NEVER = 3600.0
"""Seconds to wait, as it is told, for what does not come again."""
log = structlog.get_logger("server")


async def execute(services: Services, room: Room, who: str, address: str, envelope: CommandEnvelope) -> Ack:
    """Carry out a command and answer when it is committed; raises the refusal if it is not.

    Whoever calls this sees to it that it is not broken off: a command is carried out or not, never by half.
    """
    kind, started = str(type(envelope.command).__struct_config__.tag), time.perf_counter()
    result = "failed"
    try:
        ack = await _carry_out(services, room, who, address, envelope)
        result = "done"
        return ack
    except (Refused, CaravanseraiError) as error:
        refused = refusal_of(error)
        result = refused.code
        check_declared(kind, refused.code, (*envelope.command.refuses, *c.ANY_COMMAND))
        raise _with_changes(room, who, envelope, refused) from None
    finally:
        seconds = time.perf_counter() - started
        services.metrics.count_command(kind, result, seconds)
        log.debug("command", table=room.id, kind=kind, result=result, ms=round(1000 * seconds, 2))


async def _carry_out(services: Services, room: Room, who: str, address: str, envelope: CommandEnvelope) -> Ack:
    command, key = envelope.command, envelope.key
    if key is not None:
        key = own_key(person_of(who), key)
    try:
        check_room_left(services.config.limits, room, command)
    except Refused:
        done = await room.done_under(key)
        if done is None:
            raise
        return Ack(done, envelope.id)
    if isinstance(command, c.Say | c.React):
        services.meters.talk(person_of(who), address)
    match command:
        case c.Rematch():
            return await _rematch(services, room, who, address, envelope.id)
        case c.Rearrange():
            check_grace(command.settings, services.registry.shortest_grace)
            version = await room.command(who, command, key)
        case c.Resign() if room.table.state.lesson is not None:
            raise Refused("in_a_lesson", "a lesson is nobody else's to finish; leave it for later")
        case c.TakeSeat() if not room.may_watch(who):
            raise Refused("not_watchable", "only those who sit at this table may look at it")
        case c.Accept():
            version = await _accept(services, room, who, command, key)
        case _:
            version = await room.command(who, command, key)
    if isinstance(command, c.Sit | c.Accept | c.TakeSeat) and who == person_of(who):
        await remember_name(services.registry.store, who, command.name)
    return Ack(version, envelope.id)


def check_room_left(limits: Limits, room: Room, command: c.Command) -> None:
    """A log has an end. The second half of it is for moves alone, so that no talk can keep a game from its own end."""
    state, rows = room.table.state, limits.rows_per_table
    if rows and not isinstance(command, c.Resign | c.Rematch) and state.version >= _rows_for(command, rows):
        raise too_many("rows at this table", NEVER)
    undos = limits.undos_per_table
    if undos and isinstance(command, c.Undo) and len(state.taken_back) >= undos:
        raise too_many("moves taken back at this table", NEVER)


def check_lesson_left(limits: Limits, room: Room, do: LessonDo) -> None:
    """The same for a lesson, which is gone on with and back in: its table has room for so many rows, and so many ways back."""
    state = room.table.state
    if limits.rows_per_table and state.version >= limits.rows_per_table:
        raise too_many("rows at this table", NEVER)
    if limits.undos_per_table and do != "go_on" and len(state.taken_back) >= limits.undos_per_table:
        raise too_many("moves taken back at this table", NEVER)


def _rows_for(command: c.Command, rows: int) -> int:
    return rows if isinstance(command, c.Play) else (rows + 1) // 2


async def _accept(services: Services, room: Room, who: str, command: c.Accept, key: str | None) -> int:
    offer = services.keys.read_offer(command.code)
    if offer is None or offer.table != room.id:
        raise Refused("bad_offer", "this is not an offer of a seat at this table")
    if offer.expires < time.time():
        raise Refused("offer_over", "this offer has ended; ask for a new one")
    owner = room.table.state.seats[offer.seat].who or ""
    still_theirs = services.keys.is_mark(offer.owner_mark, owner, room.id)
    return await room.command(who, TakeOver(offer.seat, owner if still_theirs else "", command.name), key)


async def _rematch(services: Services, room: Room, who: str, address: str, id: int) -> Ack:
    state = room.table.state
    if state.rematch is None and state.phase == "over" and room.seat_of(who) is not None:
        services.meters.open_table(person_of(who), address)
    table = await services.registry.rematch(room, who)
    return Ack(room.table.state.version, id, table.id)


def _with_changes(room: Room, who: str, envelope: CommandEnvelope, refused: Refused) -> Refused:
    """A move that was made on an old version is answered with what changed."""
    if refused.code == "stale" and isinstance(envelope.command, c.Play):
        refused.update = room.update(who, envelope.command.version)
    return refused
