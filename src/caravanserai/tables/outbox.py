"""What is to be told to people who do not look on, kept with the log until it was sent: a transactional outbox.

A notice is written in the transaction of the rows that it tells of, once for each place where its subject wants to be told. So
none is there of a move that was not committed, and none is missing of one that was.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

NoticeKind = Literal["your_turn", "nudge", "reminder", "game_over", "withdrawn", "hello"]
"""`withdrawn` takes away what was shown; `hello` tells a new webhook that it works."""
DestinationKind = Literal["push", "mail", "hook", "feed"]


class Notice(msgspec.Struct, frozen=True):
    """Something to be told of a table, as everybody who looks on may know it."""

    kind: NoticeKind
    subject: str
    """Whom it is for: a person, or everybody a table's webhooks tell, who are named by the table."""
    table: str
    version: int
    """Of the table, when it came about."""
    at: float
    due: float
    """Not to be sent before: whoever has the table open may see it by themselves."""
    game: str
    name: str = ""
    """What the table is called."""
    seats: list[str] = []
    """The names of those who are waited for; of a finished game, of those who have won."""
    deadline: float | None = None


class Destination(msgspec.Struct, frozen=True):
    """A place where somebody's, or a table's, notices go."""

    id: str
    kind: DestinationKind
    subject: str
    owner: str
    address: str
    active: bool
    """Whether anything is sent there: an address for mail has to be confirmed first."""
    apart: bool
    content: str
    """What its kind needs besides, as JSON."""
    created: float
    failures: int = 0
    """How many notices in a row could not be sent there."""


class WaitingNotice(msgspec.Struct, frozen=True):
    """A notice that somebody has claimed to send."""

    destination: Destination
    notice: Notice
    kind: NoticeKind
    """What is to be done now; the notice itself may be an older one that is withdrawn."""
    version: int
    slot: int
    tries: int
    """How many times it was claimed, this one included."""
    shown: bool


class NoticeStore(Protocol):
    """The part of a store that notices are kept in."""

    async def put_notices(self, notices: list[Notice]) -> None:
        """Put notices into the outbox that no row of a log belongs to."""
        ...

    async def next_due_notice(self, kind: DestinationKind) -> float | None:
        """When the next notice of a kind of place is to be sent; None if none waits."""
        ...

    async def claim_notices(
        self, kind: DestinationKind, claim: str, *, now: float, until: float, limit: int, busy: list[str]
    ) -> list[WaitingNotice]:
        """Claim notices that are due, but for these destinations: nobody else gets them before `until`. Each claim is a try."""
        ...

    async def settle_notices(self, claim: str, waiting: WaitingNotice, *, now: float, shown: bool, tried: int = 0) -> None:
        """What was claimed for this destination and table is done, unless something newer has come meanwhile; where each is sent
        by itself, what was tried so often."""
        ...

    async def put_off_notices(self, claim: str, waiting: WaitingNotice, due: float, *, anew: bool = False) -> None:
        """What was claimed for this destination and table is tried at that time; anew, as if it had not been tried."""
        ...

    async def release_notices(self) -> None:
        """Nobody is at anything: for a server that starts, and is the only one."""
        ...

    async def save_destination(self, destination: Destination) -> None:
        """Keep it, new or changed; raises `Conflict` if its address is taken by another."""
        ...

    async def destination(self, id: str) -> Destination | None: ...

    async def destination_at(self, kind: DestinationKind, address: str) -> Destination | None: ...

    async def destinations_of(self, subject: str) -> list[Destination]:
        """All places where a person's, or a table's, notices go, the oldest first."""
        ...

    async def delete_destination(self, id: str) -> None: ...

    async def delete_waiting(self, id: str) -> None:
        """Send nothing of what waits for a destination."""
        ...

    async def wishes(self, who: str) -> str | None:
        """What somebody wants to be told, as they have kept it."""
        ...

    async def save_wishes(self, who: str, content: str) -> None: ...

    async def muted_tables(self, who: str) -> list[str]: ...

    async def mute_table(self, who: str, table: str, *, muted: bool) -> None: ...

    async def forget_notices(self, who: str) -> None:
        """Keep nothing of where and what somebody wanted to be told, nor of the webhooks that they have set up."""
        ...
