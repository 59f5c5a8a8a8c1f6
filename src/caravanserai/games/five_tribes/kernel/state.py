"""A game of Five Tribes at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.listing import Listing
from caravanserai.games.five_tribes.components import (
    ALL_MEEPLES,
    BASE_DJINNS,
    DESIGNS,
    DJINN_ROW,
    LAYING_TILES,
    MARKERS,
    NO_THIEF,
    NO_TILE,
    NO_TRIBE,
    NOBODY,
    PALACES,
    PALMS,
    RESOURCE_ROW,
    RESOURCES,
    SEATS,
    SPOTS,
    STARTING_GOLD,
    TILES,
    TRIBES,
)

NOTES: Final = 960
"""Room for the numbers that one move can note, the final scores included."""
HANDS: Final = 40
"""By seat and kind of resource."""


class State(Listing, room=NOTES):
    """Lists have fixed lengths; a set of tiles, djinns or thieves is a number with one bit for each."""

    phase: int = LAYING_TILES
    turn: int = 0
    """The seat whose marker acts or bids; others may be asked in between."""

    # Options of the table.
    thieves: bool = False
    powers_per_round: bool = False
    thief_at_once: bool = False
    loop_match: bool = True
    viziers_most: bool = False
    open_hands: bool = False
    empty_round: bool = False

    designs_left: list[int] = [0] * DESIGNS
    design: list[int] = [NO_TILE] * TILES
    laid: int = 0
    """How many tiles, then tiles with meeples, then markers are laid out at setup."""
    blue: int = 0
    meeples: list[int] = [0] * TILES
    """By tile, counts of the tribes, packed."""
    where: list[int] = [0] * TRIBES
    """By tribe, the tiles where it stands."""
    camel: list[int] = [NOBODY] * TILES
    owned: list[int] = [0] * SEATS
    """By seat, the tiles with its camels."""
    palms: list[int] = [0] * TILES
    palaces: list[int] = [0] * TILES
    bag: list[int] = [0] * TRIBES
    bag_size: int = ALL_MEEPLES

    row: list[int] = [0] * RESOURCE_ROW
    row_count: int = 0
    pile: list[int] = [0] * RESOURCES
    pile_size: int = 0
    discard: list[int] = [0] * RESOURCES
    discard_size: int = 0
    hand: list[int] = [0] * HANDS
    cards: list[int] = [0] * SEATS
    """By seat: how many resource cards, fakirs among them."""

    djinn_row: list[int] = [0] * DJINN_ROW
    djinn_row_count: int = 0
    djinn_pile: int = (1 << BASE_DJINNS) - 1
    djinn_discard: int = 0
    djinns: list[int] = [0] * SEATS
    djinns_drawn: int = 0
    """What Sibittis looks at."""

    thief_pile: int = 0
    thief_shown: int = NO_THIEF
    thieves_held: list[int] = [0] * SEATS
    thieves_fresh: list[int] = [0] * SEATS
    """By seat, those that were bought too lately to be used."""

    gold: list[int] = [STARTING_GOLD] * SEATS
    elders: list[int] = [0] * SEATS
    viziers: list[int] = [0] * SEATS
    camels: list[int] = [0] * SEATS
    palms_left: int = PALMS
    palaces_left: int = PALACES

    markers: int = 0
    markers_left: list[int] = [0] * SEATS
    """By seat, those that wait to be laid out at setup."""
    bid_order: list[int] = [NOBODY] * MARKERS
    bids: int = 0
    """How many markers have bid in this round."""
    spots: list[int] = [NOBODY] * SPOTS
    returned: list[int] = [NOBODY] * MARKERS
    returned_count: int = 0
    """Markers that have acted, in order: the next round's order of bidding."""
    round: int = 1
    last_round: bool = False

    # One marker's activation.
    used: list[int] = [0] * SEATS
    """By seat, the djinns whose power was paid for."""
    start_tile: int = NO_TILE
    at: int = NO_TILE
    came_by: int = NO_TILE
    """The direction of the last step."""
    in_hand: int = 0
    """The meeples that are carried, packed."""
    match: list[int] = [0] * TRIBES
    """By tribe, the tiles where it stood before the move."""
    end_tile: int = NO_TILE
    tribe: int = 0
    taken: int = 0
    doubled: bool = False
    double_kill: bool = False
    kill_tile: int = NO_TILE
    kill_seat: int = NOBODY
    first_victim: int = NO_TRIBE
    """With Ibus, the tribe of the first victim until the second is named (Q22)."""
    window: int = 0
    """Where to go on when a power has had its effect."""
    power: int = 0
    place_tile: int = NO_TILE
    place_palace: bool = False
    cards_due: int = 0
    """How many cards, djinns or meeples are still to be drawn."""
    offered: int = 0
    """The goods of the suit that is being put together."""

    # A thief at work.
    thief: int = NO_THIEF
    victim: int = 0
    gives_left: int = 0
    pool: list[int] = [0] * RESOURCES
    pool_djinns: int = 0
    pool_tiles: int = 0
    pool_palms: int = 0
    pool_palaces: int = 0
    claims_left: int = 0

    turns: int = 0
