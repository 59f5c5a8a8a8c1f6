"""Five Tribes as the contract wants it: each answer in one line, each from the module that knows."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import msgspec

from caravanserai.core.contract import Event, Game, Move, Options, Outcome, Prompt, Refusal, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import BadOption, BadPosition
from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine, refusals
from caravanserai.games.five_tribes.after import view_after
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.events import Asked, CardDrawn, FiveTribesEvent, Opened, read_facts
from caravanserai.games.five_tribes.invariants import check
from caravanserai.games.five_tribes.lens import FiveTribesLens, lens_of
from caravanserai.games.five_tribes.moves import MOVES, NOTATIONS, NUMBERS, FiveTribesMove, read_move
from caravanserai.games.five_tribes.names import PHASES, RESOURCES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.restore import restore, set_options
from caravanserai.games.five_tribes.state import State
from caravanserai.games.five_tribes.step import step_of
from caravanserai.games.five_tribes.view import FiveTribesView, counted, options_of, view_of

FIELDS = tuple(name for name in State.__annotations__ if name not in ("listening", "fact_count", "facts"))
"""What a saved position keeps."""


class FiveTribes(Game):
    id: ClassVar[str] = "five_tribes"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = FiveTribesOptions
    view_type: ClassVar[type[View]] = FiveTribesView
    move_type: ClassVar[Any] = FiveTribesMove
    event_type: ClassVar[Any] = FiveTribesEvent
    lens_type: ClassVar[Any] = FiveTribesLens
    measures: ClassVar[tuple[str, ...]] = ("activations", "rounds")

    def start(self, players: int, options: Options | None = None) -> Position:
        """§2 Setup."""
        chosen = cast(FiveTribesOptions, options or FiveTribesOptions())
        if not isinstance(chosen, FiveTribesOptions):
            raise BadOption(f"these are not options of Five Tribes: {chosen!r}")
        if players not in self.players:
            raise BadOption(f"Five Tribes is for 2 to 4 players, not for {players}")
        position = Position(players)
        set_options(position, chosen)
        engine.lay_out(position)
        return position

    def options_of(self, position: AnyPosition) -> FiveTribesOptions:
        return options_of(cast(Position, position))

    def move(self, number: int) -> Move:
        return cast(Move, MOVES[number])

    def number(self, move: Move) -> int:
        if move not in NUMBERS:
            raise BadOption(f"Five Tribes has no such move: {move!r}")
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
            told = read_facts(table.facts, table.fact_count)
        finally:
            table.listening = False
            table.fact_count = 0
        if table.is_over():
            told += [self._opened(table, seat) for seat in range(table.seats)]
        return [*told, Asked(PHASES[table.phase], table.turn, step_of(table))]

    def _opened(self, table: Position, seat: int) -> Event:
        hand = table.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
        return Opened(seat, table.gold[seat], cast(Any, counted(hand, RESOURCES)))

    def heard(self, event: Event, seat: int | None) -> Event:
        """§2 Others see that a card is drawn off the pile, but not which one."""
        if isinstance(event, CardDrawn) and event.seat != seat:
            return msgspec.structs.replace(event, resource=None)
        return event

    def turn(self, position: AnyPosition) -> int:
        """§3.1 and §3.2 Each bid is a turn, and so is each marker's activation."""
        table = cast(Position, position)
        return table.turns * 10 + table.bids

    def view(self, position: AnyPosition, seat: int | None) -> FiveTribesView:
        return view_of(cast(Position, position), seat)

    def lens(self, view: View) -> FiveTribesLens | None:
        return lens_of(cast(FiveTribesView, view))

    def after(self, view: View, events: list[Event]) -> FiveTribesView:
        return view_after(cast(FiveTribesView, view), events)

    def restore(self, view: View, rng: Random) -> Position:
        return restore(cast(FiveTribesView, view), rng)

    def prompt(self, position: AnyPosition) -> Prompt:
        phase = PHASES[cast(Position, position).phase]
        return Prompt(position.actor(), phase, refusals.SECTIONS[phase])

    def outcome(self, position: AnyPosition) -> Outcome | None:
        table = cast(Position, position)
        if not table.is_over():
            return None
        return Outcome(table.winners(), self.final_scores(table), "scored")

    def save(self, position: AnyPosition) -> dict[str, Any]:
        kept = {name: getattr(position, name) for name in FIELDS}
        return {"rules_version": self.rules_version} | {name: [*v] if isinstance(v, list) else v for name, v in kept.items()}

    def load(self, data: dict[str, Any]) -> Position:
        if data.get("rules_version") != self.rules_version:
            raise BadPosition(f"this position is of rules {data.get('rules_version')}; these are rules {self.rules_version}")
        if set(data) != {"rules_version", *FIELDS}:
            raise BadPosition(
                f"this is no position of Five Tribes: {sorted(set(data) ^ {'rules_version', *FIELDS})} do not belong"
            )
        position = Position(4)
        for name in FIELDS:
            self._load_field(position, name, data[name])
        check(position)
        return position

    def _load_field(self, position: Position, name: str, value: Any) -> None:
        current = getattr(position, name)
        items = value if isinstance(current, list) else [value]
        if not isinstance(items, list) or (isinstance(current, list) and len(items) != len(current)):
            raise BadPosition(f"this is no position of Five Tribes: {name} should be {len(current)} numbers")
        if not all(isinstance(item, int) and -(2**31) <= item < 2**31 for item in items):
            raise BadPosition(f"this is no position of Five Tribes: {name} is not made of whole numbers")
        try:
            setattr(position, name, items[:] if isinstance(current, list) else value)
        except (OverflowError, ValueError) as error:
            raise BadPosition(f"this is no position of Five Tribes: {name} does not fit") from error

    def play_out(self, position: AnyPosition, rng: Random) -> None:
        fast = engine.Random()
        fast.state = rng.state
        engine.play_out(cast(Position, position), fast)
        rng.state = fast.state

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turns, table.round)

    def play_many(self, start: AnyPosition, seed: int, numbers: range) -> list[tuple[tuple[int, ...], list[int]]]:
        played = engine.play_many(cast(Position, start), seed, numbers.start, len(numbers))
        return [((turns, rounds), points) for turns, rounds, points in played]

    def final_scores(self, position: AnyPosition) -> list[int]:
        table = cast(Position, position)
        return [engine.total_points(table, seat) for seat in range(table.seats)]


GAME = FiveTribes()
