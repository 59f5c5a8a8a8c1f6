"""A table's options: read from JSON or text, and refused with what would be right."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from caravanserai.core.contract import Options
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.options import Option, describe_values, option_table, read_options, write_options


class Inn(Options, frozen=True):
    """Options of a made-up game, one of each kind."""

    ordinary = frozenset({"drink"})
    fewer_players: ClassVar[dict[str, int]] = {"stable": 1}

    beds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    keeper: Annotated[int, msgspec.Meta(ge=0, le=3)] | Literal["random"] = "random"
    drink: Literal["tea", "coffee", "water"] = "tea"
    storeys: Literal[1, 2] = 1
    stable: bool = True


def test_the_table_lists_options_in_their_order() -> None:
    assert option_table(Inn) == (
        Option("beds", (), 1, 20, 4),
        Option("keeper", ("random",), 0, 3, "random"),
        Option("drink", ("tea", "coffee", "water"), None, None, "tea", ordinary=True),
        Option("storeys", (1, 2), None, None, 1),
        Option("stable", (False, True), None, None, True, fewest=1),
    )


def test_nothing_given_is_the_defaults() -> None:
    assert read_options(Inn, {}) == Inn()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"beds": 7}, Inn(beds=7)),
        ({"beds": "7"}, Inn(beds=7)),
        ({"beds": 1}, Inn(beds=1)),
        ({"beds": 20}, Inn(beds=20)),
        ({"keeper": "random"}, Inn(keeper="random")),
        ({"keeper": "0"}, Inn(keeper=0)),
        ({"drink": "water"}, Inn(drink="water")),
        ({"storeys": "2"}, Inn(storeys=2)),
        ({"stable": False}, Inn(stable=False)),
        ({"stable": "no"}, Inn(stable=False)),
        ({"stable": "yes"}, Inn(stable=True)),
        ({"beds": 2, "drink": "coffee"}, Inn(beds=2, drink="coffee")),
    ],
)
def test_values_are_read_from_json_and_from_text(given: dict[str, Any], expected: Inn) -> None:
    assert read_options(Inn, given) == expected


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"bed": 3}, "there is no option 'bed'; there is beds, keeper, drink, storeys, stable"),
        ({"beds": 0}, "the option beds cannot be 0: it is a number from 1 to 20"),
        ({"beds": 21}, "the option beds cannot be 21: it is a number from 1 to 20"),
        ({"beds": "-3"}, "the option beds cannot be '-3': it is a number from 1 to 20"),
        ({"beds": "many"}, "the option beds cannot be 'many': it is a number from 1 to 20"),
        ({"beds": True}, "the option beds cannot be True: it is a number from 1 to 20"),
        ({"beds": None}, "the option beds cannot be None: it is a number from 1 to 20"),
        ({"beds": [3]}, "the option beds cannot be [3]: it is a number from 1 to 20"),
        ({"keeper": 4}, "the option keeper cannot be 4: it is random or a number from 0 to 3"),
        ({"drink": "wine"}, "the option drink cannot be 'wine': it is tea, coffee or water"),
        ({"storeys": 3}, "the option storeys cannot be 3: it is 1 or 2"),
        ({"storeys": True}, "the option storeys cannot be True: it is 1 or 2"),
        ({"stable": 1}, "the option stable cannot be 1: it is no or yes"),
        ({"stable": "maybe"}, "the option stable cannot be 'maybe': it is no or yes"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(Inn, given)
    assert str(caught.value) == message


@pytest.mark.parametrize("value", ["³", "--3", "-", "3-", "٣", " 3", "1e1", "3.0", 3.0, {}, "9" * 5000])
def test_what_only_resembles_a_number_is_read_as_one_or_refused(value: Any) -> None:
    try:
        options = read_options(Inn, {"beds": value})
    except BadOption:
        return
    assert options == Inn(beds=3)


@pytest.mark.parametrize("options", [Inn(), Inn(20, 2, "water", 2, False), Inn(stable=False)])
def test_what_is_written_is_read_back(options: Inn) -> None:
    written = write_options(options)
    assert all(isinstance(value, str) for value in written.values())
    assert read_options(Inn, written) == options


def test_values_are_described_in_words() -> None:
    described = {option.name: describe_values(option) for option in option_table(Inn)}
    assert described == {
        "beds": "a number from 1 to 20",
        "keeper": "random or a number from 0 to 3",
        "drink": "tea, coffee or water",
        "storeys": "1 or 2",
        "stable": "no or yes",
    }


@pytest.mark.parametrize("game_id", game_ids())
def test_every_option_of_every_game_takes_its_default(game_id: str) -> None:
    options = load_game(game_id).options_type
    for option in option_table(options):
        assert option.values or option.minimum is not None, f"{option.name} takes no value"
        assert read_options(options, {option.name: option.default}) == options()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_names_only_options_it_has_and_lets_as_few_play_as_they_say(game_id: str) -> None:
    game = load_game(game_id)
    options = game.options_type
    assert {*options.ordinary, *options.fewer_players} <= {option.name for option in option_table(options)}
    for name, fewest in options.fewer_players.items():
        assert fewest < game.players.start
        assert game.start(fewest, read_options(options, {name: True})).seats == fewest
