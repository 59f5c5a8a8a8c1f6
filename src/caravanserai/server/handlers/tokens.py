"""Tokens: keys by which programs act for somebody. Each is shown once, kept as a hash, and can be revoked."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Done, NewTokenMade, Scope, TokenInfo
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.identity import new_token
from caravanserai.tables.store import Token


@serves(Api.tokens)
async def list_tokens(context: RequestContext) -> list[TokenInfo]:
    return [token_info(token) for token in await context.services.registry.store.tokens_of(context.who)] if context.who else []


@serves(Api.make_token)
async def make_token(context: RequestContext, label: str, scopes: Sequence[Scope] = ("play", "read")) -> NewTokenMade:
    store, limit = context.services.registry.store, context.services.config.limits.tokens_per_person
    who = context.person()
    valid = [token for token in await store.tokens_of(who) if token.revoked is None]
    if limit and len(valid) >= limit:
        raise Refused("too_many_tokens", f"you have {limit} tokens; revoke one first", limit=limit)
    name, secret, hashed = new_token()
    token = Token(name, who, hashed, label, sorted(set(scopes)), time.time(), None)
    await store.save_token(token)
    return NewTokenMade(token_info(token), secret)


@serves(Api.revoke_token)
async def revoke_token(context: RequestContext, token: str) -> Done:
    mine = await context.services.registry.store.tokens_of(context.who) if context.who else []
    found = next((known for known in mine if known.token == token), None)
    if found is None:
        raise Refused("no_such_token", "you have no such token")
    if found.revoked is None:
        await context.services.registry.store.save_token(msgspec.structs.replace(found, revoked=time.time()))
    await context.services.end_token(found.token)
    return Done()


def token_info(token: Token) -> TokenInfo:
    return TokenInfo(token.token, token.label, token.scopes, token.created, token.revoked is not None)
