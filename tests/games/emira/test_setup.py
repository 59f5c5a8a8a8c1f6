"""§2 Setup: what everybody gets, and what lies on the table; §9.1 three players, §10.1 the advanced game."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.contract import CHANCE
from caravanserai.core.randomness import Random
from caravanserai.core.record import draw
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.options import EmiraOptions
from tests.games.emira.table import legal, phase, play, refused


def set_up(players: int, colours: str, *, seed: int = 1, **options: Any) -> Position:
    """Up to the choice of the opening events, with these colours."""
    position, rng = GAME.start(players, EmiraOptions(**options)), Random(seed)
    play(position, *(f"colour {colour}" for colour in colours.split()), "first 1")
    while position.actor() == CHANCE:
        position.play(draw(position, rng))
    return position


def keep_all(position: Position) -> None:
    while phase(position) == "keeping_opening":
        play(position, legal(position)[0])


def cards_of(position: Position, seat: int) -> int:
    return sum(position.hand[seat * c.CARDS : (seat + 1) * c.CARDS])


def test_five_players() -> None:
    """§2.1"""
    position = set_up(5, "green white red blue black")
    assert [cards_of(position, seat) for seat in range(5)] == [3] * 5
    keep_all(position)
    assert position.bag == [8, 8, 8]
    assert position.card_size == 46
    assert [cards_of(position, seat) for seat in range(5)] == [1] * 5
    assert position.status_size == 19
    assert position.status_upper == 6
    assert (position.camels_left, position.sections_left) == (22, 19)
    assert position.turn == 1


def test_colours_and_their_advantages() -> None:
    """§2.2"""
    position = set_up(5, "black blue red white green")
    assert position.camels == [0, 0, 0, 0, 1]
    assert position.sections == [0, 0, 0, 1, 0]
    assert GAME.view(position, 2).seats[2].status == [350]
    assert GAME.view(position, 1).seats[1].tokens == {"clothes": 1}
    assert position.gold == [750] * 5


def test_without_blue_or_red() -> None:
    """§2.2, E-03, E-12"""
    assert set_up(4, "green white red black").bag == [8, 8, 9]
    no_red = set_up(4, "green white blue black")
    assert (no_red.status_size, no_red.status_pool[c.RED_STATUS]) == (20, 4)
    assert set_up(4, "green white red black").status_size == 19


def test_no_card_of_three_points_is_at_the_top() -> None:
    """§2.3, E-02: the first six are none of them, and all four are below."""
    position = set_up(4, "green white blue black")
    keep_all(position)
    play(position, legal(position)[0])
    assert phase(position) == "showing_status"
    assert not {"honour 1200", "honour 1300", "honour 1400", "honour 1500"} & set(legal(position))
    assert sum(position.status_pool[c.FIRST_OF_THREE :]) == 4


def test_three_players_leave_things_in_the_box() -> None:
    """§9.1, E-11, E-96"""
    position = set_up(3, "green white black")
    assert (position.camels_left, position.small_left, position.large_left) == (15, 8, 8)
    assert position.bag == [6, 6, 7]
    assert (position.status_size, position.status_upper) == (14, 3)
    assert position.status_pool == [2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1]
    assert set_up(3, "red white black").status_size == 13


def test_the_advanced_game_has_all_events() -> None:
    """§1 and §10.1"""
    assert GAME.start(4, EmiraOptions(advanced=True)).card_size == 54
    basic = GAME.start(4)
    assert (basic.card_size, basic.card_pool[c.RESTORATION]) == (51, 0)
    assert set_up(4, "red white black green", advanced=True).track == [0] * 5


@pytest.mark.parametrize(("players", "count"), [(3, 4), (4, 5), (5, 7)])
def test_objectives_are_for_the_number_of_players(players: int, count: int) -> None:
    """§2.1 and §8.1"""
    position = GAME.start(players)
    play(position, *("colour red", "colour green", "colour blue", "colour white", "colour black")[:players], "first 0")
    assert len(legal(position)) == count


def test_the_opening_choice_is_secret() -> None:
    """§2.4, E-13"""
    position = set_up(4, "red white black green")
    kept = legal(position)[0]
    told = [GAME.redacted(event, 2) for event in play(position, kept)]
    assert told[0].card is None  # type: ignore[attr-defined]
    assert GAME.view(position, 2).seats[0].hand is None
    assert GAME.view(position, 0).seats[0].hand == {kept.split()[1]: 1}
    assert position.card_size == 51 - 12 + 2


def test_the_opening_is_chosen_in_any_order() -> None:
    """§2.4, E-13: all are asked from the start, and each finds its own cards, whatever the others keep."""
    position = set_up(4, "red white black green")
    assert GAME.asked(position) == (0, 1, 2, 3)
    hands = [GAME.view(position, seat).seats[seat].hand or {} for seat in range(4)]
    for seat in range(4):
        assert sorted(legal(GAME.facing(position, seat))) == sorted(f"keep {card}" for card in hands[seat])
    assert position.actor() == 0
    play(position, legal(position)[0])
    assert GAME.asked(position) == (1, 2, 3)
    assert sorted(legal(GAME.facing(position, 3))) == sorted(f"keep {card}" for card in hands[3])
    keep_all(position)
    assert len(GAME.asked(position)) < 2


def test_chance_may_say_which_event_everybody_begins_with() -> None:
    """§2.4, E-13: everybody has one, nobody knows another's, and the first turn begins."""
    position = set_up(4, "red white black green", opening_event="random")
    assert GAME.turn(position) == 1
    assert [cards_of(position, seat) for seat in range(4)] == [1] * 4
    assert GAME.view(position, 2).seats[0].hand is None
    assert position.card_size == 51 - 4


def test_only_what_was_dealt_can_be_kept() -> None:
    """§2.4"""
    position = set_up(4, "red white black green")
    other = next(
        f"keep {name}" for name in ("vermin", "bazaar", "new_orders", "guest_house") if f"keep {name}" not in legal(position)
    )
    assert refused(position, other) == "not_among_cards"
