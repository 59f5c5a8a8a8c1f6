"""All games as OpenSpiel knows games: importing this module registers each as `caravanserai_` and its name.

    import caravanserai.learn.openspiel
    game = pyspiel.load_game("caravanserai_camel_up(players=4)")

What is returned at the end is 1 for the winner, parted among those who share the victory. Chance is explicit. An information
state is told by the key of what its player sees; what could be known by remembering more than that is not part of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ImportError(f"caravanserai.learn.openspiel needs {error.name}: pip install 'caravanserai[openspiel]'") from error

from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import game_of
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.randomness import Random
from caravanserai.learn.rendering import drawn
from caravanserai.learn.start import Beginning, shares_of, start_of

LONGEST = 20_000
"""So many moves, chance's included, no game has by the options for simulations."""
SAMPLES = 2**62


def game_type(game: KernelGame[Any, Any]) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=f"caravanserai_{game.id}",
        long_name=f"{game.title} (Caravanserai)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_players},
    )


@cache
def tables(game_id: str, players: int) -> Beginning:
    """Games of OpenSpiel are copied and pickled; what they begin with is looked up here."""
    return start_of(game_id, players, None)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players, by the options for simulations. Each game has a class of its own below this one."""

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = (params or {}).get("players", load_game(self.game_id).usual_players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.offered,
            max_chance_outcomes=self.rules.moves,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, params or {})

    @property
    def start(self) -> Beginning:
        return tables(self.game_id, self.players)

    @property
    def rules(self) -> KernelGame[Any, Any]:
        return self.start.game

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self, params)


class Held:
    """A position, which is copied as positions are, and stored as its game saves it."""

    __slots__ = ("position",)

    def __init__(self, position: Any) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        game_id = game_of(self.position)
        return read_held, (game_id, load_game(game_id).save(self.position))


def read_held(game_id: str, data: dict[str, Any]) -> Held:
    return Held(load_game(game_id).load(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.position.copy())

    @property
    def position(self) -> Any:
        return self.held.position

    def current_player(self) -> int:
        actor: int = self.held.position.actor()
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.held.position
        if position.actor() != player:
            return []
        moves: list[int] = position.legal_moves()
        offered = self.get_game().rules.offered
        return moves if not moves or moves[-1] < offered else [move for move in moves if move < offered]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position = self.held.position
        weights = position.weights()
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(position.legal_moves(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.get_game().rules
        text: str = rules.write(rules.move(action))
        return text

    def is_terminal(self) -> bool:
        return bool(self.held.position.is_over())

    def returns(self) -> list[float]:
        outcome = self.get_game().rules.outcome(self.held.position)
        players = self.held.position.seats
        return [0.0] * players if outcome is None else shares_of(outcome.winners, players)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player could not tell from this one."""
        game = self.get_game()
        other = game.new_initial_state()
        other.held = Held(game.rules.sample(self.held.position, player, Random(int(sampler() * SAMPLES))))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        text: str = self.get_game().rules.write_position(self.held.position)
        return text


class SpielObserver:
    """What a player sees, as numbers with names and as text."""

    def __init__(self, game: SpielGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"what is seen has no parameters, so nothing can be made of {params}")
        sight = game.start.sight
        self._seen = np.zeros(sight.size, np.int32)
        self.tensor = np.zeros(sight.size, np.float32)
        self.dict = {seen.name: self.tensor[seen.start : seen.stop].reshape(seen.shape) for seen in sight.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        state.position.observe(player, self._seen)
        self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player}:{state.position.key(player):016x}"


def board(state: SpielState, player: int | None = None) -> str:
    """The board of a state, as a player sees it."""
    return drawn(state.get_game().rules, state.position, player)


def register() -> None:
    """Make every game that has something for learners known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game_id in game_ids():
        game = load_game(game_id)
        if isinstance(game, KernelGame) and game.sight is not None and f"caravanserai_{game_id}" not in known:
            pyspiel.register_game(game_type(game), type(f"{type(game).__name__}Game", (SpielGame,), {"game_id": game_id}))


register()
