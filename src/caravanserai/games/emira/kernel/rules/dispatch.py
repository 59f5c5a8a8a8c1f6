"""Whose move it is, all that may be done, the doing of it, and how the rules go on by themselves in between."""

from typing import Final

from caravanserai.core.choices import Choices, clear
from caravanserai.core.listing import is_in_list, list_draws
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ACTING,
    BID,
    BID_STEP,
    BIDDING,
    BUY,
    BUY_CARDS,
    BUYING_CARDS,
    FLOWING,
    GO_ON,
    KEEP,
    KEEPING_BOUGHT,
    KEEPING_OPENING,
    OVER,
    PASS,
    PLAY,
    PLAYING_CARDS,
    RELIEVING,
    TAKE_RELIEF,
    TO_ACTION,
    TO_AUCTION,
    TO_BIDDING,
    TO_BILL,
    TO_CHECK,
    TO_CHOICE,
    TO_EVENTS,
    TO_INCOME,
    TO_OFFER,
    TO_PREPARATION,
    TO_PURCHASES,
    TO_STATUS,
    TO_TOKEN,
    TO_UPKEEP,
    TO_VERMIN,
    TO_WINDOW,
    TO_XENIA,
)
from caravanserai.games.emira.events import NoCardBought, NoCardPlayed, NoReliefTaken
from caravanserai.games.emira.kernel.rules.auction import (
    ask_for_action,
    ask_for_relief,
    begin_auction,
    buy,
    do_nothing,
    end_action,
    make_bid,
    open_bidding,
    pass_bid,
    pay_bid,
    take_relief,
)
from caravanserai.games.emira.kernel.rules.chance import draw_by_chance, is_chance
from caravanserai.games.emira.kernel.rules.characters import count_gifts
from caravanserai.games.emira.kernel.rules.choices import list_decisions
from caravanserai.games.emira.kernel.rules.effects import send_vermin
from caravanserai.games.emira.kernel.rules.event_cards import play_card
from caravanserai.games.emira.kernel.rules.princesses import check_undecided, look_again
from caravanserai.games.emira.kernel.rules.questions import answer
from caravanserai.games.emira.kernel.rules.setup import keep_opening
from caravanserai.games.emira.kernel.rules.turn import (
    ask_for_events,
    ask_for_purchases,
    begin_turn,
    buy_cards,
    keep_bought,
    let_choose,
    offer_goods,
    pay_income,
    show_princesses,
    show_status,
    show_token,
)
from caravanserai.games.emira.kernel.rules.upkeep import next_upkeep, settle_bill
from caravanserai.games.emira.kernel.rules.winning import see_who_has_won
from caravanserai.games.emira.kernel.state import State

CHANCE: Final = -1
NO_ACTOR: Final = -2


def actor_of(state: State) -> int:
    """The seat that decides now, CHANCE, or NO_ACTOR when the game is over."""
    if is_chance(state.phase):
        return CHANCE
    return NO_ACTOR if state.phase == OVER else state.asked


def list_moves(state: State, choices: Choices) -> None:
    """Every legal move."""
    clear(choices)
    if is_chance(state.phase):
        list_draws(state, choices)
    elif state.phase != OVER:
        list_decisions(state, choices)


def can_decide(state: State, choices: Choices, move: int) -> bool:
    """Whether a decision may be made: few are ever listed, and bids are a run."""
    return is_in_list(state, choices, move)


def make_move(state: State, move: int) -> None:
    """Make a move that is known to be legal, and go on until something is asked again."""
    if is_chance(state.phase):
        draw_by_chance(state, move)
    else:
        decide(state, state.phase, move)
    while state.phase == FLOWING:
        flow(state)


def decide(state: State, phase: int, move: int) -> None:
    """A decision; unless it asks for more, the rules flow on."""
    if phase == KEEPING_OPENING:
        if keep_opening(state, move - KEEP):
            begin_turn(state)
        return
    state.phase = FLOWING
    if phase in (RELIEVING, BIDDING, ACTING):
        decide_in_auction(state, phase, move)
    elif phase == PLAYING_CARDS:
        if move == GO_ON:
            note(state, NoCardPlayed, state.asked)
        else:
            play_card(state, move - PLAY)
    elif phase == BUYING_CARDS:
        if move == GO_ON:
            note(state, NoCardBought, state.asked)
        else:
            buy_cards(state, move - BUY_CARDS)
    elif phase == KEEPING_BOUGHT:
        keep_bought(state, move - KEEP)
    else:
        answer(state, phase, move)


def decide_in_auction(state: State, phase: int, move: int) -> None:
    """§5"""
    if move == PASS:
        pass_bid(state)
    elif phase == BIDDING:
        make_bid(state, (move - BID + 1) * BID_STEP)
    elif move >= BID:
        pay_bid(state, (move - BID + 1) * BID_STEP)
    elif move == TAKE_RELIEF:
        take_relief(state)
        if phase == ACTING:
            end_action(state)
        else:
            look_again(state, TO_WINDOW)
    elif phase == RELIEVING:
        note(state, NoReliefTaken, state.asked)
    elif move == GO_ON:
        do_nothing(state)
    else:
        buy(state, move - BUY)


def flow(state: State) -> None:
    """§4 The next stage of the turn."""
    stage = state.stage
    if stage == TO_CHECK:
        check_undecided(state)
    elif stage == TO_EVENTS:
        ask_for_events(state)
    elif stage == TO_VERMIN:
        send_vermin(state)
    elif stage == TO_INCOME:
        pay_income(state)
    elif stage == TO_PREPARATION:
        show_princesses(state)
    elif stage == TO_STATUS:
        show_status(state)
    elif stage == TO_TOKEN:
        show_token(state)
    elif stage == TO_OFFER:
        offer_goods(state)
    elif stage == TO_AUCTION:
        begin_auction(state)
    elif stage == TO_WINDOW:
        ask_for_relief(state)
    elif stage == TO_BIDDING:
        open_bidding(state)
    elif stage == TO_ACTION:
        ask_for_action(state)
    elif stage == TO_PURCHASES:
        ask_for_purchases(state)
    elif stage == TO_CHOICE:
        let_choose(state)
    elif stage == TO_XENIA:
        count_gifts(state)
    elif stage == TO_UPKEEP:
        next_upkeep(state)
    elif stage == TO_BILL:
        settle_bill(state)
    else:
        see_who_has_won(state)
