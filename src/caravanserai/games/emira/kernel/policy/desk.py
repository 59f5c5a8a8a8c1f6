"""Where a sheikh thinks: what it sees of one position, and what it makes of it."""

from typing import Final

from caravanserai.core.choices import Choices
from caravanserai.core.guiding import Thinking
from caravanserai.core.words import Word

IN_SIGHT: Final = 8
"""So many princesses are thought of at once."""
OFFERS: Final = 6
"""What is on offer: a small and a large caravan, appearance, status, section, camel."""
LOOKS: Final = 4
"""What princesses to come look at first: appearance, status, palace, money."""
PER_SEAT: Final = 5
SEATS_BY_LOOK: Final = 20
SEATS_BY_SIGHT: Final = 40
SEATS_BY_OFFER: Final = 30
NODES: Final = 30
"""By depth and seat."""
PAIRS: Final = 150
"""By depth, seat and seat."""
POWERS: Final = 48
STREAMS: Final = 40
FEATURES: Final = 32
NEVER: Final = -100000


class Desk(Thinking):
    """One sheikh's thoughts. A list's length tells what it is by: look, seat, princess in sight, or two of these."""

    choices: Choices
    turns: list[int] = [0] * PER_SEAT
    """How many more there may be, as each seat expects."""
    rich: list[int] = [0] * PER_SEAT
    """Gold beyond this counts less to a seat, and beyond twice this still less."""
    coming: list[int] = [0] * LOOKS
    """By look, how many princesses who have not come look at it first."""
    all_coming: int = 0
    points: list[int] = [0] * SEATS_BY_LOOK
    free: list[int] = [0] * PER_SEAT
    """Rooms."""
    goal: list[int] = [0] * PER_SEAT
    """What the princesses who live here are worth."""
    lacking: list[int] = [0] * PER_SEAT
    """How many princesses are lacking for the victory."""
    step: list[int] = [0] * PER_SEAT
    """What an average princess is worth."""
    in_sight: int = 0
    who: list[int] = [0] * IN_SIGHT
    when: list[int] = [0] * IN_SIGHT
    joins: list[int] = [0] * SEATS_BY_SIGHT
    """What it is worth that she moves in."""
    first_by: list[int] = [0] * IN_SIGHT
    second_by: list[int] = [0] * IN_SIGHT
    """What she looks at."""
    rival: list[int] = [0] * SEATS_BY_SIGHT
    """Whom she would choose if this seat were not there; then what that one has of what she looks at."""
    rival_first: list[int] = [0] * SEATS_BY_SIGHT
    rival_second: list[int] = [0] * SEATS_BY_SIGHT
    sure: list[int] = [0] * PER_SEAT
    """In percent: the fewer have still to act, the surer is what is foreseen."""
    powers: list[int] = [0] * POWERS
    """What chance so many points have against none; and so many hundreds of gold."""
    gold_powers: list[int] = [0] * POWERS
    floor: list[int] = [0] * LOOKS
    """The least that anybody has."""
    chance: list[int] = [0] * SEATS_BY_LOOK
    total: list[int] = [0] * LOOKS
    share: list[int] = [0] * SEATS_BY_LOOK
    """Per mille: how likely this seat is to be first."""
    due: list[int] = [0] * PER_SEAT
    """What has to be paid in this turn as things stand."""
    gift: list[int] = [0] * PER_SEAT
    """What Xenia will ask for in this turn, and may be refused."""
    due_then: int = 0
    """The same for the change that was weighed last, with those who would move in."""
    risk_then: int = 0
    """The same with all those who might."""
    prospect: list[int] = [0] * PER_SEAT
    """What the next turns bring, less their upkeep."""
    basis: list[int] = [0] * PER_SEAT
    """What a seat draws as things stand."""
    worth: list[int] = [0] * SEATS_BY_OFFER
    action: list[int] = [0] * SEATS_BY_OFFER
    """Which action of this kind it would be."""
    idle: list[int] = [0] * PER_SEAT
    """What not acting brings."""
    outlook: list[int] = [0] * NODES
    """Of the auctions to come: what a seat gets, what acting now gains, and what is left if another acts first."""
    gain: list[int] = [0] * NODES
    after: list[int] = [0] * PAIRS
    limit: list[int] = [0] * PER_SEAT
    """The most that a seat bids in this auction."""
    worths: list[int] = [0] * PER_SEAT
    """All that a seat has."""
    temper: Word = 0
    """Where somebody's misjudgements come from."""
    features: list[int] = [0] * FEATURES
    """What the chance of a seat is told from."""
    luck: Word = 0
    """Where a trial's draws come from."""
    drawn: list[int] = [0] * STREAMS
    """By phase, how often something was drawn: other draws do not change what comes."""


def least_of(one: int, other: int) -> int:
    return one if one < other else other


def most_of(one: int, other: int) -> int:
    return one if one > other else other
