"""The odds of what a seat sees and could know by keeping count: reckoned once for all who see the same, beside the server, and
kept until the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

from caravanserai.api.refusals import Refused
from caravanserai.core.contract import Position, Tally, View
from caravanserai.tables.encoding import encode
from caravanserai.tables.reckoning import Kind, OddsQuestion, Reckoner
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table
from caravanserai.tables.tallies import TableTallies
from caravanserai.tables.teaching import shows_lens

NOTHING = b"null"
KEPT_PAST = 64
"""So many lenses of earlier positions of a table are kept at hand."""


class Lenses:
    """By room and seat, the lens of the latest position, rough and fine. A room that is let go takes its lenses with it."""

    def __init__(self, reckoner: Reckoner, observe: Callable[[bool, float], None] = lambda fine, seconds: None) -> None:
        """`observe` is told of each lens whether it was a fine one, and how many seconds it took."""
        self._observe = observe
        self._reckoner = reckoner
        self._kept: WeakKeyDictionary[Room, dict[tuple[int | None, bool], tuple[int, asyncio.Future[bytes]]]] = (
            WeakKeyDictionary()
        )
        self._past: WeakKeyDictionary[Room, dict[tuple[int | None, int, int, bool], asyncio.Future[bytes]]] = WeakKeyDictionary()
        """Of earlier positions, by seat, number of moves and how often somebody has gone back."""
        self._tallies: WeakKeyDictionary[Room, TableTallies] = WeakKeyDictionary()

    async def find(self, room: Room, seat: int | None, *, fine: bool) -> tuple[bytes, bool]:
        """The lens of a seat, or of those who watch, as JSON, and whether it is the fine one, which it may be even if a rough one
        would do. Whoever asks while it is reckoned waits for the same one."""
        table = room.table
        if table.state.phase != "playing":
            return NOTHING, True
        kept, version = self._kept.setdefault(room, {}), table.state.game_version
        known = kept.get((seat, True))
        fine = fine or not table.game.slow_lens or (known is not None and known[0] == version and known[1].done())
        which = (seat, fine)
        if which not in kept or kept[which][0] != version:
            tally = self.tallies_of(room).of(table, seat) if table.state.settings.lens != "off" else None
            kept[which] = (version, self._begin(table, table.position, seat, tally, fine))
        future = kept[which][1]
        try:
            return await asyncio.shield(future), fine
        except Exception:
            if which in kept and kept[which][1] is future:
                del kept[which]
            raise

    def tallies_of(self, room: Room) -> TableTallies:
        """What those at this table could know by keeping count."""
        return self._tallies.setdefault(room, TableTallies())

    async def find_past(
        self, room: Room, seat: int | None, moves: int, position: Position, tally: Tally | None, *, fine: bool
    ) -> tuple[bytes, bool]:
        """The lens of the position after so many moves, as this seat could have it then; raises `Refused` if it could not."""
        table = room.table
        check_level(table, seat in table.game.asked(position))
        if position.is_over():
            return NOTHING, True
        fine = fine or not table.game.slow_lens
        key, kept = (seat, moves, len(table.state.taken_back), fine), self._past.setdefault(room, {})
        if key not in kept:
            kept[key] = self._begin(table, position, seat, tally, fine)
            while len(kept) > KEPT_PAST:
                del kept[next(iter(kept))]
        future = kept[key]
        try:
            return await asyncio.shield(future), fine
        except Exception:
            if kept.get(key) is future:
                del kept[key]
            raise

    async def reckon(self, game: str, view: View, tally: Tally | None = None, *, fine: bool) -> bytes:
        """The lens of a view that no table has, as JSON; nothing of it is kept."""
        return await self._reckon(OddsQuestion(game, "fine" if fine else "rough", encode(view), _encoded(tally)), fine)

    def _begin(self, table: Table, position: Position, seat: int | None, tally: Tally | None, fine: bool) -> asyncio.Task[bytes]:
        """Have it reckoned for this table: without odds only the printed facts are told, and nothing that was counted."""
        kind: Kind = "facts" if table.state.settings.lens == "off" else "fine" if fine else "rough"
        view = encode(table.game.view(position, seat))
        question = OddsQuestion(table.state.settings.game, kind, view, b"" if kind == "facts" else _encoded(tally))
        return asyncio.create_task(self._reckon(question, fine), name="reckon odds")

    async def _reckon(self, question: OddsQuestion, fine: bool) -> bytes:
        reckoned = await self._reckoner.reckon(question)
        self._observe(fine, reckoned.seconds)
        return reckoned.lens

    async def close(self) -> None:
        await self._reckoner.close()


def _encoded(tally: Tally | None) -> bytes:
    return b"" if tally is None else encode(tally)


def check_lens(room: Room, seat: int | None) -> None:
    """Whether a seat is shown the odds now."""
    check_level(room.table, seat in room.table.awaited())


def check_level(table: Table, own_turn: bool) -> None:
    """The table says who is shown the odds: nobody, each seat on its own turn, or everybody. Facts come on one's turn."""
    level = table.state.settings.lens
    if table.game.lens_type is None or (level == "off" and not table.game.tells_facts):
        raise Refused("lens_off", "the odds are not shown at this table")
    if table.state.lesson is not None and not shows_lens(table):
        raise Refused("lens_not_now", "the odds come later in this lesson")
    if level != "all" and not own_turn:
        raise Refused("lens_not_now", "the odds are shown to each seat on its own turn")
