"""§10 Game end: the race's winner and loser, and what the finish cards earn."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import Outcome
from caravanserai.games.camel_up.events import (
    Asked,
    CardScored,
    GameEnded,
    LegSettled,
    PartnerTicketScored,
    PileSettled,
    PyramidScored,
    RaceEnded,
    TicketScored,
    TilePaid,
)
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.table import Table, lay, said

BLUE_WINS_PURPLE_LOSES = "16[B] 10[G] 9[Y] 8[R] 2[P] 12[w] 5[k]"
PER_PILE = CamelUpOptions(final_floor="pile")


def blue_crosses(seats: int = 3, options: CamelUpOptions | None = None, **more: object) -> tuple[Table, list[object]]:
    """The last seat rolls blue over the line."""
    table = lay(BLUE_WINS_PURPLE_LOSES, seats=seats, turn=seats - 1, options=options, **more)  # type: ignore[arg-type]
    return table, table.roll("B1")


def test_the_last_leg_is_scored_once_with_the_ticket_of_the_roll_that_ended_the_race() -> None:
    """§10.1 C-18 C-39 The fifth roll is also the finish."""
    table = lay(
        "16[B] 10[G] 9[Y] 8[R] 7[P] 12[w] 5[k] out[G Y R w]",
        seats=3,
        turn=1,
        coins=[3, 3, 3],
        tickets={0: "B5"},
        pyramid_tickets=[2, 1, 1],
    )
    assert table.view().dice_left == ["blue", "purple"]
    events = table.roll("B1")
    assert table.coins == [10, 5, 4]
    assert len(said(events, LegSettled)) == 3
    assert (table.acts, table.winners) == ("nobody", [0])


def test_an_incomplete_leg_is_scored_too() -> None:
    """§10.1 C-18 The first roll of a leg ends the race: its ticket still pays."""
    table, _ = blue_crosses(coins=[0, 0, 0], tickets={0: "B5", 1: "G5"})
    assert table.coins == [5, 1, 1]


def test_a_crazy_camel_alone_ends_the_race() -> None:
    """§10.1 C-17 No racer crossed; blue leads and wins, green is last and loses."""
    table = lay(
        "1[k] 8[G] 9[Y] 10[R] 11[P] 12[B] 14[w]",
        seats=3,
        coins=[0, 0, 0],
        winner_pile="0B",
        loser_pile="1G",
    )
    events = table.roll("k1")
    assert said(events, RaceEnded) == [RaceEnded("backward", ["blue", "purple", "red", "yellow", "green"])]
    assert table.coins == [1 + 8, 8, 0]
    assert GAME.outcome(table.position) == Outcome([0], [9, 8, 0], "backward")


def test_a_crazy_camel_carried_over_ends_the_race_and_is_no_winner() -> None:
    """§10.1 C-22 It rides on blue, who wins."""
    table = lay("15[B k] 10[G] 9[Y] 8[R] 2[P] 12[w]", seats=3, winner_pile="1B", coins=[0, 0, 0])
    events = table.roll("B2")
    assert said(events, RaceEnded)[0].ranking[0] == "blue"
    assert table.coins == [1, 8, 0]


def test_the_lowest_of_those_carried_back_over_the_line_is_the_loser() -> None:
    """§10.3 C-21 Red is above yellow, and both are behind purple."""
    table = lay("1[w Y R] 2[P] 10[G] 9[B] 12[k]", seats=3, coins=[0, 0, 0], loser_pile="0R 1Y 2P", winner_pile="2G")
    table.roll("w2")
    assert table.coins == [1 - 1, 8, 8 - 1]


def test_nothing_can_be_done_after_the_end() -> None:
    """§10.1 Nobody acts."""
    table, _ = blue_crosses()
    assert table.acts == "nobody"
    assert table.options == []
    assert table.refuses("roll").reason == "game_over"
    assert table.refuses("ticket B").reason == "game_over"


def test_eight_right_cards_earn_eight_five_three_two_and_then_one_each() -> None:
    """§10.2"""
    table, events = blue_crosses(seats=8, coins=[0] * 8, winner_pile="0B 1B 2B 3B 4B 5B 6B 7B")
    assert [event.gain for event in said(events, CardScored)] == [8, 5, 3, 2, 1, 1, 1, 1]
    assert table.coins == [8, 5, 3, 2, 1, 1, 1, 1 + 1]


def test_the_loser_pile_earns_the_same() -> None:
    """§10.3 Eight right cards on the last racer."""
    table, events = blue_crosses(seats=8, coins=[0] * 8, loser_pile="7P 6P 5P 4P 3P 2P 1P 0P")
    assert [(event.seat, event.gain) for event in said(events, CardScored)] == list(
        zip((7, 6, 5, 4, 3, 2, 1, 0), (8, 5, 3, 2, 1, 1, 1, 1), strict=True)
    )
    assert table.coins == [1, 1, 1, 1, 2, 3, 5, 8 + 1]


def test_wrong_cards_cost_one_and_use_up_no_payout() -> None:
    """§10.2 C-38 The first right card earns 8 wherever it lies."""
    table, events = blue_crosses(coins=[5, 5, 5], winner_pile="0G 1R 2B 0P 1B")
    assert [event.gain for event in said(events, CardScored)] == [-1, -1, 8, -1, 5]
    assert table.coins == [5 - 2, 5 - 1 + 5, 5 + 1 + 8]


def test_of_a_players_cards_on_one_pile_at_most_one_is_right() -> None:
    """§10.2 C-37 All five colours on the winner pile: plus 8 and minus 4."""
    table, _ = blue_crosses(coins=[4, 0, 0], winner_pile="0G 0Y 0R 0P 0B")
    assert table.coins[0] == 8


def test_a_card_without_coins_to_pay_costs_nothing_card_by_card() -> None:
    """§10.2 C-24 A wrong winner card, then a right loser card, with an empty purse."""
    table, _ = blue_crosses(coins=[0, 0, 0], winner_pile="0G", loser_pile="0P")
    assert table.coins[0] == 8


def test_the_purse_is_kept_from_falling_below_nothing_at_every_card() -> None:
    """§10.2 C-24 C-25 Two wrong cards before a right one, with 1 coin: 1, 0, 0, 8."""
    table, events = blue_crosses(coins=[1, 0, 0], winner_pile="0G 0Y 0B")
    assert [event.coins for event in said(events, CardScored)] == [0, 0, 8]
    assert table.coins[0] == 8
    assert said(events, PileSettled) == []


def test_a_table_may_keep_the_purse_from_falling_below_nothing_once_for_each_pile() -> None:
    """§10.2 C-24 The option final_floor: pile. The same cards make 1 - 1 - 1 + 8 = 7."""
    table, events = blue_crosses(coins=[1, 0, 0], winner_pile="0G 0Y 0B", options=PER_PILE)
    assert table.coins[0] == 7
    assert said(events, PileSettled)[0] == PileSettled(0, "winner", 6, 7)


def test_with_a_floor_for_each_pile_the_winner_pile_is_settled_before_the_loser_pile() -> None:
    """§10.3 C-24 Under the option final_floor: pile: still 8, not 7."""
    table, events = blue_crosses(coins=[0, 0, 0], winner_pile="0G", loser_pile="0P", options=PER_PILE)
    assert table.coins[0] == 8
    assert [(event.pile, event.coins) for event in said(events, PileSettled) if event.seat == 0] == [("winner", 0), ("loser", 8)]


@pytest.mark.parametrize("options", [CamelUpOptions(), PER_PILE])
def test_the_winner_pile_comes_first_whatever_the_floor(options: CamelUpOptions) -> None:
    """§10.3 C-24 A right winner card, then a wrong loser card: 8 - 1 = 7, not 8."""
    table, _ = blue_crosses(coins=[0, 0, 0], winner_pile="0B", loser_pile="0G", options=options)
    assert table.coins[0] == 7


def test_the_leg_is_scored_before_the_cards() -> None:
    """§10.1 A lost ticket takes the last coin, so the wrong card finds none."""
    table, events = blue_crosses(coins=[1, 0, 0], tickets={0: "Y5 P5"}, winner_pile="0R 0B")
    assert said(events, LegSettled)[0] == LegSettled(0, -2, 0)
    assert table.coins[0] == 8
    table, _ = blue_crosses(coins=[0, 0, 0], tickets={0: "B5 P5"}, winner_pile="0R")
    assert table.coins[0] == 5 - 1 - 1


def test_the_most_coins_win() -> None:
    """§10.4 The roller's own ticket makes the difference."""
    table, events = blue_crosses(coins=[9, 8, 9])
    assert said(events, GameEnded) == [GameEnded([2])]
    assert table.winners == [2]


def test_a_tie_is_a_shared_victory() -> None:
    """§10.4 C-26 Two have 20, one 15."""
    table, events = blue_crosses(coins=[20, 20, 14])
    assert table.coins == [20, 20, 15]
    assert table.winners == [0, 1]
    assert said(events, GameEnded) == [GameEnded([0, 1])]


def test_even_empty_purses_share_a_victory() -> None:
    """§10.4 C-26 Three wrong cards, nobody has a coin."""
    table, _ = blue_crosses(coins=[0, 0, 0], winner_pile="2G 0G 1G")
    assert table.coins == [0, 0, 0]
    assert table.winners == [0, 1, 2]


def test_the_cards_are_revealed_from_the_oldest_on() -> None:
    """§10.2 §10.3 What the player sees: the winner pile, then the loser pile."""
    _, events = blue_crosses(coins=[3, 3, 3], winner_pile="2B 0G", loser_pile="1P 0R")
    assert said(events, CardScored) == [
        CardScored(2, "blue", "winner", 8, 3 + 1 + 8),
        CardScored(0, "green", "winner", -1, 2),
        CardScored(1, "purple", "loser", 8, 11),
        CardScored(0, "red", "loser", -1, 1),
    ]


def test_without_cards_the_leg_alone_decides() -> None:
    """§10.2 Empty piles pay nothing."""
    table, events = blue_crosses(coins=[3, 3, 3])
    assert said(events, CardScored) == []
    assert table.coins == [3, 3, 4]


def test_even_the_fullest_ending_is_told_to_the_last_card() -> None:
    """§10.2 §10.3 Eight players, every ticket taken, every card played, four partnerships, a tile on 16: nothing goes untold."""
    colours = "BGYRP"
    piles = [f"{seat}{camel}" for seat in range(8) for camel in colours]
    table = lay(
        "13[B w k] 10[G] 9[Y] 8[R] 2[P] +16 out[G Y R P]",
        seats=8,
        coins=[9] * 8,
        tickets={seat: f"{camel}5 {camel}3 {camel}2 {camel}2" for seat, camel in enumerate(colours)},
        pyramid_tickets=[1, 1, 1, 1, 0, 0, 0, 0],
        partners=[(0, 1), (2, 3), (4, 5), (6, 7)],
        winner_pile=" ".join(piles[:20]),
        loser_pile=" ".join(piles[20:]),
        turn=4,
        options=PER_PILE,
    )
    events = table.roll("B3")
    assert [len(said(events, kind)) for kind in (TilePaid, RaceEnded, TicketScored, PyramidScored)] == [1, 1, 20, 5]
    assert [len(said(events, kind)) for kind in (PartnerTicketScored, LegSettled, CardScored, PileSettled)] == [8, 8, 40, 16]
    assert said(events, GameEnded) == [GameEnded(table.winners)]
    assert events[-1] == Asked("over", 5)
