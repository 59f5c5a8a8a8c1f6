"""§6.4 to §6.8 What each princess does: first what most have in common, then princess by princess, then the table of them all."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ALBINA,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    FIRYAL,
    GIFT,
    GIFT_TOKENS,
    GIVING_GIFT,
    GIVING_UP,
    HIND,
    NOBODY,
    NOOR,
    PRINCESS_UPKEEPS,
    PRINCESSES,
    PUBLIC,
    SAMIRA,
    SIDI_SULEIMAN,
    STATUS_COSTS,
    STATUS_KINDS,
    SULEIKA,
    SULEIKA_FEE,
    TO_ACTION,
    TO_AUCTION,
    TO_CHECK,
    TO_UPKEEP,
    TO_WINDOW,
    TOKENS,
    XENIA,
    ZAHRAH,
)
from caravanserai.games.emira.events import (
    GiftCounted,
    GiftPaid,
    GiftRefused,
    PrincessAbducted,
    PrincessJoined,
    SidiCame,
    StatusLost,
    TokenLost,
    TrackFell,
    XeniaLeft,
)
from caravanserai.games.emira.kernel.rules.choosing import best_for, open_purse, wait
from caravanserai.games.emira.kernel.rules.decks import put_status_under
from caravanserai.games.emira.kernel.rules.values import has_room, host_of, lives_with
from caravanserai.games.emira.kernel.state import State

# What most have in common


def with_rooms(state: State) -> int:
    """§6.1 Sheikhs with a room, as bits; where the table plays so, without the one whom Hind keeps busy (E-73)."""
    seats = 0
    for seat in range(state.seats):
        if has_room(state, seat) and not (state.hind_blocks and is_locked(state, seat)):
            seats |= 1 << seat
    return seats


def move_in(state: State, princess: int, seat: int) -> None:
    """§6.4 She takes a room, and what she brings begins; what she demands, only the first time with each sheikh (E-69)."""
    again: bool = state.met[seat] >> princess & 1 != 0
    guests = state.guests[seat] & REMARKABLE
    while guests:
        CHARACTERS[lowest_bit(guests)].greet(state)
        guests &= guests - 1
    state.guests[seat] |= 1 << princess
    state.met[seat] |= 1 << princess
    state.swapped &= ~(1 << princess)
    state.moved_in = True
    if state.upkeep_over:
        state.late |= 1 << princess
    note(state, PrincessJoined, princess, seat)
    CHARACTERS[princess].begin(state, seat)
    if not again:
        CHARACTERS[princess].demand(state, princess, seat)


def leave(state: State, princess: int, seat: int) -> None:
    """§6.4 What she brought ends; what was lost or paid does not come back."""
    CHARACTERS[princess].end(state, seat)
    state.guests[seat] &= ~(1 << princess)
    state.late &= ~(1 << princess)


def bill_of(state: State, seat: int) -> int:
    """§4.7 (E-76) The upkeep of all who live here, and what is due to them besides."""
    bill = 0
    guests = state.guests[seat]
    while guests:
        bill += PRINCESS_UPKEEPS[lowest_bit(guests)]
        guests &= guests - 1
    guests = state.guests[seat] & REMARKABLE
    while guests:
        bill += CHARACTERS[lowest_bit(guests)].dues(state)
        guests &= guests - 1
    return bill


def bring_nothing(state: State, seat: int) -> None:
    """§6.4 Nothing begins, ends or is settled."""


def demand_nothing(state: State, princess: int, seat: int) -> None:
    """§6.4 She costs nothing the first time."""


def ignore(state: State) -> None:
    """§6.4 Who else moves in does not matter to her."""


def no_dues(state: State) -> int:
    """§4.7 Nothing is due besides her upkeep."""
    return 0


# Albina and Firyal


def lower_track(state: State, princess: int, seat: int) -> None:
    """§6.5 and §10.1 In the advanced game the palace track falls."""
    if state.advanced:
        state.track[seat] -= 1
        note(state, TrackFell, seat, princess, state.track[seat])


# Hind


def hind_begins(state: State, seat: int) -> None:
    """§6.6 (E-72) She keeps her sheikh busy in the turn after."""
    state.hind_turn = state.turn


def is_locked(state: State, seat: int) -> bool:
    """§6.6 (E-72) The turn after Hind has moved in, as long as she stays."""
    return state.hind_turn + 1 == state.turn and lives_with(state, seat, HIND)


def hind_ends(state: State, seat: int) -> None:
    """§6.6 (E-74) Who is rid of her while there are auctions can act at once."""
    in_auctions: bool = state.stage == TO_CHECK and state.resume in (TO_ACTION, TO_AUCTION, TO_WINDOW)
    if in_auctions and is_locked(state, seat):
        state.pending |= 1 << seat


# Samira


def ask_for_token(state: State, princess: int, seat: int) -> None:
    """§6.5 (E-70) A token of one's own, not a lent one."""
    state.asked = seat
    kinds = own_tokens(state)
    if bit_count(kinds) == 1:
        lose_token(state, lowest_bit(kinds))
    elif kinds:
        state.phase = DISCARDING_TOKEN


def own_tokens(state: State) -> int:
    """§6.5 (E-70) The kinds of which there is one to give up, as bits."""
    kinds = 0
    for kind in range(TOKENS):
        if state.tokens[state.asked * TOKENS + kind]:
            kinds |= 1 << kind
    return kinds


def lose_token(state: State, kind: int) -> None:
    """§6.5 (E-70) Back into the bag."""
    state.tokens[state.asked * TOKENS + kind] -= 1
    state.bag[kind] += 1
    note(state, TokenLost, state.asked, kind)


# Sidi Suleiman


def everybody(state: State) -> int:
    """§6.8 (E-81) He needs no room."""
    return (1 << state.seats) - 1


def strike(state: State, princess: int, seat: int) -> None:
    """§6.8 (E-80, E-81) His host chooses who goes; a single princess goes at once."""
    note(state, SidiCame, seat)
    state.asked = seat
    if bit_count(state.guests[seat]) == 1:
        abduct(state, lowest_bit(state.guests[seat]))
    else:
        state.phase = GIVING_UP


def own_guests(state: State) -> int:
    """§6.8 All who live with his host."""
    return state.guests[state.asked]


def abduct(state: State, princess: int) -> None:
    """§6.8 Sidi Suleiman and a princess leave the game."""
    leave(state, princess, state.asked)
    state.princesses_gone |= 1 << princess | 1 << SIDI_SULEIMAN
    note(state, PrincessAbducted, state.asked, princess)


# Suleika


def suleika_greets(state: State) -> None:
    """§6.5 (E-75) Her fee is due for each princess who joins later."""
    state.fees += 1


def suleika_dues(state: State) -> int:
    """§4.7 (E-75) Her fees."""
    return SULEIKA_FEE * state.fees


def forget_fees(state: State, seat: int) -> None:
    """§6.5 (E-75) When she comes, when she leaves, and once they are paid, no fee is due."""
    state.fees = 0
    state.xenia_fee = False


# Xenia


def xenia_sheikhs(state: State) -> int:
    """§6.7 (E-79) She does not go back to the sheikh who refused."""
    seats = with_rooms(state)
    return seats if state.xenia_barred == NOBODY else seats & ~(1 << state.xenia_barred)


def xenia_begins(state: State, seat: int) -> None:
    """§6.7 (E-79) Her first gift is due with the upkeep; after a refusal she is paid at once, or leaves the game."""
    state.xenia_fee = lives_with(state, seat, SULEIKA)
    if state.xenia_barred == NOBODY:
        state.xenia_due = True
        return
    state.xenia_barred = NOBODY
    due = 0 if state.upkeep_over else bill_of(state, seat)
    if state.gold[seat] >= GIFT + due:
        pay_gift(state, seat)
    else:
        lose_xenia(state, seat)


def xenia_ends(state: State, seat: int) -> None:
    """§6.7 What her gifts were counted with is taken off."""
    state.xenia_fee = False
    state.xenia_due = False
    state.xenia_paid = False
    state.xenia_tokens = 0


def xenia_dues(state: State) -> int:
    """§4.7 (E-77) Her first gift."""
    return GIFT if state.xenia_due else 0


def xenia_relents(state: State, seat: int) -> None:
    """§6.7 (E-78) If the first gift and everything else is too much, she goes."""
    if state.xenia_due:
        lose_xenia(state, seat)


def xenia_is_paid(state: State, seat: int) -> None:
    """§4.7 (E-85) Her first gift is paid with the bill."""
    if state.xenia_due:
        pay_gift(state, seat)


def count_gifts(state: State) -> None:
    """§6.7 (E-77) Before the upkeep, unless she was paid this turn: a first gift is in the bill, a token goes, or she asks."""
    state.stage = TO_UPKEEP
    host = host_of(state, XENIA)
    if host == NOBODY or state.xenia_due or state.xenia_paid:
        return
    if state.xenia_tokens:
        state.xenia_tokens -= 1
        note(state, GiftCounted, host, state.xenia_tokens)
    else:
        state.asked = host
        state.phase = GIVING_GIFT


def pay_or_refuse(state: State) -> int:
    """§6.7 Whoever has less than she wants can only refuse."""
    return 3 if state.gold[state.asked] >= GIFT else 2


def answer_xenia(state: State, refused: int) -> None:
    """§6.7 She is paid or refused."""
    if refused:
        refuse_gift(state, state.asked)
    else:
        pay_gift(state, state.asked)


def pay_gift(state: State, seat: int) -> None:
    """§6.7 (E-77) Two tokens count the turns to the next one."""
    state.gold[seat] -= GIFT
    state.xenia_tokens = GIFT_TOKENS
    state.xenia_due = False
    state.xenia_paid = True
    note(state, GiftPaid, seat, GIFT)


def refuse_gift(state: State, seat: int) -> None:
    """§6.7 (E-79) She goes to the richest other sheikh with a room, of equals the best looking, or waits."""
    leave(state, XENIA, seat)
    state.xenia_barred = seat
    note(state, GiftRefused, seat)
    seats = best_for(state, XENIA, xenia_sheikhs(state))
    if bit_count(seats) == 1:
        move_in(state, XENIA, lowest_bit(seats))
    else:
        wait(state, XENIA)


def lose_xenia(state: State, seat: int) -> None:
    """§6.7 (E-75, E-78) She leaves the game, and costs nothing, not even Suleika's fee."""
    if state.xenia_fee:
        state.fees -= 1
    leave(state, XENIA, seat)
    state.princesses_gone |= 1 << XENIA
    note(state, XeniaLeft, seat)


# Zahrah


def ask_for_status(state: State, princess: int, seat: int) -> None:
    """§6.5 (E-71) A status card of one's choice."""
    state.asked = seat
    kinds = own_status(state)
    if bit_count(kinds) == 1:
        lose_status(state, lowest_bit(kinds))
    elif kinds:
        state.phase = DISCARDING_STATUS


def own_status(state: State) -> int:
    """§6.5 (E-71) The kinds of which there is one to lose, as bits."""
    kinds = 0
    for kind in range(STATUS_KINDS):
        if state.status[state.asked * STATUS_KINDS + kind]:
            kinds |= 1 << kind
    return kinds


def lose_status(state: State, kind: int) -> None:
    """§6.5 (E-71) Out of the game, or under the deck where the table plays so."""
    state.status[state.asked * STATUS_KINDS + kind] -= 1
    if state.zahrah_under:
        put_status_under(state, kind, PUBLIC)
    else:
        state.status_gone[kind] += 1
    note(state, StatusLost, state.asked, STATUS_COSTS[kind])


# The table of them all


class Character(NamedTuple):
    """§6.4 What she does, where it is not the usual: she takes a room, and brings, demands and wants nothing."""

    sheikhs: Callable[[State], int] = with_rooms
    """Whom she may choose, and how she comes."""
    join: Callable[[State, int, int], None] = move_in
    begin: Callable[[State, int], None] = bring_nothing
    """What begins whenever she moves in, what she demands the first time, and what ends when she leaves."""
    demand: Callable[[State, int, int], None] = demand_nothing
    end: Callable[[State, int], None] = bring_nothing
    greet: Callable[[State], None] = ignore
    """What follows where she lives when somebody else moves in."""
    dues: Callable[[State], int] = no_dues
    """What is due besides her upkeep; and what follows if a bill is too much, when it is paid, and when it is settled."""
    relent: Callable[[State, int], None] = bring_nothing
    pay: Callable[[State, int], None] = bring_nothing
    settle: Callable[[State, int], None] = bring_nothing


CHARACTERS: Final = {
    **dict.fromkeys(range(PRINCESSES), Character()),
    ALBINA: Character(demand=lower_track),
    NOOR: Character(begin=open_purse),
    SAMIRA: Character(demand=ask_for_token),
    ZAHRAH: Character(demand=ask_for_status),
    FIRYAL: Character(demand=lower_track),
    HIND: Character(begin=hind_begins, end=hind_ends),
    SULEIKA: Character(begin=forget_fees, end=forget_fees, greet=suleika_greets, dues=suleika_dues, settle=forget_fees),
    XENIA: Character(xenia_sheikhs, begin=xenia_begins, end=xenia_ends, dues=xenia_dues, relent=xenia_relents, pay=xenia_is_paid),
    SIDI_SULEIMAN: Character(everybody, join=strike),
}
"""Every princess by her number; those who are not named here do as is usual. What is printed on her card is in `components`."""
REMARKABLE: Final = sum(1 << princess for princess, character in CHARACTERS.items() if character != Character())
"""Those who are named there, as bits."""
