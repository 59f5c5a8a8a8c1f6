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
from caravanserai.core.contract import CHANCE, NO_ACTOR, AnyOptions, Position, View
from caravanserai.core.errors import BadOption
from caravanserai.core.randomness import Random
from caravanserai.core.record import Entry, Record, draw
from caravanserai.core.tallies import Tallies
from caravanserai.learn.rendering import RENDER_MODES, check_render_mode, rendered
from caravanserai.learn.spaces import seen_by, spaces_of
from caravanserai.learn.start import SEEDS, shares_of, start_of, whole

NOT_BEGUN = "no game has begun: reset begins one"
OVER = "this game is over: reset begins the next one"


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
        options: AnyOptions = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is that of whoever learns; without one it is drawn for every game."""
        check_render_mode(render_mode)
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise BadOption(
                f"opponents is a list with a bot for each other seat, such as ['novice', 'novice'], not {opponents!r}"
            )
        self.game, self.sight, start = start_of(game, len(opponents) + 1, options)
        if seat is not None and not 0 <= whole(seat, "a seat is a whole number") <= len(opponents):
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
        self._closed: str | None = NOT_BEGUN
        """Why no move can be made; None while the learner is asked for one."""

    @property
    def position(self) -> Position:
        """The game as it stands, secrets included."""
        return self._record.position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self._closed = NOT_BEGUN
        players = len(self.opponents) + 1
        while True:
            self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
            self._seed = int(self.np_random.integers(SEEDS))
            self._record = Record(self.game, players, self.options)
            self._dice = Random(self._seed)
            self._seat_bots()
            self._play_on()
            if not self.position.is_over():
                self._closed = None
                return self._seen(), {"seat": self.seat}

    def _seat_bots(self) -> None:
        others = [seat for seat in range(self.position.seats) if seat != self.seat]
        self._bots = [None] * self.position.seats
        for seat, bot in zip(others, self.opponents, strict=True):
            self._bots[seat] = make_bot(self.game.id, bot, self._seed + seat)
        counting = [seat for seat, made in enumerate(self._bots) if made is not None and made.counts]
        self._tallies = Tallies(self.game, self.position, counting)
        for seat, made in enumerate(self._bots):
            if made is not None:
                made.tally = self._tallies[seat]

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, then all others, up to its next decision."""
        if self._closed is not None:
            raise BadOption(self._closed)
        move = whole(action, f"a move is its number, from 0 to {self.game.offered - 1}")
        self._closed = OVER
        if not (0 <= move < self.game.offered and self.game.why_not(self.position, move) is None):
            return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": move}
        self._make(move)
        self._play_on()
        outcome = self._record.outcome
        if self.render_mode == "human":
            self.render()
        if outcome is None:
            self._closed = None
            return self._seen(), 0.0, False, False, {"seat": self.seat}
        info = {"seat": self.seat, "score": outcome.scores[self.seat], "place": outcome.places[self.seat]}
        return self._seen(), shares_of(outcome.winners, self.position.seats)[self.seat], True, False, info

    def _play_on(self) -> None:
        """Let chance and the others play until the learner is to decide, or all is over."""
        while (actor := self.position.actor()) not in (self.seat, NO_ACTOR):
            self._make(draw(self.position, self._dice) if actor == CHANCE else self._chosen(actor))

    def _make(self, move: int) -> None:
        """A move that is known to be legal; what happens is told where somebody counts."""
        if self._tallies.are_kept:
            self._tallies.tell(self._record.play(move))
        else:
            self._record.repeat(Entry(self.position.actor(), move))

    def _chosen(self, seat: int) -> int:
        """A bot's move; who has no choice is not asked, and for who does not look nothing is drawn up."""
        bot, legal = self._bots[seat], self.position.legal_moves()
        assert bot is not None
        if len(legal) == 1:
            return legal[0]
        view = self.game.view(self.position, seat) if bot.looks else View()
        return ask(bot, view, legal, seat=seat, move=len(self._record.log), seed=self._seed, label=label_of(bot)).move

    def _seen(self) -> dict[str, Any]:
        return seen_by(self.game, self.position, self.seat, self._closed is None)

    def render(self) -> Any:
        """The board as the learner sees it: returned as text, or printed."""
        return rendered(self.game, self.position, self.seat, self.render_mode)
