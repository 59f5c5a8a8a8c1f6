"""Pictures of the main states, light and dark, on a phone and a laptop, into docs/screenshots.

    python -m tools.screenshots [STATE ...]

The dice are always the same and so are the moves, so that a picture changes only when the page does.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser import emira, five_tribes
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.house import ROOT, House
from tests.browser.states import STATES
from tests.browser.visitor import Visitor

TARGET = ROOT / "docs" / "screenshots"
SCREENS = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1440, "height": 900}}
THEMES = ("light", "dark")
SHOWN = {
    "home": "home_with_tables",
    "new-table": "new_table_folded",
    "lobby": "lobby",
    "turn": "turn",
    "tile": "tile",
    "eight": "turn_of_eight",
    "odds": "odds",
    "accounts": "accounts",
    "end": "end",
    "text": "text_turn",
    "rules": "rules",
    "tribes-plan": "tribes_plan",
    "tribes-bid": "tribes_bid",
    "tribes-end": "tribes_end",
    "emira": "emira_auction",
    "emira-choice": "emira_samira",
    "emira-end": "emira_advanced_end",
}
EVERY = STATES | five_tribes.STATES | emira.STATES
COLOURS = 256


def main() -> None:
    wanted = sys.argv[1:] or list(SHOWN)
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            for screen, size in SCREENS.items():
                for theme in THEMES:
                    for name in wanted:
                        visitor = Visitor(browser, house.address, screen=size, theme=theme, touch=screen == "phone")
                        page = EVERY[SHOWN[name]](visitor)
                        page.mouse.move(0, 0)
                        page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }")
                        visitor.settle()
                        keep(page.screenshot(animations="disabled"), TARGET / f"{name}-{screen}-{theme}.png")
                        visitor.leave()
        finally:
            browser.close()
            house.stop()


def keep(picture: bytes, path: Path) -> None:
    """With as many colours as one needs to judge it."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
