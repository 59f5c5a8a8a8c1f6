"""All tables of a server: opened, found, taken up again after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import chain, repeat

import msgspec
import structlog

from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.fair import commitment, new_seed
from caravanserai.tables import rows as r
from caravanserai.tables.listing import listing
from caravanserai.tables.room import Room
from caravanserai.tables.settings import check_settings
from caravanserai.tables.store import StorageError, Store, StoredRow, StoredTable, TableListing
from caravanserai.tables.table import Snapshot, Table
from caravanserai.tables.workers import Workers

IDLE_SECONDS = 900.0
DESERTED_SECONDS = 6 * 3600.0
"""An open table at which nothing has happened for so long, and nobody is, does not stand in the list any more."""
RELOAD_SECONDS = (2.0, 10.0, 60.0)
"""How long to wait before a table that was lost is loaded again: the first time, the next ones, and from then on."""
log = structlog.get_logger("tables")


class TableRegistry:
    """All open tables of a server, as rooms by their names. A room is loaded when somebody asks for it."""

    def __init__(self, store: Store, workers: Workers | None = None, *, bot_pause: float = 0.6) -> None:
        self.store = store
        self.workers = workers or Workers()
        self.bot_pause = bot_pause
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._reloading: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Open the store, and go on with every table in play: bots, clocks and grace periods wait for nobody."""
        await self.store.open()
        for table in await self.store.playing_tables():
            try:
                (await self.room(table)).wake()
            except (Refused, CaravanseraiError) as error:
                log.error("table cannot be taken up", table=table, error=str(error))

    async def close(self) -> None:
        for task in [*self._reloading.values()]:
            task.cancel()
        await asyncio.gather(*self._reloading.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.workers.close()
        await self.store.close()

    async def open_table(self, settings: Settings, who: str) -> Room:
        """A new table; raises `BadOption` for settings that the game cannot have."""
        load_game(settings.game)
        settings = check_settings(settings, bot_names(settings.game))
        table, seed, now = secrets.token_urlsafe(9), new_seed(), time.time()
        row = r.TableOpened(settings, who, commitment(seed))
        opened = Table.opened(table, row, now, seed)
        stored = StoredRow(1, now, None, msgspec.json.encode(row))
        await self.store.create_table(table, opened.game.rules_version, seed, stored, listing(opened))
        room = self.rooms[table] = self._room(opened)
        log.info("table opened", table=table, game=settings.game, players=settings.players)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table; raises `Refused` if there is no such table."""
        if table in self.rooms:
            return self.rooms[table]
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    stored = await self.store.load(table)
                    if stored is None:
                        raise Refused("no_such_table", "there is no such table")
                    self.rooms[table] = self._room(rebuilt(stored))
        finally:
            self._loading.pop(table, None)
        return self.rooms[table]

    async def open_tables(self) -> list[TableListing]:
        """Tables that strangers may join, but for those that everybody has deserted."""
        latest = time.time() - DESERTED_SECONDS
        return [listed for listed in await self.store.open_tables() if listed.changed > latest or self._is_attended(listed.table)]

    def _is_attended(self, table: str) -> bool:
        room = self.rooms.get(table)
        return room is not None and any(map(room.presence.is_present, [room.table.state.host, *room.table.state.people()]))

    async def rematch(self, room: Room, who: str) -> Room:
        """The same table anew: settings, bots and people in their seats, not yet ready."""
        state = room.table.state
        if state.phase != "over":
            raise Refused("not_over", "the game is not over yet")
        if room.seat_of(who) is None:
            raise Refused("not_seated", "you do not sit at this table")
        async with room.rematching:
            if room.table.state.rematch is None:
                opened = await self.open_table(state.settings, who)
                await opened.seat_again(state.seats)
                await room.note_rematch(opened.id)
        assert room.table.state.rematch is not None
        return await self.room(room.table.state.rematch)

    def put_away_idle(self) -> None:
        """Let go of rooms that nobody looks at and in which nothing will happen by itself."""
        for table, room in list(self.rooms.items()):
            idle = time.monotonic() - room.last_used > IDLE_SECONDS
            if idle and not room.presence.viewers and room.table.state.phase != "playing":
                del self.rooms[table]

    def _room(self, table: Table) -> Room:
        room = Room(table, self.store, self.workers, bot_pause=self.bot_pause, lost=self._lost)
        room.wake()
        return room

    def _lost(self, room: Room) -> None:
        """Let go of a room that is behind its log; those who look on are told, and come to the new one."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.gone = True
        room.wake()
        for viewer in room.presence.viewers:
            viewer.changed.set()
        if room.table.state.phase == "playing" and room.id not in self._reloading:
            task = self._reloading[room.id] = asyncio.get_running_loop().create_task(self._reload(room.id))
            task.add_done_callback(lambda _: self._reloading.pop(room.id, None))

    async def _reload(self, table: str) -> None:
        """A game goes on even if nobody comes back to ask for it: its bots and clocks wait for nobody."""
        for pause in chain(RELOAD_SECONDS, repeat(RELOAD_SECONDS[-1])):
            await asyncio.sleep(pause)
            try:
                await self.room(table)
                return
            except (Refused, CaravanseraiError) as error:
                log.error("table cannot be taken up", table=table, error=str(error))
                if not isinstance(error, StorageError):
                    return
            except Exception:
                log.exception("table cannot be taken up", table=table)


def rebuilt(stored: StoredTable) -> Table:
    """A table from its latest snapshot and the rows after it."""
    rows = [(msgspec.json.decode(row.content, type=r.AnyRow), row.at) for row in stored.rows]
    if stored.snapshot is not None:
        snapshot = msgspec.json.decode(stored.snapshot, type=Snapshot)
        _check_rules(stored, snapshot.state.settings.game)
        table = Table.restored(snapshot, stored.secret)
    else:
        first, at = rows.pop(0)
        assert isinstance(first, r.TableOpened)
        _check_rules(stored, first.settings.game)
        table = Table.opened(stored.table, first, at, stored.secret)
    for row, at in rows:
        table.apply(row, at)
    return table


def _check_rules(stored: StoredTable, game: str) -> None:
    now = load_game(game).rules_version
    if stored.rules_version != now:
        raise Refused("other_rules", f"this table is of rules {stored.rules_version}; these are rules {now}")
