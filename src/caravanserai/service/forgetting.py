"""Somebody leaves for good: their seats go to bots, their name and words out of every log, and no key of theirs counts."""

from __future__ import annotations

import msgspec

from caravanserai.api import commands as c
from caravanserai.service.services import Services
from caravanserai.tables.room import Room

AT_ONCE = 100
"""So many tables are asked for at a time."""


async def forget_person(services: Services, who: str) -> None:
    """Forget somebody. Whoever breaks off in the middle can be forgotten again: what is gone already is found no more."""
    store = services.registry.store
    while tables := await store.tables_of(who, AT_ONCE):
        for listed in tables:
            await _forget_at(await services.registry.any_room(listed.table), who)
    await store.forget_tokens(who)
    person = await services.sessions.end_all(who)
    await store.save_person(msgspec.structs.replace(person, name=""))
    services.connections.hang_up_person(who, "this person has left for good")


async def _forget_at(room: Room, who: str) -> None:
    phase, seat = room.table.state.phase, room.seat_of(who)
    if seat is not None and phase == "open":
        await room.command(who, c.Leave())
    elif seat is not None and phase == "playing":
        await room.command(who, c.Resign())
    await room.forget(who)
