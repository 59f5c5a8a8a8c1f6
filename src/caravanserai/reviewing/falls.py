"""What chance might have done: what it did is luck by as much as it differs from the mean of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from caravanserai.core.contract import CHANCE, Position, Tally
from caravanserai.core.judging import Known
from caravanserai.core.randomness import Random, seeded
from caravanserai.core.record import draw
from caravanserai.reviewing.moments import GameWalk, Moment, copied

FEW = 21
"""So many outcomes of one draw are all looked at: Camel Up has as many, five dice of three faces and one of six."""
DRAWN = 12
"""Where there are more, or draws follow each other, so many are drawn by lot; and so often is dealt what lies face down."""
STREAM = 0x6F757463
"""What tells the chance of these from all other chance of a review."""


class Fall(msgspec.Struct, frozen=True):
    """One way in which chance might have fallen, up to where a seat decides or the game is over."""

    share: float
    """How likely it is among those that are looked at."""
    position: Position
    known: Known
    """What the viewer could know then."""


class Falls:
    """What chance might have done from any moment at which it drew, as far as the viewer of a walk could know."""

    def __init__(self, walk: GameWalk, seed: int) -> None:
        self.walk, self.game, self.viewer, self.seed = walk, walk.game, walk.viewer, seed

    def all_of(self, moment: Moment) -> tuple[list[Fall], bool]:
        """All there are, or some that are drawn by lot; and which of both."""
        first, _ = next(self.deals(moment))
        moves, weights = first.legal_moves(), first.weights()
        if len(moves) > FEW or not all(is_one_draw(position, moves, weights) for position, _ in self.deals(moment)):
            return shared([self.fall(moment, position, rng) for position, rng in self.deals(moment)], 1.0), False
        shares = [weight / sum(weights) for weight in weights]
        return [one for move, share in zip(moves, shares, strict=True) for one in self.after(moment, [move], share)], True

    def after(self, moment: Moment, moves: Sequence[int], share: float = 1.0) -> list[Fall]:
        """What these draws lead to. If they end the game, what lies face down decides: so it is dealt anew, again and again."""
        found = list[Fall]()
        for position, rng in self.deals(moment):
            found.append(self.fall(moment, position, rng, moves))
            if self.game.outcome(found[-1].position) is None:
                return shared(found[-1:], share)
        return shared(found, share)

    def deals(self, moment: Moment) -> Iterator[tuple[Position, Random]]:
        """The position, with what the viewer could not know dealt anew each time, and what chance draws by from there."""
        view = self.game.view(moment.position, self.viewer)
        for number in range(DRAWN):
            rng = Random(seeded(self.seed ^ STREAM, moment.number), number)
            is_open = self.walk.open_cards
            yield moment.position.copy() if is_open else self.game.restore(view, rng, moment.tallies[self.viewer]), rng

    def fall(self, moment: Moment, position: Position, rng: Random, moves: Sequence[int] = ()) -> Fall:
        """Chance draws, these moves first as far as they are there, until a seat decides."""
        tally, draws, given = copied(moment.tallies[self.viewer]), Counter(moment.draws), iter(moves)
        while position.actor() == CHANCE:
            draws[self.game.prompt(position).ask] += 1
            move = next(given, None)
            self.play(position, move if move in position.legal_moves() else draw(position, rng), tally)
        truth = position if self.walk.open_cards else None
        view, stage = self.game.view(position, self.viewer), self.game.stage(position)
        return Fall(1.0, position, Known(self.viewer, view, tally, dict(draws), stage, truth))

    def play(self, position: Position, move: int, tally: Tally | None) -> None:
        for event in self.game.play(position, move):
            if tally is not None:
                self.game.count(tally, self.game.redacted(event, self.viewer))


def shared(falls: Sequence[Fall], share: float) -> list[Fall]:
    """These, together as likely as that."""
    return [replace(one, share=share / len(falls)) for one in falls]


def is_one_draw(position: Position, moves: Sequence[int], weights: Sequence[int]) -> bool:
    """Whether this is what may be drawn, and how often, however the rest is dealt; and whether a seat decides after it."""
    if position.legal_moves() != moves or position.weights() != weights:
        return False
    for move in moves:
        there = position.copy()
        there.play(move)
        if there.actor() == CHANCE:
            return False
    return True
