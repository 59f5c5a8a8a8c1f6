"""A whole database looked through: whether every table can be read, and all that is kept of it says the same as its log.

Nothing is written. Beside a server that runs a table may change while it is looked at: it is looked at again then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from caravanserai.tables.encoding import encode
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import BadSnapshot, EarlierRules, UnreadableTable, rebuilt, upgraded, without_snapshot
from caravanserai.tables.store import ListingSummary, Store, StoredRow, StoredTable, TableListing
from caravanserai.tables.table import Table

ATTEMPTS = 5
"""How often a table at which others are playing is looked at."""
PAUSE_SECONDS = 0.05
AT_ONCE = 200

TO_RESTORE = "bring it back from a backup, or delete it with `caravanserai admin delete-table`"
TO_REBUILD = "stop the server and run `caravanserai admin rebuild`: the log is the truth"
TO_WAIT = "nothing: it is put right with the table's next change"
TO_PLAY_ON = "its people go on from its snapshot; to have the whole log again, bring it back from a backup"
TO_UPGRADE = "run the newer program that wrote it"


_LATELY = ("tidings", "had")
"""What snapshots of before these were noted do not have; nothing in the game follows from it."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be: at which table, if at one; what it is; what can be done."""

    what: str
    advice: str
    table: str | None = None


class Examination(msgspec.Struct):
    """What was looked at, and what was found."""

    tables: int = 0
    rows: int = 0
    of_other_rules: int = 0
    """Tables that were begun by rules of before: they are kept, and nobody goes on with them. That is no fault."""
    findings: list[Finding] = []


async def examine(store: Store, tell: Callable[[Examination], None] = lambda found: None) -> Examination:
    """Look through a database. `tell` is called from time to time with what is known so far."""
    found = Examination(findings=[Finding(fault, TO_RESTORE) for fault in await store.faults()])
    after = ""
    while names := [name for name, _ in await store.find_tables(after, AT_ONCE)]:
        for name in names:
            await _examine_table(store, name, found)
        after = names[-1]
        tell(found)
    return found


async def _examine_table(store: Store, table: str, found: Examination) -> None:
    """A finding counts if nobody has written to the table meanwhile; one that is written to all the time is read by a server."""
    for attempt in range(ATTEMPTS):
        await asyncio.sleep(PAUSE_SECONDS * attempt)
        before = await store.last_numbers([table])
        look = _Look(table)
        await look.at(store, before.get(table, 0))
        if not look.findings or before == await store.last_numbers([table]):
            break
        look.findings.clear()
    found.tables += look.rows > 0
    found.rows += look.rows
    found.of_other_rules += look.is_of_other_rules
    found.findings += look.findings


class _Look:
    """One look at one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.rows = 0
        self.is_of_other_rules = False
        self.findings: list[Finding] = []

    def note(self, what: str, advice: str) -> None:
        self.findings.append(Finding(what, advice, self.table))

    async def at(self, store: Store, last: int) -> None:
        stored = await store.load(self.table)
        if stored is None:
            return
        rows, listed = await store.rows(self.table), await store.listing_of(self.table)
        self.rows = max(1, len(rows))
        self._check_end(rows, last)
        folded = self._folded(stored, rows)
        if folded is not None:
            self._check_snapshot(stored, folded)
            self._check_listing(listed, listing(folded))
        elif listed is None:
            self.note("what lists show of it cannot be read", TO_WAIT)

    def _check_end(self, rows: list[StoredRow], last: int) -> None:
        """A row beyond the last number is one that the next to be written would collide with."""
        if rows and rows[-1].number > last:
            self.note(f"its last row should be number {last}, and is {rows[-1].number}", TO_RESTORE)

    def _folded(self, stored: StoredTable, rows: list[StoredRow]) -> Table | None:
        """The table as its whole log tells it; nothing of one that was begun by other rules, if today's can take it up."""
        try:
            return rebuilt(without_snapshot(stored, rows))
        except EarlierRules:
            self.is_of_other_rules = True
            self._check_upgrade(stored, rows)
        except UnreadableTable as error:
            self.note(str(error), TO_PLAY_ON if _is_readable(stored) else TO_UPGRADE if "newer" in str(error) else TO_RESTORE)
        except IndexError:
            self.note("it has no rows", TO_RESTORE)
        return None

    def _check_upgrade(self, stored: StoredTable, rows: list[StoredRow]) -> None:
        try:
            upgraded(stored, rows)
        except UnreadableTable as error:
            self.note(str(error), TO_RESTORE)

    def _check_snapshot(self, stored: StoredTable, folded: Table) -> None:
        if stored.snapshot is None:
            return
        try:
            restored = rebuilt(stored)
        except BadSnapshot as error:
            self.note(str(error), "nothing: the server makes it anew from the log when somebody comes to the table")
        except (EarlierRules, UnreadableTable) as error:
            self.note(f"with its snapshot it cannot be read: {error}", TO_REBUILD)
        else:
            different = [name for name in _differences(restored.state, folded.state) if name not in _LATELY]
            if encode(restored.snapshot().position) != encode(folded.snapshot().position):
                different.append("position")
            if different:
                self.note(f"its snapshot does not say what its log says: {', '.join(different)}", TO_REBUILD)

    def _check_listing(self, listed: TableListing | None, right: TableListing) -> None:
        if listed is None:
            self.note("what lists show of it cannot be read", TO_WAIT)
            return
        different = _differences(listed, right if listed.summary.owners else _as_before(listed, right))
        if "due" in different and (listed.due is None or right.due is not None):
            self.note("when something is due there is not what its log says", TO_REBUILD)
        others = [name for name in different if name != "due"]
        if others:
            self.note(f"what lists show of it is not what its log says: {', '.join(others)}", TO_WAIT)


def _is_readable(stored: StoredTable) -> bool:
    """Whether a table is taken up all the same, from a snapshot that was made when the log was whole."""
    try:
        rebuilt(stored)
    except (EarlierRules, UnreadableTable):
        return False
    return stored.snapshot is not None


def _as_before(listed: TableListing, right: TableListing) -> TableListing:
    """What lists would show of a table that nobody has come to since they told whose the seats are.

    They told the names and whose turn it is, or, earlier still, nothing; and what may be watched was shown to strangers though it
    was not listed.
    """
    now = right.summary
    told = ListingSummary(now.names, now.acting, now.turn_since) if listed.summary != ListingSummary() else ListingSummary()
    shown = listed.watchable and right.phase != "open" and not now.closed_to_onlookers
    return msgspec.structs.replace(right, summary=told, watchable=right.watchable or shown)


def _differences(one: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    """The names of the fields that differ. What is in them is nobody's business."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
