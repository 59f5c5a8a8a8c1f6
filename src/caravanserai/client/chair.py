"""One's place at one table. What is done there is sent again, with the same key, when the connection breaks: it is done once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from caravanserai.client.calls import Unreachable, new_key
from caravanserai.client.sync import Client
from caravanserai.tables import commands as c
from caravanserai.tables.messages import Told

PATIENCE = 15.0
"""Seconds for which a command is tried again while the server cannot be reached."""
PAUSE = 0.25


class Chair:
    """Commands by name; each answers with the version of the table that it led to."""

    def __init__(self, client: Client, table: str, game: str, waits: Callable[[], None], patience: float = PATIENCE) -> None:
        self._client = client
        self._table = table
        self._game = game
        self._waits = waits
        """Called once for a command that has to wait for the server."""
        self._patience = patience

    def _do(self, command: Any) -> int:
        key, until = new_key(), time.monotonic() + self._patience
        waited = False
        while True:
            try:
                return self._client.do(self._table, command, key).version
            except Unreachable:
                if time.monotonic() > until:
                    raise
                if not waited:
                    self._waits()
                waited = True
                time.sleep(PAUSE)

    def ready(self, ready: bool) -> int:
        return self._do(c.Ready(ready))

    def start(self) -> int:
        return self._do(c.Start())

    def seat_bot(self, seat: int, bot: str | None) -> int:
        return self._do(c.SeatBot(seat, bot))

    def leave(self) -> int:
        return self._do(c.Leave())

    def play(self, move: int, version: int) -> int:
        return self._do(c.Play(move, version))

    def undo(self, moves: int | None) -> int:
        return self._do(c.Undo(moves))

    def answer_undo(self, agrees: bool) -> int:
        return self._do(c.AnswerUndo(agrees))

    def resign(self) -> int:
        return self._do(c.Resign())

    def say(self, text: str) -> int:
        return self._do(c.Say(text[:300]))

    def history(self) -> list[Told]:
        """All that has happened, as one may hear it."""
        return self._client.since(self._table, 0)

    def bots(self) -> list[str]:
        """The bots that this table's game has."""
        return next((info.bots for info in self._client.games() if info.game == self._game), [])

    def export(self) -> str:
        return self._client.export(self._table)
