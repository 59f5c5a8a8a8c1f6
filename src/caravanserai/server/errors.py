"""What is answered when something cannot be done: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from caravanserai.core.errors import BadNotation, BadOption, BadRecord, CaravanseraiError, UnknownGame
from caravanserai.server.wire import Error
from caravanserai.tables.commands import Refused
from caravanserai.tables.messages import Update
from caravanserai.tables.storage.errors import StorageError


class Problem(Exception):
    """A request that is refused: what is answered in its place."""

    update: Update | None = None

    def __init__(self, status: int, code: str, text: str, *, headers: dict[str, str] | None = None, **details: Any) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.headers = headers or {}
        self.details = details

    def error(self, id: int = 0) -> Error:
        return Error(self.code, self.text, id, self.details, self.update)


def too_many(what: str, seconds: float) -> Problem:
    wait = max(1, math.ceil(seconds))
    headers = {"Retry-After": str(wait)}
    return Problem(429, "too_many", f"too many {what}; try again in {wait} s", headers=headers, what=what, retry_after=wait)


_STATUS = {
    "no_such_table": 404,
    "not_seated": 403,
    "not_host": 403,
    "not_watchable": 403,
    "talk_off": 403,
    "lens_off": 403,
    "no_such_move": 422,
    "no_such_seat": 422,
    "no_such_bot": 422,
    "illegal_move": 422,
    "bad_undo": 422,
    "bad_offer": 403,
    "try_again": 503,
    "closing": 503,
}


def refusal_status(code: str) -> int:
    """A refusal is a conflict with how the table stands, unless it is something plainer."""
    return _STATUS.get(code, 409)


def problem_of(error: Refused | CaravanseraiError) -> Problem:
    """What a table, a game or the store refuses, as an answer."""
    match error:
        case Refused():
            problem = Problem(refusal_status(error.code), error.code, error.message)
            problem.details = error.details
            return problem
        case BadRecord():
            return Problem(422, "bad_record", str(error), line=error.line)
        case BadOption() | UnknownGame():
            return Problem(422, "bad_settings", str(error))
        case BadNotation():
            return Problem(422, "no_such_move", str(error))
        case StorageError():
            return Problem(503, "no_storage", "the tables cannot be reached just now", headers={"Retry-After": "5"})
    return Problem(422, "refused", str(error))


def json_response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


_HTTP_CODES = {404: "not_found", 405: "method_not_allowed"}
_HTTP_TEXTS = {404: "there is nothing at this address", 405: "this address does not take this method"}


async def http_problem(request: HttpRequest, exception: Exception) -> Response:
    """The framework's own refusals, in our form."""
    assert isinstance(exception, HTTPException)
    status = exception.status_code
    if status == 404 and _is_lost(request):
        lost = request.app.state.lost
        return Response(lost.content, 404, {"Content-Type": lost.kind})
    error = Error(_HTTP_CODES.get(status, "refused"), _HTTP_TEXTS.get(status, str(exception.detail)))
    return json_response(error, status, dict(exception.headers or {}))


def _is_lost(request: HttpRequest) -> bool:
    """Somebody with a browser, at an address where there is nothing: the page itself says so best."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and not request.url.path.startswith("/api/") and request.app.state.lost is not None
