"""The one owner of a table: takes commands one at a time, commits, then tells everybody (broadcast)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from caravanserai.api import commands as c
from caravanserai.api.messages import Update
from caravanserai.api.refusals import Refused
from caravanserai.bots import bot_names
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.clockwork import Clockwork
from caravanserai.tables.decide import decide, seated_again
from caravanserai.tables.encoding import encode
from caravanserai.tables.forgetting import rows_without
from caravanserai.tables.journal import pages_of
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import nameless, refolded
from caravanserai.tables.notices import notices_of
from caravanserai.tables.nudging import check_calm
from caravanserai.tables.ordering import Ordering
from caravanserai.tables.orders import StandingOrder
from caravanserai.tables.people import person_of, seats_of
from caravanserai.tables.presence import Absence, Presence, Viewer
from caravanserai.tables.seating import check_gone
from caravanserai.tables.state import SeatState
from caravanserai.tables.store import Conflict, Store, StoredRow, StoredTable
from caravanserai.tables.table import Table
from caravanserai.tables.timing import Outage, Timing
from caravanserai.tables.workdays import counted_by
from caravanserai.tables.workers import BotAnswer, Workers

SNAPSHOT_EVERY = 50
KEPT_KEYS = 500
BROADCAST_SECONDS = 1.0
ONLOOKER_SECONDS = 1.0
"""So long after somebody has begun to look on, or has gone, everybody is told how many there are."""
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
        self.ordering = Ordering(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._broadcast: Broadcast | None = None
        self._onlookers_told = 0
        self._counting = False
        """Whether it is about to be told how many look on."""
        self._absent: dict[int, Absence] = {}
        """Who is away, as it was told last."""
        self._round: asyncio.TimerHandle | None = None
        """When it is looked next who has fallen silent without a line that could be cut."""
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
        if state.settings.watch != "nobody":
            return True
        return who is not None and person_of(who) in {*map(person_of, (state.host, *state.people(), *state.former))}

    def update(self, who: str | None, since: int = 0) -> Update:
        """The table as somebody may see it."""
        return _read_update(self.encoded(who, since))

    def encoded(self, who: str | None, since: int) -> bytes:
        """The `Update` of somebody as it is sent: JSON, made once for all who see the same."""
        now = self.broadcast_now()
        return now.update(now.recipient(who), since)

    def news(self, who: str | None, since: int, last: Broadcast | None) -> tuple[bytes, Broadcast]:
        """The newest broadcast, and what somebody is sent of it who has the last one: its change, or all of it."""
        now = self.broadcast_now()
        viewer = now.recipient(who)
        if last is not None and last.recipient(who) == viewer:
            change = now.change(last, viewer)
            if change is not None:
                return change, now
        return now.update(viewer, since), now

    def broadcast_now(self) -> Broadcast:
        """What is told of the table as it is. It tells the time too, so it is soon made anew."""
        now = self.timing.now()
        if self._broadcast is None or now - self._broadcast.now > BROADCAST_SECONDS:
            self._absent = self.absent()
            self._broadcast = Broadcast(self.table, self._absent, now, self.onlookers())
        return self._broadcast

    def absent(self) -> dict[int, Absence]:
        """By seat, whose owner is away, and when a bot stands in for them."""
        ends = self._clockwork.stand_ins()
        owners = {number: seat.who for number, seat in enumerate(self.table.state.seats) if seat.who is not None}
        since = {number: self.presence.away_since(who) for number, who in owners.items()}
        return {number: Absence(then, ends.get(number)) for number, then in since.items() if then is not None}

    def onlookers(self) -> int:
        """How many look on who do not sit here. Somebody with several windows is one; of nobodies each window counts."""
        state, viewers = self.table.state, self.presence.viewers
        people = {*map(person_of, (*state.people(), state.host))}
        known = {person_of(viewer.who) for viewer in viewers if viewer.who is not None} - people
        return len(known) + sum(viewer.who is None for viewer in viewers)

    def _news(self) -> None:
        """Something has changed: what was made to be sent is old, and everybody who looks on has something to fetch."""
        self._broadcast = None
        state, viewers = self.table.state, self.presence.viewers
        people = {*state.people()} if len(viewers) > 1 and state.phase != "over" else set()
        for viewer in viewers:
            viewer.heed(viewer.attends and viewer.who in people)
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
            self.check_sure()
            try:
                if isinstance(command, c.Nudge):
                    check_calm(self.table, self.timing.now())
                rows = decide(self.table, command, who, self.bots)
                if isinstance(command, c.StandIn) and rows:
                    check_gone(self.table, command.seat, self.absent().get(command.seat), self.timing.now())
                version = await self.commit(rows, key)
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

    def check_sure(self) -> None:
        """Raises a refusal if others may know better how the table is; what is not decided, but written, the store weighs."""
        if self.gone or not self.is_sure():
            raise _anew()

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

    async def commit(self, rows: list[r.Row], key: str | None = None, orders: dict[str, StandingOrder] | None = None) -> int:
        """Write rows down, then let them change the table, then tell. In this order: what is told is never lost.

        Only for whoever has the lock. The table is untouched until they are committed: they change a copy, which takes its place.
        With them it is written what people who do not look on are told: whose turn it is, and that somebody has nudged them. The
        orders are those that the rows change, as they are after them.
        """
        if self.gone:
            raise _anew()
        now = self.timing.now()
        rows = [*self._held(), *rows]
        if not rows:
            return self.table.state.version
        first = self.table.state.version + 1
        after = self.table.copy()
        after.orders |= orders or {}
        rows = [after.applied(row, now) for row in rows]
        stored = [
            StoredRow(first + index, now, key if index == len(rows) - 1 else None, encode(row)) for index, row in enumerate(rows)
        ]
        try:
            notices = notices_of(self.table, after, rows, now, self.presence.attends)
            await self.store.append(self.id, stored, listing(after), notices)
        except Conflict:
            if key is None or await self.store.find_key(self.id, key) is None:
                self.lost(self)
            raise Refused("try_again", "somebody else has changed this table; ask again") from None
        except Exception:
            self.lost(self)
            log.exception("rows could not be written", table=self.id)
            raise Refused("try_again", "this could not be written down; ask again") from None
        self.table = after
        self.presence.grace = after.state.settings.grace
        self.last_used = time.monotonic()
        self._news()
        await self._snapshot()
        return after.state.version

    def not_served(self) -> float:
        """For how much of the time that the seat whose turn it is has had the server did not serve; 0 without a clock."""
        state = self.table.state
        if state.phase != "playing" or state.settings.clock.kind == "none":
            return 0.0
        passed = counted_by(state.settings.clock).passed
        return self.timing.not_served_since(max(state.turn_since, state.held_at), self._outage, passed)

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
        if ends and state.people():
            self.spawn(self._keep_in_journals())
        if not self.table.is_whole or (state.version - self._snapshot_version < SNAPSHOT_EVERY and not ends):
            return
        self._snapshot_version = state.version
        try:
            await self.store.save_snapshot(self.id, state.version, encode(self.table.snapshot()))
        except Exception:
            log.exception("snapshot could not be written", table=self.id)

    async def _keep_in_journals(self) -> None:
        """Should this not come to an end, whoever opens their journal has it done then."""
        await self.store.keep_in_journals(await asyncio.to_thread(pages_of, self.table))

    # Coming and going

    def enter(
        self,
        who: str | None,
        tell: Callable[[], bool] | None = None,
        *,
        attends: bool = True,
        heed: Callable[[bool], None] | None = None,
    ) -> Viewer:
        """Somebody begins to look on. A seat's owner who attends is handed the seat back at once, unless it is lent."""
        viewer = Viewer(who, tell, attends=attends, heed=heed)
        self.presence.enter(viewer)
        if who is not None and attends and seats_of(self.table.state, who):
            self._note(who)
            self._news()
        elif not self._counting:
            self.spawn(self._tell_onlookers())
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.presence.leave(viewer)
        if viewer.attends and seats_of(self.table.state, viewer.who):
            self._news()
        elif not self._counting and not self.gone:
            self.spawn(self._tell_onlookers())

    def hear(self, viewer: Viewer, heard: bool) -> None:
        """Nothing is heard on somebody's line any more, or something is again."""
        if viewer not in self.presence.viewers or viewer.silent is not heard:
            return
        self.presence.hear(viewer, heard)
        if viewer.who is not None and viewer.attends and seats_of(self.table.state, viewer.who):
            if heard:
                self._note(viewer.who)
            self._news()

    async def _tell_onlookers(self) -> None:
        """Tell everybody how many look on; not for each of a crowd that comes or goes at once."""
        self._counting = True
        try:
            await asyncio.sleep(ONLOOKER_SECONDS)
        finally:
            self._counting = False
        if self.onlookers() != self._onlookers_told:
            self._onlookers_told = self.onlookers()
            self._news()

    def touch(self, who: str) -> None:
        """Somebody has asked for something: if a bot stands in for them, it gives way, unless they let it move."""
        self._note(who)
        if any(seat in self._absent for seat in seats_of(self.table.state, who)):
            self._news()

    def seen(self, who: str) -> None:
        """Somebody has moved, if only by their order: they are taken to be there."""
        self.presence.note(who)
        if any(seat in self._absent for seat in seats_of(self.table.state, who)):
            self._news()

    def _note(self, who: str) -> None:
        """The same, without telling anybody."""
        state = self.table.state
        seats = seats_of(state, who)
        if not seats:
            return
        self.presence.note(who)
        if any(_stands_in(state.seats[seat]) for seat in seats):
            self.spawn(self._hand_back(who))
        self._plan_round()

    async def _hand_back(self, who: str) -> None:
        async with self.lock:
            state = self.table.state
            back: list[r.Row] = [r.Returned(seat) for seat in seats_of(state, who) if _stands_in(state.seats[seat])]
            if back:
                await self.commit(back)

    def _plan_round(self) -> None:
        """Of a line that is cut one hears at once; look again when somebody without one may have fallen silent."""
        now, ends = self.timing.now(), map(self.presence.silent_at, self.table.state.people())
        later = [end - now for end in ends if end is not None and end > now]
        if later and self._round is None and not self.gone:
            self._round = asyncio.get_running_loop().call_later(min(later) + 0.01, self._look_round)

    def _look_round(self) -> None:
        self._round = None
        if self.presence.viewers and self.absent().keys() != self._absent.keys():
            self._news()
        self._plan_round()

    # What happens by itself

    async def ask_bot(self, seat: int, bot: str, seconds: float) -> BotAnswer:
        """What a bot would do in a seat now, given all that this seat can know."""
        return await self._clockwork.ask(seat, bot, seconds)

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
        if self._round is not None:
            self._round.cancel()
        for task in self._tasks - {asyncio.current_task()}:
            task.cancel()

    async def close(self) -> None:
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _anew() -> Refused:
    return Refused("try_again", "this table is being loaded anew; ask again")


def _stands_in(seat: SeatState) -> bool:
    """Whether a bot moves for somebody who is away."""
    return seat.stand_in is not None and not seat.lent


def _not_away(table: Table) -> list[str]:
    """Those who are thought to be there when a table is loaded: everybody for whom no bot stands in."""
    return [seat.who for seat in table.state.seats if seat.who is not None and seat.stand_in is None]
