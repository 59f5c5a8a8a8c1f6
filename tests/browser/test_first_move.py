"""From the door to the first move: alone with bots, and with a friend by link."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.table import AtTable
from tests.browser.visitor import LAPTOP, PHONE
from tests.browser.words import said

COUNT = "() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }"


@pytest.mark.parametrize(("screen", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone"])
def test_home_to_the_first_own_move_against_bots_takes_at_most_three_clicks(
    visit: Come, screen: dict[str, int], touch: bool
) -> None:
    ann = visit(screen=screen, touch=touch)
    page = ann.go("/")
    page.evaluate(COUNT)
    page.get_by_role("button", name=said("en", "page-home-play")).first.click()
    page.wait_for_url("**/t/*")
    at = AtTable(ann)
    assert at.wait()
    at.choose()
    assert page.evaluate("window.clicks") <= 3
