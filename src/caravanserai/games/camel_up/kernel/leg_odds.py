"""The exact odds of the rest of a leg, by walking all its rolls at once.

From a layer of positions with the same number of dice left, every face of every die leads into the next layer, where equal
positions merge and their weights add up. A coloured face weighs 2 and a grey one 1, so all weights are integers and the odds are
exact fractions of `completions(dice left)`. Tiles are taken to stay where they are until the leg ends.
"""

from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.fields import Fields
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import BLACK, CAMELS, GREY_DIE, RACERS, SPACES, WHITE
from caravanserai.games.camel_up.kernel.camels import (
    CAMEL_BITS,
    NO_CAMELS,
    camel_at,
    place_of,
    set_down,
    space_at,
    unit_mask,
    unit_width,
    without,
)
from caravanserai.games.camel_up.kernel.rules.movement import crazy_mover, crossing, heading, tile_shift
from caravanserai.games.camel_up.kernel.rules.ranking import place_of_next, straggler

SLOTS: Final = 65536
"""More than the 48,600 positions that four rolls can lead to."""

SLOT_MASK: Final = 65535
SPREAD: Final = 0x9E3779B97F4A7C15
DICE_SHIFT: Final = 56


class Layer(Fields):
    """Positions with their weights: a hash table of (camels, dice left), and the slots in use."""

    keys: list[Word] = [0] * SLOTS
    weights: list[int] = [0] * SLOTS
    used: list[int] = [0] * SLOTS
    count: int = 0


class LegOdds(Fields):
    """What the rest of the leg brings, each a number out of `total`; by colour, and by space for landings."""

    cheers: int = 0
    boos: int = 0
    total: Word = 0
    first: list[Word] = [0] * RACERS
    second: list[Word] = [0] * RACERS
    last: list[Word] = [0] * RACERS
    race_ends: Word = 0
    landings: list[Word] = [0] * (SPACES + 1)
    """How often a unit's die stops it on a space, which is when a tile there pays."""
    next_landings: list[Word] = [0] * (SPACES + 1)
    """The same for the very next roll."""


def completions(dice: int) -> int:
    """The weight of all ways to finish a leg with this many dice in the pyramid: dice! * 6 ** (dice - 1)."""
    weight = 1
    for left in range(2, dice + 1):
        weight *= 6 * left
    return weight


def add_position(layer: Layer, key: Word, weight: int) -> None:
    """Put a position into the layer, or add to its weight if it is there."""
    hashed: Word = key * SPREAD
    slot = (hashed >> 40) & SLOT_MASK
    while layer.keys[slot] and layer.keys[slot] != key:
        slot = (slot + 1) & SLOT_MASK
    if layer.keys[slot]:
        layer.weights[slot] += weight
    else:
        layer.keys[slot] = key
        layer.weights[slot] = weight
        layer.used[layer.count] = slot
        layer.count += 1


def clear_layer(layer: Layer) -> None:
    for index in range(layer.count):
        layer.keys[layer.used[index]] = 0
    layer.count = 0


def rank(odds: LegOdds, camels: Word, weight: Word) -> None:
    """§7 Count who is first, second and last."""
    place = place_of_next(camels, 8 * CAMELS)
    odds.first[camel_at(camels, place)] += weight
    odds.second[camel_at(camels, place_of_next(camels, place))] += weight
    odds.last[straggler(camels)] += weight


def roll_camel(odds: LegOdds, layer: Layer, camels: Word, dice: int, camel: int, weight: int) -> None:
    """§5 The three faces of a die for one camel, with these dice left after it."""
    place = place_of(camels, camel)
    unit = unit_mask(camels, place)
    width = unit_width(unit, place)
    rest = without(camels, unit, place)
    riders: Word = ((camels & unit) >> place) & CAMEL_BITS
    direction = heading(camel)
    space = space_at(camels, place)
    left = bit_count(dice)
    share: Word = completions(left)
    share *= weight
    pyramid: Word = dice
    for _ in range(3):
        space += direction
        shift = tile_shift(odds.cheers, odds.boos, space, direction)
        after = set_down(rest, riders, width, space + shift, shift == -direction)
        if 1 <= space <= SPACES:
            odds.landings[space] += share
        if crossing(space + shift):
            odds.race_ends += share
            rank(odds, after, share)
        elif left == 1:
            rank(odds, after, share)
        else:
            add_position(layer, after | pyramid << DICE_SHIFT, weight)


def roll_every_die(odds: LegOdds, layer: Layer, camels: Word, dice: int, weight: int) -> None:
    """§4.3 Every die that can come next; where both colours of the grey die move the same camel, they merge (§5.3)."""
    for racer in range(RACERS):
        if dice >> racer & 1:
            roll_camel(odds, layer, camels, dice & ~(1 << racer), racer, 2 * weight)
    if dice >> GREY_DIE & 1:
        dice &= ~(1 << GREY_DIE)
        white = crazy_mover(camels, WHITE)
        if white == crazy_mover(camels, BLACK):
            roll_camel(odds, layer, camels, dice, white, 2 * weight)
        else:
            roll_camel(odds, layer, camels, dice, WHITE, weight)
            roll_camel(odds, layer, camels, dice, BLACK, weight)


def advance(odds: LegOdds, layer: Layer, following: Layer) -> None:
    """One roll for every position of a layer."""
    clear_layer(following)
    for index in range(layer.count):
        slot = layer.used[index]
        key = layer.keys[slot]
        roll_every_die(odds, following, key & NO_CAMELS, key >> DICE_SHIFT, layer.weights[slot])


def find_leg_odds(odds: LegOdds, camels: Word, dice: int, layer: Layer, other: Layer) -> None:
    """Fill in the odds of a fresh `LegOdds` whose tiles are set. Both layers are only room to work in."""
    rolls = bit_count(dice) - 1
    pyramid: Word = dice
    odds.total = completions(rolls + 1)
    clear_layer(layer)
    if rolls == 0:
        rank(odds, camels, odds.total)
        return
    add_position(layer, camels | pyramid << DICE_SHIFT, 1)
    for roll in range(rolls):
        if roll % 2 == 0:
            advance(odds, layer, other)
        else:
            advance(odds, other, layer)
        if roll == 0:
            for space in range(SPACES + 1):
                odds.next_landings[space] = odds.landings[space]
