"""A request with whoever makes it and the services that answer it.

A person is known by the signed cookie of their browser, a program by its token.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from caravanserai.api.endpoint import COOKIE
from caravanserai.api.refusals import Refused
from caravanserai.server.http.peers import Peers
from caravanserai.service.identity import Caller, SignedIn, new_identity, token_hash
from caravanserai.service.limits import network_of
from caravanserai.service.services import Services
from caravanserai.tables.people import SeatWish, acting_as
from caravanserai.tables.room import Room
from caravanserai.tables.store import Token

COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep any cookie."""


@dataclass
class RequestContext:
    """A request, its caller, and what the browser is told besides the answer."""

    services: Services
    request: HttpRequest
    caller: Caller
    cookie_for: str | None = None
    """Who the browser is told to be from now on: somebody, or nobody, which is the empty word."""
    body: bytes = b""
    """What was sent with the request, as it came."""
    cookie_number: int | None = None
    """The number that the cookie has then; None for the one that is valid."""
    seat: SeatWish = None
    """For which of their seats they ask, if they have several at a table."""

    @property
    def who(self) -> str | None:
        return self.caller.who if self.cookie_for is None else self.cookie_for or None

    def person(self) -> str:
        """Who asks; somebody new gets an identity here."""
        if self.who is None:
            self.services.meters.newcomers.take(self.caller.address)
            self.become(new_identity())
        assert self.who is not None
        return self.who

    def become(self, who: str) -> None:
        self.cookie_for = who

    def stay(self) -> None:
        """Let the browser remember for longer who it is. Should its cookie count no more by now, this one does not either."""
        assert self.caller.who is not None
        self.cookie_for, self.cookie_number = self.caller.who, self.caller.session

    def become_nobody(self) -> None:
        self.cookie_for = ""

    def viewer(self, room: Room) -> str | None:
        """As whom they look at a table: themselves, a guest whom they brought, or nobody of these."""
        return acting_as(room.table.state, self.who, self.seat)

    async def watched_room(self, table: str) -> Room:
        """The table of this name, which the caller may look at."""
        room = await self.services.registry.room(table)
        check_may_look(room, self.who)
        return room


def may_look(room: Room, who: str | None) -> bool:
    """While it is open, whoever has a table's link may look at it and sit down; later the table's settings say."""
    return room.table.state.phase == "open" or room.may_watch(who)


def check_may_look(room: Room, who: str | None) -> None:
    if not may_look(room, who):
        raise Refused("not_watchable", "only those who sit at this table may look at it")


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that a request or a socket has come to."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def peers_of(connection: HTTPConnection) -> Peers:
    """The way to the other servers of the same tables."""
    peers = connection.app.state.peers
    assert isinstance(peers, Peers)
    return peers


async def find_caller(services: Services, connection: HTTPConnection) -> Caller:
    """The caller; raises the refusal of a token that is not, or no longer, valid."""
    address = network_of(connection.client.host if connection.client else None)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        token = await _find_token(services, authorization)
        return Caller(token.who, address, token)
    session = services.keys.read_identity(connection.cookies.get(COOKIE, ""))
    valid = session is not None and await services.sessions.is_valid(session)
    return Caller(session.who, address, session=session.number) if session is not None and valid else Caller(None, address)


async def _find_token(services: Services, authorization: str) -> Token:
    scheme, _, secret = authorization.partition(" ")
    token = None
    if scheme.lower() == "bearer" and secret.strip():
        token = await services.registry.store.token_by_hash(token_hash(secret.strip()))
    if token is None or token.revoked is not None:
        raise Refused("bad_token", "this token is not known here, or was revoked")
    return token


async def give_cookie(services: Services, response: Response, who: str, number: int | None, *, secure: bool) -> None:
    """Let a browser remember who it is; or, if it is to be nobody, forget it."""
    if who and number is None:
        number = await services.sessions.number(who)
    code = services.keys.sign_identity(SignedIn(who, number or 0)) if who else ""
    kept = COOKIE_SECONDS if who else 0
    response.set_cookie(COOKIE, code, max_age=kept, path="/", httponly=True, samesite="lax", secure=secure)
