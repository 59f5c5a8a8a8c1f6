"""§3.3 The move: whole walks, thought through to the end of the activation; and the quick choice of guided play."""

from caravanserai.core.bits import bit_count, nth_bit
from caravanserai.core.randomness import below
from caravanserai.games.five_tribes.components import (
    BIDDING,
    DROP,
    FILLING_RESOURCES,
    NO_TILE,
    OVER,
    PICK,
    SOWING,
    STARTING,
    TILES,
    TRIBES,
)
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.policy.answers import answer
from caravanserai.games.five_tribes.kernel.policy.board import best_end, starts_for, weigh_board, weigh_ends_of
from caravanserai.games.five_tribes.kernel.policy.desk import END_ROOM, NO_END, ONWARD, THOUGHT, Desk, says, think_as
from caravanserai.games.five_tribes.kernel.policy.luck import begin_luck, begin_mood, chance_move
from caravanserai.games.five_tribes.kernel.policy.plans import add_plan, is_listed
from caravanserai.games.five_tribes.kernel.policy.value import lead_of
from caravanserai.games.five_tribes.kernel.policy.weights import (
    LEFT_NEXT,
    LEFT_OWN,
    LEFT_ROUND,
    MIST,
    MOST_ENDS,
    MOST_STARTS,
    MOST_TRAILS,
)
from caravanserai.games.five_tribes.kernel.rules.chance import is_chance
from caravanserai.games.five_tribes.kernel.rules.dispatch import make_move
from caravanserai.games.five_tribes.kernel.state import State

# Trails


def draw_trail(desk: Desk, state: State, start: int, end: int, tribe: int) -> bool:
    """§3.3 Any trail from a tile to an end into `path`; of a move that is half made, the rest. Whether there is one."""
    under_way: bool = state.phase == SOWING
    hand = state.in_hand if under_way else state.meeples[start]
    tile, came_by = start, state.came_by if under_way else NO_TILE
    desk.length = 0
    if not under_way:
        desk.path[0] = PICK + start
        desk.length = 1
    left = size_of(hand)
    while left:
        left -= 1
        came_by = draw_direction(desk, tile, came_by, left, end)
        if came_by == NO_TILE:
            return False
        tile = beside(tile, came_by)
        dropped = draw_tribe(desk, hand, tribe) if left else tribe
        hand -= one_of(dropped)
        desk.path[desk.length] = DROP + TRIBES * tile + dropped
        desk.length += 1
    return True


def draw_direction(desk: Desk, tile: int, came_by: int, left: int, end: int) -> int:
    """§3.3 Any direction from which the end can be reached with the steps that are left, or NO_TILE."""
    ways = 0
    for direction in range(DIRECTIONS):
        beyond = beside(tile, direction)
        if beyond == NO_TILE or (came_by != NO_TILE and direction == came_by ^ 1):
            continue
        if ONWARD[(left * DIRECTIONS + direction) * TILES + beyond] >> end & 1:
            ways |= 1 << direction
    return nth_bit(ways, below(desk.moods, bit_count(ways))) if ways else NO_TILE


def draw_tribe(desk: Desk, hand: int, last: int) -> int:
    """Any of those carried, but one of the tribe that is to fall last is kept."""
    others = 0
    for tribe in range(TRIBES):
        if count_of(hand, tribe) > (1 if tribe == last else 0):
            others |= 1 << tribe
    return nth_bit(others, below(desk.moods, bit_count(others)))


# Guided play


def guided_walk(desk: Desk, state: State) -> int:
    """The next move of the best end that the seat sees through its mist, by any start and trail; NO_TILE if it sees none."""
    if desk.walk_turn == state.turns and desk.made < desk.length and state.phase == SOWING and desk.walk_at == state.at:
        return next_step(desk, state)
    if not choose_walk(desk, state):
        return NO_TILE
    desk.walk_turn = state.turns
    desk.made = 0
    return next_step(desk, state)


def next_step(desk: Desk, state: State) -> int:
    """The next move of the walk."""
    move = desk.path[desk.made]
    desk.walk_at = move - PICK if move < DROP else (move - DROP) // TRIBES
    desk.made += 1
    return move


def choose_walk(desk: Desk, state: State) -> bool:
    """The best end, as far as the seat is not mistaken, and any trail to it into `path`; whether there is one."""
    weigh_ends_of(desk, state)
    begin_mood(desk, state)
    best, chosen = NO_END, NO_TILE
    mist = says(desk, MIST)
    for index in range(END_ROOM):
        worth = desk.ends[index] + (below(desk.moods, mist) if mist else 0)
        if worth > best and desk.ends[index] > NO_END:
            best = worth
            chosen = index
    if chosen == NO_TILE:
        return False
    end, tribe = chosen // TRIBES, chosen % TRIBES
    start = state.at
    if state.phase == STARTING:
        starts = starts_for(desk, end, tribe)
        start = nth_bit(starts, below(desk.moods, bit_count(starts)))
    return draw_trail(desk, state, start, end, tribe)


# Plans


def list_walks(desk: Desk, state: State) -> None:
    """The best ends, each from some tiles by some trails, played to the end of the activation."""
    think_of_ends(desk, state)
    starts_each, trails = says(desk, MOST_STARTS), says(desk, MOST_TRAILS)
    for index in range(desk.thought):
        end, tribe = desk.thought_ends[index] // TRIBES, desk.thought_ends[index] % TRIBES
        starts = desk.thought_starts[index]
        if state.phase == SOWING:
            for _ in range(trails * starts_each):
                try_walk(desk, state, state.at, end, tribe)
            continue
        for _ in range(starts_each):
            if starts:
                start = nth_bit(starts, below(desk.moods, bit_count(starts)))
                starts &= ~(1 << start)
                for _ in range(trails if size_of(state.meeples[start]) > 1 else 1):
                    try_walk(desk, state, start, end, tribe)


def think_of_ends(desk: Desk, state: State) -> None:
    """The best ends as they look at first sight, with the tiles to start from."""
    weigh_ends_of(desk, state)
    desk.thought = 0
    most = says(desk, MOST_ENDS)
    while desk.thought < (most if most < THOUGHT else THOUGHT):
        chosen = best_end(desk)
        if chosen == NO_TILE:
            return
        desk.ends[chosen] = NO_END
        desk.thought_ends[desk.thought] = chosen
        desk.thought_starts[desk.thought] = starts_for(desk, chosen // TRIBES, chosen % TRIBES)
        desk.thought += 1


def try_walk(desk: Desk, state: State, start: int, end: int, tribe: int) -> None:
    """Any trail to an end, played to the end of the activation and weighed."""
    if not draw_trail(desk, state, start, end, tribe) or is_listed(desk):
        return
    seat, luck, mood, length = state.turn, desk.dice.state, desk.moods.state, desk.length
    desk.scratch.copy_from(state)
    for step in range(length):
        make_move(desk.scratch, desk.path[step])
    begin_luck(desk)
    end_activation(desk, desk.scratch)
    worth = lead_of(desk, desk.scratch, seat) + left_over(desk, desk.scratch, seat)
    desk.dice.state = luck
    desk.moods.state = mood
    think_as(desk, state, seat)
    add_plan(desk, worth)


def end_activation(desk: Desk, state: State) -> None:
    """What is left of an activation after its last drop, up to the next marker or the end of the round."""
    turns = state.turns
    while state.turns == turns and state.phase < FILLING_RESOURCES and state.phase != BIDDING:
        make_move(state, chance_move(desk, state) if is_chance(state.phase) else answer(desk, state))


def left_over(desk: Desk, state: State, seat: int) -> int:
    """What is left to whoever is next, as it counts against a seat; a gain where that is the same one."""
    if state.phase == OVER:
        return 0
    think_as(desk, state, seat)
    following = state.turn
    if state.phase == STARTING:
        share = says(desk, LEFT_OWN) if following == seat else -says(desk, LEFT_NEXT)
    else:
        following = state.returned[0] if state.returned_count else state.bid_order[0]
        share = says(desk, LEFT_ROUND) if following == seat else -says(desk, LEFT_ROUND)
    if share == 0:
        return 0
    weigh_board(desk, state, following)
    chosen = best_end(desk)
    if chosen == NO_TILE or desk.ends[chosen] < 0:
        return 0
    return desk.ends[chosen] * share // (100 * (state.seats - 1))
