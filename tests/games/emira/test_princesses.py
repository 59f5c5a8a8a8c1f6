"""§6 Princesses: how they choose and wait, and what each of the twenty-eight brings."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.contract import Event
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PRINCESSES
from tests.games.emira.table import (
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
    table,
    undecided,
)

LOOKS = {
    "albina": "AS",
    "halimah": "AS",
    "asima": "AS",
    "noor": "AP",
    "rasha": "AP",
    "thara": "AP",
    "zainab": "AM",
    "nibal": "AM",
    "samira": "AM",
    "zahrah": "SA",
    "fatima": "SA",
    "layla": "SA",
    "malika": "SP",
    "nadia": "SP",
    "firyal": "SP",
    "hind": "SM",
    "farah": "SM",
    "raidah": "SM",
    "adara": "PA",
    "suleika": "PA",
    "janan": "PS",
    "sahar": "PS",
    "anisah": "PM",
    "zafirah": "PM",
    "xenia": "MA",
    "yasmine": "MS",
    "badra": "MP",
}
"""What each princess looks at, as both books print it (E-09)."""

TALENTS = {
    "I": "albina noor zainab zahrah malika farah adara janan anisah badra",
    "H": "halimah noor nibal fatima nadia hind suleika yasmine",
    "C": "asima rasha firyal raidah janan zafirah xenia",
    "R": "thara samira layla hind sahar xenia",
}

LEAVE = "sahar anisah malika"
"""Three princesses who bring nothing, to make a palace too dear for its sheikh."""


def improve(position: Position, seat: int, letter: str, by: int = 1) -> None:
    """More of what a princess looks at."""
    if letter == "A":
        give(position, seat, tokens="beauty " * by)
    elif letter == "S":
        give(position, seat, status="350 " * by)
    elif letter == "P":
        give(position, seat, sections=by)
    else:
        give(position, seat, gold=position.gold[seat] + 100 * by)


def court(princess: str, **options: Any) -> Position:
    """She comes in this turn, and nobody has more than anybody else."""
    position = table(4, **options)
    stack(position, princess)
    return position


def joined(told: list[Event]) -> list[tuple[str, int]]:
    return [(event.princess, event.seat) for event in told if isinstance(event, e.PrincessJoined)]


def paid(told: list[Event], seat: int) -> list[int]:
    """What a seat paid for upkeep."""
    return [event.gold for event in told if isinstance(event, e.UpkeepPaid) and event.seat == seat]


def alone(position: Position, princesses: str) -> None:
    """Nobody else is left to come."""
    stack(position, princesses)
    position.princesses_gone, position.princess_pool = position.princess_pool, 0
    position.princess_size = len(princesses.split())


def wait(position: Position, princesses: str) -> None:
    """They came earlier and could not decide."""
    for place, name in enumerate(princesses.split()):
        number = PRINCESSES.index(name)
        position.undecided = [number if index == place else other for index, other in enumerate(position.undecided)]
        position.princess_pool &= ~(1 << number)
        position.princess_size -= 1
        position.undecided_count += 1


def drive_out(position: Position, seat: int, princess: str) -> list[Event]:
    """The upkeep cannot be paid, and the lot falls on her."""
    house(position, seat, LEAVE)
    give(position, seat, gold=0)
    run(position, "losing_princess")
    return play(position, f"princess {princess}")


# §6.5 Who they are


def test_there_are_twenty_seven_princesses_and_sidi_suleiman() -> None:
    """§1 and §6.5"""
    assert len(PRINCESSES) == 28
    assert {*LOOKS, "sidi_suleiman"} == {*PRINCESSES}


@pytest.mark.parametrize("princess", LOOKS)
def test_each_princess_has_the_talents_of_the_table(princess: str) -> None:
    """§6.5 and §6.4, E-09: Noor, Hind, Janan and Xenia have two."""
    bits = sum(1 << number for number, names in enumerate(TALENTS.values()) if princess in names.split())
    assert c.PRINCESS_TALENTS[PRINCESSES.index(princess)] == bits
    assert bits.bit_count() == (2 if princess in ("noor", "hind", "janan", "xenia") else 1)


@pytest.mark.parametrize(("princess", "looks"), LOOKS.items())
def test_each_princess_goes_by_her_first_preference(princess: str, looks: str) -> None:
    """§6.1: however much others have of the rest"""
    position = court(princess)
    improve(position, 2, looks[0])
    for letter in set("ASPM") - {looks[0]}:
        improve(position, 1, letter, 2)
    assert (princess, 2) in joined(run(position, turns=1))


@pytest.mark.parametrize(("princess", "looks"), LOOKS.items())
def test_each_princess_goes_by_her_second_preference_among_equals(princess: str, looks: str) -> None:
    """§6.1: the third has more of it, but is not among the best"""
    position = court(princess)
    for seat in (1, 2):
        improve(position, seat, looks[0])
    improve(position, 2, looks[1])
    improve(position, 3, looks[1], 2)
    for letter in set("ASP") - {*looks}:
        improve(position, 1, letter, 2)
    assert (princess, 2) in joined(run(position, turns=1))


@pytest.mark.parametrize(("princess", "looks"), LOOKS.items())
def test_each_princess_is_undecided_among_equals(princess: str, looks: str) -> None:
    """§6.1, E-62: also if nobody has anything of it"""
    position = court(princess)
    told = run(position, turns=1)
    assert e.PrincessUndecided(princess) in told  # type: ignore[arg-type]
    assert undecided(position) == [princess]


@pytest.mark.parametrize("princess", LOOKS)
def test_each_princess_costs_her_upkeep(princess: str) -> None:
    """§4.7, E-76: 50, but 100 for Janan and nothing for Zafirah"""
    position = table(4, exhaustion_end=False)
    house(position, 1, princess)
    alone(position, "")
    position.xenia_tokens = 2 if princess == "xenia" else 0
    assert paid(run(position, turns=1), 1) == {"janan": [100], "zafirah": []}.get(princess, [50])


# §6.1 How she chooses


def test_the_example_of_the_book() -> None:
    """§6.1: Thara finds two of appearance 3 and goes to the larger palace."""
    position = court("thara")
    give(position, 0, tokens="beauty beauty beauty", sections=1)
    give(position, 1, tokens="beauty beauty beauty", sections=2)
    run(position, turns=1)
    assert guests(position, 1) == ["thara"]


def test_a_sheikh_without_a_room_is_passed_by() -> None:
    """§6.1, E-60"""
    position = court("thara")
    give(position, 0, tokens="beauty beauty")
    house(position, 0, "asima fatima")
    give(position, 1, tokens="beauty")
    run(position, turns=1)
    assert guests(position, 1) == ["thara"]


def test_the_only_sheikh_with_a_room_is_chosen_whatever_he_has() -> None:
    """§6.1"""
    position = court("thara")
    for seat, names in enumerate(("asima fatima", "nibal rasha", "malika farah")):
        house(position, seat, names)
        give(position, seat, tokens="beauty")
    told = run(position, turns=1)
    assert ("thara", 3) in joined(told)


def test_if_nobody_has_a_room_she_waits_for_one() -> None:
    """§6.1, E-61: a section makes it"""
    position = court("thara", gold=2000)
    for seat, names in enumerate(("asima fatima", "nibal rasha", "malika farah", "raidah anisah")):
        house(position, seat, names)
    run(position, turns=1)
    assert undecided(position) == ["thara"]
    run(position, "bidding")
    buyer = position.asked
    play(position, "bid 10", "pass", "pass", "pass", "buy section")
    assert "thara" in guests(position, buyer)


def test_a_value_of_nothing_can_be_the_best() -> None:
    """§6.1, E-62: only the sheikhs with a room count, and of them one has a better second value."""
    position = court("malika")
    house(position, 0, "asima fatima")
    give(position, 0, status="350")
    give(position, 1, sections=1)
    run(position, turns=1)
    assert guests(position, 1) == ["malika"]


def test_a_tie_can_be_among_three() -> None:
    """§6.1, E-62"""
    position = court("thara")
    for seat in (0, 1, 2):
        give(position, seat, tokens="beauty")
    give(position, 2, sections=1)
    run(position, turns=1)
    assert guests(position, 2) == ["thara"]


def test_the_palace_is_worth_its_sections() -> None:
    """§3.3, E-59: the printed part and guest houses count nothing"""
    position = court("anisah")
    position.guest_houses = [3, 0, 0, 0, 0]
    give(position, 1, sections=1)
    give(position, 0, gold=3000)
    run(position, turns=1)
    assert guests(position, 1) == ["anisah"]


# §6.2 Undecided princesses


def test_bid_price_and_purchase_are_one_step() -> None:
    """§3.4 and §6.2, E-65: Nibal waits between equals; the one who pays for a token is not poorer for it too soon."""
    position = court("nibal", gold=650)
    for seat in (0, 1):
        give(position, seat, tokens="beauty")
    run(position, turns=1)
    assert undecided(position) == ["nibal"]
    run(position, "bidding")
    assert position.asked == 1
    told = play(position, "bid 50", "pass", "pass", "pass", "buy appearance")
    assert joined(told) == [("nibal", 1)]


def test_a_princess_can_look_after_each_payment() -> None:
    """§6.2, E-65: `undecided_check`, with the bid paid the other is richer."""
    position = court("nibal", gold=650, undecided_check="payment")
    for seat in (0, 1):
        give(position, seat, tokens="beauty")
    run(position, turns=1)
    run(position, "bidding")
    told = play(position, "bid 50", "pass", "pass", "pass")
    assert joined(told) == [("nibal", 0)]


def test_the_one_who_has_waited_longest_looks_first() -> None:
    """§6.2, E-66: Asima takes the only room, and Thara looks among the others."""
    position = table(4)
    wait(position, "asima thara")
    stack(position, "malika")
    house(position, 0, "fatima")
    house(position, 1, "nibal")
    for seat in (0, 1):
        give(position, seat, tokens="beauty")
    run(position, "bidding")
    assert undecided(position) == ["asima", "thara"]
    told = play(position, "bid 10", "pass", "pass", "pass", "buy appearance")
    assert joined(told) == [("asima", 0), ("thara", 1)]


def test_an_undecided_princess_looks_at_everybody_with_a_room() -> None:
    """§6.2, E-63: it is not only those who were equal who compete."""
    position = court("asima", gold=2000)
    for seat in (0, 1):
        give(position, seat, tokens="beauty")
    run(position, turns=1)
    assert undecided(position) == ["asima"]
    give(position, 3, tokens="manners")
    run(position, "bidding")
    play(position, "pass", "pass", "bid 10", "pass", "buy appearance")
    assert guests(position, 3) == ["asima"]


def test_money_can_decide_after_the_income() -> None:
    """§4.2 and §6.2, E-42: all have been paid before she looks, and the one with a caravan is the richest"""
    position = table(4)
    wait(position, "yasmine")
    give(position, 2, large_fast=2)
    give(position, 3, large_slow=2)
    assert joined(play(position, "on")) == [("yasmine", 2)]


@pytest.mark.parametrize("counts", [True, False])
def test_she_may_move_in_after_the_upkeep_and_counts_if_the_table_says_so(counts: bool) -> None:
    """§8.2, E-86: `late_arrival_counts`; Layla is driven out with her token, and Asima makes seven of four players."""
    position = table(4, late_arrival_counts=counts)
    position.objective = [c.FIRST_OBJECTIVE[1] + 1, *position.objective[1:]]
    stack(position, "asima")
    give(position, 0, sections=5, tokens="beauty")
    house(position, 0, "thara fatima nibal yasmine farah raidah")
    give(position, 1, sections=3)
    house(position, 1, "layla")
    told = drive_out(position, 1, "layla")
    assert joined(told) == [("asima", 0)]
    assert [event for event in told if isinstance(event, e.UpkeepPaid) and event.seat == 0] == []
    assert position.is_over() is counts
    assert position.turn == (5 if counts else 6)


# §6.3 Gold is shown


def shown(told: list[Event]) -> dict[int, int]:
    return {event.seat: event.gold for event in told if isinstance(event, e.GoldShown)}


def test_all_with_a_room_show_gold_to_a_princess_who_looks_at_it_first() -> None:
    """§6.3, E-68"""
    position = court("badra")
    house(position, 3, "thara asima")
    give(position, 0, gold=2000)
    assert shown(run(position, turns=1)) == {0: 2150, 1: 1150, 2: 1150}


def test_only_equals_show_gold_to_a_princess_who_looks_at_it_next() -> None:
    """§6.3, E-68"""
    position = court("nibal")
    for seat in (1, 2):
        give(position, seat, tokens="beauty")
    give(position, 1, gold=1500)
    assert shown(run(position, turns=1)) == {1: 1650, 2: 1150}


def test_no_gold_is_shown_if_it_is_not_compared() -> None:
    """§6.3"""
    position = court("nibal")
    give(position, 1, tokens="beauty")
    assert shown(run(position, turns=1)) == {}


def test_everybody_shows_gold_where_the_table_plays_so() -> None:
    """§6.3, E-68: `gold_reveal`"""
    position = court("nibal", gold_reveal="all")
    for seat in (1, 2):
        give(position, seat, tokens="beauty")
    give(position, 1, gold=1500)
    assert [*shown(run(position, turns=1))] == [0, 1, 2, 3]


def test_an_undecided_princess_tells_only_whom_she_joins() -> None:
    """§6.3"""
    position = table(4)
    wait(position, "badra")
    give(position, 2, gold=2000)
    told = play(position, "on")
    assert joined(told) == [("badra", 2)]
    assert shown(told) == {}


# §6.5 What they bring


def test_halimah_sings_and_rasha_acts() -> None:
    """§3.2 and §6.5: a point of status each, as long as they stay"""
    position = table(4)
    give(position, 1, status="700")
    house(position, 1, "halimah")
    assert seen(position, 1).status_points == 3
    house(position, 1, "rasha")
    assert seen(position, 1).status_points == 4


@pytest.mark.parametrize("princess", ["halimah", "rasha"])
def test_other_princesses_see_the_song_and_the_play(princess: str) -> None:
    """§3.2"""
    position = court("malika")
    house(position, 1, princess)
    give(position, 2, sections=1)
    assert ("malika", 1) in joined(run(position, turns=1))


@pytest.mark.parametrize(("princess", "tokens"), [("layla", "beauty clothes"), ("nadia", "manners clothes")])
def test_other_princesses_see_a_lent_token_and_the_set_it_makes(princess: str, tokens: str) -> None:
    """§3.1, E-57: two tokens and hers are a set, and more than three that are none"""
    position = court("asima")
    house(position, 1, princess)
    give(position, 1, tokens=tokens)
    give(position, 2, tokens="beauty beauty manners", status="350")
    assert ("asima", 1) in joined(run(position, turns=1))


def test_what_she_brought_goes_with_her() -> None:
    """§6.4: Halimah leaves, and her point with her; her card lies under the deck."""
    position = court("thara")
    house(position, 1, "halimah")
    told = drive_out(position, 1, "halimah")
    assert e.PrincessLost(1, "halimah") in told
    assert seen(position, 1).status_points == 0
    assert PRINCESSES[position.princess_deck[position.princess_size - 1]] == "halimah"


def test_noor_lays_the_gold_open_as_long_as_she_stays() -> None:
    """§2.5 and §6.5"""
    position = court("thara")
    house(position, 1, "noor")
    assert GAME.view(position, 0).seats[1].gold == 1000
    assert GAME.view(position, None).seats[1].gold == 1000
    assert GAME.view(position, 0).seats[2].gold is None
    drive_out(position, 1, "noor")
    assert GAME.view(position, 0).seats[1].gold is None


def test_zainab_makes_events_cheaper() -> None:
    """§4.5 and §6.5"""
    position = court("thara", gold=0)
    house(position, 0, "zainab")
    give(position, 0, gold=50)
    run(position, "buying_cards")
    assert legal(position) == ["on", "cards 2", "cards 3"]
    cheaper = position.copy()
    assert e.CardsPaid(0, 2, 100) in play(cheaper, "cards 2")
    assert e.CardsPaid(0, 3, 200) in play(position, "cards 3")
    assert position.gold[0] == 0


def test_without_zainab_events_cost_150_and_250() -> None:
    """§4.5"""
    position = court("thara", gold=0)
    give(position, 0, gold=90)
    run(position, "buying_cards")
    assert refused(position, "cards 3") == "cards_too_dear"
    assert e.CardsPaid(0, 2, 150) in play(position, "cards 2")


def test_farah_badra_and_adara_make_their_things_cheaper() -> None:
    """§5.4 and §6.5, E-08"""
    prices = {
        "farah": {"camel": 50},
        "badra": {"section": 400},
        "adara": {"small_slow": 400, "small_fast": 500, "large_slow": 650, "large_fast": 800},
    }
    for princess, cheaper in prices.items():
        for action, price in cheaper.items():
            position = court("thara")
            house(position, 0, princess)
            give(position, 0, gold=price - 150)
            run(position, "acting")
            assert f"buy {action}" in legal(position)
            play(position, f"buy {action}")
            assert position.gold[0] == 0
            assert action not in [move.removeprefix("buy ") for move in legal(position)]


def test_others_pay_the_full_price() -> None:
    """§5.4"""
    position = court("thara")
    house(position, 1, "farah badra")
    give(position, 0, gold=0)
    run(position, "acting")
    assert "buy camel" in legal(position)
    assert refused(position, "buy section") == "too_dear"


@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_albina_and_firyal_wear_the_palace_out_in_the_advanced_game(princess: str) -> None:
    """§6.5 and §10.1, E-82: and it stays so when they leave"""
    letter = LOOKS[princess][0]
    basic, position = court(princess), court(princess, advanced=True)
    for each in (basic, position):
        give(each, 1, sections=2)
        improve(each, 1, letter)
    run(basic, turns=1)
    told = run(position, turns=1)
    assert seen(basic, 1).palace == 4
    assert seen(position, 1).palace == 3
    assert e.TrackFell(1, princess, -1) in told  # type: ignore[arg-type]
    house(position, 1, "sahar anisah malika")
    give(position, 1, gold=0)
    run(position, "losing_princess")
    play(position, f"princess {princess}")
    assert seen(position, 1).palace == 3


@pytest.mark.parametrize("princess", ["albina", "samira", "zahrah"])
def test_the_first_time_is_once_for_each_sheikh(princess: str) -> None:
    """§6.4, E-69"""
    for again in (True, False):
        position = court(princess, advanced=True)
        improve(position, 1, LOOKS[princess][0])
        improve(position, 1, {"A": "S", "S": "A"}[LOOKS[princess][0]])
        if again:
            position.met = [0, 1 << PRINCESSES.index(princess), 0, 0, 0]
        told = run(position, turns=1)
        assert joined(told) == [(princess, 1)]
        lost = [event for event in told if isinstance(event, e.TrackFell | e.TokenLost | e.StatusLost)]
        assert len(lost) == (0 if again else 1)


def test_samira_costs_a_token_of_ones_own_choice() -> None:
    """§6.5, E-70: it goes back into the bag, and the set is broken"""
    position = court("samira")
    give(position, 1, tokens="beauty manners clothes")
    assert seen(position, 1).appearance == 4
    run(position, "discarding_token")
    assert position.asked == 1
    assert legal(position) == ["token beauty", "token manners", "token clothes"]
    clothes = position.bag[c.CLOTHES]
    play(position, "token clothes")
    assert position.bag[c.CLOTHES] == clothes + 1
    assert seen(position, 1).appearance == 2


def test_samira_leaves_lent_tokens_alone() -> None:
    """§6.5, E-70"""
    position = court("samira")
    house(position, 1, "layla")
    give(position, 1, sections=1)
    told = run(position, turns=1)
    assert joined(told) == [("samira", 1)]
    assert not [event for event in told if isinstance(event, e.TokenLost)]
    assert seen(position, 1).appearance == 1


def test_samira_takes_the_only_kind_without_asking() -> None:
    """§6.5, E-70: with Layla's token before him, a sheikh gives up his own"""
    position = court("samira")
    house(position, 1, "layla")
    give(position, 1, tokens="clothes", sections=1)
    told = run(position, turns=1)
    assert e.TokenLost(1, "clothes") in told


def test_zahrah_costs_a_status_card_of_ones_own_choice() -> None:
    """§6.5, E-71: it leaves the game"""
    position = court("zahrah")
    give(position, 1, status="350 700")
    run(position, "discarding_status")
    assert legal(position) == ["status 350", "status 700"]
    assert refused(position, "status 300") == "status_not_owned"
    play(position, "status 700")
    assert seen(position, 1).status == [350]
    assert position.status_gone[c.STATUS_COSTS.index(700)] == 1


def test_zahrah_does_not_take_a_song() -> None:
    """§6.5, E-71: the card of 2 points is lost and Halimah's point stays"""
    position = court("zahrah")
    house(position, 1, "halimah")
    give(position, 1, status="700")
    told = run(position, turns=1)
    assert e.StatusLost(1, 700) in told
    assert seen(position, 1).status_points == 1


def test_zahrah_finds_nothing_with_who_has_only_a_song() -> None:
    """§6.5, E-71"""
    position = court("zahrah")
    house(position, 1, "halimah")
    told = run(position, turns=1)
    assert joined(told) == [("zahrah", 1)]
    assert not [event for event in told if isinstance(event, e.StatusLost)]


def test_the_card_that_zahrah_takes_can_go_under_the_deck() -> None:
    """§6.5, E-71: `zahrah_discard`"""
    position = court("zahrah", zahrah_discard="deck")
    give(position, 1, status="700")
    run(position, turns=1)
    assert position.status_gone[c.STATUS_COSTS.index(700)] == 0
    assert c.STATUS_COSTS.index(700) in list(position.status_deck[: position.status_size])


@pytest.mark.parametrize(("princess", "token"), [("layla", "manners"), ("nadia", "beauty")])
def test_layla_and_nadia_lend_a_token_that_counts_for_sets(princess: str, token: str) -> None:
    """§3.1 and §6.5, E-10 and E-57: it never comes out of the bag, and goes with her"""
    position = court("thara")
    give(position, 1, tokens=" ".join({"beauty", "manners", "clothes"} - {token}))
    assert seen(position, 1).appearance == 2
    bag = list(position.bag)
    house(position, 1, princess)
    assert seen(position, 1).appearance == 4
    assert list(position.bag) == bag
    drive_out(position, 1, princess)
    assert seen(position, 1).appearance == 2


# §6.6 Hind


def test_in_the_turn_after_hind_has_moved_in_her_sheikh_cannot_act() -> None:
    """§6.6, E-72: no event, no auction, no relief, no purchase; income and upkeep as always; then he is free"""
    position = table(4, turn=6, gold=100)
    stack(position, "hind thara asima")
    give(position, 1, status="350", tokens="beauty")
    deal(position, 1, "guest_house")
    deal(position, 2, "guest_house")
    run(position, turns=1)
    assert guests(position, 1) == ["hind"]
    asked, told = set(), list[Event]()
    while position.turn == 7:
        asked.add(position.actor())
        moves = legal(position)
        told += play(position, "on" if "on" in moves else "pass" if "pass" in moves else moves[0])
    assert asked == {-1, 0, 2, 3}
    assert e.IncomePaid(1, 150, 0) in told
    assert paid(told, 1) == [100]
    assert joined(told) == [("thara", 1)]
    run(position, "playing_cards")
    play(position, "on")
    assert (phase(position), position.asked) != ("playing_cards", 2)
    run(position, "bidding")
    assert position.pending >> 1 & 1


def test_a_busy_sheikh_is_neither_first_nor_last_in_an_auction() -> None:
    """§6.6, E-52: with all others passing the next one acts for nothing."""
    position = table(4, turn=6)
    stack(position, "thara")
    house(position, 0, "hind")
    position.hind_turn = 5
    run(position, "bidding")
    assert position.asked == 1
    told = play(position, "pass", "pass", "pass")
    assert e.ActsFree(1) in told


def test_princesses_can_choose_a_busy_sheikh_unless_the_table_plays_otherwise() -> None:
    """§6.6, E-73: `hind_blocks_choice`"""
    for blocks, host in ((False, 0), (True, 1)):
        position = table(4, turn=6, hind_blocks_choice=blocks)
        stack(position, "asima")
        house(position, 0, "hind")
        position.hind_turn = 5
        give(position, 0, tokens="beauty beauty")
        give(position, 1, tokens="beauty")
        assert ("asima", host) in joined(run(position, turns=1))


def test_a_busy_sheikh_still_answers_what_is_asked_by_force() -> None:
    """§6.6, E-74: Samira wants a token"""
    position = table(4, turn=6)
    stack(position, "samira")
    house(position, 0, "hind")
    position.hind_turn = 5
    give(position, 0, tokens="beauty manners")
    run(position, "discarding_token")
    assert position.asked == 0


def test_hind_keeps_nobody_busy_once_she_is_gone() -> None:
    """§6.6, E-74: she leaves in the upkeep, and her sheikh is asked in the next turn"""
    position = table(4, turn=6)
    alone(position, "hind thara")
    give(position, 1, status="350")
    deal(position, 1, "guest_house")
    house(position, 1, LEAVE)
    give(position, 1, gold=0, sections=3)
    run(position, "losing_princess")
    play(position, "princess hind")
    run(position, "playing_cards")
    assert (position.turn, position.asked) == (7, 1)


# §4.7 Upkeep


def test_xenia_is_dealt_with_before_all_pay_from_the_first_player_on() -> None:
    """§4.7, E-83"""
    position = table(4, exhaustion_end=False)
    position.first = 2
    for seat, princess in enumerate(("xenia", "thara", "asima", "fatima")):
        house(position, seat, princess)
    alone(position, "")
    told = run(position, turns=1)
    kept = [event for event in told if isinstance(event, e.GiftPaid | e.UpkeepPaid)]
    assert [type(event).__name__ for event in kept] == ["GiftPaid", *["UpkeepPaid"] * 4]
    assert [event.seat for event in kept] == [0, 2, 3, 0, 1]


# §4.7 Suleika, Janan, Zafirah


def test_suleika_is_jealous_of_those_who_come_later() -> None:
    """§6.5, E-75: 100 once, in the turn in which they come"""
    position = table(4, exhaustion_end=False)
    house(position, 1, "suleika")
    alone(position, "thara")
    give(position, 1, tokens="beauty")
    assert paid(run(position, turns=1), 1) == [200]
    assert paid(run(position, turns=1), 1) == [100]


def test_suleika_asks_for_nothing_once_she_is_gone() -> None:
    """§6.5, E-75: in the advanced game the lot falls on her, and her fee is not due any more"""
    position = court("thara", advanced=True, gold=0)
    house(position, 1, "suleika fatima")
    give(position, 1, tokens="beauty", sections=1)
    run(position, "losing_princess")
    assert paid(play(position, "princess suleika"), 1) == [100]


def test_suleika_is_not_jealous_of_herself() -> None:
    """§6.5, E-75"""
    position = court("suleika")
    give(position, 1, sections=1)
    house(position, 1, "thara")
    assert paid(run(position, turns=1), 1) == [100]


def test_suleika_is_not_jealous_of_sidi_suleiman() -> None:
    """§6.5, E-75"""
    position = court("sidi_suleiman")
    house(position, 1, "suleika thara")
    run(position, "giving_up")
    assert paid(play(position, "give thara"), 1) == [50]


def test_two_who_come_in_one_turn_cost_two_fees() -> None:
    """§6.5, E-75: one of them had waited"""
    position = table(4)
    stack(position, "thara nibal")
    deal(position, 0, "double_trouble")
    house(position, 1, "suleika")
    give(position, 1, tokens="beauty", sections=2)
    play(position, "play double_trouble")
    assert paid(run(position, turns=1), 1) == [350]


def test_xenia_whom_sidi_suleiman_takes_at_once_was_an_arrival_like_any_other() -> None:
    """§6.5, E-75: Suleika's fee is waived only if it is her first gift that cannot be paid"""
    position = table(4)
    stack(position, "xenia sidi_suleiman")
    deal(position, 0, "double_trouble")
    house(position, 1, "suleika")
    give(position, 1, gold=2000)
    play(position, "play double_trouble")
    told = run(position, "giving_up")
    assert joined(told) == [("xenia", 1)]
    assert paid(play(position, "give xenia"), 1) == [150]


def test_no_fee_is_due_for_xenia_if_her_first_gift_cannot_be_paid() -> None:
    """§6.7, E-75, E-78"""
    position = court("xenia", gold=0)
    house(position, 1, "suleika")
    give(position, 1, gold=240)
    told = run(position, turns=1)
    assert e.XeniaLeft(1) in told
    assert paid(told, 1) == [50]


# §6.7 Xenia


def test_xenia_wants_a_gift_when_she_comes_and_every_third_turn() -> None:
    """§6.7, E-77"""
    position = table(4, turn=4, exhaustion_end=False)
    alone(position, "xenia")
    give(position, 1, gold=3000)
    gifts, tokens = [], []
    for turn in range(4, 11):
        told = run(position, turns=1)
        gifts += [turn for event in told if isinstance(event, e.GiftPaid)]
        tokens.append(position.xenia_tokens)
    assert gifts == [4, 7, 10]
    assert tokens == [2, 1, 0, 2, 1, 0, 2]


def test_her_first_gift_comes_with_her_upkeep_and_cannot_be_refused() -> None:
    """§6.7"""
    position = court("xenia")
    give(position, 1, gold=1100)
    told = run(position, turns=1)
    assert e.GiftPaid(1, 250) in told
    assert paid(told, 1) == [50]


def test_without_the_gold_for_her_first_gift_she_leaves_the_game() -> None:
    """§6.7, E-78: and nothing is paid for her, but for the others"""
    position = court("xenia", gold=0)
    house(position, 1, "thara")
    give(position, 1, gold=140)
    told = run(position, turns=1)
    assert joined(told) == [("xenia", 1)]
    assert e.XeniaLeft(1) in told
    assert paid(told, 1) == [50]
    assert guests(position, 1) == ["thara"]
    assert position.princesses_gone == 1 << c.XENIA
    assert position.defaulted == 0


def xenia_asks(gold: int = 1000, **palaces: str) -> Position:
    """She lives with seat 0 and has no token left; nobody else is to come."""
    position = table(4, gold=gold, exhaustion_end=False)
    house(position, 0, "xenia")
    for seat, princesses in palaces.items():
        house(position, int(seat.removeprefix("seat")), princesses)
    alone(position, "")
    return position


def test_a_later_gift_can_be_refused_and_she_goes_to_the_richest_other_with_a_room() -> None:
    """§6.7, E-79: 600 less 250 for the gift and 50 for the upkeep"""
    position = xenia_asks(seat1="thara asima")
    give(position, 1, gold=750)
    give(position, 2, gold=450)
    give(position, 3, gold=250)
    run(position, "giving_gift")
    assert position.asked == 0
    assert legal(position) == ["pay", "refuse"]
    told = play(position, "refuse")
    assert e.GiftRefused(0) in told
    assert joined(told) == [("xenia", 2)]
    assert e.GiftPaid(2, 250) in told
    assert paid(told, 2) == [50]
    assert guests(position, 2) == ["xenia"]
    assert position.xenia_tokens == 2


def test_who_has_less_than_the_gift_must_refuse() -> None:
    """§6.7"""
    position = xenia_asks()
    give(position, 0, gold=90)
    run(position, "giving_gift")
    assert legal(position) == ["refuse"]
    assert refused(position, "pay") == "gift_too_dear"


def test_of_equally_rich_sheikhs_she_takes_the_better_looking() -> None:
    """§6.7, E-79"""
    position = xenia_asks()
    give(position, 2, tokens="beauty")
    run(position, "giving_gift")
    assert joined(play(position, "refuse")) == [("xenia", 2)]


def test_refused_and_undecided_she_does_not_go_back_and_is_paid_at_once() -> None:
    """§6.7, E-79"""
    position = xenia_asks()
    for seat in (1, 2):
        deal(position, seat, "guest_house")
    run(position, "giving_gift")
    play(position, "refuse")
    assert undecided(position) == ["xenia"]
    assert phase(position) == "playing_cards"
    give(position, 0, gold=5000)
    give(position, 3, gold=2000)
    told = play(position, "play guest_house")
    assert joined(told) == [("xenia", 3)]
    assert e.GiftPaid(3, 250) in told


def test_paid_before_the_upkeep_she_still_asks_in_the_third_turn_after() -> None:
    """E-77: refused in turn 5 and paid in the auctions of turn 6, her tokens go in turns 7 and 8, and she asks in turn 9"""
    position = xenia_asks(seat1="thara asima", seat2="nibal fatima", seat3="malika sahar")
    run(position, "giving_gift")
    play(position, "refuse")
    assert (position.turn, undecided(position)) == (6, ["xenia"])
    run(position, "acting")
    give(position, position.asked, gold=3000)
    host = position.asked
    assert joined(play(position, "buy section")) == [("xenia", host)]
    assert (position.xenia_tokens, GAME.view(position, 0).step.xenia_paid) == (2, True)
    tokens = []
    while phase(position) != "giving_gift":
        moves = legal(position)
        play(position, next((move for move in ("on", "pass") if move in moves), moves[0]))
        tokens.append((position.turn, position.xenia_tokens))
    assert (position.turn, position.asked) == (9, host)
    assert (7, 2) in tokens


def test_a_new_sheikh_who_cannot_pay_everything_loses_her_from_the_game() -> None:
    """§6.7, E-78 and E-79: 250 and 50 for her, and 50 for the princess he has"""
    for gold, stays in ((200, True), (190, False)):
        position = xenia_asks(0, seat2="thara")
        give(position, 0, gold=500)
        give(position, 2, gold=gold)
        run(position, "giving_gift")
        told = play(position, "refuse")
        assert joined(told) == [("xenia", 2)]
        assert (e.XeniaLeft(2) in told) is not stays
        assert guests(position, 2) == (["thara", "xenia"] if stays else ["thara"])
        assert bool(position.princesses_gone >> c.XENIA & 1) is not stays


def test_xenia_who_was_drawn_out_begins_again() -> None:
    """§6.7: under the deck, without tokens"""
    position = court("thara")
    house(position, 1, "xenia")
    position.xenia_tokens = 2
    drive_out(position, 1, "xenia")
    assert position.xenia_tokens == 0
    assert position.princesses_gone == 0


# §6.8 Sidi Suleiman


def test_sidi_suleiman_goes_where_most_princesses_live_even_without_a_room() -> None:
    """§6.8, E-81: both leave the game, and he costs nothing"""
    position = court("sidi_suleiman")
    house(position, 1, "thara asima")
    house(position, 2, "fatima")
    run(position, "giving_up")
    assert position.asked == 1
    assert legal(position) == ["give asima", "give thara"]
    assert refused(position, "give fatima") == "not_your_princess"
    told = play(position, "give asima")
    assert e.PrincessAbducted(1, "asima") in told
    assert paid(told, 1) == [50]
    assert position.princesses_gone == 1 << c.SIDI_SULEIMAN | 1 << c.ASIMA


def test_sidi_suleiman_can_take_one_who_came_this_turn() -> None:
    """§6.8, E-81: Thara makes two of one, and he comes after her"""
    position = table(4)
    stack(position, "thara sidi_suleiman")
    deal(position, 0, "double_trouble")
    house(position, 1, "asima")
    give(position, 1, tokens="beauty")
    play(position, "play double_trouble")
    run(position, "giving_up")
    assert legal(position) == ["give asima", "give thara"]


def test_sidi_suleiman_waits_until_one_sheikh_has_the_most() -> None:
    """§6.8, E-80: nobody has any; then the first princess comes, and goes with him"""
    position = table(4)
    stack(position, "sidi_suleiman thara")
    give(position, 2, tokens="beauty")
    run(position, turns=1)
    assert undecided(position) == ["sidi_suleiman"]
    told = run(position, turns=1)
    assert joined(told) == [("thara", 2)]
    assert e.PrincessAbducted(2, "thara") in told
    assert undecided(position) == []


def test_sidi_suleiman_waits_between_two_who_have_as_many() -> None:
    """§6.8, E-80"""
    position = court("sidi_suleiman")
    house(position, 1, "thara")
    house(position, 2, "fatima")
    run(position, turns=1)
    assert undecided(position) == ["sidi_suleiman"]


# §6.4 Coming and going, and three players


def test_three_players_see_two_princesses_and_each_chooses_in_her_turn() -> None:
    """§9.2"""
    position = table(3, turn=5)
    stack(position, "thara fatima")
    give(position, 0, tokens="beauty", status="350")
    run(position, "bidding")
    assert position.in_play_count == 2
    assert joined(run(position, turns=1)) == [("thara", 0)]
    assert joined(run(position, turns=1)) == [("fatima", 0)]


def test_hind_counts_turns_not_pairs_of_turns() -> None:
    """§6.6, E-99: come in an odd turn, she keeps her sheikh busy in the even one"""
    position = table(3, turn=5)
    stack(position, "hind thara")
    give(position, 0, status="350")
    run(position, turns=1)
    assert guests(position, 0) == ["hind"]
    run(position, "bidding")
    assert position.turn == 6
    assert position.pending == 0b110


def test_blue_and_red_can_lose_what_they_began_with() -> None:
    """§6.5, E-70 and E-71: it is their own"""
    position = court("samira")
    give(position, 3, tokens="clothes")
    assert e.TokenLost(3, "clothes") in run(position, turns=1)
    position = court("zahrah")
    give(position, 2, status="350")
    assert e.StatusLost(2, 350) in run(position, turns=1)
