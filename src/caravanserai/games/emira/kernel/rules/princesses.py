"""§6 Princesses: how they choose, what they bring, and what happens when they come and go."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ALBINA,
    BY_MONEY,
    BY_NOTHING,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    FIRST_CHOICE,
    FIRYAL,
    GIFT,
    GIFT_TOKENS,
    GIVING_UP,
    HIND,
    NOBODY,
    NONE,
    NOOR,
    PUBLIC,
    SAMIRA,
    SECOND_CHOICE,
    SIDI,
    STATUS_COSTS,
    STATUS_KINDS,
    SULEIKA,
    TO_ACTION,
    TO_AUCTION,
    TO_CHECK,
    TO_WINDOW,
    TOKENS,
    XENIA,
    ZAHRAH,
)
from caravanserai.games.emira.events import (
    GiftPaid,
    GiftRefused,
    GoldShown,
    PrincessAbducted,
    PrincessJoined,
    PrincessUndecided,
    SidiCame,
    StatusLost,
    TokenLost,
    TrackFell,
    XeniaLeft,
)
from caravanserai.games.emira.kernel.rules.decks import put_status_under
from caravanserai.games.emira.kernel.rules.values import bill_of, has_room, is_locked, lives_with, value_of
from caravanserai.games.emira.kernel.state import State

# §6.1 How she chooses


def first_look(state: State, princess: int) -> int:
    """§6.1 Her first preference, or the second if they are swapped (E-27)."""
    swapped: bool = state.swapped >> princess & 1 != 0
    return SECOND_CHOICE[princess] if swapped else FIRST_CHOICE[princess]


def second_look(state: State, princess: int) -> int:
    """§6.1 Her second preference, or the first if they are swapped (E-27)."""
    swapped: bool = state.swapped >> princess & 1 != 0
    return FIRST_CHOICE[princess] if swapped else SECOND_CHOICE[princess]


def may_choose(state: State, princess: int, seat: int) -> bool:
    """§6.1 Whoever has a room; Sidi Suleiman needs none (E-81). Xenia does not go back (E-79), and Hind may block (E-73)."""
    if princess == SIDI:
        return True
    if princess == XENIA and seat == state.xenia_barred:
        return False
    if state.hind_blocks and is_locked(state, seat):
        return False
    return has_room(state, seat)


def sheikhs_for(state: State, princess: int) -> int:
    """§6.1 All whom she may choose, as bits."""
    seats = 0
    for seat in range(state.seats):
        if may_choose(state, princess, seat):
            seats |= 1 << seat
    return seats


def best_of(state: State, seats: int, by: int) -> int:
    """§6.1 Those of these seats who have most; nothing can be most (E-62)."""
    best, found = -1000, 0
    for seat in range(state.seats):
        if seats >> seat & 1:
            value = value_of(state, seat, by)
            if value > best:
                best, found = value, 0
            if value == best:
                found |= 1 << seat
    return found


def finalists(state: State, princess: int) -> int:
    """§6.1 Those to whom she prefers nobody: by her first preference, and if they are several by her second."""
    seats = sheikhs_for(state, princess)
    if seats:
        seats = best_of(state, seats, first_look(state, princess))
    if bit_count(seats) > 1 and second_look(state, princess) != BY_NOTHING:
        seats = best_of(state, seats, second_look(state, princess))
    return seats


def chosen_by(state: State, princess: int) -> int:
    """§6.1 The sheikh she goes to now, or NOBODY."""
    seats = finalists(state, princess)
    return lowest_bit(seats) if bit_count(seats) == 1 else NOBODY


def show_gold(state: State, princess: int) -> None:
    """§6.3 (E-68) The gold that a princess in play compares."""
    seats = sheikhs_for(state, princess)
    if bit_count(seats) < 2:
        return
    if first_look(state, princess) != BY_MONEY:
        seats = best_of(state, seats, first_look(state, princess))
        if bit_count(seats) < 2 or second_look(state, princess) != BY_MONEY:
            return
    for seat in range(state.seats):
        if state.reveal_all or seats >> seat & 1:
            open_purse(state, seat)


def open_purse(state: State, seat: int) -> None:
    """§2.5 What everybody sees is remembered until gold is shown again."""
    state.shown_gold[seat] = state.gold[seat]
    state.shown_turn[seat] = state.turn
    note(state, GoldShown, seat, state.gold[seat])


def choose(state: State) -> None:
    """§4.6 The next princess in play chooses, or waits (E-61)."""
    princess = state.in_play[0]
    state.in_play[0] = state.in_play[1]
    state.in_play[1] = state.in_play[2]
    state.in_play[2] = NONE
    state.in_play_count -= 1
    state.choosing -= 1
    show_gold(state, princess)
    seat = chosen_by(state, princess)
    if seat == NOBODY:
        wait(state, princess)
    else:
        join(state, princess, seat)


# §6.2 Undecided princesses


def wait(state: State, princess: int) -> None:
    """§6.2 She waits behind those who were there before her."""
    state.undecided[state.undecided_count] = princess
    state.undecided_count += 1
    note(state, PrincessUndecided, princess)


def check_undecided(state: State) -> None:
    """§6.2 (E-63, E-66) The one who has waited longest looks first; whenever one moves in, all begin again."""
    for index in range(state.undecided_count):
        princess = state.undecided[index]
        seat = chosen_by(state, princess)
        if seat != NOBODY:
            state.undecided_count -= 1
            for later in range(index, state.undecided_count):
                state.undecided[later] = state.undecided[later + 1]
            state.undecided[state.undecided_count] = NONE
            join(state, princess, seat)
            return
    state.stage = state.resume


def look_again(state: State, resume: int) -> None:
    """§6.2 (E-64) Something is finished: undecided princesses look again before it goes on."""
    state.stage = TO_CHECK
    state.resume = resume


# §6.4 Coming and going


def join(state: State, princess: int, seat: int) -> None:
    """§6.4 She moves in, and what she brings begins."""
    if princess == SIDI:
        strike(state, seat)
        return
    again: bool = state.met[seat] >> princess & 1 != 0
    fee: bool = lives_with(state, seat, SULEIKA)
    if fee:
        state.fees += 1
    state.guests[seat] |= 1 << princess
    state.met[seat] |= 1 << princess
    state.swapped &= ~(1 << princess)
    state.moved_in = True
    if state.upkeep_over:
        state.late |= 1 << princess
    note(state, PrincessJoined, princess, seat)
    if princess == HIND:
        state.hind_turn = state.turn
    elif princess == NOOR:
        open_purse(state, seat)
    elif princess == SULEIKA:
        state.fees = 0
    elif princess == XENIA:
        state.xenia_fee = fee
        meet_xenia(state, seat)
    elif not again:
        demand(state, princess, seat)


def leave(state: State, princess: int, seat: int) -> None:
    """§6.4 What she brought ends; what was lost or paid does not come back. Who is rid of Hind can act at once (E-74)."""
    in_auctions: bool = state.stage == TO_CHECK and state.resume in (TO_ACTION, TO_AUCTION, TO_WINDOW)
    if princess == HIND and in_auctions and is_locked(state, seat):
        state.pending |= 1 << seat
    state.guests[seat] &= ~(1 << princess)
    state.late &= ~(1 << princess)
    if princess == SULEIKA:
        state.fees = 0
        state.xenia_fee = False
    elif princess == XENIA:
        state.xenia_fee = False
        state.xenia_due = False
        state.xenia_paid = False
        state.xenia_tokens = 0


def demand(state: State, princess: int, seat: int) -> None:
    """§6.5 (E-69) What it costs the first time with each sheikh."""
    if princess == SAMIRA:
        ask_for_token(state, seat)
    elif princess == ZAHRAH:
        ask_for_status(state, seat)
    elif princess in (ALBINA, FIRYAL) and state.advanced:
        state.track[seat] -= 1
        note(state, TrackFell, seat, princess, state.track[seat])


def ask_for_token(state: State, seat: int) -> None:
    """§6.5 (E-70) Samira: a token of one's own, not a lent one."""
    kinds, only = 0, NONE
    for kind in range(TOKENS):
        if state.tokens[seat * TOKENS + kind]:
            kinds += 1
            only = kind
    state.asked = seat
    if kinds == 1:
        lose_token(state, seat, only)
    elif kinds:
        state.phase = DISCARDING_TOKEN


def lose_token(state: State, seat: int, kind: int) -> None:
    """§6.5 (E-70) Samira: back into the bag."""
    state.tokens[seat * TOKENS + kind] -= 1
    state.bag[kind] += 1
    note(state, TokenLost, seat, kind)


def ask_for_status(state: State, seat: int) -> None:
    """§6.5 (E-71) Zahrah: a status card of one's choice."""
    kinds, only = 0, NONE
    for kind in range(STATUS_KINDS):
        if state.status[seat * STATUS_KINDS + kind]:
            kinds += 1
            only = kind
    state.asked = seat
    if kinds == 1:
        lose_status(state, seat, only)
    elif kinds:
        state.phase = DISCARDING_STATUS


def lose_status(state: State, seat: int, kind: int) -> None:
    """§6.5 (E-71) Zahrah: out of the game, or under the deck where the table plays so."""
    state.status[seat * STATUS_KINDS + kind] -= 1
    if state.zahrah_under:
        put_status_under(state, kind, PUBLIC)
    else:
        state.status_gone[kind] += 1
    note(state, StatusLost, seat, STATUS_COSTS[kind])


# §6.7 Xenia and her gifts


def meet_xenia(state: State, seat: int) -> None:
    """§6.7 (E-79) Her first gift is due with the upkeep; after a refusal she is paid at once, or leaves the game."""
    if state.xenia_barred == NOBODY:
        state.xenia_due = True
        return
    state.xenia_barred = NOBODY
    due = 0 if state.upkeep_over else bill_of(state, seat)
    if state.gold[seat] >= GIFT + due:
        pay_gift(state, seat)
    else:
        lose_xenia(state, seat)


def pay_gift(state: State, seat: int) -> None:
    """§6.7 (E-77) Two tokens count the turns to the next one."""
    state.gold[seat] -= GIFT
    state.xenia_tokens = GIFT_TOKENS
    state.xenia_due = False
    state.xenia_paid = True
    note(state, GiftPaid, seat, GIFT)


def lose_xenia(state: State, seat: int) -> None:
    """§6.7 (E-75, E-78) She leaves the game, and costs nothing, not even Suleika's fee."""
    if state.xenia_fee:
        state.fees -= 1
    leave(state, XENIA, seat)
    state.princesses_gone |= 1 << XENIA
    note(state, XeniaLeft, seat)


def refuse_gift(state: State, seat: int) -> None:
    """§6.7 (E-79) She goes to the richest other sheikh with a room, of equals the best looking, or waits."""
    leave(state, XENIA, seat)
    state.xenia_barred = seat
    note(state, GiftRefused, seat)
    host = chosen_by(state, XENIA)
    if host == NOBODY:
        wait(state, XENIA)
    else:
        join(state, XENIA, host)


# §6.8 Sidi Suleiman


def strike(state: State, seat: int) -> None:
    """§6.8 (E-80, E-81) His host chooses who goes; a single princess goes at once."""
    note(state, SidiCame, seat)
    state.asked = seat
    if bit_count(state.guests[seat]) == 1:
        abduct(state, seat, lowest_bit(state.guests[seat]))
    else:
        state.phase = GIVING_UP


def abduct(state: State, seat: int, princess: int) -> None:
    """§6.8 Sidi Suleiman and a princess leave the game."""
    leave(state, princess, seat)
    state.princesses_gone |= 1 << princess | 1 << SIDI
    note(state, PrincessAbducted, seat, princess)
