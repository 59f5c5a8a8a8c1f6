"""What Emira adds to the games with a kernel: each answer from the module that knows it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, cast

import msgspec

from caravanserai.core.contract import Event, Options, Outcome, Refusal, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.facts import FactReader
from caravanserai.core.invariants import Group
from caravanserai.core.kernel_game import KernelGame, saved_fields
from caravanserai.core.move_table import MoveTable
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.randomness import Random
from caravanserai.core.sets import counted, numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine, refusals
from caravanserai.games.emira import events as e
from caravanserai.games.emira.after import view_after
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import FACT_READER, Asked, EmiraEvent, Opened
from caravanserai.games.emira.invariants import INVARIANTS
from caravanserai.games.emira.lens import EmiraLens, lens_of
from caravanserai.games.emira.moves import MOVE_TABLE, EmiraMove
from caravanserai.games.emira.names import CARDS, PHASES, REASONS
from caravanserai.games.emira.notation import NOTATION
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.restore import restore, set_options
from caravanserai.games.emira.state import State
from caravanserai.games.emira.step import step_of
from caravanserai.games.emira.view import EmiraView, options_of, view_of

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


class Emira(KernelGame[Position]):
    id: ClassVar[str] = "emira"
    title: ClassVar[str] = "Emira"
    rules_version: ClassVar[int] = 2
    players: ClassVar[range] = range(3, 6)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = EmiraOptions
    view_type: ClassVar[type[View]] = EmiraView
    move_type: ClassVar[Any] = EmiraMove
    event_type: ClassVar[Any] = EmiraEvent
    lens_type: ClassVar[Any] = EmiraLens
    engine: ClassVar[ModuleType] = engine
    move_table: ClassVar[MoveTable] = MOVE_TABLE
    fields: ClassVar[tuple[str, ...]] = saved_fields(State)
    invariants: ClassVar[tuple[Group, ...]] = INVARIANTS
    facts: ClassVar[FactReader] = FACT_READER
    phases: ClassVar[tuple[str, ...]] = PHASES
    sections: ClassVar[dict[str, str]] = refusals.SECTIONS
    notation: ClassVar[PositionNotation[Position]] = NOTATION
    measures: ClassVar[tuple[str, ...]] = ("turns",)

    def set_options(self, position: Position, options: Any) -> None:
        set_options(position, cast(EmiraOptions, options))

    def options_of(self, position: AnyPosition) -> EmiraOptions:
        return options_of(cast(Position, position))

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        return refusals.why_not(cast(Position, position), number)

    def told_after(self, position: Position) -> list[Event]:
        opened = [self._opened(position, seat) for seat in range(position.seats)] if position.is_over() else []
        return [*opened, Asked(PHASES[position.phase], position.asked if position.asked >= 0 else None, step_of(position))]

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
        return Outcome(numbers_in(table.winners), self.final_scores(table), REASONS[table.reason], table.places())

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turn,)

    def final_scores(self, position: AnyPosition) -> list[int]:
        return cast(Position, position).final_scores()


GAME = Emira()
