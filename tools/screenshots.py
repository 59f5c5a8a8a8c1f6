"""Pictures of the page: those that the docs show, or the main states on every screen, to look at.

    python -m tools.screenshots [STATE ...]            docs/screenshots, those that are shown, or of these states
    python -m tools.screenshots --into DIR [STATE ...] these states, or all, light and dark, on a phone and a laptop

The dice are always the same and so are the moves, so that a picture changes only when the page does.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import beside, coins, emira, five_tribes
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.server_process import ROOT, ServerProcess
from tests.browser.states import STATES
from tests.browser.visitor import Visitor

from caravanserai.lab.report import report
from caravanserai.lab.tournament import tournament

DOCS = ROOT / "docs" / "screenshots"
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
    "coins": "coins_turn",
    "beside": "beside",
    "aid": "aid",
    "judge": "judge",
    "pad": "pad",
    "pad-race": "pad_of_camel_up",
    "pad-court": "pad_of_emira",
    "real-board": "real_board",
    "real-odds": "real_odds",
    "whom": "whom",
    "lab": "lab_report",
}
IN_DOCS = (
    ("turn", "laptop", "light"),
    ("tribes-plan", "laptop", "light"),
    ("emira", "laptop", "light"),
    ("home", "laptop", "dark"),
    ("lobby", "phone", "light"),
    ("odds", "phone", "dark"),
    ("tribes-end", "phone", "light"),
    ("emira-choice", "phone", "dark"),
    ("coins", "laptop", "light"),
    ("beside", "phone", "light"),
    ("aid", "laptop", "light"),
    ("judge", "phone", "dark"),
    ("pad", "laptop", "light"),
    ("pad-race", "phone", "light"),
    ("pad-court", "phone", "dark"),
    ("real-board", "phone", "light"),
    ("real-odds", "phone", "dark"),
    ("whom", "phone", "light"),
    ("lab", "laptop", "light"),
)
COLOURS = 256


def lab_report(visitor: Visitor) -> Page:
    """The page of a tournament, which needs no server."""
    played = tournament("camel_up", ["random", "roller", "novice", "regular"], 4, 24)
    visitor.page.set_content(report(played))
    return visitor.page


EVERY = STATES | beside.STATES | five_tribes.STATES | emira.STATES | coins.STATES | {"lab_report": lab_report}


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of the page.")
    parser.add_argument("--into", type=Path, help="the folder for pictures to look at; without it, those that the docs show")
    parser.add_argument("states", nargs="*", metavar="STATE", help=f"of {', '.join(SHOWN)}")
    given = parser.parse_args()
    every = [(name, screen, theme) for screen in SCREENS for theme in THEMES for name in given.states or SHOWN]
    shown = [picture for picture in IN_DOCS if not given.states or picture[0] in given.states]
    target, pictures = (given.into, every) if given.into else (DOCS, shown)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        servers = {False: ServerProcess(folder(data, "box")), True: ServerProcess(folder(data, "toys"), games=coins.TOYS)}
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            for name, screen, theme in pictures:
                server = servers[SHOWN[name] in coins.STATES]
                keep(take(browser, server.address, name, screen, theme), target / f"{name}-{screen}-{theme}.png")
        finally:
            browser.close()
            for server in servers.values():
                server.stop()


def folder(data: str, name: str) -> Path:
    made = Path(data) / name
    made.mkdir()
    return made


def take(browser: Browser, address: str, name: str, screen: str, theme: str) -> bytes:
    visitor = Visitor(browser, address, screen=SCREENS[screen], theme=theme, touch=screen == "phone")
    try:
        page = EVERY[SHOWN[name]](visitor)
        page.mouse.move(0, 0)
        page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }")
        visitor.settle()
        return page.screenshot(animations="disabled")
    finally:
        visitor.leave()


def keep(picture: bytes, path: Path) -> None:
    """With as many colours as one needs to judge it."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
