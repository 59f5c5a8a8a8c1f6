"""Shared what-ifs in SQL: the statements that all databases share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from caravanserai.tables.storage.writes import Statement, Value, Write

KEEP_WHAT_IF = "INSERT INTO what_ifs (id, who, made, content) VALUES ($1, $2, $3, $4)"

WHAT_IF = "SELECT content FROM what_ifs WHERE id = $1"

WHAT_IFS_OF = "SELECT id, content FROM what_ifs WHERE who = $1 ORDER BY made, id"

COUNT_WHAT_IFS = "SELECT count(*) FROM what_ifs WHERE who = $1"

FORGET_WHAT_IFS = "DELETE FROM what_ifs WHERE who = $1"


class SqlWhatIfs(ABC):
    """The shared what-ifs of a store in SQL."""

    @abstractmethod
    async def _write(self, write: Write) -> None: ...

    @abstractmethod
    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]: ...

    async def keep_what_if(self, what_if: str, who: str, made: float, content: bytes) -> None:
        await self._write(Statement(KEEP_WHAT_IF, (what_if, who, made, content.decode())))

    async def what_if(self, what_if: str) -> bytes | None:
        return next((content.encode() for (content,) in await self._fetch(WHAT_IF, what_if)), None)

    async def what_ifs_of(self, who: str) -> dict[str, bytes]:
        return {what_if: content.encode() for what_if, content in await self._fetch(WHAT_IFS_OF, who)}

    async def count_what_ifs(self, who: str) -> int:
        return int((await self._fetch(COUNT_WHAT_IFS, who))[0][0])

    async def forget_what_ifs(self, who: str) -> None:
        await self._write(Statement(FORGET_WHAT_IFS, (who,)))
