"""What protects people from other sites: requests of another site's making are refused, and headers keep browsers strict.

Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`); only they carry cookies about without being told to. So a
request with a cookie has to say that it comes from our own page, and a program with a token has nothing to fear.

No HSTS and no upgrade-insecure-requests: people host on a plain local network. A proxy that speaks https can add them.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravanserai.api.endpoint import COOKIE
from caravanserai.api.refusals import Refused

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_STARTS = ("http.response.start", "websocket.http.response.start")


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


class SecurityHeaders:
    """Adds the headers, and forbids keeping what the API answers: it is meant for one person."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = [*message.get("headers", []), *HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, send_with_headers)
