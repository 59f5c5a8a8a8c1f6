"""What `load_game` gives for each name. Made by tools/typed_games.py; only type checkers read it."""

from typing import Literal, overload

from caravanserai.core.contract import Game
from caravanserai.games.camel_up.game import CamelUp
from caravanserai.games.emira.game import Emira
from caravanserai.games.five_tribes.game import FiveTribes

@overload
def load_game(game_id: Literal["camel_up"]) -> CamelUp: ...
@overload
def load_game(game_id: Literal["emira"]) -> Emira: ...
@overload
def load_game(game_id: Literal["five_tribes"]) -> FiveTribes: ...
@overload
def load_game(game_id: str) -> Game: ...
