"""Games for those who learn: what may be done as marks, what is seen as numbers, chance settled, and many games stepped at once.

A kernel has for this, besides what `Listing` asks for:

    OFFERED                                    learners choose among the moves below this number
    SIGHT, conceal(state, seat)                what is told, and what a seat may not know of it taken out (`core.sight`)
    lot_drawn(state, choices, dice)          what chance draws
    winners(state), score_of(state, seat)   how a game ended: who has won, as bits, and with what
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravanserai.core.choices import Choices, choice_at
from caravanserai.core.randomness import STATE_MASK, Random, below, seeded
from caravanserai.core.sight import tell_sight
from caravanserai.core.words import Mark, Word

if TYPE_CHECKING:
    from caravanserai.core.playing import Playing

KEY_STEP: Final = 0x2C9277B5CA5A1D2B
LOW_BITS: Final = 0xFFFFFFFF
LOTS: Final = 0x10000000000
"""Streams from this number on are for moves by lot, those below for the chance of games."""


def settle_chance(state: Playing, choices: Choices, dice: Random) -> None:
    """Let chance draw until a seat decides, or the game is over."""
    while state.rules.actor_of(state) == state.rules.CHANCE:
        state.rules.make_move(state, state.rules.lot_drawn(state, choices, dice))


def mark_moves(state: Playing, choices: Choices, marks: list[Mark]) -> None:
    """A 1 for every move that may be made now and is offered."""
    for move in range(state.rules.OFFERED):
        marks[move] = 0
    state.rules.list_moves(state, choices)
    for index in range(offered_count(state, choices)):
        marks[choice_at(choices, index)] = 1


def offered_count(state: Playing, choices: Choices) -> int:
    """How many of the moves that are listed are offered: only a run goes beyond, and its first ones are."""
    return choices.count + max(0, min(choices.run, state.rules.OFFERED - choices.run_first))


def look_as(glass: Playing, state: Playing, seat: int, seen: list[int]) -> None:
    """Tell what a seat sees, by way of a copy from which all is taken out that it may not know."""
    glass.copy_from(state)
    state.rules.conceal(glass, seat)
    tell_sight(glass, seat, seen)


def key_of_sight(seen: list[int], size: int) -> Word:
    """The same for the same numbers, and hardly ever for others."""
    key: Word = size
    for index in range(size):
        number: Word = seen[index] & LOW_BITS
        key = ((key ^ (key >> 29) ^ number) * KEY_STEP) & STATE_MASK
    return key ^ (key >> 31)


def lane_begin(state: Playing, start: Playing, choices: Choices, dice: Random, seed: Word, number: Word) -> None:
    """Begin a game anew, with a stream of chance of its own."""
    state.copy_from(start)
    dice.state = seeded(seed, number)
    settle_chance(state, choices, dice)


def lane_step(state: Playing, choices: Choices, dice: Random, move: int, scores: list[int], won: list[Mark]) -> bool:
    """Make a move that is known to be legal, and what chance draws then; whether that ended the game, and how."""
    state.rules.make_move(state, move)
    settle_chance(state, choices, dice)
    over: bool = state.phase == state.rules.OVER
    first = state.rules.winners(state) if over else 0
    for seat in range(state.seats):
        scores[seat] = state.rules.score_of(state, seat) if over else 0
        won[seat] = first >> seat & 1
    return over


def lane_face(state: Playing, glass: Playing, choices: Choices, marks: list[Mark], seen: list[int], is_seen: bool) -> int:
    """Mark what may be done, and tell what is seen if that is wanted, for whoever decides; who that is."""
    actor = state.rules.actor_of(state)
    mark_moves(state, choices, marks)
    if is_seen:
        look_as(glass, state, actor, seen)
    return actor


def lane_draw(state: Playing, choices: Choices, lots: Random) -> int:
    """One of the moves that are offered, each as likely as the others."""
    state.rules.list_moves(state, choices)
    return choice_at(choices, below(lots, offered_count(state, choices)))


class Lanes:
    """Many games side by side, of one start, in rows that somebody else holds. A new game begins where one has ended.

    A game's chance depends on the seed, its lane and how many there were before it in that lane; so it is the same for any
    number of threads, which may step different lanes at the same time.
    """

    def __init__(self, start: Any, count: int, seed: int, rows: Any) -> None:
        self.start, self.count, self.seed, self.rows = start, count, seed, rows
        self.games = [start.copy() for _ in range(count)]
        self.dice = [Random() for _ in range(count)]
        self.lots = [Random(seed, LOTS + lane) for lane in range(count)]
        self.numbers = [0] * count

    def begin(self, first: int, last: int) -> None:
        """New games in these lanes."""
        choices = Choices()
        for lane in range(first, last):
            self._begin(lane, choices)
            self._face(lane, choices)

    def fault(self, first: int, last: int) -> int:
        """The first of these lanes whose move may not be made; below zero if there is none."""
        for lane in range(first, last):
            move = int(self.rows.moves[lane])
            if not 0 <= move < self.start.rules.OFFERED or not self.rows.marks[lane][move]:
                return lane
        return -1

    def step(self, first: int, last: int) -> None:
        """The moves of these lanes, which are known to be legal."""
        choices, rows = Choices(), self.rows
        for lane in range(first, last):
            game, move = self.games[lane], int(rows.moves[lane])
            rows.ended[lane] = lane_step(game, choices, self.dice[lane], move, rows.scores[lane], rows.won[lane])
            if rows.ended[lane]:
                self._begin(lane, choices)
            self._face(lane, choices)

    def draw(self, first: int, last: int) -> None:
        """In each of these lanes a move by lot."""
        choices = Choices()
        for lane in range(first, last):
            self.rows.moves[lane] = lane_draw(self.games[lane], choices, self.lots[lane])

    def at(self, lane: int) -> Any:
        """A copy of the game in a lane."""
        return self.games[lane].copy()

    def _begin(self, lane: int, choices: Choices) -> None:
        number = self.numbers[lane] * self.count + lane
        lane_begin(self.games[lane], self.start, choices, self.dice[lane], self.seed, number)
        self.numbers[lane] += 1

    def _face(self, lane: int, choices: Choices) -> None:
        game, rows = self.games[lane], self.rows
        is_seen = rows.seen is not None
        rows.actors[lane] = lane_face(game, game.copy(), choices, rows.marks[lane], rows.seen[lane] if is_seen else [], is_seen)
