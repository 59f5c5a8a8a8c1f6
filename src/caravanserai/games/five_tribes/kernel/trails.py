"""The trail of a move: of all ways to an end, the one that leaves least to the next, and what it brings when really walked."""

from caravanserai.core.fields import Fields
from caravanserai.games.five_tribes.components import (
    BUILDER,
    DROP,
    ELDER,
    MARID,
    MERCHANT,
    NO_TILE,
    NOBODY,
    SEATS,
    SOWING,
    TRIBES,
    VILLAGE,
    VIZIER,
)
from caravanserai.games.five_tribes.kernel.ends import DEEPEST, leads_to, put_down, take_back
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of
from caravanserai.games.five_tribes.kernel.rules.control import take_tribe
from caravanserai.games.five_tribes.kernel.rules.pieces import owner_of, put_piece, remove_meeples
from caravanserai.games.five_tribes.kernel.rules.scoring import total_points
from caravanserai.games.five_tribes.kernel.rules.sowing import drop, pick_up
from caravanserai.games.five_tribes.kernel.rules.tiles import wants_piece
from caravanserai.games.five_tribes.kernel.rules.tribes import build, keep_elders, keep_viziers, trade
from caravanserai.games.five_tribes.kernel.state import State
from caravanserai.games.five_tribes.kernel.worth import (
    POINT,
    Outlook,
    best_left,
    end_worth,
    find_lone,
    look_at_row,
)


class Trail(Fields):
    """The best way to an end that was found, and what it brings."""

    share: int = 0
    """What is left to the next weighs so much against what is gained, in percent."""
    left: int = 0
    """So many ways are still to be tried."""
    end: int = NO_TILE
    tribe: int = 0
    marid: int = NOBODY
    """The seat that is paid for drops on its tiles."""
    path: list[int] = [0] * DEEPEST
    """The drops that are being tried."""
    count: int = 0
    drops: list[int] = [0] * DEEPEST
    """Those of the best way."""
    value: int = 0
    """What it brings, less the share of what it leaves."""
    worth: int = 0
    leaves: int = 0
    """What the best move of the next is worth then, or NOTHING."""

    # What `walk` finds, by the rules.
    taken: int = 0
    control: bool = False
    points: int = 0
    """How much more the seat would score at once."""
    gold: int = 0
    gives: int = 0
    """Gold that others get."""
    gold_before: list[int] = [0] * SEATS


def marid_worth(state: State, trail: Trail, seat: int, length: int) -> int:
    """§5 What Marid pays for the drops, to the one who drops or to another."""
    if trail.marid == NOBODY:
        return 0
    drops = 0
    for index in range(length):
        if state.camel[(trail.path[index] - DROP) // TRIBES] == trail.marid:
            drops += 1
    return drops * POINT if trail.marid == seat else -2 * drops * POINT // (state.seats - 1)


def weigh(state: State, trail: Trail, outlook: Outlook, following: Outlook, length: int) -> None:
    """The last meeple is down: what this way brings, and what is left when the tribe is taken; kept if there is no better one."""
    end, tribe = trail.end, trail.tribe
    pack = state.meeples[end]
    taken = count_of(pack, tribe)
    find_lone(state, outlook)
    empties: bool = pack == taken * one_of(tribe)
    worth = end_worth(state, outlook, end, tribe, taken, empties) + marid_worth(state, trail, outlook.seat, length)
    remove_meeples(state, end, tribe, taken)
    leaves = best_left(state, following)
    state.meeples[end] = pack
    state.where[tribe] |= 1 << end
    value = worth - (leaves * trail.share // 100 if leaves > 0 else 0)
    if trail.count == 0 or value > trail.value:
        trail.value = value
        trail.worth = worth
        trail.leaves = leaves
        trail.count = length
        for index in range(length):
            trail.drops[index] = trail.path[index]


def follow(state: State, trail: Trail, outlook: Outlook, following: Outlook, tile: int, came_by: int, depth: int) -> None:
    """§3.3 Every drop from here after which the end can still be reached, and so on to the last."""
    for direction in range(DIRECTIONS):
        onto = beside(tile, direction)
        if onto == NO_TILE or (came_by != NO_TILE and direction == came_by ^ 1):
            continue
        for tribe in range(TRIBES):
            if count_of(state.in_hand, tribe) == 0 or trail.left == 0:
                continue
            trail.path[depth] = DROP + TRIBES * onto + tribe
            if state.in_hand == one_of(tribe):
                likes = state.where[tribe] if state.loop_match else state.match[tribe]
                if onto == trail.end and tribe == trail.tribe and likes >> onto & 1:
                    trail.left -= 1
                    put_down(state, onto, tribe)
                    weigh(state, trail, outlook, following, depth + 1)
                    take_back(state, onto, tribe)
                continue
            put_down(state, onto, tribe)
            if leads_to(state, onto, direction, state.in_hand, trail.end, trail.tribe):
                follow(state, trail, outlook, following, onto, direction, depth + 1)
            take_back(state, onto, tribe)


def find_trail(state: State, trail: Trail, outlook: Outlook, following: Outlook, end: int, tribe: int, most: int) -> None:
    """The best of at most so many ways to an end, from where the meeples are carried."""
    trail.end = end
    trail.tribe = tribe
    trail.left = most
    trail.count = 0
    trail.marid = owner_of(state, MARID)
    if tribe == MERCHANT:
        look_at_row(state, following, count_of(state.meeples[end], tribe) + 1)
    follow(state, trail, outlook, following, state.at, state.came_by, 0)
    if tribe == MERCHANT:
        look_at_row(state, following, 0)


def walk(state: State, trail: Trail, seat: int) -> None:
    """Walk the trail by the rules, with all that follows without a choice; what comes of it is noted in the trail."""
    points = total_points(state, seat)
    for other in range(SEATS):
        trail.gold_before[other] = state.gold[other]
    owner = state.camel[trail.end]
    for index in range(trail.count):
        drop(state, (trail.drops[index] - DROP) // TRIBES, (trail.drops[index] - DROP) % TRIBES)
    take_tribe(state, trail.tribe)
    trail.taken = state.taken
    trail.control = owner == NOBODY and state.camel[trail.end] == seat
    serve(state, trail.tribe)
    if wants_piece(state, state.design[trail.end]):
        state.place_tile = trail.end
        state.place_palace = state.design[trail.end] == VILLAGE
        put_piece(state)
    trail.points = total_points(state, seat) - points
    trail.gold = state.gold[seat] - trail.gold_before[seat]
    trail.gives = 0
    for other in range(state.seats):
        if other != seat:
            trail.gives += state.gold[other] - trail.gold_before[other]


def serve(state: State, tribe: int) -> None:
    """§3.5 What a tribe does by itself, without fakirs and without a victim."""
    if tribe == VIZIER:
        keep_viziers(state)
    elif tribe == ELDER:
        keep_elders(state)
    elif tribe == MERCHANT:
        trade(state)
    elif tribe == BUILDER:
        build(state, 0)


def take_up(state: State, board: State, start: int, seat: int) -> None:
    """The board with a tile taken up by a seat; where a move is half made already, as it is."""
    state.copy_from(board)
    if board.phase != SOWING:
        state.turn = seat
        state.doubled = False
        pick_up(state, start)
        state.phase = SOWING
