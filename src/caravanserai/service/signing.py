"""The key that a server signs finished games with: made once, beside the secret, and readable by its owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from caravanserai.core.signing import SigningKey
from caravanserai.service.config import BadConfig

KEY_FILE = "signing-key"
KEY_BYTES = 32


def load_signing_key(data: Path) -> SigningKey:
    """The server's key. It is not the secret's child: the secret may be changed, and what was signed must stay checkable."""
    path = data / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadConfig(f"{path} is not a key: it has {len(key)} bytes, not {KEY_BYTES}; put the right one back") from None
        return SigningKey(key)
    with os.fdopen(descriptor, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(descriptor)
    return SigningKey(key)
