"""§1 and §2 Pieces on their way: meeples to tiles and bag, cards to hands and discards, camels, gold."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    BAAL,
    FAKIR,
    MONKIR,
    NO_TILE,
    NOBODY,
    RESOURCES,
    TRIBES,
    WATCH_OTHER,
    WATCH_OWN,
)
from caravanserai.games.five_tribes.events import (
    CamelPlaced,
    DjinnPaid,
    FakirsSpent,
    LastCamel,
    PalacePlaced,
    PalmPlaced,
    Reshuffled,
)
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of
from caravanserai.games.five_tribes.kernel.state import State


def put_meeples(state: State, tile: int, pack: int) -> None:
    """§1 Meeples onto a tile; `where` keeps the tiles on which each tribe stands."""
    state.meeples[tile] += pack
    for tribe in range(TRIBES):
        if count_of(pack, tribe):
            state.where[tribe] |= 1 << tile


def remove_meeples(state: State, tile: int, tribe: int, count: int) -> None:
    """§1 Meeples off a tile; with the last of its tribe, `where` forgets the tile."""
    state.meeples[tile] -= count * one_of(tribe)
    if count_of(state.meeples[tile], tribe) == 0:
        state.where[tribe] &= ~(1 << tile)


def to_bag(state: State, tribe: int, count: int) -> None:
    """§1 Meeples back into the bag they came from, or out of it again."""
    state.bag[tribe] += count
    state.bag_size += count


def fakirs_of(state: State, seat: int) -> int:
    """§1 The fakirs in a hand, who are no goods."""
    return state.hand[seat * RESOURCES + FAKIR]


def has_goods(state: State, seat: int) -> bool:
    """§1 Whether a hand holds anything but fakirs."""
    return state.cards[seat] > fakirs_of(state, seat)


def give_card(state: State, seat: int, kind: int) -> None:
    """§1 A resource card comes into a hand."""
    state.hand[seat * RESOURCES + kind] += 1
    state.cards[seat] += 1


def take_card(state: State, seat: int, kind: int, count: int) -> None:
    """§1 Resource cards leave a hand; where to is the caller's business."""
    state.hand[seat * RESOURCES + kind] -= count
    state.cards[seat] -= count


def throw_away(state: State, kind: int, count: int) -> None:
    """§3.8 Onto the discard pile of resources."""
    state.discard[kind] += count
    state.discard_size += count


def spend_fakirs(state: State, seat: int, count: int) -> None:
    """§3.7 Spent fakirs go to the discards."""
    if count:
        take_card(state, seat, FAKIR, count)
        throw_away(state, FAKIR, count)
        note(state, FakirsSpent, seat, count)


def take_from_row(state: State, place: int) -> int:
    """§3.5 and §3.6 The card at this place of the row; the others close up. Gaps are not filled before the round ends."""
    kind = state.row[place]
    state.row_count -= 1
    for index in range(place, state.row_count):
        state.row[index] = state.row[index + 1]
    return kind


def can_draw_card(state: State) -> bool:
    """§3.8 Whether the pile has a card, or can be made anew from the discards."""
    return state.pile_size + state.discard_size > 0


def need_pile(state: State) -> None:
    """§3.8 An empty pile is made anew from the discards."""
    if state.pile_size == 0 and state.discard_size > 0:
        for kind in range(RESOURCES):
            state.pile[kind] = state.discard[kind]
            state.discard[kind] = 0
        state.pile_size = state.discard_size
        state.discard_size = 0
        note(state, Reshuffled, 0)


def take_from_pile(state: State, kind: int) -> None:
    """§1 A card of this kind comes off the pile."""
    state.pile[kind] -= 1
    state.pile_size -= 1


def need_djinn_pile(state: State) -> None:
    """§3.8 The same for djinns."""
    if state.djinn_pile == 0 and state.djinn_discard:
        state.djinn_pile = state.djinn_discard
        state.djinn_discard = 0
        note(state, Reshuffled, 1)


def place_camel(state: State, seat: int, tile: int) -> None:
    """§3.4 Take control of a neutral tile, if a camel is left; the last one makes this the last round (§4)."""
    if state.camels[seat] == 0 or state.camel[tile] != NOBODY:
        return
    state.camel[tile] = seat
    state.owned[seat] |= 1 << tile
    state.camels[seat] -= 1
    note(state, CamelPlaced, seat, tile)
    if state.camels[seat] == 0:
        state.last_round = True
        note(state, LastCamel, seat)


def is_bare(state: State, tile: int) -> bool:
    """§5 No camel, palm or palace: what Anun-Nak, Leta and Utug look for. Meeples do not count."""
    return state.camel[tile] == NOBODY and state.palms[tile] == 0 and state.palaces[tile] == 0


def owns(state: State, seat: int, djinn: int) -> bool:
    """§5 Whether a djinn is before this seat."""
    return state.djinns[seat] >> djinn & 1 == 1


def owner_of(state: State, djinn: int) -> int:
    """§5 The seat that has this djinn, or NOBODY."""
    for seat in range(state.seats):
        if owns(state, seat, djinn):
            return seat
    return NOBODY


def pay_owner(state: State, djinn: int, doer: int) -> None:
    """§5 A djinn that watches pays its owner 1 gold for the owner's own doing, and 2 for another's."""
    owner = owner_of(state, djinn)
    if owner != NOBODY:
        amount = WATCH_OWN if owner == doer else WATCH_OTHER
        state.gold[owner] += amount
        note(state, DjinnPaid, owner, djinn, amount)


def put_piece(state: State) -> None:
    """§3.6 A palace or a palm onto its tile. Monkir's owner is paid for a palace (§5)."""
    tile = state.place_tile
    if state.place_palace:
        state.palaces[tile] += 1
        state.palaces_left -= 1
        note(state, PalacePlaced, state.turn, tile)
        pay_owner(state, MONKIR, state.turn)
    else:
        state.palms[tile] += 1
        state.palms_left -= 1
        note(state, PalmPlaced, state.turn, tile)
    state.place_tile = NO_TILE


def gain_djinn(state: State, seat: int, djinn: int) -> None:
    """§5 Ba'al's owner is paid for every djinn that somebody gains, but not for Ba'al itself."""
    pay_owner(state, BAAL, seat)
    state.djinns[seat] |= 1 << djinn
