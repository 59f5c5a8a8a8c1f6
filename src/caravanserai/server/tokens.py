"""Tokens: keys by which programs act for somebody. Each is shown once, kept as a hash, and can be revoked."""

from __future__ import annotations

import time

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Done, NewToken, NewTokenMade, TokenInfo
from caravanserai.server.call import Call
from caravanserai.server.endpoints import Subject
from caravanserai.server.keys import new_token
from caravanserai.tables.store import Token

tokens = Subject("tokens")
CLOSE_REVOKED = 4401


@tokens.add("GET", "/tokens", "browser")
async def list_tokens(call: Call) -> list[TokenInfo]:
    """My tokens, without the secrets."""
    return [token_info(token) for token in await call.house.inn.store.tokens_of(call.who)] if call.who else []


@tokens.add("POST", "/tokens", "browser")
async def make_token(call: Call, body: NewToken) -> NewTokenMade:
    """A token for a program: `read` to look on, `play` to look on and act. Its secret is shown this once."""
    store, limit = call.house.inn.store, call.house.config.limits.tokens_per_person
    who = call.person()
    valid = [token for token in await store.tokens_of(who) if token.revoked is None]
    if limit and len(valid) >= limit:
        raise Refused("too_many_tokens", f"you have {limit} tokens; revoke one first", limit=limit)
    name, secret, hashed = new_token()
    token = Token(name, who, hashed, body.label, sorted(set(body.scopes)), time.time(), None)
    await store.save_token(token)
    return NewTokenMade(token_info(token), secret)


@tokens.add("DELETE", "/tokens/{token}", "browser")
async def revoke_token(call: Call) -> Done:
    """Revoke a token. What it is connected to is closed at once."""
    name = call.request.path_params["token"]
    mine = await call.house.inn.store.tokens_of(call.who) if call.who else []
    token = next((token for token in mine if token.token == name), None)
    if token is None:
        raise Refused("no_such_token", "you have no such token")
    if token.revoked is None:
        await call.house.inn.store.save_token(msgspec.structs.replace(token, revoked=time.time()))
    call.house.connections.hang_up_token(token.token, CLOSE_REVOKED, "the token was revoked")
    return Done()


def token_info(token: Token) -> TokenInfo:
    return TokenInfo(token.token, token.label, token.scopes, token.created, token.revoked is not None)
