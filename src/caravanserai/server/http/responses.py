"""Answers of HTTP: JSON, and refusals with a status, a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from caravanserai.api.refusals import Code, Refused
from caravanserai.service.refusals import error_of

_HEADERS: dict[Code, dict[str, str]] = {
    "bad_token": {"WWW-Authenticate": "Bearer"},
    "too_large": {"Connection": "close"},
    "no_storage": {"Retry-After": "5"},
}


def refusal_response(refused: Refused) -> Response:
    """A refusal as an answer of HTTP."""
    headers = _HEADERS.get(refused.code, {})
    if "retry_after" in refused.details:
        headers = {"Retry-After": str(refused.details["retry_after"])}
    return json_response(error_of(refused), refused.status, headers)


def json_response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


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
