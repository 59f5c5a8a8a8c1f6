"""Other libraries of games, driven as ours is: OpenSpiel one move at a time, Catanatron by its own loop of random players."""

from __future__ import annotations

import importlib
import random
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from measure import COPIED, DRIVEN, Against, Counts, Row, Task, timed

SEED = 1
OPEN_SPIEL_GAMES = {"backgammon": 60, "maedn": 300, "hearts": 600, "oware": 1500}
"""Each with the games of one repetition. Maedn is Mensch ärgere dich nicht, a race by dice."""

CATANATRON_GAMES = 6
CATANATRON_SEATS = 4
TYPICAL_MOVES = 16
"""As many as a turn of Camel Up offers on the average."""

ABSENT = "not installed: pip install -e '.[bench]'"

DRIVEN_YARDSTICK = Against("driven/open_spiel/backgammon", "OpenSpiel backgammon")
COPIED_YARDSTICK = Against("copied/open_spiel/backgammon", "OpenSpiel backgammon")


def load(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def versions() -> str:
    return ", ".join(f"{name} {version_of(name)}" for name in ("open_spiel", "catanatron"))


def version_of(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def rows(quick: bool) -> list[Row]:
    return open_spiel_rows(quick) + catanatron_rows(quick) + [floor_row(quick)]


def open_spiel_rows(quick: bool) -> list[Row]:
    pyspiel = load("pyspiel")
    if pyspiel is None:
        return [Row(section, "OpenSpiel", None, absent=ABSENT) for section in (DRIVEN, COPIED)]
    found = []
    for name, games in OPEN_SPIEL_GAMES.items():
        work = timed(partial(drive_games, pyspiel.load_game(name), games // (5 if quick else 1)))
        found.append(Row(DRIVEN, f"OpenSpiel, {name}", Task(f"driven/open_spiel/{name}", work), ("moves", "games")))
    turns = turns_of_a_game(pyspiel.load_game("backgammon"))
    work = timed(partial(copy_and_play, turns, 200 if quick else 1000))
    found.append(Row(COPIED, "OpenSpiel, backgammon", Task(COPIED_YARDSTICK.task, work), ("moves",)))
    return found


def drive_games(game: Any, games: int) -> Counts:
    rng = random.Random(SEED)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                move = rng.choices(outcomes, chances)[0]
            else:
                move = rng.choice(state.legal_actions())
            state.apply_action(move)
            moves += 1
    return {"moves": moves, "games": games}


def turns_of_a_game(game: Any) -> list[tuple[Any, int]]:
    """The states of one game in which a player acts, each with one of its moves."""
    rng = random.Random(SEED)
    state = game.new_initial_state()
    turns = []
    while not state.is_terminal():
        move = rng.choice(state.legal_actions())
        if not state.is_chance_node():
            turns.append((state.clone(), move))
        state.apply_action(move)
    return turns


def copy_and_play(turns: list[tuple[Any, int]], rounds: int) -> Counts:
    for _ in range(rounds):
        for state, move in turns:
            state.clone().apply_action(move)
    return {"moves": rounds * len(turns)}


def catanatron_rows(quick: bool) -> list[Row]:
    catanatron = load("catanatron")
    label = "Catanatron, Catan, its own loop"
    if catanatron is None:
        return [Row(DRIVEN, label, None, absent=ABSENT)]
    work = timed(partial(play_catan, catanatron, 2 if quick else CATANATRON_GAMES))
    return [Row(DRIVEN, label, Task("driven/catanatron", work), ("moves", "games"))]


def play_catan(catanatron: Any, games: int) -> Counts:
    moves = 0
    for seed in range(SEED, SEED + games):
        players = [catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:CATANATRON_SEATS]]
        game = catanatron.Game(players, seed=seed)
        game.play()
        moves += len(game.state.actions)
    return {"moves": moves, "games": games}


def floor_row(quick: bool) -> Row:
    """What the loop itself costs: no game can be driven faster than its moves are chosen."""
    work = timed(partial(choose_only, 100_000 if quick else 500_000))
    return Row(DRIVEN, "no game: random.choice alone", Task("driven/choice", work), ("moves",))


def choose_only(moves: int) -> Counts:
    rng = random.Random(SEED)
    legal = list(range(TYPICAL_MOVES))
    for _ in range(moves):
        rng.choice(legal)
    return {"moves": moves}
