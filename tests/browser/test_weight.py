"""What is loaded before one can begin."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from caravanserai.core.discovery import game_ids
from tests.browser import emira, five_tribes
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.browser.weight import BOARD_LIMIT, HOME_LIMIT, weigh

SIT_DOWN: dict[str, Callable[[Visitor], str]] = {
    "camel_up": Visitor.sit_down,
    "five_tribes": five_tribes.sit_down,
    "emira": emira.sit_down,
}


def test_home_and_every_board_are_light(visit: Come) -> None:
    ann = visit(language="pl")
    ann.go("/")
    ann.wait_until_nothing_is_asked_for()
    home = weigh(ann.watch.asked)
    assert home
    assert sum(home.values()) <= HOME_LIMIT, home
    for game in game_ids():
        ben = visit(language="pl")
        ben.go(f"/t/{SIT_DOWN[game](ben)}")
        more = {name: size for name, size in weigh(ben.watch.asked).items() if name not in home}
        assert more
        assert sum(more.values()) <= BOARD_LIMIT, more


def test_the_words_of_one_language_come_with_home_and_only_once(visit: Come) -> None:
    ann = visit(language="fr")
    page = ann.go("/")
    words = page.evaluate("({ ...document.querySelector('meta[name=words]').dataset })")
    asked = [urlsplit(url).path for url in ann.watch.asked]
    assert {language: asked.count(path) for language, path in words.items()} == {"en": 0, "pl": 0, "fr": 1}
