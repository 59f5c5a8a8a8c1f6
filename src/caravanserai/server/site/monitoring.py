"""Health and metrics, for whoever runs the server."""

from __future__ import annotations

import asyncio

import structlog
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from caravanserai.api.messages import Error
from caravanserai.api.wire import Done
from caravanserai.server.http.bodies import json_response
from caravanserai.server.http.context import services_of

HEALTH_SECONDS = 5.0
log = structlog.get_logger("server")


async def health(request: HttpRequest) -> Response:
    """Whether the server is well: it is if the store answers."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await services_of(request).registry.store.person("-")
    except Exception as error:
        log.error("not well", error=type(error).__name__)
        return json_response(Error("no_storage", "the tables cannot be reached just now"), 503)
    return json_response(Done())


async def metrics(request: HttpRequest) -> Response:
    services = services_of(request)
    content, kind = services.metrics.page(services)
    return Response(content, headers={"Content-Type": kind})


def monitoring_routes() -> list[Route]:
    return [Route("/healthz", health), Route("/metrics", metrics)]
