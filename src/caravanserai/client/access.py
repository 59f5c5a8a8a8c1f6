"""Who a client is to its server: a token's bearer, or whoever the server's cookie says. The same for both clients."""

from __future__ import annotations

import httpx
from websockets.exceptions import InvalidStatus

from caravanserai.client.errors import ServerError, Unreachable, read_error

SECONDS = 30.0
"""How long an answer may take."""


class Access:
    """The address of a server, and what is sent along to be known there."""

    def __init__(self, address: str, token: str | None, identity: str | None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.identity = identity
        """The cookie by which the server knows this client again; None until it has given one."""

    def headers(self) -> dict[str, str]:
        """A cookie counts only with its origin: so the server knows that no other site's page has sent it."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        cookie = {"Cookie": self.identity} if self.identity else {}
        return {"Origin": self.address, **cookie}

    def request_headers(self, content: bytes | None) -> dict[str, str]:
        return self.headers() | ({"Content-Type": "application/json"} if content is not None else {})

    def learn(self, response: httpx.Response) -> None:
        """Keep the identity that the server has given."""
        given = "; ".join(f"{cookie.name}={cookie.value}" for cookie in response.cookies.jar)
        if given and not self.token:
            self.identity = given

    def live_address(self, path: str) -> str:
        return self.address.replace("http", "ws", 1) + path

    def unreachable(self, error: Exception) -> Unreachable:
        return Unreachable(f"{self.address} cannot be reached: {error or type(error).__name__}")


def refused(error: InvalidStatus) -> ServerError:
    """A live connection that the server does not open, and why."""
    status = error.response.status_code
    return ServerError(status, read_error(status, bytes(error.response.body or b"")))


NETWORK_ERRORS = (httpx.TransportError, httpx.InvalidURL)
"""What happens when there is no server, or none any more."""
