"""§5.1 Units and stacks: all seven camels as one number.

A byte for each camel, `(space + 3) * 8 + camel`, from the rearmost to the foremost, and within a stack from the bottom up. So
the number is sorted, its order is the race's order, and a unit is a run of neighbouring bytes. Spaces run from -2 to 19:
those beyond the line on either side are only ever reached by the unit that ends the race. A byte of ones is no camel.
"""

from typing import Final

from caravanserai.core.bits import lowest_bit
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import CAMELS, SPACES

SHIFT: Final = 3
"""What is added to a space, so that the spaces behind the line are above zero."""

NO_CAMELS: Final = 0xFFFFFFFFFFFFFF
ONE_EACH: Final = 0x01010101010101
CAMEL_BITS: Final = 0x07070707070707
SPACE_BITS: Final = 0x1F1F1F1F1F1F1F
TOP_BITS: Final = 0x80808080808080
BELOW_TOP: Final = 0x7F7F7F7F7F7F7F


def ones(count: int) -> Word:
    """A mask of this many low bits."""
    one: Word = 1
    return (one << count) - 1


def place_of(camels: Word, camel: int) -> int:
    """Where in the number this camel's byte begins, in bits."""
    others: Word = (camels & CAMEL_BITS) ^ (ONE_EACH * camel)
    return lowest_bit(~(others + BELOW_TOP) & TOP_BITS) - 7


def camel_at(camels: Word, place: int) -> int:
    return (camels >> place) & 7


def space_at(camels: Word, place: int) -> int:
    return ((camels >> (place + 3)) & 31) - SHIFT


def space_of(camels: Word, camel: int) -> int:
    return space_at(camels, place_of(camels, camel))


def up_to(camels: Word, space: int) -> Word:
    """The bytes, as a mask, of every camel on this space or behind it."""
    reached: Word = (ONE_EACH * (128 + SHIFT + space) - ((camels >> 3) & SPACE_BITS)) & TOP_BITS
    return (reached - (reached >> 7)) | reached


def unit_mask(camels: Word, place: int) -> Word:
    """§5.1 The moving camel takes along everything above it; everything below stays."""
    return up_to(camels, space_at(camels, place)) & ~ones(place)


def unit_width(unit: Word, place: int) -> int:
    """How many bits the unit's camels take up, eight for each."""
    return lowest_bit(~(unit >> place))


def without(camels: Word, unit: Word, place: int) -> Word:
    """The camels that stay when this unit is lifted, closed up."""
    width = unit_width(unit, place)
    behind = ones(place)
    return (camels & behind) | ((camels & ~(unit | behind)) >> width) | (NO_CAMELS & ~(NO_CAMELS >> width))


def set_down(rest: Word, riders: Word, width: int, space: int, under: bool) -> Word:
    """§5.2 A unit that stops on an occupied space goes on top of the stack there; a booed one goes underneath (§5.5)."""
    below = up_to(rest, space - under)
    unit: Word = riders | ((ONE_EACH & ones(width)) * ((space + SHIFT) << 3))
    return (rest & below) | (unit * (below + 1)) | (((rest & ~below) << width) & NO_CAMELS)


def moved(camels: Word, camel: int, space: int, under: bool) -> Word:
    """The camels after this one's unit has gone to a space, on top of what is there or under it."""
    place = place_of(camels, camel)
    unit = unit_mask(camels, place)
    riders: Word = ((camels & unit) >> place) & CAMEL_BITS
    return set_down(without(camels, unit, place), riders, unit_width(unit, place), space, under)


def added(camels: Word, camel: int, space: int) -> Word:
    """The camels with one more, set on top of whatever stands on its space."""
    return set_down(camels, camel, 8, space, False)


def unit_of(camels: Word, camel: int) -> int:
    """The camels of this one's unit, bottom first, as base-8 digits of camel + 1, the bottom one lowest."""
    place = place_of(camels, camel)
    space = space_at(camels, place)
    digits = 0
    digit = 1
    while place < 8 * CAMELS and space_at(camels, place) == space:
        digits += (camel_at(camels, place) + 1) * digit
        digit *= 8
        place += 8
    return digits


def spaces_taken(camels: Word) -> int:
    """The spaces of the track with a camel on them, as bits."""
    taken = 0
    for index in range(CAMELS):
        space = space_at(camels, 8 * index)
        if 1 <= space <= SPACES:
            taken |= 1 << space
    return taken
