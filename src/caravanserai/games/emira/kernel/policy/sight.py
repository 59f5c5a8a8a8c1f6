"""What a sheikh sees of a position: how far everybody is, how they stand with princesses, and whom those would choose."""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.guiding import weight
from caravanserai.games.emira.components import (
    ACTING,
    BASE_ROOMS,
    BIDDING,
    BY_MONEY,
    BY_NOTHING,
    BY_PALACE,
    BY_PRINCESSES,
    GIFT,
    LEAST_WITH_TALENTS,
    LEAST_WITHOUT,
    NEEDS,
    NOBODY,
    NONE,
    PRINCESS_TALENTS,
    RELIEVING,
    SIDI_SULEIMAN,
    SULEIKA,
    SULEIKA_FEE,
    WAYS,
    XENIA,
)
from caravanserai.games.emira.kernel.policy.desk import (
    IN_SIGHT,
    LOOKS,
    NEVER,
    PER_SEAT,
    POWERS,
    Desk,
    least_of,
    most_of,
)
from caravanserai.games.emira.kernel.policy.weights import (
    AHEAD,
    GOAL,
    NO_ROOM,
    PER_GUEST,
    PER_TALENT,
    RICHES,
    RICHES_EACH,
    RIVALS,
    SOFT_GOLD,
    SOFTNESS,
    SURE,
    SURE_LATER,
    TURNS_BASE,
    TURNS_EACH,
    UNSUITED,
)
from caravanserai.games.emira.kernel.rules.characters import bill_of, is_locked
from caravanserai.games.emira.kernel.rules.choosing import first_look, second_look
from caravanserai.games.emira.kernel.rules.foresight import lacks
from caravanserai.games.emira.kernel.rules.values import lives_with, seen_of
from caravanserai.games.emira.kernel.state import State

BESIDES: Final = (
    *(0, 110, 0, -20, 110, 0, 30, 0, -90, -90, 0, 110, 0, 110, 0, -120, 30, 0, 60, -120, -90, 0, 0, 130, -250, 0, 60, 0),
)
"""By princess, what she brings or costs besides herself."""
NOW: Final = 0
WAITS: Final = 1
NEXT: Final = 2
"""When a princess in sight chooses."""
NO_RIVAL: Final = -2
MOST_LACKING: Final = 8
MOST_POWER: Final = 2000000


# How far everybody is


def talents_missing(objective: int, guests: int) -> int:
    """§8.1 How many talents of an objective these princesses lack, in the way of which most is there."""
    base, duals, fewest = 0, 0, 15
    rest = guests
    while rest:
        princess = lowest_bit(rest)
        rest &= rest - 1
        talents = PRINCESS_TALENTS[princess]
        if bit_count(talents) > 1:
            duals |= 1 << princess
        elif talents:
            base += 1 << 4 * lowest_bit(talents)
    chosen = duals
    while True:
        counts = base + talents_of_duals(duals, chosen)
        for way in range(WAYS):
            fewest = least_of(fewest, lacks(counts, NEEDS[objective * WAYS + way]))
        if chosen == 0:
            return fewest
        chosen = (chosen - 1) & duals


def talents_of_duals(duals: int, chosen: int) -> int:
    """§8.1 What princesses with two talents count as; those who are chosen with the upper one."""
    counts = 0
    while duals:
        princess = lowest_bit(duals)
        duals &= duals - 1
        talents = PRINCESS_TALENTS[princess]
        if chosen >> princess & 1:
            talents &= talents - 1
        counts += 1 << 4 * lowest_bit(talents)
    return counts


def missing_with(state: State, seat: int, guests: int) -> int:
    """§8.1 The talents that a seat would lack with these princesses."""
    return 0 if state.objective[seat] == NONE else talents_missing(state.objective[seat], guests)


def lacking_with(state: State, guests: int, missing: int) -> int:
    """§8.2 The princesses that are lacking for the victory, with or without the talents."""
    count = bit_count(guests)
    lacking = most_of(LEAST_WITH_TALENTS[state.seats - 3] - count, missing)
    return least_of(MOST_LACKING, most_of(0, least_of(lacking, LEAST_WITHOUT[state.seats - 3] - count)))


def goal_of(desk: Desk, state: State, seat: int, guests: int) -> int:
    """What it is worth to a seat to have these princesses."""
    missing = missing_with(state, seat, guests)
    worth = weight(desk.mind, seat, GOAL + lacking_with(state, guests, missing))
    worth -= weight(desk.mind, seat, PER_TALENT) * missing
    return worth + weight(desk.mind, seat, PER_GUEST) * bit_count(guests)


def see(desk: Desk, state: State) -> None:
    """Everything that does not depend on what is bought now."""
    lead = MOST_LACKING
    for seat in range(state.seats):
        guests = state.guests[seat]
        lead = least_of(lead, LEAST_WITH_TALENTS[state.seats - 3] - bit_count(guests))
        for look in range(LOOKS):
            desk.points[look * PER_SEAT + seat] = seen_of(state, seat, look)
        desk.free[seat] = BASE_ROOMS + state.sections[seat] + state.guest_houses[seat] - bit_count(guests)
    for seat in range(state.seats):
        see_time(desk, seat, most_of(0, lead))
    see_princesses(desk, state)
    see_coming(desk, state)
    see_chances(desk, state)
    for index in range(desk.in_sight):
        desk.first_by[index] = first_look(state, desk.who[index])
        desk.second_by[index] = second_look(state, desk.who[index])
        for seat in range(state.seats):
            see_rival(desk, state, index, seat)
    for seat in range(state.seats):
        see_goal(desk, state, seat)
        desk.due[seat] = bill_of(state, seat)
        desk.gift[seat] = GIFT if will_ask(state, seat) else 0


def see_time(desk: Desk, seat: int, lead: int) -> None:
    """How many turns a seat expects, with so many princesses that the leader lacks, and what it can spend in them."""
    desk.turns[seat] = most_of(2, (weight(desk.mind, seat, TURNS_BASE) + weight(desk.mind, seat, TURNS_EACH) * lead) // 10)
    desk.rich[seat] = weight(desk.mind, seat, RICHES) + weight(desk.mind, seat, RICHES_EACH) * desk.turns[seat]


def see_princesses(desk: Desk, state: State) -> None:
    """§4.6 and §6.2 Those who choose in this turn, those who come next, and those who wait."""
    desk.in_sight = 0
    for index in range(state.in_play_count):
        desk.who[desk.in_sight] = state.in_play[index]
        desk.when[desk.in_sight] = NOW if index < state.choosing else NEXT
        desk.in_sight += 1
    for index in range(state.undecided_count):
        if desk.in_sight < IN_SIGHT:
            desk.who[desk.in_sight] = state.undecided[index]
            desk.when[desk.in_sight] = WAITS
            desk.in_sight += 1


def see_coming(desk: Desk, state: State) -> None:
    """Princesses who have not been seen are public knowledge: by what they look at first."""
    placed = state.princesses_gone
    for seat in range(state.seats):
        placed |= state.guests[seat]
    for index in range(desk.in_sight):
        placed |= 1 << desk.who[index]
    desk.all_coming = 1
    for look in range(LOOKS):
        desk.coming[look] = 0
    for princess in range(SIDI_SULEIMAN):
        if not placed >> princess & 1:
            desk.coming[first_look(state, princess)] += 1
            desk.all_coming += 1


def see_goal(desk: Desk, state: State, seat: int) -> None:
    """How far a seat is, what each princess in sight would be to it, and an average one."""
    guests = state.guests[seat]
    missing = missing_with(state, seat, guests)
    lacking = lacking_with(state, guests, missing)
    desk.lacking[seat] = lacking
    desk.goal[seat] = goal_of(desk, state, seat, guests)
    for index in range(desk.in_sight):
        princess = desk.who[index]
        if princess == SIDI_SULEIMAN:
            worth = goal_step(desk, seat, lacking + 1)
        else:
            worth = goal_of(desk, state, seat, guests | 1 << princess) - desk.goal[seat] + BESIDES[princess]
        desk.joins[seat * IN_SIGHT + index] = worth
    step = -goal_step(desk, seat, lacking)
    if missing >= lacking:
        step = step * weight(desk.mind, seat, UNSUITED) // 100
    desk.step[seat] = step + weight(desk.mind, seat, PER_GUEST)


def goal_step(desk: Desk, seat: int, lacking: int) -> int:
    """What is lost by lacking so many instead of one less."""
    fewer = weight(desk.mind, seat, GOAL + least_of(MOST_LACKING, most_of(0, lacking - 1)))
    return weight(desk.mind, seat, GOAL + least_of(MOST_LACKING, lacking)) - fewer


# Upkeep


def will_ask(state: State, seat: int) -> bool:
    """§6.7 Whether Xenia will ask for a gift that may be refused."""
    return lives_with(state, seat, XENIA) and not state.xenia_due and not state.xenia_paid and state.xenia_tokens == 0


def upkeep_of(state: State, seat: int, princess: int) -> int:
    """§4.7 What a princess costs in the turn in which she moves in."""
    due = SULEIKA_FEE if lives_with(state, seat, SULEIKA) else 0
    if princess == XENIA:
        due += GIFT
    before = bill_of(state, seat)
    state.guests[seat] |= 1 << princess
    due += bill_of(state, seat) - before
    state.guests[seat] &= ~(1 << princess)
    return due


# Whom princesses choose


def set_powers(desk: Desk) -> None:
    """Once for a mind: how chances grow with points, and with hundreds of gold."""
    points, gold = 100, 100
    for index in range(POWERS):
        desk.powers[index] = points
        desk.gold_powers[index] = gold
        points = least_of(MOST_POWER, points * 100 // desk.mind.rows[SOFTNESS])
        gold = least_of(MOST_POWER, gold * 100 // desk.mind.rows[SOFT_GOLD])


def power_of(desk: Desk, look: int, points: int) -> int:
    """What chance so many points have, over the least that anybody has."""
    over = most_of(0, points - desk.floor[look])
    if look == BY_MONEY:
        return desk.gold_powers[least_of(POWERS - 1, over // 100)]
    return desk.powers[least_of(POWERS - 1, over // 2 if look == BY_PALACE else over)]


def see_chances(desk: Desk, state: State) -> None:
    """How likely everybody is to be first in what princesses look at, and how sure that is."""
    if desk.powers[0] == 0:
        set_powers(desk)
    for look in range(LOOKS):
        desk.floor[look] = -NEVER
        desk.total[look] = 0
        for seat in range(state.seats):
            desk.floor[look] = least_of(desk.floor[look], desk.points[look * PER_SEAT + seat])
        for seat in range(state.seats):
            desk.chance[look * PER_SEAT + seat] = power_of(desk, look, desk.points[look * PER_SEAT + seat])
            desk.total[look] += desk.chance[look * PER_SEAT + seat]
        for seat in range(state.seats):
            desk.share[look * PER_SEAT + seat] = desk.chance[look * PER_SEAT + seat] * 1000 // desk.total[look]
    others = bit_count(state.pending) - 1 if state.phase in (BIDDING, ACTING, RELIEVING) else state.seats - 1
    for seat in range(state.seats):
        doubt = (100 - weight(desk.mind, seat, SURE)) * most_of(0, others)
        desk.sure[seat] = 100 - doubt // (state.seats - 1)


def look_at(desk: Desk, state: State, seat: int, look: int) -> int:
    """§6.1 A seat's points in what a princess looks at."""
    if look == BY_NOTHING:
        return 0
    return bit_count(state.guests[seat]) if look == BY_PRINCESSES else desk.points[look * PER_SEAT + seat]


def see_rival(desk: Desk, state: State, index: int, who: int) -> None:
    """§6.1 Whom a princess would choose if one seat were not there."""
    best_first, best_second, host = NEVER, NEVER, NO_RIVAL
    for seat in range(state.seats):
        if seat == who or not is_eligible(state, desk.who[index], seat, desk.free[seat]):
            continue
        first = look_at(desk, state, seat, desk.first_by[index])
        second = look_at(desk, state, seat, desk.second_by[index])
        if first > best_first or (first == best_first and second > best_second):
            best_first, best_second, host = first, second, seat
        elif first == best_first and second == best_second:
            host = NOBODY
    place = who * IN_SIGHT + index
    desk.rival_first[place] = best_first
    desk.rival_second[place] = best_second
    desk.rival[place] = host


def is_eligible(state: State, princess: int, seat: int, free: int) -> bool:
    """§6.1 Whom she may choose, if so many rooms were free."""
    if princess == SIDI_SULEIMAN:
        return True
    if free < 1 or (princess == XENIA and seat == state.xenia_barred):
        return False
    return not (state.hind_blocks and is_locked(state, seat))


def change_in(look: int, points: int, gold: int) -> int:
    """What an action changes of what a princess looks at: points are packed, as the look and how many, gold is apart."""
    if look == BY_MONEY:
        return gold
    return points & 15 if points >> 4 == look else 0


def host_with(desk: Desk, state: State, index: int, who: int, points: int, free: int, gold: int) -> int:
    """§6.1 Whom a princess in sight would choose if one seat had so much more and so many free rooms."""
    place = who * IN_SIGHT + index
    if not is_eligible(state, desk.who[index], who, free):
        return most_of(NOBODY, desk.rival[place])
    if desk.rival[place] == NO_RIVAL:
        return who
    first = look_at(desk, state, who, desk.first_by[index]) + change_in(desk.first_by[index], points, gold)
    second = look_at(desk, state, who, desk.second_by[index]) + change_in(desk.second_by[index], points, gold)
    over = first - desk.rival_first[place]
    if over == 0:
        over = second - desk.rival_second[place]
    if over > 0:
        return who
    return NOBODY if over == 0 else most_of(NOBODY, desk.rival[place])


def may_come(desk: Desk, state: State, index: int, who: int, points: int) -> bool:
    """§6.1 Whether a princess might still choose a seat: others only gain points, but they spend gold and fill their rooms."""
    place, first = who * IN_SIGHT + index, desk.first_by[index]
    rival = desk.rival[place]
    if desk.who[index] == SIDI_SULEIMAN or (desk.who[index] == XENIA and who == state.xenia_barred):
        return False
    if rival < 0 or first == BY_MONEY or desk.free[rival] < desk.in_sight:
        return True
    return look_at(desk, state, who, first) + change_in(first, points, 0) >= desk.rival_first[place]


def soft_share(desk: Desk, who: int, look: int, change: int) -> int:
    """Per mille: how likely a seat is to be first in something when a princess comes who looks at it."""
    place = look * PER_SEAT + who
    if change == 0:
        return desk.share[place]
    chance = power_of(desk, look, desk.points[place] + change)
    return chance * 1000 // (desk.total[look] - desk.chance[place] + chance)


def draw_worth(desk: Desk, state: State, who: int, points: int, rooms: int, gold: int) -> int:
    """What princesses in sight and those to come are worth to a seat, if it had so much more; Suleika's fee is a risk (§6.5)."""
    worth, free, due = 0, desk.free[who] + rooms, desk.due[who]
    risk, rooms_left, fee = due, free, 0
    for index in range(desk.in_sight):
        princess = desk.who[index]
        later: bool = desk.when[index] == NEXT
        sure = weight(desk.mind, who, SURE_LATER) if later else desk.sure[who]
        joins = desk.joins[who * IN_SIGHT + index]
        host = host_with(desk, state, index, who, points, free, gold)
        if rooms_left > 0 and not later and may_come(desk, state, index, who, points):
            risk += upkeep_of(state, who, princess) - (GIFT if princess == XENIA else 0)
            fee = SULEIKA_FEE if princess == SULEIKA else fee
            rooms_left -= 1
        if host == who:
            worth += joins * sure // 100
            if princess != SIDI_SULEIMAN:
                free -= 1
                if not later:
                    due += upkeep_of(state, who, princess)
        elif host != NOBODY:
            gains = most_of(0, desk.joins[host * IN_SIGHT + index])
            worth -= gains * sure // 100 * weight(desk.mind, who, RIVALS) // 100
        look = desk.first_by[index]
        if princess != SIDI_SULEIMAN and free > 0:
            worth += joins * (100 - sure) // 100 * soft_share(desk, who, look, change_in(look, points, gold)) // 1000
    desk.due_then = due
    desk.risk_then = risk + fee * (desk.free[who] + rooms - rooms_left - 1)
    return worth + coming_worth(desk, who, points, free, gold)


def coming_worth(desk: Desk, who: int, points: int, free: int, gold: int) -> int:
    """The same for those who are not in sight yet."""
    inflow = 0
    for look in range(LOOKS):
        inflow += soft_share(desk, who, look, change_in(look, points, gold)) * desk.coming[look]
    ahead = least_of(desk.turns[who] * 100, weight(desk.mind, who, AHEAD))
    if free < 1:
        ahead = ahead * weight(desk.mind, who, NO_ROOM) // 100
    return inflow // desk.all_coming * ahead // 100 * desk.step[who] // 1000
