"""Behind each proxy of `deploy/proxy`, with its own configuration: a table's requests and sockets meet at one server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from caravanserai.api.messages import Update
from caravanserai.client import Client
from tests.deploy.proxies import PROGRAMS, RunningProxy, find
from tests.deploy.sockets import Live, live
from tests.server.people import Person
from tests.server.running import Running

pytestmark = pytest.mark.slow

TABLES = 10
"""At each server. That all of twenty names fall to one of two servers happens once in half a million times."""


class TwoServers:
    """Two servers, each with tables of its own that the other does not know, behind a proxy."""

    def __init__(self, kind: str, folder: Path, replaced: dict[str, str] | None = None) -> None:
        self.servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            self.servers.append(Running(folder / name, proxies="127.0.0.1"))
        self.tables = [self._open_tables(server) for server in self.servers]
        proxy = folder / "proxy"
        proxy.mkdir()
        self.proxy = RunningProxy(kind, proxy, self._ports(), replaced=replaced)
        self.http = httpx.Client(base_url=self.proxy.address, verify=False, timeout=30)

    def _ports(self) -> list[int]:
        return [server.listening.getsockname()[1] for server in self.servers]

    def _open_tables(self, server: Running) -> list[str]:
        host = Person(server.address)
        host.get("/me")
        tables = [host.open_table() for _ in range(TABLES)]
        host.close()
        return tables

    def knows(self, table: str, path: str = "") -> bool:
        """Whether the server that is asked through the proxy has this table."""
        status = self.http.get(f"/api/tables/{table}{path}").status_code
        assert status in (200, 403, 404, 409), (status, self.proxy.log())
        return status != 404

    def found(self, number: int) -> list[str]:
        """The tables of a server that the proxy asks that server for."""
        return [table for table in self.tables[number] if self.knows(table)]

    def live(self, table: str, source: str = "127.0.0.1", **headers: str) -> AbstractContextManager[Live]:
        return live(self.proxy, table, source, headers)

    def stop(self) -> None:
        self.http.close()
        self.proxy.stop()
        for server in self.servers:
            if server.thread.is_alive():
                server.stop()


@pytest.fixture(params=sorted(PROGRAMS))
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TwoServers]:
    if find(PROGRAMS[request.param]) is None:
        pytest.skip(f"{request.param} is not installed here; .ci/run installs it")
    made = TwoServers(request.param, tmp_path)
    try:
        wait_until(lambda: made.http.get("/healthz").status_code == 200)
        yield made
    finally:
        made.stop()


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come to that")


def test_all_that_is_asked_of_a_table_reaches_one_server_and_tables_are_spread_over_both(both: TwoServers) -> None:
    found = [both.found(0), both.found(1)]
    assert all(found), "all tables fell to one server"
    for number, tables in enumerate(both.tables):
        for table in tables:
            here = table in found[number]
            assert [both.knows(table, path) for path in ("", "?since=1", "/since", "/why?move=roll")] == [here] * 4
    for number in (0, 1):
        for table in found[number][:3]:
            with both.live(table) as seen:
                assert f'"table":"{table}"' in seen.recv(20)
                assert [server.connections() for server in both.servers] == [1 - number, number]
            wait_until(lambda: not any(server.connections() for server in both.servers))


def test_tables_are_opened_at_both_servers(both: TwoServers) -> None:
    origin = {"Origin": both.proxy.address}
    both.http.get("/api/me")
    quick = {"game": "camel_up", "name": "Ann"}
    for path, body in (("/tables", {"game": "camel_up", "players": 3}), ("/tables/quick", quick)):
        before = [len(server.registry.rooms) for server in both.servers]
        for _ in range(16):
            made = both.http.post(f"/api{path}", json=body, headers=origin)
            assert made.status_code == 200, made.text
        after = [len(server.registry.rooms) for server in both.servers]
        assert all(now > then for now, then in zip(after, before, strict=True)), path


def test_when_a_server_is_stopped_its_tables_are_asked_of_the_other(both: TwoServers) -> None:
    """And nobody is told that there is a proxy: whatever is asked, a server answers."""
    lost, kept = both.found(0), both.found(1)
    assert lost
    assert kept
    both.servers[0].stop()
    for _ in range(3):
        assert [both.knows(table) for table in lost] == [False] * len(lost)
        assert all(both.knows(table) for table in kept)
        answer = both.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": both.proxy.address})
        assert answer.status_code == 200, answer.text
    with both.live(kept[0]) as seen:
        assert f'"table":"{kept[0]}"' in seen.recv(20)
    moved = [table for table in both.tables[1] if both.knows(table)]
    assert moved == both.tables[1], "tables that fell to the first server are asked of the second now"


def test_the_server_is_told_who_asks_and_by_https_and_nobody_can_lie_about_it(both: TwoServers) -> None:
    table = (both.found(0) or both.found(1))[0]
    lie = {"X-Forwarded-For": "192.0.2.66", "X-Forwarded-Proto": "http", "Forwarded": "for=192.0.2.66"}
    with both.live(table, "127.0.0.9", **lie) as seen:
        seen.recv(20)
        open_now = [found for server in both.servers for found in server.app.state.services.connections._open]
        assert [connection.caller.address for connection in open_now] == ["127.0.0.9"]
    assert "secure" in both.http.get("/api/me", headers=lie).headers["set-cookie"].lower()


def test_plain_http_is_sent_to_https(both: TwoServers) -> None:
    answer = httpx.get(f"http://127.0.0.1:{both.proxy.plain}/t/x", headers={"Host": "localhost"})
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")
    assert "max-age=" in both.http.get("/").headers["strict-transport-security"]


def test_live_sockets_are_compressed_through_it(both: TwoServers) -> None:
    table = (both.found(0) or both.found(1))[0]
    with both.live(table) as seen:
        assert isinstance(seen.extensions[0], PerMessageDeflate)
        seen.recv(20)


def test_a_client_that_waits_for_each_answer_looks_on_over_https_as_often_as_it_likes(
    both: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one thread that reads and another that writes one connection in sixty failed."""
    monkeypatch.setenv("SSL_CERT_FILE", str(both.proxy.certificate))
    table = (both.found(0) or both.found(1))[0]
    with Client(both.proxy.address) as client:
        for _ in range(100):
            with client.live(table) as seen:
                assert isinstance(seen.receive(), Update)


def test_a_proxy_that_takes_the_wish_away_turns_compression_off(tmp_path: Path) -> None:
    if find("nginx") is None:
        pytest.skip("nginx is not installed here; .ci/run installs it")
    line = 'proxy_set_header Forwarded "";'
    both = TwoServers("nginx", tmp_path, replaced={line: f'{line} proxy_set_header Sec-WebSocket-Extensions "";'})
    try:
        with both.live((both.found(0) or both.found(1))[0]) as seen:
            assert seen.extensions == []
            seen.recv(20)
    finally:
        both.stop()


def test_figures_are_not_for_the_public_and_nothing_is_too_large(both: TwoServers) -> None:
    assert both.http.get("/metrics").status_code == 404
    assert both.http.get("/readyz").status_code == 404
    assert status_of_a_large_body(both) in ((None, 413, 502) if both.proxy.kind == "caddy" else (413,))
    long = both.http.get("/api/games", headers={"X-Long": "x" * 100_000})
    assert long.status_code in (400, 431, 502), long.status_code
    assert both.http.get("/api/games").status_code == 200


def status_of_a_large_body(both: TwoServers) -> int | None:
    """None if the line is cut. Debian's Caddy does that, or says 502, or passes on what the server says of it, as it happens."""
    try:
        return both.http.post(
            "/api/tables/import", content=b"x" * 3_000_000, headers={"Content-Type": "application/json"}
        ).status_code
    except httpx.TransportError:
        return None
