"""Camel Up as the contract wants it: each answer in one line, each from the module that knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

import msgspec

from caravanserai.core.contract import Event, Game, Move, Options, Outcome, Prompt, Refusal, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import BadOption, BadPosition
from caravanserai.core.randomness import Random
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine, refusals
from caravanserai.games.camel_up.after import view_after
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.events import CamelUpEvent, CardPlayed, read_facts
from caravanserai.games.camel_up.invariants import check
from caravanserai.games.camel_up.lens import CamelUpLens, lens_of
from caravanserai.games.camel_up.moves import MOVES, NOTATIONS, NUMBERS, CamelUpMove, read_move
from caravanserai.games.camel_up.names import FINISHES, PHASES
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.restore import restore, set_options
from caravanserai.games.camel_up.state import State
from caravanserai.games.camel_up.view import CamelUpView, options_of, view_of, viewing_of

FIELDS = tuple(name for name in State.__annotations__ if name not in ("listening", "fact_count", "facts"))
"""What a saved position keeps."""


class CamelUp(Game):
    id: ClassVar[str] = "camel_up"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 9)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = CamelUpOptions
    view_type: ClassVar[type[View]] = CamelUpView
    move_type: ClassVar[Any] = CamelUpMove
    event_type: ClassVar[Any] = CamelUpEvent
    lens_type: ClassVar[Any] = CamelUpLens
    measures: ClassVar[tuple[str, ...]] = ("turns", "legs", "backward_finishes")
    simulated: ClassVar[dict[str, Any]] = {"stack_order": "random", "first_crazy": "random", "stall_limit": 1000}

    def start(self, players: int, options: Options | None = None) -> Position:
        """§3 Setup (C-02: two may play only where the table has said so)."""
        chosen = cast(CamelUpOptions, options or CamelUpOptions())
        if not isinstance(chosen, CamelUpOptions):
            raise BadOption(f"these are not options of Camel Up: {chosen!r}")
        fewest = 2 if chosen.two_players else self.players.start
        if not fewest <= players < self.players.stop:
            raise BadOption(f"Camel Up is for 3 to 8 players (2 with the option two_players), not for {players}")
        if chosen.start_seat != "random" and chosen.start_seat >= players:
            raise BadOption(f"start_seat {chosen.start_seat} is not at a table of {players}: it is 0 to {players - 1} or random")
        position = Position(players)
        set_options(position, chosen)
        engine.lay_out(position)
        return position

    def options_of(self, position: AnyPosition) -> CamelUpOptions:
        return options_of(cast(Position, position))

    def move(self, number: int) -> Move:
        return cast(Move, MOVES[number])

    def number(self, move: Move) -> int:
        if move not in NUMBERS:
            raise BadOption(f"Camel Up has no such move: {move!r}")
        return NUMBERS[move]

    def write(self, move: Move) -> str:
        return NOTATIONS[self.number(move)]

    def read(self, text: str) -> Move:
        return cast(Move, MOVES[read_move(text)])

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        return refusals.why_not(cast(Position, position), number)

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        table = cast(Position, position)
        table.listening = True
        table.fact_count = 0
        try:
            table.play(number)
            return read_facts(table.facts, table.fact_count)
        finally:
            table.listening = False
            table.fact_count = 0

    def heard(self, event: Event, seat: int | None) -> Event:
        """§2 Others see that a finish card is played, and on which pile, but not its colour."""
        if isinstance(event, CardPlayed) and event.seat != seat:
            return msgspec.structs.replace(event, camel=None)
        return event

    def view(self, position: AnyPosition, seat: int | None) -> CamelUpView:
        return view_of(cast(Position, position), seat)

    def viewing(self, position: AnyPosition) -> Callable[[int | None], View]:
        return viewing_of(cast(Position, position))

    def after(self, view: View, events: list[Event]) -> CamelUpView:
        return view_after(cast(CamelUpView, view), events)

    def restore(self, view: View, rng: Random) -> Position:
        return restore(cast(CamelUpView, view), rng)

    def lens(self, view: View) -> CamelUpLens | None:
        return lens_of(cast(CamelUpView, view))

    def prompt(self, position: AnyPosition) -> Prompt:
        phase = PHASES[cast(Position, position).phase]
        return Prompt(position.actor(), phase, refusals.SECTIONS[phase])

    def outcome(self, position: AnyPosition) -> Outcome | None:
        table = cast(Position, position)
        if not table.is_over():
            return None
        return Outcome(table.winners(), self.final_scores(table), FINISHES[table.finish])

    def save(self, position: AnyPosition) -> dict[str, Any]:
        kept = {name: getattr(position, name) for name in FIELDS}
        return {"rules_version": self.rules_version} | {name: [*v] if isinstance(v, list) else v for name, v in kept.items()}

    def load(self, data: dict[str, Any]) -> Position:
        if data.get("rules_version") != self.rules_version:
            raise BadPosition(f"this position is of rules {data.get('rules_version')}; these are rules {self.rules_version}")
        if set(data) != {"rules_version", *FIELDS}:
            raise BadPosition(f"this is no position of Camel Up: {sorted(set(data) ^ {'rules_version', *FIELDS})} do not belong")
        position = Position(4)
        for name in FIELDS:
            self._load_field(position, name, data[name])
        check(position)
        return position

    def _load_field(self, position: Position, name: str, value: Any) -> None:
        current = getattr(position, name)
        items = value if isinstance(current, list) else [value]
        if not isinstance(items, list) or (isinstance(current, list) and len(items) != len(current)):
            raise BadPosition(f"this is no position of Camel Up: {name} should be {len(current)} numbers")
        if not all(isinstance(item, int) and -(2**31) <= item < 2**62 for item in items):
            raise BadPosition(f"this is no position of Camel Up: {name} is not made of whole numbers")
        try:
            setattr(position, name, items[:] if isinstance(current, list) else value)
        except (OverflowError, ValueError) as error:
            raise BadPosition(f"this is no position of Camel Up: {name} does not fit") from error

    def play_out(self, position: AnyPosition, rng: Random) -> None:
        fast = engine.Random()
        fast.state = rng.state
        engine.play_out(cast(Position, position), fast)
        rng.state = fast.state

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turns, table.leg, int(table.finish == c.BACKWARD))

    def play_many(self, start: AnyPosition, seed: int, numbers: range) -> list[tuple[tuple[int, ...], list[int]]]:
        played = engine.play_many(cast(Position, start), seed, numbers.start, len(numbers))
        return [((turns, legs, int(finish == c.BACKWARD)), coins) for turns, legs, finish, coins in played]

    def final_scores(self, position: AnyPosition) -> list[int]:
        table = cast(Position, position)
        return table.coins[: table.seats]


GAME = CamelUp()
