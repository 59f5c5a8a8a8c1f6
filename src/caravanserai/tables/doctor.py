"""A whole database looked through: whether every table can be read, and all that is kept of it says the same as its log.

Nothing is written. Beside a server that runs a table may change while it is looked at: it is looked at again then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from caravanserai.core.speech import Speech
from caravanserai.core.texts import FALLBACK
from caravanserai.tables.encoding import encode
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import BadSnapshot, EarlierRules, UnreadableTable, rebuilt, upgraded, without_snapshot
from caravanserai.tables.store import ListingSummary, Store, StoredRow, StoredTable, TableListing
from caravanserai.tables.table import Table

ATTEMPTS = 5
"""How often a table at which others are playing is looked at."""
PAUSE_SECONDS = 0.05
AT_ONCE = 200
FOLDER = "admin"
"""Where the words are, among the shared ones."""

_LATELY = ("tidings", "had")
"""What snapshots of before these were noted do not have; nothing in the game follows from it."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be: at which table, if at one; what it is; what can be done."""

    what: str
    advice: str
    table: str | None
    kind: str
    remedy: str
    about: dict[str, str | int]
    """Which words say what it is and what can be done, and what these are given."""

    def told(self, speech: Speech) -> tuple[str, str]:
        """What it is, and what can be done, in a reader's language."""
        return speech.say(f"doctor-what-{self.kind}", **self.about), speech.say(f"doctor-do-{self.remedy}", **self.about)


def finding(kind: str, remedy: str, table: str | None = None, **about: str | int) -> Finding:
    """A finding, told in English to programs and to whoever has no other words."""
    unsaid = Finding("", "", table, kind, remedy, about)
    what, advice = unsaid.told(Speech(FALLBACK, folder=FOLDER))
    return msgspec.structs.replace(unsaid, what=what, advice=advice)


class Examination(msgspec.Struct):
    """What was looked at, and what was found."""

    tables: int = 0
    rows: int = 0
    of_other_rules: int = 0
    """Tables that were begun by rules of before: they are kept, and nobody goes on with them. That is no fault."""
    findings: list[Finding] = []


async def examine(store: Store, tell: Callable[[Examination], None] = lambda found: None) -> Examination:
    """Look through a database. `tell` is called from time to time with what is known so far."""
    found = Examination(findings=[finding("fault", "restore", why=fault) for fault in await store.faults()])
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

    def note(self, kind: str, remedy: str, **about: str | int) -> None:
        self.findings.append(finding(kind, remedy, self.table, **about))

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
            self.note("listing", "wait")

    def _check_end(self, rows: list[StoredRow], last: int) -> None:
        """A row beyond the last number is one that the next to be written would collide with."""
        if rows and rows[-1].number > last:
            self.note("last-row", "restore", last=last, found=rows[-1].number)

    def _folded(self, stored: StoredTable, rows: list[StoredRow]) -> Table | None:
        """The table as its whole log tells it; nothing of one that was begun by other rules, if today's can take it up."""
        try:
            return rebuilt(without_snapshot(stored, rows))
        except EarlierRules:
            self.is_of_other_rules = True
            self._check_upgrade(stored, rows)
        except UnreadableTable as error:
            remedy = "play-on" if _is_readable(stored) else "upgrade" if "newer" in str(error) else "restore"
            self.note("fault", remedy, why=str(error))
        except IndexError:
            self.note("no-rows", "restore")
        return None

    def _check_upgrade(self, stored: StoredTable, rows: list[StoredRow]) -> None:
        try:
            upgraded(stored, rows)
        except UnreadableTable as error:
            self.note("fault", "restore", why=str(error))

    def _check_snapshot(self, stored: StoredTable, folded: Table) -> None:
        if stored.snapshot is None:
            return
        try:
            restored = rebuilt(stored)
        except BadSnapshot as error:
            self.note("fault", "come", why=str(error))
        except (EarlierRules, UnreadableTable) as error:
            self.note("snapshot", "rebuild", why=str(error))
        else:
            different = [name for name in _differences(restored.state, folded.state) if name not in _LATELY]
            if encode(restored.snapshot().position) != encode(folded.snapshot().position):
                different.append("position")
            if different:
                self.note("snapshot-differs", "rebuild", fields=", ".join(different))

    def _check_listing(self, listed: TableListing | None, right: TableListing) -> None:
        if listed is None:
            self.note("listing", "wait")
            return
        different = _differences(listed, right if listed.summary.owners else _as_before(listed, right))
        if "due" in different and (listed.due is None or right.due is not None):
            self.note("due", "rebuild")
        others = [name for name in different if name != "due"]
        if others:
            self.note("listing-differs", "wait", fields=", ".join(others))


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
