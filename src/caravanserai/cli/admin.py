"""`caravanserai admin`: what whoever runs a server may look at, end and delete, also while it runs."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from caravanserai.cli.arguments import JsonOption, LangOption
from caravanserai.cli.serve import DATABASE_FILE, DatabaseOption, DataOption
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.core.speech import Speech
    from caravanserai.service.administration import PersonReport, SeatReport, TableReport
    from caravanserai.service.retention import Outdated
    from caravanserai.tables.store import Store, TableListing

T = TypeVar("T")
USUAL = Path("caravanserai-data")
PHASES = ("open", "playing", "over")
UNITS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}

admin = typer.Typer(
    name="admin",
    help="Look after tables and people, also while the server runs.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

NAMES = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""For commands that are given a name, which may begin with a dash."""
TableArgument = Annotated[str, typer.Argument(metavar="ID", help="A table's name, as it stands in its link.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]


def read_duration(text: str) -> float:
    """The seconds that are meant by `90d`."""
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text.strip())
    if found is None:
        raise BadOption(f"a time is given as 90d, 12h, 30m or 2w, not as {text!r}")
    return int(found[1]) * UNITS[found[2]]


def with_store(data: Path, database: str | None, act: Callable[[Store], Awaitable[T]], *, to_write: bool = False) -> T:
    """Open the tables that `serve` would serve, act, and close them. Nothing is made there, nor brought up to another version."""
    from caravanserai.tables.storage import open_store

    where = database or str(data / DATABASE_FILE)
    if database is None and not Path(where).exists():
        raise FileNotFoundError(2, "there are no tables here", str(data))

    async def whole() -> T:
        store = open_store(where)
        await store.open_to_read()
        try:
            if to_write:
                await store.close()
                await store.open()
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def agree(question: str, yes: bool) -> None:
    """Ask before anything is gone for good; whoever does not say yes ends the command."""
    if not yes:
        typer.confirm(question, abort=True)


def print_json(found: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def spoken(lang: str | None) -> Speech:
    """The words of these commands in the language that was asked for, or that the environment speaks."""
    from caravanserai.core.speech import Speech
    from caravanserai.tables.doctor import FOLDER

    return Speech(lang, folder=FOLDER)


def moment(at: float | None) -> str:
    return "?" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@admin.command("tables")
def list_tables(
    phase: Annotated[str, typer.Option(metavar="PHASE", help="Only those that are open, playing or over.")] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only those of this game.")] = "",
    older_than: Annotated[str, typer.Option(metavar="TIME", help="Only those unchanged for so long, such as 30d.")] = "",
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List tables by name.

    Of each its game, its phase, when it last changed, and who sits there.
    """
    from caravanserai.service.administration import all_tables
    from caravanserai.tables.store import FAR

    if phase and phase not in PHASES:
        raise BadOption(f"a table is {', '.join(PHASES[:-1])} or {PHASES[-1]}, not {phase!r}")
    before = time.time() - read_duration(older_than) if older_than else FAR

    async def find(store: Store) -> list[tuple[str, TableListing | None]]:
        return [found async for found in all_tables(store, phase=phase, game=game, changed_before=before)]

    found = with_store(data, database, find)
    if json:
        print_json([listed if listed is not None else {"table": table, "unreadable": True} for table, listed in found])
        return
    speech = spoken(lang)
    for table, listed in found:
        print(_line(speech, table, listed))
    print(speech.say("admin-tables", count=len(found)))


def _line(speech: Speech, table: str, listed: TableListing | None) -> str:
    if listed is None:
        return f"{table}  {speech.say('admin-listing-unreadable')}"
    names = ", ".join(name or "-" for name in listed.summary.names)
    phase = speech.say("admin-phase", phase=listed.phase)
    return f"{table}  {listed.game:12} {phase:8} {moment(listed.changed)}  {names}"


@admin.command("table", context_settings=NAMES)
def show_table(
    table: TableArgument,
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell all about a table but what is secret.

    Its settings, seats and rows, when it last changed, and whether it can be read.
    """
    from caravanserai.service.administration import inspect_table

    report = with_store(data, database, lambda store: inspect_table(store, table))
    if json:
        print_json(report)
    else:
        _tell_table(spoken(lang), report)


def _tell_table(speech: Speech, report: TableReport) -> None:
    import msgspec

    say = speech.say
    print(f"{report.table}: {report.game}, {say('admin-phase', phase='closed' if report.closed else report.phase)}")
    lines = [say("admin-table-dates", opened=moment(report.opened), changed=moment(report.changed))]
    rows = {"rows": report.rows, "format": report.row_format, "snapshot": report.snapshot_at, "rules": report.rules_version}
    lines.append(say("admin-table-rows", **rows))
    if report.unreadable is not None:
        lines.append(say("admin-table-unreadable", why=report.unreadable))
    else:
        host = report.host or say("admin-somebody-forgotten")
        lines.append(say("admin-table-moves", moves=report.moves, undone=report.undone, host=host))
        lines += [_seat(speech, seat) for seat in report.seats]
        lines.append(say("admin-table-settings", settings=msgspec.json.encode(report.settings).decode()))
        lines += [say("admin-table-rematch", table=report.rematch)] if report.rematch is not None else []
    for line in lines:
        print(f"  {line}")


def _seat(speech: Speech, seat: SeatReport) -> str:
    facts = [seat.who or speech.say("admin-seat-owner", owner="bot" if seat.bot else "free")]
    facts += [speech.say("admin-seat-bot", bot=seat.bot)] if seat.bot else []
    facts += [speech.say("admin-seat-clock", seconds=round(seat.seconds))] if seat.seconds is not None else []
    return speech.say("admin-seat", seat=seat.seat, name=seat.name or "-", facts=", ".join(facts))


@admin.command("close", context_settings=NAMES)
def close(
    table: TableArgument,
    yes: YesOption = False,
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """End a table for good.

    Nobody can play on or look at it, and whoever comes is told so. It is kept until it is deleted.
    """
    from caravanserai.service.administration import close_table

    speech = spoken(lang)
    agree(speech.say("admin-ask-close", table=table), yes)
    closed = with_store(data, database, lambda store: close_table(store, table), to_write=True)
    print(speech.say("admin-closed" if closed else "admin-closed-already", table=table))


@admin.command("delete-table", context_settings=NAMES)
def remove_table(
    table: TableArgument,
    yes: YesOption = False,
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Delete a table with its whole log.

    Nobody can bring it back but from a backup. A table that cannot be read can be deleted too.
    """
    from caravanserai.service.administration import delete_table

    speech = spoken(lang)
    agree(speech.say("admin-ask-delete-table", table=table), yes)
    with_store(data, database, lambda store: delete_table(store, table), to_write=True)
    print(speech.say("admin-deleted", table=table))


@admin.command("rebuild", context_settings=NAMES)
def rebuild(table: TableArgument, data: DataOption = USUAL, database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Have a table built from its log anew.

    Its snapshot is forgotten. Stop the server first: it may have in memory what the snapshot said.
    """
    from caravanserai.service.administration import rebuild_table

    with_store(data, database, lambda store: rebuild_table(store, table), to_write=True)
    print(spoken(lang).say("admin-rebuilt", table=table))


@admin.command("person", context_settings=NAMES)
def show_person(
    who_or_name: Annotated[str, typer.Argument(metavar="WHO_OR_NAME", help="An identity, or the name that somebody uses.")],
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell who somebody is, and where they sit or sat.

    Several people may use one name.
    """
    from caravanserai.service.administration import NotThere, inspect_people

    found = with_store(data, database, lambda store: inspect_people(store, who_or_name))
    if json:
        print_json(found)
        return
    if not found:
        raise NotThere(f"nobody here is called {who_or_name!r}, nor has that identity")
    for person in found:
        _tell_person(spoken(lang), person)


def _tell_person(speech: Speech, person: PersonReport) -> None:
    name = person.name or speech.say("admin-no-name")
    print(speech.say("admin-person", who=person.who, name=name, since=moment(person.created), tokens=person.tokens))
    for table in person.tables:
        print(f"  {table}")


@admin.command("delete-person", context_settings=NAMES)
def remove_person(
    who: Annotated[str, typer.Argument(metavar="WHO", help="An identity, as `admin person` tells it.")],
    yes: YesOption = False,
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Forget somebody as if they had left for good.

    Their seats go to bots, their name and words out of every log, and no key of theirs counts.
    """
    from caravanserai.service.administration import delete_person

    speech = spoken(lang)
    agree(speech.say("admin-ask-forget", who=who), yes)
    failed = with_store(data, database, lambda store: delete_person(store, who), to_write=True)
    for table, why in failed.items():
        print(speech.say("admin-not-rewritten", table=table, why=str(why)))
    if failed:
        print(speech.say("admin-forgotten-but", who=who))
        raise typer.Exit(1)
    print(speech.say("admin-forgotten", who=who))


@admin.command("tidy")
def tidy(
    finished_after: Annotated[
        str, typer.Option(metavar="TIME", help="Delete tables whose game has been over for so long, such as 90d.")
    ] = "",
    deserted_after: Annotated[
        str, typer.Option(metavar="TIME", help="Delete tables, open or in play, at which nothing has happened for so long.")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would be deleted.")] = False,
    yes: YesOption = False,
    data: DataOption = USUAL,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Delete tables that nobody needs any more.

    A table at which somebody does something meanwhile stays.
    """
    from caravanserai.service.config import Retention
    from caravanserai.service.retention import DAY

    if not finished_after and not deserted_after:
        raise BadOption("say what is to go: --finished-after 90d, --deserted-after 30d, or both")
    days = [read_duration(text) / DAY if text else None for text in (finished_after, deserted_after)]
    found = with_store(data, database, lambda store: _outdated(store, Retention(*days)))
    speech = spoken(lang)
    if json:
        print_json([{"table": outdated.table, "why": outdated.why} for outdated in found])
    else:
        for outdated in found:
            print(f"{_line(speech, outdated.table, outdated.listing)}  {speech.say('admin-why', why=outdated.why)}")
    if dry_run or not found:
        _tell_count(speech.say("admin-would-delete", count=len(found)), json)
        return
    agree(speech.say("admin-ask-tidy", count=len(found)), yes)
    deleted = with_store(data, database, lambda store: _delete_all(store, found), to_write=True)
    _tell_count(speech.say("admin-tidied", deleted=deleted, left=len(found) - deleted), json)


def _tell_count(text: str, json: bool) -> None:
    if not json:
        print(text)


async def _outdated(store: Store, retention: Any) -> list[Outdated]:
    from caravanserai.service.retention import outdated_tables

    return [found async for found in outdated_tables(store, retention, time.time())]


async def _delete_all(store: Store, found: list[Outdated]) -> int:
    from caravanserai.service.retention import delete_outdated

    return sum([await delete_outdated(store, outdated) for outdated in found])
