"""All that is kept of somebody, for them to take along: what they are called and have, their games, and their own words."""

from __future__ import annotations

import io
import math
import zipfile
from datetime import UTC, datetime
from itertools import islice
from typing import Any

import msgspec

from caravanserai.api.journal import JournalGame
from caravanserai.api.refusals import Refused
from caravanserai.core.saved import write_paper
from caravanserai.core.signing import SigningKey
from caravanserai.tables import rows as r
from caravanserai.tables.papers import paper_of
from caravanserai.tables.store import KeptGame, StoredRow
from caravanserai.tables.table import Table

PART = 50
"""So many saved games are in one part."""


class TakenTable(msgspec.Struct, frozen=True):
    """A table that somebody finds among theirs."""

    table: str
    game: str
    name: str
    phase: str
    changed: float
    put_away: bool


class TakenToken(msgspec.Struct, frozen=True):
    """A program's key to act for somebody, without its secret, which is not kept."""

    label: str
    scopes: list[str]
    created: float
    revoked: float | None


class TakenPlace(msgspec.Struct, frozen=True):
    """Where somebody is told that it is their turn; of a feed, which whoever knows its address may read, not where it is."""

    kind: str
    address: str
    active: bool
    created: float


class Words(msgspec.Struct, frozen=True):
    """What somebody said at a table."""

    table: str
    at: float
    text: str


class Mine(msgspec.Struct, frozen=True):
    """`mine.json`."""

    name: str
    since: float | None
    """When they first came; None if nothing of that is kept."""
    part: int
    parts: int
    tables: list[TakenTable]
    tokens: list[TakenToken]
    notices: list[TakenPlace]
    wishes: Any
    """About notices; None for one who has uttered none."""
    muted: list[str]
    """The tables of which nothing is to be told."""
    journal: list[JournalGame]
    """All of it; the saved games of this part are beside it."""
    what_ifs: dict[str, msgspec.Raw] = {}
    """What they have shared, by name."""
    said: list[Words] = []
    """At the tables of this part; in the first, also at those whose game is not in the journal."""


class TakenGame(msgspec.Struct, frozen=True):
    """A finished game, to be written down."""

    kept: KeptGame
    table: Table


class Log(msgspec.Struct, frozen=True):
    """What was written down at a table, of which somebody's own words are theirs."""

    table: str
    rows: list[StoredRow]


def parts_of(games: int) -> int:
    return max(1, math.ceil(games / PART))


def part_of(kept: list[KeptGame], part: int) -> list[KeptGame]:
    """The games of one part, from the oldest on, so that a new game changes no part but the last."""
    parts = parts_of(len(kept))
    if part > parts:
        raise Refused("bad_query", f"part {part}: what is kept of you comes in parts 1 to {parts}", of=parts)
    return [*islice(reversed(kept), (part - 1) * PART, part * PART)]


def said_by(who: str, log: Log) -> list[Words]:
    """What somebody said in a log, from whichever seat was theirs then."""
    owners: dict[int, str] = {}
    said = []
    for stored in log.rows:
        match msgspec.json.decode(stored.content, type=r.AnyRow):
            case r.Sat() | r.Handed() as row:
                owners[row.seat] = row.who
            case r.BotSeated() | r.Left() as row:
                owners.pop(row.seat, None)
            case r.Said() as row if owners.get(row.seat) == who:
                said.append(Words(log.table, stored.at, row.text))
    return said


def archive(who: str, mine: Mine, games: list[TakenGame], logs: list[Log], key: SigningKey | None) -> bytes:
    """The zip. Writing games down may take a while: beside the loop."""
    mine = msgspec.structs.replace(mine, said=[words for log in logs for words in said_by(who, log)])
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as written:
        written.writestr("mine.json", msgspec.json.format(msgspec.json.encode(mine)))
        for game in games:
            written.writestr(_file_name(game.kept), write_paper(paper_of(game.table), key))
    return content.getvalue()


def _file_name(kept: KeptGame) -> str:
    day = datetime.fromtimestamp(kept.ended, UTC).date().isoformat()
    return f"games/{day}-{kept.table.game}-{kept.table.table}.txt"
