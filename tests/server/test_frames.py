"""What a client says is heard the same, in however many pieces it comes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from caravanserai.server.sockets.protocol import WebSocketProtocol

HELLO = (
    b"GET /live HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
MASK = b"\x01\x02\x03\x04"
LONG = "a long way " * 20


class Line(asyncio.Transport):
    """Notes what is sent."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.sent = b""
        self.paused = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass


def frame(first: int, content: bytes) -> bytes:
    """As a client sends it."""
    size = bytes((128 | len(content),)) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return bytes((first,)) + size + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(content))


SAID = [
    frame(0x81, b"first"),
    frame(0x8A, b""),
    frame(0x81, LONG.encode()),
    frame(0x01, b"in "),
    frame(0x89, b"there?"),
    frame(0x80, b"parts"),
    frame(0x82, b"bytes"),
    frame(0x81, "last, with é".encode()),
]


async def heard(pieces: list[bytes], take: int) -> tuple[list[Any], bytes]:
    """What an application is told of the first so many messages, and what the client was sent after the handshake."""
    told: list[Any] = []
    done = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while len(told) < take:
            message = await receive()
            told.append(message.get("text") if message.get("text") is not None else message.get("bytes", message["type"]))
        done.set()

    config = Config(app, ws=WebSocketProtocol, lifespan="off", log_config=None)
    config.load()
    protocol, line = WebSocketProtocol(config, ServerState(), {}), Line()
    protocol.connection_made(line)
    protocol.data_received(HELLO)
    while b"\r\n\r\n" not in line.sent:
        await asyncio.sleep(0)
    for piece in pieces:
        protocol.data_received(piece)
    async with asyncio.timeout(20):
        await done.wait()
        await asyncio.gather(*protocol.tasks)
    protocol.connection_lost(None)
    return told, line.sent.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 10_000])
def test_what_is_said_is_heard_the_same_in_however_many_pieces(size: int) -> None:
    said = b"".join(SAID)
    pieces = [said[start : start + size] for start in range(0, len(said), size)]
    told, sent = asyncio.run(heard(pieces, 5))
    assert told == ["first", LONG, "in parts", b"bytes", "last, with é"]
    assert sent.startswith(b"\x8a\x06there?")


def test_a_text_amid_the_parts_of_another_is_an_error_as_ever() -> None:
    told, sent = asyncio.run(heard([frame(0x01, b"in "), frame(0x81, b"between")], 1))
    assert told == ["websocket.disconnect"]
    assert sent[:1] == b"\x88"


def test_more_than_a_few_texts_are_not_read_before_the_first_is_answered() -> None:
    async def flood() -> bool:
        enough = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await enough.wait()

        config = Config(app, ws=WebSocketProtocol, lifespan="off", log_config=None)
        config.load()
        protocol, line = WebSocketProtocol(config, ServerState(), {}), Line()
        protocol.connection_made(line)
        protocol.data_received(HELLO)
        await asyncio.sleep(0.01)
        protocol.data_received(frame(0x81, b"one"))
        at_first = line.paused
        for _ in range(3):
            protocol.data_received(frame(0x81, b"more"))
        full = line.paused
        enough.set()
        await asyncio.gather(*protocol.tasks)
        protocol.connection_lost(None)
        return full and not at_first

    assert asyncio.run(flood())
