"""`caravanserai doctor`: whether all that a server keeps is sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from caravanserai.cli.admin import USUAL, print_json, with_store
from caravanserai.cli.arguments import JsonOption
from caravanserai.cli.serve import DATABASE_FILE, LIMITS_FILE, DatabaseOption, DataOption

if TYPE_CHECKING:
    from caravanserai.tables.doctor import Examination, Finding


def doctor(data: DataOption = USUAL, database: DatabaseOption = None, json: JsonOption = False) -> None:
    """Check whether all that a server keeps is sound.

    The data directory and the whole database are looked at, also while the server runs; nothing is written. Every table is built
    from its log, and compared with its snapshot and with what lists show of it. What is wrong is named, with what can be done
    about it. Exit code: 0 if all is sound, 1 if not.
    """
    from caravanserai.tables.doctor import Examination, examine
    from caravanserai.tables.store import StorageError

    about_files = _examine_files(data, database)
    try:
        found = with_store(data, database, lambda store: examine(store, _tell_progress))
    except StorageError as error:
        found = Examination(findings=[_unusable(error)])
    found.findings = about_files + found.findings
    if json:
        print_json(found)
    else:
        _tell(found)
    if found.findings:
        raise typer.Exit(1)


def _examine_files(data: Path, database: str | None) -> list[Finding]:
    """The files of the directory; of a database elsewhere alone there are none, where no directory is."""
    from caravanserai.service.data_check import examine_data

    if not data.is_dir():
        if database is None:
            raise FileNotFoundError(2, "there is no server's folder here", str(data))
        return []
    beside = [path for path in data.glob(f"{DATABASE_FILE}*") if path.is_file()]
    return examine_data(data, sorted(beside), data / LIMITS_FILE)


def _unusable(error: Exception) -> Finding:
    from caravanserai.tables.doctor import Finding

    return Finding(f"the database cannot be looked through: {error}", "see what the message says, and ask again")


def _tell_progress(found: Examination) -> None:
    if sys.stderr.isatty():
        print(f"\r{found.tables:,} tables, {len(found.findings):,} findings ", end="", file=sys.stderr, flush=True)


def _tell(found: Examination) -> None:
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    for finding in found.findings:
        where = f"table {finding.table}: " if finding.table is not None else ""
        print(f"{where}{finding.what}\n    {finding.advice}")
    print(f"{found.tables:,} tables with {found.rows:,} rows, {_counted(len(found.findings))}.")
    if found.of_other_rules:
        print(f"{found.of_other_rules:,} of the tables were begun by other rules. Finished ones stay, others go on by today's.")


def _counted(count: int) -> str:
    return "all sound" if not count else f"{count:,} findings"
