"""How live sockets end. Codes from 4000 on are ours, and follow those of HTTP."""

from __future__ import annotations

CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 422: 4422, 429: 4429, 503: 1013}
"""Why a socket is closed at once, by the status that HTTP would have."""


class Hangup(Exception):
    """The server ends a connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
