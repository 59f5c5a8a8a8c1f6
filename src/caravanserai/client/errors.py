"""The errors of a client: what can come of asking a server, other than an answer."""

from __future__ import annotations

import msgspec

from caravanserai.api.messages import Error
from caravanserai.core.errors import CaravanseraiError


class ServerError(CaravanseraiError):
    """The server has refused: `code` is for programs, the message for people."""

    def __init__(self, status: int, error: Error) -> None:
        super().__init__(error.text)
        self.status = status
        self.code = error.code
        self.details = error.details
        self.update = error.update


class Unreachable(CaravanseraiError):
    """The server cannot be reached, or the connection broke: what was asked may have been done or not."""

    code = "unreachable"


def read_error(status: int, content: bytes) -> Error:
    try:
        return msgspec.json.decode(content, type=Error)
    except msgspec.DecodeError:
        return not_understood(status)


def not_understood(status: int) -> Error:
    return Error("not_understood", f"the server answered {status}, not in words that this client knows")
