"""Two people come to a server with browsers of their own: one opens a table and sends its link, both sit down and move once.

python tools/try_in_browsers.py http://127.0.0.1:8000

The server may be of a package that is installed elsewhere; the browsers are worked as in tests/browser. How long it took is told,
or that no Chromium is here.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.camel_up import AtRace
from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium
from tests.browser.hands import Pointer
from tests.browser.test_whole_game import meet, wait_for_somebody
from tests.browser.visitor import Visitor


def main() -> None:
    (address,) = sys.argv[1:]
    if find_chromium() is None:
        print(f"two browsers: left out, {MISSING}")
        return
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        began = time.monotonic()
        meet_and_move(browser, address.rstrip("/"))
        print(f"two browsers: both have moved after {time.monotonic() - began:.1f} s")
        browser.close()


def meet_and_move(browser: Browser, address: str) -> None:
    ann, ben = AtRace(Visitor(browser, address)), AtRace(Visitor(browser, address))
    meet(ann, ben, Pointer)
    to_move = {ann, ben}
    while to_move:
        at = wait_for_somebody(ann, ben)
        if at is None:
            sys.exit(f"the game was over before {len(to_move)} of the two could move")
        if at.wait():
            at.choose()
            to_move.discard(at)
    for person in (ann, ben):
        person.visitor.leave()
        person.visitor.watch.check()


if __name__ == "__main__":
    main()
