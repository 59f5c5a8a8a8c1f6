"""The games one can play here."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.wire import GameInfo
from caravanserai.bots import bot_names
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import option_table
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves


@serves(Api.games)
async def list_games(context: RequestContext) -> list[GameInfo]:
    return [game_info(game) for game in game_ids()]


def game_info(game_id: str) -> GameInfo:
    game = load_game(game_id)
    return GameInfo(
        game=game_id,
        rules_version=game.rules_version,
        fewest=game.players.start,
        most=game.players.stop - 1,
        usual=game.usual_players,
        options=list(option_table(game.options_type)),
        bots=bot_names(game_id),
        lens=game.lens_type is not None,
    )
