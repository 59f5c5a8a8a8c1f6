"""The table of endpoints. A handler's annotations say what it takes and answers: server and description both follow them."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal, get_type_hints

import msgspec
import structlog
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from caravanserai.api.refusals import Refused
from caravanserai.core.errors import CaravanseraiError
from caravanserai.server.bodies import check_json, decode, decode_query, read_body
from caravanserai.server.call import Call
from caravanserai.server.caller import Caller, find_caller, give_cookie
from caravanserai.server.errors import internal, json_response, refusal_of, refusal_response
from caravanserai.server.guards import check_request
from caravanserai.server.house import House, house_of

PREFIX = "/api"
Needs = Literal["read", "play", "browser"]
"""What a token must be good for; `browser` is for nobody's token."""
Handler = Callable[..., Awaitable[Any]]
log = structlog.get_logger("server")


class Text(str):
    """An answer that is plain text."""

    __slots__ = ()


class Endpoint(msgspec.Struct, frozen=True):
    """One thing that can be asked."""

    subject: str
    method: str
    path: str
    needs: Needs
    large: bool
    handler: Handler
    body: Any
    query: Any
    answer: Any

    def route(self) -> Route:
        return Route(PREFIX + self.path, self.respond, methods=[self.method])

    async def respond(self, request: HttpRequest) -> Response:
        """Answer a request, whatever it is: every failure is an answer too."""
        house, started = house_of(request), time.perf_counter()
        call: Call | None = None
        try:
            call = Call(house, request, await self._admit(house, request))
            response = _response(await self._handle(call))
        except (Refused, CaravanseraiError) as error:
            response = refusal_response(refusal_of(error))
        except Exception:
            log.exception("request failed", method=self.method, route=self.path, table=request.path_params.get("table"))
            response = refusal_response(internal())
        if call is not None and call.cookie_for is not None:
            give_cookie(house, response, call.cookie_for, secure=request.url.scheme == "https")
        self._note(house, request, response.status_code, time.perf_counter() - started)
        return response

    async def _admit(self, house: House, request: HttpRequest) -> Caller:
        """Who asks, unless they ask too much, from elsewhere, or with the wrong token."""
        check_request(request, house.config.origins)
        caller = await find_caller(house, request)
        house.meters.address.take(caller.address)
        if caller.who is not None:
            house.meters.person.take(caller.who)
        if caller.token is not None and self.needs == "browser":
            raise Refused("not_for_tokens", "this is done by a person in a browser, not by a token")
        if self.needs == "play" and not caller.may_play():
            raise Refused("scope", "this token may only read")
        return caller

    async def _handle(self, call: Call) -> Any:
        given: dict[str, Any] = {}
        if self.query is not None:
            given["query"] = decode_query(call.request.query_params.multi_items(), self.query)
        if self.body is not None:
            limits = call.house.config.limits
            check_json(call.request)
            content = await read_body(call.request, limits.import_bytes if self.large else limits.body_bytes)
            given["body"] = decode(content, self.body)
        return await self.handler(call, **given)

    def _note(self, house: House, request: HttpRequest, status: int, seconds: float) -> None:
        house.metrics.requests.labels(self.method, self.path, str(status)).inc()
        house.metrics.request_seconds.labels(self.path).observe(seconds)
        table = request.path_params.get("table")
        log.debug("request", method=self.method, route=self.path, table=table, status=status, ms=round(1000 * seconds, 2))


def _response(answer: Any) -> Response:
    return PlainTextResponse(answer) if isinstance(answer, Text) else json_response(answer)


class Subject:
    """Endpoints about one thing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.endpoints: list[Endpoint] = []

    def add(self, method: str, path: str, needs: Needs, *, large: bool = False) -> Callable[[Handler], Handler]:
        """Let a function answer this. It takes the call, and a `body` and a `query` if it says so."""

        def added(handler: Handler) -> Handler:
            hints = get_type_hints(handler)
            self.endpoints.append(
                Endpoint(
                    self.name, method, path, needs, large, handler, hints.get("body"), hints.get("query"), hints.get("return")
                )
            )
            return handler

        return added
