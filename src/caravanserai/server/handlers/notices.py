"""How people are told that it is their turn when they do not look on, and what a table tells a group."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.notices import FeedLink, HookInfo, HookWish, NoticeInfo, NoticePlace, NoticeWishes, PushEndpoint
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Done
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.identity import token_hash
from caravanserai.service.notices.addresses import check_address
from caravanserai.service.notices.forms import HookContent
from caravanserai.service.notices.letters import NotDelivered
from caravanserai.service.notices.mail import MailContent, check_mail_address, mail
from caravanserai.service.notices.push import PushContent, are_keys
from caravanserai.service.notices.wishes import keep_wishes, wishes_of
from caravanserai.service.notices.words import say, spoken
from caravanserai.tables.notices import notice
from caravanserai.tables.outbox import Destination
from caravanserai.tables.room import Room
from caravanserai.tables.store import Conflict


@serves(Api.notices)
async def notices(context: RequestContext) -> NoticeInfo:
    return await _info(context, context.person())


@serves(Api.set_notices)
async def set_notices(context: RequestContext, wishes: NoticeWishes) -> NoticeInfo:
    who = context.person()
    await keep_wishes(context.services.registry.store, who, wishes)
    return await _info(context, who)


async def _info(context: RequestContext, who: str) -> NoticeInfo:
    store, config = context.services.registry.store, context.services.config
    places = await store.destinations_of(who)
    return NoticeInfo(
        key=config.push_key.public if config.push_key is not None else None,
        mail=config.smtp is not None,
        feed=any(place.kind == "feed" for place in places),
        wishes=await wishes_of(store, who),
        places=[_place(place) for place in places if place.kind != "feed"],
        muted=await store.muted_tables(who),
    )


def _place(place: Destination) -> NoticePlace:
    if place.kind == "mail":
        return NoticePlace(place.id, "mail", place.address, place.active, place.created, "")
    content = msgspec.json.decode(place.content, type=PushContent)
    return NoticePlace(place.id, "push", content.label, place.active, place.created, endpoint_mark(place.address))


def endpoint_mark(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[-16:]


@serves(Api.add_push)
async def add_push(context: RequestContext, browser: PushEndpoint) -> NoticePlace:
    store, who = context.services.registry.store, context.person()
    check_address(browser.endpoint, private=context.services.config.private_webhooks)
    if not are_keys(browser.p256dh, browser.auth):
        raise Refused("bad_address", "these are not the keys of a browser's subscription")
    known = await store.destination_at("push", browser.endpoint)
    if known is not None and not _has_keys(known, browser):
        raise _taken()
    if known is None or known.subject != who:
        await _check_room(context, who)
        context.services.meters.add_place(who, context.caller.address)
    content = PushContent(browser.p256dh, browser.auth, browser.label, spoken(browser.language), _base(context))
    place = Destination(
        known.id if known is not None else secrets.token_urlsafe(9),
        "push",
        who,
        who,
        browser.endpoint,
        active=True,
        apart=False,
        content=msgspec.json.encode(content).decode(),
        created=known.created if known is not None else time.time(),
    )
    if known is not None and known.subject != who:
        await store.delete_waiting(known.id)
    try:
        await store.save_destination(place)
    except Conflict:
        raise _taken() from None
    if browser.zone and await store.wishes(who) is None:
        wishes = NoticeWishes(zone=browser.zone)
        await keep_wishes(store, who, wishes)
    return _place(place)


def _has_keys(known: Destination, browser: PushEndpoint) -> bool:
    """Whether it is the same browser, perhaps with somebody else before it: only that one knows its secret."""
    return hmac.compare_digest(msgspec.json.decode(known.content, type=PushContent).auth, browser.auth)


def _taken() -> Refused:
    return Refused("endpoint_taken", "another browser's notices go to this endpoint; subscribe anew for one of your own")


async def _check_room(context: RequestContext, who: str) -> None:
    limit = context.services.config.limits.places_per_person
    places = [place for place in await context.services.registry.store.destinations_of(who) if place.kind != "feed"]
    if limit and len(places) >= limit:
        raise Refused("too_many_places", f"your notices go to {limit} places already; remove one first", limit=limit)


@serves(Api.add_mail)
async def add_mail(context: RequestContext, address: str, language: str = "en") -> NoticePlace:
    store, smtp, who = context.services.registry.store, context.services.config.smtp, context.person()
    if smtp is None:
        raise Refused("no_mail", "this server writes no mail")
    address, language = check_mail_address(address), spoken(language)
    await _check_room(context, who)
    context.services.meters.add_place(who, context.caller.address)
    base = _base(context)
    content = msgspec.json.encode(MailContent(language, base)).decode()
    place = Destination(secrets.token_urlsafe(9), "mail", who, who, address, False, False, content, time.time())
    code = context.services.keys.sign_mail(place.id, address)
    paragraphs = [say(language, "mail-confirm", place=base), f"{base}/mail/confirm/{code}"]
    subject = say(language, "mail-confirm-subject")
    await store.save_destination(place)
    try:
        await smtp.send(mail(smtp, address, subject, paragraphs, id=f"{place.id}.confirm"))
    except NotDelivered:
        await store.delete_destination(place.id)
        raise Refused("no_mail", "the mail could not be sent; check the address, or try again later") from None
    return _place(place)


@serves(Api.forget_place)
async def forget_place(context: RequestContext, place: str) -> Done:
    store = context.services.registry.store
    known = await store.destination(place)
    if known is None or context.who is None or known.subject != context.who or known.kind == "feed":
        raise _no_such_place()
    await store.delete_destination(place)
    return Done()


def _no_such_place() -> Refused:
    return Refused("no_such_place", "none of your notices go to such a place")


@serves(Api.make_feed)
async def make_feed(context: RequestContext, language: str = "en") -> FeedLink:
    """Its address is a secret, of which only the hash is kept."""
    store, who = context.services.registry.store, context.person()
    await _end_feeds(context, who)
    secret = secrets.token_urlsafe(24)
    content = msgspec.json.encode({"language": spoken(language)}).decode()
    hashed = token_hash(secret)
    await store.save_destination(
        Destination(secrets.token_urlsafe(9), "feed", who, who, hashed, False, False, content, time.time())
    )
    return FeedLink(f"/you/feed?key={secret}")


@serves(Api.end_feed)
async def end_feed(context: RequestContext) -> Done:
    if context.who is not None:
        await _end_feeds(context, context.who)
    return Done()


async def _end_feeds(context: RequestContext, who: str) -> None:
    store = context.services.registry.store
    for place in await store.destinations_of(who):
        if place.kind == "feed":
            await store.delete_destination(place.id)


@serves(Api.mute)
async def mute(context: RequestContext, table: str, muted: bool = True) -> Done:
    store, who = context.services.registry.store, context.who
    listing = await store.listing_of(table)
    if listing is None:
        raise Refused("no_such_table", "there is no such table")
    if who is None or who not in listing.people:
        raise Refused("not_seated", "you do not sit at this table")
    await store.mute_table(who, table, muted=muted)
    return Done()


# A table's webhooks


@serves(Api.hooks)
async def list_hooks(context: RequestContext, table: str) -> list[HookInfo]:
    await _hosted(context, table)
    return [_hook(place) for place in await context.services.registry.store.destinations_of(table)]


@serves(Api.add_hook)
async def add_hook(context: RequestContext, table: str, wish: HookWish) -> HookInfo:
    room, store = await _hosted(context, table), context.services.registry.store
    who, limit = context.person(), context.services.config.limits.hooks_per_table
    check_address(wish.address, private=context.services.config.private_webhooks)
    if wish.kept and wish.form != "discord":
        raise Refused("bad_settings", "only Discord lets a message be kept up to date; take one for each turn here")
    if limit and len(await store.destinations_of(table)) >= limit:
        raise Refused("too_many_places", f"this table has {limit} webhooks already; remove one first", limit=limit)
    context.services.meters.add_place(who, context.caller.address)
    content = HookContent(wish.form, secrets.token_urlsafe(24), spoken(wish.language), _base(context))
    now = room.timing.now()
    place = Destination(
        secrets.token_urlsafe(9),
        "hook",
        table,
        who,
        wish.address,
        active=True,
        apart=not wish.kept,
        content=msgspec.json.encode(content).decode(),
        created=now,
    )
    await store.save_destination(place)
    await store.put_notices([notice(room.table, "hello", "", now)])
    return _hook(place)


@serves(Api.remove_hook)
async def remove_hook(context: RequestContext, table: str, place: str) -> Done:
    await _hosted(context, table)
    store = context.services.registry.store
    known = await store.destination(place)
    if known is None or known.subject != table:
        raise Refused("no_such_place", "this table has no such webhook")
    await store.delete_destination(place)
    return Done()


async def _hosted(context: RequestContext, table: str) -> Room:
    room = await context.services.registry.room(table)
    if context.who is None or room.table.state.host != context.who:
        raise Refused("not_host", "only the host of the table can do this")
    return room


def _hook(place: Destination) -> HookInfo:
    content = msgspec.json.decode(place.content, type=HookContent)
    host = check_address(place.address, private=True).hostname or ""
    return HookInfo(
        hook=place.id,
        place=host,
        form=content.form,
        kept=not place.apart,
        language=content.language,
        secret=content.secret,
        active=place.active,
    )


def _base(context: RequestContext) -> str:
    """By which address whoever asks knows this server."""
    request = context.request
    return f"{request.url.scheme}://{request.headers.get('host', '')}"
