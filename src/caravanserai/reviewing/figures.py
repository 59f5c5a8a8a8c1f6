"""What a review tells, as data. Chances are from 0 to 1; moves and seats are numbered as in the saved game, seats from 0."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from caravanserai.core.discovery import load_game

Grade: TypeAlias = Literal["none", "small", "real", "grave"]

LIMITS: dict[Grade, float] = {"grave": 0.08, "real": 0.03, "small": 0.01}
"""From which loss of the chance to win on an error is called so."""
SURE = 3.0
"""An error is one only if its loss is at least so many standard errors."""


class ReviewStep(msgspec.Struct, frozen=True):
    """What one actor did at a stretch, and everybody's chance to win after it."""

    first: int
    last: int
    """The numbers of its first and last move."""
    actor: int
    """A seat, or -1: then what it changed is luck, but for what was `revealed`."""
    stage: int
    chances: list[float]
    change: list[float]
    """By seat, by how much the chance to win is another than before."""
    error: list[float]
    """The standard error of each change."""
    events: list[Any]
    """What happened, as the viewer heard it."""
    revealed: list[float] = []
    """By seat, what of the change is no luck though chance drew last: what lay face down when the game ended. Else empty."""


class Decision(msgspec.Struct, frozen=True):
    """A decision between several answers, and what it cost."""

    first: int
    last: int
    seat: int
    stage: int
    ask: str
    played: list[str]
    """The moves in notation."""
    best: list[str]
    """What the expert's search holds to be best: the same as what was played, if nothing better was found."""
    up_to: int | None
    """In an auction: how far the seat went, and how far it should have gone."""
    best_up_to: int | None
    loss: float
    error: float
    points: float | None
    """The loss in coins or points, where the game counts in them."""
    grade: Grade
    fine: bool
    """A good move that was hard to see: at a glance another one looks best, and that would have been a real error."""
    gain: float
    """By how much it is better than what looks best at a glance."""
    gain_error: float

    @property
    def stands_out(self) -> bool:
        """Whether it was an error, or a good move that was hard to see."""
        return self.fine or self.grade != "none"


class SeatFigures(msgspec.Struct, frozen=True):
    """What the game was for one seat. Start + luck + skill = result, and skill = own + others."""

    seat: int
    name: str
    start: float
    """Its chance to win before the first move."""
    result: float
    """Its share of the victory."""
    luck: float
    luck_error: float
    skill: float
    own: float
    """Of the skill, what came by its own decisions, and what by those of others."""
    others: float
    adjusted: float
    """The result without the luck."""
    decisions: int
    """How many were judged."""
    mean_loss: float | None
    """The figure of play: what a decision cost on average; None if none was judged."""
    mean_loss_error: float | None
    grades: dict[str, int]
    """How many errors of each kind."""
    fine: int


class Turning(msgspec.Struct, frozen=True):
    """One of the largest swings: a step by its place among all, and whose chance changed most."""

    step: int
    seat: int
    before: float
    after: float


class Review(msgspec.Struct, frozen=True):
    """A reviewed game. The same game, seed and budget give the same review, byte for byte."""

    game: str
    rules: int
    engine: str
    """What judged it: the versions of the library, of the game's judge, and of the review."""
    seed: int
    samples: int
    """How many for each moment, and how many for each decision."""
    trials: int
    viewer: int | None
    """From whose knowledge the chances are; None for what everybody knew."""
    open_cards: bool
    """Whether everything hidden was known: no seat could have."""
    names: list[str]
    unit: str
    """What losses are told in besides chances: `coins`, `points`, or nothing."""
    usual: dict[str, float]
    """By bot, what a decision costs it on average among its like."""
    usual_among: int
    """How many of its like sat at the table when that was measured."""
    limits: dict[Grade, float]
    """From which loss on an error of each kind is called so, and how many standard errors it must be at least."""
    sure: float
    start: list[float]
    steps: list[ReviewStep]
    decisions: list[Decision]
    seats: list[SeatFigures]
    turnings: list[Turning]

    def json(self) -> bytes:
        """All of it, for programs."""
        return msgspec.json.encode(self)

    def decision_rows(self) -> list[dict[str, Any]]:
        """A row for each decision, for data frames."""
        return [
            msgspec.structs.asdict(one)
            | {"name": self.names[one.seat], "played": " ".join(one.played), "best": " ".join(one.best)}
            for one in self.decisions
        ]

    def step_rows(self) -> list[dict[str, Any]]:
        """A row for each step and seat, for data frames."""
        return [
            {
                "first": step.first,
                "last": step.last,
                "actor": step.actor,
                "stage": step.stage,
                "seat": seat,
                "name": self.names[seat],
                "chance": step.chances[seat],
                "change": step.change[seat],
                "error": step.error[seat],
                "revealed": step.revealed[seat] if step.revealed else 0.0,
                "kind": "luck" if step.actor < 0 else "own" if step.actor == seat else "others",
            }
            for step in self.steps
            for seat in range(len(self.names))
        ]

    def seat_rows(self) -> list[dict[str, Any]]:
        """A row for each seat, for data frames."""
        rows = [msgspec.structs.asdict(one) for one in self.seats]
        return [{name: value for name, value in row.items() if name != "grades"} | row["grades"] for row in rows]


def grade_of(loss: float, error: float) -> Grade:
    """What a loss is called; within the noise it is called nothing."""
    if loss < SURE * error:
        return "none"
    return next((grade for grade, limit in LIMITS.items() if loss >= limit), "none")


def read_review(content: bytes, names: list[str] | None = None) -> Review:
    """A review from its JSON; with other names, as where it was kept without any."""
    found = msgspec.json.decode(content, type=Review)
    events = load_game(found.game).event_type
    steps = [replace(step, events=[msgspec.convert(event, events) for event in step.events]) for step in found.steps]
    told = found.names if names is None else names
    seats = [replace(one, name=told[one.seat]) for one in found.seats]
    return replace(found, names=told, seats=seats, steps=steps)
