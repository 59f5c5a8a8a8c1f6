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
    TRIBES,
)
from caravanserai.games.five_tribes.kernel.packs import size_of
from caravanserai.games.five_tribes.kernel.policy.answers import answer
from caravanserai.games.five_tribes.kernel.policy.desk import END_ROOM, NO_END, THOUGHT, Desk, says, think_as
from caravanserai.games.five_tribes.kernel.policy.luck import begin_luck, begin_mood, chance_move
from caravanserai.games.five_tribes.kernel.policy.plans import add_plan, is_listed
from caravanserai.games.five_tribes.kernel.policy.reach import best_end, starts_for, weigh_board, weigh_ends_of
from caravanserai.games.five_tribes.kernel.policy.steps import draw_loop, draw_trail, draw_walk
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
    starts = starts_for(desk, chosen // TRIBES, chosen % TRIBES) if state.phase == STARTING else 0
    return draw_walk(desk, state, chosen, starts, desk.rounds[chosen])


# Plans


def list_walks(desk: Desk, state: State) -> None:
    """The best ends, each from some tiles by some trails, played to the end of the activation."""
    think_of_ends(desk, state)
    for index in range(desk.thought):
        if state.phase == SOWING:
            for _ in range(says(desk, MOST_TRAILS) * says(desk, MOST_STARTS)):
                try_walk(desk, state, state.at, desk.thought_ends[index], False)
        else:
            try_starts(desk, state, desk.thought_ends[index], desk.thought_rounds[index], True)
            try_starts(desk, state, desk.thought_ends[index], desk.thought_starts[index], False)


def try_starts(desk: Desk, state: State, end: int, tiles: int, twice: bool) -> None:
    """Some of these tiles to start from, each by some trails; or by some that come to the end twice."""
    trails = says(desk, MOST_TRAILS)
    for _ in range(says(desk, MOST_STARTS)):
        if tiles:
            start = nth_bit(tiles, below(desk.moods, bit_count(tiles)))
            tiles &= ~(1 << start)
            for _ in range(trails if size_of(state.meeples[start]) > 1 else 1):
                try_walk(desk, state, start, end, twice)


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
        stands: bool = state.where[chosen % TRIBES] >> (chosen // TRIBES) & 1 == 1
        desk.thought_starts[desk.thought] = starts_for(desk, chosen // TRIBES, chosen % TRIBES) if stands else 0
        desk.thought_rounds[desk.thought] = desk.rounds[chosen]
        desk.thought += 1


def try_walk(desk: Desk, state: State, start: int, end: int, twice: bool) -> None:
    """Any trail to an end, played to the end of the activation and weighed."""
    tile, tribe = end // TRIBES, end % TRIBES
    found: bool = draw_loop(desk, state, start, tile, tribe) if twice else draw_trail(desk, state, start, tile, tribe, 0)
    if found and not is_listed(desk):
        add_plan(desk, played_worth(desk, state, state.turn))


def played_worth(desk: Desk, state: State, seat: int) -> int:
    """What the plan in `path` comes to for a seat at the end of the activation, and what it leaves to the next."""
    luck, mood, length = desk.dice.state, desk.moods.state, desk.length
    desk.scratch.copy_from(state)
    for step in range(length):
        make_move(desk.scratch, desk.path[step])
    begin_luck(desk)
    end_activation(desk, desk.scratch, state.turns)
    worth = lead_of(desk, desk.scratch, seat) + left_over(desk, desk.scratch, seat)
    desk.dice.state = luck
    desk.moods.state = mood
    think_as(desk, state, seat)
    return worth


def end_activation(desk: Desk, state: State, turns: int) -> None:
    """What is left of this activation, if anything is, up to the next marker or the end of the round."""
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
