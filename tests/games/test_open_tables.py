"""Options that a game declares to leave nothing hidden: with them every seat sees what everybody else does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import Game, Options
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import read_options
from tests.conformance.walks import glimpses, viewers

GAMES = [load_game(game) for game in game_ids()]
OPENING = [(game, option) for game in GAMES for option in sorted(game.opens)]
FIVE = 5


def seen(game: Game, options: Options) -> list[list[Any]]:
    """What each of those who look on sees of some moments of a game, but for who they are."""
    return [
        [msgspec.to_builtins(game.view(position, viewer)) | {"viewer": None} for viewer in viewers(position)]
        for position in glimpses(game, game.players[0], options, 1, FIVE)
    ]


@pytest.mark.parametrize(("game", "option"), [(game.id, option) for game, option in OPENING])
def test_with_an_option_that_opens_everybody_sees_the_same_and_without_it_not(game: str, option: str) -> None:
    rules = load_game(game)
    for views in seen(rules, read_options(rules.options_type, {option: True})):
        assert all(view == views[0] for view in views)
    assert any(view != views[0] for views in seen(rules, rules.options_type()) for view in views)


def test_five_tribes_can_be_played_with_open_hands() -> None:
    assert [option for game, option in OPENING if game.id == "five_tribes"] == ["open_hands"]
