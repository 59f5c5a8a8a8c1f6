"""Somebody leaves for good: their seats go to bots, their name and words out of every log, and no key of theirs counts."""

from __future__ import annotations

import msgspec

from caravanserai.api import commands as c
from caravanserai.service.services import Services
from caravanserai.tables.people import seats_of
from caravanserai.tables.room import Room

AT_ONCE = 100
"""So many tables are asked for at a time."""


async def forget_person(services: Services, who: str) -> None:
    """Forget somebody. Whoever breaks off in the middle can be forgotten again: what is gone already is found no more."""
    store = services.registry.store
    while tables := await store.tables_of(who, AT_ONCE):
        for listed in tables:
            await _forget_at(await services.registry.fetched_room(listed.table), who)
    for table in await store.tables_put_away(who):
        await store.put_away(who, table, None)
    await store.forget_orders(who)
    await store.forget_journal(who)
    await store.forget_tokens(who)
    await store.forget_what_ifs(who)
    await store.forget_notices(who)
    person = await services.sessions.end_all(who)
    await store.save_person(msgspec.structs.replace(person, name=""))
    await services.end_sessions(who, "this person has left for good")


async def _forget_at(room: Room, who: str) -> None:
    state = room.table.state
    mine = [state.seats[seat].who or who for seat in seats_of(state, who)]
    for owner in reversed(mine):  # guests before whoever brought them
        if state.phase == "open":
            await room.command(owner, c.Leave())
        elif state.phase == "playing":
            await room.command(owner, c.Resign())
    await room.forget(who)
