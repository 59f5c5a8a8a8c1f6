"""What is sent over the network, what comes back, and who carries it."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec


class Letter(msgspec.Struct, frozen=True):
    """A request that a server makes of another."""

    url: str
    headers: dict[str, str]
    body: bytes
    method: Literal["POST", "PATCH"] = "POST"


class Receipt(msgspec.Struct, frozen=True):
    """What the other server answered; of its words no more than the first few thousand."""

    status: int
    body: bytes = b""
    wait: float = 0.0
    """How many seconds it asks to wait before the next."""


class NotDelivered(Exception):
    """A letter that has not arrived, or of which nobody knows whether it has. The message says why."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.wait = wait
        """How many seconds the other server asks to wait before the next."""


class Carrier(Protocol):
    """Who carries letters, beside the loop that moves are made in."""

    async def send(self, letter: Letter) -> Receipt:
        """The answer, whatever it is; raises `NotDelivered` if there is none, or if the address is none to send to."""
        ...

    async def close(self) -> None: ...
