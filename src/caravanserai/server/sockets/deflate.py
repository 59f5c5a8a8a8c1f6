"""permessage-deflate (RFC 7692) for clients that ask for it: what changes at a table is much like what changed before it.

The server keeps its context from message to message; a client keeps none, so that a socket costs the memory of one compressor
and no more (`python bench/deflate.py`, `docs/server-figures.md`). What people say goes apart, as it is, and never into the
context: see `docs/security.md`.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW_BITS = 13
"""8 kB of what was sent: a whole view of any of the games fits in."""
CLIENT_BITS = 10
"""Commands are short."""
ZLIB = {"level": 6, "memLevel": 4}
SMALLEST = 128
"""Less than that is one packet anyway."""


class Deflate(PerMessageDeflate):
    """websockets' own, but short messages, and those that are to go apart, are sent as they are."""

    apart = False
    """Whether what is sent now is to stay out of the context."""

    def encode(self, frame: Frame) -> Frame:
        return frame if self.apart or len(frame.data) < SMALLEST else super().encode(frame)

    def text(self, content: bytes) -> tuple[bytes, bool]:
        """A whole text as it is sent, and whether it is compressed."""
        frame = self.encode(Frame(Opcode.TEXT, content))
        return bytes(frame.data), frame.rsv1


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress, if it asks."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=CLIENT_BITS,
            compress_settings=ZLIB,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Deflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
