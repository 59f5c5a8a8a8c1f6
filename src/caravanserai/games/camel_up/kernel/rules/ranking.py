"""§7 Ranking: racers only, the foremost first, and within a stack the higher one."""

from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import CAMELS, RACERS
from caravanserai.games.camel_up.kernel.camels import camel_at


def place_of_next(camels: Word, place: int) -> int:
    """§7 The next racer behind this place of the track's order; crazy camels are passed over wherever they stand."""
    place -= 8
    while camel_at(camels, place) >= RACERS:
        place -= 8
    return place


def leader(camels: Word) -> int:
    """§7 The racer in front."""
    return camel_at(camels, place_of_next(camels, 8 * CAMELS))


def runner_up(camels: Word) -> int:
    """§7 The racer in second place."""
    return camel_at(camels, place_of_next(camels, place_of_next(camels, 8 * CAMELS)))


def straggler(camels: Word) -> int:
    """§7 The racer behind all others; of racers carried back over the line the lowest (C-21)."""
    place = 0
    while camel_at(camels, place) >= RACERS:
        place += 8
    return camel_at(camels, place)


def ranking(camels: Word) -> int:
    """§7 All five racers, as base-8 digits of camel + 1, the leader lowest."""
    digits = 0
    digit = 1
    place = 8 * CAMELS
    for _ in range(RACERS):
        place = place_of_next(camels, place)
        digits += (camel_at(camels, place) + 1) * digit
        digit *= 8
    return digits
