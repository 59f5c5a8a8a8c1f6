"""A table for tests: people by name, commands in one line, everything decided and applied at once, at times of one's choosing."""

from __future__ import annotations

from typing import Any

from caravanserai.api import commands as c
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.fair import commitment
from caravanserai.tables import rows as r
from caravanserai.tables.decide import decide
from caravanserai.tables.settings import check_settings
from caravanserai.tables.table import Table

SEED = bytes(range(32))


class Sitting:
    """A table and the people around it; the first one opens it."""

    def __init__(self, *people: str, **settings: Any) -> None:
        wanted = {"game": "camel_up", "players": max(3, len(people)), **settings}
        self.bots = bot_names(wanted["game"])
        self.settings = check_settings(Settings(**wanted), self.bots)
        self.now = 1000.0
        self.rows: list[tuple[r.Row, float]] = []
        row = r.TableOpened(self.settings, people[0], commitment(SEED))
        self.table = Table.opened("t", row, self.now, SEED)
        self.rows.append((row, self.now))
        for person in people:
            self.do(person, c.Sit(name=person.title()))

    def do(self, who: str, command: Any) -> list[r.Row]:
        """Carry a command out; the rows that it led to."""
        rows = decide(self.table, command, who, self.bots)
        for row in rows:
            self.write(row)
        return rows

    def write(self, row: r.Row) -> None:
        self.table.apply(row, self.now)
        self.rows.append((row, self.now))

    def start(self) -> None:
        """Bots into the free seats, everybody ready, and off."""
        for number, seat in enumerate(self.table.state.seats):
            if seat.is_free():
                self.do(self.table.state.host, c.SeatBot(number, "random"))
        for who in self.table.state.people():
            self.do(who, c.Ready())
        self.do(self.table.state.host, c.Start())

    def play(self, move: str | None = None) -> None:
        """The acting seat moves: this move, or the first legal one."""
        actor = self.table.actor()
        number = self.table.position.legal_moves()[0] if move is None else self.table.game.number(self.table.game.read(move))
        who = self.table.state.seats[actor].who
        if who is not None:
            self.do(who, c.Play(number, self.table.state.version))
        else:
            moved: list[r.Row] = [r.Moved(actor, number, by="random")]
            for row in moved + self.table.following_rows(moved):
                self.write(row)

    def reach_first_turn(self) -> None:
        while self.table.game.prompt(self.table.position).ask != "turn":
            self.play()

    def rebuilt(self) -> Table:
        """The table that the log alone makes."""
        first, at = self.rows[0]
        assert isinstance(first, r.TableOpened)
        table = Table.opened("t", first, at, SEED)
        for row, when in self.rows[1:]:
            table.apply(row, when)
        return table
