"""All tables of a server: opened, found, taken up again after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog

from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.fair import commitment, new_seed
from caravanserai.tables import rows as r
from caravanserai.tables.decide import BeginAt
from caravanserai.tables.due import due_at
from caravanserai.tables.leases import Elsewhere, Heard
from caravanserai.tables.listing import listing
from caravanserai.tables.loader import Loader
from caravanserai.tables.people import person_of
from caravanserai.tables.room import Room
from caravanserai.tables.serving import Serving
from caravanserai.tables.settings import check_settings
from caravanserai.tables.store import StorageError, Store, StoredRow, TableListing
from caravanserai.tables.table import Table
from caravanserai.tables.timing import Timing
from caravanserai.tables.workers import Workers

SHORTEST_GRACE = 15
"""So many seconds a bot waits at least before it stands in for somebody: a tunnel, a page loaded anew, a word to a child."""
IDLE_SECONDS = 900.0
DESERTED_SECONDS = 6 * 3600.0
"""An open table at which nothing has happened for so long, and nobody is, does not stand in the list any more."""
RELOAD_SECONDS = (2.0, 10.0, 60.0)
"""How long to wait before a table that was lost is loaded again: the first time, the next ones, and from then on."""
WATCH_SECONDS, AHEAD_SECONDS = 30.0, 60.0
"""How often tables are looked for at which something is due by itself, and how long before it is."""
AGAIN_SECONDS = 3600.0
"""When a table that could not be taken up is tried again by itself."""
ORPHAN_SECONDS = 0.5
"""Within this time servers look for what is due at the tables of one that has died."""
FETCH_SECONDS, FETCH_TRIES = 0.1, 100
"""How often, and how many times, a table is asked for that another server is to let go of."""
log = structlog.get_logger("tables")


class TableRegistry:
    """All open tables of a server, as rooms by their names. A room is loaded when somebody asks for it."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None = None,
        *,
        bot_pause: float = 0.6,
        shortest_grace: int = SHORTEST_GRACE,
        address: str = "",
        mark: str = "",
    ) -> None:
        self.store = store
        self.leases = store.leases(address, mark)
        """Which tables are ours, where several servers share them: `address` is where the others reach this one."""
        self.leaving = False
        """Whether this server hands its tables over to the others, and takes no more."""
        self.hears: Callable[[Heard], None] = lambda heard: None
        """Called with what other servers tell that is not of tables."""
        self.workers = workers or Workers()
        self.bot_pause = bot_pause
        self.shortest_grace = shortest_grace
        self.rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.timing = Timing()
        self.loader = Loader(store, self.timing)
        self._serving = Serving(store, self.timing, self._wake_all)
        self._watching: asyncio.Task[None] | None = None
        self._lost_times = 0
        """How often all leases were lost: a table that was asked for before is not ours by that."""
        self._reloading: dict[str, asyncio.Task[None]] = {}
        self._begun: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store. No table is loaded for that: only those are at which something is due, by and by, and soon after."""
        await self.store.open()
        try:
            await self.leases.open(self)
        except BaseException:
            await self.store.close()
            raise
        self.timing.follow(self.leases.clock)
        await self._serving.begin()
        self._watching = asyncio.create_task(self._watch(), name="take up the tables at which something is due")

    async def _watch(self) -> None:
        while True:
            try:
                await self.take_up_due()
            except Exception as error:
                log.error("cannot look for tables at which something is due", error=type(error).__name__)
            await asyncio.sleep(WATCH_SECONDS)

    async def take_up_due(self) -> None:
        """Load the tables at which something is due soon by itself: their own clockwork sees to it then, in time."""
        until = self.timing.now() + AHEAD_SECONDS
        for table in await self.store.due_tables(until):
            if table in self.rooms or self.leaving:
                continue
            try:
                await self._take_up(table, until)
            except (StorageError, asyncio.CancelledError):
                raise
            except Refused as refused:
                if refused.code != "try_again":
                    await self._set_back(table, refused)
            except Exception as error:
                await self._set_back(table, error)

    async def _set_back(self, table: str, error: Exception) -> None:
        log.error("table cannot be taken up", table=table, error=str(error))
        await self.store.set_due(table, self.timing.now() + AGAIN_SECONDS)

    async def _take_up(self, table: str, until: float) -> None:
        """Load a table; one at which nothing is due, as its database did not know, is let go again."""
        room = await self.room(table)
        due = due_at(room.table)
        if due is None or due > until:
            await self.store.set_due(table, due)
            if not room.presence.viewers:
                self._let_go(room)

    async def close(self) -> None:
        self.leaving = True
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self._serving.end()
        for task in [*self._reloading.values()]:
            task.cancel()
        await asyncio.gather(*self._reloading.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self.leases.close()
        await self.workers.close()
        await self.store.close()

    async def open_table(self, settings: Settings, who: str, beginning: str = "") -> Room:
        """A new table, whose game may begin at a position; raises `BadOption` for settings that the game cannot have."""
        load_game(settings.game)
        settings = check_settings(settings, bot_names(settings.game), self.shortest_grace)
        table, seed, now = secrets.token_urlsafe(9), new_seed(), self.timing.now()
        row = r.TableOpened(settings, who, commitment(seed))
        opened = Table.opened(table, row, now, seed)
        stored = StoredRow(1, now, None, msgspec.json.encode(row))
        await self.store.create_table(table, opened.game.rules_version, seed, stored, listing(opened))
        await self.lease(table)
        room = self.rooms[table] = self._room(opened)
        log.info("table opened", table=table, game=settings.game, players=settings.players)
        if beginning:
            await room.command(who, BeginAt(beginning))
        return room

    async def room(self, table: str) -> Room:
        """The room of a table; raises `Refused` if there is no such table, or if it was closed."""
        room = await self.any_room(table)
        if room.table.state.closed:
            raise Refused("closed", "whoever runs this server has closed this table")
        return room

    async def any_room(self, table: str) -> Room:
        """The room of a table, also of one that was closed."""
        if not self.leases.are_sure():
            raise _unsure()
        if table in self.rooms:
            self.rooms[table].last_used = time.monotonic()
            return self.rooms[table]
        async with self._alone_with(table):
            if table not in self.rooms:
                self.rooms[table] = await self._leased_room(table)
        return self.rooms[table]

    @asynccontextmanager
    async def _alone_with(self, table: str) -> AsyncIterator[None]:
        """While nobody else loads this table, or lets it go."""
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def _leased_room(self, table: str) -> Room:
        lost = self._lost_times
        unserved = await self.lease(table)
        try:
            loaded = await self.loader.load(table)
            if self._lost_times != lost:
                raise _unsure()
            return self._room(loaded, unserved)
        except BaseException:
            await self.leases.let_go(table)
            raise

    async def lease(self, table: str) -> float:
        """Have a table, or raise `Elsewhere`; for how many seconds nobody has served it."""
        if self.leaving and self.leases.others():
            raise Elsewhere(table, random.choice(self.leases.others()))
        taken = await self.leases.take(table)
        if taken.elsewhere is not None:
            raise Elsewhere(table, taken.elsewhere)
        return taken.unserved

    async def open_tables(self) -> list[TableListing]:
        """Tables that strangers may join, but for those that everybody has deserted."""
        latest = self.timing.now() - DESERTED_SECONDS
        return [listed for listed in await self.store.open_tables() if listed.changed > latest or self._is_attended(listed.table)]

    def _is_attended(self, table: str) -> bool:
        room = self.rooms.get(table)
        return room is not None and any(map(room.presence.is_present, [room.table.state.host, *room.table.state.people()]))

    async def rematch(self, room: Room, who: str) -> Room:
        """The same table anew: settings, bots and people in their seats, not yet ready."""
        state = room.table.state
        if state.lesson is not None:
            raise Refused("in_a_lesson", "a lesson is begun again from where lessons are, or a game of one's own")
        if state.phase != "over":
            raise Refused("not_over", "the game is not over yet")
        if room.seat_of(who) is None:
            raise Refused("not_seated", "you do not sit at this table")
        async with room.rematching:
            if room.table.state.rematch is None:
                opened = await self.open_table(state.settings, person_of(who), state.beginning)
                await opened.seat_again(state.seats)
                await room.note_rematch(opened.id)
        assert room.table.state.rematch is not None
        return await self.room(room.table.state.rematch)

    def _wake_all(self) -> None:
        for room in self.rooms.values():
            room.wake()

    def put_away_idle(self) -> None:
        """Let go of rooms that nobody looks at and in which nothing is to happen by itself soon."""
        latest, until = time.monotonic() - IDLE_SECONDS, self.timing.now() + 2 * AHEAD_SECONDS
        for room in list(self.rooms.values()):
            if room.last_used < latest and not room.is_needed(until):
                self._let_go(room)

    def _let_go(self, room: Room) -> None:
        """Put a room away, and let any server have its table; whoever still has the room in hand is told to ask again."""
        self._close_door(room)
        self._spawn(self._give_back(room.id))

    async def _give_back(self, table: str) -> None:
        async with self._alone_with(table):
            if table not in self.rooms:
                await self.leases.let_go(table)

    def _close_door(self, room: Room) -> None:
        """The room is not used any more; those who look on come to the new one, here or elsewhere."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.gone = True
        room.stop()
        for viewer in room.presence.viewers:
            viewer.changed.set()

    # Among other servers

    async def offer(self, room: Room) -> None:
        """Let any server have a new table, if there are others: whichever is asked for it first, as their proxy has it."""
        if self.leases.others() and not room.presence.viewers:
            async with room.lock:
                self._close_door(room)
            await self._give_back(room.id)

    async def hand_over(self) -> None:
        """Let the other servers have all tables, one after the other, each when what was begun at it is written."""
        self.leaving = True
        for room in list(self.rooms.values()):
            await self._hand_over(room)
        await asyncio.gather(*self._begun, return_exceptions=True)

    async def _hand_over(self, room: Room) -> None:
        async with room.lock:
            if not room.gone:
                self._let_go(room)

    def lost_all(self) -> None:
        """Others may have our tables by now: those who look on find them where they are."""
        self._lost_times += 1
        self.timing.resume()
        for room in list(self.rooms.values()):
            self._close_door(room)

    def heard(self, heard: Heard) -> None:
        match heard.word:
            case "let_go" if heard.about in self.rooms:
                self._spawn(self._hand_over(self.rooms[heard.about]))
            case "died":
                self._spawn(self._take_up_orphans())
            case _:
                self.hears(heard)

    async def _take_up_orphans(self) -> None:
        """Not all servers at once: what one has taken up, the others leave to it."""
        await asyncio.sleep(random.uniform(0.0, ORPHAN_SECONDS))
        await self.take_up_due()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def fetched_room(self, table: str) -> Room:
        """The room of a table, which its server is asked to let go of if it is not ours."""
        for _ in range(FETCH_TRIES):
            try:
                return await self.any_room(table)
            except Elsewhere:
                await self.leases.tell(Heard("let_go", table))
                await asyncio.sleep(FETCH_SECONDS)
        return await self.any_room(table)

    def _room(self, table: Table, unserved: float = 0.0) -> Room:
        outage = self.timing.outage_of(unserved) if unserved else None
        room = Room(
            table,
            self.store,
            self.workers,
            self.timing,
            bot_pause=self.bot_pause,
            lost=self._lost,
            is_sure=self.leases.are_sure,
            outage=outage,
        )
        room.wake()
        return room

    def _lost(self, room: Room) -> None:
        """Let go of a room that is behind its log; those who look on are told, and come to the new one."""
        self._close_door(room)
        state = room.table.state
        if self.leaving:
            return
        if (state.phase == "playing" or state.is_opening()) and room.id not in self._reloading:
            task = self._reloading[room.id] = asyncio.get_running_loop().create_task(self._reload(room.id))
            task.add_done_callback(lambda _: self._reloading.pop(room.id, None))

    async def _reload(self, table: str) -> None:
        """A game goes on even if nobody comes back to ask for it: its bots and clocks wait for nobody."""
        for pause in chain(RELOAD_SECONDS, repeat(RELOAD_SECONDS[-1])):
            await asyncio.sleep(pause)
            try:
                await self.room(table)
                return
            except Elsewhere:
                return
            except (Refused, CaravanseraiError) as error:
                log.error("table cannot be taken up", table=table, error=str(error))
                if not isinstance(error, StorageError) and getattr(error, "code", "") != "try_again":
                    return
            except Exception:
                log.exception("table cannot be taken up", table=table)


def _unsure() -> Refused:
    return Refused("try_again", "another server may have this table by now; ask again")
