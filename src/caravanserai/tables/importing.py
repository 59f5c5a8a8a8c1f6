"""Finished games from elsewhere, as tables to look through."""

from __future__ import annotations

import secrets
import time

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.contract import CHANCE
from caravanserai.core.errors import BadRecord
from caravanserai.core.fair import Fairness, new_seed
from caravanserai.core.record import Record, TakenBack
from caravanserai.core.saved import HEADER
from caravanserai.tables import rows as r
from caravanserai.tables.listing import listing
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.settings import check_settings
from caravanserai.tables.store import StoredRow
from caravanserai.tables.table import Table

LONGEST_NAME = 40


async def import_record(registry: TableRegistry, record: Record, who: str) -> Room:
    """A table with this game in its log. Its seats have names, and are nobody's here."""
    if record.outcome is None:
        raise Refused("not_over", "only a finished game can be looked through")
    if record.beginning is not None:
        line = len(HEADER) + len(msgspec.structs.fields(record.options)) + record.players + 1
        raise BadRecord(
            line, "this game begins at a position: only one that was played from its start can be looked through here"
        )
    fairness = record.fairness or Fairness(new_seed(), [])
    opened = r.TableOpened(_settings(record), who, fairness.commitment())
    name, now, rows = secrets.token_urlsafe(9), time.time(), _rows(record, fairness)
    table = Table.opened(name, opened, now, fairness.seed)
    first = StoredRow(1, now, None, msgspec.json.encode(opened))
    stored = [StoredRow(number, now, None, msgspec.json.encode(row)) for number, row in enumerate(rows, start=2)]
    await registry.store.create_table(name, record.game.rules_version, fairness.seed, first, listing(table))
    for row in rows:
        table.apply(row, now)
    await registry.store.append(name, stored, listing(table))
    return await registry.room(name)


def _settings(record: Record) -> Settings:
    options = msgspec.structs.asdict(record.options)
    settings = Settings(game=record.game.id, players=record.players, options=options, watch="link")
    return check_settings(settings, bot_names(settings.game))


def _rows(record: Record, fairness: Fairness) -> list[r.Row]:
    """The log as it would be, had the game been played here. Nobody can be one of those who sat there."""
    rows: list[r.Row] = []
    for seat, name in enumerate(record.names):
        rows.append(r.Sat(seat, f"elsewhere-{secrets.token_urlsafe(16)}", name[:LONGEST_NAME] or "?"))
    rows += [r.Salted(seat, salt) for seat, salt in enumerate(fairness.salts) if salt]
    rows.append(r.Started())
    for step in record.history:
        if isinstance(step, TakenBack):
            rows.append(r.Undone(step.seat, step.moves))
        else:
            rows.append(r.Moved(step.actor, step.move, draw=step.draw))
    return rows


def can_be_checked(record: Record) -> bool:
    """Whether every die has the number of its draw; a game that was imported without them has none."""
    return all(entry.draw is not None for entry in record.log if entry.actor == CHANCE)
