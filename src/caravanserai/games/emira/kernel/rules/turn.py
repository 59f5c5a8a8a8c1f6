"""§4 The turn: its phases, but for the auctions (§5) and the upkeep. §9.2 With three players two turns belong together."""

from caravanserai.core.bits import lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    BLACK,
    BLACK_BONUS,
    BUYING_CARDS,
    CARDS,
    CARDS_SEEN,
    CELLS,
    DRAWING_CARDS,
    DRAWING_TOKEN,
    DUE_OF_THREE,
    FLOWING,
    INCOME_RISES,
    KEEPING_BOUGHT,
    LARGE_SLOW,
    NOBODY,
    NONE,
    PLAYING_CARDS,
    SHOWING_PRINCESS,
    SHOWING_STATUS,
    STANDSTILL,
    STATUS_COSTS,
    TO_AUCTION,
    TO_CHOICE,
    TO_EVENTS,
    TO_INCOME,
    TO_OFFER,
    TO_PREPARATION,
    TO_PURCHASES,
    TO_STATUS,
    TO_TOKEN,
    TO_XENIA,
    TRACK_FIRST,
    TRACK_INCOME,
    TRACK_SPACES,
    TRACKS,
    UNDRAWN,
)
from caravanserai.games.emira.events import (
    CaravanEnded,
    CardBought,
    CardSeen,
    CardsPaid,
    GoodOffered,
    IncomePaid,
    PrincessShown,
    StatusShown,
    TokenDrawn,
    TurnStarted,
)
from caravanserai.games.emira.kernel.rules.characters import is_locked
from caravanserai.games.emira.kernel.rules.decks import put_card_under, take_card, take_princess, take_status
from caravanserai.games.emira.kernel.rules.effects import ask_at_bazaar, ask_for_honour, tokens_in_bag
from caravanserai.games.emira.kernel.rules.princesses import choose, look_again
from caravanserai.games.emira.kernel.rules.values import cards_price, hand_size, more_or_less
from caravanserai.games.emira.kernel.state import State


def is_second_half(state: State) -> bool:
    """§9.2 The even turn of three players."""
    return state.seats == 3 and state.turn % 2 == 0


def begin_turn(state: State) -> None:
    """§4.8 Whatever was meant for one turn only is over."""
    state.turn += 1
    state.played = 0
    state.card = NONE
    state.bazaar = NOBODY
    state.merchandise = NOBODY
    if not is_second_half(state):
        state.split = NONE
    state.defaulted = 0
    state.upkeep_over = False
    state.late = 0
    state.moved_in = False
    state.xenia_paid = False
    state.place = 0
    for seat in range(state.seats):
        state.purse_before[seat] = state.purse[seat]
        state.purse[seat] = state.gold[seat]
    note(state, TurnStarted, state.turn, state.first)
    state.stage = TO_EVENTS
    state.phase = FLOWING


# §4.1 Playing events


def has_events(state: State) -> bool:
    """§4.1 (E-14) None in turn 1 of the basic game (§10.1), and with three players none in even turns (§9.2)."""
    return (state.advanced or state.turn > 1) and not is_second_half(state)


def ask_for_events(state: State) -> None:
    """§4.1 (E-16) Once round: whoever holds a card is asked, but not the sheikh whom Hind keeps busy (§6.6)."""
    while has_events(state) and state.place < state.seats:
        seat = (state.first + state.place) % state.seats
        state.place += 1
        if hand_size(state, seat) and not is_locked(state, seat):
            state.asked = seat
            state.phase = PLAYING_CARDS
            return
    state.stage = TO_INCOME


# §4.2 Income


def pay_income(state: State) -> None:
    """§4.2 (E-42) All at once; then undecided princesses look again."""
    percent = income_rise(state)
    for seat in range(state.seats):
        brought = 0 if state.played & STANDSTILL else drive_caravans(state, seat)
        gold = state.base_income + (BLACK_BONUS if state.colour[seat] == BLACK else 0) + brought
        gold += gold * percent // 1000 * 10
        state.gold[seat] += gold
        note(state, IncomePaid, seat, gold, brought)
    look_again(state, TO_PREPARATION)


def income_rise(state: State) -> int:
    """§4.2 and §7.2 By how many per cent events of this turn raise the income."""
    percent, cards = 0, state.played
    while cards:
        percent += INCOME_RISES[lowest_bit(cards)]
        cards &= cards - 1
    return percent


def drive_caravans(state: State, seat: int) -> int:
    """§4.2 Each caravan pays and moves left; from the first space it goes back to the supply."""
    brought = 0
    for track in range(TRACKS):
        base = seat * CELLS + TRACK_FIRST[track]
        ended = state.caravans[base]
        for space in range(TRACK_SPACES[track]):
            brought += state.caravans[base + space] * TRACK_INCOME[track]
            state.caravans[base + space] = state.caravans[base + space + 1] if space + 1 < TRACK_SPACES[track] else 0
        if ended:
            if track < LARGE_SLOW:
                state.small_left += ended
            else:
                state.large_left += ended
            note(state, CaravanEnded, seat, track, ended)
    return brought


# §4.3 Preparation


def princesses_due(state: State) -> int:
    """§4.3 and §9.2 How many cards of the Emira deck are turned up; events make it one more or one less."""
    return (DUE_OF_THREE if state.seats == 3 else 1) + more_or_less(state)


def show_princesses(state: State) -> None:
    """§4.3 In even turns of three players nobody is turned up: the princesses of the odd turn are left (§9.2)."""
    if is_second_half(state):
        state.choosing = state.in_play_count
        state.stage = TO_OFFER
        return
    while state.in_play_count < princesses_due(state) and state.princess_size:
        if state.princess_deck[0] == UNDRAWN:
            state.phase = SHOWING_PRINCESS
            return
        show_princess(state)
    state.choosing = state.in_play_count
    if state.seats == 3:
        now = 1 if state.split == NONE else state.split
        state.choosing = now if now < state.in_play_count else state.in_play_count
    state.stage = TO_STATUS


def show_princess(state: State) -> None:
    """§4.3 The top card of the Emira deck is turned up."""
    princess = take_princess(state)
    state.in_play[state.in_play_count] = princess
    state.in_play_count += 1
    note(state, PrincessShown, princess)


def show_status(state: State) -> None:
    """§4.3 The top card of the status deck; or the one that noble merchandise finds (E-23)."""
    state.stage = TO_TOKEN
    if state.status_size == 0:
        return
    if state.merchandise != NOBODY:
        ask_for_honour(state)
    elif state.status_deck[0] == UNDRAWN:
        state.phase = SHOWING_STATUS
    else:
        turn_up_status(state)


def turn_up_status(state: State) -> None:
    """§4.3 The top card of the status deck is turned up."""
    state.offer_status = take_status(state)
    note(state, StatusShown, STATUS_COSTS[state.offer_status])


def show_token(state: State) -> None:
    """§4.3 A token out of the bag; or the one that the bazaar's player chooses (E-22)."""
    state.stage = TO_OFFER
    if tokens_in_bag(state) == 0:
        return
    if state.bazaar == NOBODY:
        state.phase = DRAWING_TOKEN
    else:
        ask_at_bazaar(state)


def offer_token(state: State, kind: int) -> None:
    """§4.3 It was drawn."""
    state.bag[kind] -= 1
    state.offer_token = kind
    note(state, TokenDrawn, kind)


def offer_goods(state: State) -> None:
    """§4.3 (E-44) One of each, if none is left over; in even turns of three players the section only (E-97)."""
    if state.offer_section == 0 and state.sections_left:
        state.sections_left -= 1
        state.offer_section = 1
        note(state, GoodOffered, 3)
    if not is_second_half(state):
        if state.offer_camel == 0 and state.camels_left:
            state.camels_left -= 1
            state.offer_camel = 1
            note(state, GoodOffered, 2)
        if state.offer_small == 0 and state.small_left:
            state.small_left -= 1
            state.offer_small = 1
            note(state, GoodOffered, 0)
        if state.offer_large == 0 and state.large_left:
            state.large_left -= 1
            state.offer_large = 1
            note(state, GoodOffered, 1)
    begin_auctions(state)


def begin_auctions(state: State) -> None:
    """§4.4 (E-52) Everybody takes part but the sheikh whom Hind keeps busy; the first player opens (§5.1)."""
    state.pending = 0
    for seat in range(state.seats):
        if not is_locked(state, seat):
            state.pending |= 1 << seat
    state.opener = state.first
    state.stage = TO_AUCTION


# §4.5 Buying events


def ask_for_purchases(state: State) -> None:
    """§4.5 (E-93) Everybody in turn, as long as there are cards; with three players in even turns only."""
    buys: bool = state.seats != 3 or is_second_half(state)
    while buys and state.place < state.seats and state.card_size:
        seat = (state.first + state.place) % state.seats
        state.place += 1
        if not is_locked(state, seat):
            state.asked = seat
            state.phase = BUYING_CARDS
            return
    state.stage = TO_CHOICE


def buy_cards(state: State, tier: int) -> None:
    """§4.5 (E-20) The price is the same if fewer cards are left."""
    seat, count = state.asked, CARDS_SEEN[tier]
    price = cards_price(state, seat, tier)
    state.gold[seat] -= price
    state.looking_due = count if count < state.card_size else state.card_size
    note(state, CardsPaid, seat, state.looking_due, price)
    look_at_cards(state)


def look_at_cards(state: State) -> None:
    """§4.5 Cards that nobody has seen are drawn by chance; the buyer alone sees them."""
    while state.looking_due:
        if state.card_deck[0] == UNDRAWN:
            state.phase = DRAWING_CARDS
            return
        card = take_card(state)
        state.looking[state.looking_count] = card
        state.looking_count += 1
        state.looking_due -= 1
        note(state, CardSeen, state.asked, card)
    state.phase = KEEPING_BOUGHT


def keep_bought(state: State, card: int) -> None:
    """§4.5 (E-21) The others go under the deck as they were drawn."""
    seat, kept = state.asked, False
    state.hand[seat * CARDS + card] += 1
    for index in range(state.looking_count):
        if state.looking[index] == card and not kept:
            kept = True
        else:
            put_card_under(state, state.looking[index], 1 << seat)
        state.looking[index] = NONE
    state.looking_count = 0
    note(state, CardBought, seat, card)
    look_again(state, TO_PURCHASES)


# §4.6 The princess chooses


def let_choose(state: State) -> None:
    """§4.6 One after the other, undecided princesses looking again after each."""
    if state.choosing:
        look_again(state, TO_CHOICE)
        choose(state)
    else:
        state.place = 0
        state.stage = TO_XENIA
