"""What is opened from outside the page: the feed of tables that wait, and the links in mail by which an address is confirmed or
forgotten. Mail programs open links by themselves, so a link only asks, and a press of its button answers."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Literal
from xml.sax.saxutils import escape as escape_xml
from xml.sax.saxutils import quoteattr

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from caravanserai.core.speech import languages
from caravanserai.server.http.context import services_of
from caravanserai.server.site.docs import page
from caravanserai.server.site.files import File
from caravanserai.server.site.previews import preferred
from caravanserai.service.identity import token_hash
from caravanserai.service.limits import network_of
from caravanserai.service.notices.mail import MailContent
from caravanserai.service.notices.words import say, time_of, title_of
from caravanserai.service.services import Services
from caravanserai.tables.outbox import Destination
from caravanserai.tables.store import TableListing

Do = Literal["confirm", "stop"]
LONGEST_CODE = 800


def letter_routes(files: dict[str, File]) -> list[Route]:
    mails = Mails(files)
    return [
        Route("/you/feed", feed),
        Route("/mail/confirm/{code}", mails.ask_to_confirm),
        Route("/mail/confirm/{code}", mails.confirm, methods=["POST"]),
        Route("/mail/stop/{code}", mails.ask_to_stop),
        Route("/mail/stop/{code}", mails.stop, methods=["POST"]),
    ]


class Mails:
    """The pages that links in mail lead to."""

    def __init__(self, files: dict[str, File]) -> None:
        self._files = files

    async def ask_to_confirm(self, request: HttpRequest) -> Response:
        return await self._ask(request, "confirm")

    async def ask_to_stop(self, request: HttpRequest) -> Response:
        return await self._ask(request, "stop")

    async def confirm(self, request: HttpRequest) -> Response:
        place, language = await self._meant(request)
        if place is None:
            return self._void(language)
        store = services_of(request).registry.store
        await store.save_destination(msgspec.structs.replace(place, active=True))
        return self._page(language, "mail-page-confirmed")

    async def stop(self, request: HttpRequest) -> Response:
        """Also by a mail program's own button (RFC 8058): it is done whoever presses, since only readers of the mail can."""
        place, language = await self._meant(request)
        if place is not None:
            await services_of(request).registry.store.delete_destination(place.id)
        return self._page(language, "mail-page-stopped")

    async def _ask(self, request: HttpRequest, do: Do) -> Response:
        place, language = await self._meant(request)
        if place is None:
            return self._void(language)
        button = f'<p><button class="button">{escape(say(language, f"mail-page-{do}-yes"))}</button></p>'
        text = escape(say(language, f"mail-page-{do}-text", address=place.address))
        return self._shown(language, f"mail-page-{do}", f'<p>{text}</p><form method="post">{button}</form>')

    async def _meant(self, request: HttpRequest) -> tuple[Destination | None, str]:
        """The address that a link is about, and the language of whoever reads it."""
        services, code = services_of(request), request.path_params["code"]
        services.meters.ask(None, network_of(request.client.host if request.client else None))
        signed = services.keys.read_mail(code) if len(code) <= LONGEST_CODE else None
        known = await services.registry.store.destination(signed[0]) if signed is not None else None
        if signed is None or known is None or known.kind != "mail" or known.address != signed[1]:
            return None, preferred(request.headers.get("accept-language", ""), languages())
        return known, msgspec.json.decode(known.content, type=MailContent).language

    def _void(self, language: str) -> Response:
        return self._page(language, "mail-page-void", 404)

    def _page(self, language: str, id: str, status: int = 200) -> Response:
        home = f'<p><a href="/you">{escape(say(language, "mail-page-home"))}</a></p>'
        return self._shown(language, id, f"<p>{escape(say(language, f'{id}-text'))}</p>{home}", status)

    def _shown(self, language: str, id: str, body: str, status: int = 200) -> Response:
        shown = page(say(language, id), body, self._files).replace('lang="en"', f'lang="{language}"')
        return HTMLResponse(shown, status)


async def feed(request: HttpRequest) -> Response:
    """The tables that wait for whoever the key was made for."""
    services = services_of(request)
    services.meters.ask(None, network_of(request.client.host if request.client else None))
    key = request.query_params.get("key", "")
    place = await services.registry.store.destination_at("feed", token_hash(key)) if 0 < len(key) <= 100 else None
    if place is None:
        return Response("no such feed: its owner has ended it, or the address is cut short\n", 404, media_type="text/plain")
    content = msgspec.json.decode(place.content, type=dict[str, str])
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    listings = await _waiting(services, place.subject)
    return Response(_atom(listings, base, place, content["language"]), media_type="application/atom+xml")


async def _waiting(services: Services, who: str) -> list[TableListing]:
    store = services.registry.store
    away = await store.tables_put_away(who)
    return [listed for listed in await store.tables_of(who) if who in listed.awaited and listed.table not in away]


def _atom(listings: list[TableListing], base: str, place: Destination, language: str) -> str:
    updated = max((_since(listed) for listed in listings), default=place.created)
    entries = "".join(_entry(listed, base, language) for listed in listings)
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<id>urn:caravanserai:feed:{place.id}</id><title>{escape_xml(say(language, 'feed-title'))}</title>"
        f"<updated>{_stamp(updated)}</updated><link href={quoteattr(base + '/')}/>"
        f"<author><name>Caravanserai</name></author>{entries}</feed>\n"
    )


def _entry(listed: TableListing, base: str, language: str) -> str:
    """Another entry for each turn, so that readers show it anew."""
    link = quoteattr(f"{base}/t/{listed.table}")
    names = ", ".join(name for name in listed.summary.names if name)
    text = say(language, "feed-text", name=listed.name or "none", names=names)
    if listed.summary.deadline is not None:
        text += f" ({time_of(listed.summary.deadline, language)})"
    title = say(language, "feed-turn", game=title_of(listed.game, language))
    return (
        f"<entry><id>urn:caravanserai:table:{listed.table}:{int(_since(listed))}</id><title>{escape_xml(title)}</title>"
        f"<updated>{_stamp(_since(listed))}</updated><link href={link}/><summary>{escape_xml(text)}</summary></entry>"
    )


def _since(listed: TableListing) -> float:
    return listed.summary.turn_since or listed.changed


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")
