"""What clients send, read with every way it can be wrong told plainly; and what they are answered."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from caravanserai.api.endpoint import no_such
from caravanserai.api.refusals import Code, Refused
from caravanserai.service.refusals import error_of

_HEADERS: dict[Code, dict[str, str]] = {
    "bad_token": {"WWW-Authenticate": "Bearer"},
    "too_large": {"Connection": "close"},
    "no_storage": {"Retry-After": "5"},
}

WORTH_PACKING = 1024
"""Shorter answers fit into a packet or two as they are."""
_REFUSED_OFFER = re.compile(r"q=0(\.0*)?")

DEEPEST = 100
"""So many objects and lists may be inside each other. Python's own limit is another in each of its versions."""
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_AS_LISTS, _ALL_ELSE = bytes.maketrans(b"{}", b"[]"), bytes(set(range(256)) - set(b"{}[]"))

LEFTOVERS = 256 * 1024
"""So much of what is too large is read all the same and dropped: who still sends when the line is cut may miss the answer."""


async def read_body(request: HttpRequest, limit: int) -> bytes:
    """The body, never more of it than is allowed; a limit of 0 allows any."""
    declared = request.headers.get("content-length", "")
    if limit and declared.isdecimal() and len(declared) < 20 and int(declared) > limit + LEFTOVERS:
        raise _too_large(limit)
    body, size = bytearray(), 0
    try:
        async for chunk in request.stream():
            size += len(chunk)
            if not limit or size <= limit:
                body += chunk
            elif size > limit + LEFTOVERS:
                break
    except ClientDisconnect:
        raise Refused("broken_off", "the request broke off") from None
    if limit and size > limit:
        raise _too_large(limit)
    return bytes(body)


def _too_large(limit: int) -> Refused:
    return Refused("too_large", f"this is too large: {limit} bytes are allowed", limit=limit)


def check_json(request: HttpRequest) -> None:
    """Refuse what is not JSON, the one kind of body that a form on another site's page cannot send."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not_json", "send JSON, with Content-Type: application/json")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(content: bytes, kind: Any) -> Any:
    """JSON as this type; raises the refusal that says where it is wrong."""
    try:
        decoded = _decoder(kind).decode(content)
    except msgspec.ValidationError as error:
        raise Refused("bad_message", str(error)) from None
    except UnicodeError:
        raise Refused("bad_text", "this is not UTF-8") from None
    except RecursionError:
        raise _too_deep() from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refused("bad_json", f"this is not JSON: {error}") from None
    if _is_too_deep(content):
        raise _too_deep()
    if b"\\u0000" in content:
        raise Refused("bad_text", "text cannot hold the character U+0000: not every database can keep it")
    return decoded


def _is_too_deep(content: bytes) -> bool:
    """Whether more is inside each other than may be: brackets in which there is nothing go, level by level, and some are left."""
    if content.count(b"{") + content.count(b"[") <= DEEPEST:
        return False
    brackets = _STRING.sub(b"", content).translate(_AS_LISTS, _ALL_ELSE)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    return bool(brackets)


def _too_deep() -> Refused:
    return Refused("bad_json", f"this is nested too deeply: {DEEPEST} levels are allowed")


def decode_query(pairs: Iterable[tuple[str, str]], kind: Any) -> Any:
    """The part of an address after `?`, as this type."""
    given: dict[str, str] = {}
    for name, value in pairs:
        if name in given:
            raise Refused("bad_query", f"{name} is given twice")
        given[name] = value
    try:
        return msgspec.convert(given, kind, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refused("bad_query", str(error)) from None


def decode_path(given: Mapping[str, str], kinds: dict[str, Any]) -> dict[str, Any]:
    """The names in an address, as these types. What cannot be a name at all is not looked for."""
    found = {}
    for name, kind in kinds.items():
        try:
            found[name] = msgspec.convert(given[name], kind, strict=False)
        except (msgspec.ValidationError, ValueError):
            code = no_such(kind)
            raise Refused(code, f"there is {code.replace('_', ' ')}") from None
    return found


def refusal_response(refused: Refused) -> Response:
    """A refusal as an answer of HTTP."""
    headers = _HEADERS.get(refused.code, {})
    if "retry_after" in refused.details:
        headers = {"Retry-After": str(refused.details["retry_after"])}
    return json_response(error_of(refused), refused.status, headers)


def json_response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def packed_response(body: Any, accepted: str) -> Response:
    """In gzip's encoding where that is among those accepted; as quickly as can be, for what is long is mostly numbers."""
    content, headers = msgspec.json.encode(body), {"Vary": "Accept-Encoding"}
    if len(content) >= WORTH_PACKING and _takes_gzip(accepted):
        content, headers["Content-Encoding"] = gzip.compress(content, compresslevel=1, mtime=0), "gzip"
    return Response(content, headers=headers, media_type="application/json")


def _takes_gzip(accepted: str) -> bool:
    offers = [offer.replace(" ", "").lower().partition(";") for offer in accepted.split(",")]
    return any(name in ("gzip", "*") and not _REFUSED_OFFER.fullmatch(how) for name, _, how in offers)


def archive_response(content: bytes) -> Response:
    """A file to keep, which no browser opens in place of the page."""
    return Response(
        content, headers={"Content-Disposition": 'attachment; filename="caravanserai.zip"'}, media_type="application/zip"
    )


_FRAMEWORK = {
    404: Refused("not_found", "there is nothing at this address"),
    405: Refused("method_not_allowed", "this address does not take this method"),
}


async def http_problem(request: HttpRequest, exception: Exception) -> Response:
    """The framework's own refusals, in our form."""
    assert isinstance(exception, HTTPException)
    status = exception.status_code
    if status == 404 and _is_lost(request):
        lost = request.app.state.lost
        return Response(lost.content, 404, {"Content-Type": lost.kind})
    refused = _FRAMEWORK.get(status) or Refused("refused", str(exception.detail))
    return json_response(error_of(refused), status, dict(exception.headers or {}))


def _is_lost(request: HttpRequest) -> bool:
    """Somebody with a browser, at an address where there is nothing: the page itself says so best."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and not request.url.path.startswith("/api/") and request.app.state.lost is not None
