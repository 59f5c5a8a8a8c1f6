"""§3 What princesses look at: appearance, status, palace and money."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.emira.events import GoldShown
from tests.games.emira.table import deal, give, guests, house, play, run, seen, stack, table, undecided
from tests.games.emira.test_auction import to_bidding, wait, win


def chosen(princess: str, mine: dict[str, Any], rivals: dict[str, Any]) -> int | None:
    """Whom she goes to, of seat 0 with these things and seat 1 with those; None if she cannot decide."""
    position = table(4)
    give(position, 0, **mine)
    give(position, 1, **rivals)
    stack(position, princess)
    run(position, turns=1)
    return next((seat for seat in range(4) if princess in guests(position, seat)), None)


@pytest.mark.parametrize(
    ("tokens", "appearance"),
    [
        ("beauty beauty beauty", 3),
        ("beauty manners", 2),
        ("beauty manners clothes", 4),
        ("beauty beauty manners manners clothes", 6),
        ("beauty beauty beauty manners manners manners clothes", 8),
    ],
)
def test_each_token_counts_and_each_set_counts_once_more(tokens: str, appearance: int) -> None:
    """§3.1: as much as so many of one kind, and more than one fewer."""
    assert chosen("asima", {"tokens": tokens}, {"tokens": "clothes " * (appearance - 1)}) == 0
    assert chosen("asima", {"tokens": tokens}, {"tokens": "clothes " * appearance}) is None


def test_a_set_that_breaks_is_lost() -> None:
    """§3.1, E-57: Samira takes the only token of clothes."""
    position = table(4)
    give(position, 0, tokens="beauty manners clothes")
    stack(position, "samira")
    run(position, "discarding_token")
    assert seen(position, 0).appearance == 4
    play(position, "token clothes")
    assert seen(position, 0).appearance == 2


@pytest.mark.parametrize(("card", "points"), [("300", 1), ("400", 1), ("700", 2), ("900", 2), ("1200", 3), ("1500", 3)])
def test_status_is_the_points_of_the_cards_whatever_they_cost(card: str, points: int) -> None:
    """§3.2: as much as so many cards of 350, and more than one fewer."""
    assert chosen("fatima", {"status": card}, {"status": "350 " * (points - 1)}) == 0
    assert chosen("fatima", {"status": card}, {"status": "350 " * points}) is None


def test_the_palace_has_no_end_and_every_section_is_a_room() -> None:
    """§3.3, E-59 and E-60: nine sections are more than eight, and the printed palace is two rooms and counts nothing."""
    assert chosen("sahar", {"sections": 9}, {"sections": 8}) == 0
    position = table(4)
    assert (seen(position, 0).palace, seen(position, 0).rooms) == (0, 2)
    give(position, 0, sections=9)
    assert (seen(position, 0).palace, seen(position, 0).rooms) == (2 * 9, 11)


def test_a_guest_wing_makes_room_and_the_palace_track_does_not() -> None:
    """§3.3 and §10.1, E-34"""
    position = table(4, advanced=True)
    deal(position, 0, "guest_house")
    deal(position, 1, "restoration")
    play(position, "play guest_house", "play restoration")
    assert (seen(position, 0).palace, seen(position, 0).rooms) == (0, 3)
    assert (seen(position, 1).palace, seen(position, 1).rooms) == (1, 2)


def test_money_is_what_is_in_hand_when_she_looks() -> None:
    """§3.4: who was the richest before the auctions is not any more, and shows what is left."""
    position = table(4)
    give(position, 0, gold=1200)
    give(position, 2, gold=1100)
    stack(position, "badra")
    to_bidding(position)
    win(position, "bid 200")
    told = run(position, turns=1)
    assert guests(position, 2) == ["badra"]
    assert [event.gold for event in told if isinstance(event, GoldShown)] == [1150, 1150, 1250, 1150]


def test_a_bid_that_is_not_paid_yet_does_not_count() -> None:
    """§3.4, E-65: Badra waits between two, and goes on waiting while one of them bids; when it is paid, she knows."""
    position = to_bidding(table(4, undecided_check="payment"))
    wait(position, "badra")
    house(position, 3, "asima")
    for seat, gold in enumerate((1000, 1000, 300, 300)):
        give(position, seat, gold=gold)
    play(position, "bid 300", "pass", "pass")
    assert (seen(position, 0).gold, undecided(position)) == (1000, ["badra"])
    play(position, "pass")
    assert (seen(position, 0).gold, guests(position, 1)) == (700, ["badra"])
