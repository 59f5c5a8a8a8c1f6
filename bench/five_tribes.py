"""Five Tribes measured: four players, no thieves, every legal move as likely as any other; and the lists of a first move."""

from __future__ import annotations

import importlib
import random
from functools import cache, partial
from typing import Any

import peers
from caravanserai.core.contract import CHANCE
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.lens.lens import lens_of
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.restore import set_options
from measure import COPIED, DRIVEN, ENGINE, Against, Counts, Mismatch, Row, Task, timed
from playing import SEED, chosen, copy_and_play, drive_games, steps_of_a_game

PLAYERS = 4
OPTIONS = FiveTribesOptions()
CHECKED_GAMES = 20

ENDS = "Five Tribes: ends of a first move"
WAYS = "Five Tribes: ways of a first move"
PLANS = "Five Tribes: a first move planned"
SECTIONS = {ENGINE: "engine", DRIVEN: "driven", COPIED: "copied", ENDS: "ends", WAYS: "ways"}
UNITS = {ENGINE: ("turns", "games"), DRIVEN: ("moves", "games"), COPIED: ("moves",), ENDS: ("lists",), WAYS: ("lists",)}
KERNELS = {"plain": "kernel.position", "compiled": "_kernel"}
LIMIT = "five_tribes/limit"


@cache
def load_kernel(form: str) -> Any:
    """The plain rules or the compiled ones, whatever the installed game would choose; None where there are none."""
    try:
        return importlib.import_module(f"caravanserai.games.five_tribes.{KERNELS[form]}")
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


def first_move(kernel: Any) -> Any:
    """A game whose bids are made, and whose first marker is about to move."""
    rng, position = random.Random(SEED), start_of(kernel)
    while not kernel.move_ends(position) or position.actor() == CHANCE or GAME.prompt(position).ask == "bidding":
        position.play(chosen(position, rng))
    return position


def list_ends(kernel: Any, position: Any, times: int) -> Counts:
    for _ in range(times):
        kernel.move_ends(position)
    return {"lists": times}


def list_ways(kernel: Any, position: Any, times: int) -> Counts:
    for _ in range(times):
        kernel.move_ways(position)
    return {"lists": times}


def plan_all(view: Any, times: int) -> Counts:
    for _ in range(times):
        lens_of(view)
    return {"lists": times}


def check() -> str:
    """Both kernels play the same games and list the same moves; says what was found right."""
    kernels = {form: load_kernel(form) for form in KERNELS if load_kernel(form)}
    ends = {form: [ending(kernel, game) for game in range(CHECKED_GAMES)] for form, kernel in kernels.items()}
    if any(end != ends["plain"] for end in ends.values()):
        raise Mismatch("Five Tribes: the plain and the compiled rules end the same games with different points")
    lists = {form: listed(kernel) for form, kernel in kernels.items()}
    if any(found != lists["plain"] for found in lists.values()):
        raise Mismatch("Five Tribes: the plain and the compiled rules list different first moves")
    found, ways = (len(part) for part in lists["plain"])
    forms = " and the ".join(kernels)
    first = f"{found} ends and {ways} ways of a first move"
    return f"Five Tribes: {CHECKED_GAMES} games with the same points, and {first}, by the {forms} rules"


def listed(kernel: Any) -> tuple[list[Any], list[Any]]:
    position = first_move(kernel)
    return kernel.move_ends(position), kernel.move_ways(position)


def ending(kernel: Any, game: int) -> tuple[int, list[int]]:
    position = play_game(kernel, start_of(kernel), game)
    return position.turns, [kernel.total_points(position, seat) for seat in range(PLAYERS)]


def rows(quick: bool) -> list[Row]:
    """Compiled first, then plain, of everything that is measured; the planner as the game is installed."""
    share = 5 if quick else 1
    found = []
    for form, games, driven, rounds, lists in (("compiled", 2000, 200, 300, 1000), ("plain", 20, 10, 20, 10)):
        kernel = load_kernel(form)
        if kernel is None:
            found += [Row(section, f"Five Tribes, {form}", None, absent="not installed") for section in SECTIONS]
        else:
            found += kernel_rows(form, kernel, *(max(1, count // share) for count in (games, driven, rounds, lists)))
    installed = GAME.start(PLAYERS, OPTIONS).__class__.__module__.rpartition(".")[2]
    form = "compiled" if installed == KERNELS["compiled"] else "plain"
    view = GAME.view(first_move(load_kernel(form)), 0)
    work = timed(partial(plan_all, view, 2), times=max(1, 10 // share))
    return [*found, Row(PLANS, f"Five Tribes, {form}", Task(f"five_tribes/plans/{form}", work), ("lists",))]


def kernel_rows(form: str, kernel: Any, games: int, driven: int, rounds: int, lists: int) -> list[Row]:
    start, moving = start_of(kernel), first_move(kernel)
    works = {
        ENGINE: timed(partial(play_games, kernel, start, games)),
        DRIVEN: timed(partial(drive_games, start, driven)),
        COPIED: timed(partial(copy_and_play, steps_of_a_game(start), rounds)),
        ENDS: timed(partial(list_ends, kernel, moving, lists)),
        WAYS: timed(partial(list_ways, kernel, moving, max(1, lists // 10))),
    }
    return [
        Row(section, f"Five Tribes, {form}", Task(task_id(section, form), work), UNITS[section], comparisons(section, form))
        for section, work in works.items()
    ]


def task_id(section: str, form: str) -> str:
    return f"five_tribes/{SECTIONS[section]}/{form}"


def comparisons(section: str, form: str) -> tuple[Against, ...]:
    """Both forms with peers; the compiled one also with the plain one and with the limit."""
    yardsticks = {DRIVEN: (peers.DRIVEN_YARDSTICK,), COPIED: (peers.COPIED_YARDSTICK,)}
    found = yardsticks.get(section, ())
    if form == "compiled":
        found = (Against(task_id(section, "plain"), "plain"), Against(LIMIT, "limit"), *found)
    return found


def limit_rows(task: Task) -> list[Row]:
    """Where the figures of a limit program belong."""
    return [Row(ENGINE, "Five Tribes, limit program", task, UNITS[ENGINE])]
