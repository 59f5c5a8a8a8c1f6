"""Sockets from within: what is written at once, and what becomes of a command whose socket ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from caravanserai.server.sockets.protocol import text_frame
from tests.wire.asking import running

SETTINGS = msgspec.json.encode({"game": "camel_up", "players": 3})
SIT = '{"command": {"do": "sit", "name": "Ann"}}'


@pytest.mark.parametrize("size", [0, 1, 125, 126, 3000, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_others_frame_it(size: int) -> None:
    content = b"x" * size
    assert text_frame(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


def test_a_command_is_carried_out_though_its_socket_ends_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "tables.db") as web:
            made = await web.ask("POST", "/api/tables", web.headers_of("ann"), SETTINGS)
            table = msgspec.json.decode(made.body)["table"]
            room, append, go_on = web.registry.rooms[table], web.registry.store.append, asyncio.Event()

            async def slow(*rows: Any) -> None:
                await go_on.wait()
                await append(*rows)

            socket = web.connect(f"/api/tables/{table}/live", web.headers_of("ann"))
            await web.settle()
            web.registry.store.append = slow
            socket.send(SIT)
            while not room.lock.locked():
                await asyncio.sleep(0)
            for connection in list(web.services.connections._open):
                connection.hang_up(4401, "the token was revoked")
            while socket.closed is None:
                await asyncio.sleep(0)
            assert room.seat_of("ann") is None
            go_on.set()
            await web.settle()
            assert room.seat_of("ann") == 0
            assert socket.told[-1].startswith(b"closed 4401")

    asyncio.run(story())
