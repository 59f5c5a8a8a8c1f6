"""Who somebody is: identities, recovery links and offers of a seat, all signed; tokens; and who asks for something."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from caravanserai.service.config import BadConfig
from caravanserai.tables.decide import clean
from caravanserai.tables.store import Person, Store, Token

SECRET_FILE = "secret"
SECRET_BYTES = 32
OFFER_SECONDS = 3600.0


def load_secret(data: Path) -> bytes:
    """The server's secret, made once and readable by its owner alone."""
    path = data / SECRET_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_bytes()
        if len(secret) < SECRET_BYTES:
            raise BadConfig(f"{path} is too short to be a secret; remove it, and everybody gets a new identity") from None
        return secret
    with os.fdopen(descriptor, "wb") as file:
        secret = secrets.token_bytes(SECRET_BYTES)
        file.write(secret)
        file.flush()
        os.fsync(descriptor)
    return secret


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and from where: a person, a program by its token, or somebody unknown."""

    who: str | None
    address: str
    token: Token | None = None

    def may_play(self) -> bool:
        return self.token is None or "play" in self.token.scopes


class SeatOffer(msgspec.Struct, frozen=True):
    """A seat that its owner has offered: good while it is still theirs, and for an hour."""

    table: str
    seat: int
    owner_mark: str
    """Proves who the owner is without telling."""
    expires: float


class Keys:
    """Signs and reads what clients carry about. What is altered, or signed by another server, is nothing."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._identity = URLSafeSerializer(secret, salt="identity")
        self._recovery = URLSafeSerializer(secret, salt="recovery")
        self._offer = URLSafeSerializer(secret, salt="offer")

    def sign_identity(self, who: str) -> str:
        return _text(self._identity.dumps(who))

    def read_identity(self, code: str) -> str | None:
        who = _read(self._identity, code)
        return who if isinstance(who, str) else None

    def sign_recovery(self, who: str, number: int) -> str:
        return _text(self._recovery.dumps([who, number]))

    def read_recovery(self, code: str) -> tuple[str, int] | None:
        match _read(self._recovery, code):
            case [str(who), int(number)]:
                return who, number
        return None

    def sign_offer(self, table: str, seat: int, owner: str) -> tuple[str, float]:
        """The code of an offer, and when it ends."""
        expires = time.time() + OFFER_SECONDS
        return _text(self._offer.dumps([table, seat, self.mark(owner, table), expires])), expires

    def read_offer(self, code: str) -> SeatOffer | None:
        match _read(self._offer, code):
            case [str(table), int(seat), str(mark), int() | float() as expires]:
                return SeatOffer(table, seat, mark, expires)
        return None

    def mark(self, who: str, purpose: str) -> str:
        """Stands for somebody where their identity must not be told."""
        return hmac.digest(self._secret, f"mark\n{purpose}\n{who}".encode(), "sha256").hex()[:24]


def _read(serializer: URLSafeSerializer, code: str) -> Any:
    try:
        return serializer.loads(code)
    except (BadSignature, ValueError):
        return None


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()


def new_identity() -> str:
    return secrets.token_urlsafe(16)


def new_token() -> tuple[str, str, str]:
    """A token's public name, the token itself, and the hash under which it is kept."""
    secret = "caravanserai_" + secrets.token_urlsafe(32)
    return secrets.token_urlsafe(9), secret, token_hash(secret)


def token_hash(secret: str) -> str:
    """A token is long and random, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def known_person(store: Store, who: str) -> Person:
    """What is known of somebody; nothing yet of one who has not done anything."""
    return await store.person(who) or Person(who, "", 0, time.time())


async def remember_name(store: Store, who: str, name: str) -> Person:
    """Keep the name that somebody uses, if it is a new one."""
    person = await known_person(store, who)
    cleaned = clean(name) or "?"
    if person.name != cleaned:
        person = msgspec.structs.replace(person, name=cleaned)
        await store.save_person(person)
    return person
