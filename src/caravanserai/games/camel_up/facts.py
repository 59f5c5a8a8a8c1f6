"""What a move made happen, as numbers, noted by the rules while somebody listens. `events` turns them into words' arguments."""

from typing import Final

from caravanserai.core.words import Word
from caravanserai.games.camel_up.state import FACTS, State

FACT_BITS: Final = 5
FIRST_BITS: Final = 21
ARGUMENT_BITS: Final = 12
BELOW_ZERO: Final = 64

START_SEAT_DRAWN: Final = 0
START_DIE_ROLLED: Final = 1
CAMEL_PLACED: Final = 2
TICKET_TAKEN: Final = 3
TILE_PLACED: Final = 4
PYRAMID_TICKET_TAKEN: Final = 5
DIE_ROLLED: Final = 6
CRAZY_SWAPPED: Final = 7
UNIT_MOVED: Final = 8
TILE_PAID: Final = 9
CARD_PLAYED: Final = 10
PARTNERSHIP_FORMED: Final = 11
LEG_ENDED: Final = 12
TICKET_SCORED: Final = 13
PYRAMID_SCORED: Final = 14
PARTNER_TICKET_SCORED: Final = 15
LEG_SETTLED: Final = 16
LEG_STARTED: Final = 17
RACE_ENDED: Final = 18
CARD_SCORED: Final = 19
PILE_SETTLED: Final = 20
GAME_ENDED: Final = 21
GREY_START_DIE_ROLLED: Final = 22
PARTNER_TICKET_CHOSEN: Final = 23
SETUP_ENDED: Final = 24
GAME_STALLED: Final = 25
ASKED: Final = 26


def note(state: State, fact: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Write down a fact, if anybody listens: one word, the last three arguments with room for what is below zero.

    A fact too many is counted, so that it is not lost in silence.
    """
    if state.listening:
        if state.fact_count < FACTS:
            word: Word = fact
            word += arguments(first, second, third, fourth) << FACT_BITS
            state.facts[state.fact_count] = word
        state.fact_count += 1


def arguments(first: int, second: int, third: int, fourth: int) -> Word:
    """Four numbers side by side, the first one up to 21 bits, the others from -64 to 4031."""
    word: Word = fourth + BELOW_ZERO
    word = word << ARGUMENT_BITS | (third + BELOW_ZERO)
    word = word << ARGUMENT_BITS | (second + BELOW_ZERO)
    return word << FIRST_BITS | first
