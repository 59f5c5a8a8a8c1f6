"""Commands to one table. What may not have arrived is sent again, with the same idempotency key: it is done once."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from caravanserai.api import commands as c
from caravanserai.api.messages import Ack, Told, Update
from caravanserai.api.wire import Hint, LensInfo, OrderInfo
from caravanserai.client.asking import new_key
from caravanserai.client.dice import Doubt, OwnDice
from caravanserai.client.errors import ServerError, Unreachable
from caravanserai.client.sync import Client

PATIENCE = 15.0
"""Seconds for which a command is tried again while the server cannot be reached."""
PAUSE = 0.25
TRIES = 5
"""So often is a command sent to a table that others change at the same time."""


class TableClient:
    """Somebody's commands to one table, by name; each answers with the version of the table that it led to."""

    def __init__(
        self,
        client: Client,
        table: str,
        waits: Callable[[], None] = lambda: None,
        patience: float = PATIENCE,
        dice: OwnDice | None = None,
    ) -> None:
        self._client = client
        self._table = table
        self._waits = waits
        """Called once for a command that has to wait for the server."""
        self._patience = patience
        self.dice = dice or OwnDice(table)

    def _do(self, command: c.AnyCommand) -> int:
        return self._ask(command).version

    def _ask(self, command: c.AnyCommand) -> Ack:
        key, until = new_key(), time.monotonic() + self._patience
        waited, busy = False, 0
        while True:
            try:
                return self._client.do(self._table, command, key)
            except Unreachable:
                if time.monotonic() > until:
                    raise
                if not waited:
                    self._waits()
                waited = True
            except ServerError as error:
                busy += 1
                if error.code != "try_again" or busy == TRIES:
                    raise
            time.sleep(PAUSE)

    def sit(self, name: str, seat: int | None = None) -> int:
        """Sit down, and give one's part to the dice."""
        version = self._do(c.Sit(name, seat))
        self.attend(self._client.table(self._table))
        return version

    def attend(self, update: Update) -> list[Doubt]:
        """Do one's part for the dice: to be called with every update. Tells what is wrong with them that was not before."""
        wanted = self.dice.wants(update)
        if wanted is not None:
            with contextlib.suppress(
                ServerError, Unreachable
            ):  # too late, or lost: what follows from it is seen in what comes next
                self._do(wanted)
        return self.dice.news(update)

    def ready(self, ready: bool) -> int:
        return self._do(c.Ready(ready))

    def mix_in(self, words: str) -> int | None:
        """Words of one's own for the dice, before the start; afterwards nothing is done."""
        pledge = self.dice.mix_in(words)
        return self._do(pledge) if pledge is not None else None

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

    def nudge(self) -> int:
        return self._do(c.Nudge())

    def lend(self) -> int:
        return self._do(c.Lend())

    def take_seat(self, seat: int, name: str) -> int:
        """Take a bot's seat, or one's own back that a bot moves for."""
        return self._do(c.TakeSeat(seat, name))

    def stand_in(self, seat: int) -> int:
        """Let a bot move at once for somebody who is away."""
        return self._do(c.StandIn(seat))

    def open_seats(self, is_open: bool) -> int:
        """As the host, say whether whoever has the link may take a bot's seat."""
        return self._do(c.OpenSeats(is_open))

    def own_name(self) -> str:
        """What one is called on this server."""
        return self._client.me().name

    def order(self) -> OrderInfo:
        """What one has ordered to be done when one is asked, and what there is to order."""
        return self._client.order(self._table)

    def give_order(self, lines: list[str]) -> OrderInfo:
        return self._client.give_order(self._table, lines)

    def drop_order(self) -> OrderInfo:
        return self._client.drop_order(self._table)

    def say(self, text: str) -> int:
        return self._do(c.Say(text[:300]))

    def offer(self) -> str:
        """The code by which a friend may take over this seat."""
        return self._client.offer(self._table).code

    def rematch(self) -> str:
        """The table where the same people may play again."""
        table = self._ask(c.Rematch()).table
        assert table is not None
        return table

    def hint(self, bot: str = "") -> Hint:
        """What the strongest bot, or the one of this name, would do in this seat, and why."""
        return self._client.hint(self._table, bot)

    def lens(self) -> LensInfo:
        """The odds of what one sees and could know by keeping count, as the table shows them."""
        return self._client.lens(self._table)

    def history(self) -> list[Told]:
        """All that has happened, as one may hear it."""
        return self._client.since(self._table, 0)

    def bots(self, game: str) -> list[str]:
        """The bots that a game has on this server."""
        return next((info.bots for info in self._client.games() if info.game == game), [])

    def export(self) -> str:
        return self._client.export(self._table)
