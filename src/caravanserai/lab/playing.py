"""One game among bots, with what each took to decide."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

from caravanserai.bots import AnyBot, ask, label_of, make_bot
from caravanserai.core.bot import Bot
from caravanserai.core.contract import AnyOptions, Event, Position, View
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.randomness import Random
from caravanserai.core.record import Entry, Record, draw
from caravanserai.core.tallies import Tallies
from caravanserai.lab.asked import check_seconds, seed_below, several, whole

MOST_MOVES = 10_000
"""Chance's moves included. Games of bots take 100 to 1,500."""

NOTHING_SEEN = View()
"""What a bot is given that does not look."""


class EndlessMatch(CaravanseraiError, RuntimeError):
    """A game among bots that does not come to an end."""


class LooksOn(Protocol):
    """Whoever looks on at a game, and sees everything."""

    def asked(self, position: Position, actor: int) -> None:
        """A seat is about to decide."""
        ...

    def moved(self, position: Position, actor: int, move: int, events: list[Event]) -> None:
        """A seat, or chance, has moved, and this happened."""
        ...


class Thinker:
    """A bot in its seat, and the time that it has taken."""

    def __init__(self, bot: Bot[Any], label: str, seed: int) -> None:
        self.bot = bot
        self.label = label
        self.seed = seed
        """That of the game's dice."""
        self.decisions = 0
        self.spent = 0.0
        self.longest = 0.0

    def choose(self, record: Record, seat: int) -> int:
        """Its move; who has no choice is not asked, and for who does not look nothing is drawn up."""
        legal = record.position.legal_moves()
        if len(legal) == 1:
            return legal[0]
        view = record.game.view(record.position, seat) if self.bot.looks else NOTHING_SEEN
        began = time.thread_time()
        choice = ask(self.bot, view, legal, seat=seat, move=len(record.log), seed=self.seed, label=self.label)
        took = time.thread_time() - began
        self.decisions += 1
        self.spent += took
        self.longest = max(self.longest, took)
        return choice.move


def play_match(
    game_id: str,
    bots: Sequence[AnyBot],
    seed: int,
    options: AnyOptions = None,
    *,
    most_moves: int = MOST_MOVES,
    seconds: float | None = None,
) -> Record:
    """One game, a bot in every seat, with the options of a table unless told. The seed decides the dice and the bots' own moods.

    Nobody is there to stop a game that goes round in circles, so after `most_moves` it is given up with an `EndlessMatch`.
    """
    check_seconds(seconds)
    seed, most_moves = seed_below(2**62, seed), whole("moves", most_moves)
    return play_game(game_id, several(bots), seed, seed * len(bots), options, most_moves, seconds)[0]


def play_game(
    game_id: str,
    bots: Sequence[AnyBot],
    dice: int,
    moods: int,
    options: AnyOptions = None,
    most_moves: int = MOST_MOVES,
    seconds: float | None = None,
    watch: LooksOn | None = None,
) -> tuple[Record, list[Thinker]]:
    """A game whose dice follow from one number and the bots' moods from another, with the bots that played it."""
    record = Record(load_game(game_id), len(bots), options, names=[label_of(bot) for bot in bots])
    thinkers = seat_bots(game_id, bots, dice, moods, seconds)
    tallies = Tallies(record.game, record.position, [seat for seat, one in enumerate(thinkers) if one.bot.counts])
    for seat, thinker in enumerate(thinkers):
        thinker.bot.tally = tallies[seat]
    position, rng = record.position, Random(dice, 3)
    while not position.is_over():
        if len(record.log) == most_moves:
            raise EndlessMatch(f"{game_id} with {', '.join(record.names)} and seed {dice} has no end after {most_moves} moves")
        actor = position.actor()
        if watch is not None and actor >= 0:
            watch.asked(position, actor)
        move = thinkers[actor].choose(record, actor) if actor >= 0 else draw(position, rng)
        if tallies.are_kept or watch is not None:
            events = record.play(move)
            tallies.tell(events)
            if watch is not None:
                watch.moved(position, actor, move, events)
        else:
            record.repeat(Entry(actor, move))
    return record, thinkers


def seat_bots(game_id: str, bots: Sequence[AnyBot], dice: int, moods: int, seconds: float | None) -> list[Thinker]:
    """Their time is that of the processor, so that what else runs on the machine does not make a bot weaker."""
    return [
        Thinker(make_bot(game_id, bot, moods + seat, seconds=seconds, clock=time.thread_time), label_of(bot), dice)
        for seat, bot in enumerate(bots)
    ]
