"""What the numbers of `components` are called in moves, events, views and notation. Words for people are in `text/`."""

from typing import Final, Literal, TypeAlias, get_args

from caravanserai.core.sets import names_in

Colour: TypeAlias = Literal["green", "white", "red", "blue", "black"]
Token: TypeAlias = Literal["beauty", "manners", "clothes"]
Caravan: TypeAlias = Literal["small_slow", "small_fast", "large_slow", "large_fast"]
Preference: TypeAlias = Literal["appearance", "status", "palace", "money", "princesses"]
Action: TypeAlias = Literal["small_slow", "small_fast", "large_slow", "large_fast", "appearance", "status", "section", "camel"]
Good: TypeAlias = Literal["small", "large", "camel", "section"]
Talent: TypeAlias = Literal["intelligence", "housekeeping", "cooking", "romance"]
Princess: TypeAlias = Literal[
    "albina",
    "halimah",
    "asima",
    "noor",
    "rasha",
    "thara",
    "zainab",
    "nibal",
    "samira",
    "zahrah",
    "fatima",
    "layla",
    "malika",
    "nadia",
    "firyal",
    "hind",
    "farah",
    "raidah",
    "adara",
    "suleika",
    "janan",
    "sahar",
    "anisah",
    "zafirah",
    "xenia",
    "yasmine",
    "badra",
    "sidi_suleiman",
]
Card: TypeAlias = Literal[
    "bazaar",
    "better_breed",
    "camel_breeding",
    "camel_epidemic",
    "changing_her_mind",
    "court_influence",
    "double_trouble",
    "golden_times",
    "good_looking",
    "guest_house",
    "interrupt_spice_trade",
    "new_orders",
    "new_spice_caravan",
    "noble_merchandise",
    "quiet_days",
    "restoration",
    "sick_camels",
    "vermin",
]
Objective: TypeAlias = Literal[
    "ihr",
    "icr",
    "hcr",
    "iih",
    "iic",
    "iir_irr",
    "hhc_hcc",
    "ihcr",
    "iihc",
    "ihhr_ihrr",
    "iicr_iccr",
    "hhcr_hccr_hcrr",
    "iihcr",
    "hhiic_hhicc",
    "iihhr_iihrr",
    "iiccr_iicrr_iccrr",
]
Order: TypeAlias = Literal["123", "132", "213", "231", "312", "321"]
Mind: TypeAlias = Literal["keep", "swap", "under"]
Half: TypeAlias = Literal["odd", "even"]
Reason: TypeAlias = Literal["objective", "exhausted", "last_turn"]
Phase: TypeAlias = Literal[
    "drawing_colours",
    "drawing_first",
    "dealing_objectives",
    "dealing_cards",
    "keeping_opening",
    "playing_cards",
    "looking_at_princesses",
    "looking_at_status",
    "arranging_princesses",
    "arranging_status",
    "changing_mind",
    "choosing_place",
    "choosing_look",
    "choosing_caravan",
    "choosing_track",
    "moving_vermin",
    "splitting",
    "choosing_turn",
    "showing_princess",
    "choosing_status",
    "showing_status",
    "choosing_token",
    "drawing_token",
    "relieving",
    "bidding",
    "acting",
    "buying_cards",
    "drawing_cards",
    "keeping_bought",
    "discarding_token",
    "discarding_status",
    "giving_up",
    "giving_gift",
    "losing_princess",
    "putting_under",
    "over",
]
Stage: TypeAlias = Literal[
    "events",
    "vermin",
    "income",
    "preparation",
    "status",
    "token",
    "offer",
    "auction",
    "window",
    "bidding",
    "action",
    "purchases",
    "choice",
    "xenia",
    "upkeep",
    "bill",
    "win",
    "check",
]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
CARAVANS: Final[tuple[Caravan, ...]] = get_args(Caravan)
PREFERENCES: Final[tuple[Preference, ...]] = get_args(Preference)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
TALENTS: Final[tuple[Talent, ...]] = get_args(Talent)
PRINCESSES: Final[tuple[Princess, ...]] = get_args(Princess)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
OBJECTIVES: Final[tuple[Objective, ...]] = get_args(Objective)
ORDERS: Final[tuple[Order, ...]] = get_args(Order)
MINDS: Final[tuple[Mind, ...]] = get_args(Mind)
HALVES: Final[tuple[Half, ...]] = get_args(Half)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)


def princesses_in(bits: int) -> list[Princess]:
    return names_in(bits, PRINCESSES)


def cards_in(bits: int) -> list[Card]:
    return names_in(bits, CARDS)


def seat_bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
