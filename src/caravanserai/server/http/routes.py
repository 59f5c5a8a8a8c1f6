"""Routes: each endpoint of the api with the handler that serves it. mypy holds the handler to what is declared."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import structlog
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from caravanserai.api.endpoint import PREFIX, SEAT_HEADER, Endpoint
from caravanserai.api.refusals import Refused
from caravanserai.core.errors import CaravanseraiError
from caravanserai.server.http.bodies import (
    archive_response,
    check_json,
    decode,
    decode_path,
    decode_query,
    json_response,
    packed_response,
    read_body,
    refusal_response,
)
from caravanserai.server.http.context import RequestContext, find_caller, give_cookie, peers_of, services_of
from caravanserai.server.http.peers import NOT_HERE, PAUSE_SECONDS, TRIES, PeerAway, came_by_peer
from caravanserai.server.http.security import check_request
from caravanserai.service.identity import Caller
from caravanserai.service.refusals import check_declared, internal, refusal_of
from caravanserai.service.services import Services
from caravanserai.tables.leases import Elsewhere
from caravanserai.tables.people import read_wish

P = ParamSpec("P")
A = TypeVar("A")
Handler = Callable[..., Awaitable[Any]]
HANDLERS: dict[str, Handler] = {}
"""By an endpoint's name, who answers it."""
log = structlog.get_logger("server")


def serves(
    endpoint: Endpoint[P, A],
) -> Callable[[Callable[Concatenate[RequestContext, P], Awaitable[A]]], Callable[Concatenate[RequestContext, P], Awaitable[A]]]:
    """Let a function answer this endpoint: it takes the context and, by name, what the endpoint takes."""

    def add(
        handler: Callable[Concatenate[RequestContext, P], Awaitable[A]],
    ) -> Callable[Concatenate[RequestContext, P], Awaitable[A]]:
        HANDLERS[endpoint.name] = handler
        return handler

    return add


class Served:
    """An endpoint and its handler, as a route."""

    def __init__(self, endpoint: Endpoint[Any, Any]) -> None:
        self.endpoint = endpoint
        self.handler = HANDLERS[endpoint.name]

    def route(self) -> Route:
        return Route(PREFIX + self.endpoint.path, self.respond, methods=[self.endpoint.method])

    async def respond(self, request: HttpRequest) -> Response:
        """Receipt a request, whatever it is: every failure is an answer too."""
        services, started = services_of(request), time.perf_counter()
        context: RequestContext | None = None
        try:
            context = RequestContext(services, request, await self._admit(services, request))
            if "table" in self.endpoint.in_path:
                context.seat = read_wish(request.headers.get(SEAT_HEADER))
            response = await self._answer(context, await self._given(context))
        except Elsewhere as elsewhere:
            response = refusal_response(elsewhere)
            response.headers[NOT_HERE] = "1"
        except (Refused, CaravanseraiError) as error:
            refused = refusal_of(error)
            check_declared(self.endpoint.name, refused.code, self.endpoint.refusals)
            response = refusal_response(refused)
        except Exception:
            log.exception("request failed", **self._where(request))
            response = refusal_response(internal())
        if context is not None and context.cookie_for is not None:
            await give_cookie(services, response, context.cookie_for, context.cookie_number, secure=request.url.scheme == "https")
        self._note(services, request, response.status_code, time.perf_counter() - started)
        return response

    async def _answer(self, context: RequestContext, given: dict[str, Any]) -> Response:
        """The answer from here, or from the server that has the table. If that one is away, until another has taken it over."""
        for _ in range(TRIES):
            try:
                answer = await self.handler(context, **given)
                return self._response(context.request, answer)
            except Elsewhere as elsewhere:
                if "table" not in self.endpoint.in_path or came_by_peer(context.request):
                    raise
                with contextlib.suppress(PeerAway):
                    return await peers_of(context.request).send_on(context.request, context.body, elsewhere.address)
            await asyncio.sleep(PAUSE_SECONDS)
        raise Refused("try_again", "the server that has this table cannot be reached; ask again")

    def _response(self, request: HttpRequest, answer: Any) -> Response:
        if self.endpoint.is_archive:
            return archive_response(answer)
        if self.endpoint.packed:
            return packed_response(answer, request.headers.get("accept-encoding", ""))
        return PlainTextResponse(answer) if self.endpoint.is_text else json_response(answer)

    async def _admit(self, services: Services, request: HttpRequest) -> Caller:
        """Who asks, unless they ask too much, from elsewhere, or with the wrong token."""
        check_request(request, services.config.origins)
        caller = await find_caller(services, request)
        services.meters.ask(caller.who, caller.address)
        if caller.token is not None and self.endpoint.needs == "browser":
            raise Refused("not_for_tokens", "this is done by a person in a browser, not by a token")
        if self.endpoint.needs == "play" and not caller.may_play():
            raise Refused("scope", "this token may only read")
        return caller

    async def _given(self, context: RequestContext) -> dict[str, Any]:
        """What the handler takes, read from the request."""
        endpoint = self.endpoint
        given: dict[str, Any] = {}
        if endpoint.query is not None:
            given |= _fields(decode_query(context.request.query_params.multi_items(), endpoint.query))
        if endpoint.body is not None:
            limits = context.services.config.limits
            content = await read_body(context.request, limits.import_bytes if endpoint.large else limits.body_bytes)
            context.body = content
            if content or not _may_be_left_out(endpoint.body):
                check_json(context.request)
                body = decode(content, endpoint.body)
            else:
                body = endpoint.body()
            given |= {endpoint.whole: body} if endpoint.whole is not None else _fields(body)
        return given | decode_path(context.request.path_params, endpoint.in_path)

    def _note(self, services: Services, request: HttpRequest, status: int, seconds: float) -> None:
        services.metrics.requests.labels(self.endpoint.method, self.endpoint.path, str(status)).inc()
        services.metrics.request_seconds.labels(self.endpoint.path).observe(seconds)
        log.debug("request", **self._where(request), status=status, ms=round(1000 * seconds, 2))

    def _where(self, request: HttpRequest) -> dict[str, Any]:
        return {"method": self.endpoint.method, "route": self.endpoint.path, "table": request.path_params.get("table")}


def _may_be_left_out(body: Any) -> bool:
    """Whether a request without a body says as much as one with all that is usual."""
    return isinstance(body, type) and not any(field.required for field in msgspec.structs.fields(body))


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
