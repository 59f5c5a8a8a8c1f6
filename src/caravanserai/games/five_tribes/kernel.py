"""Everything of Five Tribes that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from typing import Any

from caravanserai.core.errors import illegal_move
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import MOVES, OVER, PICK, TILES, TRIBES
from caravanserai.games.five_tribes.ends import Ends, Ways, list_ends, list_ways
from caravanserai.games.five_tribes.rules.chance import is_chance, weight_of
from caravanserai.games.five_tribes.rules.choices import Choices
from caravanserai.games.five_tribes.rules.moves import CHANCE, actor_of, list_moves, make_move
from caravanserai.games.five_tribes.rules.scoring import (
    djinn_points,
    elder_points,
    goods_points,
    palace_points,
    palm_points,
    thief_points,
    tile_points,
    total_points,
    vizier_points,
    winners,
)
from caravanserai.games.five_tribes.rules.setup import lay_out
from caravanserai.games.five_tribes.rules.sowing import can_pick
from caravanserai.games.five_tribes.state import State, copy_state
from caravanserai.games.five_tribes.trails import Trail, find_trail, take_up, walk
from caravanserai.games.five_tribes.worth import (
    Mind,
    action_worth,
    best_from,
    best_left,
    card_worth,
    djinn_worth,
    end_worth,
    gains_tile,
    land_worth,
    look,
    tribe_worth,
    weigh_ends,
)

__all__ = [
    "Choices",
    "Ends",
    "Mind",
    "Position",
    "Random",
    "Trail",
    "Ways",
    "action_worth",
    "best_from",
    "best_left",
    "card_worth",
    "count_ways",
    "djinn_points",
    "djinn_worth",
    "elder_points",
    "end_worth",
    "find_trail",
    "gains_tile",
    "goods_points",
    "land_worth",
    "lay_out",
    "list_ends",
    "look",
    "move_ends",
    "move_ways",
    "palace_points",
    "palm_points",
    "play_many",
    "play_out",
    "random_move",
    "take_up",
    "thief_points",
    "tile_points",
    "total_points",
    "tribe_worth",
    "vizier_points",
    "walk",
    "weigh_ends",
]


class Position(State):
    """A game of Five Tribes at one moment: who acts, what they may do, doing it, the end, a copy. Its views are in `view`."""

    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NO_ACTOR when the game is over."""
        return actor_of(self)

    def is_over(self) -> bool:
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        choices: Choices = Choices()
        list_moves(self, choices)
        return sorted([choices.moves[index] for index in range(choices.count)])

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        if actor_of(self) != CHANCE:
            return []
        return [weight_of(self, move) for move in self.legal_moves()]

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        if not 0 <= move < MOVES or move not in self.legal_moves():
            raise illegal_move("five_tribes", self, move)
        make_move(self, move)

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        copy_state(self, other)
        return other

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        seats = winners(self)
        return [seat for seat in range(self.seats) if seats >> seat & 1]


def random_move(state: State, choices: Choices, rng: Random) -> int:
    """A move drawn as a player without a plan, or as chance, would make it."""
    list_moves(state, choices)
    if not is_chance(state.phase):
        return choices.moves[below(rng, choices.count)]
    total = 0
    for index in range(choices.count):
        total += weight_of(state, choices.moves[index])
    drawn = below(rng, total)
    index = 0
    while drawn >= weight_of(state, choices.moves[index]):
        drawn -= weight_of(state, choices.moves[index])
        index += 1
    return choices.moves[index]


def play_out(state: State, rng: Any) -> None:
    """Play at random until the game is over."""
    choices: Choices = Choices()
    play_on(state, choices, rng)


def play_on(state: State, choices: Choices, rng: Random) -> None:
    """The same, with room for the choices at hand."""
    while state.phase != OVER:
        make_move(state, random_move(state, choices, rng))


def play_many(start: Position, seed: Word, first: int, count: int) -> list[tuple[int, int, list[int], list[int]]]:
    """Random games of these numbers from one start: the activations, rounds, points and winners of each."""
    results = []
    position: Position = start.copy()
    choices: Choices = Choices()
    rng: Random = Random()
    for number in range(first, first + count):
        copy_state(start, position)
        rng.state = seeded(seed, number)
        play_on(position, choices, rng)
        points = [total_points(position, seat) for seat in range(position.seats)]
        results.append((position.turns, position.round, points, position.winners()))
    return results


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
            copy_state(position, board)
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
            copy_state(position, board)
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
