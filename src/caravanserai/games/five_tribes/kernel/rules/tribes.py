"""§3.5 The tribes' actions, with as many meeples as were taken."""

from caravanserai.core.bits import bit_count
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    BOAZ,
    BUILDER,
    ECHIDNA_FACTOR,
    ELDER,
    KANDICHA,
    MERCHANT,
    NEKIR,
    NO_TILE,
    NOBODY,
    TILES,
    VIZIER,
)
from caravanserai.games.five_tribes.events import (
    Built,
    EldersKept,
    HeldKilled,
    KeptByKandicha,
    Killed,
    NobodyKilled,
    RowTaken,
    ViziersKept,
)
from caravanserai.games.five_tribes.kernel.grid import BLOCKS, distance
from caravanserai.games.five_tribes.kernel.packs import count_of
from caravanserai.games.five_tribes.kernel.rules.pieces import (
    give_card,
    owns,
    pay_owner,
    place_camel,
    remove_meeples,
    spend_fakirs,
    take_from_row,
    to_bag,
)
from caravanserai.games.five_tribes.kernel.state import State


def keep_viziers(state: State) -> None:
    """§3.5 Viziers stay before whoever took them."""
    state.viziers[state.turn] += state.taken
    note(state, ViziersKept, state.turn, state.taken)


def keep_elders(state: State) -> None:
    """§3.5 So do elders, until they are spent."""
    state.elders[state.turn] += state.taken
    note(state, EldersKept, state.turn, state.taken)


def trade(state: State) -> None:
    """§3.5 Merchants: the first cards of the row, as many as merchants, as long as there are any."""
    to_bag(state, MERCHANT, state.taken)
    for _ in range(state.taken):
        if state.row_count:
            kind = take_from_row(state, 0)
            give_card(state, state.turn, kind)
            note(state, RowTaken, state.turn, kind)


def blue_around(state: State, tile: int) -> int:
    """§3.5 The blue tiles among a tile and its neighbours, the diagonal ones too."""
    return bit_count(state.blue & BLOCKS[tile])


def build(state: State, fakirs: int) -> None:
    """§3.5 Builders: gold for each of them and each fakir, by the blue tiles around; doubled by Echidna (§5)."""
    spend_fakirs(state, state.turn, fakirs)
    gold = (state.taken + fakirs) * blue_around(state, state.end_tile)
    if state.doubled:
        gold *= ECHIDNA_FACTOR
    state.gold[state.turn] += gold
    note(state, Built, state.turn, gold, fakirs, blue_around(state, state.end_tile))


def fakirs_for(state: State, tile: int) -> int:
    """§3.5 The fakirs that assassins need to reach a tile."""
    needed = distance(state.end_tile, tile) - state.taken
    return needed if needed > 0 else 0


def can_kill(state: State, tile: int, tribe: int, fakirs: int) -> bool:
    """§3.5 (a) Any meeple within reach, with at most this many fakirs."""
    return count_of(state.meeples[tile], tribe) > 0 and fakirs_for(state, tile) <= fakirs


def can_kill_held(state: State, seat: int, tribe: int) -> bool:
    """§3.5 (b) A vizier or elder before an opponent whom Boaz does not protect (§5)."""
    if seat == state.turn or seat >= state.seats or owns(state, seat, BOAZ):
        return False
    return (state.viziers[seat] if tribe == VIZIER else state.elders[seat]) > 0


def held_targets(state: State) -> bool:
    """§3.5 (b) Whether anybody in front of an opponent can be killed."""
    for seat in range(state.seats):
        if can_kill_held(state, seat, VIZIER) or can_kill_held(state, seat, ELDER):
            return True
    return False


def board_targets(state: State, fakirs: int) -> bool:
    """§3.5 (a) Whether anybody on the board is within reach, with at most this many fakirs."""
    for tile in range(TILES):
        if state.meeples[tile] and fakirs_for(state, tile) <= fakirs:
            return True
    return False


def kill(state: State, tile: int, tribe: int) -> None:
    """§3.5 (a) One on the board, to the bag; a neutral tile that it leaves empty is taken, but its action is not done."""
    if state.kill_tile == NO_TILE:
        spend_fakirs(state, state.turn, fakirs_for(state, tile))
    remove_meeples(state, tile, tribe, 1)
    to_bag(state, tribe, 1)
    note(state, Killed, state.turn, tile, tribe)
    state.kill_tile = tile
    if state.meeples[tile] == 0:
        place_camel(state, state.turn, tile)


def kill_held(state: State, seat: int, tribe: int) -> None:
    """§3.5 (b) One before an opponent, to the bag."""
    if tribe == VIZIER:
        state.viziers[seat] -= 1
    else:
        state.elders[seat] -= 1
    to_bag(state, tribe, 1)
    note(state, HeldKilled, state.turn, seat, tribe)
    state.kill_seat = seat


def serve_kandicha(state: State, tribe: int) -> None:
    """§5 What a victim brings Kandicha's owner: out of the bag, off the pile, or the gold of one builder there."""
    seat = state.turn
    if not owns(state, seat, KANDICHA):
        return
    if tribe == MERCHANT:
        state.cards_due += 1
    elif tribe == BUILDER:
        gold = blue_around(state, state.kill_tile)
        state.gold[seat] += gold
        note(state, Built, seat, gold, 0, gold)
    elif tribe in (VIZIER, ELDER):
        to_bag(state, tribe, -1)
        state.viziers[seat] += 1 if tribe == VIZIER else 0
        state.elders[seat] += 1 if tribe == ELDER else 0
        note(state, KeptByKandicha, seat, tribe)


def second_victim(state: State) -> bool:
    """§5 With Ibus another on the same tile, or another before the same opponent, if there is one."""
    if not state.double_kill:
        return False
    if state.kill_tile != NO_TILE:
        return state.meeples[state.kill_tile] > 0
    return can_kill_held(state, state.kill_seat, VIZIER) or can_kill_held(state, state.kill_seat, ELDER)


def end_killing(state: State) -> None:
    """§5 Nekir's owner is paid once, however many were killed at once."""
    if state.kill_tile == NO_TILE and state.kill_seat == NOBODY:
        note(state, NobodyKilled, state.turn)
    else:
        pay_owner(state, NEKIR, state.turn)
    state.kill_tile = NO_TILE
    state.kill_seat = NOBODY
    state.double_kill = False


def may_spare(state: State) -> bool:
    """§3.5 (Q7) A kill is compulsory, but nobody has to spend fakirs for one."""
    return not held_targets(state) and not board_targets(state, 0)


def might_kill(state: State) -> bool:
    """§3.5 Whether there is anything to decide, as everybody can see: fakirs are hidden among the cards."""
    return held_targets(state) or board_targets(state, state.cards[state.turn])
