"""What a move made happen, as numbers, noted by the rules while somebody listens. `events` turns them into words' arguments."""

from typing import Final

from caravanserai.core.words import Word
from caravanserai.games.emira.state import FACTS, State

FACT_BITS: Final = 7
ARGUMENT_BITS: Final = 14
BELOW_ZERO: Final = 64

COLOUR_DRAWN: Final = 0
BOARD_READY: Final = 1
FIRST_DRAWN: Final = 2
OBJECTIVE_DEALT: Final = 3
CARD_DEALT: Final = 4
OPENING_KEPT: Final = 5
TURN_STARTED: Final = 6
CARD_PLAYED: Final = 7
NO_CARD_PLAYED: Final = 8
RATE_RAISED: Final = 9
CAMELS_BRED: Final = 10
NO_CAMELS_BRED: Final = 11
CAMELS_DIED: Final = 12
PRINCESS_SEEN: Final = 13
STATUS_SEEN: Final = 14
PRINCESSES_ARRANGED: Final = 15
STATUS_ARRANGED: Final = 16
MIND_CHANGED: Final = 17
SPLIT_CHOSEN: Final = 18
TURN_CHOSEN: Final = 19
LOOK_CHOSEN: Final = 20
GUEST_HOUSE_ADDED: Final = 21
CARAVAN_LOADED: Final = 22
TRACK_NAMED: Final = 23
CARAVAN_GNAWED: Final = 24
PALACE_RESTORED: Final = 25
INCOME_PAID: Final = 26
CARAVAN_ENDED: Final = 27
PRINCESS_SHOWN: Final = 28
STATUS_SHOWN: Final = 29
STATUS_CHOSEN: Final = 30
TOKEN_DRAWN: Final = 31
TOKEN_CHOSEN: Final = 32
GOOD_OFFERED: Final = 33
AUCTION_OPENED: Final = 34
BID_MADE: Final = 35
PASSED: Final = 36
AUCTION_WON: Final = 37
ACTS_FREE: Final = 38
RELIEF_TAKEN: Final = 39
NO_RELIEF_TAKEN: Final = 40
CARAVAN_BOUGHT: Final = 41
TOKEN_BOUGHT: Final = 42
STATUS_BOUGHT: Final = 43
SECTION_BOUGHT: Final = 44
CAMEL_BOUGHT: Final = 45
NOTHING_DONE: Final = 46
TOKEN_RETURNED: Final = 47
STATUS_RETURNED: Final = 48
CARDS_PAID: Final = 49
NO_CARD_BOUGHT: Final = 50
CARD_SEEN: Final = 51
CARD_BOUGHT: Final = 52
GOLD_SHOWN: Final = 53
PRINCESS_JOINED: Final = 54
PRINCESS_UNDECIDED: Final = 55
TOKEN_LOST: Final = 56
STATUS_LOST: Final = 57
TRACK_FELL: Final = 58
SIDI_CAME: Final = 59
PRINCESS_ABDUCTED: Final = 60
GIFT_COUNTED: Final = 61
GIFT_PAID: Final = 62
GIFT_REFUSED: Final = 63
XENIA_LEFT: Final = 64
UPKEEP_PAID: Final = 65
PRINCESS_LOST: Final = 66
PUT_UNDER: Final = 67
OBJECTIVE_SHOWN: Final = 68
GAME_ENDED: Final = 69


def note(state: State, fact: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Write down a fact, if anybody listens: one word, each argument with room for what is below zero.

    A fact too many is counted, so that it is not lost in silence.
    """
    if state.listening:
        if state.fact_count < FACTS:
            word: Word = fourth + BELOW_ZERO
            word = word << ARGUMENT_BITS | (third + BELOW_ZERO)
            word = word << ARGUMENT_BITS | (second + BELOW_ZERO)
            word = word << ARGUMENT_BITS | (first + BELOW_ZERO)
            state.facts[state.fact_count] = word << FACT_BITS | fact
        state.fact_count += 1
