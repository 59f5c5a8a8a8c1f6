"""§6 Thieves: everybody else gives something up, and the thief's master takes of it."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    CLAIMING,
    GIVING,
    GOODS,
    HOUSSAIN,
    KOHDIAN,
    MONKIR,
    MORGIANE,
    NO_THIEF,
    NOBODY,
    OUAFAT,
    PLANTING,
    PLAYED_THIEVES,
    RESOURCES,
    SHAUM,
    STEALING,
    THIEF_TRIBES,
    TILES,
    VIZIER,
    ZIAD,
)
from caravanserai.games.five_tribes.events import (
    DjinnClaimed,
    DjinnDiscarded,
    DjinnGiven,
    GoodClaimed,
    GoodDiscarded,
    GoodGiven,
    NothingGiven,
    PieceClaimed,
    PieceGiven,
    PiecesReturned,
    Protected,
    StealingEnded,
    ThiefUsed,
    TileGiven,
    VizierClaimed,
    VizierGiven,
)
from caravanserai.games.five_tribes.rules.pieces import (
    gain_djinn,
    give_card,
    owns,
    pay_owner,
    place_camel,
    take_card,
    throw_away,
    to_bag,
)
from caravanserai.games.five_tribes.state import State


def can_use_thief(state: State, seat: int, thief: int) -> bool:
    """§6 Right after the action of the thief's own tribe, and not as soon as it is bought (Q2)."""
    if state.thieves_held[seat] >> thief & 1 == 0 or state.thieves_fresh[seat] >> thief & 1:
        return False
    return state.taken > 0 and THIEF_TRIBES[thief] == state.tribe


def has_thief_for_now(state: State, seat: int) -> bool:
    """§6 Whether there is a thief to ask about."""
    for thief in range(PLAYED_THIEVES):
        if can_use_thief(state, seat, thief):
            return True
    return False


def use_thief(state: State, thief: int) -> None:
    """§6 The thief leaves the game, and the others are asked one after the other, from the left (Q13)."""
    state.thieves_held[state.turn] &= ~(1 << thief)
    state.thief = thief
    state.victim = state.turn
    state.pool_djinns = 0
    state.pool_tiles = 0
    state.pool_palms = 0
    state.pool_palaces = 0
    state.claims_left = 0
    for kind in range(RESOURCES):
        state.pool[kind] = 0
    note(state, ThiefUsed, state.turn, thief)
    ask_next_victim(state)


def pieces_of(state: State, seat: int) -> int:
    """§6 Shaum: the ways to give up a palm or a palace, each tile counting once for either."""
    ways = 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            ways += 1 if state.palms[tile] else 0
            ways += 1 if state.palaces[tile] else 0
    return ways


def choices_of(state: State, seat: int) -> int:
    """§6 How many ways a victim has to give, as everybody can see."""
    if state.thief == HOUSSAIN:
        return 2 if state.cards[seat] > 0 else 0
    if state.thief == OUAFAT:
        return bit_count(state.djinns[seat])
    if state.thief == KOHDIAN:
        return bit_count(state.owned[seat])
    if state.thief == SHAUM:
        return pieces_of(state, seat)
    return 1 if state.viziers[seat] > 0 else 0


def ask_next_victim(state: State) -> None:
    """§6 Whoever has a choice is asked; whoever has none gives what there is; Morgiane's owner gives nothing."""
    while True:
        state.victim = (state.victim + 1) % state.seats
        if state.victim == state.turn:
            begin_claiming(state)
            return
        if owns(state, state.victim, MORGIANE):
            note(state, Protected, state.victim)
            continue
        ways = choices_of(state, state.victim)
        if ways == 0:
            note(state, NothingGiven, state.victim)
        elif ways == 1:
            give_the_only(state)
        else:
            state.gives_left = 2 if state.thief == HOUSSAIN else 1
            state.phase = GIVING
            return


def give_the_only(state: State) -> None:
    """§6 Whoever has one thing to give is not asked which."""
    seat = state.victim
    if state.thief == ZIAD:
        state.viziers[seat] -= 1
        state.claims_left += 1
        note(state, VizierGiven, seat)
    elif state.thief == OUAFAT:
        give_djinn(state, lowest_bit(state.djinns[seat]))
    elif state.thief == KOHDIAN:
        give_tile(state, lowest_bit(state.owned[seat]))
    else:
        for tile in range(TILES):
            if state.camel[tile] == seat and state.palms[tile] + state.palaces[tile] > 0:
                give_piece(state, tile, state.palaces[tile] > 0)


def give_good(state: State, kind: int) -> None:
    """§6 Houssain: goods, not fakirs (Q14), two of them."""
    take_card(state, state.victim, kind, 1)
    state.pool[kind] += 1
    state.gives_left -= 1
    note(state, GoodGiven, state.victim, kind)


def give_djinn(state: State, djinn: int) -> None:
    """§6 Ouafat."""
    state.djinns[state.victim] &= ~(1 << djinn)
    state.pool_djinns |= 1 << djinn
    note(state, DjinnGiven, state.victim, djinn)


def give_tile(state: State, tile: int) -> None:
    """§6 Kohdian: the camel goes back to its owner; a last round that has begun stays the last."""
    state.camel[tile] = NOBODY
    state.owned[state.victim] &= ~(1 << tile)
    state.camels[state.victim] += 1
    state.pool_tiles |= 1 << tile
    note(state, TileGiven, state.victim, tile)


def give_piece(state: State, tile: int, palace: bool) -> None:
    """§6 Shaum."""
    if palace:
        state.palaces[tile] -= 1
        state.pool_palaces += 1
    else:
        state.palms[tile] -= 1
        state.pool_palms += 1
    note(state, PieceGiven, state.victim, tile, palace)


def begin_claiming(state: State) -> None:
    """§6 The master of the thief takes one of what was given; two goods. Without a choice it is taken at once."""
    if state.thief == HOUSSAIN:
        total = 0
        for kind in range(GOODS):
            total += state.pool[kind]
        state.claims_left = total if total < 2 else 2
        if total > 2:
            state.phase = CLAIMING
            return
        for kind in range(GOODS):
            while state.pool[kind]:
                claim_good(state, kind)
    elif state.thief == ZIAD:
        claim_vizier(state)
    elif state.thief == OUAFAT:
        if bit_count(state.pool_djinns) > 1:
            state.phase = CLAIMING
            return
        if state.pool_djinns:
            claim_djinn(state, lowest_bit(state.pool_djinns))
    elif state.thief == KOHDIAN:
        if state.camels[state.turn] > 0 and bit_count(state.pool_tiles) > 1:
            state.phase = CLAIMING
            return
        if state.pool_tiles:
            place_camel(state, state.turn, lowest_bit(state.pool_tiles))
    elif state.pool_palms and state.pool_palaces:
        state.phase = CLAIMING
        return
    elif state.pool_palms + state.pool_palaces:
        claim_piece(state, state.pool_palaces > 0)
        return
    end_stealing(state)


def claim_good(state: State, kind: int) -> None:
    """§6 Houssain: one of the goods that were given."""
    state.pool[kind] -= 1
    state.claims_left -= 1
    give_card(state, state.turn, kind)
    note(state, GoodClaimed, state.turn, kind)


def claim_vizier(state: State) -> None:
    """§6 Ziad: one vizier, whosever it was; the others go to the bag."""
    if state.claims_left:
        state.viziers[state.turn] += 1
        to_bag(state, VIZIER, state.claims_left - 1)
        note(state, VizierClaimed, state.turn, state.claims_left - 1)
        state.claims_left = 0


def claim_djinn(state: State, djinn: int) -> None:
    """§6 Ouafat. A power that its former owner has used this turn is unused in new hands (Q16)."""
    state.pool_djinns &= ~(1 << djinn)
    note(state, DjinnClaimed, state.turn, djinn)
    gain_djinn(state, state.turn, djinn)


def claim_piece(state: State, palace: bool) -> None:
    """§6 Shaum: a piece for a tile of one's own; without any it goes back to the supply."""
    state.place_palace = palace
    owned = state.owned[state.turn]
    if bit_count(owned) > 1:
        state.phase = PLANTING
        return
    if owned:
        plant(state, lowest_bit(owned))
    end_stealing(state)


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


def end_stealing(state: State) -> None:
    """§6 What nobody took: goods and djinns to their discards, palms and palaces to the supply; tiles stay neutral."""
    for kind in range(GOODS):
        while state.pool[kind]:
            state.pool[kind] -= 1
            throw_away(state, kind, 1)
            note(state, GoodDiscarded, kind)
    while state.pool_djinns:
        djinn = lowest_bit(state.pool_djinns)
        state.pool_djinns &= ~(1 << djinn)
        state.djinn_discard |= 1 << djinn
        note(state, DjinnDiscarded, djinn)
    state.pool_tiles = 0
    if state.pool_palms + state.pool_palaces:
        note(state, PiecesReturned, state.pool_palms, state.pool_palaces)
    state.palms_left += state.pool_palms
    state.pool_palms = 0
    state.palaces_left += state.pool_palaces
    state.pool_palaces = 0
    state.claims_left = 0
    note(state, StealingEnded, state.turn, state.thief)
    state.thief = NO_THIEF
    state.phase = STEALING
