"""Requests that another site's page has made in somebody's name are refused.

Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`); only they carry cookies about without being told to. So a
request with a cookie has to say that it comes from our own page, and a program with a token has nothing to fear.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from caravanserai.api.endpoint import COOKIE
from caravanserai.api.refusals import Refused

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


def check_request(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """Refuse an unsafe request of another site's making."""
    if connection.scope["method"] in SAFE_METHODS or "authorization" in connection.headers:
        return
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if origin is not None and _is_own(connection, origin, origins):
        return
    if site is not None:
        allowed = site in ("same-origin", "none")
    else:
        allowed = origin is None and COOKIE not in connection.cookies
    if not allowed:
        raise _other_site()


def check_socket(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """Browsers open WebSockets across sites and send cookies along: only our own page may."""
    if "authorization" in connection.headers:
        return
    origin = connection.headers.get("origin")
    allowed = COOKIE not in connection.cookies if origin is None else _is_own(connection, origin, origins)
    if not allowed:
        raise _other_site()


def _other_site() -> Refused:
    return Refused("other_site", "this request does not come from this server's own page; programs use a token")


def _is_own(connection: HTTPConnection, origin: str, origins: tuple[str, ...]) -> bool:
    if origin in origins:
        return True
    try:
        theirs = urlsplit(origin)
        ours = urlsplit(f"{theirs.scheme}://{connection.headers.get('host', '')}")
        port = _PORTS.get(theirs.scheme)
        same_port = (theirs.port or port) == (ours.port or port)
    except ValueError:
        return False
    return port is not None and theirs.hostname is not None and theirs.hostname == ours.hostname and same_port
