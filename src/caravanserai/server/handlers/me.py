"""Who somebody is, without an account: the name they use, and a link by which another device becomes them."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Me, Recovery
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.identity import known_person, remember_name


@serves(Api.me)
async def who_am_i(context: RequestContext) -> Me:
    new = context.who is None
    who = context.person()
    if not new and context.caller.token is None:
        context.become(who)
    return Me((await known_person(context.services.registry.store, who)).name, new)


@serves(Api.rename)
async def rename(context: RequestContext, name: str) -> Me:
    new = context.who is None
    person = await remember_name(context.services.registry.store, context.person(), name)
    return Me(person.name, new)


@serves(Api.make_recovery)
async def make_recovery(context: RequestContext) -> Recovery:
    person = await known_person(context.services.registry.store, context.person())
    person = msgspec.structs.replace(person, recovery=person.recovery + 1)
    await context.services.registry.store.save_person(person)
    code = context.services.keys.sign_recovery(person.who, person.recovery)
    return Recovery(code, f"/recover#{code}")


@serves(Api.recover)
async def recover(context: RequestContext, code: str) -> Me:
    signed = context.services.keys.read_recovery(code)
    person = await context.services.registry.store.person(signed[0]) if signed else None
    if signed is None or person is None or person.recovery != signed[1]:
        raise Refused("bad_recovery", "this link is not valid, or a newer one was made")
    context.become(person.who)
    return Me(person.name, False)
