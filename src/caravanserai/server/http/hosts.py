"""By which names a server lets itself be asked.

A page of somebody else's may let its own name point to this machine, and would then pass for ours (DNS rebinding). So a server
answers to addresses, to names that nobody can give out on the internet, and to those that its host has named.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from caravanserai.api.refusals import Refused
from caravanserai.server.http.bodies import refusal_response

ANYBODYS = ("/healthz", "/readyz")
"""What a proxy asks before it knows any name; nobody is told more there than that the server is well."""
_OURS = (".localhost", ".local", ".home.arpa", ".internal")
"""Endings that no name on the internet has."""


def is_allowed(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a server may be asked by what a Host header says."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    name = name.rstrip(".")
    return bool(name) and (_is_address(name) or "." not in name or name.endswith(_OURS) or name in allowed)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class AllowedHosts:
    """Answers nobody who asks by another name."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...] | None) -> None:
        self.app = app
        self.allowed = None if allowed is None else tuple(name.lower().rstrip(".") for name in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.allowed is None or scope["type"] not in ("http", "websocket") or scope["path"] in ANYBODYS:
            await self.app(scope, receive, send)
            return
        host = HTTPConnection(scope).headers.get("host", "")
        if is_allowed(host, self.allowed):
            await self.app(scope, receive, send)
            return
        shown = host[:100] or "nothing"
        response = refusal_response(
            Refused("other_host", f"this server is not called {shown}; its host can allow that with --allow-host", host=shown)
        )
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)
