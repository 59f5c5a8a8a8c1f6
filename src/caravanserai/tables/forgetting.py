"""A log without somebody's name and words."""

from __future__ import annotations

import msgspec

from caravanserai.api.messages import NAMELESS
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.people import person_of
from caravanserai.tables.store import StoredRow


def rows_without(rows: list[StoredRow], who: str) -> tuple[list[StoredRow], list[int]]:
    """Those of the rows that hold somebody's name or words, without them; and the seats that have their name in the end."""
    owners: dict[int, str] = {}
    changed = []
    for stored in rows:
        row: r.Row = msgspec.json.decode(stored.content, type=r.AnyRow)
        mine = row
        match row:
            case r.Sat() | r.Handed() | r.SeatTaken():
                owners[row.seat] = person_of(row.who)
                mine = msgspec.structs.replace(row, name=NAMELESS) if person_of(row.who) == who else row
            case r.Said() if owners.get(row.seat) == who:
                mine = msgspec.structs.replace(row, text="")
            case r.BotSeated() | r.Left():
                owners.pop(row.seat, None)
        if mine != row:
            changed.append(msgspec.structs.replace(stored, content=encode(mine)))
    return changed, [seat for seat, owner in owners.items() if owner == who]
