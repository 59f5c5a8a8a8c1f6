"""The outbox in SQL: the statements that all databases share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from caravanserai.tables.outbox import Destination, DestinationKind, Notice, WaitingNotice
from caravanserai.tables.storage.writes import Statement, Value, Write, write_names

DESTINATION = "id, kind, subject, owner, address, active, apart, content, created, failures"

PUT_NOTICES = """
    INSERT INTO outbox (destination, table_id, slot, kind, version, due, content, tries, shown, claim)
    SELECT {distinct} destinations.id, new.table_id, CASE WHEN destinations.apart THEN new.version ELSE 0 END,
        new.kind, new.version, new.due, new.content, 0, 0, ''
    FROM ({notices}) AS new JOIN destinations ON destinations.subject = new.subject AND destinations.active
    WHERE new.kind <> 'withdrawn' OR EXISTS (
        SELECT 1 FROM outbox AS old WHERE old.destination = destinations.id AND old.table_id = new.table_id AND old.slot = 0)
    {order}
    ON CONFLICT (destination, table_id, slot) DO UPDATE SET
        kind = excluded.kind, version = excluded.version, content = excluded.content, tries = 0,
        due = CASE WHEN outbox.claim <> '' THEN outbox.due
            WHEN excluded.kind = 'withdrawn' AND outbox.shown = 0 THEN NULL
            ELSE excluded.due END"""
"""Once for each place where its subject is told. What is being sent just now is looked at again when that is done."""

NEXT_DUE = """
    SELECT min(outbox.due) FROM outbox JOIN destinations ON destinations.id = outbox.destination
    WHERE outbox.due IS NOT NULL AND destinations.kind = $1"""

CLAIM = """
    UPDATE outbox SET claim = $2, due = $3, tries = tries + 1
    WHERE (destination, table_id, slot) IN (
        SELECT waiting.destination, waiting.table_id, waiting.slot
        FROM outbox AS waiting JOIN destinations ON destinations.id = waiting.destination
        WHERE waiting.due <= $4 AND destinations.kind = $5 AND waiting.destination NOT IN ({each})
        ORDER BY waiting.due, waiting.version LIMIT $6 {skip})"""

CLAIMED = f"""
    SELECT {", ".join(f"destinations.{column}" for column in DESTINATION.split(", "))},
        outbox.content, outbox.kind, outbox.version, outbox.slot, outbox.tries, outbox.shown
    FROM outbox JOIN destinations ON destinations.id = outbox.destination
    WHERE outbox.claim = $1 ORDER BY outbox.version, outbox.destination, outbox.table_id"""

SENT_APART = "DELETE FROM outbox WHERE claim = $1 AND destination = $2 AND table_id = $3 AND slot > 0 AND tries >= $4"

SENT = """
    UPDATE outbox SET claim = '', tries = 0, shown = $6,
        due = CASE WHEN kind = $4 AND version = $5 THEN NULL ELSE CAST($7 AS DOUBLE PRECISION) END
    WHERE claim = $1 AND destination = $2 AND table_id = $3 AND slot = 0"""

PUT_OFF = """
    UPDATE outbox SET claim = '', due = $4, tries = CASE WHEN $5 = 1 THEN 0 ELSE tries END
    WHERE claim = $1 AND destination = $2 AND table_id = $3"""

RELEASE = "UPDATE outbox SET claim = '', due = 0 WHERE claim <> ''"

SAVE_DESTINATION = f"""
    INSERT INTO destinations ({DESTINATION}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, owner = excluded.owner, address = excluded.address,
        active = excluded.active, apart = excluded.apart, content = excluded.content, failures = excluded.failures"""

FIND_DESTINATION = f"SELECT {DESTINATION} FROM destinations WHERE id = $1"

DESTINATION_AT = f"SELECT {DESTINATION} FROM destinations WHERE kind = $1 AND address = $2 ORDER BY created, id"

DESTINATIONS_OF = f"SELECT {DESTINATION} FROM destinations WHERE subject = $1 ORDER BY created, id"

DELETE_DESTINATION = "DELETE FROM destinations WHERE id = $1"

DELETE_WAITING = "DELETE FROM outbox WHERE destination = $1"

WISHES = "SELECT content FROM wishes WHERE who = $1"

SAVE_WISHES = """
    INSERT INTO wishes (who, content) VALUES ($1, $2)
    ON CONFLICT (who) DO UPDATE SET content = excluded.content"""

MUTED = "SELECT table_id FROM muted WHERE who = $1 ORDER BY table_id"

MUTE = "INSERT INTO muted (who, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"

UNMUTE = "DELETE FROM muted WHERE who = $1 AND table_id = $2"

FORGET = (
    "DELETE FROM destinations WHERE owner = $1 OR subject = $1",
    "DELETE FROM wishes WHERE who = $1",
    "DELETE FROM muted WHERE who = $1",
)

_read_notice = msgspec.json.Decoder(Notice).decode


def write_notices(notices: list[Notice]) -> str:
    """Notices as the statement reads them: JSON, each with all of itself as its content."""
    return msgspec.json.encode(
        [
            {
                "subject": notice.subject,
                "table_id": notice.table,
                "kind": notice.kind,
                "version": notice.version,
                "due": notice.due,
                "content": msgspec.json.encode(notice).decode(),
            }
            for notice in notices
        ]
    ).decode()


def destination_columns(destination: Destination) -> tuple[Value, ...]:
    return msgspec.structs.astuple(destination)


def read_destination(row: Sequence[Any]) -> Destination:
    id, kind, subject, owner, address, active, apart, content, created, failures = row
    return Destination(id, kind, subject, owner, address, bool(active), bool(apart), content, created, failures)


def read_waiting(row: Sequence[Any]) -> WaitingNotice:
    content, kind, version, slot, tries, shown = row[10:]
    return WaitingNotice(read_destination(row[:10]), _read_notice(content), kind, version, slot, tries, bool(shown))


class SqlNotices(ABC):
    """The outbox of a store in SQL."""

    EACH: ClassVar[str]
    PUT_NOTICES: ClassVar[str]
    SKIP: ClassVar[str]
    """How rows that another server is just claiming are passed over."""

    @abstractmethod
    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]: ...

    @abstractmethod
    async def _write(self, write: Write) -> None: ...

    async def put_notices(self, notices: list[Notice]) -> None:
        if notices:
            await self._write(Statement(self.PUT_NOTICES, (write_notices(notices),)))

    async def next_due_notice(self, kind: DestinationKind) -> float | None:
        return next((due for (due,) in await self._fetch(NEXT_DUE, kind)), None)

    async def claim_notices(
        self, kind: DestinationKind, claim: str, *, now: float, until: float, limit: int, busy: list[str]
    ) -> list[WaitingNotice]:
        sql = CLAIM.format(each=self.EACH, skip=self.SKIP)
        await self._write(Statement(sql, (write_names(busy), claim, until, now, kind, limit)))
        return [read_waiting(row) for row in await self._fetch(CLAIMED, claim)]

    async def settle_notices(self, claim: str, waiting: WaitingNotice, *, now: float, shown: bool, tried: int = 0) -> None:
        place = (claim, waiting.destination.id, waiting.notice.table)
        if waiting.slot:
            await self._write(Statement(SENT_APART, (*place, tried)))
        else:
            await self._write(Statement(SENT, (*place, waiting.kind, waiting.version, int(shown), now)))

    async def put_off_notices(self, claim: str, waiting: WaitingNotice, due: float, *, anew: bool = False) -> None:
        await self._write(Statement(PUT_OFF, (claim, waiting.destination.id, waiting.notice.table, due, int(anew))))

    async def release_notices(self) -> None:
        await self._write(Statement(RELEASE, ()))

    async def save_destination(self, destination: Destination) -> None:
        await self._write(Statement(SAVE_DESTINATION, destination_columns(destination)))

    async def destination(self, id: str) -> Destination | None:
        return next(map(read_destination, await self._fetch(FIND_DESTINATION, id)), None)

    async def destination_at(self, kind: DestinationKind, address: str) -> Destination | None:
        return next(map(read_destination, await self._fetch(DESTINATION_AT, kind, address)), None)

    async def destinations_of(self, subject: str) -> list[Destination]:
        return [read_destination(row) for row in await self._fetch(DESTINATIONS_OF, subject)]

    async def delete_destination(self, id: str) -> None:
        await self._write(Statement(DELETE_DESTINATION, (id,)))

    async def delete_waiting(self, id: str) -> None:
        await self._write(Statement(DELETE_WAITING, (id,)))

    async def wishes(self, who: str) -> str | None:
        return next((content for (content,) in await self._fetch(WISHES, who)), None)

    async def save_wishes(self, who: str, content: str) -> None:
        await self._write(Statement(SAVE_WISHES, (who, content)))

    async def muted_tables(self, who: str) -> list[str]:
        return [table for (table,) in await self._fetch(MUTED, who)]

    async def mute_table(self, who: str, table: str, *, muted: bool) -> None:
        await self._write(Statement(MUTE if muted else UNMUTE, (who, table)))

    async def forget_notices(self, who: str) -> None:
        for sql in FORGET:
            await self._write(Statement(sql, (who,)))
