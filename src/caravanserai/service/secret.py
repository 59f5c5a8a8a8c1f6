"""The server's secret, by which it knows again what it has signed; and a new one in its place, while the old still counts."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from caravanserai.service.config import BadConfig
from caravanserai.tables.storage.sqlite_file import BINARY, give_name

SECRET_FILE = "secret"
SECRET_BYTES = 32


def load_secret(data: Path) -> bytes:
    """The server's secret, made once and readable by its owner alone."""
    path = data / SECRET_FILE
    try:
        return _write(path)
    except FileExistsError:
        return _read(path)


def older_secrets(data: Path) -> tuple[bytes, ...]:
    """The secrets from before, the latest first: what they signed is read until their files are removed."""
    return tuple(_read(data / f"{SECRET_FILE}.{number}") for number in sorted(_older(data), reverse=True))


def renew_secret(data: Path) -> Path:
    """Put a new secret in place of the present one, which is kept under the name that is answered."""
    path, kept = data / SECRET_FILE, data / f"{SECRET_FILE}.{max(_older(data), default=0) + 1}"
    new = path.with_name(f"{SECRET_FILE}.new")
    new.unlink(missing_ok=True)
    _write(new)
    make_once(kept, path.read_bytes())
    new.replace(path)
    return kept


def _older(data: Path) -> list[int]:
    endings = [path.suffix[1:] for path in data.glob(f"{SECRET_FILE}.*")]
    return [int(ending) for ending in endings if ending.isascii() and ending.isdecimal()]


def _write(path: Path) -> bytes:
    secret = secrets.token_bytes(SECRET_BYTES)
    make_once(path, secret)
    return secret


def make_once(path: Path, content: bytes) -> None:
    """A file for its owner alone, whole from the moment that it has its name; raises `FileExistsError` if there is one."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(descriptor)
        give_name(part, path)
    finally:
        part.unlink(missing_ok=True)


def _read(path: Path) -> bytes:
    secret = path.read_bytes()
    if len(secret) < SECRET_BYTES:
        raise BadConfig(f"{path} is too short to be a secret; remove it, and everybody gets a new identity")
    return secret
