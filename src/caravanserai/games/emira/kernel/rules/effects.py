"""§7.2 What each event card does: first what several have in common, then card by card, then the table of them all."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ALL_ORDERS,
    ARRANGING_PRINCESSES,
    ARRANGING_STATUS,
    BAZAAR,
    BETTER_BREED,
    BREED_FOR,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    CAMEL_RATES,
    CELLS,
    CHANGING_HER_MIND,
    CHANGING_MIND,
    CHOOSING_CARAVAN,
    CHOOSING_LOOK,
    CHOOSING_PLACE,
    CHOOSING_STATUS,
    CHOOSING_TOKEN,
    CHOOSING_TRACK,
    CHOOSING_TURN,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    DUE_OF_THREE,
    EPIDEMIC_FOR,
    FLOWING,
    GOLDEN_TIMES,
    GOOD_LOOKING,
    GUEST_HOUSE,
    HIGHEST_RATE,
    INTERRUPT_SPICE_TRADE,
    LARGE_SLOW,
    LEAVE_HER,
    LOOKING_AT_PRINCESSES,
    LOOKING_AT_STATUS,
    LOOKS_FOR,
    MOVING_VERMIN,
    NEW_ORDERS,
    NEW_SPICE_CARAVAN,
    NOBLE_MERCHANDISE,
    NONE,
    ORDERS_OF_TWO,
    QUIET_DAYS,
    RESTORATION,
    SICK_CAMELS,
    SINGLE_MINDED,
    SMALL_SLOW,
    SPLITTING,
    STATUS_COSTS,
    STATUS_KINDS,
    SWAP_HER,
    TO_EVENTS,
    TO_VERMIN,
    TOKENS,
    TOP,
    TRACK_FIRST,
    TRACK_SPACES,
    TRACKS,
    UNDER_DECK,
    UNDRAWN,
    VERMIN,
    VERMIN_OF_SLOW,
)
from caravanserai.games.emira.events import (
    CamelsBred,
    CamelsDied,
    CaravanGnawed,
    CaravanLoaded,
    GuestHouseAdded,
    LookChosen,
    MindChanged,
    NoCamelsBred,
    PalaceRestored,
    PrincessesArranged,
    PrincessSeen,
    RateRaised,
    SplitChosen,
    StatusArranged,
    StatusChosen,
    StatusSeen,
    TokenChosen,
    TrackNamed,
    TurnChosen,
)
from caravanserai.games.emira.kernel.rules.decks import (
    arrange_princesses,
    arrange_status,
    cut_princess,
    is_in_status_deck,
    know_one,
    marked_places,
    put_princess_under,
    search_status,
)
from caravanserai.games.emira.kernel.rules.princesses import look_again
from caravanserai.games.emira.kernel.rules.values import caravans_on, more_or_less, tokens_of
from caravanserai.games.emira.kernel.state import State

# What several have in common


def needs_nothing(state: State, seat: int) -> bool:
    """§7.1 One that concerns everybody or a deck can be played even if nothing comes of it."""
    return True


def hold_this_turn(state: State, seat: int) -> None:
    """§7.2 What is printed on the card holds for this turn, and that is all."""


def see_nothing(state: State) -> None:
    """§7.2 This card looks into no deck."""


def look_from(state: State, place: int, count: int) -> None:
    """§7.2 Which cards are looked at, from this place on."""
    state.look_place = place
    state.look_next = place
    state.look_count = count


def look_at_princesses(state: State) -> None:
    """§7.2 Cards that nobody has seen are drawn by chance; only this seat sees them."""
    while state.look_next < state.look_place + state.look_count:
        if state.princess_deck[state.look_next] == UNDRAWN:
            state.phase = LOOKING_AT_PRINCESSES
            return
        state.princess_seen[state.look_next] |= 1 << state.asked
        note(state, PrincessSeen, state.asked, state.look_next + 1, state.princess_deck[state.look_next])
        state.look_next += 1
    state.phase = FLOWING
    EFFECTS[state.card].look(state)


def look_at_status(state: State) -> None:
    """§7.2 The same with the status deck."""
    while state.look_next < state.look_count:
        if state.status_deck[state.look_next] == UNDRAWN:
            state.phase = LOOKING_AT_STATUS
            return
        know_one(state, state.look_next, 1 << state.asked)
        state.status_seen[state.look_next] |= 1 << state.asked
        note(state, StatusSeen, state.asked, state.look_next + 1, STATUS_COSTS[state.status_deck[state.look_next]])
        state.look_next += 1
    state.phase = FLOWING
    EFFECTS[state.card].look(state)


def orders(state: State) -> int:
    """§7.2 All six orders of three cards; two cards stay, or change places."""
    return ALL_ORDERS if state.look_count == TOP else ORDERS_OF_TWO


def ask_for_split(state: State, phase: int) -> None:
    """§9.3 Which turn has more, or none; nothing is asked if one card takes back what the other did (E-15)."""
    if state.seats == 3 and more_or_less(state) == 0:
        state.split = NONE
    elif state.seats == 3:
        state.phase = phase


# Bazaar


def open_bazaar(state: State, seat: int) -> None:
    """§7.2 (E-22) Its player chooses in the preparation."""
    state.bazaar = seat


def ask_at_bazaar(state: State) -> None:
    """§7.2 (E-22) Which token, unless there is nothing to choose."""
    state.asked = state.bazaar
    tokens = tokens_in_bag(state)
    if bit_count(tokens) > 1:
        state.phase = CHOOSING_TOKEN
    else:
        choose_token(state, lowest_bit(tokens))


def tokens_in_bag(state: State) -> int:
    """§7.2 (E-22) The kinds that there are."""
    kinds = 0
    for kind in range(TOKENS):
        if state.bag[kind]:
            kinds |= 1 << kind
    return kinds


def choose_token(state: State, kind: int) -> None:
    """§7.2 (E-22) It is on offer."""
    state.bag[kind] -= 1
    state.offer_token = kind
    note(state, TokenChosen, state.bazaar, kind)


# Better Breed


def can_breed_better(state: State, seat: int) -> bool:
    """§7.1 (E-17) There must be a step left."""
    return state.rate[seat] < HIGHEST_RATE


def raise_rate(state: State, seat: int) -> None:
    """§7.2 The camel rate rises a step."""
    state.rate[seat] += 1
    note(state, RateRaised, seat, CAMEL_RATES[state.rate[seat]])


# Camel Breeding and Camel Epidemic


def breed_camels(state: State, seat: int) -> None:
    """§7.2 (E-25) One for every two, for all or for none."""
    wanted = 0
    for owner in range(state.seats):
        wanted += state.camels[owner] // BREED_FOR
    if wanted > state.camels_left:
        note(state, NoCamelsBred)
        return
    state.camels_left -= wanted
    for owner in range(state.seats):
        count = state.camels[owner] // BREED_FOR
        if count:
            state.camels[owner] += count
            note(state, CamelsBred, owner, count)


def lose_camels(state: State, seat: int) -> None:
    """§7.2 (E-26) One of every three."""
    for owner in range(state.seats):
        count = state.camels[owner] // EPIDEMIC_FOR
        if count:
            state.camels[owner] -= count
            state.camels_left += count
            note(state, CamelsDied, owner, count)


# Changing Her Mind


def princesses_to_come(state: State) -> int:
    """§9.3 (E-29, E-30) How many princesses three players can choose among: those of the two turns."""
    count = DUE_OF_THREE + more_or_less(state) if state.seats == 3 else 1
    return count if count < state.princess_size else state.princess_size


def choose_place(state: State, seat: int) -> None:
    """§7.2 The top card; three players say first which of those to come."""
    count = princesses_to_come(state)
    if count > 1:
        state.phase = CHOOSING_PLACE
    elif count == 1:
        look_at_place(state, 0)


def places_to_come(state: State) -> int:
    """§9.3 (E-29, E-30) The places in the deck of these princesses."""
    return (1 << princesses_to_come(state)) - 1


def look_at_place(state: State, place: int) -> None:
    """§7.2 and §9.3 The one card that was named is looked at."""
    look_from(state, place, 1)
    look_at_princesses(state)


def ask_for_mind(state: State) -> None:
    """§7.2 She has been seen."""
    state.phase = CHANGING_MIND


def minds(state: State) -> int:
    """§7.2 (E-28) Who has one preference cannot be swapped."""
    single: bool = SINGLE_MINDED >> state.princess_deck[state.look_place] & 1 != 0
    return 1 << LEAVE_HER | 1 << UNDER_DECK | (0 if single else 1 << SWAP_HER)


def change_mind(state: State, mind: int) -> None:
    """§7.2 (E-27) All hear what was decided, not about whom."""
    princess = state.princess_deck[state.look_place]
    if mind == SWAP_HER:
        state.swapped ^= 1 << princess
    elif mind == UNDER_DECK:
        seen = state.princess_seen[state.look_place]
        group = state.princess_group[state.look_place]
        known = state.princess_known[state.look_place]
        cut_princess(state, state.look_place)
        put_princess_under(state, princess, seen, group, known)
    note(state, MindChanged, state.asked, state.look_place + 1, mind)


# Court Influence


def look_at_court(state: State, seat: int) -> None:
    """§7.2 The top three princesses, or as many as there are."""
    look_from(state, 0, TOP if state.princess_size > TOP else state.princess_size)
    look_at_princesses(state)


def ask_for_order(state: State) -> None:
    """§7.2 They have been seen; a single one stays where she is."""
    if state.look_count > 1:
        state.phase = ARRANGING_PRINCESSES


def put_princesses_back(state: State, order: int) -> None:
    """§7.2 In this order."""
    arrange_princesses(state, state.look_count, order, state.asked)
    note(state, PrincessesArranged, state.asked, order, marked_places(state, state.look_count))


# Double Trouble


def double_trouble(state: State, seat: int) -> None:
    """§9.3 Three players: in which of the two turns one more chooses."""
    ask_for_split(state, SPLITTING)


def both_turns(state: State) -> int:
    """§9.3 The odd turn, or the even one."""
    return 3


def choose_split(state: State, more: int) -> None:
    """§9.3 One in the odd turn and two in the even one, or two and one."""
    state.split = 1 + more
    note(state, SplitChosen, state.asked, state.split)


# Good Looking


def ask_for_look(state: State, seat: int) -> None:
    """§7.2 (E-33) Beauty, manners or clothes."""
    state.phase = CHOOSING_LOOK


def all_tokens(state: State) -> int:
    """§7.2 (E-33) Any kind."""
    return (1 << TOKENS) - 1


def choose_look(state: State, kind: int) -> None:
    """§7.2 (E-33) The kind is fixed, the bonus counted all the time, unless the table plays it fixed."""
    seat = state.asked
    bonus = tokens_of(state, seat, kind) // LOOKS_FOR
    state.looks[seat * TOKENS + kind] += 1
    state.looks_bonus[seat] += bonus
    note(state, LookChosen, seat, kind, bonus)


# Guest House


def add_guest_house(state: State, seat: int) -> None:
    """§7.2 One more room."""
    state.guest_houses[seat] += 1
    note(state, GuestHouseAdded, seat)


# New Orders


def look_at_orders(state: State, seat: int) -> None:
    """§7.2 The top three status cards, or as many as there are."""
    look_from(state, 0, TOP if state.status_size > TOP else state.status_size)
    look_at_status(state)


def ask_for_status_order(state: State) -> None:
    """§7.2 They have been seen; a single one stays where it is."""
    if state.look_count > 1:
        state.phase = ARRANGING_STATUS


def put_status_back(state: State, order: int) -> None:
    """§7.2 In this order. No card of 3 points was among the first ones, so none has come there."""
    arrange_status(state, state.look_count, order, state.asked)
    note(state, StatusArranged, state.asked, order)
    if state.status_upper < state.look_count:
        state.status_upper = 0


# New Spice Caravan


def has_load(state: State, seat: int) -> bool:
    """§7.1 (E-17) There must be a caravan that can move."""
    return loads_of(state, seat) != 0


def loads_of(state: State, seat: int) -> int:
    """§7.2 (E-35) The spaces with a caravan that is not at the right end of its track, as bits."""
    cells = 0
    for cell in range(CELLS):
        if can_load(state, seat, cell):
            cells |= 1 << cell
    return cells


def own_loads(state: State) -> int:
    """§7.2 (E-35) Those of the player of the card."""
    return loads_of(state, state.asked)


def track_of(cell: int) -> int:
    """§5.4 The track that a caravan's space belongs to, and so its kind."""
    track = 0
    while track + 1 < TRACKS and TRACK_FIRST[track + 1] <= cell:
        track += 1
    return track


def can_load(state: State, seat: int, cell: int) -> bool:
    """§7.2 (E-35) A caravan of one's own that is not at the right end of its track."""
    track = track_of(cell)
    return state.caravans[seat * CELLS + cell] > 0 and cell + 1 < TRACK_FIRST[track] + TRACK_SPACES[track]


def choose_load(state: State, seat: int) -> None:
    """§7.2 Which one is asked, unless there is only one space to choose."""
    loads = loads_of(state, seat)
    if bit_count(loads) > 1:
        state.phase = CHOOSING_CARAVAN
    else:
        load(state, lowest_bit(loads))


def load(state: State, cell: int) -> None:
    """§7.2 A caravan moves a space to the right."""
    seat, track = state.asked, track_of(cell)
    state.caravans[seat * CELLS + cell] -= 1
    state.caravans[seat * CELLS + cell + 1] += 1
    note(state, CaravanLoaded, seat, track, cell - TRACK_FIRST[track] + 1)


# Noble Merchandise


def order_merchandise(state: State, seat: int) -> None:
    """§7.2 (E-23) Its player chooses in the preparation."""
    state.merchandise = seat


def ask_for_honour(state: State) -> None:
    """§7.2 (E-23) Which card, unless there is nothing to choose."""
    state.asked = state.merchandise
    kinds = status_in_deck(state)
    if bit_count(kinds) > 1:
        state.phase = CHOOSING_STATUS
    else:
        choose_honour(state, lowest_bit(kinds))


def status_in_deck(state: State) -> int:
    """§7.2 (E-23) The kinds that there are."""
    kinds = 0
    for kind in range(STATUS_KINDS):
        if is_in_status_deck(state, kind):
            kinds |= 1 << kind
    return kinds


def choose_honour(state: State, kind: int) -> None:
    """§7.2 (E-23) It is on offer, and the rest is shuffled."""
    search_status(state, kind)
    state.offer_status = kind
    note(state, StatusChosen, state.asked, STATUS_COSTS[kind])


# Quiet Days


def quiet_days(state: State, seat: int) -> None:
    """§9.3 (E-38) Three players: in which of the two turns nobody chooses."""
    ask_for_split(state, CHOOSING_TURN)


def choose_turn(state: State, half: int) -> None:
    """§9.3 (E-38) Nobody chooses in this one."""
    state.split = 1 - half
    note(state, TurnChosen, state.asked, half)


# Restoration


def restore_palace(state: State, seat: int) -> None:
    """§7.2 and §10.1 The palace track rises."""
    state.track[seat] += 1
    note(state, PalaceRestored, seat, state.track[seat])


# Vermin


def ask_for_track(state: State, seat: int) -> None:
    """§7.2 (E-36) A kind of caravan is named."""
    state.phase = CHOOSING_TRACK


def all_tracks(state: State) -> int:
    """§7.2 (E-36) Any kind."""
    return (1 << TRACKS) - 1


def name_track(state: State, track: int) -> None:
    """§7.2 (E-36) Owners follow, clockwise from the player of the card on."""
    state.vermin_track = track
    state.vermin_left = 0
    state.vermin_first = 0
    state.place = 0
    state.starter = state.asked
    note(state, TrackNamed, state.asked, track)
    state.stage = TO_VERMIN


def send_vermin(state: State) -> None:
    """§7.2 (E-36) One caravan of each owner; two of a slow kind, if there are two. Whoever has a choice is asked."""
    while state.place < state.seats:
        state.asked = (state.starter + state.place) % state.seats
        if state.vermin_left == 0:
            count = caravans_on(state, state.asked, state.vermin_track)
            slow: bool = state.vermin_track in (SMALL_SLOW, LARGE_SLOW)
            state.vermin_left = VERMIN_OF_SLOW if slow and count > 1 else 1 if count else 0
            state.vermin_first = 0
        if state.vermin_left == 0:
            state.place += 1
        elif bit_count(gnawable(state)) > 1:
            state.phase = MOVING_VERMIN
            return
        else:
            gnaw(state, lowest_bit(gnawable(state)))
    end_vermin(state)


def end_vermin(state: State) -> None:
    """§7.2 When all owners have moved theirs, it goes on with the next player's event."""
    state.asked = state.starter
    state.place = (state.starter - state.first + state.seats) % state.seats + 1
    state.vermin_track = NONE
    state.vermin_first = 0
    look_again(state, TO_EVENTS)


def gnawable(state: State) -> int:
    """§7.2 The spaces that the owner has to choose among, as bits of all tracks."""
    cells = 0
    for space in range(1, TRACK_SPACES[state.vermin_track] + 1):
        if can_gnaw(state, space):
            cells |= 1 << TRACK_FIRST[state.vermin_track] + space - 1
    return cells


def can_gnaw(state: State, space: int) -> bool:
    """§7.2 Two that move are two different ones: the one on the right is chosen first."""
    base = state.asked * CELLS + TRACK_FIRST[state.vermin_track] - 1
    if space > TRACK_SPACES[state.vermin_track] or state.caravans[base + space] == 0:
        return False
    if state.vermin_first:
        moved = 1 if space == state.vermin_first - 1 else 0
        return space <= state.vermin_first and state.caravans[base + space] > moved
    if state.vermin_left == 2:
        others = -1
        for left in range(1, space + 1):
            others += state.caravans[base + left]
        return others > 0
    return True


def gnaw(state: State, cell: int) -> None:
    """§7.2 (E-37) From the first space it is lost, and does not pay."""
    own, space = state.asked * CELLS + cell, cell - TRACK_FIRST[state.vermin_track] + 1
    state.caravans[own] -= 1
    if space > 1:
        state.caravans[own - 1] += 1
    elif state.vermin_track < LARGE_SLOW:
        state.small_left += 1
    else:
        state.large_left += 1
    note(state, CaravanGnawed, state.asked, state.vermin_track, space)
    state.vermin_left -= 1
    state.vermin_first = space if state.vermin_left else 0
    if state.vermin_left == 0:
        state.place += 1


# The table of them all


class Effect(NamedTuple):
    """§7.2 What a card does, where it is not the usual: it needs nothing, and only holds for this turn."""

    happen: Callable[[State, int], None] = hold_this_turn
    """What is done at once, asked, or remembered for a later phase."""
    can_play: Callable[[State, int], bool] = needs_nothing
    """Whether there is the thing of one's own that it needs."""
    look: Callable[[State], None] = see_nothing
    """What is asked when its player has seen the cards that it looks at."""


EFFECTS: Final = {
    BAZAAR: Effect(open_bazaar),
    BETTER_BREED: Effect(raise_rate, can_play=can_breed_better),
    CAMEL_BREEDING: Effect(breed_camels),
    CAMEL_EPIDEMIC: Effect(lose_camels),
    CHANGING_HER_MIND: Effect(choose_place, look=ask_for_mind),
    COURT_INFLUENCE: Effect(look_at_court, look=ask_for_order),
    DOUBLE_TROUBLE: Effect(double_trouble),
    GOLDEN_TIMES: Effect(),
    GOOD_LOOKING: Effect(ask_for_look),
    GUEST_HOUSE: Effect(add_guest_house),
    INTERRUPT_SPICE_TRADE: Effect(),
    NEW_ORDERS: Effect(look_at_orders, look=ask_for_status_order),
    NEW_SPICE_CARAVAN: Effect(choose_load, can_play=has_load),
    NOBLE_MERCHANDISE: Effect(order_merchandise),
    QUIET_DAYS: Effect(quiet_days),
    RESTORATION: Effect(restore_palace),
    SICK_CAMELS: Effect(),
    VERMIN: Effect(ask_for_track),
}
"""Every event card. Its symbol, whether it stays, and what holds for this turn is on the card (`components`)."""
