"""§4.7 Upkeep: everybody's bill, and what happens to who cannot pay (§10.2)."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import FLOWING, LOSING_PRINCESS, PUBLIC, PUTTING_UNDER, TO_BILL, TO_UPKEEP, TO_WIN
from caravanserai.games.emira.events import PrincessLost, PutUnder, ShuffledUnder, UpkeepPaid
from caravanserai.games.emira.kernel.rules.characters import CHARACTERS, REMARKABLE, bill_of, leave
from caravanserai.games.emira.kernel.rules.decks import put_princess_under
from caravanserai.games.emira.kernel.rules.princesses import look_again
from caravanserai.games.emira.kernel.state import State


def next_upkeep(state: State) -> None:
    """§4.7 (E-83) From the first player on; at the end undecided princesses look again, and then it is seen who has won."""
    if state.place == state.seats:
        state.upkeep_over = True
        look_again(state, TO_WIN)
        return
    state.asked = (state.first + state.place) % state.seats
    state.place += 1
    state.stage = TO_BILL


def settle_bill(state: State) -> None:
    """§4.7 In full; without Xenia, if her first gift is too much (E-78); else somebody leaves."""
    seat = state.asked
    dear: bool = bill_of(state, seat) > state.gold[seat]
    if dear:
        ask_less(state, seat)
        dear = bill_of(state, seat) > state.gold[seat]
    if not dear:
        pay_bill(state, seat)
        return
    state.defaulted |= 1 << seat
    if not state.advanced:
        note(state, UpkeepPaid, seat, state.gold[seat], False)
        state.gold[seat] = 0
    lose_one(state, seat)


def ask_less(state: State, seat: int) -> None:
    """§4.7 (E-78) Who asks for more than her upkeep may leave it at that, or go."""
    guests = state.guests[seat] & REMARKABLE
    while guests:
        CHARACTERS[lowest_bit(guests)].relent(state, seat)
        guests &= guests - 1


def pay_bill(state: State, seat: int) -> None:
    """§4.7 (E-85) What is paid to a princess herself, and then the bill."""
    guests = state.guests[seat] & REMARKABLE
    while guests:
        CHARACTERS[lowest_bit(guests)].pay(state, seat)
        guests &= guests - 1
    bill = bill_of(state, seat)
    state.gold[seat] -= bill
    if bill or state.defaulted >> seat & 1:
        note(state, UpkeepPaid, seat, bill, not state.defaulted >> seat & 1)
    end_bill(state, seat)


def end_bill(state: State, seat: int) -> None:
    """§4.7 Fees are paid once; who was drawn goes under the deck; and the next one pays."""
    guests = state.guests[seat] & REMARKABLE
    while guests:
        CHARACTERS[lowest_bit(guests)].settle(state, seat)
        guests &= guests - 1
    state.stage = TO_UPKEEP
    state.phase = FLOWING
    if state.per_payment:
        look_again(state, TO_UPKEEP)
    if bit_count(state.princesses_lost) == 1:
        put_lost_under(state, lowest_bit(state.princesses_lost))
    elif state.princesses_lost:
        state.groups += 1
        state.phase = PUTTING_UNDER


def lose_one(state: State, seat: int) -> None:
    """§4.7 (E-84) and §10.2 Drawn by lot, unless there is only one."""
    state.phase = LOSING_PRINCESS
    if bit_count(state.guests[seat]) == 1:
        lose_princess(state, lowest_bit(state.guests[seat]))


def lose_princess(state: State, princess: int) -> None:
    """§4.7 One in the basic game; §10.2 in the advanced game as many as it takes."""
    seat = state.asked
    state.phase = FLOWING
    leave(state, princess, seat)
    state.princesses_lost |= 1 << princess
    note(state, PrincessLost, seat, princess)
    if not state.advanced:
        end_bill(state, seat)
    elif bill_of(state, seat) <= state.gold[seat]:
        pay_bill(state, seat)
    else:
        lose_one(state, seat)


def put_lost_under(state: State, princess: int) -> None:
    """§4.7 and §10.2 Everybody knows who it is, unless several are shuffled."""
    state.princesses_lost &= ~(1 << princess)
    if state.phase == PUTTING_UNDER:
        put_princess_under(state, princess, 0, state.groups, PUBLIC)
        note(state, ShuffledUnder, princess)
    else:
        put_princess_under(state, princess, PUBLIC, 0, 0)
        note(state, PutUnder, princess)
    if state.princesses_lost == 0:
        state.phase = FLOWING
