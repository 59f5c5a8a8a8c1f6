"""§8 Leg end: after the fifth roll, or when the race ends; and the order of what follows."""

from __future__ import annotations

import pytest

from caravanserai.games.camel_up.events import Asked, GameEnded, LegEnded, LegSettled, LegStarted, RaceEnded
from caravanserai.games.camel_up.names import RACERS
from tests.games.camel_up.table import lay, said, sit_down

FAR_APART = "1[B] 3[G] 5[Y] 7[R] 9[P] 12[w] 15[k]"


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_the_start_marker_goes_to_the_left_of_whoever_took_the_last_pyramid_ticket(last: int) -> None:
    """§8.1 C-40 Who would have been next anyway: turn order is never broken."""
    table = lay(f"{FAR_APART} out[B G Y R]", turn=last)
    events = table.roll("P1")
    following = (last + 1) % 4
    assert said(events, LegEnded)[0].start_marker == following
    assert said(events, LegStarted) == [LegStarted(2, following)]
    assert events[-1] == Asked("turn", following)
    assert table.acts == following


@pytest.mark.parametrize(("out", "leg"), [("", 1), ("B", 1), ("B G Y", 1), ("B G Y R", 2)])
def test_a_leg_lasts_five_rolls(out: str, leg: int) -> None:
    """§8 Not four, not six: one die of six stays unseen."""
    table = lay(f"{FAR_APART} out[{out}]" if out else FAR_APART)
    table.roll("P1")
    assert table.view().leg == leg


def test_the_marker_moves_first_then_everybody_is_scored_then_the_leg_is_cleared() -> None:
    """§8.1 §8.2 §8.3 C-28 The order of the steps."""
    table = lay(f"{FAR_APART} out[B G Y R]", seats=3)
    kinds = [type(event) for event in table.roll("P1") if isinstance(event, LegEnded | LegSettled | LegStarted)]
    assert kinds == [LegEnded, LegSettled, LegSettled, LegSettled, LegStarted]


def test_everybody_is_scored_from_the_same_table() -> None:
    """§8.2 Partners copy from each other what both held before either was paid."""
    table = lay(
        "9[P] 8[R] 7[Y] 6[G] 5[B] 12[w] 15[k] out[B G Y R]",
        seats=6,
        coins=[0] * 6,
        tickets={0: "P5", 1: "P3"},
        partners=[(0, 1)],
        pyramid_tickets=[0, 0, 4, 0, 0, 0],
        turn=2,
    )
    table.roll("P1")
    assert table.coins == [5 + 3, 3 + 5, 5, 0, 0, 0]


def test_what_belongs_to_the_leg_goes_back_and_what_belongs_to_the_race_stays() -> None:
    """§8.3"""
    table = lay(
        f"{FAR_APART} +14 -2 out[B G Y R]",
        seats=6,
        coins=[7] * 6,
        tickets={0: "B5 G5", 1: "B3 B2 B2"},
        partners=[(2, 5)],
        winner_pile="0B 3G",
        loser_pile="4P",
        owners={14: 1, 2: 4},
    )
    table.roll("P1")
    view = table.view(0)
    assert table.board == "1[B] 3[G] 5[Y] 7[R] 10[P] 12[w] 15[k]"
    assert view.tickets == {camel: [5, 3, 2, 2] for camel in RACERS}
    assert all(seat.tickets == [] and seat.pyramid_tickets == 0 and seat.partner is None for seat in view.seats)
    assert view.dice_left == [*RACERS, "grey"]
    assert view.rolled == []
    assert [card.owner for card in view.winner_pile] == [0, 3]
    assert [card.owner for card in view.loser_pile] == [4]
    assert table.coins == [7 - 2 + 1, 7 - 3, 7 + 1, 7, 7, 7 + 4]
    assert len(table.options_of("ally")) == 5


def test_when_the_grey_die_comes_one_racer_does_not_run_by_its_own_die() -> None:
    """§8 The die left in the pyramid is a coloured one, and its racer stands where it stood."""
    table = lay(FAR_APART)
    for die in ("k1", "B1", "G1", "Y1"):
        table.roll(die)
    assert table.view().dice_left == ["red", "purple"]
    table.roll("P2")
    assert table.board == "2[B] 4[G] 6[Y] 7[R] 11[P] 12[w] 14[k]"
    assert table.view().leg == 2


def test_when_the_grey_die_stays_inside_no_crazy_camel_moves() -> None:
    """§8 The other case: all five racers run."""
    table = lay(FAR_APART)
    for die in ("B1", "G1", "Y1", "R1", "P1"):
        table.roll(die)
    assert table.board == "2[B] 4[G] 6[Y] 8[R] 10[P] 12[w] 15[k]"


def test_a_new_leg_starts_with_fresh_piles_and_all_dice() -> None:
    """§8.3 Everything can be taken again."""
    table = lay(f"{FAR_APART} out[B G Y R]", tickets={0: "B5 B3 B2 B2"})
    table.roll("P1")
    assert table.may("ticket B")
    table.play("roll")
    assert len(table.options) == 21


def test_the_race_ends_its_leg_at_once_and_no_new_one_begins() -> None:
    """§8 C-39 With the first roll of a leg as well as with the fifth: one leg scoring."""
    for out in ("", " out[G Y R P]"):
        table = lay(f"16[B] 10[G] 5[Y] 4[R] 3[P] 12[w] 9[k]{out}", seats=3)
        events = table.roll("B1")
        assert len(said(events, LegEnded)) == 1
        assert len(said(events, LegSettled)) == 3
        assert said(events, LegStarted) == []
        assert [type(event) for event in events if isinstance(event, RaceEnded | LegEnded | GameEnded)] == [
            RaceEnded,
            LegEnded,
            GameEnded,
        ]
        assert (table.view().leg, table.acts) == (1, "nobody")


def test_legs_are_counted_from_one() -> None:
    """§8.3 Two legs of always the same rolls."""
    table = sit_down(3, stack_order="given", first_crazy="given")
    table.play("B1", "G1", "Y1", "R1", "P1", "w1", "w2")
    for leg in (1, 2):
        for die in ("B1", "G1", "Y1", "R1", "P1"):
            assert table.view().leg == leg
            table.roll(die)
    assert table.acts == 10 % 3
