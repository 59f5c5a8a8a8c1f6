"""The pages that the lab writes, on a phone and on a laptop, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from caravanserai.lab.balance import balance
from caravanserai.lab.balance_page import balance_page
from caravanserai.lab.report import report
from caravanserai.lab.tournament import tournament
from tests.browser.contrast import too_faint
from tests.browser.visitor import LAPTOP, PHONE

LONG = "tests/bots/mine.py:Nth(nth=1, mood=bold)"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    played = tournament("camel_up", ["random", "roller", "novice", LONG], 3, 3)
    return {"report": report(played), "balance": balance_page(balance("camel_up", 3, ["random", "roller"], 40))}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("name", ["report", "balance"])
def test_a_report_fits_its_screen_and_can_be_read(
    browser: Browser, pages: dict[str, str], name: str, screen: dict[str, int], theme: str
) -> None:
    page = browser.new_page(viewport=screen, color_scheme=theme)  # type: ignore[arg-type]
    try:
        page.set_content(pages[name])
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        ground, ink = page.evaluate(
            "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
            ".map(colour => colour.match(/\\d+/g).map(Number).reduce((sum, part) => sum + part))"
        )
        assert (ground > ink) == (theme == "light")
        assert too_faint(page) == []
        drawn = page.eval_on_selector_all("svg", "drawings => drawings.map(one => one.getBoundingClientRect())")
        assert drawn
        assert all(one["width"] > 250 and one["right"] <= screen["width"] for one in drawn)
        out = page.eval_on_selector_all(
            "svg text", "words => words.filter(one => one.getBBox().x + one.getBBox().width > 421 || one.getBBox().x < -1).length"
        )
        assert out == 0
    finally:
        page.close()
