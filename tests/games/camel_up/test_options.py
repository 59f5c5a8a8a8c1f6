"""The choices a table makes. What each does is tested where its rule is; here, that they are read, kept and refused."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import Options
from caravanserai.core.errors import BadOption
from caravanserai.core.options import option_table, read_options
from caravanserai.core.randomness import Random
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.table import lay, sit_down

EVERY_VALUE = [
    *(("start_seat", value) for value in (0, 3, "random")),
    *(("stack_order", value) for value in ("choose", "random", "given")),
    *(("first_crazy", value) for value in ("choose", "random", "given")),
    *(("final_floor", value) for value in ("card", "pile")),
    *(("partner_ticket", value) for value in ("automatic", "manual")),
    *(("hide_coins", value) for value in (False, True)),
    *(("two_players", value) for value in (False, True)),
    *(("stall_limit", value) for value in (0, 1000, 100_000)),
]


def test_by_default_the_rules_are_played_as_printed() -> None:
    """C-02 C-03 C-04 C-05 C-24 C-27 C-29 C-33 What a table gets that says nothing."""
    assert GAME.options_of(GAME.start(4)) == CamelUpOptions(
        start_seat=0,
        stack_order="choose",
        first_crazy="choose",
        final_floor="card",
        partner_ticket="automatic",
        hide_coins=False,
        two_players=False,
        stall_limit=0,
    )


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_a_position_keeps_the_options_of_its_table(name: str, value: object) -> None:
    """Also through a copy, a save, and a view."""
    options = read_options(CamelUpOptions, {name: value})
    position = GAME.start(4, options)
    assert getattr(options, name) == value
    assert GAME.options_of(position) == options
    assert GAME.options_of(position.copy()) == options
    assert GAME.options_of(GAME.load(GAME.save(position))) == options
    assert GAME.options_of(GAME.restore(GAME.view(position, 0), Random(1))) == options


def test_every_option_and_every_value_is_tried_here() -> None:
    """A new option wants its tests."""
    for option in option_table(CamelUpOptions):
        tried = [value for name, value in EVERY_VALUE if name == option.name]
        assert set(option.values) <= set(tried)
        assert option.default in tried


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_seat", 8),
        ("start_seat", -1),
        ("start_seat", "youngest"),
        ("stack_order", "reverse"),
        ("first_crazy", "white"),
        ("final_floor", "none"),
        ("partner_ticket", "both"),
        ("hide_coins", "perhaps"),
        ("two_players", 2),
        ("stall_limit", -1),
        ("stall_limit", 100_001),
        ("tie_break", "dice"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(name: str, value: object) -> None:
    """By name, and with what it does take."""
    with pytest.raises(BadOption, match=name):
        read_options(CamelUpOptions, {name: value})


def test_options_of_another_game_are_refused() -> None:
    """They would mean nothing."""

    class OtherOptions(Options, frozen=True):
        pass

    with pytest.raises(BadOption):
        GAME.start(4, OtherOptions())


@pytest.mark.parametrize("hide", [False, True])
def test_coins_are_in_every_view_and_hiding_totals_is_the_boards_business(hide: bool) -> None:
    """§2 C-29 They follow from what everybody has seen; the option hide_coins tells a board not to show them."""
    table = lay("1[G Y R] 3[B P] 15[w] 16[k]", coins=[1, 2, 3, 4], options=CamelUpOptions(hide_coins=hide))
    assert [seat.coins for seat in table.view(2).seats] == [1, 2, 3, 4]
    assert table.view(2).options.hide_coins is hide


def test_options_do_not_leak_from_table_to_table() -> None:
    """A table with options beside one without."""
    assert GAME.options_of(sit_down(3, stall_limit=5, final_floor="pile").position) != GAME.options_of(sit_down(3).position)
