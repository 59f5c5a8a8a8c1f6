"""From what is kept of a table to the table: its latest snapshot and the rows after it, or all rows from the first.

A table of earlier rules is read from its whole log (`upgraded`), with its snapshot to compare.

Damage to one table is that table's alone. A snapshot that cannot be read is not needed: the log tells all again. A row that
cannot be read, or that only a newer program understands, is named, and the table is left as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple, get_args

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.state import SeatState
from caravanserai.tables.store import StoredRow, StoredTable
from caravanserai.tables.table import Snapshot, Table
from caravanserai.tables.upgrading import EarlierReading, NotReadable, earlier_opening

MANY_ROWS = 200
KINDS = frozenset(kind.__struct_config__.tag for kind in get_args(r.AnyRow))
_read_row = msgspec.json.Decoder(r.AnyRow).decode
_read_snapshot = msgspec.json.Decoder(Snapshot).decode


class UnreadableTable(CaravanseraiError):
    """What is kept of a table cannot be read: which part of it, and why. It never tells what is in it."""


class BadSnapshot(UnreadableTable):
    """The snapshot cannot be read; the log may still tell all."""


class EarlierRules(Exception):
    """What is kept is of other rules than today's: the whole log is needed."""


class Upgraded(NamedTuple):
    """A table of earlier rules, and if it is running, the row by which it goes on by today's."""

    table: Table
    change: r.RulesChanged | None


class _Kind(msgspec.Struct):
    """A row of which only the kind is looked at."""

    row: str


def rebuilt(stored: StoredTable) -> Table:
    """The table as it was. Raises `UnreadableTable`, which names what is at fault, and `EarlierRules`."""
    _check_whole(stored)
    if stored.snapshot is not None:
        table, rows = _restored(stored, stored.snapshot), stored.rows
    else:
        table, rows = _opened(stored), stored.rows[1:]
    _play_on(table, rows)
    return table


async def folded(stored: StoredTable) -> Table:
    """The table as it was; a long log is folded beside the loop, so that no other table waits for it."""
    return rebuilt(stored) if len(stored.rows) <= MANY_ROWS else await asyncio.to_thread(rebuilt, stored)


def without_snapshot(stored: StoredTable, rows: list[StoredRow]) -> StoredTable:
    """The same table to be rebuilt from all of its rows."""
    return msgspec.structs.replace(stored, snapshot_number=0, snapshot=None, rows=rows)


def _check_whole(stored: StoredTable) -> None:
    """Whether this program knows the form of the rows, and whether all of them are there."""
    if stored.row_format > r.FORMAT:
        known = f"rows of format {stored.row_format}, and this program knows formats up to {r.FORMAT}"
        raise UnreadableTable(f"it was written by a newer program: it has {known}")
    for number, row in enumerate(stored.rows, start=stored.snapshot_number + 1):
        if row.number != number:
            raise UnreadableTable(f"row {number} is missing")
    last = stored.snapshot_number + len(stored.rows)
    if last != stored.last_number:
        raise UnreadableTable(f"its last row should be number {stored.last_number}, and is {last}")


def _restored(stored: StoredTable, snapshot: bytes) -> Table:
    try:
        read = _read_snapshot(snapshot)
        if (read.state.table, read.state.version) != (stored.table, stored.snapshot_number):
            raise BadSnapshot("its snapshot is of another table, or of another version")
        _check_rules(read.state.settings.game, read.rules or stored.rules_version)
        read.state.rules = read.state.rules or stored.rules_version
        return Table.restored(read, stored.secret)
    except (EarlierRules, BadSnapshot):
        raise
    except Exception as error:
        raise BadSnapshot(f"its snapshot is damaged ({type(error).__name__})") from error


def _opened(stored: StoredTable) -> Table:
    row = _decoded(stored.rows[0])
    if not isinstance(row, r.TableOpened):
        raise UnreadableTable("its first row does not open a table")
    try:
        _check_rules(row.settings.game, stored.rules_version)
        return Table.opened(stored.table, row, stored.rows[0].at, stored.secret)
    except EarlierRules:
        raise
    except Exception as error:
        raise UnreadableTable(f"its first row opens no table that can be here ({type(error).__name__})") from error


def _play_on(table: Table, rows: Iterable[StoredRow]) -> None:
    for stored in rows:
        row = _decoded(stored)
        try:
            table.apply(row, stored.at)
        except Exception as error:
            raise UnreadableTable(f"row {stored.number} does not follow from those before ({type(error).__name__})") from error


def _decoded(stored: StoredRow) -> r.Row:
    """A row as it was written; one of a kind that is not known here is told apart from one that is damaged."""
    try:
        row: r.Row = _read_row(stored.content)
    except (msgspec.MsgspecError, ValueError) as error:
        kind = _kind(stored.content)
        if kind is not None and kind not in KINDS:
            raise UnreadableTable(f"row {stored.number} is of a kind that only a newer program knows") from error
        raise UnreadableTable(f"row {stored.number} is damaged") from error
    return row


def _kind(content: bytes) -> str | None:
    try:
        return msgspec.json.decode(content, type=_Kind).row
    except (msgspec.MsgspecError, ValueError):
        return None


def _check_rules(game: str, rules: int) -> None:
    if rules != load_game(game).rules_version:
        raise EarlierRules


def upgraded(stored: StoredTable, rows: list[StoredRow]) -> Upgraded:
    """A table of earlier rules by today's, from its whole log; raises `UnreadableTable`."""
    _check_whole(without_snapshot(stored, rows))
    reading = _begun(stored, rows[0])
    evidence = _evidence(stored)
    for row in rows[1:]:
        _read_on(reading, row)
        if evidence is not None and row.number == stored.snapshot_number:
            reading.compare(evidence)
    try:
        if stored.phase == "over" or (not stored.phase and reading.table.state.phase == "over"):
            reading.close()
            return Upgraded(reading.table, None)
        return Upgraded(reading.table, None if _is_todays(reading) else reading.going_on())
    except NotReadable as error:
        raise UnreadableTable(str(error)) from error


def refolded(stored: StoredTable, rows: list[StoredRow]) -> Table:
    """The table that all of its rows make, whatever is in its snapshot."""
    whole = without_snapshot(stored, rows)
    try:
        return rebuilt(whole)
    except EarlierRules:
        return upgraded(whole, rows).table


def nameless(stored: StoredTable) -> bytes | None:
    """The snapshot, to compare positions with later, and nobody in it: neither names nor words."""
    evidence = _evidence(stored)
    if evidence is None:
        return None
    seats = [SeatState(seconds=seat.seconds) for seat in evidence.state.seats]
    state = msgspec.structs.replace(evidence.state, seats=seats, host="", former=[], had={}, talk=[], tidings=[])
    return encode(msgspec.structs.replace(evidence, state=state))


def _is_todays(reading: EarlierReading) -> bool:
    return reading.rules == reading.table.game.rules_version


def _begun(stored: StoredTable, first: StoredRow) -> EarlierReading:
    row = _decoded(first)
    if not isinstance(row, r.TableOpened):
        raise UnreadableTable("its first row does not open a table")
    try:
        return earlier_opening(stored.table, row, first.at, stored.secret, stored.rules_version)
    except Exception as error:
        raise UnreadableTable(f"its first row opens no table that can be here ({type(error).__name__})") from error


def _evidence(stored: StoredTable) -> Snapshot | None:
    """The snapshot of then, to compare with. The log tells all else, so that one which is damaged is not needed."""
    if stored.snapshot is None:
        return None
    try:
        return _read_snapshot(stored.snapshot)
    except (msgspec.MsgspecError, ValueError):
        return None


def _read_on(reading: EarlierReading, stored: StoredRow) -> None:
    row = _decoded(stored)
    try:
        reading.take(row, stored.at)
    except NotReadable as error:
        raise UnreadableTable(str(error)) from error
    except Exception as error:
        raise UnreadableTable(f"row {stored.number} does not follow from those before ({type(error).__name__})") from error
