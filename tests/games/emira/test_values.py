"""§3 What princesses look at: appearance, status, palace and money; positions in notation."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.events import GoldShown
from tests.games.emira.laid import lay, line
from tests.games.emira.table import guests, seen


def chosen(princess: str, mine: str, rivals: str) -> int | None:
    """Whom she goes to, of seat 0 with these things and seat 1 with those; None if she cannot decide."""
    table = lay(f"turn=5 princesses[{princess}@all] seat0[{mine}] seat1[{rivals}]")
    table.run(turns=1)
    return next((seat for seat in range(4) if princess in guests(table.position, seat)), None)


@pytest.mark.parametrize(
    ("tokens", "appearance"),
    [
        ("beauty*3", 3),
        ("beauty,manners", 2),
        ("beauty,manners,clothes", 4),
        ("beauty*2,manners*2,clothes", 6),
        ("beauty*3,manners*3,clothes", 8),
    ],
)
def test_each_token_counts_and_each_set_counts_once_more(tokens: str, appearance: int) -> None:
    """§3.1: as much as so many of one kind, and more than one fewer."""
    assert chosen("asima", f"tokens={tokens}", f"tokens=clothes*{appearance - 1}") == 0
    assert chosen("asima", f"tokens={tokens}", f"tokens=clothes*{appearance}") is None


def test_a_set_that_breaks_is_lost() -> None:
    """§3.1, E-57: Samira takes the only token of clothes."""
    table = lay("turn=5 princesses[samira@all] seat0[tokens=beauty,manners,clothes]")
    table.run("discarding_token")
    assert seen(table.position, 0).appearance == 4
    table.play("token clothes")
    assert seen(table.position, 0).appearance == 2


@pytest.mark.parametrize(("card", "points"), [("300", 1), ("400", 1), ("700", 2), ("900", 2), ("1200", 3), ("1500", 3)])
def test_status_is_the_points_of_the_cards_whatever_they_cost(card: str, points: int) -> None:
    """§3.2: as much as so many cards of 350, and more than one fewer."""
    assert chosen("fatima", f"status={card}", f"status=350*{points - 1}") == 0
    assert chosen("fatima", f"status={card}", f"status=350*{points}") is None


def test_the_palace_has_no_end_and_every_section_is_a_room() -> None:
    """§3.3, E-59 and E-60: nine sections are more than eight, and the printed palace is two rooms and counts nothing."""
    assert chosen("sahar", "sections=9", "sections=8") == 0
    table = lay("turn=5 seat1[sections=9]")
    assert (seen(table.position, 0).palace, seen(table.position, 0).rooms) == (0, 2)
    assert (seen(table.position, 1).palace, seen(table.position, 1).rooms) == (2 * 9, 11)


def test_a_guest_wing_makes_room_and_the_palace_track_does_not() -> None:
    """§3.3 and §10.1, E-34"""
    table = lay("advanced=yes turn=5 seat0[hand=guest_house] seat1[hand=restoration] seat2[hand=vermin]")
    table.play("play guest_house", "play restoration")
    after = "seat0[guest_houses=1] seat1[track=1] seat2[hand=vermin] cards_gone=restoration played=guest_house,restoration"
    assert table.now == line(f"advanced=yes turn=5 asked=2 {after}")
    assert (seen(table.position, 0).palace, seen(table.position, 0).rooms) == (0, 3)
    assert (seen(table.position, 1).palace, seen(table.position, 1).rooms) == (1, 2)


def test_money_is_what_is_in_hand_when_she_looks() -> None:
    """§3.4: who was the richest before the auctions is not any more, and shows what is left."""
    gold = "seat0[gold=1350] seat1[gold=1150] seat2[gold=1250] seat3[gold=1150]"
    table = lay(f"phase=bidding turn=5 in_play[badra] choosing=1 offer[camel] {gold}")
    table.play("bid 200", "pass", "pass", "pass")
    told = table.run(turns=1)
    assert guests(table.position, 2) == ["badra"]
    assert [event.gold for event in told if isinstance(event, GoldShown)] == [1150, 1150, 1250, 1150]


def test_a_bid_that_is_not_paid_yet_does_not_count() -> None:
    """§3.4, E-65: Badra waits between two, and goes on waiting while one of them bids; when it is paid, she knows."""
    poor = "seat2[gold=300] seat3[gold=300 guests=asima]"
    before = f"undecided_check=payment turn=5 offer[camel] {poor}"
    table = lay(f"{before} phase=bidding undecided[badra] seat0[gold=1000] seat1[gold=1000]")
    table.play("bid 300", "pass", "pass")
    bid = "bid=300 bidder=0 asked=3 starter=0 passed=1,2"
    assert table.now == line(f"{before} phase=bidding undecided[badra] {bid} seat0[gold=1000] seat1[gold=1000]")
    table.play("pass")
    assert (seen(table.position, 0).gold, guests(table.position, 1)) == (700, ["badra"])
    assert (table.acts, table.asks) == (0, "acting")
