"""What may be done in every step of an activation, as a list of moves."""

from typing import Final

from caravanserai.core.bits import lowest_bit
from caravanserai.core.choices import Choices, add
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import (
    ACT,
    BID,
    BIDS,
    BUILD,
    BUILDING,
    CLAIM_FIRST,
    DROP,
    ENDING,
    GIVE_FIRST,
    GO_ON,
    GOODS,
    KILL,
    KILL_HELD,
    KILLING,
    KILLING_AGAIN,
    NO_THIEF,
    OFFER,
    PAYMENTS,
    PICK,
    PLACING,
    PLAYED_THIEVES,
    POWER,
    SECOND_CARD,
    SELL,
    SPARE,
    STARTING,
    STEALING,
    TAKE_CARD,
    TAKE_DJINN,
    TAKE_THIEF,
    TILE_ACTION,
    TILES,
    TRIBES,
    USE_THIEF,
    WITHDRAW,
)
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside
from caravanserai.games.five_tribes.kernel.rules.bidding import can_bid, last_resort
from caravanserai.games.five_tribes.kernel.rules.djinns import can_use
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of
from caravanserai.games.five_tribes.kernel.rules.sale import can_offer, can_withdraw
from caravanserai.games.five_tribes.kernel.rules.sowing import can_drop, can_move, can_pick, can_step
from caravanserai.games.five_tribes.kernel.rules.thefts import THEFTS
from caravanserai.games.five_tribes.kernel.rules.thieves import can_use_thief
from caravanserai.games.five_tribes.kernel.rules.tiles import can_buy_djinn, cards_on_sale, is_market, is_sacred, price_here
from caravanserai.games.five_tribes.kernel.rules.tribes import can_kill, can_kill_held, may_spare
from caravanserai.games.five_tribes.kernel.state import State

DROP_ORDER: Final = (0, 2, 3, 1)
"""The directions in the order of the tiles that they lead to."""


def list_bids(state: State, choices: Choices) -> None:
    """§3.1"""
    for bid in range(BIDS):
        if can_bid(state, state.turn, bid):
            add(choices, BID + bid)
    if choices.count == 0:
        add(choices, BID + last_resort(state))


def list_drops(state: State, choices: Choices) -> None:
    """§3.3 By tile, then by tribe."""
    for order in range(DIRECTIONS):
        direction = DROP_ORDER[order]
        if not can_step(state, direction):
            continue
        for tribe in range(TRIBES):
            if can_drop(state, direction, tribe):
                add(choices, DROP + TRIBES * beside(state.at, direction) + tribe)


def list_actions(state: State, choices: Choices) -> None:
    """§3.2 The steps of an activation, with the powers that can be used in each."""
    seat, phase = state.turn, state.phase
    if phase == STARTING:
        for tile in range(TILES):
            if can_pick(state, tile):
                add(choices, PICK + tile)
    elif phase == BUILDING:
        for fakirs in range(fakirs_of(state, seat) + 1):
            add(choices, BUILD + fakirs)
    elif phase in (KILLING, KILLING_AGAIN):
        list_victims(state, choices)
    list_powers(state, choices)
    if phase == STEALING:
        for thief in range(PLAYED_THIEVES):
            if can_use_thief(state, seat, thief):
                add(choices, USE_THIEF + thief)
    elif phase in (TILE_ACTION, SECOND_CARD):
        list_purchases(state, choices)
    elif phase == PLACING:
        add(choices, ACT)
    if may_go_on(state):
        add(choices, GO_ON)
    if phase == ENDING:
        list_sale(state, choices)


def list_powers(state: State, choices: Choices) -> None:
    """§5 The powers of one's own djinns."""
    djinns = state.djinns[state.turn]
    while djinns:
        djinn = lowest_bit(djinns)
        for payment in range(PAYMENTS):
            if can_use(state, state.turn, djinn, payment):
                add(choices, POWER + PAYMENTS * djinn + payment)
        djinns &= djinns - 1


def may_go_on(state: State) -> bool:
    """§3.3 A move that can be made must be made; a suit begun is sold or taken back; a palace is placed; a card is taken."""
    phase = state.phase
    if phase == STARTING:
        return not can_move(state)
    if phase == ENDING:
        return state.offered == 0
    return phase in (STEALING, TILE_ACTION)


def list_victims(state: State, choices: Choices) -> None:
    """§3.5 On the board within reach, and before opponents; with Ibus the second where the first was."""
    again: bool = state.phase == KILLING_AGAIN
    fakirs = 99 if again else fakirs_of(state, state.turn)
    for tile in range(TILES):
        for tribe in range(TRIBES):
            if (not again or tile == state.kill_tile) and can_kill(state, tile, tribe, fakirs):
                add(choices, KILL + TRIBES * tile + tribe)
    for seat in range(state.seats):
        for tribe in range(2):
            if (not again or seat == state.kill_seat) and can_kill_held(state, seat, tribe):
                add(choices, KILL_HELD + 2 * seat + tribe)
    if not again and may_spare(state):
        add(choices, SPARE)


def list_purchases(state: State, choices: Choices) -> None:
    """§3.6"""
    design = state.design[state.end_tile]
    if is_market(design) and (state.phase == SECOND_CARD or state.gold[state.turn] >= price_here(state)):
        for place in range(cards_on_sale(state)):
            add(choices, TAKE_CARD + place)
    if is_sacred(design):
        for place in range(state.djinn_row_count):
            for payment in range(PAYMENTS):
                if can_buy_djinn(state, payment):
                    add(choices, TAKE_DJINN + PAYMENTS * place + payment)
        for payment in range(PAYMENTS):
            if state.thief_shown != NO_THIEF and can_buy_djinn(state, payment):
                add(choices, TAKE_THIEF + payment)


def list_sale(state: State, choices: Choices) -> None:
    """§3.7"""
    for kind in range(GOODS):
        if can_offer(state, state.turn, kind):
            add(choices, OFFER + kind)
    if state.offered:
        add(choices, SELL)
    for kind in range(GOODS):
        if can_withdraw(state, kind):
            add(choices, WITHDRAW + kind)


def list_each(choices: Choices, first: int, numbers: Word) -> None:
    """A move for each number in a set."""
    while numbers:
        add(choices, first + lowest_bit(numbers))
        numbers &= numbers - 1


def list_gifts(state: State, choices: Choices) -> None:
    """§6 What the victim of a thief can give up; who turns out to have nothing says so."""
    gifts: Word = THEFTS[state.thief].gifts(state, state.victim)
    if gifts == 0:
        add(choices, GO_ON)
    list_each(choices, GIVE_FIRST[state.thief], gifts)


def list_claims(state: State, choices: Choices) -> None:
    """§6 What the thief's master can take."""
    list_each(choices, CLAIM_FIRST[state.thief], THEFTS[state.thief].claims(state))
