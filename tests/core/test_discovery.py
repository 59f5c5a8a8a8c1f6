"""A folder under `games` with a `game` module is a game; nothing lists them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai.games
from caravanserai.core.contract import Game, Position
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import CaravanseraiError, UnknownGame

TOYS = Path(__file__).parents[1] / "conformance" / "toys"


def test_every_folder_with_a_game_is_found_in_order() -> None:
    folder = Path(caravanserai.games.__path__[0])
    assert game_ids() == tuple(sorted(file.parent.name for file in folder.glob("*/game.py")))
    assert game_ids()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_called_like_its_folder(game_id: str) -> None:
    game = load_game(game_id)
    assert isinstance(game, Game)
    assert game.id == game_id
    assert game is load_game(game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_position_answers_the_contract(game_id: str) -> None:
    game = load_game(game_id)
    assert isinstance(game.start(game.players[0]), Position)


@pytest.mark.parametrize(("players", "usual"), [(range(3, 9), 4), (range(2, 4), 3), (range(5, 7), 5)])
def test_four_sit_down_by_habit_or_as_near_to_it_as_the_game_allows(
    players: range, usual: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(game_ids()[0])
    monkeypatch.setattr(type(game), "players", players)
    assert game.usual_players == usual


@pytest.mark.parametrize("name", ["", "chess", "..", "camel_up.game", "__pycache__"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=", ".join(game_ids())) as caught:
        load_game(name)
    assert isinstance(caught.value, CaravanseraiError)
    assert isinstance(caught.value, LookupError)


def test_a_new_folder_is_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "oasis").mkdir()
    (tmp_path / "oasis" / "game.py").touch()
    (tmp_path / "notes").mkdir()
    (tmp_path / "stray.py").touch()
    monkeypatch.setattr(caravanserai.games, "__path__", [*caravanserai.games.__path__, str(tmp_path)])
    game_ids.cache_clear()
    try:
        assert set(game_ids()) - {"oasis"} == {
            file.parent.name for file in Path(caravanserai.games.__path__[0]).glob("*/game.py")
        }
        assert "oasis" in game_ids()
    finally:
        game_ids.cache_clear()


def test_games_in_other_folders_are_found_where_the_environment_names_these() -> None:
    asked = "from caravanserai.core.discovery import load_game; print(load_game('coins').id)"
    elsewhere = {**os.environ, "CARAVANSERAI_GAMES": str(TOYS)}
    done = subprocess.run([sys.executable, "-c", asked], env=elsewhere, capture_output=True, text=True, check=True)
    assert done.stdout == "coins\n"
    assert "coins" not in game_ids()
