"""How and where people are told that it is their turn, and what a table tells a group: bodies and answers of HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caravanserai.api.messages import Incoming, Outgoing

Minute = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]
"""Of a day, from midnight on."""
HookForm = Literal["json", "discord", "slack", "mattermost"]


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told when they do not look on, and when they want to be left alone."""

    turn: bool = True
    nudge: bool = True
    reminder: bool = True
    """Of a clock that is nearly over."""
    over: bool = True
    quiet_from: Minute | None = 22 * 60
    quiet_to: Minute | None = 8 * 60
    """What comes in quiet hours waits for their end; None, or the same minute twice, for no such hours."""
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "UTC"
    """The time zone that the minutes are of, such as Europe/Warsaw."""


class NoticePlace(Outgoing, frozen=True):
    """A place where somebody's notices go: a browser, or an address for mail."""

    place: str
    kind: Literal["push", "mail"]
    label: str
    """What its owner knows it by; of mail, the address."""
    confirmed: bool
    """Whether anything is sent there."""
    created: float
    mark: str
    """Of a browser, what tells it from others: the end of the hash of its endpoint, by which its own page knows it."""


class NoticeInfo(Outgoing, frozen=True):
    """How and where the asker is told."""

    key: str | None
    """What browsers subscribe with; None where this server cannot reach a closed page."""
    mail: bool
    """Whether this server writes mail."""
    feed: bool
    """Whether there is a feed."""
    wishes: NoticeWishes
    places: list[NoticePlace]
    muted: list[str]
    """The tables of which the asker wants to hear nothing."""


class PushEndpoint(Incoming, frozen=True):
    """A browser's subscription, as its push service has made it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] = "en"
    zone: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The browser's time zone, for quiet hours, unless some were set already."""


class FeedLink(Outgoing, frozen=True):
    """Where the feed of tables that wait is fetched. Whoever has it can read it."""

    path: str


class HookWish(Incoming, frozen=True):
    """A webhook that a table is to tell whose turn it is."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    form: HookForm = "json"
    kept: bool = False
    """Whether one message is kept up to date; else there is one for each turn."""
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] = "en"


class HookInfo(Outgoing, frozen=True):
    """A webhook of a table, for its host alone."""

    hook: str
    place: str
    """The host of its address; the rest is as good as a password."""
    form: HookForm
    kept: bool
    language: str
    secret: str
    """What its messages are signed with: X-Caravanserai-Signature is `t=SECONDS,v1=HMAC-SHA256 of "SECONDS." and the body`."""
    active: bool
    """Whether anything is sent there; not any more after it has failed too often, or is gone."""
