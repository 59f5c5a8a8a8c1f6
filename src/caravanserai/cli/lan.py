"""The address of this machine in its own network: what other devices at home can open."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import ip_address

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's. It is not talked to: the system only says from where it would be."""


def own_address() -> str | None:
    """The address from which this machine reaches others; None without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        towards.connect(_ELSEWHERE)
        return str(towards.getsockname()[0])
    return None


def is_home(address: str) -> bool:
    """Whether an address is one of a local network, which nobody on the internet can reach by itself."""
    where = ip_address(address)
    return where.is_private and not (where.is_loopback or where.is_link_local or where.is_unspecified)


def home_address() -> str | None:
    """The address of this machine in a local network, if it is in one."""
    found = own_address()
    return found if found is not None and is_home(found) else None
