"""Options are given in one way everywhere, and what is wrong with a game, its players or its options is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai import CaravanseraiError, Record, load_game, play_match, simulate
from caravanserai.core.options import options_for
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.emira.options import EmiraOptions

GAME = load_game("camel_up")
CHOSEN = CamelUpOptions(stack_order="random", first_crazy="random")
ANY: Any = load_game
TALLEST: Any = "tallest"
SPEED: Any = {"speed": 2}
A_GAME: Any = GAME
AS_GIVEN = "a dict such as {'start_seat': 0}, or a CamelUpOptions"


@pytest.mark.parametrize("given", [CHOSEN, {"stack_order": "random", "first_crazy": "random"}])
@pytest.mark.parametrize(
    "table",
    [
        lambda given: GAME.options_of(GAME.start(4, given)),
        lambda given: Record(GAME, 4, given).options,
        lambda given: Record.replay(GAME, 4, given, []).options,
        lambda given: Record(GAME, None, given, position=GAME.start(4, given)).options,
        lambda given: play_match("camel_up", ["random"] * 3, 1, given).options,
    ],
)
def test_names_with_values_and_the_games_own_type_mean_the_same_everywhere(table: Callable[[Any], Any], given: Any) -> None:
    assert table(given) == CHOSEN


def test_simulations_take_them_too() -> None:
    told = [simulate("camel_up", 3, 5, seed=1, options=given) for given in (CHOSEN, {"stall_limit": 0})]
    assert [one.options["stall_limit"] for one in told] == ["0", "0"]
    assert told[0].options["stack_order"] == told[1].options["stack_order"] == "random"


def test_names_say_what_differs_and_the_type_says_all() -> None:
    assert options_for(GAME, {"first_crazy": "random"}, {"stack_order": "random"}) == CHOSEN
    assert options_for(GAME, CamelUpOptions(), {"stack_order": "random"}) == CamelUpOptions()
    assert options_for(GAME, None, {"stack_order": "random"}) == CamelUpOptions(stack_order="random")
    assert options_for(GAME) == CamelUpOptions()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: load_game("chess"), "there is no game called 'chess'; there is camel_up, emira, five_tribes"),
        (lambda: load_game("Camel Up"), "there is no game called 'Camel Up'; there is camel_up"),
        (lambda: ANY(["camel_up"]), "there is no game called ['camel_up']; there is camel_up"),
        (lambda: ANY(GAME), "there is camel_up, emira, five_tribes"),
        (lambda: GAME.start(4, {"colour": "red"}), "there is no option 'colour'; there is start_seat, stack_order, first_crazy"),
        (lambda: GAME.start(4, {"stack_order": "tallest"}), "it is choose, random or given"),
        (lambda: GAME.start(4, CamelUpOptions(stack_order=TALLEST)), "it is choose, random or given"),
        (lambda: GAME.start(4, EmiraOptions()), f"EmiraOptions are not options of camel_up: these are {AS_GIVEN}"),
        (lambda: A_GAME.start(4, "random"), f"options are {AS_GIVEN}, not 'random'"),
        (lambda: A_GAME.start(4, [("stack_order", "random")]), f"options are {AS_GIVEN}, not "),
        (lambda: GAME.start(9), "Camel Up is for 3 to 8 players (2 with the option two_players), not for 9"),
        (lambda: Record(GAME, 2), "Camel Up is for 3 to 8 players"),
        (
            lambda: Record(GAME, 4, {"stack_order": "random"}, position=GAME.start(4)),
            "they are part of it, and need not be given",
        ),
        (
            lambda: play_match("camel_up", ["random"] * 3, 1, SPEED),
            "there is no option 'speed'; there is start_seat, stack_order",
        ),
        (lambda: play_match("camel_up", ["random"], 1), "Camel Up is for 3 to 8 players"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(wrong: Callable[[], object], told: str) -> None:
    with pytest.raises(CaravanseraiError) as caught:
        wrong()
    assert told in str(caught.value)
