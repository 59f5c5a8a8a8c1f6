"""How links are shown elsewhere: with the game's picture and words, in the language asked for. Private tables tell nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.server.site.files import BUILT, read_files
from caravanserai.server.site.previews import AHEAD, WORDS, PreviewWords, preferred
from tests.server.local import ADDRESS, Browser, local

INDEX = (
    '<!doctype html><html><head><meta name="description" content="old" /><title>Caravanserai</title></head><body></body></html>'
)
SAID = {
    "en": {"name": "Caravanserai", "tagline": "Desert games.", "invitation": "{ $game }: who plays?", "rules": "Rules"}
    | {"review": "Review", "review_tells": "What was luck."},
    "pl": {"name": "Caravanserai", "tagline": "Pustynne gry.", "invitation": "{ $game }: kto gra?", "rules": "Zasady"},
}
NEEDED = {"Table": ["/t.js", "/t.css"], "Lobby": ["/lobby.js", "/t.js"], "camel_up": ["/race.js"], "emira": ["/court.js"]}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    folder = tmp_path / "page"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / WORDS).write_bytes(msgspec.json.encode(SAID))
    (folder / AHEAD).write_bytes(msgspec.json.encode(NEEDED))
    for name in ("inn", "camel_up"):
        (folder / "previews" / f"{name}.png").write_bytes(b"png")
    with local(tmp_path, page=folder) as found:
        found.get("/api/me")
        yield found


def told(browser: Browser, path: str, language: str = "") -> dict[str, str]:
    answer = browser.get(path, headers={"Accept-Language": language} if language else {})
    assert answer.status_code == 200
    return {name: unescape(text) for name, text in re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)"', answer.text)}


def opened(browser: Browser, game: str = "camel_up", **settings: object) -> str:
    body = {"game": game, "players": 3, "name": "Ada and Bo", **settings}
    return str(browser.post("/api/tables", json=body).json()["table"])


def test_an_invitation_shows_the_game_and_neither_names_nor_people(browser: Browser) -> None:
    table = opened(browser)
    browser.post(f"/api/tables/{table}", json={"command": {"do": "sit", "name": "Zosia"}})
    shown = told(browser, f"/t/{table}")
    assert shown["og:title"] == "Camel Up: who plays?"
    assert shown["og:description"] == "Bet on a race in which camels carry camels."
    assert shown["og:image"] == f"{ADDRESS}/previews/camel_up.png"
    page = browser.get(f"/t/{table}").text
    assert "<title>Camel Up: who plays?</title>" in page
    assert page.count('name="description"') == 1
    assert not re.search("Ada|Bo|Zosia", page)
    assert browser.get("/previews/camel_up.png").headers["content-type"] == "image/png"


def test_titles_are_in_the_language_asked_for(browser: Browser) -> None:
    table = opened(browser)
    assert told(browser, f"/t/{table}", "pl-PL,pl;q=0.9,en;q=0.5")["og:title"] == "Camel Up: kto gra?"
    assert told(browser, "/rules/emira", "pl")["og:title"] == "Emira · Zasady"
    assert told(browser, "/", "de, pl;q=0.1")["og:description"] == "Pustynne gry."
    answer = browser.get("/", headers={"Accept-Language": "pl"})
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert browser.get("/", headers={"Accept-Language": "pl", "If-None-Match": answer.headers["etag"]}).status_code == 304
    assert browser.get("/", headers={"Accept-Language": "en", "If-None-Match": answer.headers["etag"]}).status_code == 200


def test_a_review_says_what_it_is_and_not_who_won(browser: Browser) -> None:
    table = opened(browser, options={"stack_order": "random", "first_crazy": "random"})
    assert told(browser, f"/t/{table}/review")["og:title"] == "Camel Up: who plays?", "what is not over has none"

    def do(what: str, **given: object) -> dict[str, Any]:
        answer = browser.post(f"/api/tables/{table}", json={"command": {"do": what, **given}})
        assert answer.status_code == 200, answer.text
        return dict(browser.get(f"/api/tables/{table}").json())

    do("sit", name="Zosia", seat=0)
    for seat in (1, 2):
        do("seat_bot", seat=seat, bot="random")
    do("ready")
    update = do("start")
    while update["phase"] != "over":
        moves = [move["number"] for group in update["legal"] for move in group["moves"]]
        update = do("play", move=moves[0], version=update["version"]) if moves else browser.get(f"/api/tables/{table}").json()
    shown = told(browser, f"/t/{table}/review")
    assert (shown["og:title"], shown["og:description"]) == ("Camel Up · Review", "What was luck.")
    assert shown["og:image"] == f"{ADDRESS}/previews/camel_up.png"
    assert told(browser, f"/t/{table}")["og:title"] == "Camel Up · Caravanserai"
    assert "Zosia" not in browser.get(f"/t/{table}/review").text


def test_a_private_table_looks_like_none_at_all(browser: Browser) -> None:
    private, nothing = opened(browser, watch="nobody"), told(browser, "/t/nowhere")
    assert told(browser, f"/t/{private}") == nothing
    assert nothing["og:title"] == "Caravanserai"
    assert nothing["og:image"] == f"{ADDRESS}/previews/inn.png"


def test_a_game_without_a_picture_has_the_inns(browser: Browser) -> None:
    shown = told(browser, f"/t/{opened(browser, 'emira')}")
    assert (shown["og:title"], shown["og:image"]) == ("Emira: who plays?", f"{ADDRESS}/previews/inn.png")
    assert told(browser, "/rules/chess")["og:title"] == "Caravanserai"


def test_a_host_that_wants_to_be_markup_is_written_as_text(browser: Browser) -> None:
    page = browser.get("/", headers={"Host": 'x"><script>'})
    assert "<script>" not in page.text


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("pl", "pl"), ("fr-FR, pl;q=0.3", "pl"), ("en;q=0.2, pl;q=0.8", "pl"), ("pl;q=0", "en"), ("pl;q=x,,;", "en")],
)
def test_browsers_say_what_they_want_to_read(header: str, language: str) -> None:
    assert preferred(header, ("en", "pl")) == language


def test_the_built_page_has_words_and_a_small_picture_for_every_game_with_an_arch() -> None:
    files = read_files(BUILT)
    if not files or WORDS not in files:
        pytest.skip("no page is built")
    said = msgspec.json.decode(files[WORDS].content, type=dict[str, PreviewWords])
    assert {"en", "pl", "fr"} <= set(said)
    for name in ("inn", "camel_up", "emira", "five_tribes"):
        assert len(files[f"previews/{name}.png"].content) < 100_000


def test_what_a_table_needs_is_named_in_its_head_and_of_a_private_one_nothing(browser: Browser) -> None:
    def fetched(path: str) -> list[tuple[str, str]]:
        return re.findall(r'<link rel="((?:module)?preload)".*?href="([^"]+)"', browser.get(path).text)

    table = opened(browser)
    assert fetched(f"/t/{table}") == [("modulepreload", name) for name in ("/t.js", "/lobby.js", "/race.js")]
    assert fetched(f"/t/{table}/tv") == fetched(f"/t/{table}/review") == [], "which are made of other things"
    assert fetched(f"/t/{opened(browser, watch='nobody')}") == []
    assert fetched("/") == fetched("/rules/camel_up") == []
