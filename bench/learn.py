"""How fast learners are served: batches, what is seen, PettingZoo and OpenSpiel, in one run and by CPU time.

    python bench/learn.py [--quick]

Every figure is the best of some repetitions, which take turns so that a busy machine hits all alike. What a batch is measured
with are moves by lot, drawn in the kernel; drawing them is not counted, the step is.
"""

from __future__ import annotations

import random
import sys
import time
from array import array
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.learn import AECEnv, Batch

PLAYERS = 4
LANES = 1024
SEED = 1


def batch_rate(batch: Batch, steps: int, clock: Callable[[], float]) -> float:
    """Moves a second."""
    spent = 0.0
    for _ in range(steps):
        moves = batch.random_moves()
        began = clock()
        batch.step(moves)
        spent += clock() - began
    return steps * batch.n / spent


def warmed(game_id: str, **given: Any) -> Batch:
    """A batch whose games are at all stages."""
    batch = Batch(game_id, given.pop("n", LANES), PLAYERS, SEED, **given)
    for _ in range(400):
        batch.step(batch.random_moves())
    return batch


def looks(game_id: str, times: int) -> float:
    """How many times a second one position is looked at."""
    batch = warmed(game_id, n=16)
    positions: list[Any] = [batch.position(lane) for lane in range(batch.n)]
    row = array("i", bytes(4 * batch.sight.size))
    began = time.process_time()
    for number in range(times):
        positions[number % 16].observe(0, row)
    return times / (time.process_time() - began)


def aec_rate(make: Callable[[], Any], seconds: float) -> float:
    """Turns a second, as PettingZoo's own benchmark takes them."""
    env, turns = make(), 0
    env.reset(seed=SEED)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _agent in env.agent_iter(env.num_agents):
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            turns += 1
            if all(env.terminations.values()):
                env.reset()
    return turns / (time.process_time() - began)


def spiel_rate(name: str, seconds: float) -> float:
    """Moves a second, chance's included."""
    import pyspiel

    import caravanserai.learn.openspiel  # noqa: F401

    game, moves = pyspiel.load_game(name), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([move for move, _ in outcomes], [share for _, share in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves / (time.process_time() - began)


def connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()


def tasks(game_id: str, quick: bool) -> dict[str, Callable[[], float]]:
    steps, seconds = (100, 0.3) if quick else (300, 1.0)
    cpu, wall = time.process_time, time.perf_counter
    return {
        "batch with masks": partial(batch_rate, warmed(game_id, observe=False), steps, cpu),
        "batch with observations": partial(batch_rate, warmed(game_id), steps, cpu),
        "the same on two threads, by the wall": partial(batch_rate, warmed(game_id, n=8 * LANES, threads=2), steps // 8, wall),
        "on one, by the wall": partial(batch_rate, warmed(game_id, n=8 * LANES), steps // 8, wall),
        "observation vectors": partial(looks, game_id, 20_000),
        "PettingZoo, raw": partial(aec_rate, partial(AECEnv, game_id, PLAYERS), seconds),
        "OpenSpiel adapter": partial(spiel_rate, f"caravanserai_{game_id}", seconds),
    }


def main(*given: str) -> None:
    quick = "--quick" in given
    games = [game_id for game_id in game_ids() if load_game(game_id).sight is not None]
    work: dict[Any, Callable[[], float]] = {
        (game_id, name): task for game_id in games for name, task in tasks(game_id, quick).items()
    }
    peers: dict[Any, Callable[[], float]] = {
        "PettingZoo's connect four, raw": partial(aec_rate, connect_four, 0.3 if quick else 1.0)
    }
    best = dict.fromkeys([*work, *peers], 0.0)
    for _ in range(2 if quick else 5):
        for key, task in (*work.items(), *peers.items()):
            try:
                best[key] = max(best[key], task())
            except ImportError:
                best[key] = float("nan")
    print(f"| a second | {' | '.join(games)} |\n|---|{'---|' * len(games)}")
    for name in dict.fromkeys(name for _, name in work):
        print(f"| {name} | {' | '.join(f'{best[game_id, name]:,.0f}' for game_id in games)} |")
    for peer in peers:
        print(f"| {peer} | {best[peer]:,.0f} |{' |' * (len(games) - 1)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
