"""Whether a browser's cookie still counts: somebody may have signed out elsewhere since, or left for good."""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice

import msgspec

from caravanserai.service.identity import SignedIn, known_person
from caravanserai.tables.store import Person, Store

REMEMBERED = 20_000
"""Of so many people the valid number is kept at hand."""
ASKED_AT_ONCE = 500


class Sessions:
    """The numbers that cookies have to have, by person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._numbers: OrderedDict[str, int] = OrderedDict()

    async def number(self, who: str) -> int:
        """What a cookie of somebody has to say now."""
        if who not in self._numbers:
            person = await self._store.person(who)
            self._remember(who, person.session if person is not None else 0)
        self._numbers.move_to_end(who)
        return self._numbers[who]

    async def is_valid(self, session: SignedIn) -> bool:
        return session.number == await self.number(session.who)

    async def renew(self) -> list[str]:
        """Ask anew for all numbers that are at hand; those whose number another process has counted up. It never goes down."""
        changed = []
        for first in range(0, len(self._numbers), ASKED_AT_ONCE):
            some = list(islice(self._numbers, first, first + ASKED_AT_ONCE))
            for who, number in (await self._store.session_numbers(some)).items():
                if number > self._numbers.get(who, number):
                    self._numbers[who] = number
                    changed.append(who)
        return changed

    async def end_all(self, who: str) -> Person:
        """From now on no cookie and no recovery link that somebody has had counts any more."""
        person = await known_person(self._store, who)
        person = msgspec.structs.replace(person, session=person.session + 1, recovery=person.recovery + 1)
        await self._store.save_person(person)
        self._remember(who, person.session)
        return person

    def forget(self, who: str) -> None:
        """Ask for somebody's number again, since another server has changed it; of everybody's, if nobody is named."""
        if who:
            self._numbers.pop(who, None)
        else:
            self._numbers.clear()

    def _remember(self, who: str, number: int) -> None:
        self._numbers[who] = number
        if len(self._numbers) > REMEMBERED:
            self._numbers.popitem(last=False)
