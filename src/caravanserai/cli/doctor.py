"""`caravanserai doctor`: whether all that a server keeps is sound."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from caravanserai.cli.admin import USUAL, print_json, spoken, with_store
from caravanserai.cli.arguments import JsonOption, LangOption
from caravanserai.cli.serve import DATABASE_FILE, LIMITS_FILE, DatabaseOption, DataOption

if TYPE_CHECKING:
    from caravanserai.core.speech import Speech
    from caravanserai.tables.doctor import Examination, Finding


def doctor(data: DataOption = USUAL, database: DatabaseOption = None, json: JsonOption = False, lang: LangOption = None) -> None:
    """Check whether all that a server keeps is sound.

    The data directory and the whole database are looked at, also while the server runs; nothing is written. Every table is built
    from its log, and compared with its snapshot and with what lists show of it. What is wrong is named, with what can be done
    about it. Exit code: 0 if all is sound, 1 if not.
    """
    from caravanserai.tables.doctor import Examination, examine
    from caravanserai.tables.store import StorageError

    speech = spoken(lang)
    about_files = _examine_files(data, database)
    try:
        found = with_store(data, database, lambda store: examine(store, partial(_tell_progress, speech)))
    except StorageError as error:
        found = Examination(findings=[_unusable(error)])
    found.findings = about_files + found.findings
    if json:
        print_json(found)
    else:
        _tell(speech, found)
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
    from caravanserai.tables.doctor import finding

    return finding("database", "ask-again", why=str(error))


def _tell_progress(speech: Speech, found: Examination) -> None:
    if sys.stderr.isatty():
        told = speech.say("doctor-progress", tables=found.tables, findings=len(found.findings))
        print(f"\r{told} ", end="", file=sys.stderr, flush=True)


def _tell(speech: Speech, found: Examination) -> None:
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    for finding in found.findings:
        what, advice = finding.told(speech)
        told = speech.say("doctor-at-table", table=finding.table, what=what) if finding.table is not None else what
        print(f"{told}\n    {advice}")
    whole = "doctor-found" if found.findings else "doctor-sound"
    print(speech.say(whole, tables=found.tables, rows=found.rows, findings=len(found.findings)))
    if found.of_other_rules:
        print(speech.say("doctor-other-rules", count=found.of_other_rules))
