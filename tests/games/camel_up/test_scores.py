"""§9 Leg scoring: what tickets earn."""

from __future__ import annotations

import pytest

from caravanserai.games.camel_up.events import LegSettled, PyramidScored, TicketScored
from tests.games.camel_up.table import Table, lay, said

GREEN_YELLOW_BLUE_RED_PURPLE = "10[G] 9[Y] 8[B] 7[R] 6[P] 1[w] 15[k]"


def last_roll(
    coins: list[int], tickets: dict[int, str], pyramid_tickets: list[int], seats: int = 4, **more: object
) -> tuple[Table, list[object]]:
    """The last seat takes the fifth ticket; the order stays green, yellow, blue, red, purple."""
    table = lay(
        f"{GREEN_YELLOW_BLUE_RED_PURPLE} out[B G Y R]",
        seats=seats,
        turn=seats - 1,
        coins=coins,
        tickets=tickets,
        pyramid_tickets=pyramid_tickets,
        **more,  # type: ignore[arg-type]
    )
    return table, table.roll("k1")


@pytest.mark.parametrize(
    ("ticket", "others", "gain"),
    [
        ("G5", "", 5),
        ("G3", "G5", 3),
        ("G2", "G5 G3", 2),
        ("Y5", "", 1),
        ("Y3", "Y5", 1),
        ("Y2", "Y5 Y3", 1),
        ("B5", "", -1),
        ("R5", "", -1),
        ("P5", "", -1),
        ("P2", "P5 P3", -1),
    ],
)
def test_the_first_pays_its_value_the_second_one_coin_and_any_other_costs_one(ticket: str, others: str, gain: int) -> None:
    """§9.1."""
    table, events = last_roll([10] * 4, {0: ticket, 2: others}, [0, 4, 0, 0])
    assert table.coins[0] == 10 + gain
    assert [event.gain for event in said(events, TicketScored) if event.seat == 0] == [gain]
    assert table.acts == 0


def test_the_second_two_of_a_colour_is_worth_as_much_as_the_first() -> None:
    """§9.1 C-42 All four of the winner's: 5 + 3 + 2 + 2."""
    table, _ = last_roll([0] * 4, {0: "G5 G3 G2 G2"}, [0, 4, 0, 0])
    assert table.coins[0] == 12


def test_every_pyramid_ticket_pays_one_coin() -> None:
    """§9.2 The one just taken too."""
    table, events = last_roll([3] * 4, {}, [2, 1, 1, 0])
    assert table.coins == [5, 4, 4, 4]
    assert said(events, PyramidScored) == [PyramidScored(0, 2), PyramidScored(1, 1), PyramidScored(2, 1), PyramidScored(3, 1)]


def test_the_printed_example_of_nine_coins() -> None:
    """§9.1 §9.2 Green leads and yellow is second; tickets on both, one loss, and pyramid tickets make 9."""
    table, events = last_roll([3] * 4, {0: "G5 G3 Y5 B5"}, [1, 3, 0, 0])
    assert said(events, LegSettled)[0] == LegSettled(0, 5 + 3 + 1 - 1 + 1, 3 + 9)
    assert table.coins[0] == 12


def test_losses_beyond_the_purse_are_forgiven() -> None:
    """§9.3 C-25 One coin, three wrong tickets, one pyramid ticket."""
    table, events = last_roll([1, 3, 3, 3], {0: "B5 R5 P5"}, [1, 3, 0, 0])
    assert table.coins[0] == 0
    assert said(events, LegSettled)[0] == LegSettled(0, -2, 0)


def test_all_of_a_seat_is_added_up_before_anything_is_paid() -> None:
    """§9.3 C-23 With empty hands, minus 1 and plus 5 make 4, not 5."""
    table, _ = last_roll([0, 3, 3, 3], {0: "B5 G5"}, [0, 4, 0, 0])
    assert table.coins[0] == 4


def test_pyramid_tickets_too_are_added_up_with_the_losses() -> None:
    """§9.3 C-23 Minus 2 and plus 2 make nothing."""
    table, _ = last_roll([0, 3, 3, 3], {0: "B5 R5"}, [2, 2, 0, 0])
    assert table.coins[0] == 0


def test_a_purse_may_become_exactly_empty() -> None:
    """§9.3 C-25 The boundary: two losses, two coins."""
    table, _ = last_roll([2, 1, 3, 3], {0: "B5 R5", 1: "B3 R3 P5"}, [0, 0, 4, 0])
    assert table.coins[:2] == [0, 0]


def test_a_seat_without_tickets_neither_wins_nor_loses() -> None:
    """§9.3 And is told so."""
    table, events = last_roll([3, 0, 3, 3], {}, [4, 0, 0, 0])
    assert said(events, LegSettled)[1] == LegSettled(1, 0, 0)
    assert table.coins[1] == 0


def test_the_bank_never_runs_out() -> None:
    """§1 C-31 The box holds 200; purses may hold more."""
    table, _ = last_roll([500, 500, 500, 500], {0: "G5"}, [4, 0, 0, 0])
    assert table.coins == [509, 500, 500, 501]


def test_tickets_of_the_last_leg_do_not_count_again() -> None:
    """§9 §8.3 A second leg without bets pays for the rolls alone."""
    table, _ = last_roll([0] * 4, {0: "G5"}, [4, 0, 0, 0])
    assert table.coins == [9, 0, 0, 1]
    for die in ("B1", "R1", "P1", "G1", "Y1"):
        table.roll(die)
    assert table.coins == [9 + 2, 1, 1, 2]
