"""What must never happen in a browser: errors, breaches of the page's policy, requests to anybody else."""

from __future__ import annotations

import re
from urllib.parse import unquote

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`));
"""
OFF_LINE = re.compile(
    r"net::ERR_|WebSocket connection|WebSocket is closed|Failed to fetch|status of 50[234]|establish a connection"
)
LEFT = re.compile(
    "net::ERR_ABORTED|NS_BINDING_ABORTED|WebSocket is closed before the connection is established|blocked by Playwright"
)
"""What was under way when its page was left, and the worker that most tests do without."""

INJECTED = re.compile(r"style-src-elem inline at .*> eval:|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=")
"""The empty style that Playwright tries to put into the page before it takes a picture in Firefox; the page refuses it."""


class Watch:
    """Notes every fault in a context's pages."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.may_be_off_line = False
        self.expected: list[str] = []
        context.add_init_script(VIOLATIONS)
        context.on("console", self._console)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("weberror", self._error)

    def expect(self, pattern: str) -> None:
        """This fault is what the test is about."""
        self.expected.append(pattern)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or LEFT.search(message.text) or INJECTED.search(unquote(message.text)):
            return
        if not (self.may_be_off_line and OFF_LINE.search(message.text)):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, fault: WebError) -> None:
        told = str(fault.error)
        if not INJECTED.search(told) and not (self.may_be_off_line and OFF_LINE.search(told)):
            self.faults.append(f"page error: {fault.error}")

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)
        own = (self.address, self.address.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.faults.append(f"asked elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        if not self.may_be_off_line and not LEFT.search(request.failure or ""):
            self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"refused: {response.request.method} {response.url}: {response.status}")

    def check(self) -> None:
        faults = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.expected)]
        assert not faults, "\n".join(dict.fromkeys(faults))


def settle(page: Page) -> None:
    """Until nothing is on its way any more, fonts are here, and nothing moves that is not meant to go on for ever."""
    page.wait_for_selector("[aria-busy=true]", state="detached")
    page.evaluate("""async () => {
      await document.fonts.ready;
      const finite = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime));
      await Promise.all(finite.map((a) => a.finished.catch(() => null)));
    }""")
