"""A what-if: a position, and what might be played from there, as a tree of moves with names for its branches.

Nothing in it was played. The document is plain text: a position and moves in the game's notation, so that it can be kept, sent
and read again by later rules that still know both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from caravanserai.core.contract import CHANCE, Event, Game, Move, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation, CaravanseraiError
from caravanserai.core.fair import move_by_weight
from caravanserai.core.randomness import Random, below

MOST_NODES = 2000
"""So many moves a what-if may have, all branches together."""
MOST_BRANCHES = 40
LONGEST_LINE = 1200
"""So many moves may lie between the beginning and a position that is looked at."""

PositionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=8000)]
"""A position in notation; empty for a game's usual start."""
MoveText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
LineText: TypeAlias = Annotated[list[MoveText], msgspec.Meta(max_length=LONGEST_LINE)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
"""Empty for a branch that nobody has named."""
NodeNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_NODES)]


class BadLine(CaravanseraiError, ValueError):
    """A move of a line that cannot be made there. `number` says which, counted from 1."""

    def __init__(self, number: int, fault: str) -> None:
        super().__init__(f"move {number}: {fault}")
        self.number = number


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that might be made: after which other one, by its number; 0 is the beginning."""

    after: NodeNumber
    move: MoveText


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line with a name, by the last of its moves."""

    name: Name
    tip: NodeNumber


class WhatIfDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The document. Its moves are numbered from 1, each after one that comes before it."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    position: PositionText
    nodes: Annotated[list[Node], msgspec.Meta(max_length=MOST_NODES)] = []
    branches: Annotated[list[Branch], msgspec.Meta(max_length=MOST_BRANCHES)] = []
    at: NodeNumber = 0
    """Where whoever made it was looking."""
    table: Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")] = ""
    """The table whose game it comes from; empty for none."""
    played: NodeNumber = 0
    """So many moves, from the first on, are those of that game."""


class SupposedStep(NamedTuple):
    """A move of a line: who made it, what it was, and what happened."""

    actor: int
    number: int
    events: list[Event]


class SupposedLine:
    """A way through a what-if: the position at its beginning, and where its moves lead."""

    def __init__(self, game: Game, start: Position, moves: Sequence[str] = ()) -> None:
        self.game, self.start, self.position = game, start, start.copy()
        self.made: list[SupposedStep] = []
        for move in moves:
            self.play(move)

    def play(self, move: str) -> None:
        """Make a move in notation; raises `BadLine`."""
        try:
            number = self.game.number(self.game.read(move))
            self._make(number)
        except (BadNotation, CaravanseraiError) as error:
            raise BadLine(len(self.made) + 1, getattr(error, "fault", str(error))) from None

    def _make(self, number: int) -> None:
        actor = self.position.actor()
        self.made.append(SupposedStep(actor, number, self.game.play(self.position, number)))

    def go_on(self, rng: Random) -> int:
        """Let chance move, and whoever has no choice, until a seat decides; so many moves that were."""
        before = len(self.made)
        while not self.position.is_over():
            if self.position.actor() == CHANCE:
                self._make(move_by_weight(self.position, below(rng, sum(self.position.weights()))))
            elif (answer := self.game.only_answer(self.position)) is not None:
                self._make(answer)
            else:
                break
        return len(self.made) - before

    @property
    def moves(self) -> list[str]:
        """In notation."""
        return [self.game.write(self.game.move(made.number)) for made in self.made]


class WhatIfMoves(NamedTuple):
    """What a document says of each of its moves, the first at 0: whose it is, and the move itself."""

    actors: list[int]
    moves: list[Move]


def beginning(game: Game, text: str) -> Position:
    """The position that a what-if begins at; raises `BadNotation`."""
    return game.read_position(text) if text.strip() else game.start(game.usual_players)


def read_what_if(document: WhatIfDocument) -> WhatIfMoves:
    """Every move of it, made where it stands; raises `BadNotation` and `BadLine`."""
    game = load_game(document.game)
    positions = [beginning(game, document.position)]
    actors, moves = list[int](), list[Move]()
    for number, node in enumerate(document.nodes, start=1):
        if node.after >= number:
            raise BadLine(number, f"it comes after move {node.after}, and a move comes after one that is told before it")
        position = positions[node.after].copy()
        actors.append(position.actor())
        try:
            moves.append(game.read(node.move))
            position.play(game.number(moves[-1]))
        except CaravanseraiError as error:
            raise BadLine(number, getattr(error, "fault", str(error))) from None
        positions.append(position)
    _check_places(document)
    return WhatIfMoves(actors, moves)


def _check_places(document: WhatIfDocument) -> None:
    last = len(document.nodes)
    for what, place in (*((f"branch {one.name!r}", one.tip) for one in document.branches), ("what is looked at", document.at)):
        if place > last:
            raise BadLine(place, f"{what} ends there, and there are {last} moves")
    if document.played > last:
        raise BadLine(document.played, f"so many moves were played, it is said, and there are {last}")


def line_to(document: WhatIfDocument, node: int) -> list[str]:
    """The moves from the beginning to this one, in notation."""
    line = list[str]()
    while node:
        line.append(document.nodes[node - 1].move)
        node = document.nodes[node - 1].after
    return line[::-1]
