"""Where a server may send what others ask it to send: to the public network, and not to what is behind its own door."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from caravanserai.api.refusals import Refused

LONGEST = 2000
LOWEST_PORT = 1024
"""Below it are what machines run for themselves; web servers have the usual ports, or higher ones."""
USUAL_PORTS = {"https": 443, "http": 80}
NAT64 = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Where addresses of IPv4 are reached by IPv6."""

Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """Whether an address is anybody's on the public network: not this machine, its neighbours, a group, or nobody."""
    if isinstance(address, IPv6Address):
        inner = _inner(address)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that this one stands for."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if any(address in network for network in NAT64):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None


def check_address(address: str, *, private: bool) -> SplitResult:
    """An address as it can be sent to, as far as its text tells; raises `Refused`. Where its name leads is seen at each sending.

    `private` is whether the host of the server lets it send into its own network, and without encryption.
    """
    try:
        parts = urlsplit(address)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise bad_address("this is not an address; one looks like https://chat.example.org/hooks/abc") from None
    if len(address) > LONGEST or not address.isprintable() or " " in address or not host:
        raise bad_address("this is not an address; one looks like https://chat.example.org/hooks/abc")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise bad_address("the address has to begin with https://")
    if parts.username is not None or parts.password is not None:
        raise bad_address("the address may hold no name and no password before its host")
    if port is not None and not private and port not in USUAL_PORTS.values() and port < LOWEST_PORT:
        raise bad_address(f"port {port} is none that a web server has: leave it out, or give one from {LOWEST_PORT} on")
    if not private and _is_private_literal(host):
        raise bad_address("this server sends nothing to its own machine or network")
    return parts


def _is_private_literal(host: str) -> bool:
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return True
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return False


def bad_address(why: str) -> Refused:
    return Refused("bad_address", why)
