"""The plans that are kept: the best first, of equals the shorter, and not too many that come to the same end."""

from typing import Final

from caravanserai.core.guiding import MOST_PLANS, PLAN_STEPS
from caravanserai.games.five_tribes.kernel.policy.desk import Desk, says
from caravanserai.games.five_tribes.kernel.policy.weights import ALIKE, WIDTH

NO_PLAN: Final = -1


def is_listed(desk: Desk) -> bool:
    """Whether the plan in `path` is kept already."""
    for plan in range(desk.plans.count):
        if desk.plans.lengths[plan] == desk.length:
            step = desk.length - 1
            while step >= 0 and desk.plans.steps[plan * PLAN_STEPS + step] == desk.path[step]:
                step -= 1
            if step < 0:
                return True
    return False


def add_plan(desk: Desk, worth: int) -> None:
    """Keep the plan in `path`, if it is better than what would have to go for it."""
    width = says(desk, WIDTH)
    worst = worst_alike(desk)
    if worst == NO_PLAN and desk.plans.count == (width if width < MOST_PLANS else MOST_PLANS):
        worst = desk.plans.count - 1
    if worst != NO_PLAN:
        if not is_better(desk, worth, worst):
            return
        remove_plan(desk, worst)
    at = desk.plans.count
    desk.plans.count += 1
    while at > 0 and is_better(desk, worth, at - 1):
        move_plan(desk, at - 1, at)
        at -= 1
    desk.plans.worths[at] = worth
    desk.plans.lengths[at] = desk.length
    for step in range(desk.length):
        desk.plans.steps[at * PLAN_STEPS + step] = desk.path[step]


def is_better(desk: Desk, worth: int, plan: int) -> bool:
    """Whether the plan in `path` is better than one that is kept: worth more, or as much with fewer moves."""
    if worth != desk.plans.worths[plan]:
        return worth > desk.plans.worths[plan]
    return desk.length < desk.plans.lengths[plan]


def worst_alike(desk: Desk) -> int:
    """The last of those that come to the same end, if there are as many as may be; else NO_PLAN."""
    count, last = 0, NO_PLAN
    for plan in range(desk.plans.count):
        if desk.plans.steps[plan * PLAN_STEPS + desk.plans.lengths[plan] - 1] == desk.path[desk.length - 1]:
            count += 1
            last = plan
    return last if count >= says(desk, ALIKE) else NO_PLAN


def remove_plan(desk: Desk, plan: int) -> None:
    """Those behind it move up."""
    desk.plans.count -= 1
    for later in range(plan, desk.plans.count):
        move_plan(desk, later + 1, later)


def move_plan(desk: Desk, source: int, target: int) -> None:
    """A plan to another place in the list."""
    desk.plans.worths[target] = desk.plans.worths[source]
    desk.plans.lengths[target] = desk.plans.lengths[source]
    for step in range(desk.plans.lengths[source]):
        desk.plans.steps[target * PLAN_STEPS + step] = desk.plans.steps[source * PLAN_STEPS + step]
