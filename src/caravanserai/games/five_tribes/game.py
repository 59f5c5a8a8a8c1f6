"""What Five Tribes adds to the games with a kernel: each answer from the module that knows it."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any, ClassVar, cast

from caravanserai.core.contract import Event, Options, Ordered, OrderOffer, Outcome, Refusal, Tally, View, places_by_score
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.events import Change
from caravanserai.core.highlights import Highlights, Together
from caravanserai.core.invariants import Group
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.move_table import MoveTable
from caravanserai.core.playing import Playing
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.randomness import Random
from caravanserai.core.sets import counted
from caravanserai.core.sight import Sight
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.events import Asked, CardDrawn, FiveTribesEvent, Opened
from caravanserai.games.five_tribes.kernel.sight import OFFERED, SIGHT
from caravanserai.games.five_tribes.kernel.state import State
from caravanserai.games.five_tribes.lens.lens import FiveTribesLens, facts_of, lens_of
from caravanserai.games.five_tribes.names import PHASES, RESOURCES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table import orders, refusals
from caravanserai.games.five_tribes.table.changes import CHANGES
from caravanserai.games.five_tribes.table.highlights import KINDS, highlights_of
from caravanserai.games.five_tribes.table.invariants import INVARIANTS
from caravanserai.games.five_tribes.table.moves import MOVE_TABLE, FiveTribesMove
from caravanserai.games.five_tribes.table.notation import NOTATION
from caravanserai.games.five_tribes.table.progress import step_of
from caravanserai.games.five_tribes.table.restore import restore, set_options
from caravanserai.games.five_tribes.table.tally import FiveTribesTally, count, tally_of
from caravanserai.games.five_tribes.table.view import FiveTribesView, options_of, view_of


class FiveTribes(KernelGame[Position, FiveTribesMove]):
    id: ClassVar[str] = "five_tribes"
    title: ClassVar[str] = "Five Tribes"
    rules_version: ClassVar[int] = 2
    options_before: ClassVar[dict[int, dict[str, Any]]] = {1: {"empty_round": True}}
    players: ClassVar[range] = range(2, 5)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    opens: ClassVar[frozenset[str]] = frozenset({"open_hands"})
    options_type: ClassVar[type[Options]] = FiveTribesOptions
    view_type: ClassVar[type[View]] = FiveTribesView
    move_type: ClassVar[Any] = FiveTribesMove
    events: ClassVar[type[Event]] = FiveTribesEvent
    formal: ClassVar[frozenset[str]] = frozenset({"building", "stealing", "tile_action", "placing", "ending", "giving"})
    """§2 Whether cards and coins leave a choice is secret."""
    lens_type: ClassVar[Any] = FiveTribesLens
    tells_facts: ClassVar[bool] = True
    tally_type: ClassVar[type[Tally] | None] = FiveTribesTally
    engine: ClassVar[ModuleType] = engine
    move_table: ClassVar[MoveTable] = MOVE_TABLE
    state: ClassVar[type[Playing]] = State
    chance_moves: ClassVar[range] = range(c.DRAW_TILE, c.MOVES)
    offered: ClassVar[int] = OFFERED
    sight: ClassVar[Sight | None] = SIGHT
    invariants: ClassVar[tuple[Group, ...]] = INVARIANTS
    changes: ClassVar[dict[type, Change]] = CHANGES
    phases: ClassVar[tuple[str, ...]] = PHASES
    sections: ClassVar[dict[str, str]] = refusals.SECTIONS
    notation: ClassVar[PositionNotation[Position]] = NOTATION
    measures: ClassVar[tuple[str, ...]] = ("activations", "rounds")
    highlight_kinds: ClassVar[dict[str, Together]] = KINDS

    def set_options(self, position: Position, options: Any) -> None:
        set_options(position, cast(FiveTribesOptions, options))

    def options_of(self, position: AnyPosition) -> FiveTribesOptions:
        return options_of(cast(Position, position))

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        return refusals.why_not(cast(Position, position), number)

    def told_after(self, position: Position) -> list[Event]:
        opened = [self._opened(position, seat) for seat in range(position.seats)] if position.is_over() else []
        return [*opened, Asked(PHASES[position.phase], position.turn, step_of(position))]

    def _opened(self, table: Position, seat: int) -> Event:
        hand = table.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
        return Opened(seat, table.gold[seat], cast(Any, counted(hand, RESOURCES)))

    def redacted(self, event: Event, seat: int | None) -> Event:
        """§2 Others see that a card is drawn off the pile, but not which one, unless hands are open (Q19)."""
        return event if isinstance(event, CardDrawn) and event.open else super().redacted(event, seat)

    def only_answer(self, position: AnyPosition) -> int | None:
        """§3.7 A suit that is put together in the open is sold by whoever did so, even if nothing else is left to do."""
        return None if cast(Position, position).offered else super().only_answer(position)

    def turn(self, position: AnyPosition) -> int:
        """§3.1 and §3.2 Each bid is a turn, and so is each marker's activation."""
        table = cast(Position, position)
        return table.turns * 10 + table.bids

    def stage(self, position: AnyPosition) -> int:
        return cast(Position, position).round

    def view(self, position: AnyPosition, seat: int | None) -> FiveTribesView:
        return view_of(cast(Position, position), seat)

    def lens(self, view: View, tally: Tally | None = None) -> FiveTribesLens | None:
        return lens_of(cast(FiveTribesView, view), cast(FiveTribesTally | None, tally))

    def facts(self, view: View) -> FiveTribesLens | None:
        return facts_of(cast(FiveTribesView, view))

    def highlights(self, events: Iterable[Event]) -> Highlights:
        return highlights_of(events)

    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Position:
        return restore(cast(FiveTribesView, view), rng, cast(FiveTribesTally | None, tally))

    def tally(self, position: AnyPosition, seat: int | None) -> FiveTribesTally:
        return tally_of(cast(Position, position), seat)

    def count(self, tally: Tally, event: Event) -> None:
        count(cast(FiveTribesTally, tally), event)

    def order_offers(self, view: View) -> list[OrderOffer]:
        return orders.offers(cast(FiveTribesView, view))

    def order_do(self, text: str) -> Ordered:
        return orders.ordered(text)

    def outcome(self, position: AnyPosition) -> Outcome | None:
        table = cast(Position, position)
        if not table.is_over():
            return None
        winners, scores = table.winners(), self.final_scores(table)
        return Outcome(winners, scores, "scored", places_by_score(winners, scores))

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turns, table.round)

    def final_scores(self, position: AnyPosition) -> list[int]:
        table = cast(Position, position)
        return [engine.total_points(table, seat) for seat in range(table.seats)]


GAME = FiveTribes()
