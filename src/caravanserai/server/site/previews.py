"""How a link to the page is shown elsewhere (Open Graph): a title and a sentence in the language asked for, and a drawn picture;
and what a browser may fetch at once for a table, before the page's code has come and asks for it.

Of a table only its game is told: neither its name nor who sits there; of a review not who won. Of one that only its players may
watch, and of one that there is not, nothing is told but what this place is.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Literal, NamedTuple

import msgspec
from starlette.requests import Request as HttpRequest

from caravanserai.core.discovery import game_ids
from caravanserai.core.speech import Speech, languages
from caravanserai.core.texts import FALLBACK
from caravanserai.server.http.context import services_of
from caravanserai.server.site.files import INDEX, File, make_file
from caravanserai.tables.store import StorageError

WORDS = "previews.json"
AHEAD = "ahead.json"
PICTURES = "previews/{name}.png"
INN = "inn"
"""The picture of the place itself."""
WIDTH, HEIGHT = 1200, 630
_GAME = "{ $game }"
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description" content="[^"]*" ?/?>\s*')


class PreviewWords(msgspec.Struct, frozen=True):
    """What the page says of itself, in one language."""

    name: str
    tagline: str
    invitation: str
    """To a table; the game is still to be named."""
    rules: str
    review: str = ""
    """Of a review, what it is called, and a sentence of what it tells."""
    review_tells: str = ""


class Subject(NamedTuple):
    """What a link leads to: a game's table, perhaps one that is open to join, its review, or a game's rules; without a game, this
    place."""

    game: str = ""
    kind: str = ""
    board: bool = False
    """Whether it leads to the table itself, not to a television or a review."""


class Previews:
    """The page, with what is said of it at each of its places."""

    def __init__(self, files: dict[str, File]) -> None:
        self._files = files
        self._index = files[INDEX]
        self._words = self._read(files)
        self._ahead = msgspec.json.decode(files[AHEAD].content, type=dict[str, list[str]]) if AHEAD in files else {}
        self._made = lru_cache(maxsize=256)(self._make)

    @staticmethod
    def _read(files: dict[str, File]) -> dict[str, PreviewWords]:
        found = files.get(WORDS)
        return msgspec.json.decode(found.content, type=dict[str, PreviewWords]) if found is not None else {}

    def at(self, request: HttpRequest, subject: Subject) -> File:
        """The page as it is sent to whoever asks for it there."""
        if b"</head>" not in self._index.content or FALLBACK not in self._words:
            return self._index
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        spoken = preferred(request.headers.get("accept-language", ""), tuple(self._words))
        return self._made(subject, spoken, origin)

    async def of_table(self, request: HttpRequest, table: str) -> Subject:
        """What may be told of a table to somebody of whom nothing is known."""
        try:
            listing = await services_of(request).registry.store.listing_of(table)
        except StorageError:
            return Subject()
        if listing is None or listing.summary.closed_to_onlookers or listing.game not in game_ids():
            return Subject()
        is_review = listing.phase == "over" and request.url.path.endswith(f"/t/{table}/review")
        return Subject(listing.game, "review" if is_review else listing.phase, request.url.path.endswith(f"/t/{table}"))

    def of_game(self, game: str, kind: Literal["rules", "puzzle"]) -> Subject:
        return Subject(game, kind) if game in game_ids() else Subject()

    def _make(self, subject: Subject, language: str, origin: str) -> File:
        words = self._words[language]
        title, text = _told(subject, words, language)
        picture = PICTURES.format(name=subject.game)
        if picture not in self._files:
            picture = PICTURES.format(name=INN)
        tags = {
            "og:site_name": words.name,
            "og:type": "website",
            "og:title": title,
            "og:description": text,
            "og:locale": language,
            "og:image": f"{origin}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
        head = "".join(f'<meta property="{name}" content="{escape(told)}" />' for name, told in tags.items())
        head += f'<meta name="twitter:card" content="summary_large_image" /><meta name="description" content="{escape(text)}" />'
        head += self._fetched_at_once(subject)
        page = _DESCRIPTION.sub("", self._index.content.decode())
        page = _TITLE.sub(lambda _: f"<title>{escape(title)}</title>", page, count=1)
        content = page.replace("</head>", f"{head}</head>", 1).encode()
        return make_file(content, INDEX, varies="Accept-Encoding, Accept-Language")

    def _fetched_at_once(self, subject: Subject) -> str:
        """What every page begins with comes first all the same. Styles are left to the page: a browser complains of one that is
        fetched ahead and not used for some seconds, which is so wherever somebody's machine is busy."""
        if not subject.board:
            return ""
        parts = ("Table", "Lobby" if subject.kind == "open" else "", subject.game)
        names = dict.fromkeys(name for part in parts for name in self._ahead.get(part, ()))
        scripts = [name for name in names if not name.endswith(".css")]
        return "".join(f'<link rel="modulepreload" crossorigin fetchpriority="low" href="{escape(name)}" />' for name in scripts)


def _told(subject: Subject, words: PreviewWords, language: str) -> tuple[str, str]:
    """A title and a sentence."""
    if not subject.game:
        return words.name, words.tagline
    speech = Speech(language if language in languages() else FALLBACK, subject.game)
    title = speech.say(f"{subject.game}-title")
    pitch = f"{subject.game}-pitch"
    text = speech.say(pitch) if speech.has(pitch) else words.tagline
    if subject.kind == "open":
        return words.invitation.replace(_GAME, title), text
    if subject.kind == "rules":
        return f"{title} · {words.rules}", text
    if subject.kind == "review" and words.review:
        return f"{title} · {words.review}", words.review_tells
    return f"{title} · {words.name}", text


def preferred(header: str, known: tuple[str, ...]) -> str:
    """The known language that a browser wants most; English if it wants none of them, or does not say."""
    wishes = []
    for place, part in enumerate(header[:500].split(",")):
        name, _, weight = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if language in known and quality > 0:
            wishes.append((-quality, place, language))
    return min(wishes)[2] if wishes else FALLBACK
