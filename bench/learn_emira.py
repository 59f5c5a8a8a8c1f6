"""What makes a sheikh likelier to win, learned from guided games: the numbers under JUDGED in Emira's `bots/minds.py`.

python bench/learn_emira.py --players 3 --games 4000 --seed 777       needs numpy; nothing that plays does

Everybody plays by one of *expert*'s minds, drawn by lot. At the beginning of most turns it is written down what each seat has
(`kernel/policy/judging.py`), and in the end who won. A logit among the seats of each position is fitted to that; a fifth of
the games is kept apart to measure it by, next to the policy's own worths. Whoever lacks nothing has nearly always won
already, so that number is not learned: it is set to 12,000 more than that of who lacks one.
"""

from __future__ import annotations

import argparse
import random
from importlib import import_module
from typing import Any

from caravanserai.core.randomness import seeded
from caravanserai.games.emira import engine
from caravanserai.games.emira.bots import minds
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.kernel.policy.judging import LOGIT

FIRST_TURN = 3
"""Before it nothing is written down."""
LEFT_OUT = 0.4
"""Of the turns, so that positions of one game are less alike."""
OWN_MIND = 0.4
"""How often a seat has expert's own mind for certain."""
ROUNDS = 1500
STEP = 0.03
SPREADS = (1400, 2000, 2800, 4000)


def watch(players: int, games: int, seed: int) -> tuple[list[Any], list[Any], list[Any], list[int]]:
    """What every seat has in many positions, what the policy holds that to be worth, who won, and in which game it was."""
    desk, rng, start = minds.desk_for(players, minds.expert(players)), random.Random(seed), GAME.start(players)
    features, worths, won, numbers = list[Any](), list[Any](), list[Any](), list[int]()
    for number in range(games):
        cast = [rng.randrange(desk.mind.count) if rng.random() > OWN_MIND else 0 for _ in desk.mind.row_of]
        position: Any = start.copy()
        desk.dice.state, desk.moods.state = seeded(seed, 2 * number), seeded(seed, 2 * number + 1)
        engine.begin_draws(desk)
        before = len(features)
        while not position.is_over():
            desk.mind.row_of = cast
            engine.guide(desk, position, 1)
            if not position.is_over() and position.turn >= FIRST_TURN and rng.random() > LEFT_OUT:
                desk.mind.row_of = [0] * len(cast)
                engine.see(desk, position)
                features.append([features_of(desk, position, seat) for seat in range(players)])
                worths.append([engine.seat_worth(desk, position, seat) for seat in range(players)])
        share = [(position.winners >> seat & 1) / position.winners.bit_count() for seat in range(players)]
        won += [share] * (len(features) - before)
        numbers += [number] * (len(features) - before)
    return features, worths, won, numbers


def features_of(desk: Any, position: Any, seat: int) -> list[int]:
    engine.list_features(desk, position, seat)
    return list(desk.features)


def chances(np: Any, logits: Any) -> Any:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def loss(np: Any, logits: Any, won: Any) -> float:
    """How surprising it was who won; less is better."""
    return float(-(won * np.log(np.maximum(chances(np, logits), 1e-9))).sum(1).mean())


def fit(np: Any, features: Any, won: Any) -> Any:
    """The logit that fits best, by gradients whose steps adapt."""
    scale = features.std((0, 1))
    scale[scale == 0] = 1
    scaled = features / scale
    weights, mean, square = (np.zeros(features.shape[2]) for _ in range(3))
    for number in range(1, ROUNDS + 1):
        slope = np.einsum("ns,nsf->f", chances(np, scaled @ weights) - won, scaled) / len(won) + 1e-4 * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
        weights -= STEP * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-8)
    return np.round(weights / scale * LOGIT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.players, default=3)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=777)
    given = parser.parse_args()
    np = import_module("numpy")
    seen, held, result, games = (np.array(one, float) for one in watch(given.players, given.games, given.seed))
    apart = games % 5 == 0
    for spread in SPREADS:
        print(f"worths, {spread} gold for e times: {loss(np, held[apart] / spread, result[apart]):.3f}")
    found = fit(np, seen[~apart], result[~apart])
    print(f"learned, of {len(seen)} positions: {loss(np, seen[apart] @ found / LOGIT, result[apart]):.3f}")
    found[0] = found[1] + 12_000
    print([int(number) for number in found])


if __name__ == "__main__":
    main()
