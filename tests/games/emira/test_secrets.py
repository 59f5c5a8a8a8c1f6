"""§2.5 What is hidden from whom: gold, cards, objectives, decks; and what somebody knows stays known, in samples too."""

from __future__ import annotations

from typing import cast

from caravanserai.core.randomness import Random
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import PrincessesArranged
from caravanserai.games.emira.game import GAME
from tests.games.emira.table import deal, give, house, legal, phase, play, run, stack, table
from tests.games.emira.test_auction import to_bidding


def samples(position: Position, seat: int | None, count: int = 40) -> list[Position]:
    return [cast(Position, GAME.sample(position, seat, Random(7, number))) for number in range(count)]


def test_gold_is_hidden_but_from_its_owner() -> None:
    """§2.5"""
    position = table(4)
    view = GAME.view(position, 1)
    assert [seat.gold for seat in view.seats] == [None, 1000, None, None]
    assert [seat.gold for seat in GAME.view(position, None).seats] == [None] * 4
    assert len({sample.gold[0] for sample in samples(position, 1)}) > 10


def test_what_is_paid_is_heard_by_all() -> None:
    """§2.5: a purse is hidden, but not how it changes in the turn."""
    position = to_bidding(table(4))
    position.purse = [850] * 5
    play(position, "bid 100", "pass", "pass", "pass")
    assert [seat.flow for seat in GAME.view(position, 2).seats] == [200, 300, 300, 300]
    assert GAME.view(position, 2).seats[0].gold is None


def test_what_was_paid_in_the_turn_before_is_not_forgotten_when_a_turn_begins() -> None:
    """With three players the last to act in an odd turn can end it by taking relief, and all have heard that."""
    position = to_bidding(table(3, gold=100))
    while phase(position) != "acting" or not position.alone:
        play(position, next(move for move in ("on", "pass") if move in legal(position)))
    seat = position.asked
    before = GAME.view(position, 1 - seat % 2).seats[seat].flow
    play(position, "relief")
    assert position.turn == 6
    seen = GAME.view(position, 1 - seat % 2).seats[seat]
    assert (seen.gold, seen.flow_before) == (None, before + 150)


def test_noor_opens_a_purse_while_she_stays() -> None:
    """§2.5"""
    position = table(4)
    give(position, 2, tokens="beauty")
    stack(position, "noor")
    run(position, turns=1)
    assert GAME.view(position, 0).seats[2].gold == position.gold[2]
    position.played |= 1 << 14
    run(position, "buying_cards")
    give(position, 2, gold=0)
    while phase(position) == "buying_cards":
        play(position, "on")
    assert not position.guests[2] >> 3 & 1
    assert GAME.view(position, 0).seats[2].gold is None


def test_whoever_bids_can_pay_in_every_sample() -> None:
    """§2.5"""
    position = to_bidding(table(4))
    play(position, "bid 1100")
    for sample in samples(position, 2):
        assert sample.gold[0] >= 1100


def test_court_influence_is_known_to_its_player_alone() -> None:
    """§2.5 and §7.2"""
    position = table(4)
    deal(position, 0, "court_influence")
    play(position, "play court_influence", "princess noor", "princess hind", "princess xenia")
    assert [card.princess for card in GAME.view(position, 0).princess_cards] == ["noor", "hind", "xenia"]
    assert [card.princess for card in GAME.view(position, 1).princess_cards] == [None] * 3
    told = [GAME.redacted(event, 1) for event in play(position, "order 312")]
    assert told[0].order is None  # type: ignore[attr-defined]
    assert GAME.view(position, 0).in_play == ["xenia"]
    assert [card.princess for card in GAME.view(position, 0).princess_cards] == ["noor", "hind"]
    assert all(sample.princess_deck[:2] == [3, 15] for sample in samples(position, 0, 10))
    assert len({sample.princess_deck[0] for sample in samples(position, 1)}) > 5


def test_new_orders_is_known_to_its_player_alone() -> None:
    """§2.5 and §7.2"""
    position = table(4)
    deal(position, 1, "new_orders")
    play(position, "on", "play new_orders", "honour 300", "honour 350", "honour 400", "order 321", "princess thara")
    assert GAME.view(position, 3).offer.status == 400
    assert [card.cost for card in GAME.view(position, 1).status_cards] == [350, 300]
    assert [card.cost for card in GAME.view(position, 2).status_cards] == [None, None]


def test_who_knew_cards_that_somebody_else_rearranges_knows_that_they_are_among_them() -> None:
    """Seat 0 has seen noor and hind on top; seat 1 puts the top three in another order; the next turn shows hind."""
    position = table(4)
    deal(position, 0, "court_influence")
    deal(position, 1, "court_influence")
    play(position, "play court_influence", "princess xenia", "princess noor", "princess hind", "order 123")
    run(position, turns=1)
    play(position, "play court_influence", "princess asima", "order 231")
    top = GAME.view(position, 0).princess_cards
    assert GAME.view(position, 0).in_play == ["hind"]
    assert [(card.princess, card.among) for card in top] == [(None, ["noor"])] * 2
    assert [card.among for card in GAME.view(position, 2).princess_cards] == [[], []]
    assert [card.princess for card in GAME.view(position, 1).princess_cards] == ["asima", "noor"]
    places = [sample.princess_deck[:2].index(3) for sample in samples(position, 0)]
    assert set(places) == {0, 1}
    assert all(sample.princess_deck[:2] == [2, 3] for sample in samples(position, 1, 10))


def test_who_knew_status_cards_knows_that_they_are_among_those_rearranged() -> None:
    """One of two cards of 350 is shown: whether the other one is still there, seat 0 cannot tell."""
    position = table(4)
    deal(position, 0, "new_orders")
    deal(position, 1, "new_orders")
    play(position, "play new_orders", "honour 300", "honour 350", "honour 400", "order 123")
    run(position, turns=1)
    play(position, "play new_orders", "honour 350", "order 312")
    run(position, "relieving")
    assert GAME.view(position, 0).offer.status == 350
    cards = GAME.view(position, 0).status_cards[:2]
    assert [(card.cost, card.among) for card in cards] == [(None, [400])] * 2
    assert {sample.status_deck[:2].index(2) for sample in samples(position, 0)} == {0, 1}


def test_all_see_where_a_card_with_a_mark_goes_and_no_more() -> None:
    """E-27: the mark lies on noor, so seat 0, who put it there, still knows her; of the others nobody knows the order."""
    position = table(4)
    deal(position, 0, "changing_her_mind")
    deal(position, 1, "court_influence")
    deal(position, 2, "vermin")
    position.by_titles = True
    play(position, "play changing_her_mind", "princess noor", "mind swap")
    told = play(position, "play court_influence", "princess hind", "princess xenia", "order 213")
    arranged = GAME.redacted(next(event for event in told if isinstance(event, PrincessesArranged)), 3)
    assert (arranged.order, arranged.swapped) == (None, [2])  # type: ignore[attr-defined]
    cards = GAME.view(position, 0).princess_cards
    assert [(card.princess, card.swapped) for card in cards] == [(None, False), ("noor", True), (None, False)]
    assert [card.princess for card in GAME.view(position, 3).princess_cards] == [None] * 3
    assert all(sample.princess_deck[1] == 3 and sample.swapped == 1 << 3 for sample in samples(position, 0, 10))


def test_a_card_put_under_the_deck_stays_known() -> None:
    """§2.5"""
    position = table(4)
    deal(position, 0, "changing_her_mind")
    play(position, "play changing_her_mind", "princess noor", "mind under")
    last = GAME.view(position, 0).princess_cards[-1]
    assert (last.princess, last.place) == ("noor", 28)
    assert GAME.view(position, 1).princess_cards[-1].princess is None
    assert all(sample.princess_deck[sample.princess_size - 1] == 3 for sample in samples(position, 0, 10))


def test_a_swap_is_seen_by_all_though_the_princess_is_not() -> None:
    """§2.5, E-27"""
    position = table(4)
    deal(position, 0, "changing_her_mind court_influence")
    play(position, "play changing_her_mind", "princess noor")
    position.played |= 1 << 14
    play(position, "mind swap")
    card = GAME.view(position, 1).princess_cards[0]
    assert (card.princess, card.swapped) == (None, True)
    for sample in samples(position, 1, 10):
        assert sample.swapped == 1 << sample.princess_deck[0]
        assert sample.princess_deck[0] != 27


def test_objectives_and_hands_are_drawn_anew() -> None:
    """§2.5"""
    position = table(4)
    deal(position, 2, "vermin vermin")
    mine = position.objective[0]
    drawn = samples(position, 0)
    assert {sample.objective[0] for sample in drawn} == {mine}
    assert len({sample.objective[2] for sample in drawn}) == 4
    assert len({tuple(sample.hand) for sample in drawn}) > 10


def test_everything_is_shown_at_the_end() -> None:
    """§2.5"""
    position = table(4)
    house(position, 0, "albina zainab zahrah malika farah adara anisah")
    give(position, 0, gold=3000)
    run(position)
    view = GAME.view(position, 3)
    assert all(seat.gold is not None and seat.objective is not None and seat.hand is not None for seat in view.seats)
    assert view.winners == [0]
