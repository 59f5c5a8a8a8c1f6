"""The configuration of a server: what its host can set. Everything has a default that suits a club on one machine."""

from __future__ import annotations

import hmac
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.signing import SigningKey

if TYPE_CHECKING:
    from caravanserai.service.notices.mail import Smtp
    from caravanserai.service.notices.push import PushKey

Count = Annotated[int, msgspec.Meta(ge=0)]
Rate = Annotated[float, msgspec.Meta(ge=0)]
Budget = Annotated[float, msgspec.Meta(gt=0, le=100)]


class BadConfig(CaravanseraiError):
    """A setting of the host's that cannot be used."""


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: so many at once, and so many a second after that. A burst of 0 means no limit."""

    burst: Count
    per_second: Rate


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one person, one address and one table may ask for. 0 means no limit."""

    requests_per_person: Allowance = Allowance(200, 20.0)
    """Requests, and messages over all live sockets of theirs."""
    requests_per_address: Allowance = Allowance(2000, 200.0)
    """A whole club may sit behind one address."""
    newcomers_per_address: Allowance = Allowance(100, 0.5)
    tables_per_person: Allowance = Allowance(30, 0.01)
    tables_per_address: Allowance = Allowance(300, 0.1)
    talk_per_person: Allowance = Allowance(10, 0.5)
    """What is said and the reactions, at all tables together: as fast as people talk."""
    talk_per_address: Allowance = Allowance(100, 5.0)
    work_per_person: Allowance = Allowance(10, 0.2)
    """Seconds of the processor for what takes long: games played anew to be looked through, checked, imported; hints."""
    work_per_address: Allowance = Allowance(60, 0.5)
    reviews_per_person: Allowance = Allowance(10, 0.01)
    """Reviews of finished games to be made; those that are there already cost nothing."""
    reviews_per_address: Allowance = Allowance(100, 0.1)
    review_budget: Budget = 1.0
    """How many times the usual samples a review takes."""
    thoughts_per_person: Allowance = Allowance(120, 2.0)
    """Steps of the engine's thinking along in a what-if, each about half a second of a process that gives way to everything."""
    thoughts_per_address: Allowance = Allowance(600, 4.0)
    what_ifs_per_person: Allowance = Allowance(20, 0.02)
    """What-ifs shared; each is kept."""
    what_ifs_per_address: Allowance = Allowance(200, 0.2)
    letters_per_person: Allowance = Allowance(5, 0.005)
    """Mail to addresses that are still to be confirmed, and places where notices are to go."""
    letters_per_address: Allowance = Allowance(50, 0.05)
    messages_per_socket: Allowance = Allowance(100, 20.0)
    sockets_per_person: Count = 20
    sockets_per_address: Count = 500
    sockets_per_table: Count = 500
    sockets: Count = 10_000
    rows_per_table: Count = 20_000
    """What a table's log may hold before nobody can do anything there but bring the game to its end."""
    undos_per_table: Count = 1_000
    connections_per_address: Count = 600
    """Of any kind, live or not; a proxy that is trusted may have any number."""
    connections: Count = 20_000
    """Never more than the system gives files for."""
    head_bytes: Count = 32 * 1024
    """What a request may take before its body: its address and its headers."""
    head_seconds: Rate = 10.0
    """How long a connection may take to say what it asks for."""
    request_seconds: Rate = 60.0
    """How long the body of a request may take, and a reader of an answer may take nothing."""
    tokens_per_person: Count = 20
    places_per_person: Count = 20
    """Browsers and addresses that one person's notices go to."""
    hooks_per_table: Count = 3
    what_ifs_kept_per_person: Count = 300
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
    talk_per_person=NO_ALLOWANCE,
    talk_per_address=NO_ALLOWANCE,
    work_per_person=NO_ALLOWANCE,
    work_per_address=NO_ALLOWANCE,
    reviews_per_person=NO_ALLOWANCE,
    reviews_per_address=NO_ALLOWANCE,
    thoughts_per_person=NO_ALLOWANCE,
    thoughts_per_address=NO_ALLOWANCE,
    what_ifs_per_person=NO_ALLOWANCE,
    what_ifs_per_address=NO_ALLOWANCE,
    letters_per_person=NO_ALLOWANCE,
    letters_per_address=NO_ALLOWANCE,
    messages_per_socket=NO_ALLOWANCE,
    sockets_per_person=0,
    sockets_per_address=0,
    sockets_per_table=0,
    sockets=0,
    rows_per_table=0,
    undos_per_table=0,
)
"""For benchmarks and tests; sizes stay limited."""


class Retention(msgspec.Struct, frozen=True):
    """How many days tables are kept after their last change; None for ever."""

    finished_days: float | None = None
    deserted_days: float | None = None
    """Of those that are open or in play, at which nothing happens any more."""


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
    older_secrets: tuple[bytes, ...] = ()
    """What they signed is read still."""
    hosts: tuple[str, ...] | None = None
    """The names that this server may be asked by, besides addresses and names of the local network; None for any."""
    signing_key: SigningKey | None = None
    """Signs finished games that are given out; without one they are not signed."""
    metrics_token: str = ""
    """Whoever has it may see the figures from elsewhere; empty for nobody."""
    public_metrics: bool = False
    """Whether everybody may see the figures."""
    retention: Retention = Retention()
    lan: str = ""
    """Where other devices of the local network reach this server, as `http://192.168.1.20:8000`; empty if nobody knows."""
    push_key: PushKey | None = None
    """Tells push services who sends; without one no browser is told anything while its page is closed."""
    smtp: Smtp | None = None
    """Takes mail; without one nobody is written to."""
    private_webhooks: bool = False
    """Whether notices may be sent into this machine's own network, and without encryption."""

    def mark(self) -> str:
        """Tells the keys of this server from those of others, without telling the keys."""
        public = self.signing_key.public if self.signing_key is not None else ""
        push = f" {self.push_key.public}" if self.push_key is not None else ""
        return hmac.digest(self.secret, f"keys {public}{push}".encode(), "sha256").hex()[:24]


def read_limits(path: Path) -> Limits:
    """Limits from a file of JSON that names those to be changed."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Limits)
    except msgspec.DecodeError as error:
        raise BadConfig(f"{path.name}: {error}") from None
