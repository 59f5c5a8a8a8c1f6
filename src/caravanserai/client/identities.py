"""Who one is on each server, kept between runs in a small file that nobody else can read."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

FILE = "identities.json"


def config_dir() -> Path:
    """Where this person's settings are kept."""
    given = os.environ.get("XDG_CONFIG_HOME")
    return (Path(given) if given else Path.home() / ".config") / "caravanserai"


def known_identity(address: str) -> str | None:
    """Who one was when one last came to this server."""
    return _read().get(address)


def keep_identity(address: str, identity: str | None) -> None:
    """Remember who one is there; what was remembered of other servers stays."""
    known = _read()
    if identity is not None and known.get(address) != identity:
        write_private(config_dir() / FILE, msgspec.json.format(msgspec.json.encode(known | {address: identity})))


def _read() -> dict[str, str]:
    """A file that is not there, or not readable, remembers nobody."""
    try:
        return msgspec.json.decode((config_dir() / FILE).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def write_private(target: Path, content: bytes) -> None:
    """Replace the file as a whole, so that two runs at once leave one of both, never a mixture. Nobody else can read it."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=target.name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content + b"\n")
        Path(name).replace(target)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
