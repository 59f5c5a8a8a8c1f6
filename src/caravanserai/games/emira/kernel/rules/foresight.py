"""§4.6, §6 and §8.1 What the rules answer about what has not happened yet. A copy of the state is asked: it is done on that."""

from caravanserai.games.emira.components import FLOWING, NEEDS, TALENTS, TO_CHECK, TO_CHOICE, TWICE_TALENTED, WAYS
from caravanserai.games.emira.kernel.rules.dispatch import decide
from caravanserai.games.emira.kernel.rules.princesses import check_undecided
from caravanserai.games.emira.kernel.rules.turn import let_choose
from caravanserai.games.emira.kernel.rules.winning import talents_of
from caravanserai.games.emira.kernel.state import State


def look_ahead(state: State) -> None:
    """§4.6 and §6.2 Princesses choose as things stand, until somebody has to decide or something else comes next."""
    while state.phase == FLOWING and state.stage in (TO_CHECK, TO_CHOICE):
        if state.stage == TO_CHECK:
            check_undecided(state)
        else:
            let_choose(state)


def decide_ahead(state: State, move: int) -> None:
    """§6.5 and §6.8 Somebody gives something up, and the others choose."""
    decide(state, state.phase, move)
    look_ahead(state)


def duals_in(guests: int) -> int:
    """§8.1 Those of these princesses who have two talents."""
    return guests & TWICE_TALENTED


def lacks(counts: int, needs: int) -> int:
    """§8.1 How many of the talents that are needed are not there."""
    missing = 0
    for talent in range(TALENTS):
        more = (needs >> 4 * talent & 15) - (counts >> 4 * talent & 15)
        if more > 0:
            missing += more
    return missing


def fewest_missing(objective: int, guests: int) -> int:
    """§8.1 (E-90, E-91) The same, in the way and with the talents of which most is there."""
    duals = duals_in(guests)
    chosen = duals
    fewest = lacks(0, NEEDS[objective * WAYS])
    while True:
        counts = talents_of(guests, chosen)
        for way in range(WAYS):
            missing = lacks(counts, NEEDS[objective * WAYS + way])
            if missing < fewest:
                fewest = missing
        if chosen == 0:
            return fewest
        chosen = (chosen - 1) & duals
