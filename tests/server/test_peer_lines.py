"""Servers ask each other over lines that are kept, and read every answer that ours give."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import pytest

from caravanserai.server.http.peer_lines import NotConnected, PeerAnswer, PeerLines

ANSWERS = {
    b"/plain": b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Said: yes\r\n\r\nhello",
    b"/chunks": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;x=1\r\nlo\r\n0\r\n\r\n",
    b"/nothing": b"HTTP/1.1 204 No Content\r\n\r\n",
    b"/goodbye": b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbye",
}


def asked(work: Callable[[PeerLines, str, list[bytes]], Awaitable[None]]) -> None:
    """Work with lines to a server at this address, which notes the head of each request, and `new` for each line."""

    async def run() -> None:
        noted: list[bytes] = []
        answering: set[asyncio.Task[None] | None] = set()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            noted.append(b"new")
            answering.add(asyncio.current_task())
            with contextlib.suppress(asyncio.IncompleteReadError, OSError):
                while True:
                    head = await reader.readuntil(b"\r\n\r\n")
                    size = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length"))
                    noted.append(head + await reader.readexactly(size))
                    writer.write(ANSWERS[head.split(b" ")[1]])
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        lines = PeerLines(5.0, 20.0)
        try:
            await work(lines, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", noted)
        finally:
            lines.close()
            server.close()
            await asyncio.gather(*filter(None, answering))

    asyncio.run(run())


def test_one_line_serves_many_requests_and_every_form_of_answer() -> None:
    async def work(lines: PeerLines, address: str, noted: list[bytes]) -> None:
        plain = await lines.ask(address, "POST", "/plain", {"x-for": "ann"}, b"body")
        assert plain == PeerAnswer(200, [(b"content-length", b"5"), (b"x-said", b"yes")], b"hello")
        assert (await lines.ask(address, "GET", "/chunks", {}, b"")).content == b"hello"
        assert (await lines.ask(address, "GET", "/nothing", {}, b""))[::2] == (204, b"")
        assert noted.count(b"new") == 1
        assert noted[1].startswith(b"POST /plain HTTP/1.1\r\nhost: 127.0.0.1:")
        assert noted[1].endswith(b"x-for: ann\r\ncontent-length: 4\r\n\r\nbody")

    asked(work)


def test_a_line_that_says_goodbye_is_not_used_again() -> None:
    async def work(lines: PeerLines, address: str, noted: list[bytes]) -> None:
        assert (await lines.ask(address, "GET", "/goodbye", {}, b"")).content == b"bye"
        await lines.ask(address, "GET", "/plain", {}, b"")
        assert noted.count(b"new") == 2

    asked(work)


def test_whoever_is_not_there_was_not_asked() -> None:
    async def work(lines: PeerLines, address: str, noted: list[bytes]) -> None:
        with pytest.raises(NotConnected):
            await lines.ask("http://127.0.0.1:1", "GET", "/plain", {}, b"")

    asked(work)
