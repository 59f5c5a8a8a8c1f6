"""§6 Thieves: everybody else gives something up, and the thief's master takes of it. What each steals is in `thefts`."""

from caravanserai.core.bits import lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    CLAIM_FIRST,
    GIVE_FIRST,
    GIVING,
    GO_ON,
    GOODS,
    MORGIANE,
    NO_THIEF,
    PLAYED_THIEVES,
    RESOURCES,
    STEALING,
    THIEF_GIFTS,
    THIEF_TRIBES,
)
from caravanserai.games.five_tribes.events import (
    DjinnDiscarded,
    GoodDiscarded,
    NothingGiven,
    PiecesReturned,
    Protected,
    StealingEnded,
    ThiefUsed,
)
from caravanserai.games.five_tribes.kernel.rules.pieces import owns, throw_away
from caravanserai.games.five_tribes.kernel.rules.thefts import THEFTS
from caravanserai.games.five_tribes.kernel.state import State


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


def ask_next_victim(state: State) -> None:
    """§6 Whoever has a choice is asked; whoever has none gives what there is; Morgiane's owner gives nothing."""
    while True:
        state.victim = (state.victim + 1) % state.seats
        if state.victim == state.turn:
            if THEFTS[state.thief].share(state):
                end_stealing(state)
            return
        if owns(state, state.victim, MORGIANE):
            note(state, Protected, state.victim)
            continue
        ways = THEFTS[state.thief].ways(state, state.victim)
        if ways == 0:
            note(state, NothingGiven, state.victim)
        elif ways == 1:
            THEFTS[state.thief].give(state, lowest_bit(THEFTS[state.thief].gifts(state, state.victim)))
        else:
            state.gives_left = THIEF_GIFTS[state.thief]
            state.phase = GIVING
            return


def give(state: State, move: int) -> None:
    """§6 A victim gives; those who gave all they had to are left alone."""
    if move == GO_ON:
        state.gives_left = 0
    else:
        THEFTS[state.thief].give(state, move - GIVE_FIRST[state.thief])
        state.gives_left -= 1
    if state.gives_left == 0 or state.cards[state.victim] == 0:
        ask_next_victim(state)


def claim(state: State, move: int) -> None:
    """§6 The thief's master takes."""
    if THEFTS[state.thief].claim(state, move - CLAIM_FIRST[state.thief]):
        end_stealing(state)


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
