"""What the page weighs, how soon one plays, and whether a slow phone keeps up.

    python -m bench.page [--lighthouse | --lighthouse-only] [--turns 8] [--times 5] [--audited home,lobby,...]

The page is the one in the package, served by our own server on this machine to Debian's chromium, headless. `--lighthouse`
installs lighthouse from npm into a temporary folder and audits home, a lobby and the board of every game. Times depend on the
machine and on what else it does, so they are taken several times and the median is told; sizes do not.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.server_process import ServerProcess
from tests.browser.table import AtTable
from tests.browser.visitor import PHONE, Visitor
from tests.browser.weight import BOARD_LIMIT, HOME_LIMIT, weigh
from tests.browser.words import said

SLOWER = 4
"""How many times slower than this machine the phone is."""
LIGHTHOUSE = "lighthouse@13"
AUDITED = ("home", "lobby", "camel_up", "five_tribes", "emira")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LONG_TASKS = """
window.long = [];
const note = (list) => window.long.push(...list.getEntries().map((entry) => entry.duration));
new PerformanceObserver(note).observe({ type: 'longtask' });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lighthouse", action="store_true", help="audit the pages as well; needs npm")
    parser.add_argument("--lighthouse-only", action="store_true", help="audit the pages, and nothing else")
    parser.add_argument("--audited", default=",".join(AUDITED), help="which pages")
    parser.add_argument("--turns", type=int, default=8, help="turns to play on the slow phone")
    parser.add_argument("--times", type=int, default=5, help="how often each time is taken")
    arguments = parser.parse_args()
    if not arguments.lighthouse_only:
        with started_server() as server, started_browser() as browser:
            show_sizes(browser, server)
            show_first_move(browser, server, arguments.times)
            show_long_tasks(browser, server, arguments.turns, arguments.times)
    if arguments.lighthouse or arguments.lighthouse_only:
        # A server of its own: at the tables that were left above, bots would play on meanwhile.
        with started_server() as server:
            show_lighthouse(server, arguments.times, arguments.audited.split(","))


@contextmanager
def started_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def started_server() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as data:
        server = ServerProcess(Path(data))
        try:
            yield server
        finally:
            server.stop()


def show_sizes(browser: Browser, server: ServerProcess) -> None:
    print("\nScripts and styles, compressed, in bytes")
    for language in ("en", "pl", "fr"):
        visitor = Visitor(browser, server.address, language=language)
        visitor.go("/")
        home = weigh(visitor.watch.asked)
        visitor.leave()
        visitor = Visitor(browser, server.address, language=language)
        visitor.go(f"/t/{visitor.sit_down()}")
        board = {name: size for name, size in weigh(visitor.watch.asked).items() if name not in home}
        visitor.leave()
        told = f"  {language}: home {sum(home.values()):>7,} of {HOME_LIMIT:,}"
        print(f"{told}; a table of Camel Up {sum(board.values()):>7,} more of {BOARD_LIMIT:,}")
    for title, files in (("home", home), ("board", board)):
        for name, size in sorted(files.items(), key=lambda item: -item[1])[:8]:
            print(f"     {title:5} {size:>7,} {name}")


def show_first_move(browser: Browser, server: ServerProcess, times: int) -> None:
    print('\nFrom pressing "play now" to being able to move, in seconds')
    taken = []
    for _ in range(times):
        visitor = Visitor(browser, server.address, motion=True)
        page = visitor.go("/")
        button = page.get_by_role("button", name=said("en", "page-home-play")).first
        start = time.perf_counter()
        button.click()
        page.locator("[data-move]").first.wait_for()
        taken.append(time.perf_counter() - start)
        visitor.leave()
    print(f"  median {statistics.median(taken):.2f}, from {min(taken):.2f} to {max(taken):.2f}")


def show_long_tasks(browser: Browser, server: ServerProcess, turns: int, times: int) -> None:
    print(f"\nTasks of more than 50 ms in {turns} turns on a processor {SLOWER} times slower, in ms; median of {times} runs")
    runs = [long_tasks(browser, server, turns) for _ in range(times)]
    for title, tasks in (("choosing", [run[0] for run in runs]), ("pieces moving", [run[1] for run in runs])):
        count, longest, whole = (statistics.median(measure(run) for run in tasks) for measure in (len, longest_of, sum))
        print(f"  {title}: {count:.0f} tasks, the longest {longest:.0f}, together {whole:.0f}")


def longest_of(tasks: list[float]) -> float:
    return max(tasks, default=0)


def long_tasks(browser: Browser, server: ServerProcess, turns: int) -> tuple[list[float], list[float]]:
    """Turns on a phone: choosing and putting down again, trays, sheets, and the moves of three bots after each roll."""
    visitor = Visitor(browser, server.address, screen=PHONE, touch=True, motion=True)
    visitor.context.add_init_script(LONG_TASKS)
    page = visitor.go(f"/t/{visitor.sit_down()}")
    session = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    at = AtTable(visitor)
    at.wait()
    page.evaluate("window.long.length = 0")
    choosing: list[float] = []
    watching: list[float] = []
    for _ in range(turns):
        sheet = page.locator(".sheet").get_by_role("button", name=said("en", "page-table-close"))
        if sheet.count():
            sheet.first.click()
        for what in ("tile", "cards", "tickets", "roll"):
            page.locator(f'[data-tab="{what}"]').click()
        choosing += taken(page)
        at.move("roll").first.click()
        page.locator("[data-confirm]").click()
        page.wait_for_timeout(200)
        page.locator("[data-move]:visible, #result-title").first.wait_for(timeout=60_000)
        watching += taken(page)
        if at.is_over():
            break
    visitor.leave()
    return choosing, watching


def taken(page: Any) -> list[float]:
    found: list[float] = page.evaluate("window.long.splice(0)")
    return found


def show_lighthouse(server: ServerProcess, times: int, audited: list[str]) -> None:
    print(f"\nLighthouse (100 is best), median of {times} audits")
    with started_browser() as browser:
        visitor = Visitor(browser, server.address)
        pages = {name: laid(visitor, name) for name in audited}
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
        visitor.leave()
    with tempfile.TemporaryDirectory() as folder:
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run(["npm", "install", *quiet, "--prefix", folder, LIGHTHOUSE], check=True)
        for name, path in pages.items():
            who = "" if name == "home" else cookies  # home is what a stranger sees
            for manner in ("mobile", "desktop"):
                reports = [audit(Path(folder), server.address + path, who, manner) for _ in range(times)]
                show_reports(f"{name}, {manner}", reports)


def laid(visitor: Visitor, name: str) -> str:
    """Where such a page is: home, a table that waits for people, or one at which it is the visitor's turn."""
    visitor.ask("GET", "/me")
    if name == "home":
        return "/"
    if name == "lobby":
        table = visitor.ask("POST", "/tables", {"game": "camel_up", "players": 4})["table"]
        visitor.do(table, "sit", name="Ann", seat=0)
    else:
        table = visitor.ask("POST", "/tables/quick", {"game": name, "name": "Ann", "bot": "novice"})["table"]
        visitor.wait_for_turn(table)
    return f"/t/{table}"


def audit(folder: Path, address: str, cookies: str, manner: str) -> Any:
    report = folder / "report.json"
    command = [f"{folder}/node_modules/.bin/lighthouse", address, "--quiet", "--output=json", f"--output-path={report}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    command += [f"--extra-headers={json.dumps({'Cookie': cookies})}"] if cookies else []
    command += ["--preset=desktop"] if manner == "desktop" else []
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": find_chromium() or ""})
    return json.loads(report.read_text(encoding="utf-8"))


def show_reports(manner: str, reports: list[Any]) -> None:
    scores = {name: sorted(round(100 * (report["categories"][name]["score"] or 0)) for report in reports) for name in CATEGORIES}
    told = (f"{name} {statistics.median(found):.0f} ({found[0]} to {found[-1]})" for name, found in scores.items())
    print(f"  {manner}: " + ", ".join(told))
    for name in CATEGORIES:
        for place in reports[0]["categories"][name]["auditRefs"]:
            audits = [report["audits"][place["id"]] for report in reports]
            if place["weight"] and any(one["score"] is not None and one["score"] < 0.9 for one in audits):
                print(f"     {name}: {audits[0]['title']}: " + ", ".join(one.get("displayValue", "no") for one in audits))


if __name__ == "__main__":
    main()
