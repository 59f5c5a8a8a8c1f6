"""Where the policy thinks: odds that were found before, beliefs about the cards that lie face down, and what moves are worth."""

from typing import Final

from caravanserai.core.fields import Fields
from caravanserai.core.guiding import Thinking
from caravanserai.core.randomness import Random
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import CARDS, COPY_TICKET, RACERS, SEATS, SPACES
from caravanserai.games.camel_up.kernel.leg_odds import Layer, LegOdds
from caravanserai.games.camel_up.kernel.race_odds import RaceOdds
from caravanserai.games.camel_up.kernel.state import State

LEG_ROWS: Final = 4096
LEG_WIDTH: Final = 2 * RACERS + 2 * (SPACES + 1)
RACE_ROWS: Final = 4096
RACE_WIDTH: Final = 2 * RACERS
MOST_SAMPLES: Final = 4096
DRAWS: Final = 64
"""So many times are the hidden cards drawn by what is believed of them."""
STEPS: Final = 5
"""§10.2 A right card earns by how many right ones lie below it; four or more make no difference."""


class Chances(Fields):
    """What the rest of a leg brings, in parts of ONE: by colour, and by space how many stops are due."""

    first: list[int] = [0] * RACERS
    second: list[int] = [0] * RACERS
    landings: list[int] = [0] * (SPACES + 1)
    next_landings: list[int] = [0] * (SPACES + 1)


class RaceChances(Fields):
    """By colour, the chance to win the race and the chance to lose it, in parts of ONE: first those, then these."""

    ends: list[int] = [0] * RACE_WIDTH


class Book(Fields):
    """The odds that were found last, by camels, dice and tiles. A new entry takes the place of whatever was in its row."""

    leg_camels: list[Word] = [0] * LEG_ROWS
    leg_tiles: list[Word] = [0] * LEG_ROWS
    leg_numbers: list[int] = [0] * (LEG_ROWS * LEG_WIDTH)
    race_camels: list[Word] = [0] * RACE_ROWS
    race_tiles: list[Word] = [0] * RACE_ROWS
    race_numbers: list[int] = [0] * (RACE_ROWS * RACE_WIDTH)


class Samples(Fields):
    """Races that were rolled to their end: who came in how, in how many rolls, and where units stopped in this leg."""

    first: list[int] = [0] * MOST_SAMPLES
    second: list[int] = [0] * MOST_SAMPLES
    winner: list[int] = [0] * MOST_SAMPLES
    loser: list[int] = [0] * MOST_SAMPLES
    rolls: list[int] = [0] * MOST_SAMPLES
    stops: list[Word] = [0] * MOST_SAMPLES
    """Three bits for each space."""


class Desk(Thinking):
    """What one who thinks about Camel Up has before him."""

    board: State
    book: Book
    leg_odds: LegOdds
    race_odds: RaceOdds
    layer: Layer
    other_layer: Layer
    rng: Random
    now: Chances
    """Of the leg as it stands."""
    then: Chances
    """Of a leg that is imagined."""
    rough: Chances
    """Of the leg as it stands, by rolling it some times."""
    race: RaceChances
    race_then: RaceChances
    samples: Samples
    other_samples: Samples

    beliefs: list[int] = [0] * (2 * CARDS * RACERS)
    """By pile, card and colour, the chance that it is of that colour."""
    learned: list[int] = [0] * 2
    """By pile: of how many cards something is believed."""
    tastes: list[int] = [0] * RACERS
    """By colour, how readily the owner of a card would have laid it, in millionths."""
    below: list[int] = [0] * (RACERS * STEPS)
    """By colour, the chances that so many right cards lie on a pile already."""
    pays: list[int] = [0] * (2 * RACERS)
    """By pile and colour, what one more card would earn if it were right."""
    standing: list[int] = [0] * SEATS
    """By seat, the coins that it can expect as things stand."""
    rivals: list[int] = [0] * SEATS
    """By seat, how much each of its coins counts against the thinker, in parts of ONE."""
    values: list[int] = [0] * COPY_TICKET
    """By move of a turn, what it is worth, less what it leaves to the next player; at most that, as long as it is not sure."""
    sure: list[int] = [0] * COPY_TICKET
    looked: Word = 0
    """The tiles of a fresh leg, as bits by their moves, that were looked at roughly."""

    drawn: list[int] = [0] * (DRAWS * 2 * CARDS)
    """By draw, pile and card, a colour."""
    incomes: list[int] = [0] * (RACERS * RACERS * SEATS)
    """By the leg's first and second, and by seat, what the leg's scoring would bring."""
    purses: list[int] = [0] * SEATS
    totals: list[int] = [0] * SEATS
    """By seat, the coins of all samples together."""
    wins: Word = 0
    """The thinker's shares of the victory in all samples together, each in parts of a million."""
    prospects: list[int] = [0] * SEATS
    """By seat, what the turns after a roll will likely bring it in this round, in parts of ONE."""
    shares: list[int] = [0] * SEATS
    """By seat, how often it is first in a race, against the others."""
