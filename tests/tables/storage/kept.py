"""What an earlier server kept, laid into a database of today: see `tests/fixtures`."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from tests.tables.storage.databases import Database, asyncpg

FIXTURES = Path(__file__).parents[2] / "fixtures"
VERSIONS = sorted(folder.name.removeprefix("data-") for folder in FIXTURES.glob("data-*"))


def lay(version: str, database: Database) -> None:
    """The tables of that version's server, as its database kept them."""
    if database.dialect == "sqlite":
        Path(database.url).write_bytes(unpacked(version, "caravanserai.db"))
    else:
        schema = parse_qs(urlsplit(database.url).query)["search_path"][0]
        dump = unpacked(version, "caravanserai.sql").decode().replace("public.", f"{schema}.")
        asyncio.run(_carry_out(database.url, dump))


def told(version: str, database: Database) -> dict[str, dict[str, Any]]:
    """What that server said of its tables, by their names."""
    of_all: dict[str, dict[str, dict[str, Any]]] = msgspec.json.decode(unpacked(version, "tables.json"))
    return of_all[database.dialect]


def unpacked(version: str, name: str) -> bytes:
    return gzip.decompress((FIXTURES / f"data-{version}" / f"{name}.gz").read_bytes())


async def _carry_out(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url, timeout=30)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
