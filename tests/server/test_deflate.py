"""Live sockets that are compressed: for whoever asks, with what was sent before as context, and nothing that others say in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from caravanserai.server.sockets.deflate import SMALLEST, WINDOW_BITS
from tests.server.people import Person
from tests.server.tables import play, started
from tests.server.wire_line import CLOSE, TEXT, WireFrame, WireLine

Come = Callable[..., Person]
ASKED = "permessage-deflate; client_max_window_bits"
END = b"\x00\x00\xff\xff"
"""What a compressed message ends with, and is left out on the wire (RFC 7692, section 7.2.1)."""


class Reader:
    """Somebody at a table who looks at what is on the wire."""

    def __init__(self, person: Person, table: str, extensions: str | None = ASKED, query: str = "") -> None:
        self.line = WireLine(person, f"/tables/{table}/live{query}", extensions)
        self._context = zlib.decompressobj(-WINDOW_BITS)
        self.inflated = b""
        """All that came compressed."""

    def next(self) -> tuple[WireFrame, dict[str, Any]]:
        """The next message, as it is on the wire and as it is meant."""
        frame = self.line.frame()
        assert frame.kind == TEXT, frame
        content = frame.content
        if frame.compressed:
            content = self._context.decompress(content + END)
            self.inflated += content
        return frame, json.loads(content)

    def until(self, kind: str) -> tuple[WireFrame, dict[str, Any]]:
        while True:
            frame, message = self.next()
            if message["message"] == kind:
                return frame, message


@pytest.fixture
def read() -> Iterator[Callable[..., Reader]]:
    readers: list[Reader] = []

    def begin(*given: Any, **named: Any) -> Reader:
        readers.append(Reader(*given, **named))
        return readers[-1]

    yield begin
    for reader in readers:
        reader.line.close()


def test_who_does_not_ask_is_sent_everything_as_it_is(come: Come, read: Callable[..., Reader]) -> None:
    ann = come("Ann")
    reader = read(ann, started([ann]), None)
    assert "extensions" not in reader.line.answer.lower()
    frame, message = reader.next()
    assert (frame.compressed, message["message"]) == (False, "update")


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("permessage-deflate", "client_no_context_takeover; server_max_window_bits=13"),
        (ASKED, "client_no_context_takeover; server_max_window_bits=13; client_max_window_bits=10"),
        ("permessage-deflate; server_max_window_bits=10", "client_no_context_takeover; server_max_window_bits=10"),
        ("x-unheard-of, permessage-deflate", "client_no_context_takeover; server_max_window_bits=13"),
    ],
)
def test_what_is_agreed_bounds_the_memory_of_a_socket(come: Come, read: Callable[..., Reader], asked: str, answered: str) -> None:
    ann = come("Ann")
    reader = read(ann, started([ann]), asked)
    assert f"permessage-deflate; {answered}\n" in reader.line.answer
    frame, message = reader.next()
    assert (frame.compressed, message["message"]) == (True, "update")


@pytest.mark.parametrize("query", ["", "?changes=true"], ids=["updates", "changes"])
def test_with_context_the_third_message_is_far_smaller_than_alone(come: Come, read: Callable[..., Reader], query: str) -> None:
    people = [come(name) for name in ("Ann", "Ben", "Cleo")]
    table = started(people)
    reader = read(people[0], table, query=query)
    reader.next()
    frames, whole = [], []
    for person in people:
        play(person, table, "take_ticket")
        before = len(reader.inflated)
        frames.append(reader.next()[0])
        whole.append(reader.inflated[before:])
    alone = zlib.compressobj(9, wbits=-15)
    size = len(alone.compress(whole[-1]) + alone.flush())
    assert len(frames[-1].content) < size / 2
    assert len(frames[-1].content) < len(whole[-1]) / 5


def test_what_was_said_comes_as_it_is_and_leaves_no_trace_in_what_is_compressed(come: Come, read: Callable[..., Reader]) -> None:
    people = [come(name) for name in ("Ann", "Ben", "Cleo")]
    table = started(people)
    reader = read(people[0], table, query="?changes=true")
    reader.next()
    guess = "the loser is the purple one " * 8
    people[1].do(table, "say", text=guess)
    frame, message = reader.until("change")
    assert [said["text"] for said in message["talk"]] == [guess.strip()]
    assert not frame.compressed
    play(people[0], table, "take_ticket")
    assert reader.until("change")[0].compressed
    assert b"purple one" not in reader.inflated
    late = read(people[0], table)
    frame, message = late.next()
    assert (len(message["talk"]), frame.compressed) == (1, False)


def test_a_refusal_with_what_changed_goes_apart_too(come: Come, read: Callable[..., Reader]) -> None:
    people = [come(name) for name in ("Ann", "Ben", "Cleo")]
    table = started(people)
    reader = read(people[0], table)
    version = reader.next()[1]["version"]
    people[1].do(table, "say", text="the purple one " * 10)
    play(people[0], table, "take_ticket")
    reader.line.send(json.dumps({"command": {"do": "play", "move": "roll", "version": version}}).encode())
    frame, message = reader.until("error")
    assert message["update"]["talk"]
    assert not frame.compressed
    assert b"purple one" not in reader.inflated


def test_what_is_short_is_not_compressed(come: Come, read: Callable[..., Reader]) -> None:
    ann = come("Ann")
    reader = read(ann, started([ann]))
    reader.line.send(b'{"command":{"do":"say","text":"hello"},"id":7}')
    frame, message = reader.until("ack")
    assert (message["id"], frame.compressed) == (7, False)
    assert len(frame.content) < SMALLEST


def test_a_command_may_come_compressed(come: Come, read: Callable[..., Reader]) -> None:
    ann = come("Ann")
    reader = read(ann, started([ann]))
    for number in (1, 2):
        alone = zlib.compressobj(wbits=-10)
        text = json.dumps({"command": {"do": "say", "text": "hello " * 20}, "id": number}).encode()
        reader.line.send((alone.compress(text) + alone.flush(zlib.Z_SYNC_FLUSH))[:-4], compressed=True)
        assert reader.until("ack")[1]["id"] == number


def test_pythons_own_clients_ask_for_it(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    with connect(f"{ann.address.replace('http', 'ws', 1)}/api/tables/{table}/live") as socket:
        assert isinstance(socket.protocol.extensions[0], PerMessageDeflate)
        assert json.loads(socket.recv(20))["table"] == table


def test_what_cannot_be_inflated_closes_the_socket(come: Come, read: Callable[..., Reader]) -> None:
    ann = come("Ann")
    reader = read(ann, started([ann]))
    reader.line.send(b"\xff\xff\xff\xff nonsense", compressed=True)
    assert closing_code(reader) == 1002


def closing_code(reader: Reader) -> int:
    while (frame := reader.line.frame()).kind != CLOSE:
        pass
    return int.from_bytes(frame.content[:2], "big")


@contextmanager
def own_process(data: Path) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its number, and where it is."""
    command = [sys.executable, "-m", "caravanserai", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(2)]
    found = re.search(r"http://\S+:\d+", told[-1])
    assert found is not None, told
    try:
        yield process.pid, found[0]
    finally:
        process.kill()
        process.communicate()


def most_memory(process: int) -> int:
    """The most bytes that a process ever had in memory."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1]) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc, to see how much memory the server took")
def test_what_would_inflate_to_a_hundred_megabytes_is_not_inflated(tmp_path: Path) -> None:
    packed = zlib.compressobj(9, wbits=-15)
    bomb = (b"".join(packed.compress(bytes(1_000_000)) for _ in range(100)) + packed.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert len(bomb) < 110_000
    with own_process(tmp_path) as (process, address):
        ann = Person(address)
        ann.get("/me")
        table = ann.open_table()
        for asked in ("permessage-deflate", ASKED):
            before = most_memory(process)
            reader = Reader(ann, table, asked)
            reader.line.send(bomb, compressed=True)
            assert closing_code(reader) == 1009
            assert most_memory(process) - before < 20_000_000
            reader.line.close()
        assert ann.look(table).version == 1
        ann.close()
