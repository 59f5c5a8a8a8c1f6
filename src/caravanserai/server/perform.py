"""Carrying out commands, the same for HTTP and for live sockets."""

from __future__ import annotations

import hmac
import time

import structlog

from caravanserai.api import commands as c
from caravanserai.api.messages import Ack, Request
from caravanserai.api.refusals import Refused
from caravanserai.core.errors import CaravanseraiError
from caravanserai.server.errors import refusal_of
from caravanserai.server.house import House
from caravanserai.server.me import remember_name
from caravanserai.server.serving import check_declared
from caravanserai.tables.room import Room

log = structlog.get_logger("server")


async def perform(house: House, room: Room, who: str, address: str, request: Request) -> Ack:
    """Carry out a command and answer when it is committed; raises the refusal if it is not.

    Whoever calls this sees to it that it is not broken off: a command is carried out or not, never by half.
    """
    kind, started = str(type(request.command).__struct_config__.tag), time.perf_counter()
    result = "failed"
    try:
        ack = await _carry_out(house, room, who, address, request)
        result = "done"
        return ack
    except (Refused, CaravanseraiError) as error:
        refused = refusal_of(error)
        result = refused.code
        check_declared(kind, refused.code, (*request.command.refuses, *c.ANY_COMMAND))
        raise _with_changes(room, who, request, refused) from None
    finally:
        seconds = time.perf_counter() - started
        house.metrics.count_command(kind, result, seconds)
        log.debug("command", table=room.id, kind=kind, result=result, ms=round(1000 * seconds, 2))


async def _carry_out(house: House, room: Room, who: str, address: str, request: Request) -> Ack:
    command, key = request.command, own_key(house, who, request.key)
    match command:
        case c.Rematch():
            return await _rematch(house, room, who, address, request.id)
        case c.Accept():
            version = await _accept(house, room, who, command, key)
        case _:
            version = await room.command(who, command, key)
    if isinstance(command, c.Sit | c.Accept):
        await remember_name(house, who, command.name)
    return Ack(version, request.id)


def own_key(house: House, who: str, key: str | None) -> str | None:
    """Idempotency keys are each person's own: nobody can use up, or try out, another's."""
    return f"{house.keys.mark(who, 'key')}:{key}" if key is not None else None


async def _accept(house: House, room: Room, who: str, command: c.Accept, key: str | None) -> int:
    offer = house.keys.read_offer(command.code)
    if offer is None or offer.table != room.id:
        raise Refused("bad_offer", "this is not an offer of a seat at this table")
    if offer.expires < time.time():
        raise Refused("offer_over", "this offer has ended; ask for a new one")
    owner = room.table.state.seats[offer.seat].who or ""
    still_theirs = hmac.compare_digest(house.keys.mark(owner, room.id), offer.owner_mark)
    return await room.accept(offer.seat, owner if still_theirs else "", who, command.name, key)


async def _rematch(house: House, room: Room, who: str, address: str, id: int) -> Ack:
    state = room.table.state
    if state.rematch is None and state.phase == "over" and room.seat_of(who) is not None:
        house.meters.open_table(who, address)
    table = await house.inn.rematch(room, who)
    return Ack(room.table.state.version, id, table.id)


def _with_changes(room: Room, who: str, request: Request, refused: Refused) -> Refused:
    """A move that was made on an old version is answered with what changed."""
    if refused.code == "stale" and isinstance(request.command, c.Play):
        refused.update = room.update(who, request.command.version)
    return refused
