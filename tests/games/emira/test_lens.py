"""Whom she will choose, and what turns bring: certain where gold is known, open where it is hidden, and true in the end."""

from __future__ import annotations

import random

import pytest

from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.lens import Courtship, EmiraLens
from tests.games.emira.table import deal, give, house, phase, play, run, stack, stack_status, table


def lens(position: Position, seat: int | None = 0) -> EmiraLens:
    found = GAME.lens(GAME.view(position, seat))
    assert isinstance(found, EmiraLens)
    return found


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
    assert farah.missing == 3
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
    changes = lens(position).plans["status"].changes
    assert [(one.princess, one.verdict, one.seats) for one in changes] == [("farah", "joins", [0])]
    assert not lens(position).plans["camel"].changes
    play(position, "bid 10", "pass", "pass", "pass", "buy status")
    assert any(isinstance(event, e.PrincessJoined) and event.seat == 0 for event in run(position, turns=1))


def test_bids_are_told_how_far_they_can_go() -> None:
    """§5.3 1000 and an income of 150; two camels take off 100; a section is 500 and a princess 50."""
    position = bidding("farah")
    give(position, 0, camels=2)
    house(position, 0, "asima")
    run(position, "bidding")
    found = lens(position)
    assert found.purse is not None
    assert (found.purse.gold, found.purse.discount, found.purse.most, found.purse.upkeep) == (1150, 100, 1250, 50)
    section = found.plans["section"]
    assert (section.price, section.left, section.highest, section.safe) == (500, 650, 750, 700)


def test_adara_badra_and_farah_make_things_cheaper() -> None:
    position = bidding("thara")
    house(position, 0, "adara badra")
    house(position, 1, "farah")
    run(position, "bidding")
    assert [lens(position).plans[action].price for action in ("small_slow", "large_fast", "section")] == [400, 800, 400]
    assert lens(position, 1).plans["camel"].price == 50
    assert lens(position, 1).plans["section"].price == 500


def test_lame_camels_take_nothing_off() -> None:
    position = bidding("thara")
    deal(position, 0, "sick_camels")
    give(position, 0, camels=3)
    play(position, "play sick_camels")
    run(position, "bidding")
    purse = lens(position).purse
    assert purse is not None
    assert purse.discount == 0


def test_the_coming_turns_are_those_that_come() -> None:
    """§4.2, §4.7 A caravan pays three times more; Janan costs 100 and Zafirah nothing."""
    position = table(gold=300)
    house(position, 0, "janan zafirah")
    give(position, 0, small_slow=3)
    first, *rest = lens(position).coming
    assert (first.spices, first.caravans, first.upkeep, first.gold) == (150, 150, 100, 500)
    assert [one.caravans for one in rest] == [150, 150, 0, 0]
    assert [one.ending for one in rest[:2]] == [[], ["small_slow"]]


def test_a_warning_comes_before_upkeep_cannot_be_paid() -> None:
    position = table(gold=0)
    give(position, 0, sections=4)
    house(position, 0, "asima thara fatima malika")
    purse, coming = lens(position).purse, lens(position).coming
    assert purse is not None
    assert (purse.upkeep, purse.short, coming[0].gold) == (200, 50, -50)


def test_xenia_asks_in_the_turns_in_which_she_will() -> None:
    """§6.7 (E-77) With a token left, in the turn after the next upkeep, and every third turn from then on."""
    position = table(gold=3000)
    house(position, 0, "xenia")
    position.xenia_tokens = 1
    assert [one.gift for one in lens(position).coming] == [0, 250, 0, 0, 250]
    told = run(position, turns=2)
    assert sum(isinstance(event, e.GiftPaid) for event in told) == 1


def test_suleika_wants_her_fee_for_who_would_join() -> None:
    position = bidding("farah")
    house(position, 0, "suleika")
    give(position, 0, status="700")
    run(position, "bidding")
    purse = lens(position).purse
    assert purse is not None
    assert (purse.upkeep, purse.arrivals) == (50, 150)


def test_hind_keeps_her_sheikh_busy_for_one_turn() -> None:
    position = table()
    house(position, 0, "hind")
    position.hind_turn = position.turn
    assert [one.busy for one in lens(position).coming] == [False, True, False, False, False]


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
    """In random games, what the lens is sure of at the last word before she chooses is what she does."""
    rng, sure = random.Random(players), 0
    for seed in range(6):
        position = GAME.start(players)
        rng.seed(100 * players + seed)
        before: dict[str, tuple[str, list[int]]] = {}
        while not position.is_over():
            if phase(position) == "buying_cards":
                found = GAME.lens(GAME.view(position, None))
                assert isinstance(found, EmiraLens)
                now = [one for one in found.courtships if one.when == "now"][:1]
                before = {one.princess: (one.verdict, one.seats) for one in now}
            elif phase(position) == "playing_cards":
                before = {}
            move = rng.choice(position.legal_moves())
            if phase(position) == "buying_cards":
                move = next(number for number in position.legal_moves() if GAME.write(GAME.move(number)) == "on")
            for event in GAME.play(position, move):
                if isinstance(event, e.PrincessJoined) and before.get(event.princess, ("unsure", []))[0] == "joins":
                    assert before.pop(event.princess)[1] == [event.seat]
                    sure += 1
                elif isinstance(event, e.PrincessUndecided) and event.princess in before:
                    assert before.pop(event.princess)[0] != "joins"
    assert sure > 5
