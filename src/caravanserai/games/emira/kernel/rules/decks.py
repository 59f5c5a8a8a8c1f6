"""§2.5 Decks: cards are drawn by chance when they are first seen, and keep their place for those who have seen them."""

from caravanserai.core.bits import bit_count
from caravanserai.games.emira.components import ORDER_OF, PUBLIC, TOP, UNDRAWN
from caravanserai.games.emira.kernel.state import State


def take_princess(state: State) -> int:
    """§2.5 The top card of the Emira deck, which has been drawn."""
    return cut_princess(state, 0)


def cut_princess(state: State, place: int) -> int:
    """§2.5 A card out of the Emira deck; those below it move up, each with what is known of it."""
    princess = state.princess_deck[place]
    state.princess_size -= 1
    for index in range(place, state.princess_size):
        state.princess_deck[index] = state.princess_deck[index + 1]
        state.princess_seen[index] = state.princess_seen[index + 1]
        state.princess_group[index] = state.princess_group[index + 1]
        state.princess_known[index] = state.princess_known[index + 1]
    state.princess_deck[state.princess_size] = UNDRAWN
    state.princess_seen[state.princess_size] = 0
    state.princess_group[state.princess_size] = 0
    state.princess_known[state.princess_size] = 0
    return princess


def put_princess_under(state: State, princess: int, seen: int, group: int, known: int) -> None:
    """§2.5 Under the Emira deck, known to whom `seen` and `known` tell; a swap is forgotten there (E-27)."""
    state.swapped &= ~(1 << princess)
    state.princess_deck[state.princess_size] = princess
    state.princess_seen[state.princess_size] = seen
    state.princess_group[state.princess_size] = group
    state.princess_known[state.princess_size] = known
    state.princess_size += 1


def draw_princess_at(state: State, place: int, princess: int) -> None:
    """§2.5 Nobody had seen the card at this place: it is this one."""
    state.princess_deck[place] = princess
    state.princess_pool &= ~(1 << princess)


def arrange_princesses(state: State, count: int, order: int, seat: int) -> None:
    """§7.2 The top cards in another order. All see where those with a mark go (E-27); of the others only this seat knows."""
    cards: list[int] = [0] * TOP
    seen: list[int] = [0] * TOP
    group: list[int] = [0] * TOP
    known: list[int] = [0] * TOP
    for index in range(count):
        cards[index] = state.princess_deck[index]
        seen[index] = state.princess_seen[index]
        group[index] = state.princess_group[index]
        known[index] = state.princess_known[index]
    for index in range(count):
        moved = ORDER_OF[order * TOP + index]
        state.princess_deck[index] = cards[moved]
        state.princess_seen[index] = seen[moved]
        state.princess_group[index] = group[moved]
        state.princess_known[index] = known[moved]
    marked = marked_places(state, count)
    mix_princesses(state, marked, seat)
    mix_princesses(state, ((1 << count) - 1) & ~marked, seat)


def marked_places(state: State, count: int) -> int:
    """§7.2 (E-27) Which of the top cards have the mark of a swap, as bits."""
    places = 0
    for index in range(count):
        if state.swapped >> state.princess_deck[index] & 1:
            places |= 1 << index
    return places


def mix_princesses(state: State, places: int, seat: int) -> None:
    """§2.5 Two or more cards, of which others cannot tell any more which is which: who knew one knows that it is among them.

    A card that was in a group already brings the whole group along: what is known of it is then known of all together.
    """
    if bit_count(places) < 2:
        return
    state.groups += 1
    for place in range(TOP):
        if places >> place & 1:
            old = state.princess_group[place]
            state.princess_known[place] = state.princess_seen[place] | (state.princess_known[place] if old else 0)
            state.princess_seen[place] = 1 << seat
            state.princess_group[place] = state.groups
            for other in range(state.princess_size):
                if old and state.princess_group[other] == old:
                    state.princess_group[other] = state.groups


def take_status(state: State) -> int:
    """§2.5 The top card of the status deck, which has been drawn."""
    kind = state.status_deck[0]
    know_one(state, 0, PUBLIC)
    state.status_size -= 1
    for index in range(state.status_size):
        state.status_deck[index] = state.status_deck[index + 1]
        state.status_seen[index] = state.status_seen[index + 1]
        state.status_group[index] = state.status_group[index + 1]
        state.status_known[index] = state.status_known[index + 1]
    state.status_deck[state.status_size] = UNDRAWN
    state.status_seen[state.status_size] = 0
    state.status_group[state.status_size] = 0
    state.status_known[state.status_size] = 0
    if state.status_upper:
        state.status_upper -= 1
    return kind


def know_one(state: State, place: int, viewers: int) -> None:
    """§2.5 Cards of one cost are alike: who knew that one was among some, and now sees one, cannot tell of a second."""
    strange = viewers & ~state.status_seen[place] & ~state.status_known[place]
    for other in range(state.status_size):
        alike: bool = state.status_deck[other] == state.status_deck[place]
        if alike and state.status_group[place] and state.status_group[other] == state.status_group[place]:
            taken = strange & state.status_known[other] & ~state.status_seen[other]
            state.status_known[other] &= ~taken
            strange &= ~taken


def put_status_under(state: State, kind: int, seen: int) -> None:
    """§2.5 Under the status deck, known to whom `seen` tells."""
    state.status_deck[state.status_size] = kind
    state.status_seen[state.status_size] = seen
    state.status_size += 1


def arrange_status(state: State, count: int, order: int, seat: int) -> None:
    """§7.2 The top cards in another order, which only this seat knows; who knew one knows that it is among them."""
    cards: list[int] = [0] * TOP
    known: list[int] = [0] * TOP
    state.groups += 1
    for index in range(count):
        cards[index] = state.status_deck[index]
        known[index] = state.status_seen[index] | state.status_known[index]
    for index in range(count):
        state.status_deck[index] = cards[ORDER_OF[order * TOP + index]]
        state.status_known[index] = known[ORDER_OF[order * TOP + index]]
        state.status_seen[index] = 1 << seat
        state.status_group[index] = state.groups


def search_status(state: State, kind: int) -> None:
    """§7.2 (E-23) One card is taken out, wherever it is, and all the others are shuffled."""
    for index in range(state.status_size):
        if state.status_deck[index] != UNDRAWN:
            state.status_pool[state.status_deck[index]] += 1
        state.status_deck[index] = UNDRAWN
        state.status_seen[index] = 0
        state.status_group[index] = 0
        state.status_known[index] = 0
    state.status_pool[kind] -= 1
    state.status_size -= 1
    state.status_upper = 0


def is_in_status_deck(state: State, kind: int) -> bool:
    """§7.2 (E-23) Whether a search of the status deck would find such a card."""
    if state.status_pool[kind]:
        return True
    for index in range(state.status_size):
        if state.status_deck[index] == kind:
            return True
    return False


def take_card(state: State) -> int:
    """§2.5 The top event card, which has been drawn."""
    card = state.card_deck[0]
    state.card_size -= 1
    for index in range(state.card_size):
        state.card_deck[index] = state.card_deck[index + 1]
        state.card_seen[index] = state.card_seen[index + 1]
    state.card_deck[state.card_size] = UNDRAWN
    state.card_seen[state.card_size] = 0
    return card


def put_card_under(state: State, card: int, seen: int) -> None:
    """§2.5 Under the deck of events, known to whom `seen` tells."""
    state.card_deck[state.card_size] = card
    state.card_seen[state.card_size] = seen
    state.card_size += 1
