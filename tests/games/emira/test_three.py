"""§9 Three players: two turns belong together, and three events are played differently."""

from __future__ import annotations

from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from tests.games.emira.table import deal, give, guests, legal, phase, play, refused, run, stack, stack_status, table, undecided
from tests.games.emira.test_auction import to_bidding, win


def odd(cards: str = "", **options: bool) -> Position:
    """The odd turn 5, with asima, thara and nibal on the deck; seat 1 is the most beautiful and has room for all."""
    position = table(3, turn=5, **options)
    stack(position, "asima thara nibal")
    stack_status(position, "400")
    give(position, 1, tokens="beauty", sections=3)
    deal(position, 0, cards)
    return position


def test_two_princesses_are_shown_and_one_chooses_in_each_turn() -> None:
    """§9.2"""
    position = odd()
    to_bidding(position)
    assert GAME.view(position, 0).in_play == ["asima", "thara"]
    run(position, turns=1)
    assert guests(position, 1) == ["asima"]
    to_bidding(position)
    assert GAME.view(position, 0).in_play == ["thara"]
    run(position, turns=1)
    assert guests(position, 1) == ["asima", "thara"]


def test_events_in_odd_turns_and_purchases_in_even_ones() -> None:
    """§9.2, E-93"""
    position = odd("vermin guest_house")
    assert phase(position) == "playing_cards"
    asked = set()
    while position.turn == 5:
        asked.add(phase(position))
        moves = legal(position)
        play(position, next((move for move in ("on", "pass") if move in moves), moves[0]))
    assert "buying_cards" not in asked
    asked = set()
    while position.turn == 6:
        asked.add(phase(position))
        moves = legal(position)
        play(position, next((move for move in ("on", "pass") if move in moves), moves[0]))
    assert "buying_cards" in asked
    assert "playing_cards" not in asked


def test_what_was_taken_is_not_there_in_the_even_turn() -> None:
    """§9.2, E-94, E-95, E-97"""
    position = odd()
    to_bidding(position)
    give(position, 0, gold=2000)
    give(position, 2, gold=2000)
    token = GAME.view(position, 0).offer.token
    win(position, "bid 10")
    play(position, "buy camel")
    to_bidding(position)
    win(position, "bid 10")
    play(position, "buy status")
    run(position, "acting")
    play(position, "buy section")
    while position.turn == 5:
        moves = legal(position)
        play(position, next((move for move in ("on", "pass") if move in moves), moves[0]))
    to_bidding(position)
    offer = GAME.view(position, 0).offer
    assert (offer.small, offer.large, offer.section, offer.camel) == (True, True, True, False)
    assert (offer.token, offer.status) == (token, None)


def test_token_goes_back_at_the_end_of_the_even_turn() -> None:
    """§9.2 and §5.6, E-94, E-98: camel and caravans stay, and are not doubled."""
    position = odd()
    to_bidding(position)
    bag = sum(position.bag)
    run(position, turns=1)
    assert sum(position.bag) == bag
    run(position, "buying_cards")
    assert sum(position.bag) == bag + 1
    offer, left = GAME.view(position, 0).offer, position.camels_left
    assert (offer.camel, offer.small, offer.large) == (True, True, True)
    to_bidding(position)
    assert position.camels_left == left


def test_double_trouble_is_split() -> None:
    """§9.3"""
    position = odd("double_trouble")
    play(position, "play double_trouble")
    assert legal(position) == ["split 1", "split 2"]
    play(position, "split 1")
    to_bidding(position)
    assert GAME.view(position, 0).in_play == ["asima", "thara", "nibal"]
    run(position, turns=1)
    assert guests(position, 1) == ["asima"]
    run(position, turns=1)
    assert guests(position, 1) == ["asima", "thara", "nibal"]
    position = odd("double_trouble")
    play(position, "play double_trouble", "split 2")
    run(position, turns=1)
    assert guests(position, 1) == ["asima", "thara"]


def test_quiet_days_leave_one_princess_for_two_turns() -> None:
    """§9.3, E-38"""
    position = odd("quiet_days")
    play(position, "play quiet_days", "turn even")
    to_bidding(position)
    assert GAME.view(position, 0).in_play == ["asima"]
    run(position, turns=1)
    assert (guests(position, 1), undecided(position)) == ([], [])
    run(position, turns=1)
    assert guests(position, 1) == ["asima"]
    position = odd("quiet_days")
    play(position, "play quiet_days", "turn odd")
    run(position, turns=1)
    assert guests(position, 1) == ["asima"]


def test_changing_her_mind_names_the_princess_first() -> None:
    """§9.3, E-29, E-30"""
    position = odd("changing_her_mind")
    play(position, "play changing_her_mind")
    assert legal(position) == ["place 1", "place 2"]
    assert refused(position, "place 3") == "no_princess_there"
    play(position, "place 2", "mind under")
    to_bidding(position)
    assert GAME.view(position, 0).in_play == ["asima", "nibal"]
    position = odd("changing_her_mind")
    deal(position, 2, "double_trouble")
    position.played |= 1 << 6
    play(position, "play changing_her_mind")
    assert legal(position) == ["place 1", "place 2", "place 3"]
    position = odd("changing_her_mind")
    position.played |= 1 << 14
    play(position, "play changing_her_mind")
    assert phase(position) == "changing_mind"


def test_golden_times_are_for_the_odd_turn_only() -> None:
    """§9.3, E-41"""
    position = odd("golden_times")
    play(position, "play golden_times")
    to_bidding(position)
    assert position.gold[0] == 1180
    run(position, turns=1)
    gold = position.gold[0]
    assert GAME.view(position, 0).played == []
    assert gold == 1180 + 150
