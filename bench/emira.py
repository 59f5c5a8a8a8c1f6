"""Emira measured: four players, the basic game, every legal move as likely as any other."""

from __future__ import annotations

import importlib
from functools import cache, partial
from typing import Any

import peers
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.restore import set_options
from measure import COPIED, DRIVEN, ENGINE, Against, Counts, Mismatch, Row, Task, timed
from playing import SEED, copy_and_play, drive_games, steps_of_a_game

PLAYERS = 4
CHECKED_GAMES = 10
SECTIONS = {ENGINE: "engine", DRIVEN: "driven", COPIED: "copied"}
UNITS = {ENGINE: ("turns", "games"), DRIVEN: ("moves", "games"), COPIED: ("moves",)}
KERNELS = {"plain": "kernel.position", "compiled": "_kernel"}
LIMIT = "emira/limit"


@cache
def load_kernel(form: str) -> Any:
    """The plain rules or the compiled ones, whatever the installed game would choose; None where there are none."""
    try:
        return importlib.import_module(f"caravanserai.games.emira.{KERNELS[form]}")
    except ImportError:
        return None


def start_of(kernel: Any) -> Any:
    position = kernel.Position(PLAYERS)
    set_options(position, EmiraOptions(last_turn=40))
    kernel.lay_out(position)
    return position


def play_game(kernel: Any, start: Any, game: int) -> Any:
    position = start.copy()
    kernel.play_out(position, kernel.Random(SEED, game))
    return position


def play_games(kernel: Any, start: Any, games: int) -> Counts:
    turns = 0
    for game in range(games):
        turns += play_game(kernel, start, game).turn
    return {"games": games, "turns": turns}


def check() -> str:
    """Both kernels play the same games; says what was found right."""
    kernels = {form: load_kernel(form) for form in KERNELS if load_kernel(form)}
    ends = {form: [ending(kernel, game) for game in range(CHECKED_GAMES)] for form, kernel in kernels.items()}
    if any(end != ends["plain"] for end in ends.values()):
        raise Mismatch("Emira: the plain and the compiled rules end the same games differently")
    return f"Emira: {CHECKED_GAMES} games with the same end by the {' and the '.join(kernels)} rules"


def ending(kernel: Any, game: int) -> tuple[int, int, list[int]]:
    position = play_game(kernel, start_of(kernel), game)
    return position.turn, position.winners, list(position.gold)


def rows(quick: bool) -> list[Row]:
    """Compiled first, then plain, of everything that is measured."""
    share = 5 if quick else 1
    found = []
    for form, games, driven, rounds in (("compiled", 1000, 50, 300), ("plain", 10, 5, 20)):
        kernel = load_kernel(form)
        if kernel is None:
            found += [Row(section, f"Emira, {form}", None, absent="not installed") for section in SECTIONS]
        else:
            found += kernel_rows(form, kernel, *(max(1, count // share) for count in (games, driven, rounds)))
    return found


def kernel_rows(form: str, kernel: Any, games: int, driven: int, rounds: int) -> list[Row]:
    start = start_of(kernel)
    works = {
        ENGINE: timed(partial(play_games, kernel, start, games)),
        DRIVEN: timed(partial(drive_games, start, driven)),
        COPIED: timed(partial(copy_and_play, steps_of_a_game(start), rounds)),
    }
    return [
        Row(section, f"Emira, {form}", Task(task_id(section, form), work), UNITS[section], comparisons(section, form))
        for section, work in works.items()
    ]


def task_id(section: str, form: str) -> str:
    return f"emira/{SECTIONS[section]}/{form}"


def comparisons(section: str, form: str) -> tuple[Against, ...]:
    """Both forms with peers; the compiled one also with the plain one and with the limit."""
    yardsticks = {DRIVEN: (peers.DRIVEN_YARDSTICK,), COPIED: (peers.COPIED_YARDSTICK,)}
    found = yardsticks.get(section, ())
    if form == "compiled":
        found = (Against(task_id(section, "plain"), "plain"), Against(LIMIT, "limit"), *found)
    return found


def limit_rows(task: Task) -> list[Row]:
    """Where the figures of a limit program belong."""
    return [Row(ENGINE, "Emira, limit program", task, UNITS[ENGINE])]
