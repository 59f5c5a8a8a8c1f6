"""Web Push: a message for a browser that nobody but that browser can read, handed to the push service that the browser has named.

RFC 8291 (encryption, by `http_ece`) and RFC 8292 (who sends it, by `py_vapid`). `pywebpush` would do both, and bring two HTTP
clients of its own with it.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from caravanserai.service.config import BadConfig
from caravanserai.service.notices.letters import Letter
from caravanserai.service.secret import make_once

KEY_FILE = "push-key"
KEY_BYTES = 32
POINT_BYTES, AUTH_BYTES = 65, 16
VALID_SECONDS = 12 * 3600
"""How long a push service may take our word on who sends; it takes a day at most."""
NOBODY = "mailto:nobody@caravanserai.invalid"
"""Whom a push service may write to where the server does not know its own address."""


class PushContent(msgspec.Struct, frozen=True):
    """What is kept of a browser's subscription besides its endpoint."""

    p256dh: str
    auth: str
    label: str = ""
    language: str = "en"
    base: str = ""
    """By which address the browser knows this server."""


class PushKey:
    """The key that tells push services that all messages come from the same server."""

    def __init__(self, private: bytes) -> None:
        vapid: Any = import_module("py_vapid")
        serialization: Any = import_module("cryptography.hazmat.primitives.serialization")
        self._vapid = vapid.Vapid02.from_raw(urlsafe_b64encode(private).rstrip(b"="))
        point = self._vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public = text_of(point)
        """As browsers want it."""

    def authorization(self, endpoint: str, base: str, now: float) -> str:
        parts = urlsplit(endpoint)
        contact = base if base.startswith("https://") else NOBODY
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID_SECONDS, "sub": contact}
        return str(self._vapid.sign(claims)["Authorization"])


def load_push_key(data: Path) -> PushKey:
    """The server's key for push services, made once, beside its other keys. With another one all subscriptions are void."""
    path = data / KEY_FILE
    key = (secrets.randbelow(2**255) + 1).to_bytes(KEY_BYTES, "big")
    try:
        make_once(path, key)
    except FileExistsError:
        key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadConfig(f"{path} is not a key: it has {len(key)} bytes, not {KEY_BYTES}; put the right one back")
    return PushKey(key)


def text_of(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a subscription: a point of the curve, and a secret."""
    ec: Any = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    try:
        point, secret = bytes_of(p256dh), bytes_of(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


def push_letter(
    key: PushKey, endpoint: str, content: PushContent, message: bytes, *, topic: str, seconds: int, urgent: bool, now: float
) -> Letter:
    """A message for this browser: kept by its push service for so many seconds, in place of one before of the same topic."""
    ece: Any = import_module("http_ece")
    ec: Any = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    body = ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=bytes_of(content.p256dh),
        auth_secret=bytes_of(content.auth),
        version="aes128gcm",
    )
    headers = {
        "Authorization": key.authorization(endpoint, content.base, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Topic": topic,
        "Urgency": "normal" if urgent else "low",
    }
    return Letter(endpoint, headers, body)
