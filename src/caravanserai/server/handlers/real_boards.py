"""A real table's board: its odds, with the limits and the cache of every lens, and whom somebody chooses there."""

from __future__ import annotations

import msgspec

from caravanserai.api.beside import BoardAsked, BoardOdds, ChoiceAsked
from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.beside.real import Followed, NotHere, follow, whom
from caravanserai.core.errors import BadNotation, BadPosition
from caravanserai.core.real_boards import HerChoice, Wooed, Wooer
from caravanserai.core.what_if import BadLine
from caravanserai.server.handlers.games import check_game
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.encoding import pre_encoded
from caravanserai.tables.what_if import bad_position


@serves(Api.board_odds)
async def board_odds(context: RequestContext, board: BoardAsked) -> BoardOdds:
    check_game(board.game)
    found = await context.services.work.do(context.caller, _follow, board)
    lens = None
    if not found.over:
        lens = msgspec.Raw(await context.services.lenses.reckon(board.game, found.view, fine=True))
    return BoardOdds(found.position, pre_encoded(found.view), lens, found.over, found.reach)


def _follow(board: BoardAsked) -> Followed:
    try:
        return follow(board.game, board.position, board.rolled)
    except (BadNotation, BadPosition) as error:
        raise bad_position(error) from None
    except BadLine as error:
        raise Refused("bad_line", str(error), number=error.number) from None
    except NotHere as error:
        raise Refused("not_beside", str(error)) from None


@serves(Api.whom)
async def chosen(context: RequestContext, choice: ChoiceAsked) -> HerChoice:
    check_game(choice.game)
    return await context.services.work.do(context.caller, _choose, choice)


def _choose(asked: ChoiceAsked) -> HerChoice:
    suitors = [Wooer(told.room, dict(told.seen), list(told.guests)) for told in asked.suitors]
    try:
        return whom(asked.game, Wooed(asked.who, asked.swapped, suitors))
    except BadPosition as error:
        raise bad_position(error) from None
    except NotHere as error:
        raise Refused("not_beside", str(error)) from None
