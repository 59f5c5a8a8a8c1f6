"""Camel Up measured: four players, stacks and the first crazy camel by chance, every legal move as likely as any other."""

from __future__ import annotations

import importlib
import random
from functools import cache, partial
from typing import Any

import peers
from caravanserai.core.contract import CHANCE
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.notation import Board, read_board
from caravanserai.games.camel_up.table.restore import set_options
from measure import COPIED, DRIVEN, ENGINE, Against, Counts, Mismatch, Row, Task, timed

PLAYERS = 4
OPTIONS = CamelUpOptions(stack_order="random", first_crazy="random")
SEED = 1
CHECKED_GAMES = 50

FRESH_LEG = "1[G Y R] 3[B P] 15[w] 16[k]"
ODDS = "Camel Up: exact odds of a leg"
GOLDEN = {
    "first": [748160, 354464, 759264, 1652128, 2084704],
    "second": [1601984, 426016, 1003200, 1040512, 1527008],
    "last": [760032, 3063968, 868288, 715104, 191328],
    "race_ends": 0,
    "total": 5598720,
}
"""The same numbers as in `tests/games/camel_up/test_leg_odds.py`: blue, green, yellow, red, purple, out of the total."""

SECTIONS = {ENGINE: "engine", DRIVEN: "driven", COPIED: "copied", ODDS: "leg_odds"}
UNITS = {ENGINE: ("turns", "games"), DRIVEN: ("moves", "games"), COPIED: ("moves",), ODDS: ("leg_odds",)}
KERNELS = {"plain": "kernel.position", "compiled": "_kernel"}
LIMIT = "camel_up/limit"


@cache
def load_kernel(form: str) -> Any:
    """The plain rules or the compiled ones, whatever the installed game would choose; None where there are none."""
    try:
        return importlib.import_module(f"caravanserai.games.camel_up.{KERNELS[form]}")
    except ImportError:
        return None


def start_of(kernel: Any) -> Any:
    position = kernel.Position(PLAYERS)
    set_options(position, OPTIONS)
    kernel.lay_out(position)
    return position


def play_game(kernel: Any, start: Any, game: int) -> Any:
    position = start.copy()
    kernel.play_out(position, kernel.Random(SEED, game))
    return position


def play_games(kernel: Any, start: Any, games: int) -> Counts:
    turns = 0
    for game in range(games):
        turns += play_game(kernel, start, game).turns
    return {"games": games, "turns": turns}


def drive_games(start: Any, games: int) -> Counts:
    rng = random.Random(SEED)
    moves = 0
    for _ in range(games):
        position = start.copy()
        while not position.is_over():
            legal = position.legal_moves()
            if position.actor() == CHANCE:
                move = rng.choices(legal, position.weights())[0]
            else:
                move = rng.choice(legal)
            position.play(move)
            moves += 1
    return {"moves": moves, "games": games}


def turns_of_a_game(kernel: Any) -> list[tuple[Any, int]]:
    """The positions of one game in which a seat acts, each with one of its moves."""
    rng = random.Random(SEED)
    position = start_of(kernel)
    turns = []
    while not position.is_over():
        legal = position.legal_moves()
        chance = position.actor() == CHANCE
        move = rng.choices(legal, position.weights())[0] if chance else rng.choice(legal)
        if not chance:
            turns.append((position.copy(), move))
        position.play(move)
    return turns


def copy_and_play(turns: list[tuple[Any, int]], rounds: int) -> Counts:
    for _ in range(rounds):
        for position, move in turns:
            position.copy().play(move)
    return {"moves": rounds * len(turns)}


def find_odds(kernel: Any, board: Board, layers: tuple[Any, Any]) -> Any:
    odds = kernel.LegOdds()
    kernel.find_leg_odds(odds, board.camels, board.dice, *layers)
    return odds


def odds_once(kernel: Any, board: Board, layers: tuple[Any, Any]) -> Counts:
    find_odds(kernel, board, layers)
    return {"leg_odds": 1}


def check() -> str:
    """The odds are the rules' golden ones, and both kernels play the same games; says what was found right."""
    kernels = {form: load_kernel(form) for form in KERNELS if load_kernel(form)}
    for form, kernel in kernels.items():
        odds = find_odds(kernel, read_board(FRESH_LEG), (kernel.Layer(), kernel.Layer()))
        found = {name: getattr(odds, name) for name in GOLDEN}
        if found != GOLDEN:
            raise Mismatch(f"Camel Up, {form}: the odds of {FRESH_LEG} are {found}, and should be {GOLDEN}")
    ends = {form: [ending(kernel, game) for game in range(CHECKED_GAMES)] for form, kernel in kernels.items()}
    if any(end != ends["plain"] for end in ends.values()):
        raise Mismatch("Camel Up: the plain and the compiled rules end the same games with different coins")
    forms = " and the ".join(kernels)
    return f"Camel Up: golden leg odds, and {CHECKED_GAMES} games with the same final coins, by the {forms} rules"


def ending(kernel: Any, game: int) -> tuple[int, list[int]]:
    position = play_game(kernel, start_of(kernel), game)
    return position.turns, list(position.coins[:PLAYERS])


def rows(quick: bool) -> list[Row]:
    """Compiled first, then plain, of everything that is measured."""
    share = 5 if quick else 1
    found = []
    for form, games, driven, rounds, odds in (("compiled", 15000, 600, 1500, 100), ("plain", 250, 60, 120, 2)):
        kernel = load_kernel(form)
        if kernel is None:
            found += [
                Row(section, f"Camel Up, {form}", None, absent="not installed") for section in (ENGINE, DRIVEN, COPIED, ODDS)
            ]
        else:
            found += kernel_rows(form, kernel, games // share, driven // share, rounds // share, max(1, odds // share))
    return found


def kernel_rows(form: str, kernel: Any, games: int, driven: int, rounds: int, odds: int) -> list[Row]:
    label = f"Camel Up, {form}"
    start = start_of(kernel)
    layers = (kernel.Layer(), kernel.Layer())
    works = {
        ENGINE: timed(partial(play_games, kernel, start, games)),
        DRIVEN: timed(partial(drive_games, start, driven)),
        COPIED: timed(partial(copy_and_play, turns_of_a_game(kernel), rounds)),
        ODDS: timed(partial(odds_once, kernel, read_board(FRESH_LEG), layers), times=odds),
    }
    return [
        Row(section, label, Task(task_id(section, form), work), UNITS[section], comparisons(section, form))
        for section, work in works.items()
    ]


def task_id(section: str, form: str) -> str:
    return f"camel_up/{SECTIONS[section]}/{form}"


def comparisons(section: str, form: str) -> tuple[Against, ...]:
    """Both forms with peers; the compiled one also with the plain one and with the limit."""
    yardsticks = {DRIVEN: (peers.DRIVEN_YARDSTICK,), COPIED: (peers.COPIED_YARDSTICK,)}
    found = yardsticks.get(section, ())
    if form == "compiled":
        found = (Against(task_id(section, "plain"), "plain"), Against(LIMIT, "limit"), *found)
    return found


def limit_rows(task: Task) -> list[Row]:
    """Where the figures of a limit program belong."""
    return [
        Row(ENGINE, "Camel Up, limit program", task, UNITS[ENGINE]),
        Row(ODDS, "Camel Up, limit program", task, UNITS[ODDS]),
    ]
