"""The dice are set by everybody together: pledged before the start, opened after it, and nobody has the last word."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.core.fair import LINKS, chained, draw_key
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.decide import BeginWithBots, TakeOver, with_what_follows
from caravanserai.tables.dice import not_opened
from caravanserai.tables.listing import listing
from caravanserai.tables.people import Recipient
from caravanserai.tables.table import Snapshot, Table
from tests.tables.at import SEED, Sitting


def link(who: str, number: int) -> str:
    """The pledge of somebody, or what they open in a round, counted from 1."""
    return chained(hashlib.sha256(who.encode()).digest(), LINKS - number)


def pledged(*people: str, **settings: object) -> Sitting:
    """Everybody has sat down and pledged."""
    sitting = Sitting(*people, **settings)
    for who in people:
        sitting.do(who, c.Pledge(link(who, 0)))
    return sitting


def opening(*people: str, **settings: object) -> Sitting:
    """The game has been started, and nobody has opened."""
    sitting = pledged(*people, **settings)
    sitting.start()
    return sitting


def time_is_up(sitting: Sitting) -> list[r.Row]:
    rows = with_what_follows(sitting.table, not_opened(sitting.table))
    for row in rows:
        sitting.write(row)
    return rows


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.code


def dice(sitting: Sitting) -> list[int]:
    """What chance has drawn so far."""
    return [move.move for move in sitting.table.state.moves if move.draw is not None]


def test_chance_does_not_move_before_all_have_opened() -> None:
    sitting = opening("ala", "bo", "cy")
    for seat, who in ((2, "cy"), (0, "ala")):
        assert sitting.do(who, c.OpenPledge(link(who, 1))) == [r.PledgeOpened(seat, link(who, 1))]
        assert (sitting.table.state.phase, dice(sitting), sitting.table.awaited()) == ("open", [], [])
    rows = sitting.do("bo", c.OpenPledge(link("bo", 1)))
    assert rows[:2] == [r.PledgeOpened(1, link("bo", 1)), r.DiceSet([0, 1, 2])]
    assert sitting.table.state.phase == "playing"
    assert dice(sitting)
    assert sitting.table.fairness().key() == draw_key(SEED, [link(who, 1) for who in ("ala", "bo", "cy")])
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_clocks_begin_when_the_dice_are_set() -> None:
    from caravanserai.api.settings import Clock

    sitting = opening("ala", "bo", "cy", clock=Clock(kind="minutes", minutes=10))
    sitting.now += 100
    for who in ("ala", "bo", "cy"):
        sitting.do(who, c.OpenPledge(link(who, 1)))
    assert [seat.seconds for seat in sitting.table.state.seats] == [600.0] * 3
    assert sitting.table.state.turn_since == sitting.now


def test_whoever_has_not_opened_is_out_and_the_others_open_again() -> None:
    sitting = opening("ala", "bo", "cy")
    sitting.do("ala", c.OpenPledge(link("ala", 1)))
    sitting.do("cy", c.OpenPledge(link("cy", 1)))
    assert time_is_up(sitting) == [r.LeftOut([1])]
    assert refused(lambda: sitting.do("bo", c.OpenPledge(link("bo", 1)))) == "opening_over"
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("ala", 1)))) == "bad_opening"
    sitting.do("ala", c.OpenPledge(link("ala", 2)))
    sitting.do("cy", c.OpenPledge(link("cy", 2)))
    assert sitting.table.state.phase == "playing"
    assert sitting.table.fairness().key() == draw_key(SEED, [link("ala", 2), "", link("cy", 2)])
    assert sitting.table.state.dice is not None
    assert sitting.table.state.dice.openings.out() == [[1], []]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_if_nobody_opens_the_seed_alone_sets_the_dice() -> None:
    sitting = opening("ala", "bo", "cy")
    assert time_is_up(sitting)[:2] == [r.LeftOut([0, 1, 2]), r.DiceSet([])]
    assert sitting.table.state.phase == "playing"
    plain = Sitting("ala", "bo", "cy")
    plain.start()
    assert plain.rows[-1 - len(plain.table.state.moves)][0] == r.DiceSet([])
    assert dice(plain) == dice(sitting)


def test_there_are_never_more_rounds_than_seats() -> None:
    people = [f"p{number}" for number in range(8)]
    sitting = opening(*people)
    for number, _ in enumerate(people, start=1):
        for who in people[number:]:
            sitting.do(who, c.OpenPledge(link(who, number)))
        time_is_up(sitting)
    assert sitting.table.state.phase == "playing"
    assert sitting.table.state.dice is not None
    assert sitting.table.state.dice.openings.out() == [[number] for number in range(8)]


def test_what_was_given_changes_the_dice() -> None:
    games = []
    for others in (("bo", "cy"), ("bo", "di")):
        sitting = opening("ala", *others)
        for who in ("ala", *others):
            sitting.do(who, c.OpenPledge(link(who, 1)))
        games.append(dice(sitting))
    assert games[0] != games[1]


def test_openings_are_refused_with_what_is_wrong() -> None:
    sitting = pledged("ala", "bo", "cy")
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("ala", 1)))) == "not_playing"
    sitting.start()
    assert refused(lambda: sitting.do("eve", c.OpenPledge(link("ala", 1)))) == "not_seated"
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("bo", 1)))) == "bad_opening"
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("ala", 0)))) == "bad_opening"
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("ala", 2)))) == "bad_opening"
    sitting.do("ala", c.OpenPledge(link("ala", 1)))
    assert refused(lambda: sitting.do("ala", c.OpenPledge(link("ala", 1)))) == "answered"
    time_is_up(sitting)
    sitting.do("ala", c.OpenPledge(link("ala", 2)))
    assert refused(lambda: sitting.do("bo", c.OpenPledge(link("bo", 1)))) == "opening_over"


@pytest.mark.parametrize(
    "command", [c.Pledge("ab" * 32), c.Sit(name="Ala", seat=2), c.Leave(), c.Ready(False), c.Start(), c.FreeSeat(1)]
)
def test_from_the_start_on_nobody_can_pledge_or_go(command: c.AnyCommand) -> None:
    sitting = opening("ala", "bo", "cy")
    assert refused(lambda: sitting.do("ala", command)) == "game_begun"


def test_nothing_of_the_game_can_be_done_or_seen_before_the_dice_are_set() -> None:
    sitting = opening("ala", "bo", "cy")
    for command in (c.Play(0, 1), c.Undo(), c.Resign()):
        assert refused(lambda command=command: sitting.do("ala", command)) == "not_playing"  # type: ignore[misc]
    update = Broadcast(sitting.table, {}, 0.0).update(Recipient(0, host=True), 0)
    assert b'"phase":"open"' in update
    assert b'"view":null' in update
    assert b'"opening":[0,1,2]' in update
    kept = listing(sitting.table)
    assert (kept.phase, kept.listed, kept.awaited) == ("playing", False, [])


def test_a_pledge_may_be_replaced_before_the_start_and_goes_with_whoever_gave_it() -> None:
    sitting = pledged("ala", "bo")
    sitting.do("bo", c.Pledge(link("bo again", 0)))
    assert sitting.table.state.seats[1].pledge == link("bo again", 0)
    sitting.do("bo", c.Leave())
    sitting.do("bo", c.Sit(name="Bo", seat=1))
    assert sitting.table.state.seats[1].pledge == ""


def test_a_seat_that_is_handed_over_meanwhile_is_out_and_the_game_goes_on() -> None:
    sitting = opening("ala", "bo", "cy")
    sitting.do("eve", TakeOver(1, "bo", "Eve"))
    assert refused(lambda: sitting.do("bo", c.OpenPledge(link("bo", 1)))) == "not_seated"
    for number in (1, 2):
        for who in ("ala", "cy"):
            sitting.do(who, c.OpenPledge(link(who, number)))
        if number == 1:
            time_is_up(sitting)
    assert (sitting.table.state.phase, sitting.table.state.seats[1].who) == ("playing", "eve")


def test_a_quick_game_has_the_part_of_whoever_asked_for_it() -> None:
    sitting = Sitting("ala")
    sitting.do("ala", c.Leave())
    sitting.do("ala", BeginWithBots("Ala", "random", link("ala", 0)))
    assert sitting.table.state.is_opening()
    sitting.do("ala", c.OpenPledge(link("ala", 1)))
    assert sitting.table.fairness().key() == draw_key(SEED, [link("ala", 1), "", ""])


def test_a_table_of_before_there_were_pledges_goes_on_with_its_salts() -> None:
    sitting = Sitting("ala", "bo", "cy")
    sitting.write(r.Salted(1, "the moon"))
    sitting.write(r.Started())
    for row in sitting.table.following_rows([]):
        sitting.write(row)
    assert sitting.table.state.phase == "playing"
    assert sitting.table.fairness().key() == draw_key(SEED, ["", "the moon", ""])
    kept = sitting.table.snapshot()
    assert Table.restored(Snapshot(kept.state, kept.position), SEED).fairness().salts == ["", "the moon", ""]
