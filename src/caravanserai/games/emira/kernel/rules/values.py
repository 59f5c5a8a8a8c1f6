"""§3 What princesses look at, and what things cost a seat."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.games.emira.components import (
    BASE_ROOMS,
    BEAUTY,
    BY_APPEARANCE,
    BY_MONEY,
    BY_PALACE,
    BY_STATUS,
    CAMEL_RATES,
    CARDS,
    CELLS,
    CLOTHES,
    FEWER_PRINCESSES,
    HAGGLERS,
    HALVES,
    LENDERS,
    LOOKS_FOR,
    MANNERS,
    MORE_PRINCESSES,
    NOBLE,
    NOBODY,
    OPEN_HANDED,
    PRICED,
    PRICES,
    PRINCESS_PRICES,
    PRINCESS_STATUS,
    RELIEF_LIMIT,
    RELIEF_PRINCESSES,
    SICKNESS,
    STATUS,
    STATUS_COSTS,
    STATUS_KINDS,
    STATUS_POINTS,
    TOKENS,
    TRACK_FIRST,
    TRACK_SPACES,
    TWO_CARDS,
)
from caravanserai.games.emira.kernel.state import State


def lives_with(state: State, seat: int, princess: int) -> bool:
    """§6.4 Whether a princess lives here, and so brings what she brings."""
    return state.guests[seat] >> princess & 1 != 0


def host_of(state: State, princess: int) -> int:
    """§6.4 The seat that a princess lives with, or NOBODY."""
    for seat in range(state.seats):
        if lives_with(state, seat, princess):
            return seat
    return NOBODY


def princesses_of(state: State, seat: int) -> int:
    """§3.3 How many rooms are taken."""
    return bit_count(state.guests[seat])


def tokens_of(state: State, seat: int, kind: int) -> int:
    """§3.1 (E-10) One's own, and the one that Nadia or Layla brings."""
    return state.tokens[seat * TOKENS + kind] + bit_count(state.guests[seat] & LENDERS[kind])


def appearance_of(state: State, seat: int) -> int:
    """§3.1 (E-57) Tokens, one more for each set, and what the cards that stay add (E-33)."""
    beauty = tokens_of(state, seat, BEAUTY)
    manners = tokens_of(state, seat, MANNERS)
    clothes = tokens_of(state, seat, CLOTHES)
    sets = beauty if beauty < manners else manners
    sets = sets if sets < clothes else clothes
    return beauty + manners + clothes + sets + looks_of(state, seat)


def looks_of(state: State, seat: int) -> int:
    """§7.2 (E-33) One more for every three tokens of a kind, counted now or when the card was played."""
    if state.looks_fixed:
        return state.looks_bonus[seat]
    bonus = 0
    for kind in range(TOKENS):
        bonus += state.looks[seat * TOKENS + kind] * (tokens_of(state, seat, kind) // LOOKS_FOR)
    return bonus


def status_of(state: State, seat: int) -> int:
    """§3.2 Points of status cards, and one each for Halimah and Rasha."""
    points = 0
    for kind in range(STATUS_KINDS):
        points += state.status[seat * STATUS_KINDS + kind] * STATUS_POINTS[kind]
    noble = state.guests[seat] & NOBLE
    while noble:
        points += PRINCESS_STATUS[lowest_bit(noble)]
        noble &= noble - 1
    return points


def palace_of(state: State, seat: int) -> int:
    """§3.3 and §10.1 (E-59) In half points: the sections, and the palace track of the advanced game."""
    return HALVES * state.sections[seat] + state.track[seat]


def has_room(state: State, seat: int) -> bool:
    """§3.3 (E-60) Two rooms, one for each section and each guest house."""
    return princesses_of(state, seat) < BASE_ROOMS + state.sections[seat] + state.guest_houses[seat]


def more_or_less(state: State) -> int:
    """§7.2 Double Trouble: one princess more to come; Quiet Days: one less; both, and it is as usual (E-15)."""
    return bit_count(state.played & MORE_PRINCESSES) - bit_count(state.played & FEWER_PRINCESSES)


def seen_of(state: State, seat: int, by: int) -> int:
    """§3 What a princess sees who looks at this; for money, the gold in hand at this moment (§3.4)."""
    if by == BY_APPEARANCE:
        return appearance_of(state, seat)
    if by == BY_STATUS:
        return status_of(state, seat)
    if by == BY_PALACE:
        return palace_of(state, seat)
    if by == BY_MONEY:
        return state.gold[seat]
    return princesses_of(state, seat)


def is_open(state: State, seat: int) -> bool:
    """§2.5 Whether everybody sees this seat's gold: Noor lives there."""
    return state.guests[seat] & OPEN_HANDED != 0


def discount_of(state: State, seat: int) -> int:
    """§5.3 (E-40) Nothing while camels are sick."""
    if state.played & SICKNESS:
        return 0
    return state.camels[seat] * CAMEL_RATES[state.rate[seat]]


def net_of(state: State, seat: int, bid: int) -> int:
    """§5.3 (E-53) What is paid for a bid."""
    net = bid - discount_of(state, seat)
    return net if net > 0 else 0


def caravans_on(state: State, seat: int, track: int) -> int:
    """§4.2 A seat's caravans on one track."""
    count = 0
    for space in range(TRACK_SPACES[track]):
        count += state.caravans[seat * CELLS + TRACK_FIRST[track] + space]
    return count


def has_caravan(state: State, seat: int) -> bool:
    """§5.5 Whether a seat has any caravan under way."""
    for cell in range(CELLS):
        if state.caravans[seat * CELLS + cell]:
            return True
    return False


def hand_size(state: State, seat: int) -> int:
    """§2.5 How many event cards a seat holds, as everybody may know."""
    count = 0
    for card in range(CARDS):
        count += state.hand[seat * CARDS + card]
    return count


def price_for(guests: int, thing: int) -> int:
    """§5.4 and §4.5 (E-04, E-08) An action, or event cards to choose from, as cheap as anybody who lives there makes it."""
    price = PRICES[thing]
    hagglers = guests & HAGGLERS[thing]
    while hagglers:
        asked = PRINCESS_PRICES[lowest_bit(hagglers) * PRICED + thing]
        price = asked if asked < price else price
        hagglers &= hagglers - 1
    return price


def price_of(state: State, seat: int, action: int) -> int:
    """§5.4 A status card costs what it says."""
    if action == STATUS:
        return STATUS_COSTS[state.offer_status]
    return price_for(state.guests[seat], action)


def cards_price(state: State, seat: int, tier: int) -> int:
    """§4.5 Two or three event cards to choose from."""
    return price_for(state.guests[seat], TWO_CARDS + tier)


def needs_relief(state: State, seat: int) -> bool:
    """§5.5 (E-50) Less than 500 gold, or four princesses and no caravan."""
    return state.gold[seat] < RELIEF_LIMIT or is_stranded(state, seat)


def is_stranded(state: State, seat: int) -> bool:
    """§5.5 Four princesses or more and no caravan: relief, however rich."""
    return princesses_of(state, seat) >= RELIEF_PRINCESSES and not has_caravan(state, seat)
