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
        wait = self.wait(allowance, 1)
        if wait == 0.0:
            self.tokens -= 1
        return wait

    def wait(self, allowance: Allowance, least: float) -> float:
        """The seconds until there are so many tokens; 0 if there are, or if nothing is limited."""
        if allowance.burst == 0:
            return 0.0
        now = time.monotonic()
        self.tokens = min(allowance.burst, self.tokens + (now - self.at) * allowance.per_second)
        self.at = now
        if self.tokens >= least:
            return 0.0
        return (least - self.tokens) / allowance.per_second if allowance.per_second else 3600.0


class Meter:
    """A rate limit: a bucket for everyone. The longest unused are forgotten first, so that it never grows without end."""

    def __init__(self, what: str, allowance: Allowance) -> None:
        self.what = what
        self.allowance = allowance
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one, or raise the refusal that says how long to wait."""
        self._refuse(self._bucket(name).take(self.allowance))

    def check(self, name: str) -> None:
        """Raise the refusal if more was charged than there was."""
        self._refuse(self._bucket(name).wait(self.allowance, 0.0))

    def charge(self, name: str, amount: float) -> None:
        """Count what was done already: more than there was becomes a debt."""
        self._bucket(name).tokens -= amount

    def _bucket(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self.allowance.burst)
        if self.allowance.burst:
            self._buckets[name] = bucket
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        return bucket

    def _refuse(self, wait: float) -> None:
        if wait > 0:
            raise too_many(self.what, wait)


class Meters:
    """All rate limits of a server."""

    def __init__(self, limits: Limits) -> None:
        self._requests = Meter("requests", limits.requests_per_person)
        self._requests_at = Meter("requests from this address", limits.requests_per_address)
        self.newcomers = Meter("new identities from this address", limits.newcomers_per_address)
        self._tables = Meter("tables opened", limits.tables_per_person)
        self._tables_at = Meter("tables opened from this address", limits.tables_per_address)
        self._talk = Meter("words at once", limits.talk_per_person)
        self._talk_at = Meter("words at once from this address", limits.talk_per_address)
        self._work = Meter("things asked that take long", limits.work_per_person)
        self._work_at = Meter("things asked that take long from this address", limits.work_per_address)
        self._reviews = Meter("games reviewed", limits.reviews_per_person)
        self._reviews_at = Meter("games reviewed from this address", limits.reviews_per_address)
        self._thoughts = Meter("thoughts of the engine", limits.thoughts_per_person)
        self._thoughts_at = Meter("thoughts of the engine from this address", limits.thoughts_per_address)
        self._what_ifs = Meter("what-ifs shared", limits.what_ifs_per_person)
        self._what_ifs_at = Meter("what-ifs shared from this address", limits.what_ifs_per_address)
        self._letters = Meter("new addresses for notices", limits.letters_per_person)
        self._letters_at = Meter("new addresses for notices from this address", limits.letters_per_address)

    def ask(self, who: str | None, address: str) -> None:
        """Count a request, or a message over any of somebody's sockets."""
        self._requests_at.take(address)
        if who is not None:
            self._requests.take(who)

    def talk(self, who: str, address: str) -> None:
        """Count what somebody says, wherever they say it."""
        self._talk.take(who)
        self._talk_at.take(address)

    def add_place(self, who: str, address: str) -> None:
        """Count a new place that notices are to go to: something may be sent there that nobody there has asked for."""
        self._letters.take(who)
        self._letters_at.take(address)

    def review(self, who: str | None, address: str) -> None:
        """Count a review that is to be made."""
        self._reviews_at.take(address)
        if who is not None:
            self._reviews.take(who)

    def think(self, who: str | None, address: str) -> None:
        """Count a step of the engine's thinking."""
        self._thoughts_at.take(address)
        if who is not None:
            self._thoughts.take(who)

    def share_what_if(self, who: str, address: str) -> None:
        """Count a what-if that is to be kept."""
        self._what_ifs.take(who)
        self._what_ifs_at.take(address)

    def check_work(self, who: str | None, address: str) -> None:
        self._work_at.check(address)
        if who is not None:
            self._work.check(who)

    def charge_work(self, who: str | None, address: str, seconds: float) -> None:
        self._work_at.charge(address, seconds)
        if who is not None:
            self._work.charge(who, seconds)

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
