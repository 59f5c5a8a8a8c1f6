"""§7 Event cards: when they can be played, what they exclude, and what each of the eighteen does."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.speech import tag_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARAVANS, CARDS, PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from tests.games.emira.table import (
    caravans,
    deal,
    give,
    guests,
    house,
    legal,
    phase,
    play,
    refused,
    run,
    seen,
    stack,
    stack_status,
    table,
    undecided,
)

GROUPS = [
    {"double_trouble", "quiet_days"},
    {"golden_times", "interrupt_spice_trade"},
    {"camel_breeding", "camel_epidemic"},
    {"changing_her_mind", "court_influence"},
    {"new_orders", "noble_merchandise"},
    {"bazaar"},
    {"sick_camels"},
    {"vermin"},
]
"""§7.1: the cards that have the same symbol."""

WITHOUT_SYMBOL = {"better_breed", "good_looking", "guest_house", "new_spice_caravan", "restoration"}


def hands(card: str, other: str, **options: Any) -> Position:
    """Seat 0 holds a card and seat 1 another; both have a caravan that can move."""
    position = table(4, advanced=True, **options)
    stack(position, "thara asima fatima nibal")
    stack_status(position, "350 400 300 300")
    give(position, 0, large_slow=4)
    give(position, 1, large_slow=4)
    deal(position, 0, card)
    deal(position, 1, other)
    return position


def resolve(position: Position, asked: int) -> None:
    """Whatever a card asks for, until the next seat may play."""
    while not (phase(position) == "playing_cards" and position.asked == asked):
        play(position, legal(position)[0])


# §4.1 Playing events


def test_there_are_eighteen_cards_three_of_each_and_one_is_for_the_advanced_game() -> None:
    """§1 E-01"""
    assert len(CARDS) == 18
    assert {*WITHOUT_SYMBOL}.union(*GROUPS) == {*CARDS}
    assert GAME.start(5).card_size == 51
    assert GAME.start(5, EmiraOptions(advanced=True)).card_size == 54


@pytest.mark.parametrize(("advanced", "asked"), [(False, "showing_princess"), (True, "playing_cards")])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_turn_has_events_in_the_advanced_game_only(seats: int, advanced: bool, asked: str) -> None:
    """§4.1 and §10.1, E-14"""
    position = GAME.start(seats, EmiraOptions(advanced=advanced))
    while position.turn == 0:
        play(position, legal(position)[0])
    assert phase(position) == asked


def test_events_are_played_once_round_from_the_first_player_on() -> None:
    """§4.1, E-16: who does without gets no other chance, and who holds no card is not asked."""
    position = table(4)
    position.first, position.asked = 2, 2
    stack(position, "thara")
    for seat in (0, 2, 3):
        deal(position, seat, "guest_house guest_house" if seat == 0 else "vermin" if seat == 2 else "bazaar")
    play(position, "on")
    assert position.asked == 3
    play(position, "play bazaar")
    assert position.asked == 0
    play(position, "play guest_house")
    assert phase(position) != "playing_cards"
    assert position.guest_houses[0] == 1


def test_a_card_that_is_not_held_is_refused() -> None:
    """§4.1"""
    position = table(4)
    deal(position, 0, "vermin")
    assert refused(position, "play bazaar") == "card_not_held"


@pytest.mark.parametrize("card", sorted(set(CARDS) - WITHOUT_SYMBOL))
@pytest.mark.parametrize("other", CARDS)
def test_a_symbol_is_played_once_a_turn(card: str, other: str) -> None:
    """§7.1, E-15: cards of one group exclude each other, others do not."""
    position = hands(card, other)
    play(position, f"play {card}")
    resolve(position, 1)
    if any({card, other} <= group for group in GROUPS):
        assert refused(position, f"play {other}") == "symbol_used"
        assert legal(position) == ["on"]
    else:
        assert f"play {other}" in legal(position)


@pytest.mark.parametrize("card", sorted(WITHOUT_SYMBOL))
def test_cards_without_a_symbol_can_be_played_by_everybody(card: str) -> None:
    """§7.1"""
    position = hands(card, card)
    play(position, f"play {card}")
    resolve(position, 1)
    assert f"play {card}" in legal(position)


@pytest.mark.parametrize("group", [sorted(group) for group in GROUPS], ids=lambda group: group[0])
def test_by_titles_only_the_same_card_is_excluded(group: list[str]) -> None:
    """§7.1, E-15: `event_symbols`"""
    position = hands(group[0], group[0], event_symbols="titles")
    deal(position, 1, group[-1])
    play(position, f"play {group[0]}")
    resolve(position, 1)
    assert refused(position, f"play {group[0]}") == "symbol_used"
    assert (f"play {group[-1]}" in legal(position)) == (len(group) == 2)


@pytest.mark.parametrize("first", ["double_trouble", "quiet_days"])
@pytest.mark.parametrize("players", [3, 4])
def test_by_titles_two_that_contradict_each_other_cancel_out(players: int, first: str) -> None:
    """E-15: as many princesses come as usual; three players are asked for no split any more, and one chooses in each turn"""
    second = {"double_trouble": "quiet_days", "quiet_days": "double_trouble"}[first]
    position = table(players, event_symbols="titles")
    stack(position, "asima thara nibal")
    give(position, 0, tokens="beauty", sections=3)
    deal(position, 0, first)
    deal(position, 1, second)
    play(position, f"play {first}")
    while phase(position) != "playing_cards":
        play(position, legal(position)[-1])
    play(position, f"play {second}")
    run(position, "relieving")
    assert GAME.view(position, 0).in_play == ["asima", "thara"][: 5 - players]
    run(position, turns=1)
    assert guests(position, 0) == ["asima"]
    run(position, turns=1)
    assert guests(position, 0) == ["asima", "thara"]


def test_a_symbol_is_free_again_in_the_next_turn() -> None:
    """§4.8"""
    position = table(4)
    stack(position, "thara asima")
    deal(position, 0, "sick_camels sick_camels")
    play(position, "play sick_camels")
    run(position, turns=1)
    run(position, "playing_cards")
    assert position.asked == 0
    assert "play sick_camels" in legal(position)


def test_a_hand_has_no_limit() -> None:
    """§4.5, E-18"""
    position = table(4)
    stack(position, "thara")
    deal(position, 0, "bazaar vermin guest_house sick_camels new_orders golden_times good_looking")
    run(position, "buying_cards")
    play(position, "cards 2", "card quiet_days", "card double_trouble", "keep quiet_days")
    assert seen(position, 0).cards == 8


def test_a_card_that_was_bought_can_be_played_in_the_next_turn() -> None:
    """§4.5, E-19"""
    position = table(4)
    stack(position, "thara asima")
    run(position, "buying_cards")
    play(position, "cards 2", "card guest_house", "card vermin", "keep vermin")
    run(position, "playing_cards")
    assert (position.turn, position.asked) == (6, 0)
    assert "play vermin" in legal(position)


@pytest.mark.parametrize("card", CARDS)
def test_a_played_card_leaves_the_game_unless_it_stays_before_its_owner(card: str) -> None:
    """§4.1"""
    position = hands(card, "vermin" if card != "vermin" else "bazaar")
    play(position, f"play {card}")
    resolve(position, 1)
    number = CARDS.index(card)
    assert position.hand[number] == 0
    assert position.cards_gone[number] == (card not in ("good_looking", "guest_house"))


def test_undecided_princesses_look_again_after_each_card() -> None:
    """§6.2, E-64: a guest wing makes the only free room."""
    position = table(4)
    deal(position, 0, "guest_house")
    for seat, princesses in enumerate(("thara asima", "nibal rasha", "fatima malika", "farah raidah")):
        house(position, seat, princesses)
    stack(position, "yasmine")
    run(position, turns=1)
    assert undecided(position) == ["yasmine"]
    run(position, "playing_cards")
    play(position, "play guest_house")
    assert "yasmine" in guests(position, 0)


# §7.2 Bazaar


def test_the_bazaar_chooses_the_token_when_princess_and_status_card_are_open() -> None:
    """§7.2, E-22"""
    position = table(4)
    deal(position, 1, "bazaar")
    stack(position, "thara")
    stack_status(position, "350")
    play(position, "on", "play bazaar")
    assert phase(position) == "choosing_token"
    assert position.asked == 1
    assert (position.in_play_count, c.STATUS_COSTS[position.offer_status]) == (1, 350)
    assert legal(position) == ["token beauty", "token manners", "token clothes"]
    before = list(position.bag)
    told = play(position, "token manners")
    assert "token_chosen" in [tag_of(event) for event in told]
    assert position.offer_token == c.MANNERS
    assert list(position.bag) == [before[0], before[1] - 1, before[2]]


def test_the_bazaar_has_only_what_is_left_in_the_bag() -> None:
    """§7.2 and §4.3: nothing is asked if there is nothing to choose."""
    position = table(4)
    deal(position, 0, "bazaar")
    stack(position, "thara")
    stack_status(position, "350")
    give(position, 3, tokens="beauty " * 8)
    other = position.copy()
    play(position, "play bazaar")
    assert refused(position, "token beauty") == "not_in_bag"
    give(other, 2, tokens="manners " * 8)
    play(other, "play bazaar")
    assert other.offer_token == c.CLOTHES


# §7.2 Better breed


def test_better_breed_raises_what_each_camel_takes_off() -> None:
    """§7.2 and §5.3, E-24: 50, 70, 100, 150, for camels that come later too."""
    position = table(4)
    deal(position, 0, "better_breed better_breed better_breed")
    rates = []
    for _ in range(3):
        play(position, "play better_breed")
        rates.append(seen(position, 0).rate)
        run(position, "playing_cards")
    assert rates == [70, 100, 150]


def test_the_better_bid_of_three_camels() -> None:
    """§5.3, E-24: after two cards a bid of 310 costs 10."""
    position = table(4, turn=5)
    give(position, 0, camels=3)
    position.rate = [2, 0, 0, 0, 0]
    stack(position, "thara")
    run(position, "bidding")
    told = play(position, "bid 310", "pass", "pass", "pass")
    assert e.AuctionWon(0, 310, 10) in told


def test_better_breed_is_not_for_camels_that_are_at_150() -> None:
    """§7.2"""
    position = table(4)
    position.rate = [3, 0, 0, 0, 0]
    deal(position, 0, "better_breed")
    assert refused(position, "play better_breed") == "highest_rate"


# §7.2 Camel breeding and camel epidemic


def test_camel_breeding_brings_one_for_every_two() -> None:
    """§7.2, E-25"""
    position = table(4)
    deal(position, 0, "camel_breeding")
    give(position, 0, camels=4)
    give(position, 1, camels=3)
    position.camels_left = 3
    play(position, "play camel_breeding")
    assert list(position.camels[:4]) == [6, 4, 0, 0]


def test_camel_breeding_fails_if_there_are_too_few_for_all() -> None:
    """§7.2, E-25: the card is gone all the same, and the camel on offer does not count."""
    position = table(4)
    deal(position, 0, "camel_breeding")
    give(position, 0, camels=4)
    give(position, 1, camels=3)
    position.camels_left, position.offer_camel = 2, 1
    told = play(position, "play camel_breeding")
    assert e.NoCamelsBred() in told
    assert list(position.camels[:4]) == [4, 3, 0, 0]
    assert position.cards_gone[c.CAMEL_BREEDING] == 1


def test_camel_epidemic_takes_one_of_every_three() -> None:
    """§7.2, E-26"""
    position = table(4)
    deal(position, 1, "camel_epidemic")
    give(position, 0, camels=7)
    give(position, 1, camels=3)
    give(position, 2, camels=2)
    left = position.camels_left
    play(position, "on", "play camel_epidemic")
    assert list(position.camels[:4]) == [5, 2, 2, 0]
    assert position.camels_left + position.offer_camel == left + 3


def test_cards_for_all_can_be_played_for_nothing() -> None:
    """§7.1, E-17"""
    position = table(4)
    deal(position, 0, "camel_epidemic vermin")
    assert {"play camel_epidemic", "play vermin"} <= set(legal(position))
    play(position, "play vermin", "track large_fast")
    assert position.played >> c.VERMIN & 1


# §7.2 Changing her mind


def mind_of(princess: str) -> Position:
    position = table(4)
    deal(position, 0, "changing_her_mind")
    stack(position, f"{princess} thara")
    play(position, "play changing_her_mind")
    return position


def test_changing_her_mind_looks_at_the_top_card_and_others_do_not_see_it() -> None:
    """§7.2, E-27"""
    position = table(4)
    deal(position, 0, "changing_her_mind")
    play(position, "play changing_her_mind")
    assert phase(position) == "looking_at_princesses"
    told = play(position, "princess yasmine")
    look = next(event for event in told if isinstance(event, e.PrincessSeen))
    assert look == e.PrincessSeen(0, 1, "yasmine")
    assert GAME.redacted(look, 1) == e.PrincessSeen(0, 1, None)
    assert GAME.view(position, 0).princess_cards[0].princess == "yasmine"
    assert GAME.view(position, 1).princess_cards[0].princess is None
    assert legal(position) == ["mind keep", "mind swap", "mind under"]
    assert GAME.redacted(play(position, "mind swap")[0], 3) == e.MindChanged(0, 1, "swap")


@pytest.mark.parametrize(("mind", "host"), [("keep", 0), ("swap", 1)])
def test_a_princess_whose_mind_was_changed_looks_at_the_second_thing_first(mind: str, host: int) -> None:
    """§7.2: Yasmine looks at money and then at status."""
    position = mind_of("yasmine")
    give(position, 0, gold=3000)
    give(position, 1, status="350")
    play(position, f"mind {mind}")
    run(position, turns=1)
    assert guests(position, host) == ["yasmine"]


def test_changing_her_mind_can_put_her_under_the_deck() -> None:
    """§7.2"""
    position = mind_of("yasmine")
    play(position, "mind under")
    run(position, "bidding")
    assert PRINCESSES[position.in_play[0]] == "thara"
    last = position.princess_deck[position.princess_size - 1]
    assert PRINCESSES[last] == "yasmine"


def test_a_swap_stays_while_she_waits_and_ends_when_she_moves_in() -> None:
    """§7.2, E-27: swapped, Yasmine looks at status first and is undecided; a status card decides it."""
    position = mind_of("yasmine")
    stack_status(position, "350 400")
    play(position, "mind swap")
    run(position, turns=1)
    assert undecided(position) == ["yasmine"]
    assert GAME.view(position, 2).swapped == ["yasmine"]
    give(position, 3, gold=3000)
    run(position, "bidding")
    play(position, "pass", "bid 10", "pass", "pass")
    buyer = position.asked
    assert undecided(position) == ["yasmine"]
    play(position, "buy status")
    assert guests(position, buyer) == ["yasmine"]
    assert position.swapped == 0


def test_sidi_suleiman_has_nothing_to_swap() -> None:
    """§7.2, E-28"""
    position = mind_of("sidi_suleiman")
    assert legal(position) == ["mind keep", "mind under"]
    assert refused(position, "mind swap") == "nothing_to_swap"


def test_after_double_trouble_four_players_still_look_at_the_top_card() -> None:
    """§7.2, E-29"""
    position = table(4)
    stack(position, "yasmine thara")
    deal(position, 0, "double_trouble")
    deal(position, 1, "changing_her_mind")
    play(position, "play double_trouble", "play changing_her_mind")
    assert phase(position) == "changing_mind"
    assert position.look_place == 0


def test_a_changed_mind_waits_through_quiet_days() -> None:
    """§7.2, E-30"""
    position = table(4)
    stack(position, "yasmine")
    deal(position, 0, "quiet_days")
    deal(position, 1, "changing_her_mind")
    play(position, "play quiet_days", "play changing_her_mind", "mind swap")
    run(position, turns=1)
    give(position, 0, gold=3000)
    give(position, 1, status="350")
    run(position, turns=1)
    assert guests(position, 1) == ["yasmine"]


# §7.2 Court influence and new orders


def test_court_influence_puts_three_princesses_back_in_any_order() -> None:
    """§7.2: the third comes first"""
    position = table(4)
    deal(position, 0, "court_influence")
    stack(position, "thara asima fatima")
    told = play(position, "play court_influence")
    assert [event.princess for event in told if isinstance(event, e.PrincessSeen)] == ["thara", "asima", "fatima"]
    assert legal(position) == [f"order {order}" for order in ("123", "132", "213", "231", "312", "321")]
    told = play(position, "order 312")
    assert e.PrincessShown("fatima") in told
    assert [PRINCESSES[number] for number in position.princess_deck[:2]] == ["thara", "asima"]
    arranged = next(event for event in told if isinstance(event, e.PrincessesArranged))
    assert (arranged.order, GAME.redacted(arranged, 1).order) == ("312", None)  # type: ignore[attr-defined]


def test_court_influence_with_two_cards_left_orders_two() -> None:
    """§7.2"""
    position = table(4)
    deal(position, 0, "court_influence")
    stack(position, "thara asima")
    position.princesses_gone = position.princess_pool
    position.princess_pool, position.princess_size = 0, 2
    play(position, "play court_influence")
    assert legal(position) == ["order 123", "order 213"]
    assert refused(position, "order 321") == "fewer_cards"


def test_looking_at_the_deck_does_not_touch_undecided_princesses() -> None:
    """§6.2, E-67"""
    for card, answer in (("court_influence", "order 321"), ("changing_her_mind", "mind swap")):
        position = table(4)
        deal(position, 1, card)
        stack(position, "yasmine thara asima fatima")
        run(position, turns=1)
        assert undecided(position) == ["yasmine"]
        play(position, f"play {card}", answer)
        assert undecided(position) == ["yasmine"]
        assert GAME.view(position, 0).swapped == (["thara"] if card == "changing_her_mind" else [])


def test_new_orders_puts_three_status_cards_back_in_any_order() -> None:
    """§7.2"""
    position = table(4)
    deal(position, 0, "new_orders")
    stack(position, "thara")
    stack_status(position, "300 350 400")
    told = play(position, "play new_orders")
    look = [event for event in told if isinstance(event, e.StatusSeen)]
    assert [event.cost for event in look] == [300, 350, 400]
    assert GAME.redacted(look[0], 2) == e.StatusSeen(0, 1, None)
    play(position, "order 231")
    assert c.STATUS_COSTS[position.offer_status] == 350
    assert [c.STATUS_COSTS[kind] for kind in position.status_deck[:2]] == [400, 300]


# §7.2 Double trouble and quiet days


def test_double_trouble_brings_two_princesses_and_the_first_chooses_first() -> None:
    """§7.2: the first takes the only room of seat 0, the second has to look elsewhere."""
    position = table(4)
    deal(position, 0, "double_trouble")
    stack(position, "yasmine badra")
    house(position, 0, "thara")
    give(position, 0, gold=3000)
    give(position, 1, gold=2000)
    play(position, "play double_trouble")
    run(position, "bidding")
    assert position.in_play_count == 2
    told = run(position, turns=1)
    joined = [event for event in told if isinstance(event, e.PrincessJoined)]
    assert joined == [e.PrincessJoined("yasmine", 0), e.PrincessJoined("badra", 1)]


def test_double_trouble_is_for_one_turn() -> None:
    """§4.8"""
    position = table(4)
    deal(position, 0, "double_trouble")
    stack(position, "yasmine badra thara asima")
    play(position, "play double_trouble")
    run(position, turns=1)
    run(position, "bidding")
    assert position.in_play_count == 1


def test_on_quiet_days_nobody_comes_but_the_undecided_can_decide() -> None:
    """§7.2"""
    position = table(4, gold=2000)
    deal(position, 0, "quiet_days")
    stack(position, "asima fatima")
    run(position, turns=1)
    assert undecided(position) == ["asima"]
    position.first = 0
    run(position, "playing_cards")
    size = position.princess_size
    play(position, "play quiet_days")
    run(position, "bidding")
    assert (position.princess_size, position.in_play_count) == (size, 0)
    buyer = position.asked
    play(position, "bid 10", "pass", "pass", "pass", "buy appearance")
    assert guests(position, buyer) == ["asima"]


# §7.2 Golden times and interrupt spice trade


def test_golden_times_add_a_fifth_to_everything() -> None:
    """§7.2, E-31: black too"""
    position = table(5, gold=0)
    deal(position, 0, "golden_times")
    give(position, 0, large_slow=3, small_fast=2)
    play(position, "play golden_times")
    assert list(position.gold) == [840, 180, 180, 180, 240]


def test_golden_times_with_another_base_income() -> None:
    """§7.2 and §4.2, E-05, E-31"""
    for base, income in ((100, 120), (200, 240)):
        position = table(4, gold=0, base_income=base)
        deal(position, 0, "golden_times")
        play(position, "play golden_times")
        assert list(position.gold[:4]) == [income] * 4


def test_when_the_spice_trade_is_interrupted_caravans_neither_pay_nor_move() -> None:
    """§7.2, E-32"""
    position = table(5, gold=0)
    deal(position, 1, "interrupt_spice_trade")
    give(position, 0, large_slow=3, small_fast=1)
    play(position, "on", "play interrupt_spice_trade")
    assert list(position.gold) == [150, 150, 150, 150, 200]
    assert caravans(position, 0) == {"large_slow": [3], "small_fast": [1]}
    run(position, turns=1)
    assert caravans(position, 0) == {"large_slow": [2]}


# §7.2 Good looking


def test_good_looking_counts_three_of_a_kind_once_more() -> None:
    """§7.2, E-33"""
    position = table(4)
    deal(position, 0, "good_looking")
    give(position, 0, tokens="beauty beauty beauty")
    play(position, "play good_looking")
    assert legal(position) == ["token beauty", "token manners", "token clothes"]
    assert e.LookChosen(0, "beauty", 1) in play(position, "token beauty")
    assert seen(position, 0).appearance == 4


def test_good_looking_grows_and_shrinks_with_the_tokens() -> None:
    """§3.1, E-33: it can be played with none, and a token that Nadia lends counts."""
    position = table(4)
    deal(position, 0, "good_looking")
    play(position, "play good_looking", "token beauty")
    assert seen(position, 0).appearance == 0
    give(position, 0, tokens="beauty beauty")
    assert seen(position, 0).appearance == 2
    house(position, 0, "nadia")
    assert seen(position, 0).appearance == 4
    give(position, 0, tokens="beauty beauty beauty")
    assert seen(position, 0).appearance == 8


def test_several_good_looking_cards_add_up() -> None:
    """§3.1, E-33"""
    position = table(4)
    position.looks = [2, *position.looks[1:]]
    give(position, 0, tokens="beauty beauty beauty")
    assert seen(position, 0).appearance == 5


def test_good_looking_can_be_played_as_fixed() -> None:
    """§3.1, E-33: `good_looking`"""
    position = table(4, good_looking="fixed")
    deal(position, 0, "good_looking")
    give(position, 0, tokens="beauty beauty beauty")
    play(position, "play good_looking", "token beauty")
    give(position, 0, tokens="beauty beauty beauty")
    assert seen(position, 0).appearance == 7


@pytest.mark.parametrize(("counted", "host"), [("counted", 0), ("fixed", 1)])
def test_a_princess_sees_the_good_looks(counted: str, host: int) -> None:
    """§3.1, E-33: three tokens of a kind are more than three different in two kinds, unless the card came before them."""
    position = table(4, good_looking=counted)
    stack(position, "asima")
    deal(position, 0, "good_looking")
    deal(position, 1, "guest_house")
    play(position, "play good_looking", "token beauty")
    give(position, 0, tokens="beauty beauty beauty")
    give(position, 1, tokens="manners manners clothes", status="350")
    run(position, turns=1)
    assert guests(position, host) == ["asima"]


# §7.2 Guest house


def test_a_guest_house_is_a_room_but_no_palace() -> None:
    """§7.2 and §3.3, E-34"""
    position = table(4)
    deal(position, 0, "guest_house")
    play(position, "play guest_house")
    assert (seen(position, 0).rooms, seen(position, 0).palace) == (3, 0)


def test_guest_houses_add_up() -> None:
    """§3.3, E-34, E-60"""
    position = table(4)
    position.guest_houses = [2, 0, 0, 0, 0]
    give(position, 0, sections=1)
    assert (seen(position, 0).rooms, seen(position, 0).palace) == (5, 2)


# §7.2 New spice caravan


def test_a_new_spice_caravan_moves_one_to_the_right() -> None:
    """§7.2: with one that can move nothing is asked"""
    position = table(4)
    deal(position, 0, "new_spice_caravan")
    give(position, 0, small_slow=3, large_fast=4)
    told = play(position, "play new_spice_caravan")
    assert e.CaravanLoaded(0, "small_slow", 3) in told
    assert e.IncomePaid(0, 800, 650) in told


def test_a_new_spice_caravan_is_chosen_among_several() -> None:
    """§7.2, E-35: not one at the end of its track"""
    position = table(4)
    deal(position, 0, "new_spice_caravan")
    give(position, 0, small_slow=(3, 8), large_fast=(2, 4))
    play(position, "play new_spice_caravan")
    assert legal(position) == ["caravan small_slow 3", "caravan large_fast 2"]
    assert refused(position, "caravan small_slow 8") == "end_of_track"
    assert refused(position, "caravan small_fast 2") == "no_caravan_there"
    told = play(position, "caravan large_fast 2")
    assert e.CaravanLoaded(0, "large_fast", 2) in told
    assert caravans(position, 0) == {"small_slow": [2, 7], "large_fast": [2, 3]}


def test_without_a_caravan_that_can_move_it_cannot_be_played() -> None:
    """§7.1, E-17 and E-35"""
    position = table(4)
    deal(position, 0, "new_spice_caravan")
    give(position, 0, small_slow=8)
    assert refused(position, "play new_spice_caravan") == "no_caravan_to_move"


# §7.2 Noble merchandise


def test_noble_merchandise_finds_any_status_card_and_shuffles_the_rest() -> None:
    """§7.2, E-23: the princess is open, and a card of 3 points can be found below the first six."""
    position = table(4)
    deal(position, 1, "noble_merchandise")
    stack(position, "thara")
    stack_status(position, "300 300")
    play(position, "on", "play noble_merchandise")
    assert (phase(position), position.asked, position.in_play_count) == ("choosing_status", 1, 1)
    assert "status 1500" in legal(position)
    size = position.status_size
    told = play(position, "status 1500")
    assert e.StatusChosen(1, 1500) in told
    assert c.STATUS_COSTS[position.offer_status] == 1500
    assert position.status_size == size - 1
    assert set(position.status_deck) == {c.UNDRAWN}
    assert position.status_upper == 0


def test_noble_merchandise_offers_only_what_is_in_the_deck() -> None:
    """§7.2"""
    position = table(4)
    deal(position, 0, "noble_merchandise")
    give(position, 1, status="1500")
    stack(position, "thara")
    play(position, "play noble_merchandise")
    assert refused(position, "status 1500") == "not_in_status_deck"


# §10.1 Restoration


def test_restoration_adds_half_a_point_to_the_palace_but_no_room() -> None:
    """§7.2 and §10.1: three sections and a half are more than three"""
    position = table(4, advanced=True)
    deal(position, 0, "restoration")
    stack(position, "anisah")
    give(position, 0, sections=3)
    give(position, 1, sections=3, gold=3000)
    told = play(position, "play restoration")
    assert e.PalaceRestored(0, 1) in told
    assert (seen(position, 0).palace, seen(position, 0).rooms) == (7, 5)
    run(position, turns=1)
    assert guests(position, 0) == ["anisah"]


@pytest.mark.parametrize(("halves", "palace"), [(3, 3), (-2, -2)])
def test_the_palace_track_reaches_as_far_as_cards_and_princesses_take_it(halves: int, palace: int) -> None:
    """§10.1, E-39: three cards one way, Albina and Firyal the other, and below nothing is allowed"""
    position = table(4, advanced=True)
    position.track = [halves - 1 if halves > 0 else halves + 1, 0, 0, 0, 0]
    if halves > 0:
        deal(position, 0, "restoration")
        play(position, "play restoration")
    else:
        stack(position, "albina")
        give(position, 0, tokens="beauty")
        run(position, turns=1)
    assert seen(position, 0).palace == palace


# §7.2 Sick camels


def test_sick_camels_take_nothing_off_for_anybody() -> None:
    """§7.2, E-40"""
    position = table(4, gold=100)
    deal(position, 0, "sick_camels")
    stack(position, "thara")
    give(position, 1, camels=3, gold=0)
    play(position, "play sick_camels")
    run(position, "bidding")
    play(position, "pass")
    assert refused(position, "bid 160") == "bid_too_high"
    told = play(position, "bid 120", "pass", "pass")
    assert e.AuctionWon(1, 120, 120) in told
    assert position.camels[1] == 3


def test_camels_are_well_again_in_the_next_turn() -> None:
    """§4.8"""
    position = table(4)
    deal(position, 0, "sick_camels")
    stack(position, "thara asima")
    give(position, 1, camels=3)
    play(position, "play sick_camels")
    run(position, turns=1)
    run(position, "bidding")
    assert e.AuctionWon(1, 120, 0) in play(position, "bid 120", "pass", "pass", "pass")


# §7.2 Vermin


@pytest.mark.parametrize("track", CARAVANS)
def test_vermin_gets_at_one_kind_of_caravan_of_everybody(track: str) -> None:
    """§7.2, E-36"""
    position = table(4)
    deal(position, 0, "vermin")
    for seat in (0, 2):
        give(position, seat, small_slow=3, small_fast=3, large_slow=3, large_fast=3)
    play(position, "play vermin")
    assert legal(position) == [f"track {name}" for name in CARAVANS]
    told = play(position, f"track {track}")
    gnawed = [event for event in told if isinstance(event, e.CaravanGnawed)]
    assert gnawed == [e.CaravanGnawed(0, track, 3), e.CaravanGnawed(2, track, 3)]  # type: ignore[arg-type]
    assert caravans(position, 2) == {name: [1 if name == track else 2] for name in CARAVANS}


def test_of_a_fast_kind_one_moves_and_its_owner_chooses() -> None:
    """§7.2, E-36: owners decide clockwise from the player of the card on."""
    position = table(4)
    deal(position, 2, "vermin")
    deal(position, 3, "guest_house")
    for seat in (0, 3):
        give(position, seat, large_fast=(4, 2))
    play(position, "on", "play vermin", "track large_fast")
    assert (phase(position), position.asked) == ("moving_vermin", 3)
    assert legal(position) == ["caravan large_fast 2", "caravan large_fast 4"]
    assert refused(position, "caravan small_fast 2") == "other_track"
    play(position, "caravan large_fast 4")
    assert position.asked == 0
    play(position, "caravan large_fast 2")
    assert (phase(position), position.asked) == ("playing_cards", 3)
    assert caravans(position, 3) == {"large_fast": [2, 3]}
    assert caravans(position, 0) == {"large_fast": [1, 4]}


def test_of_a_slow_kind_two_different_ones_move() -> None:
    """§7.2, E-36"""
    position = table(4)
    deal(position, 0, "vermin")
    deal(position, 1, "guest_house")
    give(position, 0, small_slow=(8, 5, 5))
    give(position, 1, small_slow=(8, 4))
    give(position, 2, small_slow=6)
    play(position, "play vermin", "track small_slow")
    assert (phase(position), position.asked) == ("moving_vermin", 0)
    assert refused(position, "caravan small_slow 4") == "no_caravan_there"
    assert legal(position) == ["caravan small_slow 5", "caravan small_slow 8"]
    play(position, "caravan small_slow 8")
    assert (phase(position), position.asked) == ("playing_cards", 1)
    assert caravans(position, 0) == {"small_slow": [4, 5, 7]}
    assert caravans(position, 1) == {"small_slow": [3, 7]}
    assert caravans(position, 2) == {"small_slow": [5]}


def test_two_of_a_slow_kind_on_one_space_both_move() -> None:
    """§7.2, E-36: one on the right has to be the first of two, so there is nothing to ask before."""
    position = table(4)
    deal(position, 0, "vermin")
    deal(position, 1, "guest_house")
    give(position, 0, large_slow=(5, 5, 4))
    play(position, "play vermin", "track large_slow")
    assert caravans(position, 0) == {"large_slow": [4, 4, 5]}
    assert legal(position) == ["caravan large_slow 4", "caravan large_slow 5"]
    play(position, "caravan large_slow 5")
    assert caravans(position, 0) == {"large_slow": [4, 4, 4]}


def test_the_caravan_that_has_just_moved_cannot_be_the_second_one() -> None:
    """§7.2, E-36: from 5 and 3, the one from 5 stands on 4 then, and the one on 3 has to move."""
    position = table(4)
    deal(position, 0, "vermin")
    deal(position, 1, "guest_house")
    give(position, 0, large_slow=(5, 3))
    play(position, "play vermin", "track large_slow")
    assert phase(position) == "playing_cards"
    assert caravans(position, 0) == {"large_slow": [2, 4]}


def test_from_the_last_space_a_caravan_is_lost_without_pay() -> None:
    """§7.2, E-37"""
    position = table(4, gold=0)
    deal(position, 0, "vermin")
    give(position, 0, large_fast=1)
    large = position.large_left
    told = play(position, "play vermin", "track large_fast")
    assert e.CaravanGnawed(0, "large_fast", 1) in told
    assert caravans(position, 0) == {}
    assert position.gold[0] == 150
    assert position.large_left + position.offer_large == large + 1


# §9.3 Events of three players


def test_three_players_play_events_in_odd_turns_only() -> None:
    """§9.2"""
    position = table(3, turn=5)
    deal(position, 0, "guest_house guest_house")
    stack(position, "thara asima fatima nibal")
    play(position, "play guest_house")
    told = run(position, turns=2)
    assert not [event for event in told if isinstance(event, e.NoCardPlayed)]
    assert position.turn == 7
    run(position, "playing_cards")
    assert position.turn == 7


@pytest.mark.parametrize(("split", "now", "then"), [("split 1", 1, 2), ("split 2", 2, 1)])
def test_double_trouble_of_three_players_is_split_over_two_turns(split: str, now: int, then: int) -> None:
    """§9.3: all three are turned up in the odd turn"""
    position = table(3, turn=5)
    deal(position, 0, "double_trouble")
    stack(position, "malika fatima layla")
    give(position, 0, sections=3, status="350")
    play(position, "play double_trouble")
    assert legal(position) == ["split 1", "split 2"]
    play(position, split)
    run(position, "bidding")
    assert (position.in_play_count, position.choosing) == (3, now)
    run(position, turns=1)
    assert set(guests(position, 0)) == {*["malika", "fatima", "layla"][:now]}
    run(position, "bidding")
    assert position.choosing == then
    run(position, turns=1)
    assert set(guests(position, 0)) == {"malika", "fatima", "layla"}


@pytest.mark.parametrize(("turn", "now"), [("turn odd", 1), ("turn even", 0)])
def test_quiet_days_of_three_players_leave_one_princess_for_two_turns(turn: str, now: int) -> None:
    """§9.3, E-38: she is turned up in the odd turn anyway"""
    position = table(3, turn=5)
    deal(position, 0, "quiet_days")
    stack(position, "malika fatima")
    give(position, 0, sections=3, status="350")
    play(position, "play quiet_days")
    assert legal(position) == ["turn odd", "turn even"]
    play(position, turn)
    run(position, "bidding")
    assert (position.in_play_count, position.choosing) == (1, now)
    run(position, turns=1)
    assert len(guests(position, 0)) == now
    run(position, turns=1)
    assert guests(position, 0) == ["malika"]


def test_changing_her_mind_of_three_players_names_the_princess_first() -> None:
    """§9.3, E-29"""
    position = table(3, turn=5)
    deal(position, 0, "changing_her_mind")
    stack(position, "thara yasmine")
    play(position, "play changing_her_mind")
    assert legal(position) == ["place 1", "place 2"]
    assert refused(position, "place 3") == "no_princess_there"
    told = play(position, "place 2", "mind swap")
    assert e.MindChanged(0, 2, "swap") in told
    assert position.swapped == 1 << PRINCESSES.index("yasmine")


def test_changing_her_mind_after_double_trouble_has_three_to_choose_from() -> None:
    """§9.3, E-29"""
    position = table(3, turn=5)
    deal(position, 0, "double_trouble")
    deal(position, 1, "changing_her_mind")
    stack(position, "thara yasmine badra")
    play(position, "play double_trouble", "split 1", "play changing_her_mind")
    assert legal(position) == ["place 1", "place 2", "place 3"]


def test_changing_her_mind_after_quiet_days_has_only_one_to_look_at() -> None:
    """§9.3, E-30"""
    position = table(3, turn=5)
    deal(position, 0, "quiet_days")
    deal(position, 1, "changing_her_mind")
    stack(position, "thara yasmine")
    play(position, "play quiet_days", "turn even", "play changing_her_mind")
    assert phase(position) == "changing_mind"
    assert position.look_place == 0


def test_the_bazaar_and_noble_merchandise_of_three_players_are_for_the_odd_preparation() -> None:
    """§9.2 and §7.2"""
    position = table(3, turn=5)
    deal(position, 0, "bazaar")
    deal(position, 1, "noble_merchandise")
    stack(position, "thara asima")
    play(position, "play bazaar", "play noble_merchandise", "status 1200", "token beauty")
    run(position, turns=1)
    assert c.STATUS_COSTS[position.offer_status] == 1200
    assert position.offer_token == c.BEAUTY


def test_what_is_for_one_turn_does_not_reach_the_even_turn() -> None:
    """§9.3, E-41: golden times and sick camels"""
    position = table(3, turn=5)
    deal(position, 0, "golden_times")
    deal(position, 1, "sick_camels")
    stack(position, "thara asima")
    give(position, 1, camels=2)
    told = play(position, "play golden_times", "play sick_camels")
    told += run(position, turns=1)
    told += run(position, "bidding")
    assert [event.gold for event in told if isinstance(event, e.IncomePaid)] == [180, 180, 180, 150, 150, 150]
    assert e.AuctionWon(1, 100, 0) in play(position, "bid 100", "pass", "pass")


def test_closed_roads_do_not_reach_the_even_turn() -> None:
    """§9.3, E-41: interrupt spice trade"""
    position = table(3, turn=5)
    deal(position, 0, "interrupt_spice_trade")
    stack(position, "thara asima")
    give(position, 0, large_slow=5)
    told = play(position, "play interrupt_spice_trade")
    told += run(position, turns=1)
    told += run(position, "bidding")
    assert [event.gold for event in told if isinstance(event, e.IncomePaid) and event.seat == 0] == [150, 400]
