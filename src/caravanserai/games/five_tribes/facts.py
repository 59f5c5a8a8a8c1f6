"""What a move made happen, as numbers, noted by the rules while somebody listens. `events` turns them into words' arguments."""

from typing import Final

from caravanserai.core.words import Word
from caravanserai.games.five_tribes.state import FACTS, State

FACT_BITS: Final = 6
FIRST_BITS: Final = 20
ARGUMENT_BITS: Final = 12
BELOW_ZERO: Final = 64

TILE_LAID: Final = 0
MEEPLES_LAID: Final = 1
RESOURCE_SHOWN: Final = 2
DJINN_SHOWN: Final = 3
THIEF_SHOWN: Final = 4
MARKER_LAID: Final = 5
SPOT_TAKEN: Final = 6
ACTIVATED: Final = 7
PICKED_UP: Final = 8
DROPPED: Final = 9
TRIBE_TAKEN: Final = 10
CAMEL_PLACED: Final = 11
NO_MOVE_LEFT: Final = 12
VIZIERS_KEPT: Final = 13
ELDERS_KEPT: Final = 14
ROW_TAKEN: Final = 15
BUILT: Final = 16
KILLED: Final = 17
HELD_KILLED: Final = 18
NOBODY_KILLED: Final = 19
PALACE_PLACED: Final = 20
PALM_PLACED: Final = 21
CARD_BOUGHT: Final = 22
DJINN_BOUGHT: Final = 23
THIEF_BOUGHT: Final = 24
SUIT_SOLD: Final = 25
GOOD_OFFERED: Final = 26
POWER_PAID: Final = 27
DJINN_PAID: Final = 28
CARD_DRAWN: Final = 29
MEEPLES_ADDED: Final = 30
DJINN_DRAWN: Final = 31
DJINN_KEPT: Final = 32
THIEF_USED: Final = 33
GOOD_GIVEN: Final = 34
GOOD_CLAIMED: Final = 35
VIZIER_GIVEN: Final = 36
VIZIER_CLAIMED: Final = 37
DJINN_GIVEN: Final = 38
DJINN_CLAIMED: Final = 39
TILE_GIVEN: Final = 40
PIECE_GIVEN: Final = 41
PIECE_CLAIMED: Final = 42
NOTHING_GIVEN: Final = 43
LAST_CAMEL: Final = 44
ROUND_ENDED: Final = 45
ROUND_STARTED: Final = 46
RESHUFFLED: Final = 47
SCORED: Final = 48
GAME_ENDED: Final = 49
FAKIRS_SPENT: Final = 50
KEPT_BY_KANDICHA: Final = 51
PROTECTED: Final = 52
STEALING_ENDED: Final = 53
GOOD_DISCARDED: Final = 54
DJINN_DISCARDED: Final = 55
PIECES_RETURNED: Final = 56
GOOD_WITHDRAWN: Final = 57
NOBODY_CAN_MOVE: Final = 58


def note(state: State, fact: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Write down a fact, if anybody listens: one word, the last three arguments with room for what is below zero.

    A fact too many is counted, so that it is not lost in silence.
    """
    if state.listening:
        if state.fact_count < FACTS:
            word: Word = fourth + BELOW_ZERO
            word = word << ARGUMENT_BITS | (third + BELOW_ZERO)
            word = word << ARGUMENT_BITS | (second + BELOW_ZERO)
            word = word << FIRST_BITS | first
            state.facts[state.fact_count] = word << FACT_BITS | fact
        state.fact_count += 1
