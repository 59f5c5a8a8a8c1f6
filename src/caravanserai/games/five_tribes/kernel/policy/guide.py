"""What a search asks of the policy, by the names that every kernel has (`core.guiding`)."""

from typing import Final

from caravanserai.core.guiding import PLAN_STEPS
from caravanserai.core.randomness import Random, below
from caravanserai.games.five_tribes.components import (
    ANUN_NAK,
    BIDDING,
    KILLING,
    KILLING_AGAIN,
    NO_TILE,
    OVER,
    PAYMENTS,
    POWER,
    RESOURCES,
    SOWING,
    STARTING,
)
from caravanserai.games.five_tribes.kernel.policy.answers import answer, begin_answer, move_gain
from caravanserai.games.five_tribes.kernel.policy.auction import guided_bid, list_bids_worth
from caravanserai.games.five_tribes.kernel.policy.board import regard
from caravanserai.games.five_tribes.kernel.policy.desk import Desk, says
from caravanserai.games.five_tribes.kernel.policy.luck import begin_luck, begin_mood, chance_move
from caravanserai.games.five_tribes.kernel.policy.plans import add_plan
from caravanserai.games.five_tribes.kernel.policy.value import lead_of
from caravanserai.games.five_tribes.kernel.policy.walks import guided_walk, list_walks, played_worth
from caravanserai.games.five_tribes.kernel.policy.weights import EXTRA, PLAYED_KILLS
from caravanserai.games.five_tribes.kernel.rules.chance import is_chance
from caravanserai.games.five_tribes.kernel.rules.dispatch import list_moves, make_move
from caravanserai.games.five_tribes.kernel.rules.djinns import can_use
from caravanserai.games.five_tribes.kernel.rules.pieces import take_from_pile
from caravanserai.games.five_tribes.kernel.rules.sowing import can_move
from caravanserai.games.five_tribes.kernel.state import State

UNKNOWN_GOLD: Final = -1
"""Gold of which nothing is certain, in a position that is to be dealt."""
LEAST_GOLD: Final = 35
GOLD_SPREAD: Final = 40
"""It is guessed evenly from 35 up to 74: whoever bids well holds 50 to 65 all game long, give or take 12."""


def redeal(state: State, seat: int, dice: Random) -> None:
    """§2 Deal what this seat does not know of others: the cards that are counted and in no hand, and gold that is not certain."""
    for other in range(state.seats):
        if other == seat:
            continue
        if state.gold[other] == UNKNOWN_GOLD:
            state.gold[other] = LEAST_GOLD + below(dice, GOLD_SPREAD)
        missing = state.cards[other]
        for kind in range(RESOURCES):
            missing -= state.hand[other * RESOURCES + kind]
        for _ in range(missing):
            deal_card(state, other, dice)


def deal_card(state: State, seat: int, dice: Random) -> None:
    """§2 Any of the cards that nobody has seen."""
    drawn = below(dice, state.pile_size)
    kind = 0
    while drawn >= state.pile[kind]:
        drawn -= state.pile[kind]
        kind += 1
    take_from_pile(state, kind)
    state.hand[seat * RESOURCES + kind] += 1


def list_plans(desk: Desk, state: State) -> None:
    """Whole walks, bids, or answers, the best first; all by the weights of the first mind."""
    desk.plans.count = 0
    for seat in range(state.seats):
        desk.mind.row_of[seat] = 0
    begin_luck(desk)
    if state.phase == BIDDING:
        list_bids_worth(desk, state)
    elif state.phase == SOWING or (state.phase == STARTING and can_move(state)):
        list_walks(desk, state)
        list_extras(desk, state)
    if desk.plans.count == 0:
        list_answers(desk, state)


def list_extras(desk: Desk, state: State) -> None:
    """§5 To use Anun-Nak before the move, by what that adds to the best walk."""
    if state.phase != STARTING or desk.plans.count == 0 or says(desk, EXTRA) == 0:
        return
    best = desk.plans.worths[0]
    desk.length = 1
    for payment in range(PAYMENTS):
        if can_use(state, state.turn, ANUN_NAK, payment):
            regard(desk, state, state.turn)
            desk.path[0] = POWER + PAYMENTS * ANUN_NAK + payment
            add_plan(desk, best + move_gain(desk, state, desk.path[0]))


def list_answers(desk: Desk, state: State) -> None:
    """Every legal move as a plan, by what it brings at once; a victim by what has come of it when the activation ends."""
    begin_answer(desk, state)
    desk.length = 1
    if state.phase in (KILLING, KILLING_AGAIN) and says(desk, PLAYED_KILLS):
        list_kills(desk, state)
        return
    for index in range(desk.choices.count):
        worth = move_gain(desk, state, desk.choices.moves[index])
        desk.path[0] = desk.choices.moves[index]
        add_plan(desk, worth)


def list_kills(desk: Desk, state: State) -> None:
    """§3.5 Every victim, and every power that can be used first, over what the seat has now."""
    seat, count = state.turn, desk.choices.count
    now = lead_of(desk, state, seat)
    for index in range(count):
        desk.kills[index] = desk.choices.moves[index]
    for index in range(count):
        desk.path[0] = desk.kills[index]
        add_plan(desk, played_worth(desk, state, seat) - now)


def first_move(desk: Desk, state: State, plan: int) -> int:
    """The tile that is taken up, the next drop, the bid, the answer."""
    return desk.plans.steps[plan * PLAN_STEPS]


def make_plan(desk: Desk, state: State, plan: int) -> None:
    """All moves of a plan; luck begins here."""
    begin_luck(desk)
    desk.walk_turn = -1
    for step in range(desk.plans.lengths[plan]):
        make_move(state, desk.plans.steps[plan * PLAN_STEPS + step])


def guided_move(desk: Desk, state: State) -> int:
    """What the policy does next, at a glance: a draw of chance, a bid, a step of a walk, an answer."""
    if is_chance(state.phase):
        return chance_move(desk, state)
    if state.phase == BIDDING:
        begin_mood(desk, state)
        return guided_bid(desk, state)
    if state.phase == SOWING or (state.phase == STARTING and can_move(state)):
        move = guided_walk(desk, state)
        return move if move != NO_TILE else any_move(desk, state)
    return answer(desk, state)


def any_move(desk: Desk, state: State) -> int:
    """Where there is no end in sight but by a loop: whatever is legal."""
    list_moves(state, desk.choices)
    return desk.choices.moves[below(desk.moods, desk.choices.count)]


def guide(desk: Desk, state: State, horizon: int) -> None:
    """Play on by the policy until so many rounds have begun, or to the end."""
    while state.phase != OVER and state.round < horizon:
        make_move(state, guided_move(desk, state))
