"""Everything of Five Tribes that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from typing import Any

from caravanserai.core.batching import *
from caravanserai.core.choices import *
from caravanserai.core.guiding import *
from caravanserai.core.listing import *
from caravanserai.core.playing import *
from caravanserai.core.randomness import *
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import *
from caravanserai.games.five_tribes.kernel.ends import *
from caravanserai.games.five_tribes.kernel.policy.board import *
from caravanserai.games.five_tribes.kernel.policy.desk import *
from caravanserai.games.five_tribes.kernel.policy.guide import *
from caravanserai.games.five_tribes.kernel.policy.luck import *
from caravanserai.games.five_tribes.kernel.policy.plans import *
from caravanserai.games.five_tribes.kernel.policy.reach import *
from caravanserai.games.five_tribes.kernel.policy.terms import *
from caravanserai.games.five_tribes.kernel.policy.value import *
from caravanserai.games.five_tribes.kernel.policy.walks import *
from caravanserai.games.five_tribes.kernel.rules.chance import *
from caravanserai.games.five_tribes.kernel.rules.dispatch import *
from caravanserai.games.five_tribes.kernel.rules.pieces import *
from caravanserai.games.five_tribes.kernel.rules.scoring import *
from caravanserai.games.five_tribes.kernel.rules.setup import *
from caravanserai.games.five_tribes.kernel.rules.sowing import *
from caravanserai.games.five_tribes.kernel.sight import *
from caravanserai.games.five_tribes.kernel.state import *
from caravanserai.games.five_tribes.kernel.trails import *
from caravanserai.games.five_tribes.kernel.worth import *


class Position(State, rules=__name__):
    """A game of Five Tribes at one moment: who acts, what they may do, doing it, the end, a copy. Its views are in `view`."""

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        seats = winners(self)
        return [seat for seat in range(self.seats) if seats >> seat & 1]

    def result(self) -> tuple[int, int, list[int], list[int]]:
        """The activations, rounds, points and winners of a finished game."""
        points = [total_points(self, seat) for seat in range(self.seats)]
        return self.turns, self.round, points, self.winners()


def move_ends(position: Position) -> list[tuple[int, int, int]]:
    """§3.3 Every start, end and tribe that a move can have; of a move that is half made, those that are left."""
    found: Ends = Ends()
    list_ends(position, found)
    results = []
    for index in range(found.count):
        number = found.ends[index]
        results.append((number // (TILES * TRIBES), number // TRIBES % TILES, number % TRIBES))
    return results


def count_ways(position: Any) -> int:
    """§3.3 In how many sequences of steps a move can be made, from the tile to the last drop."""
    ways: Ways = Ways()
    board: Position = position.copy()
    total = 0
    for start in range(TILES):
        if can_pick(position, start):
            board.copy_from(position)
            list_ways(board, ways, start)
            total += ways.count
    return total


def move_ways(position: Position) -> list[list[int]]:
    """§3.3 All of them, each as the numbers of its moves: the tile taken up, then every drop."""
    ways: Ways = Ways()
    board: Position = position.copy()
    results = []
    for start in range(TILES):
        if can_pick(position, start):
            board.copy_from(position)
            list_ways(board, ways, start)
            listed: Word = ways.kept // ways.length
            if ways.count > listed:
                raise ValueError(f"{ways.count} ways start on one tile, too many to list; count_ways counts them")
            for way in range(ways.count):
                steps = [PICK + start]
                for index in range(ways.length):
                    steps.append(ways.drops[way * ways.length + index])
                results.append(steps)
    return results
