"""What the numbers of `components` are called in moves, events, views and notation. Words for people are in `text/`."""

from typing import Final, Literal, TypeAlias, get_args

Racer: TypeAlias = Literal["blue", "green", "yellow", "red", "purple"]
Crazy: TypeAlias = Literal["white", "black"]
Camel: TypeAlias = Racer | Crazy
Die: TypeAlias = Literal["blue", "green", "yellow", "red", "purple", "grey"]
Side: TypeAlias = Literal["cheer", "boo"]
Pile: TypeAlias = Literal["winner", "loser"]
Finish: TypeAlias = Literal["running", "forward", "backward", "stalled"]
Phase: TypeAlias = Literal[
    "choosing_start",
    "rolling_start",
    "stacking",
    "rolling_first_crazy",
    "choosing_crazy",
    "rolling_second_crazy",
    "turn",
    "rolling",
    "copying",
    "over",
]

RACERS: Final[tuple[Racer, ...]] = get_args(Racer)
CRAZIES: Final[tuple[Crazy, ...]] = get_args(Crazy)
CAMELS: Final[tuple[Camel, ...]] = (*RACERS, *CRAZIES)
DICE: Final[tuple[Die, ...]] = get_args(Die)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
COPIES: Final = (*RACERS, "pyramid", "nothing")
"""§11.2 What can be copied of a partner."""
FINISHES: Final[tuple[Finish, ...]] = get_args(Finish)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

LETTERS: Final = "BGYRPwk"
"""A camel's letter, by its number: capitals race, small ones are crazy."""

COLOURS: Final = {
    "blue": ("#2f6db5", "#ffffff"),
    "green": ("#3a8a4c", "#ffffff"),
    "yellow": ("#e8b92c", "#2b2118"),
    "red": ("#c53b2e", "#ffffff"),
    "purple": ("#7b489f", "#ffffff"),
    "white": ("#f2ecdf", "#2b2118"),
    "black": ("#453c37", "#f2ecdf"),
    "grey": ("#8d8579", "#1d1814"),
}
"""Each piece's own colour, and the ink that is readable on it."""


def digits(packed: int) -> list[Camel]:
    """The camels that the rules pack as base-8 digits of camel + 1, the first lowest."""
    camels = []
    while packed:
        camels.append(CAMELS[packed % 8 - 1])
        packed //= 8
    return camels
