"""Who somebody is, without an account: the name they use, and a link by which another device becomes them."""

from __future__ import annotations

import time

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Me, Recovery
from caravanserai.server.call import Call
from caravanserai.server.house import House
from caravanserai.server.serving import serves
from caravanserai.tables.decide import clean
from caravanserai.tables.store import Person


@serves(Api.me)
async def who_am_i(call: Call) -> Me:
    new = call.who is None
    who = call.person()
    if not new and call.caller.token is None:
        call.become(who)
    return Me((await known_person(call.house, who)).name, new)


@serves(Api.rename)
async def rename(call: Call, name: str) -> Me:
    new = call.who is None
    person = await remember_name(call.house, call.person(), name)
    return Me(person.name, new)


@serves(Api.make_recovery)
async def make_recovery(call: Call) -> Recovery:
    person = await known_person(call.house, call.person())
    person = msgspec.structs.replace(person, recovery=person.recovery + 1)
    await call.house.inn.store.save_person(person)
    code = call.house.keys.sign_recovery(person.who, person.recovery)
    return Recovery(code, f"/recover#{code}")


@serves(Api.recover)
async def recover(call: Call, code: str) -> Me:
    signed = call.house.keys.read_recovery(code)
    person = await call.house.inn.store.person(signed[0]) if signed else None
    if signed is None or person is None or person.recovery != signed[1]:
        raise Refused("bad_recovery", "this link is not valid, or a newer one was made")
    call.become(person.who)
    return Me(person.name, False)


async def known_person(house: House, who: str) -> Person:
    """What is known of somebody; nothing yet of one who has not done anything."""
    return await house.inn.store.person(who) or Person(who, "", 0, time.time())


async def remember_name(house: House, who: str, name: str) -> Person:
    """Keep the name that somebody uses, if it is a new one."""
    person = await known_person(house, who)
    cleaned = clean(name) or "?"
    if person.name != cleaned:
        person = msgspec.structs.replace(person, name=cleaned)
        await house.inn.store.save_person(person)
    return person
