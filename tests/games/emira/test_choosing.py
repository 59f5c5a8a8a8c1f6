"""§6.1 to §6.3 How a princess chooses, undecided princesses, and gold that is shown."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.emira.components import QUIET_DAYS
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import GoldShown, PrincessJoined, PrincessUndecided
from caravanserai.games.emira.game import GAME
from tests.games.emira.table import deal, give, guests, house, legal, phase, play, run, stack, table, undecided
from tests.games.emira.test_auction import to_bidding, win


def choose(position: Position, princess: str) -> list[Any]:
    """Everything that happens up to her choice, and until the next turn."""
    stack(position, princess)
    told = run(position, turns=1)
    return [event for event in told if getattr(event, "princess", "") == princess or isinstance(event, GoldShown)]


def joined(position: Position, princess: str) -> int | None:
    found = [event.seat for event in choose(position, princess) if isinstance(event, PrincessJoined)]
    return found[0] if found else None


def test_the_second_preference_decides_among_equals() -> None:
    """§6.1"""
    position = table(4)
    give(position, 0, tokens="beauty beauty manners", sections=1)
    give(position, 1, tokens="beauty beauty manners", sections=2)
    assert joined(position, "thara") == 1


def test_a_full_palace_is_passed_by() -> None:
    """§6.1, E-60"""
    position = table(4)
    give(position, 0, tokens="beauty beauty manners")
    house(position, 0, "asima raidah")
    give(position, 1, tokens="beauty")
    assert joined(position, "thara") == 1


def test_nothing_can_be_the_best_value_and_ties_are_undecided() -> None:
    """§6.1, E-62"""
    position = table(3, turn=5)
    told = choose(position, "fatima")
    assert any(isinstance(event, PrincessUndecided) for event in told)
    position = table(3, turn=5)
    give(position, 2, status="300")
    assert joined(position, "fatima") == 2


def test_nobody_has_a_room() -> None:
    """§6.1, E-61: she waits, and joins who builds one."""
    position = table(3, turn=5)
    for seat, names in enumerate(("asima raidah", "thara sahar", "malika anisah")):
        house(position, seat, names)
    stack(position, "fatima nibal")
    run(position, turns=1)
    assert "fatima" in undecided(position)
    to_bidding(position)
    win(position, "bid 10")
    buyer = position.actor()
    play(position, "buy section")
    assert "fatima" in guests(position, buyer)


def test_an_undecided_princess_joins_as_soon_as_somebody_is_best() -> None:
    """§6.2, E-64: also while nobody new comes."""
    position = table(4)
    choose(position, "thara")
    assert undecided(position) == ["thara"]
    position.played |= 1 << QUIET_DAYS
    to_bidding(position)
    assert GAME.view(position, 0).in_play == []
    win(position, "bid 10")
    buyer = position.actor()
    play(position, "buy appearance")
    assert guests(position, buyer) == ["thara"]


def test_the_whole_step_counts_not_each_payment() -> None:
    """§6.2, E-65: who pays for the auction is not poorer before the token is bought, unless the table plays it so."""
    for option, host in (("step", 0), ("payment", 1)):
        position = table(4, undecided_check=option)
        for seat, gold in enumerate((650, 650, 0, 0)):
            give(position, seat, gold=gold, tokens="beauty beauty" if seat < 2 else "")
        position.undecided = [7, *position.undecided[1:]]
        position.undecided_count, position.princess_pool = 1, position.princess_pool & ~(1 << 7)
        position.princess_size -= 1
        to_bidding(position)
        win(position, "bid 50")
        if option == "step":
            play(position, "buy appearance")
        assert guests(position, host) == ["nibal"], option


def test_the_one_who_has_waited_longest_looks_first() -> None:
    """§6.2, E-66"""
    position = table(4)
    house(position, 0, "raidah")
    for seat in range(4):
        give(position, seat, tokens="beauty")
    position.undecided = [2, 5, *position.undecided[2:]]
    position.undecided_count, position.princess_pool = 2, position.princess_pool & ~(1 << 2 | 1 << 5)
    position.princess_size -= 2
    stack(position, "malika")
    to_bidding(position)
    win(position, "bid 10")
    play(position, "buy appearance")
    assert guests(position, 0) == ["asima", "raidah"]
    assert undecided(position)[:1] == ["thara"]


def test_gold_that_is_compared_is_shown() -> None:
    """§6.3, E-68: all with a room for a first preference, those who are equal for a second."""
    position = table(4)
    give(position, 0, gold=300)
    house(position, 1, "asima raidah")
    told = [event for event in choose(position, "yasmine") if isinstance(event, GoldShown)]
    assert [event.seat for event in told] == [0, 2, 3]
    position = table(4)
    give(position, 0, tokens="beauty")
    give(position, 2, tokens="beauty")
    told = [event for event in choose(position, "nibal") if isinstance(event, GoldShown)]
    assert [event.seat for event in told] == [0, 2]
    assert GAME.view(position, 1).seats[0].shown == told[0].gold


def test_the_table_can_have_all_show_their_gold() -> None:
    """§6.3"""
    position = table(4, gold_reveal="all")
    house(position, 1, "asima raidah")
    assert len([event for event in choose(position, "yasmine") if isinstance(event, GoldShown)]) == 4


@pytest.mark.parametrize(
    ("princess", "what"), [("thara", "tokens"), ("fatima", "status"), ("sahar", "sections"), ("badra", "gold")]
)
def test_each_first_preference(princess: str, what: str) -> None:
    """§4.6 and §6.1"""
    position = table(4)
    things: dict[str, Any] = {"tokens": "beauty", "status": "300", "sections": 1, "gold": 3000}
    give(position, 2, **{what: things[what]})
    assert joined(position, princess) == 2


def test_swapped_preferences() -> None:
    """§6.1 and §7.2, E-28"""
    position = table(4)
    give(position, 0, gold=3000)
    give(position, 1, status="300")
    deal(position, 0, "changing_her_mind")
    stack(position, "yasmine")
    play(position, "play changing_her_mind", "mind swap")
    assert GAME.view(position, 2).swapped == ["yasmine"]
    run(position, turns=1)
    assert "yasmine" in guests(position, 1)
    position = table(4)
    deal(position, 0, "changing_her_mind")
    stack(position, "sidi_suleiman")
    play(position, "play changing_her_mind")
    assert legal(position) == ["mind keep", "mind under"]
    assert phase(position) == "changing_mind"
