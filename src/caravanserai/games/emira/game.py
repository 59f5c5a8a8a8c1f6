"""What Emira adds to the games with a kernel: each answer from the module that knows it."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any, ClassVar, cast

from caravanserai.core.changes import touched
from caravanserai.core.contract import Event, Options, Ordered, OrderOffer, Outcome, Refusal, Tally, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.events import Change
from caravanserai.core.highlights import Highlights, Together
from caravanserai.core.invariants import Group
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.move_table import MoveTable
from caravanserai.core.playing import Playing
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.randomness import Random
from caravanserai.core.sets import counted, numbers_in
from caravanserai.core.sight import Sight
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import Asked, EmiraEvent, Opened
from caravanserai.games.emira.kernel.sight import OFFERED, SIGHT
from caravanserai.games.emira.kernel.state import State
from caravanserai.games.emira.lens.lens import EmiraLens, lens_of
from caravanserai.games.emira.names import CARDS, PHASES, REASONS
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table import orders, refusals
from caravanserai.games.emira.table.changes import CHANGES
from caravanserai.games.emira.table.highlights import KINDS, highlights_of
from caravanserai.games.emira.table.invariants import INVARIANTS
from caravanserai.games.emira.table.moves import MOVE_TABLE, EmiraMove
from caravanserai.games.emira.table.notation import NOTATION
from caravanserai.games.emira.table.progress import step_of
from caravanserai.games.emira.table.restore import restore, set_options
from caravanserai.games.emira.table.tally import EmiraTally, count, tally_of
from caravanserai.games.emira.table.view import EmiraView, evaluate, options_of, view_of


class Emira(KernelGame[Position, EmiraMove]):
    id: ClassVar[str] = "emira"
    title: ClassVar[str] = "Emira"
    rules_version: ClassVar[int] = 4
    players: ClassVar[range] = range(3, 6)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = EmiraOptions
    view_type: ClassVar[type[View]] = EmiraView
    move_type: ClassVar[Any] = EmiraMove
    events: ClassVar[type[Event]] = EmiraEvent
    formal: ClassVar[frozenset[str]] = frozenset(
        {"playing_cards", "relieving", "bidding", "buying_cards", "keeping_bought", "giving_gift"}
    )
    """§2.5 Whether a hand or a purse leaves a choice is secret."""
    tally_type: ClassVar[type[Tally] | None] = EmiraTally
    lens_type: ClassVar[Any] = EmiraLens
    engine: ClassVar[ModuleType] = engine
    move_table: ClassVar[MoveTable] = MOVE_TABLE
    state: ClassVar[type[Playing]] = State
    chance_moves: ClassVar[range] = range(c.DRAW_COLOUR, c.BID)
    offered: ClassVar[int] = OFFERED
    sight: ClassVar[Sight | None] = SIGHT
    invariants: ClassVar[tuple[Group, ...]] = INVARIANTS
    changes: ClassVar[dict[type, Change]] = CHANGES
    phases: ClassVar[tuple[str, ...]] = PHASES
    sections: ClassVar[dict[str, str]] = refusals.SECTIONS
    notation: ClassVar[PositionNotation[Position]] = NOTATION
    measures: ClassVar[tuple[str, ...]] = ("turns",)
    at_once: ClassVar[dict[str, Any]] = {"opening_event": "random"}
    highlight_kinds: ClassVar[dict[str, Together]] = KINDS

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

    def turn(self, position: AnyPosition) -> int:
        return cast(Position, position).turn

    def stage(self, position: AnyPosition) -> int:
        return cast(Position, position).turn

    def view(self, position: AnyPosition, seat: int | None) -> EmiraView:
        return view_of(cast(Position, position), seat)

    def change(self, view: View, event: Event) -> None:
        super().change(view, event)
        for seat in touched(view, "seats"):
            evaluate(seat, cast(EmiraView, view).options)

    def highlights(self, events: Iterable[Event]) -> Highlights:
        return highlights_of(events)

    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Position:
        return restore(cast(EmiraView, view), rng, cast(EmiraTally | None, tally))

    def tally(self, position: AnyPosition, seat: int | None) -> EmiraTally:
        return tally_of(cast(Position, position), seat)

    def count(self, tally: Tally, event: Event) -> None:
        count(cast(EmiraTally, tally), event)

    def lens(self, view: View, tally: Tally | None = None) -> EmiraLens | None:
        return lens_of(cast(EmiraView, view), cast(EmiraTally | None, tally))

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

    def order_offers(self, view: View) -> list[OrderOffer]:
        return orders.offers(cast(EmiraView, view))

    def order_do(self, text: str) -> Ordered:
        return orders.ordered(text)

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
