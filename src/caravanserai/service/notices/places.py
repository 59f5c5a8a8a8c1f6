"""Places where somebody is told, when these are to be told nothing more."""

from __future__ import annotations

from caravanserai.tables.store import Store


async def stop_telling_browsers(store: Store, who: str) -> None:
    """No browser gets somebody's notices any more, and no feed is theirs: those that are to stay say so anew."""
    for place in await store.destinations_of(who):
        if place.kind in ("push", "feed"):
            await store.delete_destination(place.id)
