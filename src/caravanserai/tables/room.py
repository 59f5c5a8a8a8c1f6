"""The one owner of a table: takes commands one at a time, commits, then tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from caravanserai.bots import bot_names
from caravanserai.tables import rows as r
from caravanserai.tables.commands import Refused
from caravanserai.tables.decide import begun_with_bots, decide, handed, seated_again
from caravanserai.tables.messages import Telling, Update
from caravanserai.tables.state import SeatState
from caravanserai.tables.store import Conflict, Listing, Shown, Store, StoredRow
from caravanserai.tables.table import Table
from caravanserai.tables.workers import Thought, Workers
from caravanserai.tables.written import encode

SNAPSHOT_EVERY = 50
KEPT_KEYS = 500
TELLING_SECONDS = 1.0
log = structlog.get_logger("table")
_read_update = msgspec.json.Decoder(Update).decode


class Viewer:
    """Somebody looking at the table: a seat or a spectator. `changed` is set when there is something new to fetch.

    Most need not be left word: `tell` sends them what is new, and says whether it could.
    """

    def __init__(self, who: str | None, tell: Callable[[], bool] | None = None) -> None:
        self.who = who
        self.tell = tell
        self.changed = asyncio.Event()
        self.changed.set()

    def news(self) -> None:
        if self.tell is None or self.changed.is_set() or not self.tell():
            self.changed.set()


class Room:
    """A table in memory. All changes pass through `_commit`, one after the other."""

    def __init__(self, table: Table, store: Store, workers: Workers, *, bot_pause: float, lost: Callable[[Room], None]) -> None:
        self.table = table
        self.store = store
        self.workers = workers
        self.bot_pause = bot_pause
        self.bots = bot_names(table.state.settings.game)
        self.lost = lost
        """Called when somebody else has written to this table, so that it is loaded anew."""
        self.gone = False
        """Whether that has happened."""
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._looking: set[str | None] = set()
        """Who the viewers are."""
        self.last_seen: dict[str, float] = {}
        self.last_used = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._telling: Telling | None = None
        self._answered: dict[str, int] = {}
        """The latest keys, and the version that each request led to."""
        self._snapshot_version = table.state.version
        self._thinking: dict[int, int] = {}
        """By seat, the version of the question that a bot thinks about, or has thought about."""
        now = time.time()
        for who in table.state.people():
            self.last_seen[who] = now

    # What anybody may ask

    @property
    def id(self) -> str:
        return self.table.state.table

    def seat_of(self, who: str | None) -> int | None:
        return self.table.state.seat_of(who) if who else None

    def may_watch(self, who: str | None) -> bool:
        state = self.table.state
        return state.settings.watch != "nobody" or (who is not None and (who == state.host or who in state.people()))

    def update(self, who: str | None, since: int = 0) -> Update:
        """The table as somebody may see it."""
        return _read_update(self.encoded(who, since))

    def encoded(self, who: str | None, since: int) -> bytes:
        """The same as it is sent: JSON, made once for all who see the same."""
        return self._telling_now().update(self.seat_of(who), since, who is not None and who == self.table.state.host)

    def _telling_now(self) -> Telling:
        """What is told of the table as it is. It tells the time too, so it is soon made anew."""
        now = time.time()
        if self._telling is None or now - self._telling.now > TELLING_SECONDS:
            seats = enumerate(self.table.state.seats)
            present = {number for number, seat in seats if seat.who is not None and self.is_present(seat.who)}
            self._telling = Telling(self.table, present, now)
        return self._telling

    def _news(self) -> None:
        """Something has changed: what was made to be sent is old, and everybody who looks on has something to fetch."""
        self._telling = None
        for viewer in self.viewers:
            viewer.news()
        self.wake()

    def is_present(self, who: str) -> bool:
        """Whether somebody looks on, or has asked for something within the table's grace."""
        if who in self._looking:
            return True
        return time.time() - self.last_seen.get(who, 0) < self.table.state.settings.grace

    # Commands

    async def command(self, who: str, command: Any, key: str | None = None) -> int:
        """Carry out a command and answer with the version it led to, after it is committed; or raise `Refused`.

        The same key again is answered as it was the first time, and changes nothing.
        """
        return await self._carry_out(who, key, lambda: decide(self.table, command, who, self.bots))

    async def accept(self, seat: int, owner: str, who: str, name: str, key: str | None = None) -> int:
        """Somebody takes over a seat that its owner has offered."""
        return await self._carry_out(who, key, lambda: handed(self.table, seat, owner, who, name))

    async def begin_with_bots(self, who: str, name: str, bot: str) -> int:
        """Somebody sits down among bots, and the game begins."""
        return await self._carry_out(who, None, lambda: begun_with_bots(self.table, who, name, bot, self.bots))

    async def _carry_out(self, who: str, key: str | None, rows: Callable[[], list[r.Row]]) -> int:
        """Decide and commit. What was done before under this key is mostly remembered; if not, the store refuses it."""
        async with self.lock:
            if key in self._answered:
                return self._answered[key]
            try:
                version = await self._commit(rows(), key)
            except Refused:
                done = await self.store.find_key(self.id, key) if key else None
                if done is None:
                    raise
                version = done
            if key:
                self._answered[key] = version
                if len(self._answered) > KEPT_KEYS:
                    del self._answered[next(iter(self._answered))]
            self.seen(who)
            return version

    async def note_rematch(self, table: str) -> None:
        """Remember the table that goes on from this one."""
        async with self.lock:
            await self._commit([r.Rematched(table)], None)

    async def seat_again(self, seats: list[SeatState]) -> None:
        """Everybody in the seat they had at another table, bots included."""
        async with self.lock:
            await self._commit(seated_again(seats), None)

    async def _commit(self, rows: list[r.Row], key: str | None) -> int:
        """Write rows down, then let them change the table, then tell. In this order: what is told is never lost."""
        now = time.time()
        first = self.table.state.version + 1
        stored = [
            StoredRow(first + index, now, key if index == len(rows) - 1 else None, encode(row)) for index, row in enumerate(rows)
        ]
        after = self._after(rows, now)
        try:
            await self.store.append(self.id, stored, listing(after, self._awaited(after)))
        except Conflict:
            if key is None or await self.store.find_key(self.id, key) is None:
                self.lost(self)
            raise Refused("try_again", "somebody else has changed this table; ask again") from None
        except Exception:
            self.lost(self)
            log.exception("rows could not be written", table=self.id)
            raise Refused("try_again", "this could not be written down; ask again") from None
        self.table = after
        self._changed()
        await self._snapshot()
        return after.state.version

    def _after(self, rows: list[r.Row], now: float) -> Table:
        """A table with these rows, the present one untouched until they are committed."""
        after = self.table.copy()
        for row in rows:
            after.apply(row, now)
        return after

    async def _snapshot(self) -> None:
        state = self.table.state
        if state.version - self._snapshot_version >= SNAPSHOT_EVERY:
            self._snapshot_version = state.version
            await self.store.save_snapshot(self.id, state.version, encode(self.table.snapshot()))

    def _changed(self) -> None:
        self.last_used = time.monotonic()
        self._news()

    def _awaited(self, table: Table) -> list[str]:
        """The people whom the table waits for."""
        state = table.state
        if state.phase == "open":
            return [seat.who for seat in state.seats if seat.who is not None and not seat.ready]
        if state.undo is not None:
            return [seat.who for number, seat in enumerate(state.seats) if seat.who and number not in state.undo.agreed]
        seats = [state.seats[number].who for number in table.awaited()]
        return [who for who in seats if who is not None]

    # Presence

    def enter(self, who: str | None, tell: Callable[[], bool] | None = None) -> Viewer:
        """Somebody begins to look on. A seat's owner is handed the seat back at once."""
        viewer = Viewer(who, tell)
        self.viewers.add(viewer)
        self._looking = {viewer.who for viewer in self.viewers}
        if who is not None and self.seat_of(who) is not None:
            self.seen(who)
            self._news()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._looking = {viewer.who for viewer in self.viewers}
        if viewer.who is not None and self.seat_of(viewer.who) is not None:
            self.last_seen[viewer.who] = time.time()
            self._news()

    def seen(self, who: str) -> None:
        """Somebody has asked for something: if a bot stands in for them, it gives way."""
        seat = self.seat_of(who)
        if seat is None:
            return
        self.last_seen[who] = time.time()
        if self.table.state.seats[seat].stand_in:
            self._spawn(self._hand_back(who))

    async def _hand_back(self, who: str) -> None:
        async with self.lock:
            seat = self.seat_of(who)
            if seat is not None and self.table.state.seats[seat].stand_in:
                await self._commit([r.Returned(seat)], None)

    # What happens by itself: bots, clocks, takeover

    def wake(self) -> None:
        """See whether bots are to move, and when the next clock or grace period runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.state.phase != "playing":
            return
        version = self.table.state.question_version()
        for seat in self.table.awaited():
            mover = self.table.state.seats[seat].mover()
            if mover and self._thinking.get(seat) != version:
                self._thinking[seat] = version
                self._spawn(self._move_by_bot(seat, mover, version))
        deadline = self._next_deadline()
        if deadline is not None:
            delay = max(0.0, deadline - time.time()) + 0.01
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._time_passes()))

    def _next_deadline(self) -> float | None:
        deadlines = [end for end in (self._clock_end(), *self._grace_ends().values()) if end is not None]
        return min(deadlines, default=None)

    def _clock_end(self) -> float | None:
        """When the acting person's time runs out."""
        actor, state = self.table.actor(), self.table.state
        if actor < 0 or state.seats[actor].mover() or state.seats[actor].seconds is None:
            return None
        return state.turn_since + (state.seats[actor].seconds or 0.0)

    def _grace_ends(self) -> dict[int, float]:
        """When a bot stands in for each of those who are away. Games of days wait for their clock instead."""
        state = self.table.state
        if state.settings.clock.kind == "days":
            return {}
        ends = {}
        for number, seat in enumerate(state.seats):
            if seat.who is not None and seat.stand_in is None and seat.who not in self._looking:
                ends[number] = self.last_seen.get(seat.who, 0.0) + state.settings.grace
        return ends

    async def _time_passes(self) -> None:
        async with self.lock:
            now, state = time.time(), self.table.state
            if state.phase != "playing":
                return
            bot = state.settings.stand_in
            rows: list[r.Row] = [r.TakenOver(seat, bot) for seat, end in self._grace_ends().items() if end <= now]
            clock_end, actor = self._clock_end(), self.table.actor()
            out_of_time = clock_end is not None and clock_end <= now
            if out_of_time and state.settings.clock.at_zero == "resign":
                rows = [row for row in rows if not isinstance(row, r.TakenOver) or row.seat != actor]
                rows.append(r.Resigned(actor, bot, out_of_time=True))
            elif out_of_time:
                rows.append(r.TimeRanOut(actor))
            if rows:
                version = await self._commit(rows, None)
                if out_of_time and state.settings.clock.at_zero == "bot_moves":
                    self._spawn(self._move_by_bot(actor, bot, version))
            else:
                self.wake()

    async def _move_by_bot(self, seat: int, bot: str, version: int) -> None:
        """Let a bot think about what this seat sees, and make its move if it is asked the same still."""
        if self.bot_pause:
            await asyncio.sleep(self.bot_pause)
        table = self.table
        if not self._is_asked(seat, version):
            return
        position = table.facing(seat)
        view = encode(table.game.view(position, seat))
        seed = version * 16 + seat
        move = await self.workers.choose(Thought(table.state.settings.game, bot, seed, view, position.legal_moves()))
        async with self.lock:
            if self._is_asked(seat, version):
                await self._commit(self.table.answer_rows(seat, move, by=bot), None)

    def _is_asked(self, seat: int, version: int) -> bool:
        """Whether a seat is asked what it was asked at this version, and has not answered."""
        return self.table.state.question_version() == version and seat in self.table.awaited()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # work that was cancelled before it began

    async def _guard(self, work: Any) -> None:
        """Background work may fail; the table goes on, and the log tells."""
        try:
            await work
        except Refused as refused:
            log.info("background work refused", table=self.id, code=refused.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("background work failed", table=self.id)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def listing(table: Table, awaited: list[str]) -> Listing:
    """What lists show of a table."""
    state = table.state
    free = sum(1 for seat in state.seats if seat.is_free())
    return Listing(
        table=state.table,
        game=state.settings.game,
        name=state.settings.name,
        phase=state.phase,
        players=state.settings.players,
        free_seats=free,
        listed=state.settings.listed and state.phase == "open",
        watchable=state.settings.watch == "anyone" and state.phase != "open",
        people=state.people(),
        awaited=awaited,
        changed=state.changed_at,
        shown=_shown(table),
    )


def _shown(table: Table) -> Shown:
    state, actor = table.state, table.actor()
    acting = state.seats[actor].name if actor >= 0 else None
    return Shown([seat.name for seat in state.seats], acting, state.turn_since)
