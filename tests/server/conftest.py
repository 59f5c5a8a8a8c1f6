from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from caravanserai.service.config import UNLIMITED, Limits
from tests.server.declared import only_declared_refusals
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import finished

__all__ = ["only_declared_refusals"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def come(server: Running) -> Iterator[Callable[..., Person]]:
    """People who come to the server, and go when the test is over."""
    people: list[Person] = []

    def arrive(name: str = "Ann", token: str | None = None, *, at: Running = server, stranger: bool = False) -> Person:
        person = Person(at.address, name, token)
        people.append(person)
        if token is None and not stranger:
            person.get("/me")
        return person

    yield arrive
    for person in people:
        person.close()


@pytest.fixture(scope="session")
def game_over(server: Running) -> Iterator[tuple[Person, str]]:
    """A finished game that anybody may look at, and Ann, who sat at it."""
    ann = Person(server.address, "Ann")
    ann.get("/me")
    yield ann, finished([ann])
    ann.close()


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Servers of the test's own, one after the other over the same database."""
    servers: list[Running] = []

    def start(limits: Limits = UNLIMITED) -> Running:
        servers.append(Running(tmp_path, limits))
        return servers[-1]

    yield start
    for running in servers:
        if running.thread.is_alive():
            running.stop()
