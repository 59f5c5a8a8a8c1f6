"""Emira as the contract wants it: each answer in one line, each from the module that knows."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import msgspec

from caravanserai.core.contract import Event, Game, Move, Options, Outcome, Prompt, Refusal, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import BadOption, BadPosition
from caravanserai.core.randomness import Random
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine, refusals
from caravanserai.games.emira import events as e
from caravanserai.games.emira.after import view_after
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import Asked, EmiraEvent, Opened, read_facts
from caravanserai.games.emira.invariants import check
from caravanserai.games.emira.lens import EmiraLens, lens_of
from caravanserai.games.emira.moves import MOVES, NOTATIONS, NUMBERS, EmiraMove, read_move
from caravanserai.games.emira.names import CARDS, PHASES, REASONS, seats_in
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.restore import restore, set_options
from caravanserai.games.emira.state import State
from caravanserai.games.emira.step import step_of
from caravanserai.games.emira.view import EmiraView, counted, options_of, view_of

FIELDS = tuple(name for name in State.__annotations__ if name not in ("listening", "fact_count", "facts"))
"""What a saved position keeps."""

_SECRETS: dict[type, str] = {
    e.ObjectiveDealt: "objective",
    e.CardDealt: "card",
    e.OpeningKept: "card",
    e.PrincessSeen: "princess",
    e.StatusSeen: "cost",
    e.PrincessesArranged: "order",
    e.StatusArranged: "order",
    e.CardSeen: "card",
    e.CardBought: "card",
}
"""By event, what only the seat that it is about may know."""


class Emira(Game):
    id: ClassVar[str] = "emira"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 6)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = EmiraOptions
    view_type: ClassVar[type[View]] = EmiraView
    move_type: ClassVar[Any] = EmiraMove
    event_type: ClassVar[Any] = EmiraEvent
    lens_type: ClassVar[Any] = EmiraLens
    measures: ClassVar[tuple[str, ...]] = ("turns",)

    def start(self, players: int, options: Options | None = None) -> Position:
        """§2 Setup."""
        chosen = cast(EmiraOptions, options or EmiraOptions())
        if not isinstance(chosen, EmiraOptions):
            raise BadOption(f"these are not options of Emira: {chosen!r}")
        if players not in self.players:
            raise BadOption(f"Emira is for 3 to 5 players, not for {players}")
        position = Position(players)
        set_options(position, chosen)
        engine.lay_out(position)
        return position

    def options_of(self, position: AnyPosition) -> EmiraOptions:
        return options_of(cast(Position, position))

    def move(self, number: int) -> Move:
        return cast(Move, MOVES[number])

    def number(self, move: Move) -> int:
        if move not in NUMBERS:
            raise BadOption(f"Emira has no such move: {move!r}")
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
        return [*told, Asked(PHASES[table.phase], table.asked if table.asked >= 0 else None, step_of(table))]

    def _opened(self, table: Position, seat: int) -> Event:
        hand = table.hand[seat * c.CARDS : (seat + 1) * c.CARDS]
        return Opened(seat, table.gold[seat], cast(Any, counted(hand, CARDS)))

    def heard(self, event: Event, seat: int | None) -> Event:
        """§2.5 Others hear that somebody was dealt, saw or kept a card, but not which one."""
        if isinstance(event, e.PutUnder) and event.shuffled:
            return msgspec.structs.replace(event, princess=None)
        secret = _SECRETS.get(type(event))
        if secret is not None and event.seat != seat:  # type: ignore[attr-defined]
            return msgspec.structs.replace(event, **{secret: None})
        return event

    def turn(self, position: AnyPosition) -> int:
        return cast(Position, position).turn

    def view(self, position: AnyPosition, seat: int | None) -> EmiraView:
        return view_of(cast(Position, position), seat)

    def after(self, view: View, events: list[Event]) -> EmiraView:
        return view_after(cast(EmiraView, view), events)

    def restore(self, view: View, rng: Random) -> Position:
        return restore(cast(EmiraView, view), rng)

    def lens(self, view: View) -> EmiraLens | None:
        return lens_of(cast(EmiraView, view))

    def prompt(self, position: AnyPosition) -> Prompt:
        phase = PHASES[cast(Position, position).phase]
        return Prompt(position.actor(), phase, refusals.SECTIONS[phase])

    def asked(self, position: AnyPosition) -> tuple[int, ...]:
        """§2.4 (E-13) The opening events are chosen in any order: nothing is shuffled before the last is."""
        table = cast(Position, position)
        if table.phase == c.KEEPING_OPENING:
            return tuple(range(table.asked, table.seats))
        return super().asked(position)

    def facing(self, position: AnyPosition, seat: int) -> Position:
        table = cast(Position, position)
        if seat != table.asked:
            table = table.copy()
            table.asked = seat
        return table

    def outcome(self, position: AnyPosition) -> Outcome | None:
        table = cast(Position, position)
        if not table.is_over():
            return None
        return Outcome(seats_in(table.winners), self.final_scores(table), REASONS[table.reason])

    def save(self, position: AnyPosition) -> dict[str, Any]:
        kept = {name: getattr(position, name) for name in FIELDS}
        return {"rules_version": self.rules_version} | {name: [*v] if isinstance(v, list) else v for name, v in kept.items()}

    def load(self, data: dict[str, Any]) -> Position:
        if data.get("rules_version") != self.rules_version:
            raise BadPosition(f"this position is of rules {data.get('rules_version')}; these are rules {self.rules_version}")
        if set(data) != {"rules_version", *FIELDS}:
            raise BadPosition(f"this is no position of Emira: {sorted(set(data) ^ {'rules_version', *FIELDS})} do not belong")
        position = Position(c.SEATS)
        for name in FIELDS:
            self._load_field(position, name, data[name])
        check(position)
        return position

    def _load_field(self, position: Position, name: str, value: Any) -> None:
        current = getattr(position, name)
        items = value if isinstance(current, list) else [value]
        if not isinstance(items, list) or (isinstance(current, list) and len(items) != len(current)):
            raise BadPosition(f"this is no position of Emira: {name} should be {len(current)} numbers")
        if not all(isinstance(item, int) and -(2**31) <= item < 2**31 for item in items):
            raise BadPosition(f"this is no position of Emira: {name} is not made of whole numbers")
        try:
            setattr(position, name, items[:] if isinstance(current, list) else value)
        except (OverflowError, ValueError) as error:
            raise BadPosition(f"this is no position of Emira: {name} does not fit") from error

    def play_out(self, position: AnyPosition, rng: Random) -> None:
        fast = engine.Random()
        fast.state = rng.state
        engine.play_out(cast(Position, position), fast)
        rng.state = fast.state

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turn,)

    def play_many(self, start: AnyPosition, seed: int, numbers: range) -> list[tuple[tuple[int, ...], list[int]]]:
        played = engine.play_many(cast(Position, start), seed, numbers.start, len(numbers))
        return [((turns,), scores) for turns, scores in played]

    def final_scores(self, position: AnyPosition) -> list[int]:
        return cast(Position, position).final_scores()


GAME = Emira()
