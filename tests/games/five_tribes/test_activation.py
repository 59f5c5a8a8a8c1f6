"""§3.2 One marker's activation, step by step."""

from __future__ import annotations

from caravanserai.core.speech import tag_of
from tests.games.five_tribes.table import deal, endow, hire, hold, legal, phase, play, table


def test_move_control_tribe_thief_tile_and_sale_follow_each_other() -> None:
    """§3.2"""
    position = table(2, {"a1": "V", "b1": "V", "e5": "E", "f5": "E"}, {"b1": "oasis"}, thieves=True)
    hire(position, 0, "ziad")
    hold(position, 1, viziers=1)
    deal(position, 0, "silk")
    told = play(position, "pick a1", "drop b1 V", "send ziad", "offer silk", "sell")
    steps = [
        "picked_up",
        "dropped",
        "tribe_taken",
        "camel_placed",
        "viziers_kept",
        "thief_used",
        "palm_placed",
        "suit_sold",
        "activated",
    ]
    assert [tag_of(event) for event in told if tag_of(event) in steps] == steps


def test_what_leaves_nothing_to_decide_is_done_at_once() -> None:
    """§3.2 Without cards, thieves and powers the move is all there is, and the next marker acts."""
    position = table(3, {"a1": "V", "b1": "V", "e5": "E", "f5": "E"}, {"b1": "village"})
    play(position, "pick a1", "drop b1 V")
    assert (position.turn, phase(position)) == (1, "starting")


def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    """§3.2 and §2: that nobody is asked would tell that it is no good."""
    for card in ("silk", "fakir"):
        position = table(3, {"a1": "V", "b1": "V"}, {"b1": "village"})
        deal(position, 0, card)
        play(position, "pick a1", "drop b1 V")
        assert (position.turn, phase(position)) == (0, "ending")


def test_a_power_can_be_used_before_the_move_after_the_tribe_and_at_the_end() -> None:
    """§3.2 and §5: each time it is offered, and it is not lost by waiting."""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "oasis", "d4": "village"})
    endow(position, 0, "bouraq")
    hold(position, 0, elders=1)
    asked = [phase(position)]
    play(position, "pick a1")
    assert "power bouraq elder" not in legal(position)
    play(position, "drop b1 V")
    while position.turn == 0 and phase(position) != "starting":
        assert "power bouraq elder" in legal(position)
        asked.append(phase(position))
        play(position, "on")
    assert asked == ["starting", "stealing", "ending"]
