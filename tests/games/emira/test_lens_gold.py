"""The viewer's gold: how far bids can go, what is due with those who come, and what the coming turns bring and cost."""

from __future__ import annotations

from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.bots.early_worths import Judgement
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.lens.forecast import Coming
from caravanserai.games.emira.lens.purse import Purse
from tests.games.emira.table import deal, give, house, play, run, table
from tests.games.emira.test_lens import bidding, lens


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
    purse = lens(position).purse
    assert purse is not None
    assert (purse.upkeep, purse.short) == (200, 50)


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


def test_gold_stops_at_nothing_and_somebody_leaves() -> None:
    """§4.7 (E-84) What comes after that depends on who it is, and is not told."""
    position = table(gold=0)
    give(position, 0, sections=4)
    house(position, 0, "asima thara fatima malika")
    [only] = lens(position).coming
    assert (only.upkeep, only.missing, only.lost, only.gold) == (200, 50, "one", 0)
    told = run(position, turns=1)
    assert sum(isinstance(event, e.PrincessLost) for event in told) == 1
    assert [event.gold for event in told if isinstance(event, e.UpkeepPaid) and event.seat == 0] == [150]


def test_in_the_advanced_game_as_many_leave_as_it_takes() -> None:
    """§10.2"""
    position = table(gold=0, advanced=True)
    give(position, 0, sections=4)
    house(position, 0, "asima thara fatima malika")
    [only] = lens(position).coming
    assert (only.missing, only.lost, only.gold) == (50, "several", None)


def test_upkeep_is_told_with_who_would_come() -> None:
    """§4.7 In the purse, in the forecast, and after an action: the same."""
    position = bidding("farah")
    give(position, 0, status="700")
    house(position, 0, "asima")
    run(position, "bidding")
    found = lens(position)
    assert found.purse is not None
    assert (found.purse.upkeep, found.purse.guests, found.purse.arrivals) == (50, ["farah"], 50)
    assert [one.upkeep for one in found.coming] == [100] * 5
    [result] = found.plans["section"].results
    assert (result.guests, result.upkeep) == (["farah"], 100)
    assert found.plans["section"].safe == 1150 - 500 - 100
    paid = [event for event in run(position, turns=1) if isinstance(event, e.UpkeepPaid) and event.seat == 0]
    assert [event.gold for event in paid] == [100]


def test_golden_times_are_forecast_as_the_rules_pay_them() -> None:
    position = table(gold=300, base_income=100)
    deal(position, 0, "golden_times")
    deal(position, 1, "vermin")
    give(position, 0, small_slow=3, large_slow=2)
    play(position, "play golden_times")
    first = lens(position).coming[0]
    assert (first.spices + first.caravans, first.caravans) == (600, 400)
    run(position, "bidding")
    assert position.gold[0] == 300 + 600


def test_a_first_gift_that_cannot_be_paid_sends_xenia_away() -> None:
    """§6.7 (E-78)"""
    position = table(gold=0)
    house(position, 0, "xenia asima")
    position.xenia_due = True
    first, *rest = lens(position).coming
    assert (first.lost, first.upkeep, first.gift, first.gold) == ("xenia", 50, 0, 100)
    assert [one.upkeep for one in rest] == [50] * 4


def asked_for_a_gift(gold: int) -> tuple[Purse, Coming]:
    position = table(gold=gold)
    house(position, 0, "xenia")
    give(position, 2, tokens="beauty")
    house(position, 1, "noor asima")
    run(position, "giving_gift")
    found = lens(position)
    assert found.gift is not None
    assert (found.gift.price, found.gift.left, found.gift.upkeep, found.gift.saved) == (250, gold - 100, 50, 0)
    assert (found.gift.refused.verdict, found.gift.refused.seats) == ("unsure", [2, 3])
    assert found.purse is not None
    return found.purse, found.coming[0]


def test_xenia_asks_and_it_is_told_what_paying_leaves_and_where_she_would_go() -> None:
    """§6.7 (E-79) Nothing is owed but her upkeep; Noor's palace is full."""
    purse, first = asked_for_a_gift(gold=500)
    assert (purse.upkeep, purse.gift, purse.short) == (50, 0, 0)
    assert (first.gift, first.upkeep, first.gold) == (250, 50, 350)
    purse, first = asked_for_a_gift(gold=130)
    assert (purse.short, first.missing, first.lost, first.gold) == (0, 0, "xenia", 280)


def test_a_gift_that_will_be_asked_for_is_counted_but_not_owed() -> None:
    position = bidding("thara", gold=400)
    house(position, 0, "xenia")
    run(position, "bidding")
    found = lens(position)
    assert found.purse is not None
    assert (found.purse.upkeep, found.purse.gift, found.purse.short) == (50, 250, 0)
    assert [one.upkeep for one in found.plans["camel"].results] == [300]
    assert found.plans["camel"].safe == 550 - 150 - 300


def test_a_caravan_tells_the_turns_in_which_it_pays() -> None:
    """§4.2 Bought in turn 5, it pays for the first time in turn 6."""
    position = bidding("thara")
    run(position, "bidding")
    plans = lens(position).plans
    assert (plans["small_slow"].turns, plans["small_slow"].first, plans["small_slow"].last) == (8, 6, 13)
    assert (plans["large_fast"].turns, plans["large_fast"].first, plans["large_fast"].last) == (4, 6, 9)


def test_an_action_tells_what_it_raises() -> None:
    """§3 and §5.3 A token with a set completes it; a section is a point of the palace; camels take 50 off each."""
    position = bidding("thara")
    give(position, 0, camels=2, tokens="beauty manners")
    run(position, "bidding")
    position.offer_token = c.CLOTHES
    plans = lens(position).plans
    raised = {action: [plan.before, plan.after] for action, plan in plans.items()}
    assert raised["appearance"] == [2, 4]
    assert raised["section"] == [0, 1]
    assert raised["camel"] == [100, 150]
    assert raised["small_slow"] == [0, 0]


def test_the_view_tells_what_actions_cost_each_seat() -> None:
    """§5.4 For tables without the lens."""
    position = bidding("thara")
    house(position, 0, "adara badra")
    house(position, 1, "farah")
    seats = GAME.view(position, None).seats
    assert (seats[0].prices["large_fast"], seats[0].prices["section"], seats[0].prices["camel"]) == (800, 400, 150)
    assert (seats[1].prices["large_fast"], seats[1].prices["camel"]) == (900, 50)


def test_a_bot_knows_whom_xenia_left_and_who_is_busy() -> None:
    """§6.1 (E-73, E-79)"""
    position = bidding("thara", hind_blocks_choice=True)
    house(position, 1, "hind")
    position.hind_turn, position.xenia_barred = position.turn - 1, 2
    run(position, "bidding")
    judgement = Judgement(GAME.view(position, 0), 0)
    assert [judgement.has_room(seat, "xenia", {}) for seat in range(4)] == [True, False, False, True]
    assert [judgement.has_room(seat, "thara", {}) for seat in range(4)] == [True, False, True, True]
