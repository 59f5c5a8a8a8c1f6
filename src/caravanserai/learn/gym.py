"""One seat of a game as an environment of Gymnasium: bots play the others, by name.

    env = GymEnv("camel_up", opponents=["regular"] * 3)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(move)

`docs/learning.md` tells more of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from caravanserai.bots import AnyBot, ask, label_of, make_bot
from caravanserai.core.bot import Bot
from caravanserai.core.contract import NO_ACTOR, Position
from caravanserai.core.errors import BadOption
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.learn.rendering import RENDER_MODES, rendered
from caravanserai.learn.spaces import seen_by, spaces_of
from caravanserai.learn.start import shares_of, start_of

SEEDS = 2**62


class GymEnv(gymnasium.Env[dict[str, Any], Any]):
    """The reward is 1 for winning, parted among those who share it, at the end of a game.

    A move that is not allowed ends the game with a reward of -1: `observation["action_mask"]` says which are.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[AnyBot],
        *,
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is that of whoever learns; without one it is drawn for every game."""
        self.game, self.sight, start = start_of(game, len(opponents) + 1, options)
        if seat is not None and not 0 <= seat <= len(opponents):
            raise BadOption(f"there is no seat {seat} at a table of {len(opponents) + 1}")
        self.opponents = [*opponents]
        for bot in self.opponents:
            make_bot(game, bot, 0)
        self.options = self.game.options_of(start)
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.game)
        self._fixed_seat, self.seat = seat, seat or 0
        self._record = Record(self.game, start.seats, self.options)
        self._bots: list[Bot[Any] | None] = []

    @property
    def position(self) -> Position:
        """The game as it stands, secrets included."""
        return self._record.position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        players = len(self.opponents) + 1
        while True:
            self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
            self._seed = int(self.np_random.integers(SEEDS))
            self._record = Record(self.game, players, self.options)
            self._tallies, self._dice = Tallies(self.game, self.position), Random(self._seed)
            self._seat_bots()
            self._play_on()
            if not self.position.is_over():
                return self._seen(), {"seat": self.seat}

    def _seat_bots(self) -> None:
        others = [seat for seat in range(self.position.seats) if seat != self.seat]
        self._bots = [None] * self.position.seats
        for seat, bot in zip(others, self.opponents, strict=True):
            made = make_bot(self.game.id, bot, self._seed + seat)
            made.tally = self._tallies[seat]
            self._bots[seat] = made

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, then all others, up to its next decision."""
        if self.position.is_over() or self.position.actor() != self.seat:
            raise BadOption("this game is over: reset begins the next one")
        move = int(action)
        if not (0 <= move < self.game.offered and self._record.game.why_not(self.position, move) is None):
            return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": move}
        self._tallies.tell(self._record.play(move))
        self._play_on()
        outcome = self._record.outcome
        if self.render_mode == "human":
            self.render()
        if outcome is None:
            return self._seen(), 0.0, False, False, {"seat": self.seat}
        info = {"seat": self.seat, "score": outcome.scores[self.seat], "place": outcome.places[self.seat]}
        return self._seen(), shares_of(outcome.winners, self.position.seats)[self.seat], True, False, info

    def _play_on(self) -> None:
        """Let chance and the others play until the learner is to decide, or all is over."""
        record = self._record
        while record.awaits_chance() or record.position.actor() not in (self.seat, NO_ACTOR):
            told = record.play_chance(self._dice) if record.awaits_chance() else record.play(self._asked())
            self._tallies.tell(told)

    def _asked(self) -> int:
        seat = self.position.actor()
        bot, legal = self._bots[seat], self.position.legal_moves()
        assert bot is not None
        if len(legal) == 1:
            return legal[0]
        view = self.game.view(self.position, seat)
        return ask(bot, view, legal, seat=seat, move=len(self._record.log), seed=self._seed, label=label_of(bot)).move

    def _seen(self) -> dict[str, Any]:
        return seen_by(self.game, self.position, self.seat, self.position.actor() == self.seat)

    def render(self) -> Any:
        """The board as the learner sees it: returned as text, or printed."""
        return rendered(self.game, self.position, self.seat, self.render_mode)
