"""With the same seed a bot plays the same game, and a review comes out the same, whether the rules are compiled or plain."""

from __future__ import annotations

import pytest

from caravanserai.bots import bot_names
from caravanserai.core.discovery import game_ids
from tests.conformance.test_kernels import both, run_plain
from tests.lab.thinking import figures, game, judged

SECONDS_A_TURN = {("camel_up", "novice"), ("camel_up", "regular"), ("camel_up", "expert")}
"""Who takes them with plain rules."""

BOTS = [
    pytest.param(game_id, bot, marks=pytest.mark.slow if (game_id, bot) in SECONDS_A_TURN else ())
    for game_id in game_ids()
    for bot in bot_names(game_id)
]


@pytest.mark.parametrize(("game_id", "bot"), BOTS)
def test_a_bot_plays_the_same_game_with_plain_and_with_compiled_rules(game_id: str, bot: str) -> None:
    both(game_id)
    played = game(game_id, bot)
    assert len(played) > 10
    assert run_plain("tests.lab.thinking", "game", game_id, bot).splitlines() == played


@pytest.mark.parametrize("game_id", game_ids())
def test_bots_reckon_with_the_same_numbers_however_the_rules_run(game_id: str) -> None:
    for bot in bot_names(game_id):
        assert run_plain("tests.lab.thinking", "figures", game_id, bot).splitlines() == figures(game_id, bot)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_review_is_the_same_byte_for_byte_with_plain_and_with_compiled_rules(game_id: str) -> None:
    both(game_id)
    told = judged(game_id)
    assert len(told) > 6
    assert run_plain("tests.lab.thinking", "judged", game_id).splitlines() == told
