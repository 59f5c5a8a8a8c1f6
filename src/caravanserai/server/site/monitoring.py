"""Health, readiness and figures, for whoever runs the server."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from caravanserai.api.messages import Error
from caravanserai.api.wire import Done
from caravanserai.server.http.bodies import json_response
from caravanserai.server.http.context import services_of
from caravanserai.service.services import Services

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies say. Whoever comes by one is not of this machine, whatever the address."""


async def health(request: HttpRequest) -> Response:
    """The process lives: its loop has come to answer. That is all; who must not be restarted for a full disk asks this."""
    return json_response(Done())


async def ready(request: HttpRequest) -> Response:
    """Whether moves can be written down now: a commit is made within a second, or it is said why not."""
    why = await services_of(request).readiness.why_not()
    return json_response(Done()) if why is None else json_response(Error("no_storage", why), 503)


async def metrics(request: HttpRequest) -> Response:
    services = services_of(request)
    refusal = _refusal(services, request)
    if refusal is not None:
        return refusal
    content, kind = services.metrics.page(services)
    return Response(content, headers={"Content-Type": kind})


def _refusal(services: Services, request: HttpRequest) -> Response | None:
    """Figures are for whoever runs the server: at this machine itself, by the token, or for all if that was asked for."""
    token = services.config.metrics_token
    if services.config.public_metrics or _is_of_this_machine(request) or (token and _has_token(request, token)):
        return None
    if token:
        return json_response(
            Error("bad_token", "figures need the token of --metrics-token: Authorization: Bearer ..."),
            401,
            {"WWW-Authenticate": "Bearer"},
        )
    return json_response(
        Error("not_found", "figures are told on this machine only; a host who wants it otherwise gives --metrics-token"), 404
    )


def _is_of_this_machine(request: HttpRequest) -> bool:
    """A trusted proxy's word on who asks is in the client's address already; an untrusted one's word makes nobody local."""
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback and not any(name in request.headers for name in FORWARDED)


def _has_token(request: HttpRequest, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())


def monitoring_routes() -> list[Route]:
    return [Route("/healthz", health), Route("/readyz", ready), Route("/metrics", metrics)]
