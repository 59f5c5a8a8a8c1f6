"""What happens in a game, for whoever wants to know whether it is balanced: what each seat was offered, took and met with, what
it paid, and who led when. All of it follows from typed moves and events, so that it is there for every game.

A thing is written as its move or event with one of its names: `take_djinn: Jafaar`, `princess_joined: Yasmin`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from caravanserai.bots import AnyBot
from caravanserai.core.contract import CHANCE, Event, Game, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.events import fields_of
from caravanserai.core.options import read_options
from caravanserai.lab.lines import RunPlan
from caravanserai.lab.playing import MOST_MOVES, play_game

OWN, LUCK, OTHERS = "own move", "chance", "others' move"
"""Whose move made something happen to a seat."""
FEW = 10
"""Of more moves of a kind, none is tried out: they are steps or bids, and not things to be had."""
ASKS = "phase"
"""An event with such a field tells what is decided next, and not what happened."""


class TracedSeat(msgspec.Struct):
    """What one seat met with in a game."""

    bot: str
    won: float
    score: int
    offered: dict[str, int]
    """Moves that it could have made when it had a choice, by kind and name, each with how often."""
    took: dict[str, int]
    """Those of them that it made."""
    could: dict[str, int]
    """What moves that do not name it, such as one for a place in a row, would have made happen to it, each with how often."""
    happened: dict[tuple[str, str], int]
    """What happened to it, and by whose move."""


class Trace(msgspec.Struct):
    """What is kept of one game."""

    block: int
    turned: int
    seats: list[TracedSeat]
    amounts: dict[str, dict[str, tuple[int, int]]]
    """By what happened and by the name of a number that was told of it, the sum and how often."""
    turns: int
    decisions: int
    forced: int
    """Moves of those who had no choice."""
    choices: int
    """The legal moves of all decisions."""
    lead_changes: int
    decided: float
    """After what part of the game whoever won was in the lead and stayed there; 1 if only at its end."""
    half_leader_won: float | None
    """Whether who led halfway won, shared as they are; None if nobody led alone."""


class Tracer:
    """Looks on at one game."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.offered = [Counter[str]() for _ in range(players)]
        self.could = [Counter[str]() for _ in range(players)]
        self.took = [Counter[str]() for _ in range(players)]
        self.happened = [Counter[tuple[str, str]]() for _ in range(players)]
        self.amounts: defaultdict[str, dict[str, tuple[int, int]]] = defaultdict(dict)
        self.decisions = self.forced = self.choices = 0
        self.leaders: list[tuple[int, ...]] = []
        """After every move of a seat, who had the most."""
        self._had_choice = False

    def asked(self, position: Position, actor: int) -> None:
        legal = position.legal_moves()
        self._had_choice = len(legal) > 1
        if not self._had_choice:
            self.forced += 1
            return
        self.decisions += 1
        self.choices += len(legal)
        self.offered[actor].update({thing for move in legal for thing in things_of_move(self.game.id, move)})
        self.could[actor].update(self._things_within_reach(position, actor, legal))

    def _things_within_reach(self, position: Position, actor: int, legal: list[int]) -> set[str]:
        """What moves would make happen that say where something lies and not what: a few are tried, many are not."""
        by_kind = defaultdict[type, list[int]](list)
        for move in legal:
            kind = type(self.game.move(move))
            if says_where(kind):
                by_kind[kind].append(move)
        reached = set[str]()
        for moves in by_kind.values():
            for move in moves if len(moves) <= FEW else ():
                events = self.game.play(position.copy(), move)
                reached.update(thing for event in events if self._is_told_of(event, actor) for thing in things_of_event(event))
        return reached

    def _is_told_of(self, event: Event, seat: int) -> bool:
        """Whether it is something that happened to this seat."""
        return event.noted and ASKS not in event.__struct_fields__ and getattr(event, "seat", None) == seat

    def moved(self, position: Position, actor: int, move: int, events: list[Event]) -> None:
        if actor >= 0:
            if self._had_choice:
                self.took[actor].update(things_of_move(self.game.id, move))
            scores = self.game.final_scores(position)
            self.leaders.append(tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
        if not position.is_over():  # What is told of the end, such as scores, goes with winning by itself.
            for event in events:
                self._note(event, actor)

    def _note(self, event: Event, actor: int) -> None:
        seat = getattr(event, "seat", None)
        if not isinstance(seat, int) or not 0 <= seat < len(self.happened) or not self._is_told_of(event, seat):
            return
        by = OWN if actor == seat else LUCK if actor == CHANCE else OTHERS
        numbers = {name: value for name in number_fields(type(event)) if isinstance(value := getattr(event, name), int)}
        for thing in things_of_event(event):
            self.happened[seat][thing, by] += 1
            for name, value in numbers.items():
                total, times = self.amounts[thing].get(name, (0, 0))
                self.amounts[thing][name] = total + value, times + 1

    def lead_changes(self) -> int:
        """How often somebody else came to lead alone."""
        alone = [leaders[0] for leaders in self.leaders if len(leaders) == 1]
        return sum(before != after for before, after in pairwise(alone))

    def decided(self, winners: Sequence[int]) -> float:
        """After what part of the seats' moves all winners were among those who led, to the end."""
        last = len(self.leaders)
        while last > 0 and set(winners) <= set(self.leaders[last - 1]):
            last -= 1
        return round(last / max(1, len(self.leaders)), 4)

    def half_leader_won(self, winners: Sequence[int]) -> float | None:
        halfway = self.leaders[len(self.leaders) // 2]
        return (halfway[0] in winners) / len(winners) if len(halfway) == 1 else None


@cache
def things_of_move(game_id: str, number: int) -> tuple[str, ...]:
    """A move's kind, and its kind with each name in it."""
    move = load_game(game_id).move(number)
    kind = str(type(move).__struct_config__.tag)
    return (kind, *_named(kind, move))


def things_of_event(event: Event) -> tuple[str, ...]:
    kind = str(type(event).__struct_config__.tag)
    return tuple(_named(kind, event)) or (kind,)


def _named(kind: str, told: msgspec.Struct) -> Iterator[str]:
    for name in name_fields(type(told)):
        value = getattr(told, name)
        if isinstance(value, str):
            yield f"{kind}: {value}"


@cache
def says_where(kind: type[msgspec.Struct]) -> bool:
    """Whether a move has fields of which some are no names: a place, an amount."""
    return len(name_fields(kind)) < len(kind.__struct_fields__)


@cache
def name_fields(told: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that hold one of some names that are listed, as djinns are; places on a board, which are not, mean nothing."""
    hints = get_type_hints(told)
    return tuple(name for name in told.__struct_fields__ if any(get_origin(kind) is Literal for kind in _kinds(hints[name])))


def _kinds(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


@cache
def number_fields(event: type[Event]) -> tuple[str, ...]:
    """The names of an event's numbers that are amounts, and not seats."""
    return tuple(name for name, kind in fields_of(event).items() if name != "seat" and not _is_seat(kind) and _is_number(kind))


def _is_seat(kind: Any) -> bool:
    remarks = getattr(kind, "__metadata__", ())
    return any(isinstance(remark, msgspec.Meta) and (remark.extra or {}).get("seat") for remark in remarks)


def _is_number(kind: Any) -> bool:
    return kind is int or getattr(kind, "__origin__", None) is int


class TraceTask(msgspec.Struct, frozen=True):
    """A block to be looked on at."""

    plan: RunPlan
    bots: Sequence[AnyBot]
    table: int
    block: int


def games_in_block(bots: Sequence[str]) -> int:
    """Where everybody is the same, moving on a seat changes nothing but moods: one game is enough."""
    return len(bots) if len(set(bots)) > 1 else 1


def trace_block(task: TraceTask) -> list[Trace]:
    """The games of a block, as `lines.play_task` plays them."""
    plan, players = task.plan, task.plan.players
    number, game = plan.seed + task.block, load_game(plan.game)
    options = read_options(game.options_type, plan.options)
    traces = []
    for turned in range(games_in_block(plan.tables[task.table])):
        order = [(seat - turned) % players for seat in range(players)]
        tracer = Tracer(game, players)
        seated, moods = [task.bots[one] for one in order], (number * players + turned) * players
        record, _ = play_game(plan.game, seated, number, moods, options, MOST_MOVES, plan.seconds, tracer)
        outcome = record.outcome
        assert outcome is not None
        seats = [
            TracedSeat(
                bot=plan.tables[task.table][order[seat]],
                won=(seat in outcome.winners) / len(outcome.winners),
                score=outcome.scores[seat],
                offered=dict(tracer.offered[seat]),
                could=dict(tracer.could[seat]),
                took=dict(tracer.took[seat]),
                happened=dict(tracer.happened[seat]),
            )
            for seat in range(players)
        ]
        traces.append(
            Trace(
                block=task.block,
                turned=turned,
                seats=seats,
                amounts=dict(tracer.amounts),
                turns=game.measure(record.position)[0],
                decisions=tracer.decisions,
                forced=tracer.forced,
                choices=tracer.choices,
                lead_changes=tracer.lead_changes(),
                decided=tracer.decided(outcome.winners),
                half_leader_won=tracer.half_leader_won(outcome.winners),
            )
        )
    return traces
