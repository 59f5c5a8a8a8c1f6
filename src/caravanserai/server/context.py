"""A request with whoever makes it and the services that answer it."""

from __future__ import annotations

from starlette.requests import Request as HttpRequest

from caravanserai.api.refusals import Refused
from caravanserai.server.caller import Caller
from caravanserai.server.keys import new_identity
from caravanserai.server.services import Services
from caravanserai.tables.room import Room


class RequestContext:
    """A request, its caller, and what the browser is told besides the answer."""

    def __init__(self, services: Services, request: HttpRequest, caller: Caller) -> None:
        self.services = services
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
            self.services.meters.newcomers.take(self.caller.address)
            self.become(new_identity())
        assert self.who is not None
        return self.who

    def become(self, who: str) -> None:
        self.cookie_for = who

    async def room(self, table: str) -> Room:
        """The table of this name."""
        return await self.services.registry.room(table)

    async def watched_room(self, table: str) -> Room:
        """The table of this name, which the caller may look at."""
        room = await self.room(table)
        check_may_look(room, self.who)
        return room


def may_look(room: Room, who: str | None) -> bool:
    """While it is open, whoever has a table's link may look at it and sit down; later the table's settings say."""
    return room.table.state.phase == "open" or room.may_watch(who)


def check_may_look(room: Room, who: str | None) -> None:
    if not may_look(room, who):
        raise Refused("not_watchable", "only those who sit at this table may look at it")
