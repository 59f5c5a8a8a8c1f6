"""Kinds of data that several threads read: msgspec gets to know a kind when it first reads one, and crashes if another thread
reads the same kind before it knows all of it."""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

K = TypeVar("K")
_known: set[Any] = set()
_learning = threading.Lock()


def known(kind: K) -> K:
    """The same kind, which one thread alone has made known to msgspec."""
    if kind not in _known:
        with _learning:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return kind
