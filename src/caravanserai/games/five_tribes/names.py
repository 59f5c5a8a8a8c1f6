"""What the numbers of `components` are called in moves, events, views and notation. Words for people are in `text/`."""

from typing import Final, Literal, TypeAlias, get_args

from caravanserai.core.sets import names_in
from caravanserai.games.five_tribes import components as c

Tribe: TypeAlias = Literal["vizier", "elder", "merchant", "builder", "assassin"]
Design: TypeAlias = Literal["village", "sacred_6", "sacred_10", "sacred_12", "sacred_15", "oasis", "small_market", "large_market"]
Good: TypeAlias = Literal["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]
Resource: TypeAlias = Good | Literal["fakir"]
Djinn: TypeAlias = Literal[
    "al_amin",
    "anun_nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "ibus",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
    "morgiane",
]
Thief: TypeAlias = Literal["houssain", "ziad", "ouafat", "kohdian", "shaum", "madjaar"]
Payment: TypeAlias = Literal["elder", "fakir"]
Piece: TypeAlias = Literal["palm", "palace"]
Category: TypeAlias = Literal["gold", "viziers", "elders", "djinns", "thieves", "palms", "palaces", "tiles", "goods"]
Phase: TypeAlias = Literal[
    "laying_tiles",
    "laying_meeples",
    "laying_resources",
    "laying_djinns",
    "laying_thief",
    "laying_markers",
    "bidding",
    "starting",
    "sowing",
    "building",
    "killing",
    "killing_again",
    "stealing",
    "tile_action",
    "second_card",
    "ending",
    "aiming",
    "drawing_meeples",
    "drawing_card",
    "drawing_djinns",
    "keeping",
    "giving",
    "claiming",
    "planting",
    "placing",
    "filling_resources",
    "filling_djinns",
    "filling_thief",
    "over",
]

TRIBES: Final[tuple[Tribe, ...]] = get_args(Tribe)
DESIGNS: Final[tuple[Design, ...]] = get_args(Design)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
RESOURCES: Final[tuple[Resource, ...]] = (*GOODS, "fakir")
DJINNS: Final[tuple[Djinn, ...]] = get_args(Djinn)
THIEVES: Final[tuple[Thief, ...]] = get_args(Thief)
PAYMENTS: Final[tuple[Payment, ...]] = get_args(Payment)
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

LETTERS: Final = "VEMBA"
"""A tribe's letter, by its number."""

TILES: Final[tuple[str, ...]] = tuple(f"{'abcdef'[tile % c.COLUMNS]}{tile // c.COLUMNS + 1}" for tile in range(c.TILES))
"""Tiles by column and row, the top left one being a1."""

COLOURS: Final[dict[Tribe, tuple[str, str]]] = {
    "vizier": ("#e8b92c", "#2b2118"),
    "elder": ("#f2ecdf", "#2b2118"),
    "merchant": ("#3a8a4c", "#ffffff"),
    "builder": ("#2f6db5", "#ffffff"),
    "assassin": ("#c53b2e", "#ffffff"),
}
"""Each tribe's own colour, and the ink that is readable on it."""


def tribes_in(pack: int) -> dict[Tribe, int]:
    """How many meeples of each tribe, those of none left out."""
    counts = {tribe: pack >> c.TRIBE_BITS * number & c.TRIBE_MASK for number, tribe in enumerate(TRIBES)}
    return {tribe: count for tribe, count in counts.items() if count}


def pack_of(counts: dict[Tribe, int]) -> int:
    """The same as the rules keep it."""
    return sum(count << c.TRIBE_BITS * TRIBES.index(tribe) for tribe, count in counts.items())


def djinns_in(bits: int) -> list[Djinn]:
    return names_in(bits, DJINNS)


def thieves_in(bits: int) -> list[Thief]:
    return names_in(bits, THIEVES)


def tiles_in(bits: int) -> list[str]:
    return names_in(bits, TILES)


def letters_of(pack: int) -> str:
    """Meeples by their letters, as in `VVE`."""
    return "".join(LETTERS[TRIBES.index(tribe)] * count for tribe, count in tribes_in(pack).items())
