"""Somebody with a browser of their own: an identity, a language, a screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.browser.watch import Watch, settle

LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
WALL = {"width": 2560, "height": 1440}

PATIENCE = 6_000
"""How often something is looked at, a few milliseconds apart, before it counts as never coming: others may be at work."""
QUIET = 2_000
"""Milliseconds in which nothing is asked for when everything has come."""
AT_ONCE = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true });"
"""As in a tab in the background, where nobody looks on, the page shows what happened without letting it pass piece by piece."""


TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}
"""What somebody sets in the browser who needs text of twice the usual size."""

SPEAK = """(language) => {
  const button = document.querySelector(`button[lang=${language}]`);
  if (button) return button.click();
  const field = document.querySelector(`select:has(option[lang=${language}])`);
  field.value = language;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}"""
"""Languages are buttons, or one field where it is narrow."""

ON_A_PAGE = "location.protocol.startsWith('http')"
"""An empty tab remembers nothing."""

LEARNED = f"""
if ({ON_A_PAGE} && localStorage.getItem('caravanserai-lessons') === null) {{
  const declined = {{ camel_up: 'declined', five_tribes: 'declined', emira: 'declined' }};
  localStorage.setItem('caravanserai-lessons', JSON.stringify(declined));
}}
"""
"""Whoever has been offered the guided games before; newcomers are offered them beside every board."""

KNOWN_SECRETS = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.byteLength === 32 ? array.fill(7) : drawn(array));
"""
"""What a browser gives to the dice is the same in every run, so that the games of a test are."""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        screen: dict[str, int] = LAPTOP,
        theme: str = "light",
        motion: bool = False,
        at_once: bool | None = None,
        touch: bool = False,
        worker: bool = False,
        scale: float = 1,
        newcomer: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            timezone_id="Europe/Warsaw",
            viewport=screen,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            device_scale_factor=scale,
            service_workers="allow" if worker else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(90_000)
        self.watch = Watch(self.context, address)
        self.context.add_init_script(KNOWN_SECRETS)
        if not newcomer:
            self.context.add_init_script(LEARNED)
        if at_once or (at_once is None and not motion):
            self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()

    def leave(self) -> None:
        self.context.close()

    # Going about

    def go(self, path: str) -> Page:
        """Open an address of the server; what it shows is there when the page has a heading."""
        self.page.goto(path)
        self.page.wait_for_selector("main h1, h1, main", state="attached")
        self.page.wait_for_load_state("networkidle")
        settle(self.page)
        return self.page

    def prefer(self, **settings: Any) -> None:
        """What this browser remembers of its owner's wishes, from before they came."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"if ({ON_A_PAGE}) localStorage.setItem('caravanserai-settings', {kept});")

    def read_large(self) -> None:
        self.context.new_cdp_session(self.page).send("Page.setFontSizes", TWICE)

    def settle(self) -> None:
        settle(self.page)

    def wait_until_nothing_is_asked_for(self) -> None:
        """What a page fetches when it stands may come long after it; here, nothing has for a while."""
        asked = 0
        while len(self.watch.asked) > asked:
            asked = len(self.watch.asked)
            self.page.wait_for_timeout(QUIET)

    # Changing one's mind while a page is open

    def speak(self, language: str) -> None:
        """Use the switch in the page's head, even where a dialog lies over it."""
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        self.settle()
        self.language = language

    def light(self, theme: Any) -> None:
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_selector(f"html[data-theme={theme}]")
        self.settle()

    def resize(self, screen: Any) -> None:
        """What depends on the window is told of it with the next frame, and drawn with the one after.

        The pointer goes to a corner first: where it came to rest, something would soon explain itself over other words.
        """
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(screen)
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.settle()

    def named(self, role: Any, name: str | re.Pattern[str], **given: Any) -> Locator:
        return self.page.get_by_role(role, name=name, **given)

    # What a browser may ask for behind the page's back, to set a table up

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            headers={"Origin": self.address, "Content-Type": "application/json"},
            data=body,
            max_retries=2 if method == "GET" else 0,  # an idle line may be closed just when it is used again
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    def do(self, table: str, do: str, **fields: Any) -> Any:
        return self.ask("POST", f"/tables/{table}", {"command": {"do": do, **fields}, "key": None})

    def look(self, table: str) -> Any:
        return self.ask("GET", f"/tables/{table}?since=0")

    def forward(self, table: str, moment: Callable[[Any], bool] | None = None, *, left: int = 0, known: int = 0) -> None:
        """Let bots play until it is this moment for seat 0, until people have so many decisions left, or to the end."""
        wish = {"moment": f"{moment.__module__}:{moment.__name__}" if moment else "", "left": left, "known": known}
        answer = self.context.request.post(f"{self.address}/forward/{table}", data=wish)
        assert answer.ok, answer.text()

    def sit_down(self, *, players: int = 4, bot: str = "novice", name: str = "Ann", **settings: Any) -> str:
        """A game against bots, in which seat 0 has the first turn."""
        self.ask("GET", "/me")
        options = {"stack_order": "random", "first_crazy": "random", **settings.pop("options", {})}
        opened = self.ask("POST", "/tables", {"game": "camel_up", "players": players, "options": options, **settings})
        table = str(opened["table"])
        self.do(table, "sit", name=name, seat=0)
        for seat in range(1, players):
            self.do(table, "seat_bot", seat=seat, bot=bot)
        self.do(table, "ready")
        self.do(table, "start")
        return table

    def play(self, table: str, *wishes: str) -> Any:
        """Make the first legal move that begins with one of the wishes, when it is our turn; what the table is like then."""
        update = self.wait_for_turn(table)
        legal = [move for group in update["legal"] for move in group["moves"]]
        if not legal:
            return update
        wished = [move for wish in wishes for move in legal if move["notation"].startswith(wish)]
        self.do(table, "play", move=(wished or legal)[0]["number"], version=update["version"])
        return self.look(table)

    def wait_for_turn(self, table: str) -> Any:
        for _ in range(PATIENCE):
            update = self.look(table)
            if update["legal"] or update["phase"] == "over":
                return update
            self.page.wait_for_timeout(10)
        raise AssertionError("it never was our turn")

    def play_out(self, table: str) -> Any:
        """To the end, always rolling if one can."""
        while (update := self.play(table, "roll"))["phase"] != "over":
            pass
        return update
