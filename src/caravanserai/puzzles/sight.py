"""A puzzle as its solver sees it: what one who sits down at the position knows, and the plans of a game's judge from there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from caravanserai.bots import load_bot
from caravanserai.core.bot import Choice
from caravanserai.core.contract import Game, Position
from caravanserai.core.judging import Intent, Judge, Known, Trial, differences, mean_and_error
from caravanserai.core.randomness import Random


class SolverSight(msgspec.Struct, frozen=True):
    """A position in which somebody is to move, and what that seat knows of it."""

    game: Game
    position: Position
    seat: int
    known: Known

    def notations(self, moves: Sequence[int]) -> list[str]:
        return [self.game.write(self.game.move(move)) for move in moves]

    def ask_bot(self, name: str, seed: int) -> Choice:
        """What a bot would play that sits down here."""
        bot = load_bot(self.game.id, name, seed)
        bot.tally = self.game.tally(self.position, self.seat)
        return bot.choose(self.known.view, self.position.legal_moves())


def sight_of(game: Game, text: str) -> SolverSight:
    """Of a position in notation."""
    return sight_at(game, game.read_position(text))


def sight_at(game: Game, position: Position) -> SolverSight:
    """Of a position: nothing in it counts but what its seat sees."""
    seat = position.actor()
    known = Known(seat, game.view(position, seat), game.tally(position, seat), {}, game.stage(position))
    return SolverSight(game, position, seat, known)


def dealt_anew(game: Game, position: Position, rng: Random) -> str:
    """The position in notation, with all that the seat to move cannot see dealt anew."""
    return game.write_position(game.restore(game.view(position, position.actor()), rng))


def plan_of(choice: Choice) -> Intent:
    return Intent((choice.move, *choice.then))


class Cost(msgspec.Struct, frozen=True):
    """What a plan costs against another, in chance to win, with its standard error; and in the game's own unit."""

    loss: float
    error: float
    points: float | None


def cost(judge: Judge, best: Trial, other: Trial) -> Cost:
    """By samples that are common to both."""
    loss, error = mean_and_error(differences(best.chances, other.chances))
    points = mean_and_error(differences(best.points, other.points))[0] if judge.unit else None
    return Cost(loss, error, points)
