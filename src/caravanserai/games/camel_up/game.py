"""What Camel Up adds to the games with a kernel: each answer from the module that knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, ClassVar, cast

from caravanserai.core.contract import Event, Options, Ordered, OrderOffer, Outcome, Played, Refusal, Tally, View, places_by_score
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import BadOption
from caravanserai.core.events import Change
from caravanserai.core.highlights import Highlights, Together
from caravanserai.core.invariants import Group
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.move_table import MoveTable
from caravanserai.core.playing import Playing
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.randomness import Random
from caravanserai.core.sight import Sight
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.events import CamelUpEvent
from caravanserai.games.camel_up.kernel.sight import OFFERED, SIGHT
from caravanserai.games.camel_up.kernel.state import State
from caravanserai.games.camel_up.lens.lens import ROUGH_DICE, ROUGH_RACES, CamelUpLens, lens_of
from caravanserai.games.camel_up.names import FINISHES, PHASES
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table import orders, refusals
from caravanserai.games.camel_up.table.changes import CHANGES
from caravanserai.games.camel_up.table.highlights import KINDS, highlights_of
from caravanserai.games.camel_up.table.invariants import INVARIANTS
from caravanserai.games.camel_up.table.moves import MOVE_TABLE, CamelUpMove
from caravanserai.games.camel_up.table.notation import NOTATION
from caravanserai.games.camel_up.table.restore import restore, set_options
from caravanserai.games.camel_up.table.tally import CamelUpTally, count, tally_of
from caravanserai.games.camel_up.table.view import CamelUpView, options_of, view_of, viewing_of


class CamelUp(KernelGame[Position, CamelUpMove]):
    id: ClassVar[str] = "camel_up"
    title: ClassVar[str] = "Camel Up"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 9)
    moves: ClassVar[int] = c.MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = CamelUpOptions
    view_type: ClassVar[type[View]] = CamelUpView
    move_type: ClassVar[Any] = CamelUpMove
    events: ClassVar[type[Event]] = CamelUpEvent
    lens_type: ClassVar[Any] = CamelUpLens
    slow_lens: ClassVar[bool] = True
    tally_type: ClassVar[type[Tally] | None] = CamelUpTally
    engine: ClassVar[ModuleType] = engine
    move_table: ClassVar[MoveTable] = MOVE_TABLE
    state: ClassVar[type[Playing]] = State
    chance_moves: ClassVar[range] = range(c.DIE, c.MOVES)
    offered: ClassVar[int] = OFFERED
    sight: ClassVar[Sight | None] = SIGHT
    largest: ClassVar[int] = 2**62 - 1
    """The camels are one word."""
    invariants: ClassVar[tuple[Group, ...]] = INVARIANTS
    changes: ClassVar[dict[type, Change]] = CHANGES
    phases: ClassVar[tuple[str, ...]] = PHASES
    sections: ClassVar[dict[str, str]] = refusals.SECTIONS
    notation: ClassVar[PositionNotation[Position]] = NOTATION
    measures: ClassVar[tuple[str, ...]] = ("turns", "legs", "backward_finishes")
    highlight_kinds: ClassVar[dict[str, Together]] = KINDS
    at_once: ClassVar[dict[str, Any]] = {"stack_order": "random", "first_crazy": "random"}
    simulated: ClassVar[dict[str, Any]] = {**at_once, "stall_limit": 1000}

    def check_table(self, players: int, options: Any) -> None:
        """§3 (C-02) Two may play only where the table has said so."""
        chosen = cast(CamelUpOptions, options)
        fewest = 2 if chosen.two_players else self.players.start
        if not fewest <= players < self.players.stop:
            raise BadOption(f"Camel Up is for 3 to 8 players (2 with the option two_players), not for {players}")
        if chosen.start_seat != "random" and chosen.start_seat >= players:
            raise BadOption(f"start_seat {chosen.start_seat} is not at a table of {players}: it is 0 to {players - 1} or random")

    def set_options(self, position: Position, options: Any) -> None:
        set_options(position, cast(CamelUpOptions, options))

    def options_of(self, position: AnyPosition) -> CamelUpOptions:
        return options_of(cast(Position, position))

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        return refusals.why_not(cast(Position, position), number)

    def view(self, position: AnyPosition, seat: int | None) -> CamelUpView:
        return view_of(cast(Position, position), seat)

    def viewing(self, position: AnyPosition) -> Callable[[int | None], View]:
        return viewing_of(cast(Position, position))

    def tally(self, position: AnyPosition, seat: int | None) -> CamelUpTally:
        return tally_of(cast(Position, position))

    def count(self, tally: Tally, event: Event) -> None:
        count(cast(CamelUpTally, tally), event)

    def highlights(self, events: Iterable[Event]) -> Highlights:
        return highlights_of(events)

    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Position:
        return restore(cast(CamelUpView, view), rng)

    def lens(self, view: View, tally: Tally | None = None) -> CamelUpLens | None:
        return lens_of(cast(CamelUpView, view))

    def rough_lens(self, view: View, tally: Tally | None = None) -> CamelUpLens | None:
        return lens_of(cast(CamelUpView, view), ROUGH_RACES, ROUGH_DICE)

    def stage(self, position: AnyPosition) -> int:
        return cast(Position, position).leg

    def order_offers(self, view: View) -> list[OrderOffer]:
        return orders.offers(cast(CamelUpView, view))

    def order_do(self, text: str) -> Ordered:
        return orders.ordered(text)

    def order_if(self, text: str) -> Callable[[Any], bool]:
        return orders.condition(text)

    def outcome(self, position: AnyPosition) -> Outcome | None:
        table = cast(Position, position)
        if not table.is_over():
            return None
        winners, scores = table.winners(), self.final_scores(table)
        return Outcome(winners, scores, FINISHES[table.finish], places_by_score(winners, scores))

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Position, position)
        return (table.turns, table.leg, int(table.finish == c.BACKWARD))

    def play_many(self, start: AnyPosition, seed: int, numbers: range) -> list[Played]:
        played = super().play_many(start, seed, numbers)
        return [Played((turns, legs, int(finish == c.BACKWARD)), *rest) for (turns, legs, finish), *rest in played]

    def final_scores(self, position: AnyPosition) -> list[int]:
        table = cast(Position, position)
        return table.coins[: table.seats]


GAME = CamelUp()
