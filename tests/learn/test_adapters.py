"""The environments pass the tests of the projects whose forms they have: PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from caravanserai.bots import RandomBot
from caravanserai.core.bot import Choice
from caravanserai.core.contract import Tally, View
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption, IllegalMove
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.learn import AECEnv, Batch, GymEnv
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
@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoo_measures_how_fast_it_is(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(AECEnv(game_id))
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
    observation, reward, terminated, _, info = env.step(60)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, 60)
    assert not observation["action_mask"].any()
    before = env.game.write_position(env.position)
    with pytest.raises(BadOption, match="this game is over: reset begins the next one"):
        env.step(35)
    assert env.game.write_position(env.position) == before
    env.reset()
    assert not env.step(35)[2]


class Counted(RandomBot):
    """Moves by lot, and keeps what it was given."""

    looks = True
    counts = True
    given: ClassVar[list[tuple[View, Tally | None]]] = []

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        self.given.append((view, self.tally))
        return super().choose(view, legal_moves)


class Blind(Counted):
    looks = False
    counts = False


@pytest.mark.parametrize("bot", [Counted, Blind])
def test_a_view_and_a_tally_are_made_for_bots_that_use_them(bot: type[Counted]) -> None:
    bot.given = []
    env = GymEnv("emira", [bot, bot])
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        observation = env.step(observation["action_mask"].argmax())[0]
    assert bot.given
    for view, tally in bot.given:
        assert isinstance(view, env.game.view_type) == bot.looks
        assert (tally is not None) == bot.counts


def test_a_game_of_gymnasium_is_the_same_whether_or_not_somebody_counts() -> None:
    seen = []
    for bot in (Counted, Blind):
        env = GymEnv("emira", [bot, bot])
        observation, _ = env.reset(seed=2)
        for _ in range(20):
            observation = env.step(observation["action_mask"].argmax())[0]
        seen.append(observation["observation"])
    assert np.array_equal(*seen)


@pytest.mark.parametrize(
    ("opponents", "seat", "told"),
    [
        (["random"], None, "3 to 8 players"),
        (["random"] * 3, 4, "no seat 4"),
        (["random"] * 3, "1", "a seat is a whole number, not '1'"),
        (["nobody"] * 3, None, "nobody"),
        ("regular", None, r"opponents is a list with a bot for each other seat, such as \['novice', 'novice'\], not 'regular'"),
        (3, None, "opponents is a list with a bot for each other seat"),
    ],
)
def test_a_table_of_gymnasium_that_cannot_be_says_why(opponents: Any, seat: Any, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GymEnv("camel_up", opponents, seat=seat)


def test_before_its_first_game_an_environment_asks_for_reset() -> None:
    env, zoo = GymEnv("camel_up", ["random"] * 2), AECEnv("camel_up")
    for early in (lambda: env.step(35), lambda: zoo.step(35), zoo.last, zoo.render, lambda: zoo.observe("seat_0")):
        with pytest.raises(BadOption, match="no game has begun: reset begins one"):
            early()


def test_after_the_last_agent_is_done_pettingzoo_asks_for_reset() -> None:
    env = AECEnv("camel_up", players=3)
    env.reset(seed=2)
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else 35)
    with pytest.raises(BadOption, match="this game is over: reset begins the next one"):
        env.step(None)


@pytest.mark.parametrize("action", [None, "roll", 35.0, [35]])
def test_what_is_no_number_of_a_move_is_refused_and_nothing_is_played(action: Any) -> None:
    env, zoo = GymEnv("camel_up", ["random"] * 2), AECEnv("camel_up")
    env.reset(seed=1)
    zoo.reset(seed=1)
    for stepped in (env, zoo):
        before = stepped.game.write_position(stepped.position)
        with pytest.raises(BadOption, match=f"a move is its number, .*from 0 to 67, not {re.escape(repr(action))}"):
            stepped.step(action)
        assert stepped.game.write_position(stepped.position) == before
    env.step(np.array(35))
    zoo.step(np.int64(35))


@pytest.mark.parametrize("action", [-1, 68, 10**30])
def test_a_number_beyond_all_moves_is_refused_by_pettingzoo(action: int) -> None:
    env = AECEnv("camel_up")
    env.reset(seed=1)
    with pytest.raises(BadOption, match=f"moves are numbered from 0 to 67, and {action} is none of them"):
        env.step(action)


@pytest.mark.parametrize("seed", [-1, 2**62, 1.5, "1"])
def test_a_seed_that_pettingzoo_cannot_take_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match=f"a seed is a whole number from 0 to 2\\*\\*62 - 1, not {seed!r}"):
        AECEnv("camel_up").reset(seed=seed)


def environments() -> list[Callable[..., Any]]:
    return [partial(AECEnv, "camel_up", 3), partial(GymEnv, "camel_up", ["random"] * 2), partial(Batch, "camel_up", 1, 3)]


@pytest.mark.parametrize("make", environments())
def test_options_are_given_as_names_and_values_or_as_the_games_own_type(make: Callable[..., Any]) -> None:
    options = CamelUpOptions(hide_coins=True)
    for given in (options, {"hide_coins": True}):
        made = make(options=given)
        position = made.position(0) if isinstance(made, Batch) else made.position
        assert made.game.options_of(position).hide_coins is True
    with pytest.raises(BadOption, match="options are a dict such as"):
        make(options="no")


@pytest.mark.parametrize("make", environments()[:2])
def test_a_way_of_drawing_that_there_is_not_is_refused_at_once(make: Callable[..., Any]) -> None:
    with pytest.raises(BadOption, match="render_mode cannot be 'rgb_array': it is 'ansi' or 'human', or None"):
        make(render_mode="rgb_array")


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("caravanserai.learn", "numpy", "learn"), ("caravanserai.learn.openspiel", "pyspiel", "openspiel")],
)
def test_a_library_that_is_missing_is_named_with_the_extra_that_brings_it(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {module} as learn; learn.Batch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"needs {missing}: pip install 'caravanserai[{extra}]'" in done.stderr.splitlines()[-1]


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
