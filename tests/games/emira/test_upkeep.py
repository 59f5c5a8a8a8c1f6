"""§4.7 Upkeep, §10.2 who cannot pay in the advanced game: position, move, position."""

from __future__ import annotations

from typing import Any

from caravanserai.games.emira.events import PrincessLost, PutUnder, ShuffledUnder, UpkeepPaid
from caravanserai.games.emira.game import GAME
from tests.games.emira.laid import lay, line

BEFORE = "phase=buying_cards turn=5 asked=3 seat1[hand=vermin]"
"""The last seat may still buy a card; then the upkeep is due."""
AFTER = "turn=6 first=1 seat1[hand=vermin]"
"""The next turn has begun, and its first player, who has a card to play, is asked."""


def paid(told: list[Any], seat: int) -> tuple[int, bool] | None:
    found = [(event.gold, event.full) for event in told if isinstance(event, UpkeepPaid) and event.seat == seat]
    return found[0] if found else None


def test_fifty_for_each_but_janan_and_zafirah() -> None:
    """§4.7, E-76"""
    table = lay(f"{BEFORE} seat0[gold=1000 sections=2 guests=asima,janan,zafirah]")
    assert paid(table.play("on"), 0) == (150, True)
    assert table.now == line(f"{AFTER} seat0[gold=850 purse_before=1000 sections=2 guests=asima,janan,zafirah]")
    assert table.acts == 1


def test_who_cannot_pay_loses_one_by_lot() -> None:
    """§4.7, E-84: who leaves lies under the deck, and everybody knows it."""
    table = lay(f"{BEFORE} seat0[gold=120 sections=1 guests=asima,raidah,sahar]")
    assert paid(table.play("on"), 0) == (120, False)
    assert (table.acts, table.asks) == ("chance", "losing_princess")
    assert table.options == ["princess asima", "princess raidah", "princess sahar"]
    assert PutUnder("sahar") in table.play("princess sahar")
    assert PutUnder.section == "4.7"
    seat = "seat0[gold=0 purse_before=120 sections=1 guests=asima,raidah met=sahar]"
    assert table.now == line(f"{AFTER} {seat} princesses[?*25 sahar@all]")
    assert table.acts == 1


def test_in_the_advanced_game_as_many_leave_as_it_takes() -> None:
    """§10.2, E-85: the change is kept, and the order under the deck is hidden from all."""
    table = lay(f"advanced=yes {BEFORE} seat0[gold=90 sections=1 guests=asima,raidah,sahar]")
    told = table.play("on", "princess sahar", "princess asima")
    assert paid(told, 0) == (50, False)
    assert table.asks == "putting_under"
    assert GAME.view(table.position, 0).step.lost == ["asima", "sahar"]
    table.play("princess sahar")
    assert GAME.view(table.position, 0).step.lost == ["asima", "sahar"]
    told = table.play("princess asima")
    assert ShuffledUnder(None) in [GAME.redacted(event, 0) for event in told]
    assert ShuffledUnder.section == "10.2"
    seat = "seat0[gold=40 purse_before=90 sections=1 guests=raidah met=asima,sahar]"
    assert table.now == line(f"advanced=yes {AFTER} {seat} princesses[?*25 sahar~1:all asima~1:all] groups=1")
    cards = GAME.view(table.position, 0).princess_cards[-2:]
    assert [(card.princess, card.among) for card in cards] == [(None, ["asima", "sahar"])] * 2


def test_a_paid_bill_lets_everybody_stay() -> None:
    """§4.7"""
    table = lay(f"advanced=yes {BEFORE} seat0[gold=100 guests=asima,raidah]")
    told = table.play("on")
    assert paid(told, 0) == (100, True)
    assert not any(isinstance(event, PrincessLost) for event in told)
    assert table.now == line(f"advanced=yes {AFTER} seat0[gold=0 purse_before=100 guests=asima,raidah]")


def test_a_room_that_is_freed_is_taken_after_the_upkeep() -> None:
    """§4.7 and §6.2, E-86: without upkeep, and counted as late."""
    full = ("guests=thara,sahar", "guests=malika,anisah hand=vermin")
    before = f"seat0[gold=0 guests=asima,raidah] seat1[{full[0]}] seat2[{full[1]}] undecided[fatima]"
    table = lay(f"players=3 phase=buying_cards turn=6 asked=2 {before}")
    table.play("on", "princess asima")
    others = f"seat1[gold=650 purse_before=750 {full[0]}] seat2[gold=650 purse_before=750 {full[1]}]"
    after = f"seat0[gold=0 guests=fatima,raidah met=asima] {others} princesses[?*21 asima@all]"
    assert table.now == line(f"players=3 turn=7 asked=2 first=1 {after}")
