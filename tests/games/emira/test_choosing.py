"""§6.1 to §6.3 How a princess chooses, undecided princesses, and gold that is shown."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.events import GoldShown, PrincessJoined, PrincessUndecided
from caravanserai.games.emira.game import GAME
from tests.games.emira.laid import OFFER, Table, lay, line, seats


def choose(princess: str, before: str = "", options: str = "") -> tuple[Table, list[GoldShown]]:
    """The table when she has made her choice and the next turn has begun, and the gold that she was shown."""
    table = lay(f"turn=5 {options} princesses[{princess}@all] {before}")
    return table, [event for event in table.run(turns=1) if isinstance(event, GoldShown)]


def joined(princess: str, before: str, options: str = "") -> int | None:
    """Whom she goes to; None if she cannot decide."""
    told = lay(f"turn=5 {options} princesses[{princess}@all] {before}").run(turns=1)
    found = [event.seat for event in told if isinstance(event, PrincessJoined) and event.princess == princess]
    waits = any(isinstance(event, PrincessUndecided) and event.princess == princess for event in told)
    assert waits == (not found)
    return found[0] if found else None


def test_the_second_preference_decides_among_equals() -> None:
    """§6.1"""
    alike = "tokens=beauty*2,manners"
    assert joined("thara", f"seat0[{alike} sections=1] seat1[{alike} sections=2]") == 1


def test_a_full_palace_is_passed_by() -> None:
    """§6.1, E-60"""
    assert joined("thara", "seat0[tokens=beauty*2,manners guests=asima,raidah] seat1[tokens=beauty]") == 1


def test_nothing_can_be_the_best_value_and_ties_are_undecided() -> None:
    """§6.1, E-62"""
    assert joined("fatima", "", "players=3") is None
    assert joined("fatima", "seat2[status=300]", "players=3") == 2


def test_nobody_has_a_room() -> None:
    """§6.1, E-61: she waits, and joins who builds one."""
    full = "seat0[guests=asima,raidah] seat1[guests=thara,sahar] seat2[guests=malika,anisah]"
    table, _ = choose("fatima", full, "players=3")
    assert "undecided[fatima]" in table.now
    built = lay(f"players=3 phase=acting turn=6 in_play[nibal] choosing=1 offer[section] undecided[fatima] {full}")
    built.play("buy section")
    after = "turn=6 in_play[nibal] choosing=1 asked=1 pending=1,2 opener=1 moved_in=yes"
    house = full.replace("guests=asima,raidah", "gold=250 purse=750 sections=1 guests=asima,raidah,fatima")
    assert built.now == line(f"players=3 phase=relieving {after} {house}")


def test_an_undecided_princess_joins_as_soon_as_somebody_is_best() -> None:
    """§6.2, E-64: also while nobody new comes."""
    table, _ = choose("thara")
    assert "undecided[thara]" in table.now
    quiet = lay("phase=acting turn=6 played=quiet_days offer[beauty] undecided[thara]")
    quiet.play("buy appearance")
    after = "phase=relieving turn=6 played=quiet_days asked=1 pending=1,2,3 opener=1 moved_in=yes"
    assert quiet.now == line(f"{after} seat0[gold=400 purse=750 tokens=beauty guests=thara]")


def test_the_whole_step_counts_not_each_payment() -> None:
    """§6.2, E-65: who pays for the auction is not poorer before the token is bought, unless the table plays it so."""
    poor = seats("gold=0", 2, 3)
    rich = f"{seats('gold=650 tokens=beauty*2', 0, 1)} {poor}"
    table = lay(f"phase=bidding {OFFER} undecided[nibal] {rich}")
    table.win("bid 50")
    assert table.now == line(f"phase=acting {OFFER} undecided[nibal] {rich.replace('650', '600 purse=650', 1)}")
    table.play("buy appearance")
    assert table.before(0)[2:] == ["gold=250", "purse=650", "tokens=beauty*3", "guests=nibal"]
    paid = lay(f"undecided_check=payment phase=bidding {OFFER} undecided[nibal] {rich}")
    paid.win("bid 50")
    mine = "seat0[gold=600 purse=650 tokens=beauty*2]"
    theirs = "seat1[gold=650 tokens=beauty*2 guests=nibal]"
    after = f"moved_in=yes {mine} {theirs} {poor}"
    assert paid.now == line(f"undecided_check=payment phase=acting {OFFER} {after}")


def test_the_one_who_has_waited_longest_looks_first() -> None:
    """§6.2, E-66: Asima takes the last room, and Thara goes on waiting."""
    others = seats("tokens=beauty", 1, 2, 3)
    offer = OFFER.replace("thara", "malika")
    table = lay(f"phase=acting {offer} undecided[asima thara] seat0[tokens=beauty guests=raidah] {others}")
    table.play("buy appearance")
    after = "seat0[gold=400 purse=750 tokens=beauty*2 guests=asima,raidah]"
    asked = "phase=relieving asked=1 pending=1,2,3 opener=1 moved_in=yes"
    assert table.now == line(f"{asked} {offer.replace('beauty ', '')} undecided[thara] {after} {others}")


def test_gold_that_is_compared_is_shown() -> None:
    """§6.3, E-68: all with a room for a first preference, those who are equal for a second."""
    _, shown = choose("yasmine", "seat0[gold=300] seat1[guests=asima,raidah]")
    assert [event.seat for event in shown] == [0, 2, 3]
    table, shown = choose("nibal", "seat0[tokens=beauty] seat2[tokens=beauty]")
    assert [event.seat for event in shown] == [0, 2]
    assert GAME.view(table.position, 1).seats[0].shown == shown[0].gold


def test_the_table_can_have_all_show_their_gold() -> None:
    """§6.3"""
    _, shown = choose("yasmine", "seat1[guests=asima,raidah]", "gold_reveal=all")
    assert len(shown) == 4


@pytest.mark.parametrize(
    ("princess", "what"), [("thara", "tokens=beauty"), ("fatima", "status=300"), ("sahar", "sections=1"), ("badra", "gold=3000")]
)
def test_each_first_preference(princess: str, what: str) -> None:
    """§4.6 and §6.1"""
    assert joined(princess, f"seat2[{what}]") == 2


def test_swapped_preferences() -> None:
    """§6.1 and §7.2, E-28"""
    table = lay("turn=5 princesses[yasmine@all] seat0[gold=3000 hand=changing_her_mind] seat1[status=300]")
    table.play("play changing_her_mind", "mind swap")
    assert "swapped=yasmine" in table.now
    assert GAME.view(table.position, 2).swapped == ["yasmine"]
    told = table.run(turns=1)
    assert [event.seat for event in told if isinstance(event, PrincessJoined)] == [1]
    sidi = lay("turn=5 princesses[sidi_suleiman@all] seat0[hand=changing_her_mind]")
    sidi.play("play changing_her_mind")
    assert sidi.options == ["mind keep", "mind under"]
    assert sidi.asks == "changing_mind"
