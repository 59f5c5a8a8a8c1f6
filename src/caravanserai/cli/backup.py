"""`caravanserai backup` and `caravanserai restore`: all tables in one file, and back."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.serve import DATABASE_FILE, DatabaseOption, DataOption


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    data: DataOption = Path("caravanserai-data"),
    database: DatabaseOption = None,
) -> None:
    """Copy all tables to a file, also while the server runs.

    The copy is of one moment. Keep the files DATA/secret, DATA/signing-key and DATA/push-key with it: without the first nobody is
    who they were, without the others games are signed by another key, and no browser is reached, from then on.
    """
    from caravanserai.tables.storage import open_store

    if database is None and not (data / DATABASE_FILE).exists():
        raise FileNotFoundError(2, "there are no tables here", str(data))
    asyncio.run(open_store(database or str(data / DATABASE_FILE)).backup(str(target)))
    print(f"{target}: {target.stat().st_size:,} bytes" if target.exists() else f"{target}: done")


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `caravanserai backup` has made.")],
    data: DataOption = Path("caravanserai-data"),
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Move the tables that are there aside, and keep them.")] = False,
) -> None:
    """Check a copy of all tables and put it back.

    No server may run meanwhile. A file that is damaged, is none of ours, or comes from a newer program changes nothing.
    """
    from caravanserai.service.data_lock import lock_data, lock_database
    from caravanserai.service.secret import SECRET_FILE
    from caravanserai.tables.storage import open_store
    from caravanserai.tables.storage.sqlite import SqliteStore
    from caravanserai.tables.storage.sqlite_copy import restore_database
    from caravanserai.tables.store import StorageError

    store = open_store(database or str(data / DATABASE_FILE))
    if not isinstance(store, SqliteStore):
        raise StorageError(
            f"PostgreSQL restores its own copies, into an empty database: pg_restore --dbname=postgresql://... {source}"
        )
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with ExitStack() as held:
        held.enter_context(lock_data(data))
        if store.path.parent.is_dir():
            held.enter_context(lock_database(store.path))
        checked, aside = restore_database(source, store.path, replace=replace)
    print(f"{store.path}: {checked.tables:,} tables, checked.")
    if checked.damaged:
        print(f"{checked.damaged:,} of them were damaged when the copy was made: the server will set them aside, and name them.")
    if aside is not None:
        print(f"What was there is now {aside}.")
    if not (data / SECRET_FILE).exists():
        print(f"There is no {data / SECRET_FILE}: put back the one that you kept, or everybody will be somebody new.")
