"""Who somebody is: identities, recovery links and offers of a seat, all signed; tokens; and who asks for something."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from caravanserai.tables.decide import clean_name
from caravanserai.tables.store import Person, Store, Token

OFFER_SECONDS = 3600.0


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and from where: a person, a program by its token, or somebody unknown."""

    who: str | None
    address: str
    token: Token | None = None
    session: int | None = None
    """The number of the cookie that they were known by."""

    def may_play(self) -> bool:
        return self.token is None or "play" in self.token.scopes


class SignedIn(msgspec.Struct, frozen=True):
    """What a browser's cookie says: who it belongs to, and the number that is valid until they sign out elsewhere."""

    who: str
    number: int


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link by which another device becomes somebody: good for one use, or until its owner takes it back."""

    who: str
    number: int
    once: bool


class SeatOffer(msgspec.Struct, frozen=True):
    """A seat that its owner has offered: good while it is still theirs, and for an hour."""

    table: str
    seat: int
    owner_mark: str
    """Proves who the owner is without telling."""
    expires: float


class Keys:
    """Signs and reads what clients carry about. What is altered, or signed by another server, is nothing.

    The newest secret signs; what an older one of this server has signed is read all the same.
    """

    def __init__(self, secret: bytes, older: Sequence[bytes] = ()) -> None:
        self._secrets = [secret, *older]
        oldest_first = self._secrets[::-1]
        self._identity = URLSafeSerializer(oldest_first, salt="identity")
        self._recovery = URLSafeSerializer(oldest_first, salt="recovery")
        self._offer = URLSafeSerializer(oldest_first, salt="offer")
        self._mail = URLSafeSerializer(oldest_first, salt="mail")

    def sign_identity(self, session: SignedIn) -> str:
        return _text(self._identity.dumps([session.who, session.number]))

    def read_identity(self, code: str) -> SignedIn | None:
        match _read(self._identity, code):
            case [str(who), int(number)]:
                return SignedIn(who, number)
            case str(who):  # cookies from before there were sessions
                return SignedIn(who, 0)
        return None

    def sign_recovery(self, link: RecoveryLink) -> str:
        return _text(self._recovery.dumps([link.who, link.number, link.once]))

    def read_recovery(self, code: str) -> RecoveryLink | None:
        match _read(self._recovery, code):
            case [str(who), int(number), bool(once)]:
                return RecoveryLink(who, number, once)
            case [str(who), int(number)]:  # links from before some were for one use
                return RecoveryLink(who, number, once=False)
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

    def sign_mail(self, place: str, address: str) -> str:
        """The code by which whoever reads the mail of an address confirms it, or stops it."""
        return _text(self._mail.dumps([place, address]))

    def read_mail(self, code: str) -> tuple[str, str] | None:
        match _read(self._mail, code):
            case [str(place), str(address)]:
                return place, address
        return None

    def mark(self, who: str, purpose: str) -> str:
        """Stands for somebody where their identity must not be told."""
        return self._marks(who, purpose)[0]

    def is_mark(self, mark: str, who: str, purpose: str) -> bool:
        """Whether a mark stands for somebody, whichever secret it was made with."""
        return any(hmac.compare_digest(mark, known) for known in self._marks(who, purpose))

    def _marks(self, who: str, purpose: str) -> list[str]:
        text = f"mark\n{purpose}\n{who}".encode()
        return [hmac.digest(secret, text, "sha256").hex()[:24] for secret in self._secrets]


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


def own_key(who: str, key: str) -> str:
    """An idempotency key as each person's own: nobody can use up, or try out, another's."""
    return f"{hashlib.sha256(who.encode()).hexdigest()[:24]}:{key}"


async def known_person(store: Store, who: str) -> Person:
    """What is known of somebody; nothing yet of one who has not done anything."""
    return await store.person(who) or Person(who, "", 0, time.time())


async def remember_name(store: Store, who: str, name: str) -> Person:
    """Keep the name that somebody uses, if it is a new one."""
    person = await known_person(store, who)
    cleaned = clean_name(name)
    if person.name != cleaned:
        person = msgspec.structs.replace(person, name=cleaned)
        await store.save_person(person)
    return person
