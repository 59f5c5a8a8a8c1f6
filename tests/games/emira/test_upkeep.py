"""§4.7 Upkeep, §10.2 who cannot pay in the advanced game."""

from __future__ import annotations

from typing import Any

from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import PrincessLost, PutUnder, ShuffledUnder, UpkeepPaid
from caravanserai.games.emira.game import GAME
from tests.games.emira.table import give, guests, house, legal, phase, play, run, stack, table


def due(position: Position, seat: int, gold: int) -> list[Any]:
    """The upkeep of this turn, when the seat has so much gold; nobody comes, nobody buys."""
    position.played |= 1 << 14
    run(position, "buying_cards")
    give(position, seat, gold=gold)
    told: list[Any] = []
    while phase(position) == "buying_cards":
        told += play(position, "on")
    return told


def paid(told: list[Any], seat: int) -> tuple[int, bool] | None:
    found = [(event.gold, event.full) for event in told if isinstance(event, UpkeepPaid) and event.seat == seat]
    return found[0] if found else None


def test_fifty_for_each_but_janan_and_zafirah() -> None:
    """§4.7, E-76"""
    position = table(4)
    give(position, 0, sections=2)
    house(position, 0, "asima janan zafirah")
    assert paid(due(position, 0, 1000), 0) == (150, True)


def test_who_cannot_pay_loses_one_by_lot() -> None:
    """§4.7, E-84"""
    position = table(4)
    give(position, 0, sections=1)
    house(position, 0, "asima raidah sahar")
    told = due(position, 0, 120)
    assert paid(told, 0) == (120, False)
    assert (phase(position), legal(position)) == (
        "losing_princess",
        ["princess asima", "princess raidah", "princess sahar"],
    )
    told = play(position, "princess sahar")
    assert guests(position, 0) == ["asima", "raidah"]
    card = GAME.view(position, None).princess_cards[-1]
    assert (card.princess, card.open) == ("sahar", True)
    assert PutUnder("sahar") in told
    assert PutUnder.section == "4.7"


def test_in_the_advanced_game_as_many_leave_as_it_takes() -> None:
    """§10.2, E-85: the change is kept, and the order under the deck is hidden from all."""
    position = table(4, advanced=True)
    give(position, 0, sections=1)
    house(position, 0, "asima raidah sahar")
    due(position, 0, 90)
    told = play(position, "princess sahar", "princess asima")
    assert paid(told, 0) == (50, False)
    assert phase(position) == "putting_under"
    assert GAME.view(position, 0).step.lost == ["asima", "sahar"]
    play(position, "princess sahar")
    assert GAME.view(position, 0).step.lost == ["asima", "sahar"]
    told = play(position, "princess asima")
    heard = [GAME.heard(event, 0) for event in told]
    assert ShuffledUnder(None) in heard
    assert ShuffledUnder.section == "10.2"
    cards = GAME.view(position, 0).princess_cards[-2:]
    assert [card.among for card in cards] == [["asima", "sahar"]] * 2
    assert [card.princess for card in cards] == [None, None]


def test_a_paid_bill_lets_everybody_stay() -> None:
    """§4.7"""
    position = table(4, advanced=True)
    house(position, 0, "asima raidah")
    told = due(position, 0, 100)
    assert paid(told, 0) == (100, True)
    assert not any(isinstance(event, PrincessLost) for event in told)


def test_a_room_that_is_freed_is_taken_after_the_upkeep() -> None:
    """§4.7 and §6.2, E-86: without upkeep, and counted as late."""
    position = table(3, turn=6)
    for seat, names in enumerate(("asima raidah", "thara sahar", "malika anisah")):
        house(position, seat, names)
    stack(position, "fatima nibal")
    position.undecided = [10, *position.undecided[1:]]
    position.undecided_count = 1
    position.princess_deck = [7, -1, *position.princess_deck[2:]]
    position.princess_seen = [63, 0, *position.princess_seen[2:]]
    position.princess_size -= 1
    due(position, 0, 0)
    play(position, "princess asima")
    assert guests(position, 0) == ["fatima", "raidah"]
