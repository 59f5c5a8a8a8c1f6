"""For people at a real table: player aids."""

from __future__ import annotations

from functools import lru_cache

from caravanserai.api.endpoints import Api
from caravanserai.api.wire import AidSheet, AidVariant
from caravanserai.beside.aid_page import html_of, linked
from caravanserai.beside.aids import sheet_of, variant_name, variants_of
from caravanserai.core.texts import FALLBACK
from caravanserai.server.handlers.games import check_game, known
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves


@serves(Api.aid)
async def aid(context: RequestContext, game: str, variant: str = "", language: str = FALLBACK) -> AidSheet:
    check_game(game)
    variants = variants_of(game)
    if not variants:
        return AidSheet("", "", [], "")
    return made(game, variant if variant in variants else variants[0], known(language))


@lru_cache(maxsize=64)
def made(game: str, variant: str, language: str) -> AidSheet:
    """A sheet never changes while a server runs."""
    sheet = sheet_of(game, language, variant)
    variants = [AidVariant(one, variant_name(game, language, one)) for one in variants_of(game)]
    return AidSheet(sheet.title, variant, variants, linked(html_of(sheet, language), f"/rules/{game}"))
