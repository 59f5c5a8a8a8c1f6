"""Finished games from elsewhere, as tables to look through."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.errors import BadRecord
from caravanserai.core.fair import Fairness, Openings, new_seed
from caravanserai.core.paper import UNDO
from caravanserai.core.record import Record, TakenBack
from caravanserai.core.saved import HEADER
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.listing import listing
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.settings import check_settings
from caravanserai.tables.store import StoredRow
from caravanserai.tables.table import Table
from caravanserai.tables.timing import wall

LONGEST_NAME = 40
RULES_LINE = HEADER.index("rules") + 1


class Imported(NamedTuple):
    """A game from elsewhere as it is kept here: the table, the rows that lead to it, and its snapshot."""

    table: Table
    rows: list[StoredRow]
    snapshot: bytes


def read_game(text: str, who: str, *, lines: int, undos: int) -> Imported:
    """A table with the game that a text tells in its log. That takes a while: it is for a thread beside the loop."""
    check_size(text, lines, undos)
    record = read_importable(text)
    fairness = record.fairness or Fairness(new_seed(), [])
    opened = r.TableOpened(_settings(record), who, fairness.commitment())
    now, rows = wall(), _rows(record, fairness)
    table = Table.opened(secrets.token_urlsafe(9), opened, now, fairness.seed)
    rows = [table.applied(row, now) for row in rows]
    stored = [StoredRow(number, now, None, encode(row)) for number, row in enumerate([opened, *rows], start=1)]
    return Imported(table, stored, encode(table.snapshot()))


async def keep_game(registry: TableRegistry, imported: Imported) -> Room:
    """The room of an imported game, when all of it is on disk."""
    table, rows, snapshot = imported
    name, listed = table.state.table, listing(table)
    await registry.store.create_table(name, table.game.rules_version, table.seed, rows[0], listed)
    await registry.lease(name)
    await registry.store.append(name, rows[1:], listed)
    await registry.store.save_snapshot(name, table.state.version, snapshot)
    return await registry.room(name)


def check_size(text: str, lines: int, undos: int) -> None:
    """A text tells no more than a table may hold; a limit of 0 allows any."""
    went_back = 0
    for number, line in enumerate(text.splitlines(), start=1):
        went_back += line.startswith(UNDO)
        if lines and number > lines:
            raise BadRecord(number, f"this game is too long to be looked through here: {lines} lines are allowed")
        if undos and went_back > undos:
            raise BadRecord(number, f"in this game moves were taken back too often: {undos} times are allowed")


def read_importable(text: str) -> Record:
    """The game that a text tells. One of other rules is welcome where today's lead through it, and is of today's here."""
    saved = read_saved(text)
    record = saved.record if isinstance(saved, EarlierGame) else saved
    if record is None:
        assert isinstance(saved, EarlierGame)
        rules = f"it is of rules {saved.paper.rules}, and today's ({saved.game.rules_version}) do not lead through it"
        raise BadRecord(RULES_LINE, f"this game cannot be looked through here: {rules}. `caravanserai replay` shows its moves")
    check_importable(record)
    return record


def check_importable(record: Record) -> None:
    """Only a game that was played to its end can be looked through."""
    if record.outcome is None:
        raise Refused("not_over", "only a finished game can be looked through")


def _settings(record: Record) -> Settings:
    options = msgspec.structs.asdict(record.options)
    settings = Settings(game=record.game.id, players=record.players, options=options, watch="link")
    return check_settings(settings, bot_names(settings.game))


def _rows(record: Record, fairness: Fairness) -> list[r.Row]:
    """The log as it would be, had the game been played here. Nobody can be one of those who sat there."""
    rows: list[r.Row] = [] if record.beginning is None else [r.BeginsAt(record.beginning)]
    for seat, name in enumerate(record.names):
        rows.append(r.Sat(seat, f"elsewhere-{secrets.token_urlsafe(16)}", name[:LONGEST_NAME] or "?"))
    rows += [r.Salted(seat, salt) for seat, salt in enumerate(fairness.salts) if salt]
    rows += _opened(fairness.openings) if fairness.openings is not None else [r.Started()]
    for step in record.history:
        if isinstance(step, TakenBack):
            rows.append(r.Undone(step.seat, step.moves))
        else:
            rows.append(r.Moved(step.actor, step.move, draw=step.draw))
    return rows


def _opened(openings: Openings) -> list[r.Row]:
    """How the dice were set."""
    rows: list[r.Row] = [r.Pledged(seat, pledge) for seat, pledge in enumerate(openings.pledges) if pledge]
    rows.append(r.Started())
    for links, out in zip(openings.rounds, openings.out(), strict=True):
        rows += [r.PledgeOpened(seat, link) for seat, link in enumerate(links) if link]
        rows += [r.LeftOut(out)] if out else []
    return [*rows, r.DiceSet(openings.opened_now())]
