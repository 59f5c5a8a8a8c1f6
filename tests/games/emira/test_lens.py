"""Whom she will choose, and what turns bring: certain where gold is known, open where it is hidden, and true in the end."""

from __future__ import annotations

import random

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.lens.courtship import Courtship, Way
from caravanserai.games.emira.lens.lens import EmiraLens
from caravanserai.games.emira.names import PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from tests.games.emira.table import changed, deal, give, house, phase, play, run, stack, stack_status, table

UPKEEP = (e.UpkeepPaid, e.GiftPaid, e.GiftRefused, e.GiftCounted, e.XeniaLeft, e.PrincessLost, e.TurnStarted)


def lens(position: Position, seat: int | None = 0) -> EmiraLens:
    found = GAME.lens(GAME.view(position, seat))
    assert isinstance(found, EmiraLens)
    return found


def keep_waiting(position: Position, princesses: str) -> None:
    """Undecided princesses, out of the deck, who have waited in this order."""
    for name in princesses.split():
        number = PRINCESSES.index(name)
        position.undecided = changed(position.undecided, position.undecided_count, number - c.NONE)
        position.undecided_count += 1
        position.princess_pool &= ~(1 << number)
        position.princess_size -= 1


def court(position: Position, princess: str, seat: int | None = 0) -> Courtship:
    return next(one for one in lens(position, seat).courtships if one.princess == princess)


def bidding(princess: str, status: str = "", **given: int) -> Position:
    """The first auction, with this princess in play."""
    position = table(**given)
    stack(position, princess)
    if status:
        stack_status(position, status)
    return position


def test_there_is_no_lens_before_the_first_turn_and_none_after_the_last() -> None:
    position = GAME.start(4)
    assert GAME.lens(GAME.view(position, 0)) is None
    while not position.is_over():
        position.play(random.Random(len(position.legal_moves())).choice(position.legal_moves()))
    assert GAME.lens(GAME.view(position, 0)) is None


def test_who_leads_by_her_first_preference_is_chosen_for_certain() -> None:
    position = bidding("farah")
    give(position, 2, status="700")
    run(position, "bidding")
    farah = court(position, "farah")
    assert (farah.first, farah.second, farah.verdict, farah.seats) == ("status", "money", "joins", [2])
    assert farah.ways == [Way(room=False, first=3, second=0), Way(room=False, first=2, second=None)]
    assert farah.suitors[0].seat == 2


def test_hidden_gold_leaves_it_open_among_those_who_are_level() -> None:
    position = bidding("farah")
    run(position, "bidding")
    farah = court(position, "farah")
    assert (farah.verdict, farah.seats) == ("unsure", [0, 1, 2, 3])
    assert [one.second for one in farah.suitors if one.seat == 0] == [1150]
    assert all(one.second is None for one in farah.suitors if one.seat != 0)


def test_with_noor_gold_is_known_and_so_is_the_choice() -> None:
    position = bidding("xenia", gold=500)
    house(position, 1, "noor")
    give(position, 1, sections=1)
    give(position, 0, gold=900)
    for seat in (2, 3):
        house(position, seat, {2: "asima thara", 3: "fatima malika"}[seat])
    run(position, "bidding")
    xenia = court(position, "xenia")
    assert (xenia.verdict, xenia.seats) == ("joins", [0])
    assert [one.seat for one in xenia.suitors if one.place is None] == [2, 3]


def test_a_full_palace_is_passed_by() -> None:
    position = bidding("farah")
    give(position, 2, status="700")
    house(position, 2, "asima thara")
    run(position, "bidding")
    farah = court(position, "farah")
    assert 2 not in farah.seats
    assert next(one for one in farah.suitors if one.seat == 2).place is None


def test_a_tie_in_both_leaves_her_undecided_and_she_waits() -> None:
    position = bidding("thara")
    run(position, "bidding")
    assert court(position, "thara").verdict == "undecided"
    run(position, turns=1)
    assert court(position, "thara").when == "waiting"


def test_a_purchase_that_changes_her_mind_is_told_and_comes_true() -> None:
    position = bidding("farah", status="300")
    run(position, "bidding")
    [with_status] = lens(position).plans["status"].results
    assert [(one.princess, one.verdict, one.seats) for one in with_status.changes] == [("farah", "joins", [0])]
    assert not any(one.changes for one in lens(position).plans["camel"].results)
    play(position, "bid 10", "pass", "pass", "pass", "buy status")
    assert any(isinstance(event, e.PrincessJoined) and event.seat == 0 for event in run(position, turns=1))


def full_palaces() -> Position:
    """Everybody has two princesses and two rooms; seat 0 leads in all that Hind, Thara and Rasha look at."""
    position = table(gold=1500)
    for seat, guests in enumerate(("malika fatima", "asima nibal", "sahar anisah", "yasmine raidah")):
        house(position, seat, guests)
    give(position, 0, tokens="beauty manners clothes", status="400 400")
    keep_waiting(position, "hind thara")
    stack(position, "rasha")
    run(position, "bidding")
    return position


def test_one_room_is_promised_to_one_princess() -> None:
    """§6.2 (E-66) Who has waited longest moves in, and then there is no room for the others."""
    position = full_palaces()
    section = lens(position).plans["section"]
    assert [one.guests for one in section.results] == [["hind"]]
    assert [(one.princess, one.seats) for one in section.results[0].changes] == [("hind", [0])]
    assert section.results[0].upkeep == 150
    play(position, "bid 10", "pass", "pass", "pass", "buy section")
    told = run(position, turns=1)
    assert not any(isinstance(event, e.PrincessJoined) for event in told)


def test_without_a_room_a_room_is_what_is_missing() -> None:
    position = full_palaces()
    assert court(position, "hind").ways == [Way(room=True, first=0, second=0)]
    assert court(position, "rasha").ways == []
    give(position, 0, sections=1)
    position.undecided_count, position.undecided = 1, [PRINCESSES.index("thara"), *[c.NONE] * (c.PRINCESSES - 1)]
    assert court(position, "thara").seats == [0]
    assert court(position, "rasha").ways == [Way(room=True, first=0, second=0)]


def test_the_next_princess_is_judged_when_those_before_her_have_chosen() -> None:
    """Halimah brings a point of status, which Hind looks at."""
    position = table(3, turn=5)
    give(position, 0, tokens="beauty")
    stack(position, "halimah hind")
    run(position, "bidding")
    assert (court(position, "halimah").when, court(position, "halimah").seats) == ("now", [0])
    hind = court(position, "hind")
    assert (hind.when, hind.verdict, hind.seats) == ("later", "joins", [0])


def test_who_leads_by_her_second_preference_needs_no_more_than_to_be_level() -> None:
    position = bidding("thara")
    give(position, 0, sections=2)
    give(position, 1, tokens="beauty manners", sections=1)
    run(position, "bidding")
    assert court(position, "thara").ways == [Way(room=False, first=2, second=0)]


def test_to_be_level_first_and_to_lead_then_is_told_too() -> None:
    """§6.1 Thara looks at appearance, then at the palace."""
    position = bidding("thara")
    give(position, 1, tokens="beauty manners", sections=1)
    run(position, "bidding")
    assert court(position, "thara").ways == [Way(room=False, first=3, second=0), Way(room=False, first=2, second=2)]


def test_a_bid_is_counted_where_gold_decides() -> None:
    """§6.1 Xenia looks at money, of which Noor's host shows 1150; the viewer has 2150, and a camel costs 150."""
    position = bidding("xenia", gold=2000)
    house(position, 1, "noor")
    give(position, 1, gold=1000)
    for seat in (2, 3):
        house(position, seat, {2: "asima thara", 3: "fatima malika"}[seat])
    run(position, "bidding")
    richer, level, poorer = lens(position).plans["camel"].results
    assert (richer.bid, richer.guests, richer.upkeep) == (840, ["xenia"], 300)
    assert (level.bid, level.guests, level.upkeep) == (850, [], 0)
    assert [(one.verdict, one.seats) for one in poorer.changes] == [("joins", [1])]


def test_gold_that_has_just_been_compared_is_known() -> None:
    """§6.3 (E-68) Double Trouble: after the first comparison somebody decides, and the second princess compares the same gold."""
    position = table(gold=500)
    give(position, 0, gold=900)
    give(position, 1, gold=2000, tokens="beauty manners")
    position.met = changed(position.met, 1, 0)
    deal(position, 0, "double_trouble")
    stack(position, "samira yasmine")
    give(position, 0, tokens="clothes clothes")
    position.swapped |= 1 << PRINCESSES.index("samira")
    play(position, "play double_trouble")
    run(position, "discarding_token")
    yasmine = court(position, "yasmine", 2)
    assert (yasmine.verdict, yasmine.seats) == ("joins", [1])


def test_who_is_undecided_by_gold_shows_that_it_is_level() -> None:
    """§6.2 She has looked, and did not decide: nobody can have most."""
    position = table(gold=700)
    keep_waiting(position, "yasmine")
    run(position, "bidding")
    yasmine = court(position, "yasmine")
    assert yasmine.verdict == "undecided"


def test_the_objective_shows_who_stands_for_what() -> None:
    """§8.1 (E-91) Noor keeps house, since Farah is clever too."""
    position = table(5)
    position.objective = [0, *list(position.objective)[1:]]
    house(position, 0, "noor farah")
    goal = lens(position).goal
    assert goal is not None
    assert {need.talent: need.by for need in goal.needs} == {"intelligence": "farah", "housekeeping": "noor", "romance": None}
    assert (goal.princesses, goal.with_talents, goal.without) == (2, 4, 6)


def test_who_looks_on_sees_princesses_but_no_purse() -> None:
    position = bidding("thara")
    run(position, "bidding")
    found = lens(position, None)
    assert found.courtships
    assert (found.purse, found.plans, found.coming, found.goal) == (None, {}, [], None)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_certain_is_what_happens(players: int) -> None:
    """In random games, what the lens says of all who are in sight, when nobody acts any more, is what they do."""
    rng, sure = random.Random(players), 0
    for seed in range(6):
        position = GAME.start(players, EmiraOptions(advanced=seed % 2 == 1, hind_blocks_choice=seed % 3 == 0))
        rng.seed(100 * players + seed)
        foreseen: dict[str, Courtship] = {}
        while not position.is_over():
            if phase(position) == "buying_cards":
                foreseen = {one.princess: one for one in lens(position, seed % players).courtships if one.when != "later"}
                told = play(position, "on")
            else:
                told = GAME.play(position, rng.choice(position.legal_moves()))
            for event in told:
                if isinstance(event, UPKEEP):
                    assert not [one for one in foreseen.values() if one.verdict == "joins"]
                    foreseen = {}
                elif isinstance(event, e.PrincessJoined) and event.princess in foreseen:
                    found = foreseen.pop(event.princess)
                    assert event.seat in found.seats
                    sure += found.verdict == "joins"
                elif isinstance(event, e.SidiCame):
                    foreseen.pop("sidi_suleiman", None)
    assert sure > 20
