"""The key that a server signs finished games with: made once, beside the secret, and readable by its owner alone."""

from __future__ import annotations

import secrets
from pathlib import Path

from caravanserai.core.signing import SigningKey
from caravanserai.service.config import BadConfig
from caravanserai.service.secret import make_once

KEY_FILE = "signing-key"
KEY_BYTES = 32


def load_signing_key(data: Path) -> SigningKey:
    """The server's key. It is not the secret's child: the secret may be changed, and what was signed must stay checkable."""
    path, key = data / KEY_FILE, secrets.token_bytes(KEY_BYTES)
    try:
        make_once(path, key)
    except FileExistsError:
        key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadConfig(f"{path} is not a key: it has {len(key)} bytes, not {KEY_BYTES}; put the right one back")
    return SigningKey(key)
