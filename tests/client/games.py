"""Tables set up and played through a client."""

from __future__ import annotations

import time
from typing import Any

from caravanserai.api.commands import Play, Ready, SeatBot, Sit, Start
from caravanserai.api.messages import Update
from caravanserai.api.settings import Settings

QUICK: dict[str, str | int | bool] = {"stack_order": "random", "first_crazy": "random"}
"""Options with which the first decision is a turn of seat 0."""


def open_table(client: Any, players: int = 3, **settings: Any) -> str:
    return str(client.open_table(Settings(game="camel_up", players=players, options=QUICK, **settings)).table)


def begin(client: Any, *others: Any, players: int = 3, **settings: Any) -> str:
    """A game with the client in seat 0, others after it, and random bots in what is left."""
    table = open_table(client, players, **settings)
    people = [client, *others]
    for seat, person in enumerate(people):
        person.do(table, Sit(name=f"Person {seat}", seat=seat))
        person.do(table, Ready())
    for seat in range(len(people), players):
        client.do(table, SeatBot(seat, "random"))
    client.do(table, Start())
    return table


def numbers(update: Update) -> list[int]:
    return [move.number for group in update.legal for move in group.moves]


def roll(update: Update) -> Play:
    """The move that brings the end nearer."""
    rolls = [move.number for group in update.legal if group.kind == "roll" for move in group.moves]
    return Play((rolls or numbers(update))[0], update.version)


def play_out(client: Any, table: str) -> Update:
    """The client's turns to the end, bots in between."""
    while (update := client.table(table)).phase != "over":
        if update.legal:
            client.do(table, roll(update))
        else:
            time.sleep(0.01)
    assert isinstance(update, Update)
    return update
