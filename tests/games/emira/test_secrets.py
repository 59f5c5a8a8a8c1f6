"""§2.5 What is hidden from whom: gold, cards, objectives, decks; and what somebody knows stays known, in samples too."""

from __future__ import annotations

from typing import cast

from caravanserai.core.randomness import Random
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import PrincessesArranged
from caravanserai.games.emira.game import GAME
from tests.games.emira.laid import BIDDING, OFFER, Table, lay, line, seats


def samples(position: Position, seat: int | None, count: int = 40) -> list[Position]:
    return [cast(Position, GAME.sample(position, seat, Random(7, number))) for number in range(count)]


def cards(table: Table, seat: int) -> list[str | None]:
    """The princesses of the deck whose places are told, as far as a seat knows them."""
    return [card.princess for card in GAME.view(table.position, seat).princess_cards]


def test_gold_is_hidden_but_from_its_owner() -> None:
    """§2.5"""
    position = lay(f"turn=5 {seats('gold=1000', 0, 1, 2, 3)}").position
    assert [seat.gold for seat in GAME.view(position, 1).seats] == [None, 1000, None, None]
    assert [seat.gold for seat in GAME.view(position, None).seats] == [None] * 4
    assert len({sample.gold[0] for sample in samples(position, 1)}) > 10


def test_what_is_paid_is_heard_by_all() -> None:
    """§2.5: a purse is hidden, but not how it changes in the turn."""
    table = lay(f"{BIDDING} {seats('gold=1150 purse=850', 0, 1, 2, 3)}")
    table.play("bid 100", "pass", "pass", "pass")
    assert table.now == line(f"phase=acting {OFFER} seat0[gold=1050 purse=850] {seats('gold=1150 purse=850', 1, 2, 3)}")
    assert [seat.flow for seat in GAME.view(table.position, 2).seats] == [200, 300, 300, 300]
    assert GAME.view(table.position, 2).seats[0].gold is None


def test_what_was_paid_in_the_turn_before_is_not_forgotten_when_a_turn_begins() -> None:
    """With three players the last to act in an odd turn can end it by taking relief, and all have heard that."""
    last = "phase=acting asked=2 pending=2 alone=yes turn=5 in_play[asima thara] choosing=1"
    table = lay(f"players=3 {last} {seats('gold=250 purse=100', 0, 1, 2)}")
    assert GAME.view(table.position, 0).seats[2].flow == 150
    table.play("relief")
    assert table.position.turn == 6
    seen = GAME.view(table.position, 0).seats[2]
    assert (seen.gold, seen.flow_before) == (None, 150 + 150)


def test_noor_opens_a_purse_while_she_stays() -> None:
    """§2.5"""
    table = lay("phase=buying_cards turn=6 asked=3 in_play[noor] choosing=1 seat2[tokens=beauty]")
    table.play("on")
    assert "guests=noor" in table.before(2)
    assert GAME.view(table.position, 0).seats[2].gold == table.position.gold[2]
    poor = lay("phase=buying_cards turn=6 asked=3 seat2[gold=0 guests=noor] seat1[hand=vermin]")
    assert GAME.view(poor.position, 0).seats[2].gold == 0
    poor.play("on")
    assert poor.now == line("turn=7 first=1 princesses[?*27 noor@all] seat2[gold=0 met=noor] seat1[hand=vermin]")
    assert GAME.view(poor.position, 0).seats[2].gold is None


def test_whoever_bids_can_pay_in_every_sample() -> None:
    """§2.5"""
    table = lay(f"{BIDDING} seat0[gold=1150]")
    table.play("bid 1100")
    for sample in samples(table.position, 2):
        assert sample.gold[0] >= 1100


def test_court_influence_is_known_to_its_player_alone() -> None:
    """§2.5 and §7.2"""
    table = lay("turn=5 status_deck[400@all] seat0[hand=court_influence]")
    table.play("play court_influence", "princess noor", "princess hind", "princess xenia")
    assert "princesses[noor@0 hind@0 xenia@0]" in table.now
    assert (cards(table, 0), cards(table, 1)) == (["noor", "hind", "xenia"], [None] * 3)
    told = [GAME.redacted(event, 1) for event in table.play("order 312")]
    assert told[0].order is None  # type: ignore[attr-defined]
    assert {"in_play[xenia]", "princesses[noor@0~1:0 hind@0~1:0]"} <= set(table.now)
    assert cards(table, 0) == ["noor", "hind"]
    assert all(sample.princess_deck[:2] == [3, 15] for sample in samples(table.position, 0, 10))
    assert len({sample.princess_deck[0] for sample in samples(table.position, 1)}) > 5


def test_new_orders_is_known_to_its_player_alone() -> None:
    """§2.5 and §7.2"""
    table = lay("turn=5 princesses[thara@all] seat1[hand=new_orders]")
    table.play("on", "play new_orders", "honour 300", "honour 350", "honour 400", "order 321")
    assert {"offer[400]", "status_deck[350@1~1:1 300@1~1:1]"} <= set(table.now)
    assert GAME.view(table.position, 3).offer.status == 400
    assert [card.cost for card in GAME.view(table.position, 1).status_cards] == [350, 300]
    assert [card.cost for card in GAME.view(table.position, 2).status_cards] == [None, None]


def test_who_knew_cards_that_somebody_else_rearranges_knows_that_they_are_among_them() -> None:
    """Seat 0 has seen noor and hind on top; seat 1 puts the top three in another order; the next that is shown is hind."""
    table = lay("turn=6 first=1 princesses[noor@0 hind@0] status_deck[400@all] seat1[hand=court_influence]")
    table.play("play court_influence", "princess asima", "order 231")
    assert {"in_play[hind]", "princesses[asima@1~1:1 noor@1~1:01]"} <= set(table.now)
    top = GAME.view(table.position, 0).princess_cards
    assert [(card.princess, card.among) for card in top] == [(None, ["noor"])] * 2
    assert [card.among for card in GAME.view(table.position, 2).princess_cards] == [[], []]
    assert cards(table, 1) == ["asima", "noor"]
    assert {sample.princess_deck[:2].index(3) for sample in samples(table.position, 0)} == {0, 1}
    assert all(sample.princess_deck[:2] == [2, 3] for sample in samples(table.position, 1, 10))


def test_who_knew_status_cards_knows_that_they_are_among_those_rearranged() -> None:
    """One of two cards of 350 is shown: whether the other one is still there, seat 0 cannot tell."""
    table = lay("turn=6 first=1 princesses[thara@all] status_deck[350@0 400@0] seat1[hand=new_orders]")
    table.play("play new_orders", "honour 350", "order 312")
    table.run("relieving")
    assert GAME.view(table.position, 0).offer.status == 350
    known = GAME.view(table.position, 0).status_cards[:2]
    assert [(card.cost, card.among) for card in known] == [(None, [400])] * 2
    assert {sample.status_deck[:2].index(2) for sample in samples(table.position, 0)} == {0, 1}


def test_all_see_where_a_card_with_a_mark_goes_and_no_more() -> None:
    """E-27: the mark lies on noor, so seat 0, who put it there, still knows her; of the others nobody knows the order."""
    hands = "seat0[hand=changing_her_mind] seat1[hand=court_influence] seat2[hand=vermin]"
    table = lay(f"event_symbols=titles turn=5 {hands}")
    table.play("play changing_her_mind", "princess noor", "mind swap")
    told = table.play("play court_influence", "princess hind", "princess xenia", "order 213")
    arranged = GAME.redacted(next(event for event in told if isinstance(event, PrincessesArranged)), 3)
    assert (arranged.order, arranged.swapped) == (None, [2])  # type: ignore[attr-defined]
    known = GAME.view(table.position, 0).princess_cards
    assert [(card.princess, card.swapped) for card in known] == [(None, False), ("noor", True), (None, False)]
    assert cards(table, 3) == [None] * 3
    assert all(sample.princess_deck[1] == 3 and sample.swapped == 1 << 3 for sample in samples(table.position, 0, 10))


def test_a_card_put_under_the_deck_stays_known() -> None:
    """§2.5"""
    table = lay("turn=5 seat0[hand=changing_her_mind]")
    table.play("play changing_her_mind", "princess noor", "mind under")
    assert "princesses[?*27 noor@0]" in table.now
    last = GAME.view(table.position, 0).princess_cards[-1]
    assert (last.princess, last.place) == ("noor", 28)
    assert cards(table, 1)[-1] is None
    assert all(sample.princess_deck[sample.princess_size - 1] == 3 for sample in samples(table.position, 0, 10))


def test_a_swap_is_seen_by_all_though_the_princess_is_not() -> None:
    """§2.5, E-27"""
    table = lay("turn=5 played=quiet_days seat0[hand=changing_her_mind,court_influence]")
    table.play("play changing_her_mind", "princess noor", "mind swap")
    card = GAME.view(table.position, 1).princess_cards[0]
    assert (card.princess, card.swapped) == (None, True)
    for sample in samples(table.position, 1, 10):
        assert sample.swapped == 1 << sample.princess_deck[0]
        assert sample.princess_deck[0] != 27


def test_objectives_and_hands_are_drawn_anew() -> None:
    """§2.5"""
    position = lay("turn=5 seat2[hand=vermin*2]").position
    mine = position.objective[0]
    drawn = samples(position, 0)
    assert {sample.objective[0] for sample in drawn} == {mine}
    assert len({sample.objective[2] for sample in drawn}) == 4
    assert len({tuple(sample.hand) for sample in drawn}) > 10


def test_everything_is_shown_at_the_end() -> None:
    """§2.5"""
    guests = "sections=5 guests=albina,zainab,zahrah,malika,farah,adara,anisah"
    table = lay(f"phase=buying_cards turn=5 asked=3 seat0[gold=3000 {guests}]")
    table.play("on")
    view = GAME.view(table.position, 3)
    assert all(seat.gold is not None and seat.objective is not None and seat.hand is not None for seat in view.seats)
    assert view.winners == [0]
