"""What gold is worth to a seat, and what it still brings: purses, upkeeps, caravans and camels."""

from typing import Final

from caravanserai.core.guiding import weight
from caravanserai.games.emira.components import (
    BLACK,
    BLACK_BONUS,
    CAMEL_RATES,
    CELLS,
    CHOOSING_TURN,
    PLAYING_CARDS,
    TRACK_FIRST,
    TRACK_INCOME,
    TRACK_SPACES,
    TRACKS,
)
from caravanserai.games.emira.kernel.policy.desk import Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.weights import (
    AFTER_END,
    BILLS,
    CAMELS_SHARE,
    CARAVANS,
    DEFAULT,
    LATE_GOLD,
    NEXT_BILL,
    RICH_SHARE,
    VAST_SHARE,
)
from caravanserai.games.emira.kernel.state import State

NEAR_END: Final = 5
CAMEL_TURNS: Final = 8


def purse_worth(desk: Desk, state: State, seat: int, gold: int, due: int, more: int) -> int:
    """Gold in hand, less where there is plenty; not to be able to pay the upkeep costs a princess (§4.7).

    Without gold for her gift Xenia goes (§6.7). What the upkeeps to come lack, with so much more until then, counts against it.
    """
    worth = gold_worth(desk, seat, gold)
    left = gold - due
    if left < 0:
        return worth - weight(desk.mind, seat, DEFAULT) - desk.step[seat]
    if left < desk.gift[seat]:
        worth += desk.gift[seat] - desk.step[seat]
    left += desk.prospect[seat] + more
    if left < 0:
        worth += left * weight(desk.mind, seat, NEXT_BILL) // 100
    return worth


def gold_worth(desk: Desk, seat: int, gold: int) -> int:
    """What so much gold can still do: less beyond what can be spent in time, and still less beyond twice that."""
    rich, worth = desk.rich[seat], gold
    if gold > 2 * rich:
        worth = rich + rich * weight(desk.mind, seat, RICH_SHARE) // 100
        worth += (gold - 2 * rich) * weight(desk.mind, seat, VAST_SHARE) // 100
    elif gold > rich:
        worth = rich + (gold - rich) * weight(desk.mind, seat, RICH_SHARE) // 100
    return worth * weight(desk.mind, seat, LATE_GOLD) // 100 if desk.turns[seat] <= NEAR_END else worth


def gold_for(desk: Desk, seat: int, gold: int, worth: int) -> int:
    """How much of its gold a seat can pay for what is worth so much to it: what is beyond need goes first."""
    vast = most_of(0, gold - 2 * desk.rich[seat])
    share = most_of(1, weight(desk.mind, seat, VAST_SHARE))
    if worth * 100 <= vast * share:
        return worth * 100 // share
    worth -= vast * share // 100
    rich = most_of(0, gold - vast - desk.rich[seat])
    share = most_of(1, weight(desk.mind, seat, RICH_SHARE))
    if worth * 100 <= rich * share:
        return vast + worth * 100 // share
    return vast + rich + worth - rich * share // 100


def next_income(state: State, seat: int) -> int:
    """§4.2 What the next turn brings."""
    gold = state.base_income + (BLACK_BONUS if state.colour[seat] == BLACK else 0)
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            gold += state.caravans[seat * CELLS + TRACK_FIRST[track] + space] * TRACK_INCOME[track]
    return gold


def still_due(desk: Desk, state: State, seat: int) -> int:
    """§4.7 What has to be paid in this turn out of the gold in hand; before the income (§4.2) that pays first."""
    if state.upkeep_over:
        return 0
    if PLAYING_CARDS <= state.phase <= CHOOSING_TURN:
        return most_of(0, desk.due[seat] - next_income(state, seat))
    return desk.due[seat]


def prospect_of(desk: Desk, state: State, seat: int, due: int) -> int:
    """§4.2 and §4.7 What the next turns bring as things stand, less their upkeep."""
    bills = weight(desk.mind, seat, BILLS)
    gold = bills * (state.base_income + (BLACK_BONUS if state.colour[seat] == BLACK else 0) - due)
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            payments = least_of(bills, space + 1)
            gold += state.caravans[seat * CELLS + TRACK_FIRST[track] + space] * TRACK_INCOME[track] * payments
    return gold


def caravan_worth(desk: Desk, seat: int, track: int, payments: int) -> int:
    """§4.2 What a caravan still pays; what may come after the end of the game counts little."""
    in_time = least_of(payments, desk.turns[seat])
    counted = 100 * in_time + weight(desk.mind, seat, AFTER_END) * (payments - in_time)
    return TRACK_INCOME[track] * counted * weight(desk.mind, seat, CARAVANS) // 10000


def camel_worth(desk: Desk, state: State, seat: int) -> int:
    """§5.3 What a camel takes off the bids to come."""
    return CAMEL_RATES[state.rate[seat]] * least_of(CAMEL_TURNS, desk.turns[seat]) * weight(desk.mind, seat, CAMELS_SHARE) // 100
