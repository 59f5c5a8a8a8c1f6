"""§3.2 One marker's activation, step by step."""

from __future__ import annotations

from caravanserai.core.speech import tag_of
from tests.games.five_tribes.laid import START, THREE, TWO, lay, line


def test_move_control_tribe_thief_tile_and_sale_follow_each_other() -> None:
    """§3.2"""
    table = lay(f"{START} thieves=yes a1[V] b1[V oasis] seat0[hand=silk thieves=ziad] seat1[viziers=1]")
    told = table.play("pick a1", "drop b1 V", "send ziad", "offer silk", "sell")
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
    table = lay(f"{THREE} phase=starting a1[V] b1[V village]")
    table.play("pick a1", "drop b1 V")
    after = "track[. . . 2] acted[0 1] turns=1 b1[village @0 palace] seat0[viziers=2]"
    assert table.now == line(f"{THREE} phase=starting turn=1 {after}")
    assert table.acts == 1


def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    """§3.2 and §2: that nobody is asked would tell that it is no good."""
    for card in ("silk", "fakir"):
        table = lay(f"{THREE} phase=starting a1[V] b1[V village] seat0[hand={card}]")
        table.play("pick a1", "drop b1 V")
        after = f"b1[village @0 palace] seat0[viziers=2 hand={card}] end_tile=b1 taken=2"
        assert table.now == line(f"{THREE} phase=ending {after}")
        assert table.acts == 0


def test_a_power_can_be_used_before_the_move_after_the_tribe_and_at_the_end() -> None:
    """§3.2 and §5: each time it is offered, and it is not lost by waiting."""
    table = lay(f"{START} a1[V] b1[V oasis] seat0[elders=1 djinns=bouraq]")
    asked = [table.asks]
    table.play("pick a1")
    assert "power bouraq elder" not in table.options
    table.play("drop b1 V")
    while (table.acts, table.asks) != (0, "starting"):
        assert "power bouraq elder" in table.options
        asked.append(table.asks)
        table.play("on")
    assert asked == ["starting", "stealing", "ending"]
    after = "acted[0 0] track[. . . 1 1] turns=1 b1[oasis @0 palm] seat0[viziers=2 elders=1 djinns=bouraq]"
    assert table.now == line(f"{TWO} phase=starting {after}")
