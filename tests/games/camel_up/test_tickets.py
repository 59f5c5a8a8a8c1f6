"""§4.1 Leg tickets: a bet on the leg's winner."""

from __future__ import annotations

import pytest

from caravanserai.core.errors import BadNotation
from caravanserai.games.camel_up.events import TicketTaken
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.table.view import Ticket
from tests.games.camel_up.table import lay

FAR_APART = "1[B] 3[G] 5[Y] 7[R] 9[P] 12[w] 15[k]"


def test_the_tickets_of_a_colour_go_from_the_top_five_three_two_two() -> None:
    """§4.1 C-42 And a fifth there is not."""
    table = lay(FAR_APART)
    taken = [table.play("ticket G")[0] for _ in range(4)]
    assert taken == [TicketTaken(seat, "green", value) for seat, value in enumerate((5, 3, 2, 2))]
    assert table.acts == 0
    assert table.refuses("ticket G").reason == "no_ticket_left"
    assert table.options_of("ticket") == ["B", "Y", "R", "P"]


def test_one_player_may_take_every_ticket_of_a_colour() -> None:
    """§4.1 Nobody is limited in number or colour."""
    table = lay(FAR_APART, seats=3)
    for other in ("Y", "R", "P", "B"):
        table.play("ticket G", f"ticket {other}", "cheer 14" if table.may("cheer 14") else "cheer 16")
    assert table.view().seats[0].tickets == [Ticket("green", value) for value in (5, 3, 2, 2)]


def test_a_ticket_is_seen_by_everybody_and_the_next_one_lies_on_top() -> None:
    """§4.1 §2 Tickets are public."""
    table = lay(FAR_APART)
    table.play("ticket P")
    assert table.view(2).tickets["purple"] == [3, 2, 2]
    assert table.view(2).seats[0].tickets == [Ticket("purple", 5)]
    assert table.acts == 1


def test_there_are_tickets_for_racers_only() -> None:
    """C-44 Crazy camels cannot be bet on."""
    assert lay(FAR_APART).options_of("ticket") == list("BGYRP")
    with pytest.raises(BadNotation):
        GAME.read("ticket w")


def test_taking_tickets_costs_nothing_and_moves_nothing() -> None:
    """§4.1 A ticket pays or costs when the leg is scored."""
    table = lay(FAR_APART)
    table.play("ticket B")
    assert table.board == FAR_APART
    assert table.coins == [3, 3, 3, 3]
