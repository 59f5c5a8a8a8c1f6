"""Rate limits: how much may be asked for. Token buckets, which fill up again with time, per person and per address."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from caravanserai.service.config import Allowance, Limits
from caravanserai.service.refusals import too_many

MOST_BUCKETS = 50_000


class Bucket:
    """A token bucket: holds tokens up to a burst; every request takes one."""

    __slots__ = ("at", "tokens")

    def __init__(self, burst: float) -> None:
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, allowance: Allowance) -> float:
        """Take a token: 0 if there was one; else the seconds until there is."""
        if allowance.burst == 0:
            return 0.0
        now = time.monotonic()
        self.tokens = min(allowance.burst, self.tokens + (now - self.at) * allowance.per_second)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / allowance.per_second if allowance.per_second else 3600.0


class Meter:
    """A rate limit: a bucket for everyone. The longest unused are forgotten first, so that it never grows without end."""

    def __init__(self, what: str, allowance: Allowance) -> None:
        self.what = what
        self.allowance = allowance
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one, or raise the refusal that says how long to wait."""
        if self.allowance.burst == 0:
            return
        bucket = self._buckets.pop(name, None) or Bucket(self.allowance.burst)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        wait = bucket.take(self.allowance)
        if wait > 0:
            raise too_many(self.what, wait)


class Meters:
    """All rate limits of a server."""

    def __init__(self, limits: Limits) -> None:
        self.person = Meter("requests", limits.requests_per_person)
        self.address = Meter("requests from this address", limits.requests_per_address)
        self.newcomers = Meter("new identities from this address", limits.newcomers_per_address)
        self._tables = Meter("tables opened", limits.tables_per_person)
        self._tables_at = Meter("tables opened from this address", limits.tables_per_address)

    def open_table(self, who: str, address: str) -> None:
        self._tables.take(who)
        self._tables_at.take(address)


def network_of(host: str | None) -> str:
    """The address that is counted: of IPv6 the network, because one household has all of it."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
