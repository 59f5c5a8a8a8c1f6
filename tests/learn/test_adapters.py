"""The environments pass the tests of the projects whose forms they have: PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption, IllegalMove
from caravanserai.learn import AECEnv, GymEnv
from tests.conformance.kernels import games_with_a_kernel

GAMES = games_with_a_kernel()
DICTS_ARE_NO_BOXES = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:.*:UserWarning:gymnasium")


@DICTS_ARE_NO_BOXES
@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoo_finds_nothing_wrong(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(AECEnv(game_id), num_cycles=30)
    seed_test(lambda: AECEnv(game_id), num_cycles=20)
    render_test(lambda render_mode=None: AECEnv(game_id, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
def test_pettingzoo_measures_how_fast_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(AECEnv("camel_up"))
    assert "turns per second" in capsys.readouterr().out


@DICTS_ARE_NO_BOXES
@pytest.mark.parametrize("game_id", GAMES)
def test_gymnasium_finds_nothing_wrong(game_id: str) -> None:
    others = ["random"] * (load_game(game_id).players[0] - 1)
    check_env(GymEnv(game_id, others, render_mode="ansi"), skip_render_check=False)


def test_agents_of_pettingzoo_play_a_game_to_its_end() -> None:
    env = AECEnv("camel_up", players=3)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _truncation, info = env.last()
        assert observation is not None
        total[agent] += reward
        if termination:
            assert info["place"] in (1, 2, 3)
            env.step(None)
        else:
            assert observation["action_mask"].any()
            env.step(35)  # all roll
    assert sum(total.values()) == pytest.approx(1)
    assert env.state().shape == (3 * env.sight.size,)


def test_pettingzoo_refuses_a_move_that_is_not_allowed() -> None:
    env = AECEnv("camel_up")
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(IllegalMove):
        env.step(60)
    assert env.agent_selection == agent
    with pytest.raises(BadOption, match="render_mode is None"):
        env.render()


def test_a_learner_of_gymnasium_plays_against_bots() -> None:
    env = GymEnv("camel_up", ["novice", "random"], seat=1)
    observation, info = env.reset(seed=3)
    done, reward = False, 0.0
    while not done:
        assert env.position.actor() == 1
        observation, reward, done, _, info = env.step(35)
    assert info["seat"] == 1
    assert 0 <= reward <= 1
    assert not observation["action_mask"].any()
    with pytest.raises(BadOption, match="reset begins the next one"):
        env.step(35)


def test_the_same_seed_is_the_same_game_of_gymnasium() -> None:
    played = []
    for _ in range(2):
        env = GymEnv("camel_up", ["novice"] * 2)
        seen = [env.reset(seed=5)[0]["observation"]]
        seen += [env.step(35)[0]["observation"] for _ in range(5)]
        played.append(np.array(seen))
    assert np.array_equal(played[0], played[1])


def test_a_move_that_is_not_allowed_costs_a_learner_the_game() -> None:
    env = GymEnv("camel_up", ["random"] * 2)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(60)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, 60)


@pytest.mark.parametrize(
    ("opponents", "seat", "told"),
    [(["random"], None, "3 to 8 players"), (["random"] * 3, 4, "no seat 4"), (["nobody"] * 3, None, "nobody")],
)
def test_a_table_of_gymnasium_that_cannot_be_says_why(opponents: list[Any], seat: int | None, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GymEnv("camel_up", opponents, seat=seat)


SPIEL = """
import numpy as np
import pyspiel
import caravanserai.learn.openspiel
from open_spiel.python.algorithms import ismcts, mcts

def settle(state):
    while state.is_chance_node():
        moves, shares = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(moves, p=shares)))

rng = np.random.RandomState(1)
game = pyspiel.load_game("caravanserai_{game_id}")
state = game.new_initial_state()
settle(state)
others = mcts.RandomRolloutEvaluator(1, rng)
for bot in (mcts.MCTSBot(game, 1.4, 2, others, random_state=rng), ismcts.ISMCTSBot(game, others, 1.4, 2, random_state=rng)):
    move = bot.step(state)
    assert move in state.legal_actions()
    state.apply_action(move)
    settle(state)
again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
assert str(again) == str(state)
assert again.information_state_string(0) == state.information_state_string(0)
other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0., 1.))
assert state.observation_tensor(0) == other.observation_tensor(0)
{sims}
print("played", state)
"""
SIMS = "pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)"


def spiel(game_id: str, sims: str = "") -> str:
    """In a process of its own: OpenSpiel keeps what it was told for ever."""
    done = subprocess.run(
        [sys.executable, "-c", SPIEL.format(game_id=game_id, sims=sims)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("game_id", GAMES)
def test_searches_of_openspiel_play(game_id: str) -> None:
    assert "played" in spiel(game_id)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_openspiel_finds_nothing_wrong(game_id: str) -> None:
    assert "played" in spiel(game_id, SIMS)
