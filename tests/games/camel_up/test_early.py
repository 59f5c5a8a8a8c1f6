"""*Early* stays what the first regular was: the same choices from the same seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.games.camel_up.bots.early import Judgement
from caravanserai.games.camel_up.engine import COMPILED
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel.rules.tiles import ALLOWED_SPACES
from caravanserai.games.camel_up.lens.odds import expected_payout
from caravanserai.lab.match import play_match
from tests.games.camel_up.table import lay

RECORDED = [line.split() for line in Path(__file__).with_name("early_moves.txt").read_text(encoding="utf-8").splitlines()]
"""Players, seed, and every move of a game among them, by the regular of the first version."""


@pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")
@pytest.mark.parametrize("line", RECORDED, ids=lambda line: f"{line[0]} players")
def test_it_plays_the_games_that_were_recorded(line: list[str]) -> None:
    players, seed, *moves = map(int, line)
    assert [entry.move for entry in play_match("camel_up", ["early"] * players, seed).log] == moves


def test_a_tile_is_worth_what_will_stop_on_it() -> None:
    """§5.5 With one die to come, blue or grey: blue stops on 6, 7 or 8, each with a sixth."""
    position = lay("5[B] 1[G Y R P] 14[w] 15[k] out[G1 Y1 R1 P1]").position
    weighed = Judgement(GAME.view(position, 0), 10).weigh(GAME.number(GAME.read("cheer 7")))
    assert weighed.about["value"] == round(1 / 6, 2)


def test_a_finish_card_is_worth_less_the_more_have_been_played() -> None:
    """§10.2"""
    values = [expected_payout(others, 0.4) for others in range(9)]
    assert values[0] == 8
    assert values == sorted(values, reverse=True)
    assert values[-1] > 1


def test_tiles_are_only_weighed_where_they_may_lie() -> None:
    position = lay("5[B] 1[G Y R P] 14[w] 15[k]").position
    assert sum(1 << space for space in range(2, 17)) == ALLOWED_SPACES
    for move in position.legal_moves():
        assert Judgement(GAME.view(position, 0), 10).weigh(move).move == move
