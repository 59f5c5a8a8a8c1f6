"""§1 What is in the box, what is printed on it, and the numbers of moves and phases."""

from typing import Final, NamedTuple

SEATS: Final = 5
NOBODY: Final = -1
NONE: Final = -1

START_GOLD: Final = 750
BLACK_BONUS: Final = 50
BID_STEP: Final = 10
MOST_BID: Final = 160000
"""E-45 Every bid has a number, and this is more than 100 turns can bring."""
LAST_TURN: Final = 60
"""E-43 A game that nobody has won by then ends, unless the table names another turn."""

# Colours, each with its advantage (§2.2).
GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final = 5

# Appearance tokens (§3.1).
BEAUTY: Final = 0
MANNERS: Final = 1
CLOTHES: Final = 2
TOKENS: Final = 3
TOKENS_EACH: Final = 9
TOKENS_BOXED: Final = 2
"""With three players, of each kind."""

CAMELS: Final = 23
CAMELS_BOXED: Final = 7
SECTIONS: Final = 20
CARAVANS_EACH: Final = 12
CARAVANS_BOXED: Final = 4
BASE_ROOMS: Final = 2
CAMEL_RATES: Final = (50, 70, 100, 150)
HIGHEST_RATE: Final = 3

# Caravans (§5.4): a track of 8 spaces for the slow ones, of 4 for the fast ones, side by side in one list of cells.
SMALL_SLOW: Final = 0
SMALL_FAST: Final = 1
LARGE_SLOW: Final = 2
LARGE_FAST: Final = 3
TRACKS: Final = 4
TRACK_SPACES: Final = (8, 4, 8, 4)
TRACK_FIRST: Final = (0, 8, 12, 20)
TRACK_INCOME: Final = (150, 300, 250, 500)
CELLS: Final = 24
ALL_CELLS: Final = 120

# The palace and its track are counted in halves, so that 0.5 is a whole number (§3.3, §10.1).
HALVES: Final = 2

# Actions: the four caravans, by their tracks, and the others.
APPEARANCE: Final = 4
STATUS: Final = 5
SECTION: Final = 6
CAMEL: Final = 7
ACTIONS: Final = 8

# What has a price: the actions, a status card its own, and two or three event cards to choose from (§4.5).
TWO_CARDS: Final = 8
THREE_CARDS: Final = 9
PRICED: Final = 10
PRICES: Final = (450, 550, 750, 900, 350, 0, 500, 150, 150, 250)

CARDS_SEEN: Final = (2, 3)
"""How many event cards are looked at for the lower price, and for the higher one."""

RELIEF_GOLD: Final = 150
RELIEF_LIMIT: Final = 500
RELIEF_PRINCESSES: Final = 4

# Status cards, by what they cost (§1); points are 1, 2 or 3.
STATUS_KINDS: Final = 12
STATUS_COSTS: Final = (300, 350, 400, 700, 750, 800, 850, 900, 1200, 1300, 1400, 1500)
STATUS_POINTS: Final = (1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3)
STATUS_COUNTS: Final = (3, 4, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1)
STATUS_BOXED: Final = (1, 1, 1, 0, 0, 2, 0, 0, 0, 0, 1, 0)
"""With three players (§9.1)."""
STATUS_ROOM: Final = 20
RED_STATUS: Final = 1
FIRST_OF_THREE: Final = 8
"""The first kind of 3 points."""
UPPER: Final = 6
UPPER_OF_THREE: Final = 3

# Princesses, in the order of their preferences, and Sidi Suleiman (§6.5).
ALBINA: Final = 0
HALIMAH: Final = 1
ASIMA: Final = 2
NOOR: Final = 3
RASHA: Final = 4
THARA: Final = 5
ZAINAB: Final = 6
NIBAL: Final = 7
SAMIRA: Final = 8
ZAHRAH: Final = 9
FATIMA: Final = 10
LAYLA: Final = 11
MALIKA: Final = 12
NADIA: Final = 13
FIRYAL: Final = 14
HIND: Final = 15
FARAH: Final = 16
RAIDAH: Final = 17
ADARA: Final = 18
SULEIKA: Final = 19
JANAN: Final = 20
SAHAR: Final = 21
ANISAH: Final = 22
ZAFIRAH: Final = 23
XENIA: Final = 24
YASMINE: Final = 25
BADRA: Final = 26
SIDI_SULEIMAN: Final = 27
PRINCESSES: Final = 28

# What princesses look at.
BY_APPEARANCE: Final = 0
BY_STATUS: Final = 1
BY_PALACE: Final = 2
BY_MONEY: Final = 3
BY_PRINCESSES: Final = 4
BY_NOTHING: Final = 5

# Talents, as bits.
TALENTS: Final = 4
INTELLIGENCE: Final = 1
HOUSEKEEPING: Final = 2
COOKING: Final = 4
ROMANCE: Final = 8

UPKEEP: Final = 50
SULEIKA_FEE: Final = 100
GIFT: Final = 250
GIFT_TOKENS: Final = 2


class PrincessFacts(NamedTuple):
    """§6.5 What is printed on a card of the Emira deck; what only some have is left out for the others."""

    number: int
    first: int
    """What she looks at first, and what if sheikhs are equal by that."""
    second: int
    talents: int
    upkeep: int = UPKEEP
    status: int = 0
    """So much more status for her sheikh."""
    token: int = NONE
    """The kind of token that she lends."""
    prices: tuple[tuple[int, int], ...] = ()
    """What costs her sheikh less, and how much it costs then."""
    open_gold: bool = False
    """Her sheikh's gold lies open."""


PRINCESS_CARDS: Final = (
    PrincessFacts(ALBINA, BY_APPEARANCE, BY_STATUS, INTELLIGENCE),
    PrincessFacts(HALIMAH, BY_APPEARANCE, BY_STATUS, HOUSEKEEPING, status=1),
    PrincessFacts(ASIMA, BY_APPEARANCE, BY_STATUS, COOKING),
    PrincessFacts(NOOR, BY_APPEARANCE, BY_PALACE, INTELLIGENCE | HOUSEKEEPING, open_gold=True),
    PrincessFacts(RASHA, BY_APPEARANCE, BY_PALACE, COOKING, status=1),
    PrincessFacts(THARA, BY_APPEARANCE, BY_PALACE, ROMANCE),
    PrincessFacts(ZAINAB, BY_APPEARANCE, BY_MONEY, INTELLIGENCE, prices=((TWO_CARDS, 100), (THREE_CARDS, 200))),
    PrincessFacts(NIBAL, BY_APPEARANCE, BY_MONEY, HOUSEKEEPING),
    PrincessFacts(SAMIRA, BY_APPEARANCE, BY_MONEY, ROMANCE),
    PrincessFacts(ZAHRAH, BY_STATUS, BY_APPEARANCE, INTELLIGENCE),
    PrincessFacts(FATIMA, BY_STATUS, BY_APPEARANCE, HOUSEKEEPING),
    PrincessFacts(LAYLA, BY_STATUS, BY_APPEARANCE, ROMANCE, token=MANNERS),
    PrincessFacts(MALIKA, BY_STATUS, BY_PALACE, INTELLIGENCE),
    PrincessFacts(NADIA, BY_STATUS, BY_PALACE, HOUSEKEEPING, token=BEAUTY),
    PrincessFacts(FIRYAL, BY_STATUS, BY_PALACE, COOKING),
    PrincessFacts(HIND, BY_STATUS, BY_MONEY, HOUSEKEEPING | ROMANCE),
    PrincessFacts(FARAH, BY_STATUS, BY_MONEY, INTELLIGENCE, prices=((CAMEL, 50),)),
    PrincessFacts(RAIDAH, BY_STATUS, BY_MONEY, COOKING),
    PrincessFacts(
        *(ADARA, BY_PALACE, BY_APPEARANCE, INTELLIGENCE),
        prices=((SMALL_SLOW, 400), (SMALL_FAST, 500), (LARGE_SLOW, 650), (LARGE_FAST, 800)),
    ),
    PrincessFacts(SULEIKA, BY_PALACE, BY_APPEARANCE, HOUSEKEEPING),
    PrincessFacts(JANAN, BY_PALACE, BY_STATUS, INTELLIGENCE | COOKING, upkeep=100),
    PrincessFacts(SAHAR, BY_PALACE, BY_STATUS, ROMANCE),
    PrincessFacts(ANISAH, BY_PALACE, BY_MONEY, INTELLIGENCE),
    PrincessFacts(ZAFIRAH, BY_PALACE, BY_MONEY, COOKING, upkeep=0),
    PrincessFacts(XENIA, BY_MONEY, BY_APPEARANCE, COOKING | ROMANCE),
    PrincessFacts(YASMINE, BY_MONEY, BY_STATUS, HOUSEKEEPING),
    PrincessFacts(BADRA, BY_MONEY, BY_PALACE, INTELLIGENCE, prices=((SECTION, 400),)),
    PrincessFacts(SIDI_SULEIMAN, BY_PRINCESSES, BY_NOTHING, talents=0, upkeep=0),
)
"""Every princess's card, by her number. What she does is in `kernel/rules/characters.py`."""
FIRST_CHOICE: Final = tuple(card.first for card in PRINCESS_CARDS)
SECOND_CHOICE: Final = tuple(card.second for card in PRINCESS_CARDS)
PRINCESS_TALENTS: Final = tuple(card.talents for card in PRINCESS_CARDS)
PRINCESS_UPKEEPS: Final = tuple(card.upkeep for card in PRINCESS_CARDS)
PRINCESS_STATUS: Final = tuple(card.status for card in PRINCESS_CARDS)
PRINCESS_PRICES: Final = tuple(dict(card.prices).get(thing, PRICES[thing]) for card in PRINCESS_CARDS for thing in range(PRICED))
"""By princess, and by what has a price."""
HAGGLERS: Final = tuple(sum(1 << card.number for card in PRINCESS_CARDS if thing in dict(card.prices)) for thing in range(PRICED))
"""By what has a price, the princesses who make it cheaper, as bits."""
LENDERS: Final = tuple(sum(1 << card.number for card in PRINCESS_CARDS if card.token == token) for token in range(TOKENS))
"""By kind of token, the princesses who lend one."""
SINGLE_MINDED: Final = sum(1 << card.number for card in PRINCESS_CARDS if card.second == BY_NOTHING)
NOBLE: Final = sum(1 << card.number for card in PRINCESS_CARDS if card.status)
OPEN_HANDED: Final = sum(1 << card.number for card in PRINCESS_CARDS if card.open_gold)
TWICE_TALENTED: Final = sum(1 << card.number for card in PRINCESS_CARDS if card.talents.bit_count() > 1)

# Objectives (§8.1): for five, four and three players. Needs are counts of I, H, C, R, four bits each, in up to three ways.
OBJECTIVES: Final = 16
FIRST_OBJECTIVE: Final = (12, 7, 0)
"""By players, three first."""
OBJECTIVES_FOR: Final = (4, 5, 7)
WAYS: Final = 3
NEEDS: Final = (
    *(0x1011, 0x1011, 0x1011),
    *(0x1101, 0x1101, 0x1101),
    *(0x1110, 0x1110, 0x1110),
    *(0x0012, 0x0012, 0x0012),
    *(0x0102, 0x0102, 0x0102),
    *(0x1002, 0x2001, 0x2001),
    *(0x0120, 0x0210, 0x0210),
    *(0x1111, 0x1111, 0x1111),
    *(0x0112, 0x0112, 0x0112),
    *(0x1021, 0x2011, 0x2011),
    *(0x1102, 0x1201, 0x1201),
    *(0x1120, 0x1210, 0x2110),
    *(0x1112, 0x1112, 0x1112),
    *(0x0122, 0x0221, 0x0221),
    *(0x1022, 0x2012, 0x2012),
    *(0x1202, 0x2102, 0x2201),
)
LEAST_WITH_TALENTS: Final = (6, 5, 4)
LEAST_WITHOUT: Final = (8, 7, 6)
PRINCESS_SCORE: Final = 2
TALENTS_SCORE: Final = 3
"""§10.3 For each princess, and for all talents of the objective."""

# Event cards (§7.2), three of each.
BAZAAR: Final = 0
BETTER_BREED: Final = 1
CAMEL_BREEDING: Final = 2
CAMEL_EPIDEMIC: Final = 3
CHANGING_HER_MIND: Final = 4
COURT_INFLUENCE: Final = 5
DOUBLE_TROUBLE: Final = 6
GOLDEN_TIMES: Final = 7
GOOD_LOOKING: Final = 8
GUEST_HOUSE: Final = 9
INTERRUPT_SPICE_TRADE: Final = 10
NEW_ORDERS: Final = 11
NEW_SPICE_CARAVAN: Final = 12
NOBLE_MERCHANDISE: Final = 13
QUIET_DAYS: Final = 14
RESTORATION: Final = 15
SICK_CAMELS: Final = 16
VERMIN: Final = 17
CARDS: Final = 18
COPIES: Final = 3
BREED_FOR: Final = 2
EPIDEMIC_FOR: Final = 3
"""A camel more, or less, for every so many."""
LOOKS_FOR: Final = 3
"""Good Looking counts 1 more for every so many tokens of its kind."""
VERMIN_OF_SLOW: Final = 2
"""So many caravans of a slow kind are moved."""
DUE_OF_THREE: Final = 2
"""So many princesses come in the two turns of three players (§9.2)."""
ALL_CARDS: Final = 54
OPENING_CARDS: Final = 3
ALL_HANDS: Final = 90
"""By seat and card."""


class EventFacts(NamedTuple):
    """§7.2 What is printed on an event card; what only some have is left out for the others."""

    number: int
    symbol: int = 0
    """E-15 Cards with the same symbol exclude each other; 0 is none."""
    stays: bool = False
    """It stays before its owner."""
    advanced: bool = False
    """It is left in the box in the basic game."""
    princesses: int = 0
    """So many more are turned up this turn."""
    income: int = 0
    """By so many per cent this turn's income is higher."""
    standstill: bool = False
    """Caravans neither pay nor move this turn."""
    sickness: bool = False
    """Camels make no bid cheaper this turn."""


EVENT_CARDS: Final = (
    EventFacts(BAZAAR, symbol=1),
    EventFacts(BETTER_BREED),
    EventFacts(CAMEL_BREEDING, symbol=2),
    EventFacts(CAMEL_EPIDEMIC, symbol=2),
    EventFacts(CHANGING_HER_MIND, symbol=3),
    EventFacts(COURT_INFLUENCE, symbol=3),
    EventFacts(DOUBLE_TROUBLE, symbol=4, princesses=1),
    EventFacts(GOLDEN_TIMES, symbol=5, income=20),
    EventFacts(GOOD_LOOKING, stays=True),
    EventFacts(GUEST_HOUSE, stays=True),
    EventFacts(INTERRUPT_SPICE_TRADE, symbol=5, standstill=True),
    EventFacts(NEW_ORDERS, symbol=6),
    EventFacts(NEW_SPICE_CARAVAN),
    EventFacts(NOBLE_MERCHANDISE, symbol=6),
    EventFacts(QUIET_DAYS, symbol=4, princesses=-1),
    EventFacts(RESTORATION, advanced=True),
    EventFacts(SICK_CAMELS, symbol=7, sickness=True),
    EventFacts(VERMIN, symbol=8),
)
"""Every event card, by its number. What it does besides is in `kernel/rules/effects.py`."""
ALIKE: Final = tuple(
    sum(1 << other.number for other in EVENT_CARDS if card.symbol and other.symbol == card.symbol) for card in EVENT_CARDS
)
"""By card, those with its symbol, as bits; none for a card without."""
CARD_COUNTS: Final = tuple(
    COPIES if is_advanced or not card.advanced else 0 for is_advanced in (False, True) for card in EVENT_CARDS
)
"""How many there are in the basic game, by card, and then in the advanced one."""
INCOME_RISES: Final = tuple(card.income for card in EVENT_CARDS)
STAYING: Final = sum(1 << card.number for card in EVENT_CARDS if card.stays)
MORE_PRINCESSES: Final = sum(1 << card.number for card in EVENT_CARDS if card.princesses > 0)
FEWER_PRINCESSES: Final = sum(1 << card.number for card in EVENT_CARDS if card.princesses < 0)
STANDSTILL: Final = sum(1 << card.number for card in EVENT_CARDS if card.standstill)
SICKNESS: Final = sum(1 << card.number for card in EVENT_CARDS if card.sickness)
MOST_SEEN: Final = 3

TOP: Final = 3
"""How many cards are looked at, at most."""
UNDRAWN: Final = -1
"""A card of a deck that nobody has seen: chance draws it when it is turned up."""
PUBLIC: Final = 63
"""A card whose place everybody knows: all seats, and those who look on."""

# Moves, numbered once and for all.
KEEP: Final = 0
PLAY: Final = 18
GO_ON: Final = 36
PASS: Final = 37
CHOOSE_TOKEN: Final = 38
CHOOSE_CARAVAN: Final = 41
CHOOSE_TRACK: Final = 65
CHOOSE_PLACE: Final = 69
ARRANGE: Final = 72
CHANGE_MIND: Final = 78
SPLIT: Final = 81
CHOOSE_TURN: Final = 83
CHOOSE_STATUS: Final = 85
TAKE_RELIEF: Final = 97
BUY: Final = 98
BUY_CARDS: Final = 106
GIVE_UP: Final = 108
PAY_GIFT: Final = 135
REFUSE_GIFT: Final = 136
DRAW_COLOUR: Final = 137
DRAW_FIRST: Final = 142
DRAW_OBJECTIVE: Final = 147
DRAW_CARD: Final = 163
DRAW_PRINCESS: Final = 181
DRAW_STATUS: Final = 209
DRAW_TOKEN: Final = 221
BID: Final = 224
"""By tens: BID is 10. They come last, for there are many."""
BIDS: Final = 16000
MOVES: Final = 16224

# The orders in which up to three cards can be put back: by place, which of them comes there.
ORDERS: Final = 6
ORDER_OF: Final = (0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0)
ALL_ORDERS: Final = 0b111111
ORDERS_OF_TWO: Final = 0b000101

LEAVE_HER: Final = 0
SWAP_HER: Final = 1
UNDER_DECK: Final = 2

# What is being decided.
DRAWING_COLOURS: Final = 0
DRAWING_FIRST: Final = 1
DEALING_OBJECTIVES: Final = 2
DEALING_CARDS: Final = 3
KEEPING_OPENING: Final = 4
PLAYING_CARDS: Final = 5
LOOKING_AT_PRINCESSES: Final = 6
LOOKING_AT_STATUS: Final = 7
ARRANGING_PRINCESSES: Final = 8
ARRANGING_STATUS: Final = 9
CHANGING_MIND: Final = 10
CHOOSING_PLACE: Final = 11
CHOOSING_LOOK: Final = 12
CHOOSING_CARAVAN: Final = 13
CHOOSING_TRACK: Final = 14
MOVING_VERMIN: Final = 15
SPLITTING: Final = 16
CHOOSING_TURN: Final = 17
SHOWING_PRINCESS: Final = 18
CHOOSING_STATUS: Final = 19
SHOWING_STATUS: Final = 20
CHOOSING_TOKEN: Final = 21
DRAWING_TOKEN: Final = 22
RELIEVING: Final = 23
BIDDING: Final = 24
ACTING: Final = 25
BUYING_CARDS: Final = 26
DRAWING_CARDS: Final = 27
KEEPING_BOUGHT: Final = 28
DISCARDING_TOKEN: Final = 29
DISCARDING_STATUS: Final = 30
GIVING_UP: Final = 31
GIVING_GIFT: Final = 32
LOSING_PRINCESS: Final = 33
PUTTING_UNDER: Final = 34
OVER: Final = 35
FLOWING: Final = 36
"""Nothing is asked: the rules go on by themselves, at the next stage."""

QUESTIONS_OF_CARDS: Final = (
    (ARRANGING_PRINCESSES, ARRANGE),
    (ARRANGING_STATUS, ARRANGE),
    (CHANGING_MIND, CHANGE_MIND),
    (CHOOSING_PLACE, CHOOSE_PLACE),
    (CHOOSING_LOOK, CHOOSE_TOKEN),
    (CHOOSING_CARAVAN, CHOOSE_CARAVAN),
    (CHOOSING_TRACK, CHOOSE_TRACK),
    (MOVING_VERMIN, CHOOSE_CARAVAN),
    (SPLITTING, SPLIT),
    (CHOOSING_TURN, CHOOSE_TURN),
    (CHOOSING_STATUS, CHOOSE_STATUS),
    (CHOOSING_TOKEN, CHOOSE_TOKEN),
    (DISCARDING_TOKEN, CHOOSE_TOKEN),
    (DISCARDING_STATUS, CHOOSE_STATUS),
    (GIVING_UP, GIVE_UP),
    (GIVING_GIFT, PAY_GIFT),
)
"""What event cards and princesses ask, and the first move to answer it. What follows is in `kernel/rules/questions.py`."""
FIRST_ANSWER: Final = tuple(dict(QUESTIONS_OF_CARDS).get(phase, NONE) for phase in range(FLOWING))

# Where the rules go on.
TO_EVENTS: Final = 0
TO_VERMIN: Final = 1
TO_INCOME: Final = 2
TO_PREPARATION: Final = 3
TO_STATUS: Final = 4
TO_TOKEN: Final = 5
TO_OFFER: Final = 6
TO_AUCTION: Final = 7
TO_WINDOW: Final = 8
TO_BIDDING: Final = 9
TO_ACTION: Final = 10
TO_PURCHASES: Final = 11
TO_CHOICE: Final = 12
TO_XENIA: Final = 13
TO_UPKEEP: Final = 14
TO_BILL: Final = 15
TO_WIN: Final = 16
TO_CHECK: Final = 17
STAGES: Final = 18
