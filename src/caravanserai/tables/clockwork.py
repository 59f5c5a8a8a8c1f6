"""What happens at a table by itself: bots move, clocks run out, a bot stands in for whoever is away."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from caravanserai.tables import rows as r
from caravanserai.tables.workers import Thought
from caravanserai.tables.written import encode

if TYPE_CHECKING:
    from caravanserai.tables.room import Room


class Clockwork:
    """The clockwork of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        """By seat, the version of the question that a bot thinks about, or has thought about."""

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """See whether bots are to move, and when the next clock or grace period runs out."""
        self.stop()
        state = self.room.table.state
        if state.phase != "playing":
            return
        version = state.question_version()
        for seat in self.room.table.awaited():
            mover = state.mover(seat)
            if mover and self._thinking.get(seat) != version:
                self._thinking[seat] = version
                self.room.spawn(self._move_by_bot(seat, mover, version))
        deadline = self._next_deadline()
        if deadline is not None:
            delay = max(0.0, deadline - time.time()) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self.room.spawn(self._time_passes()))

    def _next_deadline(self) -> float | None:
        deadlines = [end for end in (self._clock_end(), *self._grace_ends().values()) if end is not None]
        return min(deadlines, default=None)

    def _clock_end(self) -> float | None:
        """When the acting person's time runs out."""
        actor, state = self.room.table.actor(), self.room.table.state
        if actor < 0 or state.mover(actor) or state.seats[actor].seconds is None:
            return None
        return state.turn_since + (state.seats[actor].seconds or 0.0)

    def _grace_ends(self) -> dict[int, float]:
        """When a bot stands in for each of those who are away. Games of days wait for their clock instead."""
        state = self.room.table.state
        if state.settings.clock.kind == "days":
            return {}
        ends = {}
        for number, seat in enumerate(state.seats):
            if seat.who is not None and seat.stand_in is None:
                end = self.room.presence.grace_end(seat.who)
                if end is not None:
                    ends[number] = end
        return ends

    async def _time_passes(self) -> None:
        async with self.room.lock:
            now, state = time.time(), self.room.table.state
            if state.phase != "playing":
                return
            bot = state.settings.stand_in
            rows: list[r.Row] = [r.TakenOver(seat, bot) for seat, end in self._grace_ends().items() if end <= now]
            clock_end, actor = self._clock_end(), self.room.table.actor()
            out_of_time = clock_end is not None and clock_end <= now
            if out_of_time and state.settings.clock.at_zero == "resign":
                rows = [row for row in rows if not isinstance(row, r.TakenOver) or row.seat != actor]
                rows.append(r.Resigned(actor, bot, out_of_time=True))
            elif out_of_time:
                rows.append(r.TimeRanOut(actor))
            if rows:
                await self.room.commit(rows)
            else:
                self.wake()

    async def _move_by_bot(self, seat: int, bot: str, version: int) -> None:
        """Let a bot think about what this seat sees, and make its move if it is asked the same still."""
        if self.room.bot_pause:
            await asyncio.sleep(self.room.bot_pause)
        table = self.room.table
        if not self._is_asked(seat, version):
            return
        position = table.facing(seat)
        view = encode(table.game.view(position, seat))
        seed = version * 16 + seat
        move = await self.room.workers.choose(Thought(table.state.settings.game, bot, seed, view, position.legal_moves()))
        async with self.room.lock:
            if self._is_asked(seat, version):
                await self.room.commit(self.room.table.answer_rows(seat, move, by=bot))

    def _is_asked(self, seat: int, version: int) -> bool:
        """Whether a seat is asked what it was asked at this version, and has not answered."""
        return self.room.table.state.question_version() == version and seat in self.room.table.awaited()
