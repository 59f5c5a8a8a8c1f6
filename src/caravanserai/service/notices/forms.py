"""What a table's webhook is told, in the form that each service takes."""

from __future__ import annotations

import hmac
import re
from typing import Any

import msgspec

from caravanserai.api.notices import HookForm
from caravanserai.service.notices.letters import Letter
from caravanserai.service.notices.words import say, time_of, title_of
from caravanserai.tables.outbox import Notice

SIGNATURE = "X-Caravanserai-Signature"
DELIVERY = "X-Caravanserai-Delivery"
LONGEST = 1800
"""Letters of a message in a chat; Discord takes 2000."""
_MARKS = re.compile(r"([\\*_~`|>\[\]()#])")


class HookContent(msgspec.Struct, frozen=True):
    """What is kept of a webhook besides its address."""

    form: HookForm
    secret: str
    """What it is signed with."""
    language: str = "en"
    base: str = ""
    """By which address those who play know this server."""
    message: str = ""
    """The message that is kept up to date, by the name that the service gave it."""


def hook_letter(address: str, content: HookContent, notices: list[Notice], now: float) -> Letter:
    """Tell these, the latest last; in place of the message that is kept up to date, if there is one."""
    body = msgspec.json.encode(_body(content, notices))
    headers = {
        "Content-Type": "application/json",
        DELIVERY: f"{notices[-1].table}:{notices[-1].version}",
        SIGNATURE: signature(content.secret, body, now),
    }
    if content.form != "discord":
        return Letter(address, headers, body)
    place, mark, query = address.partition("?")
    query = f"{mark}{query}"
    if content.message:
        return Letter(f"{place}/messages/{content.message}{query}", headers, body, "PATCH")
    return Letter(f"{place}{query}{'&' if query else '?'}wait=true", headers, body)


def signature(secret: str, body: bytes, now: float) -> str:
    """When it was sent, and the mark that only who has the secret can make of that and the body."""
    at = str(int(now))
    return f"t={at},v1={hmac.digest(secret.encode(), f'{at}.'.encode() + body, 'sha256').hex()}"


def message_name(body: bytes) -> str:
    """The name that Discord gives a message; empty if the answer tells none."""
    try:
        name = msgspec.json.decode(body, type=dict[str, Any]).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    return name if isinstance(name, str) and name.isascii() and name.isalnum() and len(name) <= 40 else ""


def _body(content: HookContent, notices: list[Notice]) -> dict[str, Any]:
    if content.form == "json":
        return {
            "table": notices[-1].table,
            "name": notices[-1].name,
            "game": notices[-1].game,
            "url": _link(content, notices[-1]),
            "notices": [
                {"kind": one.kind, "version": one.version, "at": one.at, "names": one.seats, "deadline": one.deadline}
                for one in notices
            ],
        }
    lines = [_line(content, one) for one in notices]
    text = "\n".join([*lines, _link(content, notices[-1])])[-LONGEST:]
    if content.form == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text}


def _link(content: HookContent, notice: Notice) -> str:
    return f"{content.base}/t/{notice.table}"


def _line(content: HookContent, notice: Notice) -> str:
    language = content.language
    names = ", ".join(plain(name, content.form) for name in notice.seats)
    game = title_of(notice.game, language)
    if notice.name:
        game = f"{game} ({plain(notice.name, content.form)})"
    if notice.kind == "game_over":
        won = say(language, "notice-won", count=len(notice.seats), names=names) if notice.seats else ""
        return say(language, "hook-game_over", game=game, won=won).strip()
    if notice.kind == "hello":
        return say(language, "hook-hello", game=game)
    if notice.deadline is not None:
        return say(language, "hook-your_turn-until", game=game, names=names, time=_time(content, notice.deadline))
    return say(language, "hook-your_turn", game=game, names=names)


def _time(content: HookContent, at: float) -> str:
    """Discord shows each reader their own time."""
    return f"<t:{int(at)}:f>" if content.form == "discord" else time_of(at, content.language)


def plain(text: str, form: HookForm) -> str:
    """What somebody is called, so that a chat shows just that: no links, no shouting, nobody woken by it."""
    if form == "slack":
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if form == "json":
        return text
    return _MARKS.sub(r"\\\1", text).replace("@", "@\u200b").replace("<", "‹")
