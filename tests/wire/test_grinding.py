"""Nobody can choose the dice: not even who runs the server, knows the seed and sits at the table with seats of his own."""

from __future__ import annotations

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.core.fair import LINKS, chained, draw_key
from caravanserai.core.saved import read_record, write_paper
from caravanserai.tables import rows as r
from caravanserai.tables.papers import paper_of
from tests.tables.at import SEED
from tests.wire.grinder import Grinder, own_link, play, rolled_back, strategies

ROLL = 35
"""Camel Up's move that brings every game to its end."""


@pytest.mark.parametrize(("honest", "own"), [(1, 1), (2, 1), (1, 2), (2, 3)])
def test_whatever_his_seats_do_he_sees_no_more_throws_than_he_has_seats_and_one(honest: int, own: int) -> None:
    """And each beyond the first costs him a seat, whose name is in the record."""
    for silent in strategies(own):
        grinder = Grinder(honest, own)
        seen = play(grinder, silent)
        dice = grinder.table.state.dice
        assert dice is not None
        named = [seat for seats in dice.openings.out() for seat in seats]
        assert len(seen) <= 1 + len({*named}) <= 1 + own
        assert {grinder.table.state.seats[seat].who for seat in named} <= {*grinder.own}
        assert not any(person.doubts(grinder.table) for person in grinder.honest)
        assert dice.openings.problem() is None


def test_every_next_throw_is_one_that_he_could_not_foresee() -> None:
    """The next links of the honest have never been sent: what he knows before he falls silent does not decide the next key."""
    keys = set()
    for _ in range(20):
        grinder = Grinder(1, 1)
        first, second = play(grinder, (1,))
        openings = grinder.table.fairness().openings
        assert openings is not None
        told_before = {"", *openings.pledges, *openings.rounds[0]}
        assert openings.rounds[1][0] not in told_before
        assert second == draw_key(SEED, openings.rounds[1])
        keys |= {first, second}
    assert len(keys) == 40


def test_he_cannot_pledge_or_open_something_else_once_he_has_seen_the_others() -> None:
    grinder = Grinder(1, 2)
    grinder.start()
    for command in (
        c.Pledge("ab" * 32),
        c.OpenPledge("ab" * 32),
        c.OpenPledge(own_link("own-0", 2)),
        c.OpenPledge(own_link("own-1", 1)),
        c.Leave(),
        c.Sit(name="Again", seat=2),
        c.Resign(),
    ):
        with pytest.raises(Refused):
            grinder.sitting.do("own-0", command)
    assert grinder.table.state.is_opening()


def test_leaving_and_sitting_again_before_the_start_tells_him_nothing() -> None:
    """Until the start the honest have sent nothing but their pledges."""
    grinder = Grinder(1, 1)
    before = grinder.table.state.seats[0].pledge
    for number in range(5):
        grinder.sitting.do("own-0", c.Leave())
        grinder.sitting.do("own-0", c.Sit(name="Own", seat=1))
        grinder.sitting.do("own-0", c.Pledge(chained(bytes([number]) * 32, LINKS)))
        assert grinder.honest[0].see(grinder.table) is None
    assert grinder.table.state.seats[0].pledge == before


def test_a_start_that_is_turned_back_is_noticed_and_nothing_more_is_opened() -> None:
    """He restarts the server with a log that ends before the start, and pledges anew, knowing what the honest have opened."""
    grinder = Grinder(1, 1)
    start = len(grinder.sitting.rows)
    grinder.start()
    grinder.sitting.rows = grinder.sitting.rows[:start]
    grinder.sitting.table = rolled_back(grinder.table, grinder.sitting.rows)
    person = grinder.honest[0]
    assert person.doubts(grinder.table) == {"begun_again"}
    grinder.sitting.do("own-0", c.Pledge(chained(b"chosen by what is known now 32 b", LINKS)))
    assert person.see(grinder.table) is None
    grinder.start()
    assert person.doubts(grinder.table) == {"given"}
    assert person.see(grinder.table) is None
    assert grinder.table.state.dice is not None
    assert grinder.table.state.dice.openings.rounds[0][0] == ""


def test_another_ending_of_a_round_than_was_shown_is_noticed() -> None:
    """With two seats he shows one as silent, has the next link, and then would rather have had the other silent."""
    grinder = Grinder(1, 2)
    grinder.start()
    kept = [*grinder.sitting.rows]
    grinder.open(("own-0",))
    first = grinder.table.fairness().openings
    assert first is not None
    assert first.rounds[1][0] != ""
    next_link = first.rounds[1][0]
    grinder.sitting.rows = kept
    grinder.sitting.table = rolled_back(grinder.table, kept)
    grinder.sitting.do("own-1", c.OpenPledge(own_link("own-1", 1)))
    for row in (r.LeftOut([1]), r.PledgeOpened(0, next_link), r.PledgeOpened(2, own_link("own-1", 2)), r.DiceSet([0, 2])):
        grinder.sitting.write(row)
    assert grinder.table.fairness().openings is not None
    assert grinder.table.state.phase == "playing"
    assert grinder.honest[0].doubts(grinder.table) == {"given"}


def test_a_further_link_is_not_opened_unless_somebody_is_out() -> None:
    """He has all openings of a round, and asks for the next all the same, to choose between both."""
    grinder = Grinder(1, 1)
    grinder.start()
    dice = grinder.table.state.dice
    assert dice is not None
    grinder.sitting.write(r.PledgeOpened(1, own_link("own-0", 1)))
    grinder.sitting.write(r.LeftOut([]))
    person = grinder.honest[0]
    assert person.see(grinder.table) is None
    grinder.sitting.write(r.PledgeOpened(1, own_link("own-0", 2)))
    grinder.sitting.write(r.LeftOut([0]))
    grinder.sitting.write(r.PledgeOpened(1, own_link("own-0", 3)))
    grinder.sitting.write(r.DiceSet([1]))
    assert person.doubts(grinder.table) == {"given"}


def test_whoever_is_left_out_although_they_opened_is_told() -> None:
    grinder = Grinder(2, 1)
    grinder.sitting.start()
    victim, other = grinder.honest
    assert isinstance(victim.see(grinder.table), c.OpenPledge)
    wanted = other.see(grinder.table)
    grinder.sitting.do(other.who, wanted)
    grinder.sitting.do("own-0", c.OpenPledge(own_link("own-0", 1)))
    grinder.sitting.write(r.LeftOut([0]))
    grinder.sitting.do(other.who, other.see(grinder.table))
    grinder.sitting.do("own-0", c.OpenPledge(own_link("own-0", 2)))
    assert grinder.table.state.phase == "playing"
    assert victim.doubts(grinder.table) == {"left_out"}
    assert other.doubts(grinder.table) == set()


def test_another_seed_and_another_pledge_for_somebodys_seat_are_noticed() -> None:
    grinder = Grinder(1, 1)
    grinder.table.state.commitment = "00" * 32
    assert grinder.honest[0].doubts(grinder.table) == {"commitment"}
    grinder = Grinder(1, 1)
    grinder.sitting.write(r.Pledged(0, own_link("in your name", 0)))
    grinder.start()
    grinder.sitting.do("own-0", c.OpenPledge(own_link("own-0", 1)))
    grinder.sitting.write(r.PledgeOpened(0, own_link("in your name", 1)))
    grinder.sitting.write(r.DiceSet([0, 1]))
    assert grinder.honest[0].doubts(grinder.table) == {"replaced"}


def test_who_was_silent_is_in_the_saved_game() -> None:
    grinder = Grinder(2, 1)
    play(grinder, (1,))
    game = grinder.table.game
    while grinder.table.state.phase == "playing":
        legal = grinder.table.position.legal_moves()
        grinder.sitting.play(game.write(game.move(ROLL if ROLL in legal else legal[0])))
    text = write_paper(paper_of(grinder.table))
    assert "\nout 1 2 " in text
    assert "\ndice seed 0 1 " in text
    again = read_record(text).fairness
    assert again is not None
    assert again == grinder.table.opened_fairness()
