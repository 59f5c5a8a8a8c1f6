from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.client.callers import Callers
from tests.server.declared import only_declared_refusals
from tests.server.running import Running

__all__ = ["only_declared_refusals"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for clients to come to."""
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(params=["sync", "async"])
def come(request: pytest.FixtureRequest, server: Running) -> Iterator[Callers]:
    """Makes clients, of the kind that waits and then of the other."""
    callers = Callers(request.param, server.address)
    yield callers
    callers.close()
