"""A server that hangs, and does not stop, behind the proxies that ask whether servers are ready."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.proxies import RunningProxy, find
from tests.deploy.sockets import live
from tests.server.people import Person
from tests.server.test_deflate import own_process

pytestmark = [pytest.mark.slow, pytest.mark.long]


def some_tables(address: str) -> list[str]:
    host = Person(address)
    host.get("/me")
    tables = [host.open_table() for _ in range(10)]
    host.close()
    return tables


def status(http: httpx.Client, table: str) -> int | None:
    """What is answered about a table; None if nothing is, in time."""
    with suppress(httpx.TransportError):
        return http.get(f"/api/tables/{table}").status_code
    return None


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(300):
        if done():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come to that")


@pytest.mark.parametrize("kind", ["caddy", "haproxy"])
def test_a_server_that_hangs_is_left_out_until_it_goes_on(kind: str, tmp_path: Path) -> None:
    if find(kind) is None:
        pytest.skip(f"{kind} is not installed here; .ci/run installs it")
    for name in ("one", "two", "proxy"):
        (tmp_path / name).mkdir()
    with own_process(tmp_path / "one") as (frozen, first), own_process(tmp_path / "two") as (_, second):
        tables = some_tables(first)
        ports = [urlsplit(address).port or 0 for address in (first, second)]
        proxy = RunningProxy(kind, tmp_path / "proxy", ports)
        try:
            with httpx.Client(base_url=proxy.address, verify=False, timeout=3) as http:
                wait_until(lambda: status(http, tables[0]) in (200, 404))
                table = next(table for table in tables if status(http, table) == 200)
                with live(proxy, table) as seat:
                    seat.recv(20)
                    os.kill(frozen, signal.SIGSTOP)
                    wait_until(lambda: status(http, table) == 404)
                    assert {status(http, other) for other in tables} == {404}
                    if kind == "haproxy":
                        with pytest.raises(ConnectionClosed):
                            seat.recv(20)
                    os.kill(frozen, signal.SIGCONT)
                    wait_until(lambda: status(http, table) == 200)
        finally:
            os.kill(frozen, signal.SIGCONT)
            proxy.stop()
