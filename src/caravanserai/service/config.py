"""The configuration of a server: what its host can set. Everything has a default that suits a club on one machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from caravanserai.core.errors import CaravanseraiError

Count = Annotated[int, msgspec.Meta(ge=0)]
Rate = Annotated[float, msgspec.Meta(ge=0)]


class BadConfig(CaravanseraiError):
    """A setting of the host's that cannot be used."""


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: so many at once, and so many a second after that. A burst of 0 means no limit."""

    burst: Count
    per_second: Rate


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one person, one address and one table may ask for. 0 means no limit."""

    requests_per_person: Allowance = Allowance(200, 20.0)
    requests_per_address: Allowance = Allowance(2000, 200.0)
    """A whole club may sit behind one address."""
    newcomers_per_address: Allowance = Allowance(100, 0.5)
    tables_per_person: Allowance = Allowance(30, 0.01)
    tables_per_address: Allowance = Allowance(300, 0.1)
    messages_per_socket: Allowance = Allowance(100, 20.0)
    sockets_per_person: Count = 20
    sockets_per_address: Count = 500
    sockets_per_table: Count = 500
    sockets: Count = 10_000
    tokens_per_person: Count = 20
    body_bytes: Count = 64 * 1024
    import_bytes: Count = 2 * 1024 * 1024
    message_bytes: Count = 16 * 1024
    send_seconds: Rate = 10.0
    """A reader that takes longer than this to take a message is let go."""


NO_ALLOWANCE = Allowance(0, 0.0)
UNLIMITED = Limits(
    requests_per_person=NO_ALLOWANCE,
    requests_per_address=NO_ALLOWANCE,
    newcomers_per_address=NO_ALLOWANCE,
    tables_per_person=NO_ALLOWANCE,
    tables_per_address=NO_ALLOWANCE,
    messages_per_socket=NO_ALLOWANCE,
    sockets_per_person=0,
    sockets_per_address=0,
    sockets_per_table=0,
    sockets=0,
)
"""For benchmarks and tests; sizes stay limited."""


class Config(msgspec.Struct, frozen=True):
    """The configuration of one server."""

    secret: bytes
    """Signs identities, recovery links and offers."""
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Addresses the page may be served from besides the one asked for, as `https://games.example.org`."""
    page: Path | None = None
    """The folder of the built page; without one, browsers find a door."""
    tidy_seconds: float = 60.0
    """How often tables that nobody uses are put away."""


def read_limits(path: Path) -> Limits:
    """Limits from a file of JSON that names those to be changed."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Limits)
    except msgspec.DecodeError as error:
        raise BadConfig(f"{path.name}: {error}") from None
