"""The places of the page: it is the same everywhere, and is shown elsewhere by what lies there."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from caravanserai.server.site.files import ASSETS, PLACES, File
from caravanserai.server.site.previews import Previews, Subject


def file_routes(files: dict[str, File]) -> list[Route]:
    """The page at all its places, what it is made of, and nothing else."""
    previews = Previews(files)

    async def place(request: HttpRequest) -> Response:
        return previews.at(request, await _subject(previews, request)).answer(request)

    async def asset(request: HttpRequest) -> Response:
        file = files.get(ASSETS + request.path_params["name"])
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    routes = [Route(path, place) for path in PLACES]
    routes += [_route(f"/{name}", file) for name, file in files.items() if not file.for_ever]
    return [*routes, Route(f"/{ASSETS}{{name:path}}", asset)]


async def _subject(previews: Previews, request: HttpRequest) -> Subject:
    given = request.path_params
    if "table" in given:
        return await previews.of_table(request, given["table"])
    if "puzzled" in given:
        return previews.of_game(given["puzzled"], "puzzle")
    return previews.of_game(given["game"], "rules") if "game" in given else Subject()


def _route(path: str, file: File) -> Route:
    async def answer(request: HttpRequest) -> Response:
        return file.answer(request)

    return Route(path, answer)
