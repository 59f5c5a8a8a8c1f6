"""The daily puzzle: which one it is, tries, and the solution. Nothing is kept of who tries."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from caravanserai.api.endpoints import Api
from caravanserai.api.wire import PuzzleDays, PuzzleInfo, PuzzleSolution, PuzzleTry, Why
from caravanserai.puzzles.asking import find_table
from caravanserai.puzzles.format import ARCHIVE, puzzle_of, puzzled_games
from caravanserai.server.handlers.games import check_game
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves


def today() -> datetime.date:
    """The same for everybody, wherever they live."""
    return datetime.datetime.now(datetime.UTC).date()


@serves(Api.puzzles)
async def puzzles(context: RequestContext) -> PuzzleDays:
    now = today()
    first, games = now - datetime.timedelta(ARCHIVE - 1), puzzled_games()
    return PuzzleDays(now.isoformat(), first.isoformat(), games, {game: puzzle_of(game, now).word for game in games})


@serves(Api.puzzle)
async def puzzle(context: RequestContext, game: str, day: str) -> PuzzleInfo:
    check_game(game)
    return await context.services.work.do(context.caller, lambda now: find_table(game, day, now).info(now), today())


@serves(Api.try_puzzle)
async def try_puzzle(context: RequestContext, game: str, day: str, moves: Sequence[str]) -> PuzzleTry:
    check_game(game)
    return await context.services.work.do(context.caller, lambda now: find_table(game, day, now).try_out(moves), today())


@serves(Api.puzzle_why_not)
async def puzzle_why_not(context: RequestContext, game: str, day: str, moves: Sequence[str], move: str) -> Why:
    check_game(game)
    return await context.services.work.do(context.caller, lambda now: find_table(game, day, now).why_not(moves, move), today())


@serves(Api.puzzle_solution)
async def puzzle_solution(context: RequestContext, game: str, day: str) -> PuzzleSolution:
    check_game(game)
    return await context.services.work.do(context.caller, lambda now: find_table(game, day, now).solution(), today())
