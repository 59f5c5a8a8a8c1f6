"""What somebody wants to be told, and when they want to be left alone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from caravanserai.api.notices import NoticeWishes
from caravanserai.api.refusals import Refused
from caravanserai.tables.outbox import NoticeKind
from caravanserai.tables.store import Store

_read = msgspec.json.Decoder(NoticeWishes).decode


async def wishes_of(store: Store, who: str) -> NoticeWishes:
    kept = await store.wishes(who)
    return _read(kept) if kept is not None else NoticeWishes()


async def keep_wishes(store: Store, who: str, wishes: NoticeWishes) -> None:
    zone_of(wishes)
    await store.save_wishes(who, msgspec.json.encode(wishes).decode())


def zone_of(wishes: NoticeWishes) -> ZoneInfo:
    try:
        return ZoneInfo(wishes.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad_settings", f"there is no time zone {wishes.zone!r}; one is called Europe/Warsaw") from None


def is_wanted(wishes: NoticeWishes, kind: NoticeKind) -> bool:
    return {
        "your_turn": wishes.turn,
        "nudge": wishes.nudge,
        "reminder": wishes.reminder,
        "game_over": wishes.over,
        "withdrawn": True,
        "hello": False,
    }[kind]


def quiet_until(wishes: NoticeWishes, now: float) -> float | None:
    """Until when somebody wants to be left alone; None if they do not now."""
    if wishes.quiet_from is None or wishes.quiet_to is None or wishes.quiet_from == wishes.quiet_to:
        return None
    here = datetime.fromtimestamp(now, zone_of(wishes))
    minute, first, last = here.hour * 60 + here.minute, wishes.quiet_from, wishes.quiet_to
    is_quiet = first <= minute < last if first < last else minute >= first or minute < last
    if not is_quiet:
        return None
    day = here if minute < last else here + timedelta(days=1)
    return day.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0, fold=0).timestamp()
