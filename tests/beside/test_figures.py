"""The components that aids show are what the engine reckons with."""

from __future__ import annotations

from caravanserai.games.camel_up import components as race
from caravanserai.games.camel_up.kernel.rules.movement import tile_shift
from caravanserai.games.camel_up.kernel.rules.scores import ticket_score
from caravanserai.games.emira import components as court
from caravanserai.games.emira.kernel.rules import effects, values, winning
from caravanserai.games.emira.kernel.state import State as Court
from caravanserai.games.five_tribes import components as sultanate
from caravanserai.games.five_tribes.kernel.rules import djinns, pieces, scoring
from caravanserai.games.five_tribes.kernel.state import State as Sultanate


def land(djinns: int = 0) -> Sultanate:
    """Two players; seat 0 has a tile and perhaps a djinn."""
    state = Sultanate(2)
    state.seats = 2
    state.camel[0] = 0
    state.djinns[0] = djinns
    return state


def test_what_counts_at_the_end_of_five_tribes() -> None:
    """§4"""
    c, state = sultanate, land()
    state.gold[0], state.viziers[0], state.elders[0], state.palms[0], state.palaces[0] = 1, 1, 1, 1, 1
    assert scoring.gold_points(state, 0) == c.GOLD_POINTS
    assert scoring.vizier_points(state, 0) == c.VIZIER_POINTS + c.VIZIER_LEAD
    assert scoring.elder_points(state, 0) == c.ELDER_POINTS
    assert scoring.palm_points(state, 0) == c.PALM_POINTS
    assert scoring.palace_points(state, 0) == c.PALACE_POINTS


def test_what_djinns_make_of_it() -> None:
    """§5"""
    c, state = sultanate, land(1 << sultanate.JAFAAR | 1 << sultanate.SHAMHAT | 1 << sultanate.HAURVATAT | 1 << sultanate.AL_AMIN)
    state.viziers[0], state.viziers[1], state.elders[0], state.palms[0] = 1, 1, 1, 1
    assert scoring.vizier_points(state, 0) == c.JAFAAR_POINTS
    assert scoring.elder_points(state, 0) == c.SHAMHAT_POINTS
    assert scoring.palm_points(state, 0) == c.HAURVATAT_POINTS
    state.hand[c.FAKIR] = c.AL_AMIN_FAKIRS - 1
    assert scoring.goods_points(state, 0) == 0
    state.hand[c.FAKIR] = c.AL_AMIN_FAKIRS
    assert scoring.goods_points(state, 0) == c.SUIT[1]


def test_djinns_that_watch_and_prices_in_elders() -> None:
    """§5"""
    c, state = sultanate, land(1 << sultanate.MONKIR)
    for doer, gold in ((0, c.WATCH_OWN), (1, c.WATCH_OTHER)):
        before = state.gold[0]
        pieces.pay_owner(state, c.MONKIR, doer)
        assert state.gold[0] - before == gold
    state.elders[0] = c.PRICE_ELDERS[c.TWO]
    assert djinns.can_pay(state, 0, c.TWO, 0)
    djinns.pay(state, 0, c.TWO, 0)
    assert state.elders[0] == 0


def test_what_a_leg_of_camel_up_pays() -> None:
    """§9.1 and §5.5"""
    assert [ticket_score(0, 1, 0, ticket) for ticket in range(race.TICKETS_PER_COLOUR)] == list(race.TICKET_VALUES)
    assert ticket_score(0, 1, 1, 0) == race.SECOND_TICKET
    assert ticket_score(0, 1, 2, 0) == race.WRONG_TICKET
    assert tile_shift(1 << 5, 0, 5, 1) == race.TILE_STEP
    assert tile_shift(0, 1 << 5, 5, 1) == -race.TILE_STEP


def test_what_emira_counts_with() -> None:
    """§3.3, §7.2 and §10.3"""
    c, state = court, Court(3)
    state.seats = 3
    state.sections[0] = 1
    assert values.palace_of(state, 0) == c.HALVES
    state.guests[0] = 1 << c.ASIMA
    assert winning.score_of(state, 0) in (c.PRINCESS_SCORE, c.PRINCESS_SCORE + c.TALENTS_SCORE)
    state.camels[0], state.camels_left = c.BREED_FOR, c.CAMELS
    effects.breed_camels(state, 0)
    assert state.camels[0] == c.BREED_FOR + 1
    state.camels[0] = c.EPIDEMIC_FOR
    effects.lose_camels(state, 0)
    assert state.camels[0] == c.EPIDEMIC_FOR - 1
