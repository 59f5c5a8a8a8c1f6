"""The one owner of a table: takes commands one at a time, commits, then tells everybody (broadcast)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from caravanserai.api.messages import Update
from caravanserai.api.refusals import Refused
from caravanserai.bots import bot_names
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.clockwork import Clockwork
from caravanserai.tables.decide import decide, seated_again
from caravanserai.tables.encoding import encode
from caravanserai.tables.forgetting import rows_without
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import nameless, refolded
from caravanserai.tables.presence import Presence, Viewer
from caravanserai.tables.state import SeatState
from caravanserai.tables.store import Conflict, Store, StoredRow, StoredTable
from caravanserai.tables.table import Table
from caravanserai.tables.timing import Outage, Timing
from caravanserai.tables.workers import Thought, Workers

SNAPSHOT_EVERY = 50
KEPT_KEYS = 500
BROADCAST_SECONDS = 1.0
log = structlog.get_logger("table")
_read_update = msgspec.json.Decoder(Update).decode


class Room:
    """A table in memory. All changes pass through `commit`, one after the other."""

    def __init__(
        self,
        table: Table,
        store: Store,
        workers: Workers,
        timing: Timing,
        *,
        bot_pause: float,
        lost: Callable[[Room], None],
        is_sure: Callable[[], bool] = lambda: True,
        outage: Outage | None = None,
    ) -> None:
        self.table = table
        self.id = table.state.table
        self.store = store
        self.workers = workers
        self.timing = timing
        self.bot_pause = bot_pause
        self.bots = bot_names(table.state.settings.game)
        self.lost = lost
        """Called when somebody else has written to this table, so that it is loaded anew."""
        self.gone = False
        """Whether that has happened."""
        self.is_sure = is_sure
        """Whether it certainly has not happened."""
        self._outage = outage
        """When nobody served this table, since the server that had it died."""
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.presence = Presence(table.state.settings.grace, _not_away(table), timing.now)
        self.last_used = time.monotonic()
        self._clockwork = Clockwork(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._broadcast: Broadcast | None = None
        self._answered: dict[str, int] = {}
        """The latest idempotency keys, and the version that each request led to."""
        self._snapshot_version = table.state.version
        self._is_over = table.state.phase == "over"

    # What anybody may ask

    def seat_of(self, who: str | None) -> int | None:
        return self.table.state.seat_of(who) if who else None

    def may_watch(self, who: str | None) -> bool:
        """Whether somebody may look at the table: whoever sits or sat there may, whatever it is set to."""
        state = self.table.state
        return state.settings.watch != "nobody" or who in (state.host, *state.people(), *state.former)

    def update(self, who: str | None, since: int = 0) -> Update:
        """The table as somebody may see it."""
        return _read_update(self.encoded(who, since))

    def encoded(self, who: str | None, since: int) -> bytes:
        """The `Update` of somebody as it is sent: JSON, made once for all who see the same."""
        return self.broadcast_now().update(self.seat_of(who), since, who is not None and who == self.table.state.host)

    def news(self, who: str | None, since: int, last: Broadcast | None) -> tuple[bytes, Broadcast]:
        """The newest broadcast, and what somebody is sent of it who has the last one: its change, or all of it."""
        now, seat, host = self.broadcast_now(), self.seat_of(who), who is not None and who == self.table.state.host
        if last is not None:
            before = last.table.state
            if (before.seat_of(who) if who else None) == seat and (who is not None and who == before.host) == host:
                change = now.change(last, seat, host)
                if change is not None:
                    return change, now
        return now.update(seat, since, host), now

    def broadcast_now(self) -> Broadcast:
        """What is told of the table as it is. It tells the time too, so it is soon made anew."""
        now = self.timing.now()
        if self._broadcast is None or now - self._broadcast.now > BROADCAST_SECONDS:
            seats = enumerate(self.table.state.seats)
            present = {number for number, seat in seats if seat.who is not None and self.presence.is_present(seat.who)}
            self._broadcast = Broadcast(self.table, present, now)
        return self._broadcast

    def _news(self) -> None:
        """Something has changed: what was made to be sent is old, and everybody who looks on has something to fetch."""
        self._broadcast = None
        for viewer in self.presence.viewers:
            viewer.news()
        self.wake()

    # Commands

    async def command(self, who: str, command: Any, key: str | None = None) -> int:
        """Carry out a command and answer with the version it led to, after it is committed; or raise `Refused`.

        The same idempotency key again is answered as it was the first time, and changes nothing. What was done under a key is
        mostly remembered here; if not, the store refuses it.
        """
        async with self.lock:
            if key in self._answered:
                return self._answered[key]
            if self.gone or not self.is_sure():  # others may know better; what is not decided, but written, the store weighs
                raise _anew()
            try:
                version = await self.commit(decide(self.table, command, who, self.bots), key)
            except Refused:
                done = await self.done_under(key)
                if done is None:
                    raise
                version = done
            if key:
                self._answered[key] = version
                if len(self._answered) > KEPT_KEYS:
                    del self._answered[next(iter(self._answered))]
            self.touch(who)
            return version

    async def done_under(self, key: str | None) -> int | None:
        """The version that a request under this key led to, if there was one."""
        if key is None:
            return None
        return self._answered[key] if key in self._answered else await self.store.find_key(self.id, key)

    async def note_rematch(self, table: str) -> None:
        """Remember the table that goes on from this one."""
        async with self.lock:
            await self.commit([r.Rematched(table)])

    async def seat_again(self, seats: list[SeatState]) -> None:
        """Seat everybody as they sat at another table, bots included."""
        async with self.lock:
            await self.commit(seated_again(seats))

    async def forget(self, who: str) -> None:
        """Forget somebody who has no seat to play any more, here and in the log; then the table is loaded anew."""
        async with self.lock:
            rewritten, seats = rows_without(await self.store.rows(self.id), who)
            await self.commit([r.Forgotten(who, seats)])
            before = await self.store.load(self.id)
            await self.store.rewrite(self.id, rewritten)
            if before is not None and self.table.state.phase == "over":
                await self._keep_again(before)
            self.lost(self)

    async def _keep_again(self, before: StoredTable) -> None:
        """A rewritten log has no snapshot, but the last position of a finished game is to be known by later rules too."""
        if not self.table.is_whole:
            number, snapshot = before.snapshot_number, nameless(before)
        else:
            table = refolded(before, await self.store.rows(self.id))
            number, snapshot = table.state.version, encode(table.snapshot())
        if snapshot is not None:
            await self.store.save_snapshot(self.id, number, snapshot)

    async def commit(self, rows: list[r.Row], key: str | None = None) -> int:
        """Write rows down, then let them change the table, then tell. In this order: what is told is never lost.

        Only for whoever has the lock. The table is untouched until they are committed: they change a copy, which takes its place.
        """
        if self.gone:
            raise _anew()
        now = self.timing.now()
        rows = [*self._held(), *rows]
        if not rows:
            return self.table.state.version
        first = self.table.state.version + 1
        after = self.table.copy()
        rows = [after.applied(row, now) for row in rows]
        stored = [
            StoredRow(first + index, now, key if index == len(rows) - 1 else None, encode(row)) for index, row in enumerate(rows)
        ]
        try:
            await self.store.append(self.id, stored, listing(after))
        except Conflict:
            if key is None or await self.store.find_key(self.id, key) is None:
                self.lost(self)
            raise Refused("try_again", "somebody else has changed this table; ask again") from None
        except Exception:
            self.lost(self)
            log.exception("rows could not be written", table=self.id)
            raise Refused("try_again", "this could not be written down; ask again") from None
        self.table = after
        self.last_used = time.monotonic()
        self._news()
        await self._snapshot()
        return after.state.version

    def not_served(self) -> float:
        """For how much of the time that the seat whose turn it is has had the server did not serve; 0 without a clock."""
        state = self.table.state
        if state.phase != "playing" or state.settings.clock.kind == "none":
            return 0.0
        return self.timing.not_served_since(max(state.turn_since, state.held_at), self._outage)

    def _held(self) -> list[r.Row]:
        seconds = self.not_served()
        return [r.ClockHeld(seconds)] if seconds else []

    async def give_time_back(self) -> None:
        """Take off the clock what the server did not serve, so that everybody sees it."""
        async with self.lock:
            await self.commit([])

    async def _snapshot(self) -> None:
        """The rows are kept already: without a snapshot the table only takes longer to load. The last position of a game is
        kept all the same: by later rules the rows may not lead there."""
        state = self.table.state
        ends = state.phase == "over" and not self._is_over
        self._is_over = state.phase == "over"
        if not self.table.is_whole or (state.version - self._snapshot_version < SNAPSHOT_EVERY and not ends):
            return
        self._snapshot_version = state.version
        try:
            await self.store.save_snapshot(self.id, state.version, encode(self.table.snapshot()))
        except Exception:
            log.exception("snapshot could not be written", table=self.id)

    # Coming and going

    def enter(self, who: str | None, tell: Callable[[], bool] | None = None, *, attends: bool = True) -> Viewer:
        """Somebody begins to look on. A seat's owner who attends is handed the seat back at once."""
        viewer = Viewer(who, tell, attends=attends)
        self.presence.enter(viewer)
        if who is not None and attends and self.seat_of(who) is not None:
            self.touch(who)
            self._news()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.presence.leave(viewer)
        if viewer.who is not None and viewer.attends and self.seat_of(viewer.who) is not None:
            self.presence.note(viewer.who)
            self._news()

    def touch(self, who: str) -> None:
        """Somebody has asked for something: if a bot stands in for them, it gives way."""
        seat = self.seat_of(who)
        if seat is None:
            return
        self.presence.note(who)
        if self.table.state.seats[seat].stand_in:
            self.spawn(self._hand_back(who))

    async def _hand_back(self, who: str) -> None:
        async with self.lock:
            seat = self.seat_of(who)
            if seat is not None and self.table.state.seats[seat].stand_in:
                await self.commit([r.Returned(seat)])

    # What happens by itself

    def thought(self, seat: int, bot: str, seconds: float) -> Thought:
        """What a bot is given that thinks for a seat now: all that this seat can know."""
        return self._clockwork.thought(seat, bot, seconds)

    def wake(self) -> None:
        """See what is to happen without anybody asking."""
        self._clockwork.wake()

    def is_needed(self, until: float) -> bool:
        """Whether somebody looks on, something is under way or to happen here by then, or a bot is to stand in for somebody."""
        if self.presence.viewers or self._tasks or self.lock.locked() or self.rematching.locked():
            return True
        return self.table.state.phase == "playing" and self._clockwork.is_needed(until)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # work that was cancelled before it began

    async def _guard(self, work: Any) -> None:
        """Do background work. It may fail: the table goes on, and the log tells."""
        try:
            await work
        except Refused as refused:
            log.info("background work refused", table=self.id, code=refused.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("background work failed", table=self.id)

    def stop(self) -> None:
        """End all that happens by itself, but for what asks for this; what it has begun to write is written or not."""
        self._clockwork.stop()
        for task in self._tasks - {asyncio.current_task()}:
            task.cancel()

    async def close(self) -> None:
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _anew() -> Refused:
    return Refused("try_again", "this table is being loaded anew; ask again")


def _not_away(table: Table) -> list[str]:
    """Those who are thought to be there when a table is loaded: everybody for whom no bot stands in."""
    return [seat.who for seat in table.state.seats if seat.who is not None and seat.stand_in is None]
