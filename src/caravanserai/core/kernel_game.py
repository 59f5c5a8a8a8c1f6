"""A game whose rules are a kernel: what every such game answers alike, from its engine, its moves, its state and its events."""

from __future__ import annotations

from abc import abstractmethod
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast

from caravanserai.core.contract import AnyOptions, Event, Game, Move, Played, Position, Prompt, View
from caravanserai.core.errors import BadOption, BadPosition
from caravanserai.core.events import Change, EventReader, reader_of, redacted, union_of
from caravanserai.core.fields import kept_fields
from caravanserai.core.invariants import Group, first_fault
from caravanserai.core.move_table import MoveTable
from caravanserai.core.options import options_for
from caravanserai.core.playing import Playing
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.randomness import Random

P = TypeVar("P", bound=Playing)
M = TypeVar("M", bound=Move)


class KernelGame(Game, Generic[P, M]):
    """A game whose rules are a kernel, by the types of its position and its moves. Its folder adds options, views, refusals,
    outcome, and what rules do not note."""

    title: ClassVar[str]
    """What the game is called where something is wrong."""
    engine: ClassVar[ModuleType]
    """The rules as they run here: `Position`, `Random`, `lay_out`, `play_out` and `play_many`."""
    move_table: ClassVar[MoveTable]
    state: ClassVar[type[Playing]]
    """What the rules keep."""
    fields: ClassVar[tuple[str, ...]]
    """What a saved position keeps: all of its state but what is noted for whoever listens."""
    largest: ClassVar[int] = 2**31 - 1
    """No number in a saved position is larger."""
    invariants: ClassVar[tuple[Group, ...]]
    """What is always true; a position that breaks any of it is refused before the rules see it."""
    events: ClassVar[type[Event]]
    """The class below which the game's events are declared."""
    reader: ClassVar[EventReader]
    changes: ClassVar[dict[type, Change]]
    """By event, what it changes in a view."""
    phases: ClassVar[tuple[str, ...]]
    """What can be asked, by the phase's number."""
    sections: ClassVar[dict[str, str]]
    """The rule for what is asked."""
    notation: ClassVar[PositionNotation[Any]] = PositionNotation()
    """How positions are written; unless a game says otherwise, field by field."""

    def __init_subclass__(cls) -> None:
        """What follows from the state and the events that a game declares."""
        if "events" in cls.__dict__:
            cls.fields = kept_fields(cls.state)
            cls.event_type = union_of(cls.events)
            cls.reader = reader_of(cls.events)

    def start(self, players: int, options: AnyOptions = None) -> P:
        chosen = options_for(self, options)
        self.check_table(players, chosen)
        position: P = self.engine.Position(players)
        self.set_options(position, chosen)
        self.engine.lay_out(position)
        return position

    def check_table(self, players: int, options: Any) -> None:
        """Raise `BadOption` unless so many may play with these options, which are of the game's own type."""
        if players not in self.players:
            raise BadOption(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not for {players}")

    @abstractmethod
    def set_options(self, position: P, options: Any) -> None:
        """The table's options, as the rules keep them."""

    def move(self, number: int) -> M:
        move: M = self.move_table.moves[number]
        return move

    def number(self, move: Move) -> int:
        number = self.move_table.numbers.get(move)
        if number is None:
            raise BadOption(f"{self.title} has no such move: {move!r}")
        return number

    def write(self, move: Move) -> str:
        return self.move_table.notations[self.number(move)]

    def read(self, text: str) -> M:
        return self.move(self.move_table.read(text))

    def write_position(self, position: Position) -> str:
        return self.notation.write(self, position)

    def spell_position(self, position: Position) -> str:
        return self.notation.write(self, position, spelled=True)

    def read_position(self, text: str) -> P:
        position: P = self.notation.read(self, text)
        return position

    def play(self, position: Position, number: int) -> list[Event]:
        table = cast(P, position)
        table.listen()
        try:
            position.play(number)
            told = self.reader.read(table)
        finally:
            table.unlisten()
        return told + self.told_after(table)

    def told_after(self, position: P) -> list[Event]:
        """What is told after a move besides what the rules noted."""
        return []

    redacted = staticmethod(redacted)
    """What is marked as a secret, its own seat alone hears."""

    def change(self, view: View, event: Event) -> None:
        self.changes[type(event)](view, event)

    def prompt(self, position: Position) -> Prompt:
        phase = self.phases[cast(P, position).phase]
        return Prompt(position.actor(), phase, self.sections[phase])

    def save(self, position: Position) -> dict[str, Any]:
        kept = {name: getattr(position, name) for name in self.fields}
        return {"rules_version": self.rules_version} | {name: [*v] if isinstance(v, list) else v for name, v in kept.items()}

    def load(self, data: dict[str, Any]) -> P:
        if data.get("rules_version") != self.rules_version:
            raise BadPosition(f"this position is of rules {data.get('rules_version')}; these are rules {self.rules_version}")
        strange = set(data) ^ {"rules_version", *self.fields}
        if strange:
            missing, unknown = sorted(strange - set(data)), sorted(strange & set(data))
            raise self._no_position(f"fields that are missing: {missing}; that there are not: {unknown}")
        position: P = self.engine.Position(self.players[0])
        for name in self.fields:
            self.load_field(position, name, data[name])
        self.check(position)
        return position

    def load_earlier(self, data: dict[str, Any]) -> P:
        """What earlier rules did not keep is as at the start, where the state declares it; what they alone kept is left out."""
        firsts = {name: self.state._firsts[name] for name in self.fields if name in self.state._firsts}
        kept = {name: value for name, value in data.items() if name in self.fields}
        return self.load(firsts | kept | {"rules_version": self.rules_version})

    def load_field(self, position: P, name: str, value: Any) -> None:
        """Set one field of a position; raises `BadPosition` for what it cannot hold."""
        current = getattr(position, name)
        items = value if isinstance(current, list) else [value]
        if not isinstance(items, list) or (isinstance(current, list) and len(items) != len(current)):
            raise self._no_position(f"{name} should be {len(current)} numbers, not {value!r}")
        largest = self.largest
        if not all(isinstance(item, int) and -(2**31) <= item <= largest for item in items):
            raise self._no_position(f"{name} is {value!r}, not made of whole numbers from {-(2**31)} to {largest}")
        try:
            setattr(position, name, items[:] if isinstance(current, list) else value)
        except (OverflowError, ValueError) as error:
            raise self._no_position(f"{name} is {value!r}, which does not fit: {error}") from error

    def check(self, position: Position) -> None:
        """Raise `BadPosition`, naming the fault, unless everything holds."""
        fault = first_fault(position, self.invariants)
        if fault is not None:
            raise self._no_position(fault)

    def _no_position(self, fault: str) -> BadPosition:
        return BadPosition(f"this is no position of {self.title}: {fault}")

    def play_out(self, position: Position, rng: Random) -> None:
        fast = self.engine.Random()
        fast.state = rng.state
        self.engine.play_out(position, fast)
        rng.state = fast.state

    def play_many(self, start: Position, seed: int, numbers: range) -> list[Played]:
        played = self.engine.play_many(start, seed, numbers.start, len(numbers))
        return [Played(tuple(measures), scores, winners) for *measures, scores, winners in played]
