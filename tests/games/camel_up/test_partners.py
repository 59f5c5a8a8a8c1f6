"""§11 Partnerships, for six to eight players: two seats profit from one of each other's tickets when the leg is scored."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from caravanserai.games.camel_up.events import LegSettled, PartnershipFormed, PartnerTicketChosen, PartnerTicketScored
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.table import Table, lay, said

BOARD = "10[G] 9[Y] 8[B] 7[R] 6[P] 1[w] 15[k]"
BY_HAND = CamelUpOptions(partner_ticket="manual")


def before_last_roll(
    tickets: Mapping[int, str],
    pyramid_tickets: list[int],
    coins: list[int] | None = None,
    partners: list[tuple[int, int]] | None = None,
    options: CamelUpOptions | None = None,
    seats: int = 6,
) -> Table:
    """Green leads, yellow is second; seat 5 is to take the last ticket."""
    return lay(
        f"{BOARD} out[B G Y R]",
        seats=seats,
        turn=5,
        coins=coins or [0] * seats,
        tickets=tickets,
        pyramid_tickets=pyramid_tickets,
        partners=[(0, 3)] if partners is None else partners,
        options=options,
    )


def test_a_partnership_binds_both_for_the_leg() -> None:
    """§11.1 §4.5 C-35 Seat 0 allies with 3; seat 1 may choose 2, 4 or 5; seat 3 may not ally again."""
    table = lay(BOARD, seats=6)
    assert table.options_of("ally") == ["1", "2", "3", "4", "5"]
    assert table.play("ally 3")[0] == PartnershipFormed(0, 3)
    assert table.acts == 1
    assert table.options_of("ally") == ["2", "4", "5"]
    table.play("ticket B", "ticket B")
    assert table.acts == 3
    assert table.options_of("ally") == []
    assert table.refuses("ally 1").reason == "already_allied"
    assert [seat.partner for seat in table.view().seats] == [3, None, None, 0, None, None]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_among_five_or_fewer_there_are_no_partnerships(seats: int) -> None:
    """§11.1"""
    table = lay(BOARD, seats=seats)
    assert table.options_of("ally") == []
    assert table.refuses("ally 1").reason == "too_few_for_partnerships"


@pytest.mark.parametrize(
    ("seats", "pairs"), [(6, [(0, 1), (2, 3), (4, 5)]), (7, [(0, 1), (2, 3), (4, 5)]), (8, [(0, 1), (2, 3), (4, 5), (6, 7)])]
)
def test_there_are_as_many_partnerships_as_pairs_and_an_odd_player_stays_alone(seats: int, pairs: list[tuple[int, int]]) -> None:
    """§11.1 C-35."""
    for turn in range(seats):
        assert lay(BOARD, seats=seats, turn=turn, partners=pairs).options_of("ally") == []


def test_the_last_two_without_a_partner_may_ally_and_only_with_each_other() -> None:
    """§11.1 C-35 The boundary."""
    table = lay(BOARD, seats=8, turn=6, partners=[(0, 1), (2, 3), (4, 5)])
    assert table.options_of("ally") == ["7"]


def test_nobody_allies_with_oneself_or_with_an_allied_seat() -> None:
    """§11.1."""
    table = lay(BOARD, seats=6, turn=1, partners=[(2, 4)])
    assert table.refuses("ally 1").reason == "oneself"
    assert table.refuses("ally 4").reason == "other_allied"
    assert table.refuses("ally 6").reason == "no_such_seat"


def test_a_seat_earns_the_best_of_its_partners_tickets_and_the_partner_loses_nothing() -> None:
    """§11.2 C-32 Seat 3 holds G5, Y3 and a pyramid ticket; seat 0 holds nothing."""
    table = before_last_roll({3: "G5 Y3", 4: "Y5"}, [0, 3, 0, 1, 0, 0])
    events = table.roll("k1")
    assert table.coins == [5, 3, 0, 7, 1, 1]
    assert said(events, PartnerTicketScored) == [PartnerTicketScored(0, 3, 5), PartnerTicketScored(3, 0, 0)]
    assert table.acts == 0


def test_a_ticket_on_the_second_is_worth_one_to_the_partner() -> None:
    """§11.2 C-34"""
    table = before_last_roll({3: "Y5"}, [0, 4, 0, 0, 0, 0])
    table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (1, 1)


def test_of_many_pyramid_tickets_one_is_copied() -> None:
    """§11.2 C-32"""
    table = before_last_roll({}, [0, 2, 0, 2, 0, 0])
    table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (1, 2)


def test_losing_tickets_need_not_be_copied() -> None:
    """§11.2 C-33 C-34 With empty purses nobody copies and nobody earns."""
    table = before_last_roll({0: "B5 P5", 3: "R5"}, [0, 4, 0, 0, 0, 0])
    events = table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (0, 0)
    assert [event.gain for event in said(events, PartnerTicketScored)] == [0, 0]


def test_losing_tickets_are_not_copied_by_those_who_could_pay() -> None:
    """§11.2 C-33 Seat 0 keeps its 5 coins."""
    table = before_last_roll({3: "R5"}, [0, 4, 0, 0, 0, 0], coins=[5, 5, 5, 5, 5, 5])
    table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (5, 4)


def test_only_the_partners_own_tickets_can_be_copied() -> None:
    """§11.2 C-32 Not what the partner copied: seat 3 copies 5 from seat 0, who gets nothing back."""
    table = before_last_roll({0: "G5"}, [0, 4, 0, 0, 0, 0])
    table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (5, 5)


def test_both_may_copy_at_once() -> None:
    """§11.2 C-32 G5 and G3 change hands both ways."""
    table = before_last_roll({0: "G5", 3: "G3"}, [0, 4, 0, 0, 0, 0])
    table.roll("k1")
    assert (table.coins[0], table.coins[3]) == (5 + 3, 3 + 5)


def test_the_partners_ticket_is_added_up_with_the_own_losses() -> None:
    """§9.3 §11.2 C-23 Three losses and a copied 2 leave an empty purse empty; with 1 coin too."""
    table = before_last_roll({0: "B5 R5 P5", 3: "G2", 4: "G5 G3"}, [0, 4, 0, 0, 0, 0], coins=[1, 0, 0, 0, 0, 0])
    events = table.roll("k1")
    assert said(events, LegSettled)[0] == LegSettled(0, -3 + 2, 0)


def test_a_stranger_copies_nothing() -> None:
    """§11.2 Without a partner only the own tickets count."""
    table = before_last_roll({3: "G5"}, [0, 4, 0, 0, 0, 0])
    events = table.roll("k1")
    assert table.coins == [5, 4, 0, 5, 0, 1]
    assert {event.seat for event in said(events, PartnerTicketScored)} == {0, 3}


def test_after_the_leg_all_cards_are_available_again() -> None:
    """§11.3 C-35 Old partners may ally anew, or with others."""
    table = before_last_roll({3: "G5"}, [0, 4, 0, 0, 0, 0])
    table.roll("k1")
    assert [(seat.partner, seat.copied) for seat in table.view().seats] == [(None, 0)] * 6
    assert table.options_of("ally") == ["1", "2", "3", "4", "5"]
    table.play("ally 3")
    assert table.view().seats[3].partner == 0


def test_a_partnership_counts_in_the_leg_in_which_the_race_ends() -> None:
    """§11.2 C-36."""
    table = lay("16[B] 10[G] 9[Y] 8[R] 7[P] 12[w] 5[k]", seats=6, coins=[0] * 6, tickets={3: "B5"}, partners=[(0, 3)], turn=1)
    table.roll("B2")
    assert table.is_over
    assert table.coins == [5, 1, 0, 5, 0, 0]


def test_a_table_may_let_allies_choose_by_hand() -> None:
    """§11.2 C-33 The option partner_ticket: manual. After the ranking is known, seat by seat."""
    table = before_last_roll({3: "G5 Y3", 4: "Y5", 0: "B5"}, [0, 3, 0, 1, 0, 0], options=BY_HAND, coins=[5] * 6)
    table.roll("k1")
    assert (table.acts, table.asks) == (0, "copying")
    assert table.coins == [5] * 6
    assert table.options == ["copy G", "copy Y", "copy pyramid", "copy nothing"]
    assert table.refuses("copy B").reason == "partner_has_none"
    assert table.refuses("roll").reason == "now_copying"
    assert table.play("copy Y")[0] == PartnerTicketChosen(0, "yellow", 1)
    assert table.acts == 3
    assert table.options == ["copy B", "copy nothing"]
    table.play("copy nothing")
    assert (table.acts, table.asks) == (0, "turn")
    assert table.coins == [5 - 1 + 1, 8, 5, 5 + 7, 6, 6]


@pytest.mark.parametrize(("choice", "gain"), [("copy G", 3), ("copy pyramid", 1), ("copy nothing", 0), ("copy R", -1)])
def test_by_hand_one_may_choose_well_or_badly(choice: str, gain: int) -> None:
    """§11.2 C-33 C-34 Of several tickets of a colour the best is meant; a loss may be chosen and counts."""
    table = before_last_roll({3: "G3 G2 R5", 4: "G5"}, [0, 3, 0, 1, 0, 0], options=BY_HAND, coins=[5] * 6)
    table.roll("k1")
    table.play(choice, "copy nothing")
    assert table.coins[0] == 5 + gain


def test_by_hand_every_pair_chooses_and_the_next_leg_starts_where_it_should() -> None:
    """§11.2 C-33 C-40 Choosing does not disturb the turn order."""
    table = before_last_roll({}, [2, 2, 0, 0, 0, 0], options=BY_HAND, partners=[(0, 4), (2, 5)])
    table.roll("k1")
    order = []
    while table.asks == "copying":
        order.append(table.acts)
        table.play("copy nothing")
    assert order == [0, 2, 4, 5]
    assert (table.acts, table.view().leg) == (0, 2)


def test_by_hand_nothing_is_asked_where_nobody_is_allied() -> None:
    """§11.2 C-33 The leg is scored at once."""
    table = before_last_roll({}, [4, 0, 0, 0, 0, 0], options=BY_HAND, partners=[])
    table.roll("k1")
    assert table.asks == "turn"


def test_by_hand_the_race_ends_only_after_the_choice() -> None:
    """§11.2 C-33 C-36 The piles stay closed until all have chosen."""
    table = lay(
        "16[B] 10[G] 9[Y] 8[R] 7[P] 12[w] 5[k]",
        seats=6,
        coins=[0] * 6,
        tickets={3: "B5"},
        partners=[(0, 3)],
        turn=1,
        options=BY_HAND,
        winner_pile="2B",
    )
    table.roll("B2")
    assert (table.is_over, table.asks, table.coins) == (False, "copying", [0] * 6)
    assert table.view(0).winner_pile[0].camel is None
    table.play("copy B", "copy nothing")
    assert (table.is_over, table.coins) == (True, [5, 1, 8, 5, 0, 0])
    assert table.view(0).winner_pile[0].camel == "blue"
