"""A game and how it came about: the log of moves is the truth, the position follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from caravanserai.core.contract import CHANCE, AnyOptions, Event, Game, Move, Options, Outcome, Position, snake_case
from caravanserai.core.errors import BadOption
from caravanserai.core.fair import Fairness, move_by_weight
from caravanserai.core.options import options_for
from caravanserai.core.randomness import Random, below


class Entry(msgspec.Struct, frozen=True):
    """A move and who made it: a seat, or CHANCE."""

    actor: int
    move: int
    draw: int | None = None
    """For chance, the number of the draw that decided it, where the draws can be checked."""


class TakenBack(msgspec.Struct, frozen=True):
    """A seat went back: from then on only this many moves counted."""

    moves: int
    seat: int


BETWEEN_MARKS = 64
"""After so many moves the position is kept, so that going back does not begin at the beginning."""


class Record:
    """A game in progress or finished, with its log. With no seed at all, the log alone replays it.

    It begins at the start of a game for so many players with these options, or at a position, which tells both.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: AnyOptions = None,
        *,
        names: Sequence[str] | None = None,
        position: Position | str | None = None,
    ) -> None:
        self.game = game
        self.beginning: str | None = None
        """The position at which the game begins, in notation; None for the start."""
        if position is None:
            self.position: Position = game.start(game.usual_players if players is None else players, options)
        else:
            self.beginning = game.write_position(game.read_position(position) if isinstance(position, str) else position)
            self.position = game.read_position(self.beginning)
            self._check_table(players, options)
        self.options: Options = game.options_of(self.position)
        self.names = list(names or (f"Seat {seat + 1}" for seat in range(self.position.seats)))
        self.log: list[Entry] = []
        """The moves that count."""
        self.history: list[Entry | TakenBack] = []
        """All that was done, in its order: the moves that were undone too, for they have used draws."""
        self.fairness: Fairness | None = None
        self.signed_by: str | None = None
        """The public key of the server whose signature was under the text that this game was read from."""
        self._marks: list[Position] = [self.position.copy()]

    def _check_table(self, players: int | None, options: AnyOptions) -> None:
        """What is said of the table besides must be what the position says."""
        if players not in (None, self.position.seats):
            raise BadOption(f"the position is of {self.position.seats} players, not of {players}")
        if options is not None and options_for(self.game, options) != self.game.options_of(self.position):
            raise BadOption("the position is of a table with other options: they are part of it, and need not be given")

    @classmethod
    def replay(
        cls,
        game: Game,
        players: int | None,
        options: AnyOptions,
        moves: Iterable[int],
        *,
        names: Sequence[str] | None = None,
        position: Position | str | None = None,
    ) -> Record:
        """The game that these moves, chance's included, lead to."""
        record = cls(game, players, options, names=names, position=position)
        for move in moves:
            record.play(move)
        return record

    @property
    def players(self) -> int:
        return self.position.seats

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def __eq__(self, other: object) -> bool:
        """By content: the same game with the same options and names, from the same beginning, by the same moves."""
        return self._content() == other._content() if isinstance(other, Record) else NotImplemented

    __hash__ = None  # type: ignore[assignment]
    """A record grows; what is to be looked up by it is a text of it."""

    def _content(self) -> tuple[Any, ...]:
        return (self.game.id, self.options, self.players, self.names, self.beginning, [(one.actor, one.move) for one in self.log])

    def __str__(self) -> str:
        from caravanserai.core.notebook import asked_words

        told = asked_words(self.game, self.position, self.names)
        return f"{self.game.id}, {', '.join(self.names)}, {len(self.log)} moves; {told}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str:
        from caravanserai.core.notebook import record_html

        return record_html(self)

    def move_rows(self) -> list[dict[str, Any]]:
        """A row for each move that counts, chance's included, for data frames."""
        return [
            {
                "number": number,
                "seat": None if entry.actor == CHANCE else entry.actor,
                "name": "chance" if entry.actor == CHANCE else self.names[entry.actor],
                "move": entry.move,
                "kind": snake_case(type(self.game.move(entry.move)).__name__),
                "notation": self.game.write(self.game.move(entry.move)),
            }
            for number, entry in enumerate(self.log)
        ]

    def play(self, move: int | Move | str, draw: int | None = None) -> list[Event]:
        """Make a move, given as its number, its object or its notation; tells all that happened."""
        number = self._number(move)
        actor = self.position.actor()
        try:
            events = self.game.play(self.position, number)
        except Exception as error:
            error.add_note(self._report(number))
            raise
        self._note(Entry(actor, number, draw))
        return events

    def _report(self, number: int) -> str:
        """What failed, in one line: the game, the position before the move, and the move."""
        move = self.game.write(self.game.move(number)) if 0 <= number < self.game.moves else f"move {number}"
        return f"{self.game.id}, rules {self.game.rules_version}: {self.game.write_position(self.at(len(self.log)))} | {move}"

    def repeat(self, entry: Entry) -> None:
        """Make a move that is known to be legal, such as one that was made before, without telling what happens."""
        self.position.play(entry.move)
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        self.log.append(entry)
        self.history.append(entry)
        if len(self.log) % BETWEEN_MARKS == 0:
            self._marks.append(self.position.copy())

    def take_back(self, moves: int, seat: int) -> None:
        """Go back, as this seat wished, to when so many moves had been made."""
        self.position = self.at(moves)
        del self.log[moves:]
        del self._marks[moves // BETWEEN_MARKS + 1 :]
        self.history.append(TakenBack(moves, seat))

    def at(self, moves: int) -> Position:
        """The position after so many of the moves that count."""
        position = self._marks[moves // BETWEEN_MARKS].copy()
        for entry in self.log[moves - moves % BETWEEN_MARKS : moves]:
            position.play(entry.move)
        return position

    @property
    def taken_back(self) -> int:
        """How many of the moves that were made do not count."""
        return sum(isinstance(step, Entry) for step in self.history) - len(self.log)

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
