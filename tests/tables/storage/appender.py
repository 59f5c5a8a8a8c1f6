"""Writes to many tables until it is killed, and tells each append only after it was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from caravanserai.tables.storage import open_store
from caravanserai.tables.store import Store
from tests.tables.storage.material import append, create

TABLES = 12
BATCH = 3


async def go_on(store: Store, table: str) -> None:
    await create(store, table, awaited=["1"])
    last = 1
    while True:
        await append(store, table, last + 1, last + BATCH, key=f"k{last}", awaited=[str(last + BATCH)])
        last += BATCH
        os.write(1, f"{table} {last}\n".encode())


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(go_on(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
