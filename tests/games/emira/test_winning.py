"""§8 Objectives and the end of the game, §10.3 the score."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import Outcome
from caravanserai.games.emira.events import GameEnded, ObjectiveShown
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PRINCESSES
from tests.games.emira.laid import Table, lay, line

BILL = "phase=buying_cards turn=5 asked=3"
"""The last of four may still buy a card; then the upkeep is due, and it is seen who has won."""
TALENTED = "objective=ihcr sections=3 guests=albina,nibal,asima,thara"
"""All talents of the objective, and one princess too few."""
FIVE = "objective=ihcr sections=3 guests=rasha,nibal,noor,thara,sahar"
"""Enough princesses, with all talents."""
SEVEN = "objective=hhcr_hccr_hcrr sections=5 guests=zainab,zahrah,malika,farah,adara,anisah,badra"
"""Enough of them without."""


def end(text: str) -> Outcome | None:
    """How it has ended when the upkeep is paid, and Xenia's gift; None if it has not."""
    table = lay(text)
    table.run(turns=1)
    return GAME.outcome(table.position)


def ended(text: str) -> Outcome:
    outcome = end(text)
    assert outcome is not None
    return outcome


def talents(players: int, objective: str, princesses: str) -> bool:
    """Whether they bring the three points of an objective whose talents are all there, when the last turn is over."""
    seat = f"seat0[gold=1000 objective={objective} sections=4 guests={princesses}]"
    last = f"players={players} last_turn=10 phase=buying_cards turn=10 asked={players - 1}"
    score = ended(f"{last} {seat}").scores[0] - 2 * len(princesses.split(","))
    assert score in (0, 3)
    return score == 3


def test_a_princess_stands_for_one_talent_at_a_time() -> None:
    """§8.1, E-91"""
    assert talents(5, "ihr", "noor,hind,thara,asima")
    assert not talents(5, "ihr", "noor,thara,asima,raidah")


@pytest.mark.parametrize(
    ("players", "objective", "princesses", "complete"),
    [
        (5, "iir_irr", "albina,thara,sahar", True),
        (5, "iir_irr", "albina,zainab,thara", True),
        (5, "hhc_hcc", "nibal,asima,raidah", True),
        (5, "hhc_hcc", "nibal,fatima,thara", False),
        (4, "hhcr_hccr_hcrr", "nibal,asima,thara,sahar", True),
        (4, "iicr_iccr", "albina,asima,raidah,thara", True),
        (4, "ihcr", "janan,noor,hind,xenia", True),
        (4, "iihc", "albina,noor,nibal,thara", False),
        (3, "iiccr_iicrr_iccrr", "albina,asima,raidah,thara,sahar", True),
        (3, "hhiic_hhicc", "nibal,fatima,albina,asima,raidah", True),
        (3, "iihhr_iihrr", "albina,zainab,nibal,thara,asima", False),
    ],
)
def test_objectives_with_two_of_one_or_of_another(players: int, objective: str, princesses: str, complete: bool) -> None:
    """§8.1, E-90"""
    assert talents(players, objective, princesses) == complete


@pytest.mark.parametrize(("count", "won"), [(6, False), (7, True)])
def test_enough_princesses_win_without_the_talents(count: int, won: bool) -> None:
    """§8.1 and §8.2"""
    guests = ",".join(["albina", "zainab", "zahrah", "malika", "farah", "adara", "anisah"][:count])
    outcome = end(f"{BILL} seat0[objective=ihcr sections=5 guests={guests}]")
    assert (outcome is not None and outcome.winners == [0]) == won


def test_the_talents_alone_do_not_win() -> None:
    """§8.1"""
    assert end(f"{BILL} seat0[{TALENTED}]") is None
    assert ended(f"{BILL} seat0[{TALENTED},sahar]").winners == [0]


def test_who_has_not_paid_does_not_win() -> None:
    """§8.2, E-87: who is still there would be enough."""
    table = lay(f"{BILL} seat0[gold=290 {TALENTED},sahar,malika] seat1[hand=vermin]")
    table.play("on", "princess malika")
    after = f"seat0[gold=0 purse_before=290 {TALENTED},sahar met=malika] seat1[hand=vermin]"
    assert table.now == line(f"turn=6 first=1 {after} princesses[?*22 malika@all]")


def test_late_arrivals_count_unless_the_table_says_no() -> None:
    """§8.2, E-86: seat 1 has paid more for the upkeep, and so Badra goes to seat 0 when it is over."""
    mine = f"seat0[gold=1000 {TALENTED}]"
    theirs = "seat1[gold=1000 sections=5 guests=zainab,zahrah,malika,farah,adara]"
    for counts, winners in (("yes", [0]), ("no", None)):
        table = lay(f"late_arrival_counts={counts} {BILL} undecided[badra] {mine} {theirs}")
        table.play("on")
        assert any("badra" in setting for setting in table.before(0))
        outcome = GAME.outcome(table.position)
        assert (outcome.winners if outcome is not None else None) == winners


def test_several_share_the_victory() -> None:
    """§8.2, E-88, E-92"""
    table = lay(f"{BILL} seat0[gold=3000 {FIVE}] seat1[gold=3000 {SEVEN}]")
    told = table.play("on")
    assert (table.acts, table.asks) == ("nobody", "over")
    assert next(event for event in told if isinstance(event, GameEnded)).winners == [0, 1]
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert outcome.reason == "objective"
    assert len([event for event in told if isinstance(event, ObjectiveShown)]) == 4


def test_in_the_advanced_game_the_score_decides() -> None:
    """§8.2 and §10.3"""
    outcome = ended(f"advanced=yes {BILL} seat0[gold=3000 {FIVE}] seat1[gold=3000 {SEVEN}]")
    assert (outcome.winners, outcome.scores[:2]) == ([1], [13, 14])


def test_ties_of_the_score() -> None:
    """§10.3, E-89: tokens, status, sections and camels; then gold."""
    last = "last_turn=10 phase=buying_cards turn=10 asked=3 seat0[guests=halimah]"
    for more, places in (("", [1, 2]), ("camels=1", [1, 1]), ("camels=1 gold=2000", [2, 1])):
        outcome = ended(f"{last} seat1[guests=asima {more}]")
        assert (outcome.scores[:2], outcome.places[:2]) == ([2, 2], places)


def test_those_who_have_not_won_are_ranked_by_what_breaks_ties() -> None:
    """§10.3, E-43: seats 1 and 2 both score 2, and camels and sections put seat 1 before seat 2; seat 3 has nothing."""
    seven = "seat0[gold=2000 sections=6 guests=albina,zainab,zahrah,malika,farah,adara,anisah]"
    others = "seat1[gold=2000 camels=5 sections=3 guests=raidah] seat2[gold=2000 guests=yasmine] seat3[gold=2000]"
    outcome = ended(f"advanced=yes {BILL} {seven} {others}")
    assert (outcome.winners, outcome.scores, outcome.places) == ([0], [14, 2, 2, 0], [1, 2, 3, 4])


def test_who_has_the_most_points_need_not_have_won() -> None:
    """§10.3: seat 1 has all talents and eight princesses, but not the gold for the upkeep; the score is told as it is."""
    eight = "objective=iihc sections=6 guests=zainab,zahrah,malika,farah,fatima,asima,anisah,adara"
    table = lay(f"{BILL} seat0[gold=1000 {FIVE}] seat1[gold=150 {eight}] seat2[gold=0] seat3[gold=0]")
    table.play("on", "princess adara")
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([0], [1, 2, 3, 3])
    assert outcome.scores == [13, 17, 0, 0]


def test_who_has_fulfilled_the_objective_comes_before_who_has_not() -> None:
    """§10.3, E-88: seat 1 wins by the score; seat 0 is second with 11 points, though seat 2, who could not pay, has 15."""
    four = "objective=ihr sections=3 guests=noor,nibal,thara,sahar"
    six = "objective=hcr sections=5 guests=asima,raidah,zafirah,fatima,layla,yasmine"
    seven = "objective=iih sections=6 guests=zainab,zahrah,nadia,malika,farah,adara,anisah"
    rich = f"seat0[gold=3000 {four}] seat1[gold=3000 {six}] seat3[gold=3000] seat4[gold=3000]"
    table = lay(f"players=5 advanced=yes {BILL.replace('asked=3', 'asked=4')} {rich} seat2[gold=300 {seven}]")
    table.play("on", "princess anisah")
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[:3], outcome.places[:3]) == ([1], [11, 15, 15], [2, 1, 3])


def exhausted(text: str = "turn=5", waiting: str = "") -> Table:
    """A turn has begun, and nobody is left to come; at most somebody is waiting."""
    gone = ",".join(princess for princess in PRINCESSES if princess != waiting)
    return lay(f"{text} princesses_gone={gone} undecided[{waiting}]")


def test_equals_share_a_place() -> None:
    """§10.3: nobody has anything, and all have the same gold."""
    table = exhausted()
    table.run()
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.places) == ([0, 1, 2, 3], [0] * 4, [1] * 4)


def test_nobody_is_left_to_come() -> None:
    """§8.3, E-43"""
    table = exhausted()
    table.run(turns=1)
    assert GAME.outcome(table.position).reason == "exhausted"  # type: ignore[union-attr]
    table = exhausted("turn=5 exhaustion_end=no")
    table.run(turns=1)
    assert not table.position.is_over()


def test_ten_turns_in_vain() -> None:
    """§8.3, E-43: Sidi Suleiman waits, and nobody comes."""
    table = exhausted(waiting="sidi_suleiman")
    table.run(turns=9)
    assert not table.position.is_over()
    table.run(turns=1)
    assert GAME.outcome(table.position).reason == "exhausted"  # type: ignore[union-attr]


@pytest.mark.parametrize(("option", "last"), [("", 60), ("last_turn=10", 10), ("last_turn=100", 100)])
def test_the_table_names_the_last_turn(option: str, last: int) -> None:
    """§8.3, E-43: `last_turn`"""
    table = exhausted(f"exhaustion_end=no {option} turn={last - 1}")
    table.run(turns=1)
    assert not table.position.is_over()
    table.run()
    assert (table.position.turn, GAME.outcome(table.position).reason) == (last, "last_turn")  # type: ignore[union-attr]
