"""Who somebody is, without an account: the name they use, and a link by which another device becomes them."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Done, Me, Recovery
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.forgetting import forget_person
from caravanserai.service.identity import RecoveryLink, known_person, remember_name
from caravanserai.service.notices.places import stop_telling_browsers
from caravanserai.tables.store import Person


@serves(Api.me)
async def who_am_i(context: RequestContext) -> Me:
    new = context.who is None
    who = context.person()
    if not new and context.caller.token is None:
        context.stay()
    return Me((await known_person(context.services.registry.store, who)).name, new, context.services.config.lan)


@serves(Api.rename)
async def rename(context: RequestContext, name: str) -> Me:
    new = context.who is None
    person = await remember_name(context.services.registry.store, context.person(), name)
    return Me(person.name, new)


@serves(Api.make_recovery)
async def make_recovery(context: RequestContext, once: bool = True) -> Recovery:
    person = await _end_links(context)
    code = context.services.keys.sign_recovery(RecoveryLink(person.who, person.recovery, once))
    return Recovery(code, f"/recover#{code}", once)


@serves(Api.take_back_recovery)
async def take_back_recovery(context: RequestContext) -> Done:
    await _end_links(context)
    return Done()


async def _end_links(context: RequestContext) -> Person:
    """No link that was made before is valid any more."""
    store = context.services.registry.store
    person = await known_person(store, context.person())
    person = msgspec.structs.replace(person, recovery=person.recovery + 1)
    await store.save_person(person)
    return person


@serves(Api.recover)
async def recover(context: RequestContext, code: str) -> Me:
    store, link = context.services.registry.store, context.services.keys.read_recovery(code)
    person = await store.person(link.who) if link is not None else None
    if link is None or person is None or person.recovery != link.number:
        raise Refused("bad_recovery", "this link is not valid any more: it was used or taken back, or a newer one was made")
    if link.once:
        await store.save_person(msgspec.structs.replace(person, recovery=person.recovery + 1))
    context.become(person.who)
    return Me(person.name, False)


@serves(Api.sign_out)
async def sign_out(context: RequestContext, elsewhere: bool = True) -> Done:
    if not elsewhere:
        context.become_nobody()
        return Done()
    who = context.person()
    await context.services.sessions.end_all(who)
    await stop_telling_browsers(context.services.registry.store, who)
    context.become(who)
    await context.services.end_sessions(who, "signed out elsewhere")
    return Done()


@serves(Api.forget_me)
async def forget_me(context: RequestContext) -> Done:
    if context.who is not None:
        await context.services.finish(forget_person(context.services, context.who))
    context.become_nobody()
    return Done()
