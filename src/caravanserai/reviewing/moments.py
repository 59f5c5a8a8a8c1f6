"""A finished game once more: every moment of it, with what each viewer could know by then."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

import msgspec

from caravanserai.core.contract import CHANCE, Event, Position, Tally
from caravanserai.core.judging import Known, SeatMove
from caravanserai.core.record import Record


class Moment(msgspec.Struct, frozen=True):
    """Before a move: the position, and what was asked."""

    number: int
    position: Position
    ask: str
    stage: int
    turn: int
    draws: dict[str, int]
    tallies: dict[int | None, Tally | None]


class ActorRun(msgspec.Struct, frozen=True):
    """What one actor did, from a moment up to, not including, the move at `end`."""

    start: int
    end: int
    actor: int


class GameWalk:
    """A walk through a game, for one viewer of all of it, and for seats that are looked at besides."""

    def __init__(self, record: Record, viewer: int | None, seats: Collection[int] = (), *, open_cards: bool = False) -> None:
        self.record, self.game, self.viewer, self.open_cards = record, record.game, viewer, open_cards
        self.heard: list[list[Event]] = []
        """By move, what the viewer heard of it."""
        self.moments = self.walk({viewer, *seats})
        self.stages = self.next_stages()

    def walk(self, viewers: Collection[int | None]) -> list[Moment]:
        """Every moment of the game, with what each viewer has counted by then."""
        position = self.record.at(0)
        tallies = {viewer: self.game.tally(position, viewer) for viewer in viewers}
        draws: Counter[str] = Counter()
        moments = list[Moment]()
        for entry in self.record.log:
            moments.append(self.moment(len(moments), position, draws, tallies))
            if entry.actor == CHANCE:
                draws[moments[-1].ask] += 1
            events = self.game.play(position, entry.move)
            self.heard.append([event if self.open_cards else self.game.redacted(event, self.viewer) for event in events])
            self.tell(tallies, events)
        return [*moments, self.moment(len(moments), position, draws, tallies)]

    def next_stages(self) -> list[int]:
        """By moment, the stage at which a seat decides next; where none does any more, that of the moment."""
        stages = [moment.stage for moment in self.moments]
        for number in range(len(self.record.log) - 2, -1, -1):
            if self.record.log[number].actor == CHANCE:
                stages[number] = stages[number + 1]
        return stages

    def moment(self, number: int, position: Position, draws: Counter[str], tallies: dict[int | None, Tally | None]) -> Moment:
        kept = {viewer: copied(tally) for viewer, tally in tallies.items()}
        game, ask = self.game, self.game.prompt(position).ask
        return Moment(number, position.copy(), ask, game.stage(position), game.turn(position), dict(draws), kept)

    def tell(self, tallies: dict[int | None, Tally | None], events: Sequence[Event]) -> None:
        for viewer, tally in tallies.items():
            if tally is not None:
                for event in events:
                    self.game.count(tally, self.game.redacted(event, viewer))

    def number(self) -> int:
        """A number for how the game was set up, as far as the viewer heard: hardly ever the same for two games."""
        first = next((at for at, entry in enumerate(self.record.log) if entry.actor != CHANCE), len(self.record.log))
        return zlib.crc32(msgspec.msgpack.encode(self.heard[:first]))

    def known(self, moment: Moment, viewer: int | None) -> Known:
        truth = moment.position if self.open_cards else None
        view = self.game.view(moment.position, viewer)
        return Known(viewer, view, moment.tallies[viewer], moment.draws, self.stages[moment.number], truth)

    def runs(self) -> Iterator[ActorRun]:
        """What chance did at a stretch, and what a seat did at a stretch in one turn."""
        log, start = self.record.log, 0
        for end in range(1, len(log) + 1):
            same_turn = log[start].actor == CHANCE or (end < len(log) and self.moments[end].turn == self.moments[start].turn)
            if end == len(log) or log[end].actor != log[start].actor or not same_turn:
                yield ActorRun(start, end, log[start].actor)
                start = end

    def since(self, at: int, end: int) -> list[SeatMove]:
        """What everybody answered from `end` on to the question that was asked at a moment, before anything else was asked."""
        ask, answers = self.moments[at].ask, list[SeatMove]()
        while self.moments[end].ask == ask:
            entry = self.record.log[end]
            answers.append(SeatMove(entry.actor, entry.move))
            end += 1
        return answers


def copied(tally: Tally | None) -> Tally | None:
    """A tally as it is now; it goes on counting."""
    return None if tally is None else msgspec.msgpack.decode(msgspec.msgpack.encode(tally), type=type(tally))
