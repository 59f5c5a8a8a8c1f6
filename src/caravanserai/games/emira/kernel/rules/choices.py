"""What may be decided in every phase, as a list of moves."""

from typing import Final

from caravanserai.core.listing import Choices, add, add_run
from caravanserai.games.emira.components import (
    ACTING,
    ACTIONS,
    ARRANGE,
    ARRANGING_PRINCESSES,
    ARRANGING_STATUS,
    BID,
    BID_STEP,
    BIDDING,
    BUY,
    BUY_CARDS,
    BUYING_CARDS,
    CARDS,
    CELLS,
    CHANGE_MIND,
    CHANGING_MIND,
    CHOOSE_CARAVAN,
    CHOOSE_PLACE,
    CHOOSE_STATUS,
    CHOOSE_TOKEN,
    CHOOSE_TRACK,
    CHOOSE_TURN,
    CHOOSING_CARAVAN,
    CHOOSING_LOOK,
    CHOOSING_PLACE,
    CHOOSING_STATUS,
    CHOOSING_TOKEN,
    CHOOSING_TRACK,
    CHOOSING_TURN,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    GIFT,
    GIVE_UP,
    GIVING_GIFT,
    GIVING_UP,
    GO_ON,
    KEEP,
    KEEPING_BOUGHT,
    KEEPING_OPENING,
    LEAVE_HER,
    MOVING_VERMIN,
    ORDERS,
    PASS,
    PAY_GIFT,
    PLAY,
    PLAYING_CARDS,
    REFUSE_GIFT,
    RELIEVING,
    SIDI,
    SPLIT,
    SPLITTING,
    STATUS_KINDS,
    SWAP_HER,
    TAKE_RELIEF,
    TOKENS,
    TRACK_FIRST,
    TRACK_SPACES,
    TRACKS,
    UNDER_DECK,
)
from caravanserai.games.emira.kernel.rules.auction import can_buy, highest_bid, lowest_bid
from caravanserai.games.emira.kernel.rules.chance import draws, first_draw, weight_of
from caravanserai.games.emira.kernel.rules.decks import is_in_status_deck
from caravanserai.games.emira.kernel.rules.event_cards import can_gnaw, can_load, can_play, princesses_to_come
from caravanserai.games.emira.kernel.rules.values import cards_price, needs_relief
from caravanserai.games.emira.kernel.state import State

LISTED: Final = BID
"""The moves below are listed one by one; the bids are a run."""


def add_all(choices: Choices, first: int, count: int) -> None:
    for index in range(count):
        add(choices, first + index)


def list_draws(state: State, choices: Choices) -> None:
    """What chance can draw."""
    first, count = first_draw(state.phase), draws(state.phase)
    for index in range(count):
        if weight_of(state, first + index) > 0:
            add(choices, first + index)


def list_bids(state: State, choices: Choices, lowest: int) -> None:
    """§5.1 Every multiple of 10 that can be paid."""
    highest = highest_bid(state, state.asked)
    if lowest <= highest:
        add_run(choices, BID + lowest // BID_STEP - 1, (highest - lowest) // BID_STEP + 1)


def list_auction(state: State, choices: Choices) -> None:
    """§5 Relief, bids and actions."""
    seat, phase = state.asked, state.phase
    if phase == BIDDING:
        add(choices, PASS)
        list_bids(state, choices, lowest_bid(state))
        return
    add(choices, GO_ON)
    if needs_relief(state, seat):
        add(choices, TAKE_RELIEF)
    if phase == ACTING:
        for action in range(ACTIONS):
            if can_buy(state, seat, action):
                add(choices, BUY + action)
        if state.alone:
            list_bids(state, choices, BID_STEP)


def list_cards(state: State, choices: Choices) -> None:
    """§2.4, §4.1 and §4.5 Event cards to be kept, played and bought."""
    seat, phase = state.asked, state.phase
    if phase == KEEPING_BOUGHT:
        for card in range(CARDS):
            if state.looking[0] == card or state.looking[1] == card or state.looking[2] == card:
                add(choices, KEEP + card)
        return
    for card in range(CARDS):
        if phase == KEEPING_OPENING and state.hand[seat * CARDS + card]:
            add(choices, KEEP + card)
        elif phase == PLAYING_CARDS and can_play(state, seat, card):
            add(choices, PLAY + card)
    if phase != KEEPING_OPENING:
        add(choices, GO_ON)
    if phase == BUYING_CARDS:
        for tier in range(2):
            if cards_price(state, seat, tier) <= state.gold[seat]:
                add(choices, BUY_CARDS + tier)


def list_events(state: State, choices: Choices) -> None:
    """§7.2 and §9.3 What an event card asks of its player, or of others."""
    seat, phase = state.asked, state.phase
    if phase == CHANGING_MIND:
        add(choices, CHANGE_MIND + LEAVE_HER)
        if state.princess_deck[state.look_place] != SIDI:
            add(choices, CHANGE_MIND + SWAP_HER)
        add(choices, CHANGE_MIND + UNDER_DECK)
    elif phase in (ARRANGING_PRINCESSES, ARRANGING_STATUS):
        list_orders(state, choices)
    elif phase == CHOOSING_PLACE:
        add_all(choices, CHOOSE_PLACE, princesses_to_come(state))
    elif phase == CHOOSING_LOOK:
        add_all(choices, CHOOSE_TOKEN, TOKENS)
    elif phase == CHOOSING_CARAVAN:
        for cell in range(CELLS):
            if can_load(state, seat, cell):
                add(choices, CHOOSE_CARAVAN + cell)
    elif phase == CHOOSING_TRACK:
        add_all(choices, CHOOSE_TRACK, TRACKS)
    elif phase == MOVING_VERMIN:
        for space in range(1, TRACK_SPACES[state.vermin_track] + 1):
            if can_gnaw(state, space):
                add(choices, CHOOSE_CARAVAN + TRACK_FIRST[state.vermin_track] + space - 1)
    elif phase == SPLITTING:
        add_all(choices, SPLIT, 2)
    elif phase == CHOOSING_TURN:
        add_all(choices, CHOOSE_TURN, 2)


def list_orders(state: State, choices: Choices) -> None:
    """§7.2 All six orders of three cards; two cards stay, or change places."""
    for order in range(ORDERS):
        if state.look_count == 3 or order in (0, 2):
            add(choices, ARRANGE + order)


def list_losses(state: State, choices: Choices) -> None:
    """§4.3, §6.5, §6.7 and §6.8 Tokens and status cards to be chosen or given up, Xenia's gift, Sidi Suleiman's princess."""
    seat, phase = state.asked, state.phase
    if phase == GIVING_GIFT:
        if state.gold[seat] >= GIFT:
            add(choices, PAY_GIFT)
        add(choices, REFUSE_GIFT)
    elif phase == GIVING_UP:
        for princess in range(SIDI):
            if state.guests[seat] >> princess & 1:
                add(choices, GIVE_UP + princess)
    elif phase in (DISCARDING_TOKEN, CHOOSING_TOKEN):
        for kind in range(TOKENS):
            if (state.bag[kind] if phase == CHOOSING_TOKEN else state.tokens[seat * TOKENS + kind]) > 0:
                add(choices, CHOOSE_TOKEN + kind)
    else:
        for kind in range(STATUS_KINDS):
            own: bool = phase == DISCARDING_STATUS and state.status[seat * STATUS_KINDS + kind] > 0
            if own or (phase == CHOOSING_STATUS and is_in_status_deck(state, kind)):
                add(choices, CHOOSE_STATUS + kind)


def list_decisions(state: State, choices: Choices) -> None:
    phase = state.phase
    if phase in (RELIEVING, BIDDING, ACTING):
        list_auction(state, choices)
    elif phase in (KEEPING_OPENING, PLAYING_CARDS, BUYING_CARDS, KEEPING_BOUGHT):
        list_cards(state, choices)
    elif phase in (DISCARDING_TOKEN, DISCARDING_STATUS, GIVING_UP, GIVING_GIFT, CHOOSING_TOKEN, CHOOSING_STATUS):
        list_losses(state, choices)
    else:
        list_events(state, choices)
