"""Where tables are kept. One small protocol, one contract suite, several databases behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from caravanserai.core.contract import Outcome
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.highlights import Highlight
from caravanserai.tables.leases import Leases
from caravanserai.tables.outbox import Notice, NoticeStore

FAR = float("inf")
"""A time that is later than all."""


class StorageError(CaravanseraiError):
    """A database that cannot be used as asked: not reachable, of a newer version, not ours, closed."""


class Conflict(Exception):
    """Somebody else has written to this table: it has to be loaded again."""


class StoredRow(msgspec.Struct, frozen=True):
    """A row of a log as it is kept: its number, the time, the key of the request behind it, and its content as JSON."""

    number: int
    at: float
    key: str | None
    content: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """All that is needed to go on with a table: its latest snapshot, and the rows after it."""

    table: str
    rules_version: int
    secret: bytes
    """The seed of its randomness."""
    snapshot_number: int
    snapshot: bytes | None
    rows: list[StoredRow]
    last_number: int
    """The number that the last row should have."""
    row_format: int = 1
    """The newest format that any of the rows may have."""
    phase: str = ""
    """As lists have it: open, playing or over."""


class ListingSummary(msgspec.Struct, frozen=True):
    """What lists show of a table and nothing is looked up by."""

    names: list[str] = []
    """Who sits there, by seat; empty for a free one."""
    acting: str | None = None
    turn_since: float = 0.0
    owners: list[str] = []
    """Whose seats they are, by seat; empty for one that is free, or a bot's."""
    stage: int = 0
    """How far the game has come, as the game counts it."""
    deadline: float | None = None
    """When the time of whoever acts is over; None without a clock."""
    closed_to_onlookers: bool = False
    """Whether nobody but those who sit there may look at it once it is played."""
    lesson: str = ""
    """The edition of the lesson that is given there; empty at other tables."""
    set_up: bool = False
    """Whether its game begins at a position that somebody has set up."""


class TableListing(msgspec.Struct, frozen=True):
    """What lists of tables need to know of one, kept up to date with every commit."""

    table: str
    game: str
    name: str
    phase: str
    players: int
    free_seats: int
    listed: bool
    watchable: bool
    people: list[str]
    """The identities that find it among their tables: they sit or sat there, or opened it."""
    awaited: list[str]
    """Those of them that the table waits for."""
    changed: float
    summary: ListingSummary = ListingSummary()
    due: float | None = None
    """When something is to happen there by itself; None if it waits for somebody to come."""


class Person(msgspec.Struct, frozen=True):
    """Somebody without an account: an identity, the name last used, and the numbers of what is valid of theirs."""

    who: str
    name: str
    recovery: int
    """The number of the recovery link that is valid."""
    created: float
    session: int = 0
    """The number that a browser's cookie has to have. It goes up when somebody signs out elsewhere, or for good."""


class Token(msgspec.Struct, frozen=True):
    """A program's key to act for somebody. Only its hash is kept."""

    token: str
    who: str
    hash: str
    label: str
    scopes: list[str]
    created: float
    revoked: float | None


class JournalEntry(msgspec.Struct, frozen=True):
    """What a journal keeps of a finished game. Who sat where is with the table, and changes when somebody is forgotten."""

    seat: int
    """Whose journal it is."""
    outcome: Outcome
    bots: list[str]
    """By seat; empty for a person."""
    moves: int
    highlights: list[Highlight] = []


class JournalPage(msgspec.Struct, frozen=True):
    """A finished game in somebody's journal; without an entry if it does not count for them."""

    who: str
    table: str
    game: str
    ended: float
    entry: JournalEntry | None


class KeptGame(msgspec.Struct, frozen=True):
    """A page that counts, with its table as lists show it."""

    ended: float
    entry: JournalEntry
    table: TableListing


class Store(NoticeStore, Protocol):
    """Everything is committed when an `await` returns; concurrent commits are grouped."""

    async def open(self) -> None:
        """Connect, and bring the database up to the newest migration."""
        ...

    async def open_to_read(self) -> None:
        """Connect to read alone: nothing is made, nor brought up to date. Raises `StorageError` for one of another version."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        ...

    def watch_commits(self, observe: Callable[[float], None]) -> None:
        """Have it told how many seconds each commit takes, also one that fails."""
        ...

    async def faults(self) -> list[str]:
        """What the database finds wrong with itself, whatever it is about; nothing is changed."""
        ...

    async def create_table(
        self, table: str, rules_version: int, secret: bytes, row: StoredRow, listing: TableListing
    ) -> None: ...

    async def append(self, table: str, rows: list[StoredRow], listing: TableListing, notices: Sequence[Notice] = ()) -> None:
        """Add rows, numbered on from the last one, and with them what is to be told of them, all or none; raises `Conflict` if a
        number or a key is taken."""
        ...

    async def save_snapshot(self, table: str, number: int, snapshot: bytes) -> None:
        """Keep what the rows up to this number lead to; only the latest is kept."""
        ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def delete_table(self, table: str, changed_before: float = FAR) -> None:
        """Delete a table with all that is kept of it; raises `Conflict` if there is none, or if it has changed since."""
        ...

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """The numbers that the last rows of these tables have; of one that is not there, none."""
        ...

    async def rows(self, table: str, first: int = 1) -> list[StoredRow]:
        """The whole log, from this number on."""
        ...

    async def find_key(self, table: str, key: str) -> int | None:
        """The number of the last row that the request of this key has caused."""
        ...

    async def tables_of(self, who: str, limit: int = 100) -> list[TableListing]:
        """Somebody's tables, those that wait for them first, then the latest changed first."""
        ...

    async def put_away(self, who: str, table: str, at: float | None) -> None:
        """Note that somebody has put a table away, and when; or, with no time, that they have taken it up again."""
        ...

    async def tables_put_away(self, who: str) -> list[str]:
        """The tables that somebody has put away."""
        ...

    async def save_order(self, table: str, who: str, order: bytes | None) -> None:
        """Keep somebody's standing order at a table in place of the one before; or, with None, none any more."""
        ...

    async def orders_at(self, table: str) -> dict[str, bytes]:
        """The standing orders at a table, by whose they are."""
        ...

    async def forget_orders(self, who: str) -> None:
        """Keep nothing of what somebody has ordered."""
        ...

    async def open_tables(self, limit: int = 100) -> list[TableListing]: ...

    async def watchable_tables(self, limit: int = 100) -> list[TableListing]: ...

    async def listing_of(self, table: str) -> TableListing | None:
        """What lists show of this table; None if there is none, or if that cannot be read."""
        ...

    async def find_tables(
        self, after: str = "", limit: int = 500, *, phase: str = "", game: str = "", changed_before: float = FAR
    ) -> list[tuple[str, TableListing | None]]:
        """All tables like that, by their names, from after this one on; without a listing where that cannot be read."""
        ...

    async def playing_tables(self) -> list[str]:
        """All tables in play."""
        ...

    async def due_tables(self, until: float) -> list[str]:
        """The tables that no server has and at which something is to happen by itself by then, the most urgent first."""
        ...

    async def set_due(self, table: str, due: float | None) -> None: ...

    async def served_until(self) -> float | None:
        """When it was last noted that a server served these tables; None if it never was."""
        ...

    async def note_served(self, until: float) -> None: ...

    async def outages(self, since: float) -> list[tuple[float, float]]:
        """When no server served these tables: from when till when, of those that ended later than this."""
        ...

    async def add_outage(self, began: float, ended: float) -> None: ...

    async def save_person(self, person: Person) -> None:
        """Keep somebody, new or changed."""
        ...

    async def person(self, who: str) -> Person | None: ...

    async def find_people(self, who_or_name: str, limit: int = 100) -> list[Person]:
        """Whoever this is, by identity or by name, however that is written large or small."""
        ...

    async def session_numbers(self, people: list[str]) -> dict[str, int]:
        """The numbers that the cookies of these people have to have; of somebody who is not known, none."""
        ...

    async def rewrite(self, table: str, rows: list[StoredRow]) -> None:
        """Put other content in place of these rows of a log, and forget its snapshot: somebody's words are to be gone."""
        ...

    async def save_token(self, token: Token) -> None: ...

    async def token_by_hash(self, hash: str) -> Token | None: ...

    async def tokens_of(self, who: str) -> list[Token]: ...

    async def forget_tokens(self, who: str) -> None:
        """Keep nothing of somebody's tokens."""
        ...

    async def keep_in_journals(self, pages: list[JournalPage]) -> None:
        """Keep these pages, but for those of somebody who does not find the table among theirs any more."""
        ...

    async def journal(self, who: str, limit: int = 100, *, game: str = "", before: str = "") -> list[KeptGame]:
        """Somebody's games, the latest first: of one game or of all, from the one after this table on."""
        ...

    async def not_in_journal(self, who: str, limit: int = 100) -> list[str]:
        """Somebody's finished tables of which their journal has no page yet, the latest changed first."""
        ...

    async def forget_journal(self, who: str) -> None:
        """Keep no page of somebody's journal."""
        ...

    async def keep_review(self, table: str, viewer: int, open_cards: bool, content: bytes) -> None:
        """Keep the review of a finished game, in the place of one that there may be. Raises `Conflict` if the table is gone."""
        ...

    async def review(self, table: str, viewer: int, open_cards: bool) -> bytes | None: ...

    async def keep_what_if(self, what_if: str, who: str, made: float, content: bytes) -> None:
        """Keep a what-if that somebody shares; none is ever changed."""
        ...

    async def what_if(self, what_if: str) -> bytes | None: ...

    async def what_ifs_of(self, who: str) -> dict[str, bytes]:
        """What somebody has shared, by name, the oldest first."""
        ...

    async def count_what_ifs(self, who: str) -> int: ...

    async def forget_what_ifs(self, who: str) -> None: ...

    def leases(self, address: str = "", mark: str = "") -> Leases:
        """This server's leases of tables, given where others reach it and what tells the keys apart that it signs with."""
        ...

    async def backup(self, target: str) -> None:
        """Write a consistent copy while tables go on; a path for an embedded database."""
        ...
