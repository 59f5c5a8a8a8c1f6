"""Somebody who runs the server, knows its seed, sits at the table, and tries all he can to choose the dice.

He sees every opening before his own seats open, keeps the log, and may turn it back and try again. Honest people use the client's
`OwnDice`; what he can do is bounded by what they send, and what they notice.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.messages import Update
from caravanserai.api.refusals import Refused
from caravanserai.client.dice import OwnDice
from caravanserai.core.fair import LINKS, chained
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.decide import with_what_follows
from caravanserai.tables.dice import not_opened
from caravanserai.tables.people import Recipient
from caravanserai.tables.table import Table
from tests.tables.at import SEED, Sitting


class Honest:
    """A person at the table, whose client does what clients do."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.dice = OwnDice("t")

    def see(self, table: Table) -> c.Pledge | c.OpenPledge | None:
        return self.dice.wants(update_for(table, self.who))

    def doubts(self, table: Table) -> set[str]:
        return {*self.dice.doubts(update_for(table, self.who))}


def update_for(table: Table, who: str) -> Update:
    raw = Broadcast(table, {}, 0.0).update(Recipient(table.state.seat_of(who)), 0)
    return msgspec.json.decode(raw, type=Update)


class Grinder:
    """The operator's table, with so many seats of his own and of honest people."""

    def __init__(self, honest: int, own: int) -> None:
        self.honest = [Honest(f"honest-{number}") for number in range(honest)]
        self.own = [f"own-{number}" for number in range(own)]
        self.sitting = Sitting(*(person.who for person in self.honest), *self.own, players=max(3, honest + own))
        for person in self.honest:
            wanted = person.see(self.sitting.table)
            assert isinstance(wanted, c.Pledge)
            self.sitting.do(person.who, wanted)
        for who in self.own:
            self.sitting.do(who, c.Pledge(own_link(who, 0)))

    @property
    def table(self) -> Table:
        return self.sitting.table

    def start(self) -> None:
        self.sitting.start()
        self.hear()

    def hear(self) -> None:
        """The honest open as soon as they are asked."""
        for person in self.honest:
            wanted = person.see(self.table)
            if isinstance(wanted, c.OpenPledge) and self.table.state.is_opening():
                self.sitting.do(person.who, wanted)

    def asked(self) -> list[str]:
        """His own seats that are to open now."""
        state = self.table.state
        if state.dice is None or state.dice.is_set:
            return []
        return [who for who in self.own if state.seat_of(who) in state.dice.openings.waits_for()]

    def open(self, whose: tuple[str, ...]) -> None:
        """These of his seats open, the others do not, and time is up."""
        assert self.table.state.dice is not None
        number = len(self.table.state.dice.openings.rounds)
        for who in whose:
            self.sitting.do(who, c.OpenPledge(own_link(who, number)))
        if self.table.state.is_opening():
            for row in with_what_follows(self.table, not_opened(self.table)):
                self.sitting.write(row)
            self.hear()

    def foreseen(self) -> bytes | None:
        """The key of the dice if all his seats open now: he has the seed, and the honest have opened."""
        state = self.table.state
        if state.dice is None or state.dice.is_set:
            return self.table.fairness().key() if state.dice is not None else None
        openings, number = state.dice.openings, len(state.dice.openings.rounds)
        for who in self.asked():
            seat = state.seat_of(who)
            assert seat is not None
            openings = openings.with_link(seat, own_link(who, number))
        return openings.key(SEED)


def own_link(who: str, number: int) -> str:
    return chained(hashlib.sha256(who.encode()).digest(), LINKS - number)


def strategies(own: int) -> Iterator[tuple[int, ...]]:
    """For each of his seats, the round from which on it is silent; `own + 1` for never."""
    return itertools.product(range(1, own + 2), repeat=own)


def play(grinder: Grinder, silent_from: tuple[int, ...]) -> list[bytes]:
    """The keys that he could see coming, one after the other, when his seats fall silent so; the last is that of the dice."""
    seen = []
    grinder.start()
    number = 1
    while asked := grinder.asked():
        key = grinder.foreseen()
        assert key is not None
        seen.append(key)
        grinder.open(tuple(who for who in asked if number < silent_from[grinder.own.index(who)]))
        number += 1
    assert grinder.table.state.phase == "playing"
    seen.append(grinder.table.fairness().key())
    return list(dict.fromkeys(seen))


def rolled_back(table: Table, rows: list[tuple[r.Row, float]]) -> Table:
    """The table as an earlier part of its log has it."""
    (first, at), *others = rows
    assert isinstance(first, r.TableOpened)
    earlier = Table.opened("t", first, at, table.seed)
    for row, when in others:
        earlier.apply(row, when)
    return earlier


__all__ = ["Grinder", "Honest", "Refused", "own_link", "play", "rolled_back", "strategies"]
