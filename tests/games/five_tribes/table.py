"""Positions of Five Tribes set up by hand, and moves made in notation."""

from __future__ import annotations

from typing import Any

from caravanserai.core.contract import Event
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position, lay_out
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DESIGNS, DJINNS, LETTERS, RESOURCES, THIEVES, TILES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.moves import MOVE_TABLE
from caravanserai.games.five_tribes.table.restore import set_options

PLAIN = "small_market"
"""What every tile is unless the test says otherwise: red, and with nothing that has to be done."""


def table(
    seats: int = 2,
    meeples: dict[str, str] | None = None,
    designs: dict[str, str] | None = None,
    camels: dict[str, int] | None = None,
    row: str = "fakir fakir fakir fakir fakir fakir fakir fakir fakir",
    djinn_row: str = "marid monkir nekir",
    **options: Any,
) -> Position:
    """Seat 0's marker is about to move; nothing but what is named stands on the board, the other meeples are in the bag."""
    position = Position(seats)
    set_options(position, FiveTribesOptions(**options))
    lay_out(position)
    position.design = [DESIGNS.index((designs or {}).get(tile, PLAIN)) for tile in TILES]
    position.designs_left = [0] * c.DESIGNS
    position.blue = sum(1 << tile for tile, design in enumerate(position.design) if design < c.BLUE_DESIGNS)
    put(position, meeples or {})
    for tile, seat in (camels or {}).items():
        claim(position, tile, seat)
    position.pile = list(c.RESOURCE_COUNTS)
    lay_row(position, row)
    shown = [DJINNS.index(name) for name in djinn_row.split()]
    position.djinn_row, position.djinn_row_count = shown + [0] * (c.DJINN_ROW - len(shown)), len(shown)
    position.djinn_pile &= ~sum(1 << djinn for djinn in shown)
    position.markers_left = [0] * c.SEATS
    markers = [seat for seat in range(seats) for _ in range(2 if seats == 2 else 1)]
    position.bid_order = markers + [c.NOBODY] * (c.MARKERS - len(markers))
    position.bids = position.markers
    spots = [c.NOBODY] * c.SPOTS
    for index, seat in enumerate(reversed(markers[1:])):
        spots[3 + index] = seat
    position.spots = spots
    position.returned = [0, c.NOBODY, c.NOBODY, c.NOBODY]
    position.returned_count = 1
    position.turn = 0
    position.phase = c.STARTING
    return position


def bidding(seats: int = 4) -> Position:
    """The first marker of a round is about to bid."""
    position = table(seats, {"a1": "VVV", "f5": "V", "c3": "E", "d3": "EE"})
    position.phase = c.BIDDING
    position.bids = 0
    position.spots = [c.NOBODY] * c.SPOTS
    position.returned = [c.NOBODY] * c.MARKERS
    position.returned_count = 0
    position.turn = position.bid_order[0]
    return position


def put(position: Position, meeples: dict[str, str]) -> None:
    """Meeples by their letters onto tiles, out of the bag."""
    board, where, bag = [0] * c.TILES, [0] * c.TRIBES, list(c.MEEPLES)
    for tile, letters in meeples.items():
        for letter in letters:
            tribe = LETTERS.index(letter)
            board[TILES.index(tile)] += 1 << c.TRIBE_BITS * tribe
            where[tribe] |= 1 << TILES.index(tile)
            bag[tribe] -= 1
    position.meeples, position.where, position.bag, position.bag_size = board, where, bag, sum(bag)


def claim(position: Position, tile: str, seat: int) -> None:
    """A camel onto a tile."""
    number = TILES.index(tile)
    position.camel = [seat if index == number else owner for index, owner in enumerate(position.camel)]
    position.owned = [tiles | (1 << number) * (index == seat) for index, tiles in enumerate(position.owned)]
    position.camels = [left - (index == seat) for index, left in enumerate(position.camels)]


def lay_row(position: Position, row: str) -> None:
    kinds = [RESOURCES.index(name) for name in row.split()]
    position.row, position.row_count = kinds + [0] * (c.RESOURCE_ROW - len(kinds)), len(kinds)
    position.pile = [count - kinds.count(kind) for kind, count in enumerate(position.pile)]
    position.pile_size = sum(position.pile)


def deal(position: Position, seat: int, cards: str) -> None:
    """Resource cards into a hand, out of the pile."""
    hand, pile = list(position.hand), list(position.pile)
    for name in cards.split():
        kind = RESOURCES.index(name)
        hand[seat * c.RESOURCES + kind] += 1
        pile[kind] -= 1
    position.hand, position.pile, position.pile_size = hand, pile, sum(pile)
    position.cards = [sum(hand[other * c.RESOURCES : (other + 1) * c.RESOURCES]) for other in range(c.SEATS)]


def endow(position: Position, seat: int, djinns: str) -> None:
    """Djinns before a seat, out of the pile or the row."""
    bits = sum(1 << DJINNS.index(name) for name in djinns.split())
    position.djinns = [owned | bits * (index == seat) for index, owned in enumerate(position.djinns)]
    position.djinn_pile &= ~bits


def hold(position: Position, seat: int, *, elders: int = 0, viziers: int = 0, gold: int | None = None) -> None:
    """People before a seat, out of the bag, and its gold."""
    position.elders = [elders if index == seat else held for index, held in enumerate(position.elders)]
    position.viziers = [viziers if index == seat else held for index, held in enumerate(position.viziers)]
    bag = list(position.bag)
    bag[c.ELDER] -= elders
    bag[c.VIZIER] -= viziers
    position.bag, position.bag_size = bag, sum(bag)
    if gold is not None:
        position.gold = [gold if index == seat else held for index, held in enumerate(position.gold)]


def hire(position: Position, seat: int, thief: str) -> None:
    bit = 1 << THIEVES.index(thief)
    position.thieves_held = [held | bit * (index == seat) for index, held in enumerate(position.thieves_held)]
    position.thief_pile &= ~bit


def play(position: Position, *moves: str) -> list[Event]:
    """Make moves in notation; everything that they made happen."""
    told: list[Event] = []
    for move in moves:
        told += GAME.play(position, MOVE_TABLE.read(move))
    return told


def legal(position: Position) -> list[str]:
    """What may be done now, in notation."""
    return [MOVE_TABLE.notations[move] for move in position.legal_moves()]


def refused(position: Position, move: str) -> str:
    """The reason for which a move is refused."""
    refusal = GAME.why_not(position, MOVE_TABLE.read(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.reason


def on(position: Position, tile: str) -> str:
    """The meeples of a tile, by their letters."""
    pack = position.meeples[TILES.index(tile)]
    return "".join(letter * (pack >> c.TRIBE_BITS * tribe & c.TRIBE_MASK) for tribe, letter in enumerate(LETTERS))


def owner(position: Position, tile: str) -> int | None:
    seat = position.camel[TILES.index(tile)]
    return seat if seat >= 0 else None


def hand(position: Position, seat: int) -> dict[str, int]:
    cards = position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    return {name: cards[kind] for kind, name in enumerate(RESOURCES) if cards[kind]}


def palms(position: Position, tile: str) -> int:
    return position.palms[TILES.index(tile)]


def palaces(position: Position, tile: str) -> int:
    return position.palaces[TILES.index(tile)]


def phase(position: Position) -> str:
    return GAME.prompt(position).ask
