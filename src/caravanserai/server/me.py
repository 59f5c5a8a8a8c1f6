"""Who somebody is, without an account: the name they use, and a link by which another device becomes them."""

from __future__ import annotations

import time

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Me, Recovery
from caravanserai.server.context import RequestContext
from caravanserai.server.services import Services
from caravanserai.server.serving import serves
from caravanserai.tables.decide import clean
from caravanserai.tables.store import Person


@serves(Api.me)
async def who_am_i(context: RequestContext) -> Me:
    new = context.who is None
    who = context.person()
    if not new and context.caller.token is None:
        context.become(who)
    return Me((await known_person(context.services, who)).name, new)


@serves(Api.rename)
async def rename(context: RequestContext, name: str) -> Me:
    new = context.who is None
    person = await remember_name(context.services, context.person(), name)
    return Me(person.name, new)


@serves(Api.make_recovery)
async def make_recovery(context: RequestContext) -> Recovery:
    person = await known_person(context.services, context.person())
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


async def known_person(services: Services, who: str) -> Person:
    """What is known of somebody; nothing yet of one who has not done anything."""
    return await services.registry.store.person(who) or Person(who, "", 0, time.time())


async def remember_name(services: Services, who: str, name: str) -> Person:
    """Keep the name that somebody uses, if it is a new one."""
    person = await known_person(services, who)
    cleaned = clean(name) or "?"
    if person.name != cleaned:
        person = msgspec.structs.replace(person, name=cleaned)
        await services.registry.store.save_person(person)
    return person
