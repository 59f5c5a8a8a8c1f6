"""§7 Event cards: when they can be played, and what they do."""

from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ARRANGING_PRINCESSES,
    ARRANGING_STATUS,
    BAZAAR,
    BETTER_BREED,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    CAMEL_RATES,
    CARDS,
    CELLS,
    CHANGING_HER_MIND,
    CHANGING_MIND,
    CHOOSING_CARAVAN,
    CHOOSING_LOOK,
    CHOOSING_PLACE,
    CHOOSING_TRACK,
    CHOOSING_TURN,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    FLOWING,
    GOOD_LOOKING,
    GUEST_HOUSE,
    HIGHEST_RATE,
    LARGE_SLOW,
    LOOKING_AT_PRINCESSES,
    LOOKING_AT_STATUS,
    MOVING_VERMIN,
    NEW_ORDERS,
    NEW_SPICE_CARAVAN,
    NOBLE_MERCHANDISE,
    NONE,
    QUIET_DAYS,
    RESTORATION,
    SMALL_SLOW,
    SPLITTING,
    STATUS_COSTS,
    SWAP_HER,
    SYMBOLS,
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
)
from caravanserai.games.emira.events import (
    CamelsBred,
    CamelsDied,
    CaravanGnawed,
    CaravanLoaded,
    CardPlayed,
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
    StatusSeen,
    TrackNamed,
    TurnChosen,
)
from caravanserai.games.emira.kernel.rules.decks import (
    arrange_princesses,
    arrange_status,
    cut_princess,
    know_one,
    marked_places,
    put_princess_under,
)
from caravanserai.games.emira.kernel.rules.princesses import look_again
from caravanserai.games.emira.kernel.rules.values import caravans_on, more_or_less, tokens_of
from caravanserai.games.emira.kernel.state import State

# §7.1 Symbols


def is_symbol_used(state: State, card: int) -> bool:
    """§7.1 (E-15) A card with the same symbol, or by the table's choice of the same name, was played this turn."""
    if SYMBOLS[card] == 0:
        return False
    if state.by_titles:
        return state.played >> card & 1 != 0
    for other in range(CARDS):
        if state.played >> other & 1 and SYMBOLS[other] == SYMBOLS[card]:
            return True
    return False


def can_play(state: State, seat: int, card: int) -> bool:
    """§4.1 and §7.1 (E-17) A card of one's own whose symbol is free, and the thing of one's own that it needs."""
    if state.hand[seat * CARDS + card] == 0 or is_symbol_used(state, card):
        return False
    if card == NEW_SPICE_CARAVAN:
        return loadable(state, seat) > 0
    if card == BETTER_BREED:
        return state.rate[seat] < HIGHEST_RATE
    return True


def loadable(state: State, seat: int) -> int:
    """§7.2 (E-35) How many spaces have a caravan that is not at the right end of its track."""
    count = 0
    for cell in range(CELLS):
        if can_load(state, seat, cell):
            count += 1
    return count


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


# §7.2 The cards


def play_card(state: State, card: int) -> None:
    """§4.1 It leaves the game, unless it stays before its owner; undecided princesses look again afterwards."""
    seat = state.asked
    state.hand[seat * CARDS + card] -= 1
    state.played |= 1 << card
    state.card = card
    if card not in (GOOD_LOOKING, GUEST_HOUSE):
        state.cards_gone[card] += 1
    note(state, CardPlayed, seat, card)
    look_again(state, TO_EVENTS)
    take_effect(state, seat, card)


def take_effect(state: State, seat: int, card: int) -> None:
    """§7.2 What cannot be done at once is asked, or remembered for a later phase."""
    if card == BAZAAR:
        state.bazaar = seat
    elif card == NOBLE_MERCHANDISE:
        state.merchandise = seat
    elif card == BETTER_BREED:
        state.rate[seat] += 1
        note(state, RateRaised, seat, CAMEL_RATES[state.rate[seat]])
    elif card == CAMEL_BREEDING:
        breed_camels(state)
    elif card == CAMEL_EPIDEMIC:
        lose_camels(state)
    elif card == CHANGING_HER_MIND:
        choose_place(state)
    elif card == COURT_INFLUENCE:
        look_from(state, 0, TOP if state.princess_size > TOP else state.princess_size)
        look_at_princesses(state)
    elif card == NEW_ORDERS:
        look_from(state, 0, TOP if state.status_size > TOP else state.status_size)
        look_at_status(state)
    elif card in (DOUBLE_TROUBLE, QUIET_DAYS) and state.seats == 3:
        ask_for_split(state, card)
    elif card == GOOD_LOOKING:
        state.phase = CHOOSING_LOOK
    elif card == GUEST_HOUSE:
        state.guest_houses[seat] += 1
        note(state, GuestHouseAdded, seat)
    elif card == NEW_SPICE_CARAVAN:
        choose_load(state, seat)
    elif card == RESTORATION:
        state.track[seat] += 1
        note(state, PalaceRestored, seat, state.track[seat])
    elif card == VERMIN:
        state.phase = CHOOSING_TRACK


def breed_camels(state: State) -> None:
    """§7.2 (E-25) One for every two, for all or for none."""
    wanted = 0
    for seat in range(state.seats):
        wanted += state.camels[seat] // 2
    if wanted > state.camels_left:
        note(state, NoCamelsBred)
        return
    state.camels_left -= wanted
    for seat in range(state.seats):
        count = state.camels[seat] // 2
        if count:
            state.camels[seat] += count
            note(state, CamelsBred, seat, count)


def lose_camels(state: State) -> None:
    """§7.2 (E-26) One of every three."""
    for seat in range(state.seats):
        count = state.camels[seat] // 3
        if count:
            state.camels[seat] -= count
            state.camels_left += count
            note(state, CamelsDied, seat, count)


def princesses_to_come(state: State) -> int:
    """§9.3 (E-29, E-30) How many princesses three players can choose among: those of the two turns."""
    if state.seats != 3:
        count = 1
    else:
        count = 2 + more_or_less(state)
    return count if count < state.princess_size else state.princess_size


def choose_place(state: State) -> None:
    """§7.2 The top card; three players say first which of those to come."""
    count = princesses_to_come(state)
    if count > 1:
        state.phase = CHOOSING_PLACE
    elif count == 1:
        look_at_place(state, 0)


def look_at_place(state: State, place: int) -> None:
    """§7.2 and §9.3 The one card that was named is looked at."""
    look_from(state, place, 1)
    look_at_princesses(state)


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
    if state.card == CHANGING_HER_MIND:
        state.phase = CHANGING_MIND
    elif state.look_count > 1:
        state.phase = ARRANGING_PRINCESSES


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
    state.phase = ARRANGING_STATUS if state.look_count > 1 else FLOWING


def put_princesses_back(state: State, order: int) -> None:
    """§7.2 Court influence."""
    arrange_princesses(state, state.look_count, order, state.asked)
    note(state, PrincessesArranged, state.asked, order, marked_places(state, state.look_count))


def put_status_back(state: State, order: int) -> None:
    """§7.2 New orders. No card of 3 points was among the first ones, so none has come there."""
    arrange_status(state, state.look_count, order, state.asked)
    note(state, StatusArranged, state.asked, order)
    if state.status_upper < state.look_count:
        state.status_upper = 0


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


def ask_for_split(state: State, card: int) -> None:
    """§9.3 Which turn has more, or none; nothing is asked if one card takes back what the other did (E-15)."""
    if more_or_less(state) == 0:
        state.split = NONE
    else:
        state.phase = SPLITTING if card == DOUBLE_TROUBLE else CHOOSING_TURN


def choose_split(state: State, now: int) -> None:
    """§9.3"""
    state.split = now
    note(state, SplitChosen, state.asked, now)


def choose_turn(state: State, half: int) -> None:
    """§9.3 (E-38)"""
    state.split = 1 - half
    note(state, TurnChosen, state.asked, half)


def choose_look(state: State, kind: int) -> None:
    """§7.2 (E-33) Good looking: the kind is fixed, the bonus counted all the time, unless the table plays it fixed."""
    seat = state.asked
    bonus = tokens_of(state, seat, kind) // 3
    state.looks[seat * TOKENS + kind] += 1
    state.looks_bonus[seat] += bonus
    note(state, LookChosen, seat, kind, bonus)


def choose_load(state: State, seat: int) -> None:
    """§7.2 New spice caravan: which one is asked, unless there is only one space to choose."""
    if loadable(state, seat) > 1:
        state.phase = CHOOSING_CARAVAN
        return
    for cell in range(CELLS):
        if can_load(state, seat, cell):
            load(state, cell)
            return


def load(state: State, cell: int) -> None:
    """§7.2 New Spice Caravan: a caravan moves a space to the right."""
    seat, track = state.asked, track_of(cell)
    state.caravans[seat * CELLS + cell] -= 1
    state.caravans[seat * CELLS + cell + 1] += 1
    note(state, CaravanLoaded, seat, track, cell - TRACK_FIRST[track] + 1)


# §7.2 Vermin


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
            state.vermin_left = 2 if slow and count > 1 else 1 if count else 0
            state.vermin_first = 0
        if state.vermin_left == 0:
            state.place += 1
        elif gnawable(state) > 1:
            state.phase = MOVING_VERMIN
            return
        else:
            gnaw_only(state)
    end_vermin(state)


def end_vermin(state: State) -> None:
    """§7.2 When all owners have moved theirs, it goes on with the next player's event."""
    state.asked = state.starter
    state.place = (state.starter - state.first + state.seats) % state.seats + 1
    state.vermin_track = NONE
    state.vermin_first = 0
    look_again(state, TO_EVENTS)


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


def gnawable(state: State) -> int:
    """§7.2 How many spaces the owner has to choose among."""
    count = 0
    for space in range(1, TRACK_SPACES[state.vermin_track] + 1):
        if can_gnaw(state, space):
            count += 1
    return count


def gnaw_only(state: State) -> None:
    """§7.2 With a single space to choose, nobody is asked."""
    for space in range(1, TRACK_SPACES[state.vermin_track] + 1):
        if can_gnaw(state, space):
            gnaw(state, space)
            return


def gnaw(state: State, space: int) -> None:
    """§7.2 (E-37) From the first space it is lost, and does not pay."""
    cell = state.asked * CELLS + TRACK_FIRST[state.vermin_track] + space - 1
    state.caravans[cell] -= 1
    if space > 1:
        state.caravans[cell - 1] += 1
    elif state.vermin_track < LARGE_SLOW:
        state.small_left += 1
    else:
        state.large_left += 1
    note(state, CaravanGnawed, state.asked, state.vermin_track, space)
    state.vermin_left -= 1
    state.vermin_first = space if state.vermin_left else 0
    if state.vermin_left == 0:
        state.place += 1
