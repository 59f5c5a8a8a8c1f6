from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import firefox as foxes
from tests.browser.chromium import ARGUMENTS, MISSING, WHOLE, find_chromium
from tests.browser.server_process import ServerProcess
from tests.browser.visitor import Visitor

expect.set_options(timeout=60_000)  # others may be at work
HERE = Path(__file__).parent
Come = Callable[..., Visitor]


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.browser)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Playwright keeps a loop running in its process, over which other tests would stumble: beside others, ours are left out."""
    ours = [item for item in items if HERE in item.path.parents]
    if find_chromium() is None:
        for item in ours:
            item.add_marker(pytest.mark.skip(reason=MISSING))
    elif len(ours) < len(items):
        items[:] = [item for item in items if item not in ours]
        config.hook.pytest_deselected(items=ours)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """One with windows, which alone can be asked for notices."""
    if find_chromium(WHOLE) is None:
        pytest.skip(f"this needs a Chromium with windows (Debian: apt install chromium); {MISSING}")
    browser = playwright.chromium.launch(executable_path=find_chromium(WHOLE), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if foxes.find_firefox() is None:
        pytest.skip(foxes.MISSING)
    browser = playwright.firefox.launch(**foxes.launching(tmp_path_factory.mktemp("firefox")))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(chromium: Browser) -> Browser:
    """What people come with, where a test does not say otherwise."""
    return chromium


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Where all tests play that do not switch it off."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may stop and start."""
    server = ServerProcess(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Come]:
    """People who come with browsers of their own. When the test is over, nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(at: ServerProcess = server, **given: Any) -> Visitor:
        visitors.append(Visitor(browser, at.address, **given))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        visitor.watch.check()
