"""One request on its way to its answer."""

from __future__ import annotations

from starlette.requests import Request as HttpRequest

from caravanserai.api.refusals import Refused
from caravanserai.server.caller import Caller
from caravanserai.server.house import House
from caravanserai.server.keys import new_identity
from caravanserai.tables.room import Room


class Call:
    """Who asks what of whom."""

    def __init__(self, house: House, request: HttpRequest, caller: Caller) -> None:
        self.house = house
        self.request = request
        self.caller = caller
        self.cookie_for: str | None = None
        """Who the browser is told to be from now on."""

    @property
    def who(self) -> str | None:
        return self.cookie_for or self.caller.who

    def person(self) -> str:
        """Who asks; somebody new gets an identity here."""
        if self.who is None:
            self.house.meters.newcomers.take(self.caller.address)
            self.become(new_identity())
        assert self.who is not None
        return self.who

    def become(self, who: str) -> None:
        self.cookie_for = who

    async def room(self) -> Room:
        """The table of the address."""
        return await find_room(self.house, self.request.path_params["table"])

    async def watched_room(self) -> Room:
        """The table of the address, which the caller may look at."""
        room = await self.room()
        check_may_look(room, self.who)
        return room


async def find_room(house: House, table: str) -> Room:
    if not is_name(table):
        raise Refused("no_such_table", "there is no such table")
    return await house.inn.room(table)


def is_name(text: str) -> bool:
    """Whether this can be the name of a table or of a token at all; what cannot is not looked for."""
    return 0 < len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def may_look(room: Room, who: str | None) -> bool:
    """While it is open, whoever has a table's link may look at it and sit down; later the table's settings say."""
    return room.table.state.phase == "open" or room.may_watch(who)


def check_may_look(room: Room, who: str | None) -> None:
    if not may_look(room, who):
        raise Refused("not_watchable", "only those who sit at this table may look at it")
