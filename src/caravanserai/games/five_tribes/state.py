"""A game of Five Tribes at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.words import Word
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

FACTS: Final = 160
"""Room for what one move can make happen, the final scores included."""
HANDS: Final = 40
"""By seat and kind of resource."""


class State:
    """Lists have fixed lengths; a set of tiles, djinns or thieves is a number with one bit for each."""

    seats: int
    phase: int
    turn: int
    """The seat whose marker acts or bids; others may be asked in between."""

    # Options of the table.
    thieves: bool
    powers_per_round: bool
    thief_at_once: bool
    loop_match: bool
    viziers_most: bool
    open_hands: bool
    empty_round: bool

    designs_left: list[int]
    design: list[int]
    laid: int
    """How many tiles, then tiles with meeples, then markers are laid out at setup."""
    blue: int
    meeples: list[int]
    """By tile, counts of the tribes, packed."""
    where: list[int]
    """By tribe, the tiles where it stands."""
    camel: list[int]
    owned: list[int]
    """By seat, the tiles with its camels."""
    palms: list[int]
    palaces: list[int]
    bag: list[int]
    bag_size: int

    row: list[int]
    row_count: int
    pile: list[int]
    pile_size: int
    discard: list[int]
    discard_size: int
    hand: list[int]
    cards: list[int]
    """By seat: how many resource cards, fakirs among them."""

    djinn_row: list[int]
    djinn_row_count: int
    djinn_pile: int
    djinn_discard: int
    djinns: list[int]
    djinns_drawn: int
    """What Sibittis looks at."""

    thief_pile: int
    thief_shown: int
    thieves_held: list[int]
    thieves_fresh: list[int]
    """By seat, those that were bought too lately to be used."""

    gold: list[int]
    elders: list[int]
    viziers: list[int]
    camels: list[int]
    palms_left: int
    palaces_left: int

    markers: int
    markers_left: list[int]
    """By seat, those that wait to be laid out at setup."""
    bid_order: list[int]
    bids: int
    """How many markers have bid in this round."""
    spots: list[int]
    returned: list[int]
    returned_count: int
    """Markers that have acted, in order: the next round's order of bidding."""
    round: int
    last_round: bool

    # One marker's activation.
    used: list[int]
    """By seat, the djinns whose power was paid for."""
    start_tile: int
    at: int
    came_by: int
    """The direction of the last step."""
    in_hand: int
    """The meeples that are carried, packed."""
    match: list[int]
    """By tribe, the tiles where it stood before the move."""
    end_tile: int
    tribe: int
    taken: int
    doubled: bool
    double_kill: bool
    kill_tile: int
    kill_seat: int
    first_victim: int
    """With Ibus, the tribe of the first victim until the second is named (Q22)."""
    window: int
    """Where to go on when a power has had its effect."""
    power: int
    place_tile: int
    place_palace: bool
    cards_due: int
    """How many cards, djinns or meeples are still to be drawn."""
    offered: int
    """The goods of the suit that is being put together."""

    # A thief at work.
    thief: int
    victim: int
    gives_left: int
    pool: list[int]
    pool_djinns: int
    pool_tiles: int
    pool_palms: int
    pool_palaces: int
    claims_left: int

    turns: int
    listening: bool
    fact_count: int
    facts: list[Word]

    def __init__(self, seats: int = 4) -> None:
        self.seats = seats
        self.phase = LAYING_TILES
        self.turn = 0
        self.thieves = False
        self.powers_per_round = False
        self.thief_at_once = False
        self.loop_match = True
        self.viziers_most = False
        self.open_hands = False
        self.empty_round = False
        self.designs_left = [0] * DESIGNS
        self.design = [NO_TILE] * TILES
        self.laid = 0
        self.blue = 0
        self.meeples = [0] * TILES
        self.where = [0] * TRIBES
        self.camel = [NOBODY] * TILES
        self.owned = [0] * SEATS
        self.palms = [0] * TILES
        self.palaces = [0] * TILES
        self.bag = [0] * TRIBES
        self.bag_size = ALL_MEEPLES
        self.row = [0] * RESOURCE_ROW
        self.row_count = 0
        self.pile = [0] * RESOURCES
        self.pile_size = 0
        self.discard = [0] * RESOURCES
        self.discard_size = 0
        self.hand = [0] * HANDS
        self.cards = [0] * SEATS
        self.djinn_row = [0] * DJINN_ROW
        self.djinn_row_count = 0
        self.djinn_pile = (1 << BASE_DJINNS) - 1
        self.djinn_discard = 0
        self.djinns = [0] * SEATS
        self.djinns_drawn = 0
        self.thief_pile = 0
        self.thief_shown = NO_THIEF
        self.thieves_held = [0] * SEATS
        self.thieves_fresh = [0] * SEATS
        self.gold = [STARTING_GOLD] * SEATS
        self.elders = [0] * SEATS
        self.viziers = [0] * SEATS
        self.camels = [0] * SEATS
        self.palms_left = PALMS
        self.palaces_left = PALACES
        self.markers = 0
        self.markers_left = [0] * SEATS
        self.bid_order = [NOBODY] * MARKERS
        self.bids = 0
        self.spots = [NOBODY] * SPOTS
        self.returned = [NOBODY] * MARKERS
        self.returned_count = 0
        self.round = 1
        self.last_round = False
        self.used = [0] * SEATS
        self.start_tile = NO_TILE
        self.at = NO_TILE
        self.came_by = NO_TILE
        self.in_hand = 0
        self.match = [0] * TRIBES
        self.end_tile = NO_TILE
        self.tribe = 0
        self.taken = 0
        self.doubled = False
        self.double_kill = False
        self.kill_tile = NO_TILE
        self.kill_seat = NOBODY
        self.first_victim = NO_TRIBE
        self.window = 0
        self.power = 0
        self.place_tile = NO_TILE
        self.place_palace = False
        self.cards_due = 0
        self.offered = 0
        self.thief = NO_THIEF
        self.victim = 0
        self.gives_left = 0
        self.pool = [0] * RESOURCES
        self.pool_djinns = 0
        self.pool_tiles = 0
        self.pool_palms = 0
        self.pool_palaces = 0
        self.claims_left = 0
        self.turns = 0
        self.listening = False
        self.fact_count = 0
        self.facts = [0] * FACTS


def copy_state(source: State, target: State) -> None:
    """Everything, but nobody listens to the copy yet."""
    target.seats = source.seats
    target.phase = source.phase
    target.turn = source.turn
    target.thieves = source.thieves
    target.powers_per_round = source.powers_per_round
    target.thief_at_once = source.thief_at_once
    target.loop_match = source.loop_match
    target.viziers_most = source.viziers_most
    target.open_hands = source.open_hands
    target.empty_round = source.empty_round
    target.designs_left = source.designs_left[:]
    target.design = source.design[:]
    target.laid = source.laid
    target.blue = source.blue
    target.meeples = source.meeples[:]
    target.where = source.where[:]
    target.camel = source.camel[:]
    target.owned = source.owned[:]
    target.palms = source.palms[:]
    target.palaces = source.palaces[:]
    target.bag = source.bag[:]
    target.bag_size = source.bag_size
    target.row = source.row[:]
    target.row_count = source.row_count
    target.pile = source.pile[:]
    target.pile_size = source.pile_size
    target.discard = source.discard[:]
    target.discard_size = source.discard_size
    target.hand = source.hand[:]
    target.cards = source.cards[:]
    target.djinn_row = source.djinn_row[:]
    target.djinn_row_count = source.djinn_row_count
    target.djinn_pile = source.djinn_pile
    target.djinn_discard = source.djinn_discard
    target.djinns = source.djinns[:]
    target.djinns_drawn = source.djinns_drawn
    target.thief_pile = source.thief_pile
    target.thief_shown = source.thief_shown
    target.thieves_held = source.thieves_held[:]
    target.thieves_fresh = source.thieves_fresh[:]
    target.gold = source.gold[:]
    target.elders = source.elders[:]
    target.viziers = source.viziers[:]
    target.camels = source.camels[:]
    target.palms_left = source.palms_left
    target.palaces_left = source.palaces_left
    target.markers = source.markers
    target.markers_left = source.markers_left[:]
    target.bid_order = source.bid_order[:]
    target.bids = source.bids
    target.spots = source.spots[:]
    target.returned = source.returned[:]
    target.returned_count = source.returned_count
    target.round = source.round
    target.last_round = source.last_round
    target.used = source.used[:]
    target.start_tile = source.start_tile
    target.at = source.at
    target.came_by = source.came_by
    target.in_hand = source.in_hand
    target.match = source.match[:]
    target.end_tile = source.end_tile
    target.tribe = source.tribe
    target.taken = source.taken
    target.doubled = source.doubled
    target.double_kill = source.double_kill
    target.kill_tile = source.kill_tile
    target.kill_seat = source.kill_seat
    target.first_victim = source.first_victim
    target.window = source.window
    target.power = source.power
    target.place_tile = source.place_tile
    target.place_palace = source.place_palace
    target.cards_due = source.cards_due
    target.offered = source.offered
    target.thief = source.thief
    target.victim = source.victim
    target.gives_left = source.gives_left
    target.pool = source.pool[:]
    target.pool_djinns = source.pool_djinns
    target.pool_tiles = source.pool_tiles
    target.pool_palms = source.pool_palms
    target.pool_palaces = source.pool_palaces
    target.claims_left = source.claims_left
    target.turns = source.turns
    target.listening = False
    target.fact_count = 0
    target.facts = source.facts[:]
