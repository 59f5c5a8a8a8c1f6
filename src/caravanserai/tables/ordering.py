"""The standing orders of a table in memory: given, kept, carried out and ended. No row tells of them, and nobody is sent anything
because of one."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import OrderInfo
from caravanserai.tables.due import due_at
from caravanserai.tables.encoding import encode
from caravanserai.tables.notices import notices_of_orders
from caravanserai.tables.orders import StandingOrder, carried_out, given, told, verdict

if TYPE_CHECKING:
    from caravanserai.tables.room import Room


class Ordering:
    """What people have ordered in a room. Like the clockwork, it does not keep the room from being let go."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)

    def of(self, who: str) -> OrderInfo:
        """What somebody has ordered here, and what there is to order."""
        table = self.room.table
        return told(table, self._seat_of(who), table.orders.get(who))

    async def give(self, who: str, lines: Sequence[str]) -> OrderInfo:
        async with self.room.lock:
            await self._keep(who, given(self.room.table, self._seat_of(who), lines))
        self.room.wake()
        return self.of(who)

    async def drop(self, who: str) -> OrderInfo:
        async with self.room.lock:
            self._seat_of(who)
            if who in self.room.table.orders:
                await self._keep(who, None)
        self.room.wake()
        return self.of(who)

    def _seat_of(self, who: str) -> int:
        seat = self.room.seat_of(who)
        if seat is None:
            raise Refused("not_seated", "you do not sit at this table")
        return seat

    async def _keep(self, who: str, order: StandingOrder | None) -> None:
        """Keep an order, or that there is none. Whoever was called for what it answers now is not any more, or the other way
        round: to be called once too often does no harm, so that comes first."""
        room, after = self.room, self.room.table.copy()
        room.check_sure()
        after.orders = {other: theirs for other, theirs in after.orders.items() if other != who}
        if order is not None:
            after.orders[who] = order
        told = notices_of_orders(room.table, after, room.timing.now(), room.presence.attends)
        await room.store.put_notices([one for one in told if one.kind == "your_turn"])
        await room.store.save_order(room.id, who, None if order is None else encode(order))
        room.table.orders = after.orders
        await room.store.put_notices([one for one in told if one.kind == "withdrawn"])
        await room.store.set_due(room.id, due_at(room.table))

    def end(self) -> None:
        """Note which orders are over; those of somebody who has given up the seat are forgotten."""
        room, orders = self.room, self.room.table.orders
        for who, order in [*orders.items()]:
            seat = room.seat_of(who)
            if seat is None:
                del orders[who]
                room.spawn(room.store.save_order(room.id, who, None))
            elif (ended := verdict(room.table, seat, order).ended) is not None:
                orders[who] = msgspec.structs.replace(order, ended=ended)
                room.spawn(room.store.save_order(room.id, who, encode(orders[who])))

    async def carry_out(self, seat: int) -> None:
        """Make the move that a seat has ordered, as its owner would have. Only for whoever has the lock."""
        room, table = self.room, self.room.table
        who = table.state.seats[seat].who
        order = table.orders.get(who or "")
        judged = verdict(table, seat, order) if order is not None else None
        if who is None or order is None or judged is None or judged.move is None:
            return
        carried = carried_out(order, table, judged)
        await room.commit(table.answer_rows(seat, judged.move), orders={who: carried})
        room.seen(who)
        await room.store.save_order(room.id, who, encode(carried))
