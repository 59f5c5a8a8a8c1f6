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
    space_of,
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
    line: list[int] = [0] * (RACERS + 1)
    """The racers of one position, from the front to the rear; and room for whoever is behind them."""
    line_space: list[int] = [0] * (RACERS + 1)


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
    if bit_count(dice) == 1:
        roll_last_camel(odds, layer, camels, camel, weight)
        return
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
        else:
            add_position(layer, after | pyramid << DICE_SHIFT, weight)


def line_up(layer: Layer, camels: Word) -> None:
    """§7 The racers of a position in their order, and where each stands."""
    behind = 0
    place = 8 * CAMELS
    while place:
        place -= 8
        layer.line[behind] = camel_at(camels, place)
        layer.line_space[behind] = space_at(camels, place)
        behind += 1 if layer.line[behind] < RACERS else 0


def roll_last_camel(odds: LegOdds, layer: Layer, camels: Word, camel: int, weight: int) -> None:
    """§7 The three faces of the leg's last die. Only the order of the racers matters then, so nobody is set down any more.

    The racers of the moving unit are neighbours in the line, from `top` on; `below` is the next one behind them.
    """
    space = space_of(camels, camel)
    top = 0
    while top < RACERS and layer.line_space[top] != space:
        top += 1
    below = top + racers_from(camels, camel)
    share: Word = weight
    direction = heading(camel)
    for _ in range(3):
        space += direction
        shift = tile_shift(odds.cheers, odds.boos, space, direction)
        if 1 <= space <= SPACES:
            odds.landings[space] += share
        if crossing(space + shift):
            odds.race_ends += share
        rank_line(odds, layer, top, below, space + shift - (1 if shift == -direction else 0), share)


def rank_line(odds: LegOdds, layer: Layer, top: int, below: int, reach: int, weight: Word) -> None:
    """§7 Count who is first, second and last, once these neighbours in the line stand before everybody up to a space."""
    first = 0 if top else below
    second = first + 1 if first + 1 != top else below
    last = RACERS - 1 if below < RACERS else top - 1
    if top == below or (top == 0 and below == RACERS):
        count_places(odds, layer, 0, 1, RACERS - 1, weight)
    elif reach >= layer.line_space[first]:
        count_places(odds, layer, top, top + 1 if top + 1 < below else first, last, weight)
    else:
        rear = last if reach >= layer.line_space[last] else below - 1
        ahead: bool = second >= RACERS or reach >= layer.line_space[second]
        count_places(odds, layer, first, top if ahead else second, rear, weight)


def racers_from(camels: Word, camel: int) -> int:
    """§5.1 How many racers are in this camel's unit."""
    place = place_of(camels, camel)
    space = space_at(camels, place)
    count = 0
    while place < 8 * CAMELS and space_at(camels, place) == space:
        count += 1 if camel_at(camels, place) < RACERS else 0
        place += 8
    return count


def count_places(odds: LegOdds, layer: Layer, first: int, second: int, last: int, weight: Word) -> None:
    """§7 Count who is first, second and last, by where they stood in the line."""
    odds.first[layer.line[first]] += weight
    odds.second[layer.line[second]] += weight
    odds.last[layer.line[last]] += weight


def roll_every_die(odds: LegOdds, layer: Layer, camels: Word, dice: int, weight: int) -> None:
    """§4.3 Every die that can come next; where both colours of the grey die move the same camel, they merge (§5.3)."""
    if bit_count(dice) == 2:
        line_up(layer, camels)
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
