"""Trials of plans, in rules that are made up for it: the same sums as the rules as written, from any number of threads."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from caravanserai.core.guiding import make_mind
from tests.build.derivation import load_derivation, write_rules
from tests.build.packages import build_once, run
from tests.build.test_compiled import BUILD

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("trials")]

RULES = """
from typing import Any, Final

from caravanserai.core.fields import Fields
from caravanserai.core.guiding import Mind, Plans, Thinking, run_trials, weight
from caravanserai.core.playing import Playing
from caravanserai.core.randomness import Random, below

OVER: Final = 1
MOVES: Final = 6
GREED: Final = 3

class State(Playing, room=4):
    rolls: int = 0
    hidden: int = 0
    points: list[int] = [0] * 8

class Desk(Thinking):
    last: int = 0

def actor_of(state: State) -> int:
    return state.rolls % state.seats

def make_move(state: State, move: int) -> None:
    state.points[state.rolls % state.seats] += move
    state.rolls += 1
    if state.rolls == 3 * state.seats:
        state.phase = OVER

def play_out(state: State, rng: Random) -> None:
    while state.phase != OVER:
        make_move(state, below(rng, MOVES))

def redeal(state: State, seat: int, dice: Random) -> None:
    state.hidden = below(dice, 100)

def list_plans(desk: Desk, state: State) -> None:
    desk.plans.count = MOVES
    for move in range(MOVES):
        desk.plans.steps[move] = move
        desk.plans.worths[move] = move * weight(desk.mind, 0, GREED)

def first_move(desk: Desk, state: State, plan: int) -> int:
    return desk.plans.steps[plan]

def make_plan(desk: Desk, state: State, plan: int) -> None:
    make_move(state, first_move(desk, state, plan))

def guided_move(desk: Desk, state: State) -> int:
    return (below(desk.dice, MOVES) * weight(desk.mind, actor_of(state), GREED) + below(desk.moods, 2)) % MOVES

def guide(desk: Desk, state: State, horizon: int) -> None:
    while state.phase != OVER and state.rolls < horizon:
        desk.last = guided_move(desk, state)
        make_move(state, desk.last)

def value_of(desk: Desk, state: State, seat: int) -> int:
    return 100 * state.points[seat] + state.hidden

class Position(State, rules=__name__):
    def result(self) -> tuple[Any, ...]:
        return ()
"""

EVENTS = """
from caravanserai.core.contract import Event

class RollEvent(Event):
    pass
"""


def build_rules(folder: Path) -> None:
    write_rules(folder, package="plain_trials", events=EVENTS, kernel=RULES)
    (folder / "compiled_trials.pyx").write_text(load_derivation().derive(folder, "plain_trials.kernel"), encoding="utf-8")
    (folder / "build_rules.py").write_text(BUILD.replace("compiled_rules", "compiled_trials"), encoding="utf-8")
    run(sys.executable, "build_rules.py", "-q", "build_ext", "--inplace", cwd=folder)


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ModuleType, ModuleType]]:
    folder = build_once(tmp_path_factory, "trials", build_rules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield importlib.import_module("plain_trials.kernel"), importlib.import_module("compiled_trials")


def desk_of(kernel: Any, seats: int) -> Any:
    mind = make_mind([[0, 0, 0, 1], [0, 0, 0, 5]], kernel.Mind)
    return kernel.Desk(mind, kernel.Plans(), kernel.Position(seats, 0), kernel.Random(), kernel.Random())


def sums(kernel: Any, plan: int, first: int, count: int) -> list[int]:
    desk, start = desk_of(kernel, 3), kernel.Position(3, 0)
    kernel.list_plans(desk, start)
    kernel.run_trials(desk, start, 1, plan, 7, first, count, 6)
    return list(desk.sums)[:3]


def test_trials_come_to_the_same_plain_and_compiled(rules: tuple[ModuleType, ModuleType]) -> None:
    plain, compiled = rules
    for plan in range(plain.MOVES):
        assert sums(plain, plan, 5, 40) == sums(compiled, plan, 5, 40)


def test_trials_come_to_the_same_in_parts_and_on_several_threads(rules: tuple[ModuleType, ModuleType]) -> None:
    _, compiled = rules
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda part: sums(compiled, 2, 500 * part, 500), range(8)))
    assert [sum(column) for column in zip(*parts, strict=True)] == sums(compiled, 2, 0, 4000)


def test_plans_that_differ_in_nothing_meet_the_same_luck(rules: tuple[ModuleType, ModuleType]) -> None:
    """Only what the plan itself brings makes the difference."""
    _, compiled = rules
    low, high = sums(compiled, 1, 0, 100), sums(compiled, 4, 0, 100)
    assert [high[0] - low[0], high[1] - low[1], high[2] - low[2]] == [100 * 100 * 3, 0, 0]
