"""Who keeps a connection for nothing is turned away, told and counted; everybody else comes in."""

from __future__ import annotations

import json
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from caravanserai.service.config import UNLIMITED, Limits
from caravanserai.service.doors import Doors
from caravanserai.service.metrics import Metrics
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import started
from tests.server.test_limits import limited

Come = Callable[..., Person]
Run = Callable[..., Running]
HALF = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Half: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


def reach(address: str) -> socket.socket:
    where = urlsplit(address)
    return socket.create_connection((str(where.hostname), where.port or 80), timeout=30)


def rest(line: socket.socket) -> bytes:
    """All that is told until the line is closed."""
    told = b""
    try:
        while part := line.recv(65_536):
            told += part
    except ConnectionResetError:
        pass
    return told


def refused(running: Running, reason: str) -> float:
    found = running.app.state.services.metrics.registry.get_sample_value(
        "caravanserai_connections_refused_total", {"reason": reason}
    )
    return float(found or 0.0)


@pytest.mark.parametrize("kind", ["one header without end", "headers without end", "an address without end"])
def test_the_head_of_a_request_has_an_end(run: Run, kind: str) -> None:
    running = run(UNLIMITED)
    first = {"one header without end": HALF, "headers without end": HALF + b"x\r\n", "an address without end": b"GET /"}[kind]
    part = {"headers without end": b"X-More: " + b"x" * 1000 + b"\r\n"}.get(kind, b"x" * 1000)
    sent = 0
    with reach(running.address) as line:
        line.sendall(first)
        try:
            while sent < 60_000_000:
                line.sendall(part * 100)
                sent += len(part) * 100
        except OSError:
            pass
        assert sent < 20_000_000
    assert refused(running, "head") == 1
    assert httpx.get(f"{running.address}/healthz").status_code == 200


def test_a_head_that_is_a_little_too_long_is_told_so_and_one_that_is_not_is_answered(run: Run) -> None:
    running = run(limited(head_bytes=2000))
    for size, status in ((1500, 200), (3000, 431)):
        with reach(running.address) as line:
            line.sendall(HALF + b"x" * size + b"\r\nConnection: close\r\n\r\n")
            assert rest(line).startswith(f"HTTP/1.1 {status} ".encode())


@pytest.mark.parametrize("sent", [b"", HALF, b"\r\n", BODY], ids=["nothing", "half a head", "an empty line", "half a body"])
def test_half_a_request_is_not_waited_for(run: Run, sent: bytes) -> None:
    running = run(limited(head_seconds=0.3, request_seconds=0.3))
    with reach(running.address) as line:
        line.sendall(sent)
        assert rest(line).startswith(b"HTTP/1.1 408 ")
    assert refused(running, "slow") == 1
    assert httpx.get(f"{running.address}/healthz").status_code == 200


def test_after_an_answer_the_next_request_is_not_waited_for_either(run: Run) -> None:
    running = run(limited(head_seconds=0.3))
    with reach(running.address) as line:
        line.sendall(WHOLE)
        line.sendall(HALF)
        told = rest(line)
    assert told.startswith(b"HTTP/1.1 200 ")
    assert b"408" in told or told.count(b"HTTP/1.1") == 1


def test_a_live_socket_is_not_a_request_that_takes_too_long(run: Run, come: Come) -> None:
    running = run(limited(head_seconds=0.2, request_seconds=0.2))
    ann = come("Ann", at=running)
    seat = ann.live(started([ann]))
    seat.must("say", text="hello")
    time.sleep(0.6)
    seat.must("say", text="still here")


def test_one_address_has_so_many_connections_and_they_come_free_again(tmp_path: Path) -> None:
    running = Running(tmp_path, limited(connections_per_address=3, head_seconds=0.0), proxies="192.0.2.1")
    try:
        lines = [reach(running.address) for _ in range(3)]
        wait_until(lambda: len(running.app.state.services.doors) == 3)
        with reach(running.address) as fourth:
            assert rest(fourth).startswith(b"HTTP/1.1 503 ")
        assert refused(running, "address") == 1
        lines.pop().close()
        wait_until(lambda: len(running.app.state.services.doors) < 3)
        assert httpx.get(f"{running.address}/healthz").status_code == 200
        for line in lines:
            line.close()
    finally:
        running.stop()


def test_a_socket_that_is_closed_makes_room(tmp_path: Path) -> None:
    running = Running(tmp_path, UNLIMITED, proxies="192.0.2.1")
    try:
        ann = Person(running.address)
        ann.get("/me")
        seat = ann.live(ann.open_table())
        assert seat.now.version == 1
        with_socket = len(running.app.state.services.doors)
        seat.close()
        wait_until(lambda: len(running.app.state.services.doors) < with_socket)
        ann.close()
        wait_until(lambda: len(running.app.state.services.doors) == 0)
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("proxies", "host", "allowed"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("10.0.0.0/8", "10.3.4.5", True),
        ("*", "192.0.2.7", True),
        ("10.0.0.0/8", "192.0.2.7", False),
        ("proxy.example", "192.0.2.7", False),
        ("", None, False),
    ],
)
def test_a_proxy_that_is_trusted_has_any_number_of_connections(proxies: str, host: str | None, allowed: bool) -> None:
    doors = Doors(Limits(connections_per_address=1), Metrics())
    doors.trust(proxies)
    assert doors.enter(host) is None
    assert (doors.enter(host) is None) == allowed


def test_there_are_never_more_connections_than_files() -> None:
    doors = Doors(UNLIMITED, Metrics())
    doors.keep_below(103)
    entered = [doors.enter(f"192.0.2.{number}") for number in range(5)]
    assert entered == [None, None, None, "server", "server"]
    doors.leave("192.0.2.0")
    assert doors.enter("192.0.2.9") is None


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that may have 256 files at first and no more than 300."""
    (tmp_path / "limits.json").write_text(json.dumps({"head_seconds": 2}), encoding="utf-8")
    started = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--data", str(tmp_path)]
    script = ["sh", "-c", 'ulimit -Sn 256; ulimit -Hn 300; exec "$@"', "sh", *started]
    process = subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(2)]
    found = re.search(r"http://\S+:\d+", told[-1])
    assert found is not None, (told, process.communicate())
    yield process, found[0]
    process.kill()
    process.communicate()


def test_idle_connections_lock_nobody_out(crowded: tuple[subprocess.Popen[str], str]) -> None:
    process, address = crowded
    assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE) == (300, 300)
    lines = [reach(address) for _ in range(400)]
    for line in lines[:100]:
        line.sendall(HALF)
    wait_until(lambda: is_well(address))
    for line in lines:
        line.close()
    process.terminate()
    _, logs = process.communicate(timeout=30)
    told = [json.loads(line) for line in logs.splitlines()]
    assert {"server", "slow"} <= {line.get("reason") for line in told if line["event"] == "connections turned away"}


def is_well(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(3000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come to that")
