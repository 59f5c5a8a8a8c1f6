"""A game and how it came about: the log of moves is the truth, the position follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from caravanserai.core.contract import CHANCE, Event, Game, Move, Options, Outcome, Position
from caravanserai.core.fair import Fairness, move_by_weight
from caravanserai.core.randomness import Random, below


class Entry(msgspec.Struct, frozen=True):
    """A move and who made it: a seat, or CHANCE."""

    actor: int
    move: int
    draw: int | None = None
    """For chance, the number of the draw that decided it, where the draws can be checked."""


class Record:
    """A game in progress or finished, with its log. With no seed at all, the log alone replays it."""

    def __init__(self, game: Game, players: int, options: Options | None = None, *, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.position: Position = game.start(players, options)
        self.options: Options = game.options_of(self.position)
        self.names = list(names or (f"Seat {seat}" for seat in range(players)))
        self.log: list[Entry] = []
        self.fairness: Fairness | None = None

    @classmethod
    def replay(
        cls,
        game: Game,
        players: int,
        options: Options | None,
        moves: Iterable[int],
        *,
        names: Sequence[str] | None = None,
    ) -> Record:
        """The game that these moves, chance's included, lead to."""
        record = cls(game, players, options, names=names)
        for move in moves:
            record.play(move)
        return record

    @property
    def players(self) -> int:
        return self.position.seats

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def play(self, move: int | Move | str) -> list[Event]:
        """Make a move, given as its number, its object or its notation; tells all that happened."""
        number = self._number(move)
        actor = self.position.actor()
        events = self.game.play(self.position, number)
        self.log.append(Entry(actor, number))
        return events

    def _number(self, move: int | Move | str) -> int:
        if isinstance(move, str):
            return self.game.number(self.game.read(move))
        return move if isinstance(move, int) else self.game.number(move)

    def play_chance(self, rng: Random) -> list[Event]:
        """Let chance move by its weights."""
        return self.play(draw(self.position, rng))

    def awaits_chance(self) -> bool:
        return self.position.actor() == CHANCE


def draw(position: Position, rng: Random) -> int:
    """One of chance's moves, by its weights."""
    return move_by_weight(position, below(rng, sum(position.weights())))
