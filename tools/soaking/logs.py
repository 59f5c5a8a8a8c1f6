"""Each log beside what was acknowledged at its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from caravanserai.tables import rows as r
from caravanserai.tables.storage import open_store
from caravanserai.tables.table import Table
from soaking.people import Failed
from soaking.playing import MINUTES, Game, Sent

SLACK = 5.0
"""Seconds by which the clocks of tables and of this machine may differ."""


async def check_logs(database: str, games: list[Game]) -> int:
    """Every acknowledged command is in the log, once, where it was said to be; and no person's move is there but these."""
    store = open_store(database)
    await store.open()
    try:
        return sum([check_log(game, await store.rows(game.table)) for game in games])
    finally:
        await store.close()


def check_log(game: Game, stored: list[Any]) -> int:
    check_places(game.table, game.sent, [(row.number, row.key) for row in stored])
    rows = [(msgspec.json.decode(row.content, type=r.AnyRow), row.at) for row in stored]
    moved = list(given_by_people(game.table, rows))
    asked = [(sent.seat, sent.move) for sent in sorted(game.sent, key=lambda sent: sent.version) if sent.move is not None]
    if moved != asked:
        raise Failed(f"{game.table}: {len(moved)} moves of people are in the log, {len(asked)} were acknowledged")
    return len(asked)


def check_places(table: str, acknowledged: list[Sent], placed: list[tuple[int, str | None]]) -> None:
    """No number is missing, no key stands twice, and what was acknowledged is where it was said to be."""
    if [number for number, _ in placed] != list(range(1, len(placed) + 1)):
        raise Failed(f"{table}: the log has gaps")
    keys = {key.rpartition(":")[2]: number for number, key in placed if key is not None}
    if len(keys) != sum(key is not None for _, key in placed):
        raise Failed(f"{table}: a key was used twice")
    for sent in acknowledged:
        if keys.get(sent.key) != sent.version:
            found = f"{keys.get(sent.key)} in the log: {placed[:8]} of {len(placed)}"
            raise Failed(f"{table}: {sent} was acknowledged, and is at {found}")


def given_by_people(table: str, rows: list[tuple[r.Row, float]]) -> Iterator[tuple[int, int]]:
    """The seat and the move of each answer of a person, when it was given: a move that was answered ahead is not given again.

    What the table answers for whoever has no choice is nobody's.
    """
    (opened, began), *others = rows
    assert isinstance(opened, r.TableOpened)
    kept = Table.opened(table, opened, began, b"")
    ahead: set[int] = set()
    for row, at in others:
        match row:
            case r.Sealed():
                ahead.add(row.seat)
                if not row.by and kept.only_answer(row.seat) is None:
                    yield row.seat, row.move
            case r.Unsealed():
                ahead.remove(row.seat)
            case r.Moved() if row.actor in ahead:
                ahead.remove(row.actor)
            case r.Moved() if row.actor >= 0 and not row.by and kept.only_answer(row.actor) is None:
                yield row.actor, row.move
        kept.apply(row, at)


async def check_clocks(database: str, games: list[Game]) -> None:
    """Whatever the clocks of machines said: a table's time is the true one, and no clock lost more than the game took."""
    store = open_store(database)
    await store.open()
    try:
        for game in games:
            check_times(game, [(msgspec.json.decode(row.content, type=r.AnyRow), row.at) for row in await store.rows(game.table)])
    finally:
        await store.close()


def check_times(game: Game, rows: list[tuple[r.Row, float]]) -> None:
    assert game.ended is not None
    wrong = [round(at - game.began, 1) for _, at in rows if not game.began - SLACK <= at <= game.ended + SLACK]
    if wrong:
        raise Failed(f"{game.table}: took {game.ended - game.began:.1f} s, and has rows {wrong[:5]} s after its beginning")
    if any(isinstance(row, r.TimeRanOut) or (isinstance(row, r.Resigned) and row.out_of_time) for row, _ in rows):
        raise Failed(f"{game.table}: somebody ran out of time, who had {MINUTES} minutes")
