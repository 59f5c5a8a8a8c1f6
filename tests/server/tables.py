"""Tables set up for tests, over HTTP."""

from __future__ import annotations

import time
from typing import Any

from caravanserai.api.messages import Update
from tests.server.people import Person

QUICK = {"stack_order": "random", "first_crazy": "random"}
"""Options with which the first decision is a turn of seat 0, not a choice of the setup."""


def seated(people: list[Person], players: int = 3, **settings: Any) -> str:
    """A table of the first one's, with everybody ready in their seats and random bots in the others."""
    table = people[0].open_table(players=players, options=QUICK, **settings)
    for number, person in enumerate(people):
        person.do(table, "sit", name=person.name, seat=number)
        person.do(table, "ready")
    for number in range(len(people), players):
        people[0].do(table, "seat_bot", seat=number, bot="random")
    return table


def started(people: list[Person], players: int = 3, **settings: Any) -> str:
    table = seated(people, players, **settings)
    people[0].do(table, "start")
    return table


def legal(update: Update, kind: str = "") -> list[int]:
    """The numbers of the moves on offer, of one kind or of all."""
    return [move.number for group in update.legal if kind in ("", group.kind) for move in group.moves]


def play(person: Person, table: str, kind: str = "", **given: Any) -> Any:
    """Make the first legal move of this kind."""
    update = person.look(table)
    return person.do(table, "play", move=legal(update, kind)[0], version=update.version, **given)


def finished(people: list[Person], players: int = 3, **settings: Any) -> str:
    """A game played to its end: everybody gives their seat to a bot."""
    table = started(people, players, **settings)
    for person in people[1:]:
        person.do(table, "resign", bot="random")
    while (update := people[0].look(table)).phase != "over":
        moves = legal(update, "roll") or legal(update)
        if moves:
            people[0].do(table, "play", move=moves[0], version=update.version)
        else:
            time.sleep(0.005)
    return table
