"""The odds of the whole race, by rolling it to its end many times: who wins, who comes last.

Nobody's later tiles can be known, so after this leg the track is taken to be free of them.
"""

from caravanserai.core.bits import bit_count, nth_bit
from caravanserai.core.fields import Fields
from caravanserai.core.randomness import Random, below
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import DICE, GREY_DIE, RACERS, RUNNING, WHITE
from caravanserai.games.camel_up.kernel.camels import moved, space_of
from caravanserai.games.camel_up.kernel.rules.movement import crazy_mover, crossing, heading, tile_shift
from caravanserai.games.camel_up.kernel.rules.ranking import leader, straggler


class RaceOdds(Fields):
    """By colour: in how many of the races it won, in how many it came last."""

    races: int = 0
    winner: list[int] = [0] * RACERS
    loser: list[int] = [0] * RACERS


def roll_races(odds: RaceOdds, camels: Word, dice: int, cheers: int, boos: int, races: int, rng: Random) -> None:
    """Roll this many races to their end and count the winners and losers."""
    for _ in range(races):
        final = roll_race(camels, dice, cheers, boos, rng)
        odds.winner[leader(final)] += 1
        odds.loser[straggler(final)] += 1
    odds.races += races


def roll_race(camels: Word, dice: int, cheers: int, boos: int, rng: Random) -> Word:
    """§5 and §8 One race from here: roll until a camel crosses the line, with all dice back after every leg."""
    finish = RUNNING
    while finish == RUNNING:
        if bit_count(dice) == 1:
            dice = (1 << DICE) - 1
            cheers = 0
            boos = 0
        die = nth_bit(dice, below(rng, bit_count(dice)))
        dice &= ~(1 << die)
        camel = die
        if die == GREY_DIE:
            camel = crazy_mover(camels, WHITE + below(rng, 2))
        direction = heading(camel)
        stop = space_of(camels, camel) + direction * (1 + below(rng, 3))
        shift = tile_shift(cheers, boos, stop, direction)
        camels = moved(camels, camel, stop + shift, shift == -direction)
        finish = crossing(stop + shift)
    return camels
