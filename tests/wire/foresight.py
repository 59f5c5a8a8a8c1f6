"""What two tables that differ in a secret can do next so that nobody but who keeps it notices, to the end of the game."""

from __future__ import annotations

import random
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Literal

import msgspec

from caravanserai.core.contract import CHANCE, SPECTATOR, Event, Game, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.fair import drawn_move
from caravanserai.tables.table import Table

KEEPER = 1
"""The seat that keeps something secret."""
MOST_APART = 3
"""So many cards may a pile have that it does not have at the other table."""
RUNNING_OUT = 10
"""With no more than this left to draw, what differs is put right: else one table would soon lack what the other has."""
LOOK_AHEAD = 80
"""So many moves ahead it is seen whether a difference would come to light."""
FEW = 4
"""Of each kind of move, so many are looked at."""
OVER = b"over"
SIDE: ContextVar[int] = ContextVar("SIDE", default=0)
"""At which of the two tables something is being done."""


class Honest:
    """What a game says of its secrets before anybody tampers with it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._view: Callable[[AnyPosition, int | None], View] = game.view
        self._redacted: Callable[[Event, int | None], Event] = game.redacted

    def learned(self, position: AnyPosition, events: list[Event], viewers: Sequence[int | None] = ()) -> bytes:
        """What these, or all but the keeper, see of a position, were told on the way to it, and are asked."""
        viewers = viewers or [seat for seat in (*range(position.seats), SPECTATOR) if seat != KEEPER]
        views = [self._view(position, viewer) for viewer in viewers]
        redacted = [[self._redacted(event, viewer) for event in events] for viewer in viewers]
        acts = position.actor()
        legal = position.legal_moves() if acts in viewers else None
        return msgspec.json.encode([views, redacted, acts, self.game.prompt(position), legal])

    def told(self, position: AnyPosition, move: int, viewers: Sequence[int | None] = ()) -> bytes:
        """What they learn of a move, before chance has its turn."""
        after = position.copy()
        events = self.game.play(after, move)
        return OVER if after.is_over() else self.learned(after, events, viewers)


Manner = Literal["any", "other", "swapped", "same"]
"""How chance draws what only the keeper sees: any other one at each table; another one that there are more of, because what
there is only one of may come to light much later; the same ones, in another order; the same."""

MANNERS: tuple[Manner, ...] = ("other", "swapped", "same")
"""Those that are tried in the course of a game, one after the other."""


class Foreseen(msgspec.Struct):
    """What a move at each table leads to, all that chance does then included."""

    moves: tuple[int, int]
    positions: list[AnyPosition]
    draws: list[tuple[int, int]] = []
    hidden: int = 0
    """How many of the draws are another one at each table."""
    alike: bool = False
    """Whether nobody but the keeper can tell the tables apart after it."""
    over: bool = False


class Draws:
    """Chance at both tables at once: the same for all to see; what only the keeper sees is another one where that can be."""

    def __init__(self, honest: Honest, seed: int) -> None:
        self.honest = honest
        self.rng = random.Random(seed)
        self.planned: dict[int, tuple[int, int]] = {}
        """By the number of the draw, what it is at each table."""
        self._here = threading.get_ident()

    def __call__(self, position: AnyPosition, key: bytes, number: int) -> int:
        """The draw that was planned. What follows a bot's move was not: the first table draws what is there most often.

        Tables of other tests, whose servers still run in threads of their own, draw as ever.
        """
        if threading.get_ident() != self._here:
            return drawn_move(position, key, number)
        if number not in self.planned:
            weights = _weights(position)
            self.planned[number] = (max(weights, key=lambda move: (weights[move], move)),) * 2
        return self.planned[number][SIDE.get()]

    def draw(self, one: AnyPosition, two: AnyPosition, manner: Manner) -> tuple[int, int] | None:
        """A draw for each table; none if nothing can be drawn at both that looks alike."""
        here, there = _weights(one), _weights(two)
        if manner != "same" and self._is_hidden(one, list(here)):
            return self._hidden(here, there, manner)
        common = [move for move in here if move in there]
        if not common:
            return None
        move = self.rng.choices(common, [min(here[move], there[move]) for move in common])[0]
        return move, move

    def _is_hidden(self, position: AnyPosition, moves: list[int]) -> bool:
        return len(moves) > 1 and self.honest.told(position, moves[0]) == self.honest.told(position, moves[1])

    def _hidden(self, here: dict[int, int], there: dict[int, int], manner: Manner) -> tuple[int, int]:
        """Another one at each table, as long as little enough differs and there is enough left to put it right again."""
        more = [move for move in here if here[move] > there.get(move, 0)]
        less = [move for move in there if there[move] > here.get(move, 0)]
        differs = sum(here[move] - there.get(move, 0) for move in more)
        most, enough = (1 if manner == "swapped" else MOST_APART), manner == "any" or sum(here.values()) > RUNNING_OUT
        if differs and (differs >= most or not enough):
            return self.rng.choice(more), self.rng.choice(less)
        often = sorted((move for move in here if move in there), key=lambda move: (-min(here[move], there[move]), move))
        least = 2 if manner == "other" else 1
        if enough and len(often) > 1 and min(here[often[1]], there[often[1]]) >= least:
            return often[0], often[1]
        return (often[0], often[0]) if often else (more[0], less[0])


def _weights(position: AnyPosition) -> dict[int, int]:
    return dict(zip(position.legal_moves(), position.weights(), strict=True))


class Foresight:
    """Moves and draws for both tables at once. What the keeper does or draws differs wherever nobody else could tell."""

    def __init__(self, honest: Honest, draws: Draws, rng: random.Random, tables: Callable[[], tuple[Table, Table]]) -> None:
        self.honest = honest
        self.game = honest.game
        self.draws = draws
        self.rng = rng
        self._tables = tables

    @property
    def tables(self) -> tuple[Table, Table]:
        """As they are now."""
        return self._tables()

    @property
    def mover(self) -> int:
        """Who moves next: of several who are awaited the last, so that answers do not come by seat."""
        return self.tables[0].awaited()[-1]

    def deal(self) -> Foreseen:
        """What chance does before the first move."""
        return self._let_chance(Foreseen((0, 0), [table.position.copy() for table in self.tables]), [[], []], "any")

    def next_moves(self) -> Foreseen | None:
        """A move for each table, after which nobody but the keeper can tell them apart; another one each if it can be.

        None if a difference has to come to light now.
        """
        assert self.tables[0].awaited() == self.tables[1].awaited()
        one, two = (table.facing(self.mover) for table in self.tables)
        possible = set(two.legal_moves())
        alike = [move for move in one.legal_moves() if move in possible]
        self.rng.shuffle(alike)
        if self.mover == KEEPER:
            ahead = self._secretly(one, two, alike)
            if ahead is not None:
                return ahead
        for move in alike:
            ahead = self.foresee((move, move), "same")
            if ahead.alike:
                return ahead
        return None

    def _secretly(self, one: AnyPosition, two: AnyPosition, alike: list[int]) -> Foreseen | None:
        """Another move each that looks the same, or one after which the keeper draws another card at each."""
        moves = self._few(one.legal_moves()), self._few(two.legal_moves())
        told: dict[bytes, list[int]] = defaultdict(list)
        for move in moves[1]:
            told[self.honest.told(two, move)].append(move)
        pairs = [(a, b) for a in moves[0] for b in told.get(self.honest.told(one, a), []) if a != b]
        self.rng.shuffle(pairs)
        for pair in (*pairs, *((move, move) for move in self._few(alike))):
            for manner in MANNERS:
                ahead = self.foresee(pair, manner)
                if ahead.alike and not ahead.over and (pair[0] != pair[1] or ahead.hidden) and self.goes_on(ahead):
                    return ahead
                if not ahead.hidden:
                    break
        return None

    def goes_on(self, ahead: Foreseen) -> bool:
        """Whether the tables will not soon part in public: somebody plays on without a plan, and looks on as a watcher does."""
        one, two = ahead.positions
        one, two = one.copy(), two.copy()
        for _ in range(LOOK_AHEAD):
            if one.is_over() or two.is_over():
                return one.is_over() == two.is_over()
            pair = self._publicly(one, two)
            if pair is None:
                return False
            one.play(pair[0])
            two.play(pair[1])
        return True

    def _publicly(self, one: AnyPosition, two: AnyPosition) -> tuple[int, int] | None:
        """Any moves, or draws, that look alike to a watcher."""
        if one.actor() == CHANCE:
            drawn = self.draws.draw(one, two, "same")
            return drawn if drawn is not None and self._told_alike(one, two, drawn) else None
        possible = set(two.legal_moves())
        moves = self.rng.sample(one.legal_moves(), len(one.legal_moves()))
        same = ((move, move) for move in moves if move in possible)
        others = ((a, b) for a in moves for b in possible if a != b and one.actor() == KEEPER)
        return next((pair for pair in (*same, *others) if self._told_alike(one, two, pair)), None)

    def _told_alike(self, one: AnyPosition, two: AnyPosition, pair: tuple[int, int]) -> bool:
        return self.honest.told(one, pair[0], [SPECTATOR]) == self.honest.told(two, pair[1], [SPECTATOR])

    def _few(self, moves: list[int]) -> list[int]:
        """Some of each kind."""
        kinds: dict[type, list[int]] = defaultdict(list)
        for move in self.rng.sample(moves, len(moves)):
            kinds[type(self.game.move(move))].append(move)
        return [move for kind in kinds.values() for move in kind[:FEW]]

    def foresee(self, pair: tuple[int, int], manner: Manner = "other") -> Foreseen:
        """What comes of these moves, with the draws that will follow them. An answer given ahead is followed by none as yet."""
        ahead = Foreseen(pair, [table.position.copy() for table in self.tables])
        events = [self._answer(*one) for one in zip(self.tables, ahead.positions, pair, strict=True)]
        ahead = self._let_chance(ahead, events, manner)
        if self.mover != self.tables[0].actor():
            ahead.draws, ahead.hidden = [], 0
        return ahead

    def _answer(self, table: Table, position: AnyPosition, move: int) -> list[Event]:
        """Play a move with all that was answered ahead; who was asked before and has not answered is taken to answer anyhow."""
        answers = {seat: answer.move for seat, answer in table.state.sealed.items()} | {self.mover: move}
        events: list[Event] = []
        while self.mover in answers or position.actor() in answers:
            anyhow = position.legal_moves()[0]
            events += self.game.play(position, answers.pop(position.actor(), anyhow))
        return events

    def _let_chance(self, ahead: Foreseen, events: list[list[Event]], manner: Manner) -> Foreseen:
        """Draws for both tables until a seat acts."""
        positions = ahead.positions
        one, two = positions
        while one.actor() == two.actor() == CHANCE:
            drawn = self.draws.draw(one, two, manner)
            if drawn is None:
                return ahead
            ahead.draws.append(drawn)
            ahead.hidden += drawn[0] != drawn[1]
            for told, position, move in zip(events, positions, drawn, strict=True):
                told += self.game.play(position, move)
        ahead.over = one.is_over() and two.is_over()
        ahead.alike = ahead.over or (one.is_over() == two.is_over() and self._look_alike(positions, events))
        return ahead

    def _look_alike(self, positions: list[AnyPosition], events: list[list[Event]]) -> bool:
        one, two = (self.honest.learned(position, told) for position, told in zip(positions, events, strict=True))
        return one == two
