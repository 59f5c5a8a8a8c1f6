"""Who asks: a person by the signed cookie of their browser, a program by a token, or somebody unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from caravanserai.api.refusals import Refused
from caravanserai.server.keys import token_hash
from caravanserai.server.limits import network_of
from caravanserai.tables.store import Token

if TYPE_CHECKING:
    from caravanserai.server.services import Services

COOKIE = "caravanserai_identity"
COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep any cookie."""


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and from where."""

    who: str | None
    address: str
    token: Token | None = None

    def may_play(self) -> bool:
        return self.token is None or "play" in self.token.scopes


async def find_caller(services: Services, connection: HTTPConnection) -> Caller:
    """The caller; raises the refusal of a token that is not, or no longer, valid."""
    address = network_of(connection.client.host if connection.client else None)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        token = await _find_token(services, authorization)
        return Caller(token.who, address, token)
    return Caller(services.keys.read_identity(connection.cookies.get(COOKIE, "")), address)


async def _find_token(services: Services, authorization: str) -> Token:
    scheme, _, secret = authorization.partition(" ")
    token = None
    if scheme.lower() == "bearer" and secret.strip():
        token = await services.registry.store.token_by_hash(token_hash(secret.strip()))
    if token is None or token.revoked is not None:
        raise Refused("bad_token", "this token is not known here, or was revoked")
    return token


def give_cookie(services: Services, response: Response, who: str, *, secure: bool) -> None:
    """Let a browser remember who it is."""
    code = services.keys.sign_identity(who)
    response.set_cookie(COOKIE, code, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)
