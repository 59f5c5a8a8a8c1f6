"""§1 Components: what lies in the box, as numbers. Names and words are elsewhere."""

from typing import Final

# The sultanate is a grid of 6 by 5 tiles, numbered row by row.
COLUMNS: Final = 6
ROWS: Final = 5
TILES: Final = 30
NO_TILE: Final = -1

# The tribes. Counts of meeples of each are packed, TRIBE_BITS bits a tribe.
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4
TRIBES: Final = 5
NO_TRIBE: Final = -1
TRIBE_BITS: Final = 6
TRIBE_MASK: Final = 63
MEEPLES: Final = (16, 20, 18, 18, 18)
ALL_MEEPLES: Final = 90
PER_TILE: Final = 3

# The designs of tiles, the blue ones first: their number, what they are worth, and what one does there.
VILLAGE: Final = 0
SACRED_6: Final = 1
SACRED_10: Final = 2
SACRED_12: Final = 3
SACRED_15: Final = 4
OASIS: Final = 5
SMALL_MARKET: Final = 6
LARGE_MARKET: Final = 7
DESIGNS: Final = 8
BLUE_DESIGNS: Final = 5
DESIGN_COUNTS: Final = (5, 4, 1, 1, 1, 6, 8, 4)
DESIGN_POINTS: Final = (5, 6, 10, 12, 15, 8, 6, 4)
SMALL_PRICE: Final = 3
SMALL_ROW: Final = 3
LARGE_PRICE: Final = 6
LARGE_ROW: Final = 6
LARGE_CARDS: Final = 2

# Resource cards: nine kinds of merchandise, and fakirs, which are none.
IVORY: Final = 0
JEWELS: Final = 1
GOLD: Final = 2
PAPYRUS: Final = 3
SILK: Final = 4
SPICE: Final = 5
FISH: Final = 6
WHEAT: Final = 7
POTTERY: Final = 8
FAKIR: Final = 9
GOODS: Final = 9
RESOURCES: Final = 10
RESOURCE_COUNTS: Final = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
ALL_RESOURCES: Final = 54
RESOURCE_ROW: Final = 9
SUIT: Final = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
"""What a suit of so many different goods is worth (§3.7)."""

# What is being decided.
LAYING_TILES: Final = 0
LAYING_MEEPLES: Final = 1
LAYING_RESOURCES: Final = 2
LAYING_DJINNS: Final = 3
LAYING_THIEF: Final = 4
LAYING_MARKERS: Final = 5
BIDDING: Final = 6
STARTING: Final = 7
SOWING: Final = 8
BUILDING: Final = 9
KILLING: Final = 10
KILLING_AGAIN: Final = 11
STEALING: Final = 12
TILE_ACTION: Final = 13
SECOND_CARD: Final = 14
ENDING: Final = 15
AIMING: Final = 16
DRAWING_MEEPLES: Final = 17
DRAWING_CARD: Final = 18
DRAWING_DJINNS: Final = 19
KEEPING: Final = 20
GIVING: Final = 21
CLAIMING: Final = 22
PLANTING: Final = 23
PLACING: Final = 24
FILLING_RESOURCES: Final = 25
FILLING_DJINNS: Final = 26
FILLING_THIEF: Final = 27
OVER: Final = 28

# Djinns, in the order of their names; Morgiane comes with the thieves.
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBUS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21
MORGIANE: Final = 22

# What using a power costs: nothing; an elder or a fakir; an elder, and another or a fakir; a fakir. Kumarbi's is in the bid.
FREE: Final = 0
ONE: Final = 1
TWO: Final = 2
ONE_FAKIR: Final = 3

# When a power may be used, as a set of phases: most at any step of one's activation, some only where they change something.
NEVER: Final = 0
AT_ANY_STEP: Final = 1 << STARTING | 1 << BUILDING | 1 << KILLING | 1 << STEALING | 1 << ENDING
WHILE_BUILDING: Final = 1 << BUILDING
WHILE_KILLING: Final = 1 << KILLING
WHILE_PLACING: Final = 1 << PLACING

DJINN_CARDS: Final = (
    (AL_AMIN, 5, FREE, NEVER),
    (ANUN_NAK, 8, ONE, AT_ANY_STEP),
    (BAAL, 6, FREE, NEVER),
    (BOAZ, 6, FREE, NEVER),
    (BOURAQ, 6, ONE, AT_ANY_STEP),
    (ECHIDNA, 4, TWO, WHILE_BUILDING),
    (ENKI, 8, ONE, AT_ANY_STEP),
    (HAGIS, 10, ONE, WHILE_PLACING),
    (HAURVATAT, 8, FREE, NEVER),
    (IBUS, 8, ONE, WHILE_KILLING),
    (JAFAAR, 6, FREE, NEVER),
    (KANDICHA, 6, FREE, NEVER),
    (KUMARBI, 6, FREE, NEVER),
    (LAMIA, 10, ONE, WHILE_PLACING),
    (LETA, 4, TWO, AT_ANY_STEP),
    (MARID, 6, FREE, NEVER),
    (MONKIR, 6, FREE, NEVER),
    (NEKIR, 6, FREE, NEVER),
    (SHAMHAT, 6, FREE, NEVER),
    (SIBITTIS, 4, TWO, AT_ANY_STEP),
    (SLOAR, 8, ONE_FAKIR, AT_ANY_STEP),
    (UTUG, 4, TWO, AT_ANY_STEP),
    (MORGIANE, 6, FREE, NEVER),
)
"""Each djinn's points, what its power costs, and when it may be used. What it does is in `kernel/rules/powers.py`."""
DJINNS: Final = len(DJINN_CARDS)
BASE_DJINNS: Final = MORGIANE
DJINN_POINTS: Final = tuple(points for _, points, _, _ in DJINN_CARDS)
DJINN_COSTS: Final = tuple(cost for _, _, cost, _ in DJINN_CARDS)
DJINN_TIMES: Final = tuple(times for _, _, _, times in DJINN_CARDS)
DJINN_ROW: Final = 3
PRICE_ELDERS: Final = (0, 1, 2, 0)
"""By what a power costs, the elders in it, the last of which can be a fakir instead."""

# What djinns count with (§5): those that watch pay for the owner's own doing and for another's.
WATCH_OWN: Final = 1
WATCH_OTHER: Final = 2
ECHIDNA_FACTOR: Final = 2
SIBITTIS_DJINNS: Final = 3
AL_AMIN_FAKIRS: Final = 2
"""So many are one good of any kind."""

# Thieves, each of a tribe's colour; Madjaar belongs to the artisans, who are not in this box.
HOUSSAIN: Final = 0
ZIAD: Final = 1
OUAFAT: Final = 2
KOHDIAN: Final = 3
SHAUM: Final = 4
MADJAAR: Final = 5
THIEVES: Final = 6
PLAYED_THIEVES: Final = MADJAAR
THIEF_POINTS: Final = 6
HOUSSAIN_GOODS: Final = 2
"""So many of those that were given are taken."""
NO_THIEF: Final = -1

SEATS: Final = 4
MARKERS: Final = 4
STARTING_GOLD: Final = 50
MARKERS_FOR_TWO: Final = 2
MARKERS_FOR_MORE: Final = 1
CAMELS_FOR_TWO: Final = 11
CAMELS_FOR_MORE: Final = 8
PALMS: Final = 12
PALACES: Final = 10
NOBODY: Final = -1

# What counts at the end (§4), and what a djinn makes of it.
GOLD_POINTS: Final = 1
VIZIER_POINTS: Final = 1
JAFAAR_POINTS: Final = 3
VIZIER_LEAD: Final = 10
"""For every opponent with fewer."""
ELDER_POINTS: Final = 2
SHAMHAT_POINTS: Final = 4
PALM_POINTS: Final = 3
HAURVATAT_POINTS: Final = 5
PALACE_POINTS: Final = 5

# The turn order track, cheapest first. The last marker to come to the zeros stands in front of the others there.
SPOTS: Final = 9
SPOT_PRICES: Final = (0, 0, 0, 1, 3, 5, 8, 12, 18)
ZEROS: Final = 3
FRONT_ZERO: Final = 2

# Bids by choice: 0, then each dearer spot with as many fakirs as could make it cheaper (§3.1).
BIDS: Final = 28
MOST_FAKIRS: Final = 18
BID_FIRST: Final = (0, 1, 3, 6, 10, 15, 21)
"""By spot, from the zeros on: the first of its bids, which costs no fakir."""

# With what a price of elders is paid: the last of them an elder, or a fakir in its place.
WITH_FAKIR: Final = 1
PAYMENTS: Final = 2

# Draws of up to three meeples: how many of each tribe, packed, by the move's number from DRAW_MEEPLES on.
DRAWS_OF_ONE: Final = 5
DRAWS_OF_TWO: Final = 15
MEEPLE_DRAWS: Final = 55
DRAW_SETS: Final = (
    *(1 << 6 * a for a in range(5)),
    *((1 << 6 * a) + (1 << 6 * b) for a in range(5) for b in range(a, 5)),
    *((1 << 6 * a) + (1 << 6 * b) + (1 << 6 * c) for a in range(5) for b in range(a, 5) for c in range(b, 5)),
)

# Moves: each kind begins where the one before ends, in the order of `table/moves.py`.
BID: Final = 0
PICK: Final = BID + BIDS
DROP: Final = PICK + TILES
BUILD: Final = DROP + TILES * TRIBES
KILL: Final = BUILD + MOST_FAKIRS + 1
KILL_HELD: Final = KILL + TILES * TRIBES
SPARE: Final = KILL_HELD + 2 * SEATS
POWER: Final = SPARE + 1
AIM: Final = POWER + PAYMENTS * DJINNS
USE_THIEF: Final = AIM + TILES
TAKE_CARD: Final = USE_THIEF + THIEVES
TAKE_DJINN: Final = TAKE_CARD + RESOURCE_ROW
TAKE_THIEF: Final = TAKE_DJINN + PAYMENTS * DJINN_ROW
ACT: Final = TAKE_THIEF + PAYMENTS
GO_ON: Final = ACT + 1
OFFER: Final = GO_ON + 1
SELL: Final = OFFER + GOODS
WITHDRAW: Final = SELL + 1
GIVE_GOOD: Final = WITHDRAW + GOODS
CLAIM_GOOD: Final = GIVE_GOOD + GOODS
GIVE_DJINN: Final = CLAIM_GOOD + GOODS
CLAIM_DJINN: Final = GIVE_DJINN + DJINNS
KEEP_DJINN: Final = CLAIM_DJINN + DJINNS
GIVE_PALM: Final = KEEP_DJINN + DJINNS
GIVE_PALACE: Final = GIVE_PALM + TILES
CLAIM_PALM: Final = GIVE_PALACE + TILES
CLAIM_PALACE: Final = CLAIM_PALM + 1
DRAW_TILE: Final = CLAIM_PALACE + 1
DRAW_MEEPLES: Final = DRAW_TILE + DESIGNS
DRAW_RESOURCE: Final = DRAW_MEEPLES + MEEPLE_DRAWS
DRAW_DJINN: Final = DRAW_RESOURCE + RESOURCES
DRAW_THIEF: Final = DRAW_DJINN + DJINNS
DRAW_MARKER: Final = DRAW_THIEF + THIEVES
MOVES: Final = DRAW_MARKER + SEATS
NO_MOVE: Final = -1

THIEF_CARDS: Final = (
    (HOUSSAIN, MERCHANT, 2, GIVE_GOOD, CLAIM_GOOD),
    (ZIAD, VIZIER, 1, NO_MOVE, NO_MOVE),
    (OUAFAT, ELDER, 1, GIVE_DJINN, CLAIM_DJINN),
    (KOHDIAN, ASSASSIN, 1, AIM, AIM),
    (SHAUM, BUILDER, 1, GIVE_PALM, CLAIM_PALM),
    (MADJAAR, NO_TRIBE, 0, NO_MOVE, NO_MOVE),
)
"""Each thief's tribe, after whose action it may be sent; how much a victim gives; the first of the moves to give it, and of those
to take it. What that is stands in `kernel/rules/thefts.py`."""
THIEF_TRIBES: Final = tuple(tribe for _, tribe, _, _, _ in THIEF_CARDS)
THIEF_GIFTS: Final = tuple(gifts for _, _, gifts, _, _ in THIEF_CARDS)
GIVE_FIRST: Final = tuple(first for _, _, _, first, _ in THIEF_CARDS)
CLAIM_FIRST: Final = tuple(first for _, _, _, _, first in THIEF_CARDS)
