"""Nonsense changes nothing, crashes nothing, and is told apart from what was meant."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from caravanserai.api.messages import Error
from caravanserai.core.discovery import game_ids
from caravanserai.service.config import Allowance, Limits
from tests.server.people import Person
from tests.server.running import Running
from tests.wire.asking import running
from tests.wire.malformed import besiege
from tests.wire.nonsense import RAW

FEW = Limits(messages_per_socket=Allowance(20, 1.0), requests_per_person=Allowance(60, 1.0), sockets_per_person=3)


@pytest.mark.parametrize("seed", [1, 2])
def test_messages_that_no_client_should_send_change_nothing(seed: int, tmp_path: Path) -> None:
    siege = asyncio.run(besiege(tmp_path, 3000, seed))
    assert siege.sent >= 3000
    assert min(siege.moves[game] for game in game_ids()) > 8
    assert min(siege.sent_during[game] for game in game_ids()) > 800
    expected = {
        "bad_json",
        "bad_message",
        "not_seated",
        "stale",
        "not_your_turn",
        "bad_token",
        "other_site",
        "too_large",
        "scope",
    }
    assert expected <= set(siege.codes)
    assert "internal" not in siege.codes


def test_a_flood_is_held_back_and_does_no_harm(tmp_path: Path) -> None:
    async def flood() -> tuple[list[Error], list[int], list[int | None]]:
        async with running(tmp_path / "tables.db", FEW) as web:
            who = web.headers_of("ann")
            body = json.dumps({"game": "camel_up", "players": 3}).encode()
            table = json.loads((await web.ask("POST", "/api/tables", who, body)).body)["table"]
            live = web.connect(f"/api/tables/{table}/live", who)
            for number in range(500):
                live.send(f'{{"command": {{"do": "ready"}}, "id": {number}}}')
            await web.settle()
            statuses = [(await web.ask("GET", f"/api/tables/{table}", who)).status for _ in range(200)]
            crowd = [web.connect(f"/api/tables/{table}/live", who) for _ in range(10)]
            await web.settle()
            errors = [msgspec.json.decode(raw, type=Error) for raw in live.told if raw.startswith(b'{"message":"error"')]
            assert live.closed == 4429
            assert web.registry.rooms[table].table.state.version == 1
            other = await web.ask("GET", f"/api/tables/{table}", web.headers_of("ben"))
            assert other.status == 200
            return errors, statuses, [one.closed for one in crowd]

    errors, statuses, closed = asyncio.run(flood())
    assert 50 < len(errors) < 500
    assert {error.code for error in errors} == {"not_seated", "too_many"}
    assert sum(error.code == "not_seated" for error in errors) < 30
    assert set(statuses) == {200, 429}
    assert closed.count(4429) >= 7


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path)
    yield running
    running.stop()


def exchange(server: Running, content: bytes) -> bytes:
    """Raw bytes to the server's port, and whatever comes back within a moment."""
    address = urlsplit(server.address)
    with socket.create_connection((address.hostname or "", address.port or 0), timeout=5) as line:
        line.sendall(content)
        line.settimeout(0.05)
        answer = b""
        try:
            while piece := line.recv(65536):
                answer += piece
        except (TimeoutError, ConnectionResetError):
            pass
        return answer


def upgrade(table: str, extra: str = "") -> bytes:
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    return (head + f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{extra}\r\n").encode()


def frame(opcode: int, content: bytes, *, masked: bool = True) -> bytes:
    length = len(content)
    size = bytes([length | masked << 7]) if length < 126 else bytes([126 | masked << 7]) + length.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + (bytes(4) if masked else b"") + content


def test_a_real_server_withstands_bytes_of_any_kind(server: Running) -> None:
    person = Person(server.address)
    person.get("/me")
    table = person.open_table()
    before = person.look(table).version
    rng = random.Random(5)
    lines = [rng.randbytes(rng.randrange(1, 400)) for _ in range(10)]
    lines += [
        f"POST /api/tables/{table} HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n{{".encode()
        for size in ("-1", "5", "9" * 40)
    ]
    lines += [
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 100_000,
        b"\x16\x03\x01\x02\x00",
        b"GET /\xff HTTP/1.1\r\nHost: \xff\r\n\r\n",
    ]
    lines += [upgrade(table, "Sec-WebSocket-Extensions: nonsense; x=\r\n"), upgrade("x" * 5000), upgrade(table)[:-4]]
    lines += [upgrade(table) + frame(opcode, content[:60_000]) for content in RAW for opcode in (1, 2)]
    lines += [upgrade(table) + frame(opcode, b"x" * 130) for opcode in (0, 3, 7, 8, 9, 10, 11, 15)]
    lines += [
        upgrade(table) + frame(1, b"{}", masked=False),
        upgrade(table) + b"\xff" * 40,
        upgrade(table) + frame(8, b"\x00\x01"),
    ]
    for content in lines:
        answer = exchange(server, content)
        assert not answer.startswith(b"HTTP/1.1 5"), (content[:200], answer[:300])
        assert b'"internal"' not in answer
    assert person.look(table).version == before
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    person.close()
