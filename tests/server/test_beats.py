"""When a line has fallen silent, and when it is the server that has not listened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from caravanserai.server.sockets.protocol import (
    BEAT_SECONDS,
    LATE_SECONDS,
    MOST_PINGS,
    PING,
    SILENT_SECONDS,
    WebSocketProtocol,
    beat_seconds,
)


class Clock:
    """A loop's clock that is set by hand, and the one beat that is due by it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due = 0.0
        self.beat: Callable[[], None] | None = None

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, beat: Callable[[], None]) -> Clock:
        self.due, self.beat = when, beat
        return self

    def cancel(self) -> None:
        self.beat = None

    def go_on(self, late: float = 0.0) -> None:
        """Until the next beat, to which the loop comes so much too late."""
        assert self.beat is not None
        self.now = self.due + late
        self.beat()


class Wire:
    """Where pings go."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, content: bytes) -> None:
        self.written.append(content)

    def is_closing(self) -> bool:
        return False


class Line(WebSocketProtocol):
    """A line that is only watched."""

    def __init__(self) -> None:
        self.clock, self.wire, self.told = Clock(), Wire(), list[bool]()
        self.loop: Any = self.clock
        self.transport: Any = self.wire
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent = False
        self.watch(self.told.append)

    def hear(self) -> None:
        self.heard_at = self.clock.now


def test_a_peer_that_answers_is_never_silent_and_one_that_stops_soon_is() -> None:
    line = Line()
    for _ in range(10):
        line.clock.go_on()
        line.hear()
    assert line.told == []
    assert line.wire.written == [PING] * 10
    heard = line.clock.now
    while not line.told:
        line.clock.go_on()
    assert line.told == [False]
    assert SILENT_SECONDS <= line.clock.now - heard <= SILENT_SECONDS + BEAT_SECONDS
    line.watch(None)


def test_a_server_that_comes_late_does_not_take_its_own_silence_for_the_peers() -> None:
    line = Line()
    line.clock.go_on()
    line.hear()
    line.clock.go_on(late=60.0)
    assert line.told == [], "what the peer has said meanwhile is not read yet"
    line.hear()
    line.clock.go_on()
    assert line.told == []
    line.clock.go_on(late=LATE_SECONDS * 2)
    for _ in range(4):
        line.clock.go_on()
    assert line.told == [False], "a peer that is really gone is missed once the server comes in time again"
    line.watch(None)


def test_after_a_stall_each_line_keeps_its_own_time() -> None:
    line = Line()
    first = line.clock.due
    line.clock.go_on(late=10.3)
    assert line.clock.due > line.clock.now
    beats = (line.clock.due - first) / BEAT_SECONDS
    assert abs(beats - round(beats)) < 1e-6
    line.watch(None)


def test_the_pings_of_a_server_are_bounded_however_many_are_watched() -> None:
    assert beat_seconds(1) == beat_seconds(900) == BEAT_SECONDS
    for watched in (2_000, 10_000, 60_000):
        assert watched / beat_seconds(watched) <= MOST_PINGS


def test_who_is_watched_is_counted() -> None:
    before = WebSocketProtocol.watched
    lines = [Line(), Line()]
    assert WebSocketProtocol.watched == before + 2
    lines[0].watch(lines[0].told.append)
    assert WebSocketProtocol.watched == before + 2
    for line in lines:
        line.watch(None)
        line.watch(None)
    assert WebSocketProtocol.watched == before
