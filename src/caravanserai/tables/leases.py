"""Which of several servers has a table: one at a time, which alone plays its bots, winds its clocks and writes to its log.

A lease is good as long as its server is seen alive. Whoever has lost one without knowing can do no harm: the store takes rows of
a table only from the server that has it, and only with the next number of its log.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from caravanserai.api.refusals import Refused
from caravanserai.tables import timing


class Elsewhere(Refused):
    """Another server has this table: who asked is sent on to its address; or, if it has none, asks again later."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__("try_again", "another server has this table; ask again")
        self.table = table
        self.address = address


class Taken(msgspec.Struct, frozen=True):
    """What came of asking for a table: it is ours, or the address of the server that has it."""

    elsewhere: str | None = None
    unserved: float = 0.0
    """For how many seconds nobody has served it, because the server that had it died."""


class Heard(msgspec.Struct, frozen=True):
    """What servers tell each other."""

    word: str
    """`let_go` of a table; the `sessions` of somebody, or a `token`, changed; a server has `died`."""
    about: str = ""


class Listener(Protocol):
    """Who is told what becomes of the leases."""

    def lost_all(self) -> None:
        """No lease that was held is sure to be held still."""
        ...

    def heard(self, heard: Heard) -> None: ...


class Leases(Protocol):
    """The leases of one server."""

    async def open(self, listener: Listener) -> None:
        """Begin to take part. Raises `StorageError` if the other servers cannot be joined."""
        ...

    async def close(self) -> None:
        """Give everything back."""
        ...

    async def take(self, table: str) -> Taken:
        """Have a table if nobody else does. One that we have already stays ours."""
        ...

    async def let_go(self, table: str) -> None: ...

    async def tell(self, heard: Heard) -> None:
        """Tell all other servers."""
        ...

    def others(self) -> list[str]:
        """The addresses of the other servers that are alive, as far as is known."""
        ...

    def count(self) -> int:
        """How many tables we have."""
        ...

    def missed(self, address: str) -> bool:
        """Whether the server at this address was there, and is not any more."""
        ...

    def are_sure(self) -> bool:
        """Whether what we have is certainly ours still: others take it only when we were not seen for longer than now."""
        ...

    def clock(self) -> float:
        """What the clock says that all servers go by, whatever this machine's clock is set to meanwhile."""
        ...


class Alone:
    """The leases of a server that shares its tables with nobody: all are its own."""

    async def open(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass

    async def take(self, table: str) -> Taken:
        return Taken()

    async def let_go(self, table: str) -> None:
        pass

    async def tell(self, heard: Heard) -> None:
        pass

    def others(self) -> list[str]:
        return []

    def count(self) -> int:
        return 0

    def missed(self, address: str) -> bool:
        return False

    def are_sure(self) -> bool:
        return True

    def clock(self) -> float:
        return timing.wall()
