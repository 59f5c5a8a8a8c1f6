"""A game as an environment of PettingZoo: one agent for each seat, who act in turn; chance draws by itself.

    env = AECEnv("camel_up", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else policy(observation["observation"], observation["action_mask"]))

`docs/learning.md` tells more of it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pettingzoo

from caravanserai.core.contract import AnyOptions, Position
from caravanserai.core.errors import BadOption
from caravanserai.learn.rendering import RENDER_MODES, check_render_mode, rendered
from caravanserai.learn.spaces import seen_by, spaces_of
from caravanserai.learn.start import move_of, seed_of, shares_of, start_of


class AECEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """The agents are `seat_0` and so on. Whoever wins is rewarded with 1 at the end, parted among those who share it."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: AnyOptions = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game, self.sight, self._start = start_of(game, players, options)
        self.metadata = {**self.metadata, "name": f"caravanserai_{game}_v{self.game.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._start.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation, action = spaces_of(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self._dice = self.game.engine.Random()
        self._position: Any = self._start.copy()
        self.agents: list[str] = []
        self._asked: str | None = None

    @property
    def agent_selection(self) -> str:
        """The agent whose turn it is."""
        if self._asked is None:
            raise BadOption("no game has begun: reset begins one")
        return self._asked

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._asked = agent

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The game as it stands, secrets included."""
        position: Position = self._position
        return position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed its chance is that seed's, without one it goes on from the game before."""
        if seed is not None:
            self._dice = self.game.engine.Random(seed_of(seed))
        self._position = self._start.copy()
        self._position.settle(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._position.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do: nothing, unless it is its turn."""
        return seen_by(self.game, self._position, self._seats[agent], self.agent_selection == agent)

    def step(self, action: Any) -> None:
        """The move of the agent whose turn it is; raises `IllegalMove`, and changes nothing, if that is not allowed."""
        agent = self.agent_selection
        if not self.agents:
            raise BadOption("this game is over: reset begins the next one")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._position.play(move_of(self.game, action))
        self._cumulative_rewards[agent] = 0.0
        self._position.settle(self._dice)
        if self._position.is_over():
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._position.actor()]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        outcome = self.game.outcome(self._position)
        assert outcome is not None
        self.rewards = dict(zip(self.agents, shares_of(outcome.winners, len(self.agents)), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"score": score, "place": place}
            for agent, score, place in zip(self.agents, outcome.scores, outcome.places, strict=True)
        }
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see together, one after the other."""
        seen = np.zeros((len(self.possible_agents), self.sight.size), np.int32)
        for seat in range(len(self.possible_agents)):
            self._position.observe(seat, seen[seat])
        return seen.reshape(-1)

    def render(self) -> str | None:
        """The board as whoever is to move sees it: returned as text, or printed."""
        seat = self._seats[self.agent_selection]
        return rendered(self.game, self._position, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
