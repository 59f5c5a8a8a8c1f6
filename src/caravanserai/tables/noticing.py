"""What others do to the tables of a running server is noticed: another process, such as a command of its host's, has written to
one or deleted it. Without this a room would find out only when it wants to write itself, and its people could wait for long."""

from __future__ import annotations

from caravanserai.tables.room import Room
from caravanserai.tables.store import Store

AT_ONCE = 500
"""So many tables are asked for at a time."""
GONE = 2**62
"""For the last number of a table that is gone: whatever is in memory of it is behind."""


async def let_go_of_changed(store: Store, rooms: dict[str, Room]) -> list[str]:
    """Let go of every room that is behind its log, or whose table is gone; its people come to what there is now. Their names.

    A room that is just writing is left alone: if the number that it writes is taken, it is told.
    """
    present, changed = list(rooms.values()), []
    for first in range(0, len(present), AT_ONCE):
        some = present[first : first + AT_ONCE]
        last = await store.last_numbers([room.id for room in some])
        behind = [room for room in some if last.get(room.id, GONE) > room.table.state.version and not room.lock.locked()]
        for room in behind:
            if rooms.get(room.id) is room:
                changed.append(room.id)
                room.lost(room)
    return changed
