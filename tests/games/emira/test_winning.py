"""§8 Objectives and the end of the game, §10.3 the score."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import GameEnded, ObjectiveShown
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.kernel.rules.winning import has_talents, has_won, ranks_above, score_of
from caravanserai.games.emira.names import OBJECTIVES
from tests.games.emira.table import give, house, run, table


def aim(position: Position, seat: int, objective: str) -> None:
    """This objective for a seat; whoever had it takes the seat's own, or nobody has it now."""
    number, old = OBJECTIVES.index(objective), position.objective[seat]
    if number in position.objective:
        position.objective = [old if had == number else had for had in position.objective]
    else:
        position.objectives_left = position.objectives_left & ~(1 << number) | 1 << old
    position.objective = [number if index == seat else had for index, had in enumerate(position.objective)]


def talents(players: int, objective: str, princesses: str) -> bool:
    position = table(players)
    aim(position, 0, objective)
    house(position, 0, princesses)
    return bool(has_talents(as_plain(position), 0, position.guests[0]))


def as_plain(position: Position) -> Position:
    """The rules' functions are asked in their plain form, whichever form the position has."""
    from caravanserai.games.emira.kernel.position import Position as Plain

    plain = Plain(position.seats)
    for name in GAME.save(position):
        if name != "rules_version":
            value = getattr(position, name)
            setattr(plain, name, value[:] if isinstance(value, list) else value)
    return plain


def test_a_princess_stands_for_one_talent_at_a_time() -> None:
    """§8.1, E-91"""
    assert talents(5, "ihr", "noor hind thara asima")
    assert not talents(5, "ihr", "noor thara asima raidah")


@pytest.mark.parametrize(
    ("players", "objective", "princesses", "complete"),
    [
        (5, "iir_irr", "albina thara sahar", True),
        (5, "iir_irr", "albina zainab thara", True),
        (5, "hhc_hcc", "nibal asima raidah", True),
        (5, "hhc_hcc", "nibal fatima thara", False),
        (4, "hhcr_hccr_hcrr", "nibal asima thara sahar", True),
        (4, "iicr_iccr", "albina asima raidah thara", True),
        (4, "ihcr", "janan noor hind xenia", True),
        (4, "iihc", "albina noor nibal thara", False),
        (3, "iiccr_iicrr_iccrr", "albina asima raidah thara sahar", True),
        (3, "hhiic_hhicc", "nibal fatima albina asima raidah", True),
        (3, "iihhr_iihrr", "albina zainab nibal thara asima", False),
    ],
)
def test_objectives_with_two_of_one_or_of_another(players: int, objective: str, princesses: str, complete: bool) -> None:
    """§8.1, E-90"""
    assert talents(players, objective, princesses) == complete


@pytest.mark.parametrize(("count", "won"), [(6, False), (7, True)])
def test_enough_princesses_win_without_the_talents(count: int, won: bool) -> None:
    """§8.1 and §8.2"""
    position = table(4)
    aim(position, 0, "ihcr")
    house(position, 0, " ".join(["albina", "zainab", "zahrah", "malika", "farah", "adara", "anisah"][:count]))
    assert bool(has_won(as_plain(position), 0)) == won


def test_the_talents_alone_do_not_win() -> None:
    """§8.1"""
    position = table(4)
    aim(position, 0, "ihcr")
    house(position, 0, "albina nibal asima thara")
    assert not has_won(as_plain(position), 0)
    house(position, 0, "sahar")
    assert has_won(as_plain(position), 0)


def test_who_has_not_paid_does_not_win() -> None:
    """§8.2, E-87"""
    position = table(4)
    aim(position, 0, "ihcr")
    house(position, 0, "albina nibal asima thara sahar")
    position.defaulted = 1
    assert not has_won(as_plain(position), 0)


def test_late_arrivals_count_unless_the_table_says_no() -> None:
    """§8.2, E-86"""
    for counts in (True, False):
        position = table(4, late_arrival_counts=counts)
        aim(position, 0, "ihcr")
        house(position, 0, "albina nibal asima thara sahar")
        position.late = 1 << c.SAHAR
        assert bool(has_won(as_plain(position), 0)) == counts


def ready(*, advanced: bool) -> Position:
    """Seat 0 has five princesses and the talents, seat 1 has seven without."""
    position = table(4, advanced=advanced, gold=3000)
    aim(position, 0, "ihcr")
    aim(position, 1, "hhcr_hccr_hcrr")
    house(position, 0, "rasha nibal noor thara sahar")
    house(position, 1, "zainab zahrah malika farah adara anisah badra")
    give(position, 0, sections=3)
    give(position, 1, sections=5)
    position.played |= 1 << c.QUIET_DAYS
    return position


def test_several_share_the_victory() -> None:
    """§8.2, E-88, E-92"""
    position = ready(advanced=False)
    told = run(position)
    assert position.is_over()
    assert next(event for event in told if isinstance(event, GameEnded)).winners == [0, 1]
    assert GAME.outcome(position).reason == "objective"  # type: ignore[union-attr]
    assert len([event for event in told if isinstance(event, ObjectiveShown)]) == 4


def test_in_the_advanced_game_the_score_decides() -> None:
    """§8.2 and §10.3"""
    position = ready(advanced=True)
    run(position)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[:2]) == ([1], [13, 14])


def test_ties_of_the_score() -> None:
    """§10.3, E-89: tokens, status, sections and camels; then gold."""
    position = table(4)
    house(position, 0, "halimah")
    house(position, 1, "asima")
    plain = as_plain(position)
    assert score_of(plain, 0) == score_of(plain, 1) == 2
    assert ranks_above(plain, 0, 1)
    give(position, 1, camels=1)
    plain = as_plain(position)
    assert not ranks_above(plain, 0, 1)
    assert not ranks_above(plain, 1, 0)
    give(position, 1, gold=2000)
    assert ranks_above(as_plain(position), 1, 0)


def end_of(position: Position) -> tuple[list[int], list[int], list[int]]:
    """Who has won, the scores, and the places."""
    run(position)
    outcome = GAME.outcome(position)
    assert outcome is not None
    return outcome.winners, outcome.scores, outcome.places


def test_those_who_have_not_won_are_ranked_by_what_breaks_ties() -> None:
    """§10.3, E-43: seats 1 and 2 both score 2, and camels and sections put seat 1 before seat 2; seat 3 has nothing."""
    position = table(4, advanced=True, gold=2000)
    house(position, 0, "albina zainab zahrah malika farah adara anisah")
    house(position, 1, "raidah")
    house(position, 2, "yasmine")
    give(position, 0, sections=6)
    give(position, 1, camels=5, sections=3)
    position.played |= 1 << c.QUIET_DAYS
    assert end_of(position) == ([0], [14, 2, 2, 0], [1, 2, 3, 4])


def test_who_has_the_most_points_need_not_have_won() -> None:
    """§10.3: seat 1 has six princesses and all talents, but not the gold for the upkeep; the score is told as it is."""
    position = table(4, gold=0)
    aim(position, 0, "ihcr")
    aim(position, 1, "iihc")
    house(position, 0, "rasha nibal noor thara sahar")
    house(position, 1, "zainab zahrah malika farah fatima asima anisah adara")
    give(position, 0, gold=1000, sections=3)
    give(position, 1, sections=6)
    position.played |= 1 << c.QUIET_DAYS
    winners, scores, places = end_of(position)
    assert (winners, places) == ([0], [1, 2, 3, 3])
    assert scores[0] == 13
    assert scores[1] >= 14


def test_who_has_fulfilled_the_objective_comes_before_who_has_not() -> None:
    """§10.3, E-88: seat 1 wins by the score; seat 0 is second with 11 points, though seat 2, who could not pay, has 15."""
    position = table(5, advanced=True, gold=3000)
    aim(position, 0, "ihr")
    aim(position, 1, "hcr")
    aim(position, 2, "iih")
    house(position, 0, "noor nibal thara sahar")
    house(position, 1, "asima raidah zafirah fatima layla yasmine")
    house(position, 2, "zainab zahrah nadia malika farah adara anisah")
    give(position, 0, sections=3)
    give(position, 1, sections=5)
    give(position, 2, gold=150, sections=6)
    position.played |= 1 << c.QUIET_DAYS
    winners, scores, places = end_of(position)
    assert (winners, scores[:3], places[:3]) == ([1], [11, 15, 15], [2, 1, 3])


def test_equals_share_a_place() -> None:
    """§10.3: nobody has anything, and all have the same gold."""
    assert end_of(plain_colours(exhausted())) == ([0, 1, 2, 3], [0] * 4, [1] * 4)


def plain_colours(position: Position) -> Position:
    """Nobody is black, who would have more gold."""
    position.colour = [colour if colour != c.BLACK else c.GREEN for colour in position.colour]
    return position


def exhausted(**options: Any) -> Position:
    position = table(4, **options)
    position.princesses_gone, position.princess_pool, position.princess_size = (1 << c.PRINCESSES) - 1, 0, 0
    return position


def test_nobody_is_left_to_come() -> None:
    """§8.3, E-43"""
    position = exhausted()
    run(position, turns=1)
    assert GAME.outcome(position).reason == "exhausted"  # type: ignore[union-attr]
    position = exhausted(exhaustion_end=False)
    run(position, turns=1)
    assert not position.is_over()


def test_ten_turns_in_vain() -> None:
    """§8.3, E-43: Sidi Suleiman waits, and nobody comes."""
    position = exhausted()
    position.princesses_gone &= ~(1 << c.SIDI)
    position.undecided, position.undecided_count = [c.SIDI, *position.undecided[1:]], 1
    run(position, turns=9)
    assert not position.is_over()
    run(position, turns=1)
    assert GAME.outcome(position).reason == "exhausted"  # type: ignore[union-attr]


@pytest.mark.parametrize(("options", "last"), [({}, 60), ({"last_turn": 10}, 10), ({"last_turn": 100}, 100)])
def test_the_table_names_the_last_turn(options: dict[str, int], last: int) -> None:
    """§8.3, E-43: `last_turn`"""
    position = exhausted(exhaustion_end=False, **options)
    position.turn = last - 1
    run(position, turns=1)
    assert not position.is_over()
    run(position)
    assert (position.turn, GAME.outcome(position).reason) == (last, "last_turn")  # type: ignore[union-attr]
