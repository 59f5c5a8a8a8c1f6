"""§6 What each thief steals: what a victim can give and the thief's master take, each as a set of choices, thief by thief."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import (
    CLAIMING,
    GOODS,
    HOUSSAIN,
    HOUSSAIN_GOODS,
    KOHDIAN,
    MONKIR,
    NOBODY,
    OUAFAT,
    PLANTING,
    RESOURCES,
    SHAUM,
    THIEF_GIFTS,
    TILES,
    VIZIER,
    ZIAD,
)
from caravanserai.games.five_tribes.events import (
    DjinnClaimed,
    DjinnGiven,
    GoodClaimed,
    GoodGiven,
    PieceClaimed,
    PieceGiven,
    TileGiven,
    VizierClaimed,
    VizierGiven,
)
from caravanserai.games.five_tribes.kernel.rules.pieces import gain_djinn, give_card, pay_owner, place_camel, take_card, to_bag
from caravanserai.games.five_tribes.kernel.state import State

# What most have in common


def count_gifts(state: State, seat: int) -> int:
    """§6 How many ways a victim has to give, as everybody can see."""
    return bit_count(THEFTS[state.thief].gifts(state, seat))


def share_one(state: State) -> bool:
    """§6 The master of the thief takes one of what was given, at once if there is no choice."""
    claims: Word = THEFTS[state.thief].claims(state)
    if bit_count(claims) > 1:
        state.phase = CLAIMING
        return False
    return claims == 0 or THEFTS[state.thief].claim(state, lowest_bit(claims))


# Houssain


def asks_for_goods(state: State, seat: int) -> int:
    """§6 Houssain: who holds cards is asked; whether there are goods among them is secret."""
    return THIEF_GIFTS[HOUSSAIN] if state.cards[seat] > 0 else 0


def goods_of(state: State, seat: int) -> Word:
    """§6 Houssain: goods, not fakirs (Q14)."""
    goods = 0
    for kind in range(GOODS):
        if state.hand[seat * RESOURCES + kind]:
            goods |= 1 << kind
    return goods


def give_good(state: State, kind: int) -> None:
    """§6 Houssain."""
    take_card(state, state.victim, kind, 1)
    state.pool[kind] += 1
    note(state, GoodGiven, state.victim, kind)


def goods_given(state: State) -> Word:
    """§6 Houssain: the goods that are left to take."""
    goods = 0
    for kind in range(GOODS):
        if state.pool[kind]:
            goods |= 1 << kind
    return goods


def claim_good(state: State, kind: int) -> bool:
    """§6 Houssain: one of the goods that were given; two are taken."""
    state.pool[kind] -= 1
    state.claims_left -= 1
    give_card(state, state.turn, kind)
    note(state, GoodClaimed, state.turn, kind)
    return state.claims_left == 0


def share_goods(state: State) -> bool:
    """§6 Houssain: of more than two goods the master chooses two."""
    total = 0
    for kind in range(GOODS):
        total += state.pool[kind]
    state.claims_left = total if total < HOUSSAIN_GOODS else HOUSSAIN_GOODS
    if total > HOUSSAIN_GOODS:
        state.phase = CLAIMING
        return False
    for kind in range(GOODS):
        while state.pool[kind]:
            claim_good(state, kind)
    return True


# Ziad


def viziers_of(state: State, seat: int) -> Word:
    """§6 Ziad: one vizier is like the other."""
    return 1 if state.viziers[seat] > 0 else 0


def give_vizier(state: State, choice: int) -> None:
    """§6 Ziad."""
    state.viziers[state.victim] -= 1
    state.claims_left += 1
    note(state, VizierGiven, state.victim)


def viziers_given(state: State) -> Word:
    """§6 Ziad."""
    return 1 if state.claims_left > 0 else 0


def claim_vizier(state: State, choice: int) -> bool:
    """§6 Ziad: one vizier, whosever it was; the others go to the bag."""
    state.viziers[state.turn] += 1
    to_bag(state, VIZIER, state.claims_left - 1)
    note(state, VizierClaimed, state.turn, state.claims_left - 1)
    state.claims_left = 0
    return True


# Ouafat


def djinns_of(state: State, seat: int) -> Word:
    """§6 Ouafat."""
    return state.djinns[seat]


def give_djinn(state: State, djinn: int) -> None:
    """§6 Ouafat."""
    state.djinns[state.victim] &= ~(1 << djinn)
    state.pool_djinns |= 1 << djinn
    note(state, DjinnGiven, state.victim, djinn)


def djinns_given(state: State) -> Word:
    """§6 Ouafat."""
    return state.pool_djinns


def claim_djinn(state: State, djinn: int) -> bool:
    """§6 Ouafat. A power that its former owner has used this turn is unused in new hands (Q16)."""
    state.pool_djinns &= ~(1 << djinn)
    note(state, DjinnClaimed, state.turn, djinn)
    gain_djinn(state, state.turn, djinn)
    return True


# Kohdian


def tiles_held(state: State, seat: int) -> Word:
    """§6 Kohdian."""
    return state.owned[seat]


def give_tile(state: State, tile: int) -> None:
    """§6 Kohdian: the camel goes back to its owner; a last round that has begun stays the last."""
    state.camel[tile] = NOBODY
    state.owned[state.victim] &= ~(1 << tile)
    state.camels[state.victim] += 1
    state.pool_tiles |= 1 << tile
    note(state, TileGiven, state.victim, tile)


def tiles_given(state: State) -> Word:
    """§6 Kohdian: without a camel nothing can be taken."""
    return state.pool_tiles if state.camels[state.turn] > 0 else 0


def claim_tile(state: State, tile: int) -> bool:
    """§6 Kohdian."""
    place_camel(state, state.turn, tile)
    return True


# Shaum


def pieces_of(state: State, seat: int) -> Word:
    """§6 Shaum: the tiles with a palm, then those with a palace."""
    pieces: Word = 0
    first_palace: Word = 1 << TILES
    for tile in range(TILES):
        if state.camel[tile] == seat:
            if state.palms[tile]:
                pieces |= 1 << tile
            if state.palaces[tile]:
                pieces |= first_palace << tile
    return pieces


def give_piece(state: State, choice: int) -> None:
    """§6 Shaum."""
    tile = choice % TILES
    palace: bool = choice >= TILES
    if palace:
        state.palaces[tile] -= 1
        state.pool_palaces += 1
    else:
        state.palms[tile] -= 1
        state.pool_palms += 1
    note(state, PieceGiven, state.victim, tile, palace)


def pieces_given(state: State) -> Word:
    """§6 Shaum: a palm, or a palace."""
    return (1 if state.pool_palms > 0 else 0) | (2 if state.pool_palaces > 0 else 0)


def claim_piece(state: State, palace: int) -> bool:
    """§6 Shaum: a piece for a tile of one's own; without any it goes back to the supply."""
    state.place_palace = palace == 1
    owned = state.owned[state.turn]
    if bit_count(owned) > 1:
        state.phase = PLANTING
        return False
    if owned:
        plant(state, lowest_bit(owned))
    return True


def plant(state: State, tile: int) -> None:
    """§6 Onto any kind of tile. A palace counts for Monkir (§5); Hagis and Lamia have no say."""
    if state.place_palace:
        state.pool_palaces -= 1
        state.palaces[tile] += 1
        note(state, PieceClaimed, state.turn, tile, 1)
        pay_owner(state, MONKIR, state.turn)
    else:
        state.pool_palms -= 1
        state.palms[tile] += 1
        note(state, PieceClaimed, state.turn, tile, 0)


# The table of them all


class Theft(NamedTuple):
    """§6 What can be given up and how, what can be taken of it and how. Taking and sharing answer whether that was all."""

    gifts: Callable[[State, int], Word]
    give: Callable[[State, int], None]
    claims: Callable[[State], Word]
    claim: Callable[[State, int], bool]
    ways: Callable[[State, int], int] = count_gifts
    share: Callable[[State], bool] = share_one


THEFTS: Final = {
    HOUSSAIN: Theft(goods_of, give_good, goods_given, claim_good, ways=asks_for_goods, share=share_goods),
    ZIAD: Theft(viziers_of, give_vizier, viziers_given, claim_vizier),
    OUAFAT: Theft(djinns_of, give_djinn, djinns_given, claim_djinn),
    KOHDIAN: Theft(tiles_held, give_tile, tiles_given, claim_tile),
    SHAUM: Theft(pieces_of, give_piece, pieces_given, claim_piece),
}
"""Every thief that is played. After which tribe it is sent, and the moves to give and to take, are on its card (`components`)."""
