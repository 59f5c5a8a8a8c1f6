"""A data directory looked through: what has to be there is there, whole, and nobody's but its owner's."""

from __future__ import annotations

import os
from pathlib import Path

from caravanserai.service.config import BadConfig, read_limits
from caravanserai.service.notices import push
from caravanserai.service.secret import SECRET_BYTES, SECRET_FILE
from caravanserai.service.signing import KEY_BYTES, KEY_FILE
from caravanserai.tables.doctor import Finding, finding


def examine_data(data: Path, others: list[Path], limits: Path) -> list[Finding]:
    """What is wrong with the files of a server: the secret and the key; these others, which must be private too; the limits."""
    secrets = [data / SECRET_FILE, *sorted(path for path in data.glob(f"{SECRET_FILE}.*") if path.suffix[1:].isdecimal())]
    return [
        *(finding for path in secrets for finding in _secret_file(path, SECRET_BYTES, "secret", exact=False)),
        *_secret_file(data / KEY_FILE, KEY_BYTES, "key", exact=True),
        *_push_key(data / push.KEY_FILE),
        *(finding for path in others for finding in _private(path)),
        *_limits(limits),
    ]


def _secret_file(path: Path, size: int, remedy: str, *, exact: bool) -> list[Finding]:
    try:
        found = path.stat().st_size
    except FileNotFoundError:
        return [finding("missing", remedy, path=str(path))]
    if found < size or (exact and found != size):
        return [finding("size", remedy, path=str(path), found=found, size=size), *_private(path)]
    return _private(path)


def _push_key(path: Path) -> list[Finding]:
    """A server of before there were notices has none."""
    return _secret_file(path, push.KEY_BYTES, "push-key", exact=True) if path.exists() else []


def _private(path: Path) -> list[Finding]:
    """Where files have no mode for others (Windows), a user's own folder is what keeps others out."""
    if os.name == "nt":
        return []
    mode = path.stat().st_mode & 0o777
    return [finding("open", "close-file", path=str(path), mode=f"{mode:o}")] if mode & 0o077 else []


def _limits(path: Path) -> list[Finding]:
    try:
        if path.exists():
            read_limits(path)
    except BadConfig as error:
        return [finding("fault", "limits", why=str(error))]
    return []
