"""Whose move it is, all that may be done, and the doing of it."""

from typing import Final

from caravanserai.core.choices import Choices, clear
from caravanserai.core.listing import is_in_list, list_draws
from caravanserai.games.five_tribes.components import (
    ACT,
    AIM,
    AIMING,
    BID,
    BIDDING,
    BUILD,
    CLAIMING,
    DROP,
    ENDING,
    GIVING,
    GO_ON,
    KEEP_DJINN,
    KEEPING,
    KILL,
    KILL_HELD,
    OFFER,
    OVER,
    PAYMENTS,
    PICK,
    PLANTING,
    POWER,
    SECOND_CARD,
    SELL,
    SOWING,
    SPARE,
    STARTING,
    STEALING,
    TAKE_CARD,
    TAKE_DJINN,
    TAKE_THIEF,
    TRIBES,
    USE_THIEF,
    WITHDRAW,
)
from caravanserai.games.five_tribes.kernel.rules.activation import after_kill, end_move, pass_by, settle
from caravanserai.games.five_tribes.kernel.rules.bidding import take_spot
from caravanserai.games.five_tribes.kernel.rules.chance import draw_by_chance, is_chance
from caravanserai.games.five_tribes.kernel.rules.choices import (
    list_actions,
    list_bids,
    list_claims,
    list_drops,
    list_each,
    list_gifts,
)
from caravanserai.games.five_tribes.kernel.rules.djinns import aim, use_power
from caravanserai.games.five_tribes.kernel.rules.powers import POWERS, keep_djinn
from caravanserai.games.five_tribes.kernel.rules.round import next_marker
from caravanserai.games.five_tribes.kernel.rules.sale import offer, sell, withdraw
from caravanserai.games.five_tribes.kernel.rules.sowing import can_drop_on, can_pick, drop, pick_up
from caravanserai.games.five_tribes.kernel.rules.thefts import plant
from caravanserai.games.five_tribes.kernel.rules.thieves import claim, end_stealing, give, use_thief
from caravanserai.games.five_tribes.kernel.rules.tiles import buy_card, buy_djinn, buy_thief
from caravanserai.games.five_tribes.kernel.rules.tribes import build, kill, kill_held
from caravanserai.games.five_tribes.kernel.state import State

CHANCE: Final = -1
NO_ACTOR: Final = -2


def actor_of(state: State) -> int:
    """The seat that decides now, CHANCE, or NO_ACTOR when the game is over."""
    if is_chance(state.phase):
        return CHANCE
    if state.phase == OVER:
        return NO_ACTOR
    return state.victim if state.phase == GIVING else state.turn


def list_moves(state: State, choices: Choices) -> None:
    """Every legal move."""
    clear(choices)
    phase = state.phase
    if phase == SOWING:
        list_drops(state, choices)
    elif phase == BIDDING:
        list_bids(state, choices)
    elif is_chance(phase):
        list_draws(state, choices)
    elif phase == GIVING:
        list_gifts(state, choices)
    elif phase == CLAIMING:
        list_claims(state, choices)
    elif phase == AIMING:
        list_each(choices, AIM, POWERS[state.power].tiles(state))
    elif phase == PLANTING:
        list_each(choices, AIM, state.owned[state.turn])
    elif phase == KEEPING:
        list_each(choices, KEEP_DJINN, state.djinns_drawn)
    elif phase != OVER:
        list_actions(state, choices)


def can_decide(state: State, choices: Choices, move: int) -> bool:
    """Whether a decision may be made. Steps of a move are most of them, and slow to list: each is looked at by itself."""
    if state.phase == SOWING and DROP <= move < BUILD:
        return can_drop_on(state, (move - DROP) // TRIBES, (move - DROP) % TRIBES)
    if state.phase == STARTING and PICK <= move < DROP:
        return can_pick(state, move - PICK)
    return is_in_list(state, choices, move)


def make_move(state: State, move: int) -> None:
    """Make a move that is known to be legal."""
    phase = state.phase
    if is_chance(phase):
        draw_by_chance(state, move)
    elif phase == BIDDING:
        take_spot(state, state.turn, move - BID)
        if state.bids < state.markers:
            state.turn = state.bid_order[state.bids]
        else:
            next_marker(state)
    elif phase == SOWING:
        tile, tribe = (move - DROP) // TRIBES, (move - DROP) % TRIBES
        drop(state, tile, tribe)
        if state.in_hand == 0:
            end_move(state, tribe)
    elif phase == GIVING:
        give(state, move)
    elif phase == CLAIMING:
        claim(state, move)
    elif phase == PLANTING:
        plant(state, move - AIM)
        end_stealing(state)
    elif phase == AIMING:
        aim(state, move - AIM)
    elif phase == KEEPING:
        keep_djinn(state, move - KEEP_DJINN)
        state.phase = state.window
    else:
        act(state, move)
    settle(state)


def act(state: State, move: int) -> None:
    """A step of an activation."""
    if move < DROP:
        pick_up(state, move - PICK)
        state.phase = SOWING
    elif move < KILL:
        build(state, move - BUILD)
        state.phase = STEALING
    elif move < KILL_HELD:
        tribe = (move - KILL) % TRIBES
        kill(state, (move - KILL) // TRIBES, tribe)
        after_kill(state, tribe)
    elif move < SPARE:
        tribe = (move - KILL_HELD) % 2
        kill_held(state, (move - KILL_HELD) // 2, tribe)
        after_kill(state, tribe)
    elif move in (SPARE, GO_ON, ACT):
        pass_by(state)
    elif move < AIM:
        use_power(state, (move - POWER) // PAYMENTS, (move - POWER) % PAYMENTS)
    elif move < TAKE_CARD:
        use_thief(state, move - USE_THIEF)
    elif move < ACT:
        buy(state, move)
    elif move == SELL:
        sell(state)
    elif move < SELL:
        offer(state, move - OFFER)
    else:
        withdraw(state, move - WITHDRAW)


def buy(state: State, move: int) -> None:
    """§3.6 A card, a djinn or a thief; a large market gives a second card."""
    if move < TAKE_DJINN:
        buy_card(state, move - TAKE_CARD)
        state.phase = SECOND_CARD if state.cards_due else ENDING
        return
    if move < TAKE_THIEF:
        buy_djinn(state, (move - TAKE_DJINN) // PAYMENTS, (move - TAKE_DJINN) % PAYMENTS)
    else:
        buy_thief(state, move - TAKE_THIEF)
    state.phase = ENDING
