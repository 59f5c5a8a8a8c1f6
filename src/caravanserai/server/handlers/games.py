"""The games one can play here."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import GameInfo, GameRules, GameWords
from caravanserai.bots import bot_names, instant_bot
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import option_table
from caravanserai.core.seat_fields import fields_by_seat, seat_fields
from caravanserai.core.speech import languages
from caravanserai.core.texts import FALLBACK, rules_language, rules_text, sentences_text
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves


@serves(Api.games)
async def list_games(context: RequestContext) -> list[GameInfo]:
    return [game_info(game) for game in game_ids()]


@serves(Api.game_words)
async def game_words(context: RequestContext, game: str, language: str = FALLBACK) -> GameWords:
    check_game(game)
    return GameWords(sentences_text(game, known(language)), sorted(seat_fields(game)), sorted(fields_by_seat(game)))


@serves(Api.game_rules)
async def game_rules(context: RequestContext, game: str, language: str = FALLBACK) -> GameRules:
    check_game(game)
    return GameRules(rules_language(game, known(language)), rules_text(game, known(language)))


def check_game(game_id: str) -> None:
    if game_id not in game_ids():
        raise Refused("no_such_game", f"there is no game called {game_id!r}")


def known(language: str) -> str:
    """The language, if there are words in it at all."""
    return language if language in languages() else FALLBACK


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
        usual_bot=instant_bot(game_id),
        lens=game.lens_type is not None,
        hides=game.hides,
    )
