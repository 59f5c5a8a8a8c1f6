"""A data directory looked through: what has to be there is there, whole, and nobody's but its owner's."""

from __future__ import annotations

from pathlib import Path

from caravanserai.service.config import BadConfig, read_limits
from caravanserai.service.notices import push
from caravanserai.service.secret import SECRET_BYTES, SECRET_FILE
from caravanserai.service.signing import KEY_BYTES, KEY_FILE
from caravanserai.tables.doctor import Finding

NEW_SECRET = "put back the one that you kept, or the next start makes a new one and everybody is somebody new"
NEW_PUSH_KEY = "put back the one that you kept; with another one no browser is told anything before it is asked anew"
NEW_KEY = "put back the one that you kept, or the next start makes a new one and games saved before are signed by an old one"


def examine_data(data: Path, others: list[Path], limits: Path) -> list[Finding]:
    """What is wrong with the files of a server: the secret and the key; these others, which must be private too; the limits."""
    secrets = [data / SECRET_FILE, *sorted(path for path in data.glob(f"{SECRET_FILE}.*") if path.suffix[1:].isdecimal())]
    return [
        *(finding for path in secrets for finding in _secret_file(path, SECRET_BYTES, NEW_SECRET, exact=False)),
        *_secret_file(data / KEY_FILE, KEY_BYTES, NEW_KEY, exact=True),
        *_push_key(data / push.KEY_FILE),
        *(finding for path in others for finding in _private(path)),
        *_limits(limits),
    ]


def _secret_file(path: Path, size: int, advice: str, *, exact: bool) -> list[Finding]:
    try:
        found = path.stat().st_size
    except FileNotFoundError:
        return [Finding(f"{path} is missing", advice)]
    if found < size or (exact and found != size):
        return [Finding(f"{path} has {found} bytes, not {size}", advice), *_private(path)]
    return _private(path)


def _push_key(path: Path) -> list[Finding]:
    """A server of before there were notices has none."""
    return _secret_file(path, push.KEY_BYTES, NEW_PUSH_KEY, exact=True) if path.exists() else []


def _private(path: Path) -> list[Finding]:
    mode = path.stat().st_mode & 0o777
    return [Finding(f"{path} can be read or written by others (mode {mode:o})", f"chmod 600 {path}")] if mode & 0o077 else []


def _limits(path: Path) -> list[Finding]:
    try:
        if path.exists():
            read_limits(path)
    except BadConfig as error:
        return [Finding(str(error), "put it right: the server does not start with it")]
    return []
