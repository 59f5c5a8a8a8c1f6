"""What may be decided in every phase, as a list of moves."""

from typing import Final

from caravanserai.core.choices import Choices, add, add_run
from caravanserai.games.emira.components import (
    ACTING,
    ACTIONS,
    BID,
    BID_STEP,
    BIDDING,
    BUY,
    BUY_CARDS,
    BUYING_CARDS,
    CARDS,
    GO_ON,
    KEEP,
    KEEPING_BOUGHT,
    KEEPING_OPENING,
    PASS,
    PLAY,
    PLAYING_CARDS,
    RELIEVING,
    TAKE_RELIEF,
)
from caravanserai.games.emira.kernel.rules.auction import can_buy, highest_bid, lowest_bid
from caravanserai.games.emira.kernel.rules.event_cards import can_play
from caravanserai.games.emira.kernel.rules.questions import list_answers
from caravanserai.games.emira.kernel.rules.values import cards_price, needs_relief
from caravanserai.games.emira.kernel.state import State

LISTED: Final = BID
"""The moves below are listed one by one; the bids are a run."""


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


def list_decisions(state: State, choices: Choices) -> None:
    phase = state.phase
    if phase in (RELIEVING, BIDDING, ACTING):
        list_auction(state, choices)
    elif phase in (KEEPING_OPENING, PLAYING_CARDS, BUYING_CARDS, KEEPING_BOUGHT):
        list_cards(state, choices)
    else:
        list_answers(state, choices)
