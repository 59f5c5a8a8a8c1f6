"""What can be asked of a server: each question as a request, with the type of its answer. Both clients are built on this."""

from __future__ import annotations

import uuid
from typing import Any, Generic, TypeVar
from urllib.parse import parse_qs, quote, urlsplit

import msgspec

from caravanserai.api import wire as w
from caravanserai.api.messages import Ack, Error, LiveMessage, Request, Told, Update
from caravanserai.api.settings import Settings
from caravanserai.core.errors import CaravanseraiError

Answer = TypeVar("Answer")


class ServerError(CaravanseraiError):
    """The server has refused: `code` is for programs, the message for people."""

    def __init__(self, status: int, error: Error) -> None:
        super().__init__(error.text)
        self.status = status
        self.code = error.code
        self.details = error.details
        self.update = error.update


class Unreachable(CaravanseraiError):
    """The server cannot be reached, or the connection broke: what was asked may have been done or not."""

    code = "unreachable"


class Call(msgspec.Struct, Generic[Answer], frozen=True):
    """A request and what it is answered with."""

    method: str
    path: str
    answer: Any
    body: Any = None

    def content(self) -> bytes | None:
        return msgspec.json.encode(self.body) if self.body is not None else None

    def read(self, status: int, content: bytes) -> Answer:
        """The answer; raises `ServerError` for a refusal."""
        if status >= 400:
            raise ServerError(status, read_error(status, content))
        try:
            if self.answer is str:
                return content.decode()  # type: ignore[return-value]
            return msgspec.json.decode(content, type=self.answer)  # type: ignore[no-any-return]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ServerError(status, _not_understood(status)) from None


def read_error(status: int, content: bytes) -> Error:
    try:
        return msgspec.json.decode(content, type=Error)
    except msgspec.DecodeError:
        return _not_understood(status)


def _not_understood(status: int) -> Error:
    return Error("not_understood", f"the server answered {status}, not in words that this client knows")


def table_of(link: str) -> tuple[str, str]:
    """The server's address and the table's name, from an invitation link."""
    try:
        parts = urlsplit(link)
    except ValueError:
        raise _no_link(link) from None
    pieces = [piece for piece in parts.path.split("/") if piece]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(pieces) < 2 or pieces[-2] not in ("t", "tables"):
        raise _no_link(link)
    return f"{parts.scheme}://{parts.netloc}", pieces[-1]


def offer_of(link: str) -> str | None:
    """The code by which a link offers somebody's seat, if it does."""
    parts = urlsplit(link)
    given = parse_qs(parts.fragment).get("offer") or parse_qs(parts.query).get("offer")
    return given[0] if given else None


def _no_link(link: str) -> CaravanseraiError:
    return CaravanseraiError(f"this is not a link to a table: {link!r}; it looks like http://host:8000/t/NAME")


def read_live(content: str | bytes) -> Update | Ack | Error:
    """One message of a live connection."""
    try:
        message: Update | Ack | Error = msgspec.json.decode(content, type=LiveMessage)
    except msgspec.DecodeError:
        return _not_understood(200)
    return message


def new_key() -> str:
    """A key by which the server knows a repeated request."""
    return uuid.uuid4().hex


def games() -> Call[list[w.GameInfo]]:
    return Call("GET", "/api/games", list[w.GameInfo])


def me() -> Call[w.Me]:
    return Call("GET", "/api/me", w.Me)


def rename(name: str) -> Call[w.Me]:
    return Call("PUT", "/api/me", w.Me, w.NewName(name))


def make_recovery() -> Call[w.Recovery]:
    return Call("POST", "/api/me/recovery", w.Recovery)


def recover(code: str) -> Call[w.Me]:
    return Call("POST", "/api/me/recover", w.Me, w.Recover(code))


def tokens() -> Call[list[w.TokenInfo]]:
    return Call("GET", "/api/tokens", list[w.TokenInfo])


def make_token(label: str, scopes: list[w.Scope]) -> Call[w.NewTokenMade]:
    return Call("POST", "/api/tokens", w.NewTokenMade, w.NewToken(label, scopes))


def revoke_token(token: str) -> Call[w.Done]:
    return Call("DELETE", f"/api/tokens/{quote(token, safe='')}", w.Done)


def tables() -> Call[w.Tables]:
    return Call("GET", "/api/tables", w.Tables)


def open_table(settings: Settings) -> Call[w.Made]:
    return Call("POST", "/api/tables", w.Made, settings)


def quick(body: w.Quick) -> Call[w.Made]:
    return Call("POST", "/api/tables/quick", w.Made, body)


def import_game(text: str) -> Call[w.Made]:
    return Call("POST", "/api/tables/import", w.Made, w.Import(text))


def table(name: str, since: int) -> Call[Update]:
    return Call("GET", f"{_path(name)}?since={since}", Update)


def do(name: str, command: Any, key: str | None) -> Call[Ack]:
    return Call("POST", _path(name), Ack, Request(command, key or new_key()))


def why_not(name: str, move: str) -> Call[w.Why]:
    return Call("GET", f"{_path(name)}/why?move={quote(move, safe='')}", w.Why)


def since(name: str, moves: int) -> Call[list[Told]]:
    return Call("GET", f"{_path(name)}/since?moves={moves}", list[Told])


def export(name: str) -> Call[str]:
    return Call("GET", f"{_path(name)}/export", str)


def glimpse(name: str, moves: int) -> Call[w.Glimpse]:
    return Call("GET", f"{_path(name)}/moves/{moves}", w.Glimpse)


def lens(name: str) -> Call[w.LensInfo]:
    return Call("GET", f"{_path(name)}/lens", w.LensInfo)


def verify(name: str) -> Call[w.Verified]:
    return Call("GET", f"{_path(name)}/verify", w.Verified)


def offer(name: str) -> Call[w.Offer]:
    return Call("POST", f"{_path(name)}/offer", w.Offer)


def live_path(name: str, since: int) -> str:
    return f"{_path(name)}/live?since={since}"


def _path(name: str) -> str:
    return f"/api/tables/{quote(name, safe='')}"
