"""What is loaded before one can begin."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.weight import BOARD_LIMIT, HOME_LIMIT, weigh


def test_home_and_a_board_are_light(visit: Come) -> None:
    ann = visit(language="pl")
    ann.go("/")
    home = weigh(ann.watch.asked)
    assert home
    assert sum(home.values()) <= HOME_LIMIT, home
    ann.go(f"/t/{ann.sit_down()}")
    more = {name: size for name, size in weigh(ann.watch.asked).items() if name not in home}
    assert more
    assert sum(more.values()) <= BOARD_LIMIT, more
