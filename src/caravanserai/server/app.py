"""The application: every endpoint, the live socket, and what hosts look at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from caravanserai.api.endpoint import PREFIX
from caravanserai.api.endpoints import ENDPOINTS, Sockets
from caravanserai.server.handlers import (
    beside,
    finished,
    games,
    history,
    inspection,
    journal,
    lessons,
    me,
    notices,
    orders,
    puzzles,
    real_boards,
    reviews,
    tables,
    tokens,
    what_ifs,
)
from caravanserai.server.http.bodies import http_problem
from caravanserai.server.http.hosts import AllowedHosts
from caravanserai.server.http.peers import FromPeers, Peers
from caravanserai.server.http.routes import Served
from caravanserai.server.http.security import SecurityHeaders
from caravanserai.server.post.courier import Courier
from caravanserai.server.site.files import INDEX, File, read_files
from caravanserai.server.site.letters import letter_routes
from caravanserai.server.site.monitoring import monitoring_routes
from caravanserai.server.site.pages import page_routes
from caravanserai.server.sockets.table_socket import live
from caravanserai.service.config import Config
from caravanserai.service.services import Services
from caravanserai.tables.registry import TableRegistry

SERVING = (
    games,
    me,
    journal,
    notices,
    tokens,
    tables,
    lessons,
    inspection,
    history,
    finished,
    orders,
    reviews,
    puzzles,
    what_ifs,
    beside,
    real_boards,
)
"""The modules that serve the endpoints, each by being imported."""
log = structlog.get_logger("server")


def create_app(registry: TableRegistry, config: Config) -> Starlette:
    """The application, which opens the tables when it starts and closes them when it stops."""
    services = Services(registry, config, Courier(private=config.private_webhooks))
    peers = Peers(services.keys, registry.leases)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        services.begin()
        tidying = asyncio.create_task(_tidy(services))
        log.info("open", rooms=len(registry.rooms))
        try:
            yield
        finally:
            tidying.cancel()
            await services.close()
            await peers.close()
            log.info("closed")

    files = read_files(config.page) if config.page is not None else {}
    app = Starlette(
        routes=_routes(files),
        middleware=[Middleware(FromPeers, services.keys), Middleware(SecurityHeaders), Middleware(AllowedHosts, config.hosts)],
        exception_handlers={HTTPException: http_problem},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.services = services
    app.state.peers = peers
    app.state.lost = files.get(INDEX)
    return app


def _routes(files: dict[str, File]) -> list[BaseRoute]:
    """All routes, plain addresses before those with a name in them."""
    endpoints = sorted(ENDPOINTS, key=lambda endpoint: endpoint.path.count("{"))
    return [
        *(Served(endpoint).route() for endpoint in endpoints),
        WebSocketRoute(PREFIX + Sockets.live.path, live),
        *letter_routes(files),
        *page_routes(files),
        *monitoring_routes(),
    ]


async def _tidy(services: Services) -> None:
    """From time to time, put away the tables that nobody uses, and delete those that are not to be kept."""
    while True:
        await asyncio.sleep(services.config.tidy_seconds)
        services.registry.put_away_idle()
        try:
            await services.keeper.tidy()
        except Exception as error:
            log.error("tables cannot be deleted", error=type(error).__name__)
