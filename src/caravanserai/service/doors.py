"""The doors of a server: how many connections stand in them, from where, and what was turned away, counted and told."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from typing import Literal
from urllib.parse import urlsplit

import structlog

from caravanserai.service.config import Limits
from caravanserai.service.limits import network_of
from caravanserai.service.metrics import Metrics

Reason = Literal["address", "server", "head", "slow"]
"""Why somebody is turned away: too many from there, too many in all, too long a head of a request, too slow."""
RESERVED_FILES = 100
"""Files that the server needs for itself: databases, bots, the page."""
TELL_SECONDS = 10.0
"""How often the log tells of one reason at most, with how many there were: a flood of connections is none of lines."""
log = structlog.get_logger("doors")


class Doors:
    """All connections, whatever is spoken over them. Proxies that are trusted, and other servers of the same tables, may have any
    number: they keep their own count."""

    def __init__(self, limits: Limits, metrics: Metrics, peers: Callable[[], Iterable[str]] = tuple) -> None:
        self.limits = limits
        self._peers = peers
        """The addresses of the other servers."""
        self._metrics = metrics
        self._proxies: list[str] = []
        self._most = limits.connections
        self._open: Counter[str] = Counter()
        self._count = 0
        self._untold: Counter[Reason] = Counter()
        self._told: dict[Reason, float] = {}

    def trust(self, proxies: str) -> None:
        """Let these have as many connections as they like: addresses or networks with commas between them, or `*` for all."""
        self._proxies = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]

    def keep_below(self, files: int) -> None:
        """Let in no more than there are files for, or nobody could come in any more, nor be told why."""
        room = max(1, files - RESERVED_FILES)
        self._most = min(self._most or room, room)

    def __len__(self) -> int:
        return self._count

    def enter(self, host: str | None) -> Reason | None:
        """Count a connection; or say why there is no place for it."""
        address, limit = network_of(host), self.limits.connections_per_address
        if self._most and self._count >= self._most:
            return "server"
        if limit and self._open[address] >= limit and not self._is_proxy(host) and not self._is_peer(host):
            return "address"
        self._open[address] += 1
        self._count += 1
        return None

    def leave(self, host: str | None) -> None:
        address = network_of(host)
        self._count -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def _is_proxy(self, host: str | None) -> bool:
        if "*" in self._proxies:
            return True
        try:
            address = ip_address(host or "")
        except ValueError:
            return False
        return any(_is_within(address.compressed, proxy) for proxy in self._proxies)

    def _is_peer(self, host: str | None) -> bool:
        return any(urlsplit(address).hostname == host for address in self._peers())

    def turn_away(self, reason: Reason) -> None:
        """Count one that is turned away, and tell it, from time to time."""
        self._metrics.refused.labels(reason).inc()
        self._untold[reason] += 1
        now = time.monotonic()
        if now - self._told.get(reason, -TELL_SECONDS) >= TELL_SECONDS:
            log.warning("connections turned away", reason=reason, count=self._untold.pop(reason), open=self._count)
            self._told[reason] = now


def _is_within(address: str, proxy: str) -> bool:
    try:
        return ip_address(address) in ip_network(proxy, strict=False)
    except ValueError:
        return False
