"""Who asks for something, and what is known of them."""

from __future__ import annotations

import time

import msgspec

from caravanserai.tables.decide import clean
from caravanserai.tables.store import Person, Store, Token


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and from where: a person, a program by its token, or somebody unknown."""

    who: str | None
    address: str
    token: Token | None = None

    def may_play(self) -> bool:
        return self.token is None or "play" in self.token.scopes


async def known_person(store: Store, who: str) -> Person:
    """What is known of somebody; nothing yet of one who has not done anything."""
    return await store.person(who) or Person(who, "", 0, time.time())


async def remember_name(store: Store, who: str, name: str) -> Person:
    """Keep the name that somebody uses, if it is a new one."""
    person = await known_person(store, who)
    cleaned = clean(name) or "?"
    if person.name != cleaned:
        person = msgspec.structs.replace(person, name=cleaned)
        await store.save_person(person)
    return person
