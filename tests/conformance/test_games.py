"""Every game, at every number of players, with a sample of its options, keeps the contract."""

from __future__ import annotations

import zlib

import pytest

from caravanserai.core.build import wants_pure
from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import draw
from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, DEFAULT_TABLE, EVERY_TABLE, Check

CASES = [(game_id, case) for game_id in game_ids() for case in cases(load_game(game_id))]
ALL = [pytest.param(game_id, case, id=f"{game_id}-{case.label}") for game_id, case in CASES]


def is_usual(game_id: str, case: Case) -> bool:
    """Default options. Plain rules take a hundred times as long: the smallest and the largest table are enough for them, since
    `test_kernels` shows that they play as the compiled ones do at all tables."""
    players = load_game(game_id).players
    return case.is_default and (not wants_pure() or case.players in (players[0], players[-1]))


DEFAULTS = [table for table, case in zip(ALL, CASES, strict=True) if is_usual(*case)]
TABLES = DEFAULTS if wants_pure() else ALL


def name(check: Check) -> str:
    return check.__name__


def seed(game_id: str, case: Case, check: Check) -> int:
    """Another game for every check and table, the same in every run."""
    return zlib.crc32(f"{game_id} {case.label} {check.__name__}".encode())


def test_there_are_games() -> None:
    assert game_ids()


@pytest.mark.parametrize("check", EVERY_TABLE, ids=name)
@pytest.mark.parametrize(("game_id", "case"), TABLES)
def test_every_table(game_id: str, case: Case, check: Check) -> None:
    check(load_game(game_id), case.players, case.options, seed(game_id, case, check))


@pytest.mark.parametrize("check", DEFAULT_TABLE, ids=name)
@pytest.mark.parametrize(("game_id", "case"), DEFAULTS)
def test_default_table(game_id: str, case: Case, check: Check) -> None:
    check(load_game(game_id), case.players, case.options, seed(game_id, case, check))


@pytest.mark.parametrize("game_id", game_ids())
def test_whoever_plays_at_once_is_asked_nothing_before_the_first_turn(game_id: str) -> None:
    """Chance does the set-up: what is asked first is asked again later in the game, as no set-up's question is."""
    game = load_game(game_id)
    position, rng = game.start(game.usual_players, game.options_type(**game.at_once)), Random(1)
    asked = []
    while not position.is_over():
        if position.actor() == CHANCE:
            position.play(draw(position, rng))
        else:
            asked.append(game.prompt(position).ask)
            legal = position.legal_moves()
            position.play(legal[below(rng, len(legal))])
    assert asked[0] in asked[len(asked) // 2 :]


@pytest.mark.parametrize("game_id", game_ids())
def test_other_numbers_of_players_are_refused_with_those_that_can_play(game_id: str) -> None:
    game = load_game(game_id)
    for players in (0, game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(BadOption, match=f"{game.players[0]} to {game.players[-1]}"):
            game.start(players)


def test_every_check_is_run() -> None:
    assert set(CHECKS.values()) == set(EVERY_TABLE) | set(DEFAULT_TABLE)
