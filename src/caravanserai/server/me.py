"""Who somebody is, without an account: the name they use, and a link by which another device becomes them."""

from __future__ import annotations

import time

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Me, NewName, Recover, Recovery
from caravanserai.server.call import Call
from caravanserai.server.endpoints import Subject
from caravanserai.server.house import House
from caravanserai.tables.decide import clean
from caravanserai.tables.store import Person

me = Subject("me")


@me.add("GET", "/me", "read")
async def who_am_i(call: Call) -> Me:
    """Who am I? Whoever has no identity yet gets one, as a cookie."""
    new = call.who is None
    who = call.person()
    if not new and call.caller.token is None:
        call.become(who)
    return Me((await known_person(call.house, who)).name, new)


@me.add("PUT", "/me", "play")
async def rename(call: Call, body: NewName) -> Me:
    """Use another name from now on. At tables where one sits already, the old one stays."""
    new = call.who is None
    person = await remember_name(call.house, call.person(), body.name)
    return Me(person.name, new)


@me.add("POST", "/me/recovery", "browser")
async def make_recovery(call: Call) -> Recovery:
    """A personal link for another device. Older links stop working."""
    person = await known_person(call.house, call.person())
    person = msgspec.structs.replace(person, recovery=person.recovery + 1)
    await call.house.inn.store.save_person(person)
    code = call.house.keys.sign_recovery(person.who, person.recovery)
    return Recovery(code, f"/recover#{code}")


@me.add("POST", "/me/recover", "browser")
async def recover(call: Call, body: Recover) -> Me:
    """Become who the link was made for."""
    signed = call.house.keys.read_recovery(body.code)
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
