"""An endpoint of the api as a request that is sent and an answer that is read. Both clients are built on this."""

from __future__ import annotations

import uuid
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from caravanserai.api.endpoint import PREFIX, Address, Endpoint
from caravanserai.api.messages import Ack, Error, LiveMessage, Update
from caravanserai.client.errors import ServerError, not_understood, read_error

A = TypeVar("A")


class HttpRequest(NamedTuple):
    """A request to be sent."""

    method: str
    path: str
    content: bytes | None


def asked(endpoint: Endpoint[Any, Any], given: dict[str, Any]) -> HttpRequest:
    """The request that asks for this."""
    if endpoint.body is None:
        return HttpRequest(endpoint.method, path_of(endpoint, given), None)
    body = given[endpoint.whole] if endpoint.whole is not None else {name: given[name] for name in endpoint.others}
    return HttpRequest(endpoint.method, path_of(endpoint, given), msgspec.json.encode(body))


def path_of(address: Address, given: dict[str, Any]) -> str:
    """The path with its names filled in, and the query, which may leave out what has a default."""
    path = PREFIX + address.path.format(**{name: quote(str(given[name]), safe="") for name in address.in_path})
    query = {name: given[name] for name in address.others if name in given} if address.query is not None else {}
    return f"{path}?{urlencode(query, quote_via=quote)}" if query else path


def answer_of(endpoint: Endpoint[Any, A], status: int, content: bytes) -> A:
    """The answer; raises `ServerError` for a refusal."""
    if status >= 400:
        raise ServerError(status, read_error(status, content))
    try:
        if endpoint.is_archive:
            return content  # type: ignore[return-value]
        if endpoint.is_text:
            return content.decode()  # type: ignore[return-value]
        return msgspec.json.decode(content, type=endpoint.answer)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ServerError(status, not_understood(status)) from None


def read_live(content: str | bytes) -> Update | Ack | Error:
    """One message of a live connection."""
    try:
        message: Update | Ack | Error = msgspec.json.decode(content, type=LiveMessage)
    except msgspec.DecodeError:
        return not_understood(200)
    return message


def new_key() -> str:
    """An idempotency key: the server knows a request that is sent again by it, and does it once."""
    return uuid.uuid4().hex
