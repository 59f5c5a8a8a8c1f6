"""The odds of what a seat sees: reckoned once for all who see the same, beside the loop, and kept until the table changes."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.core.contract import Game, View
from caravanserai.tables.room import Room

NOTHING = b"null"


class Lenses:
    """By room and seat, the lens of the latest position. A room that is let go takes its lenses with it."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Room, dict[int | None, tuple[int, asyncio.Task[bytes]]]] = WeakKeyDictionary()

    async def find(self, room: Room, seat: int | None) -> bytes:
        """The lens of a seat, or of those who watch, as JSON. Whoever asks while it is reckoned waits for the same one."""
        table = room.table
        if table.state.phase != "playing":
            return NOTHING
        kept, version = self._kept.setdefault(room, {}), table.state.game_version
        if seat not in kept or kept[seat][0] != version:
            view = table.game.view(table.position, seat)
            kept[seat] = (version, asyncio.ensure_future(asyncio.to_thread(_reckon, table.game, view)))
        task = kept[seat][1]
        try:
            return await asyncio.shield(task)
        except Exception:
            if seat in kept and kept[seat][1] is task:
                del kept[seat]
            raise


def _reckon(game: Game, view: View) -> bytes:
    return msgspec.json.encode(game.lens(view))


def check_lens(room: Room, seat: int | None) -> None:
    """The table says who is shown the odds: nobody, each seat on its own turn, or everybody."""
    table = room.table
    level = table.state.settings.lens
    if level == "off" or table.game.lens_type is None:
        raise Refused("lens_off", "the odds are not shown at this table")
    if level == "own" and seat not in table.awaited():
        raise Refused("lens_not_now", "the odds are shown to each seat on its own turn")
