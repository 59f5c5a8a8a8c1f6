"""Coins, the toy of the conformance suite, in a browser's window: on the board that is drawn for any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from tests.browser.server_process import ROOT
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

TOYS = ROOT / "tests" / "conformance" / "toys"
"""Where it lies: a server must be told."""


class AtCoins(AtTable):
    """Whoever rolls is soon at the end."""

    game: ClassVar[str] = "coins"
    players: ClassVar[int] = 3
    bot: ClassVar[str] = "random"
    wishes: ClassVar[tuple[str, ...]] = ("roll", "lay 1")

    def tile(self, path: str) -> Locator:
        return self.page.locator(f'[data-tile="{path}"]')

    def number(self, path: str) -> int:
        return int(self.tile(path).locator("[data-piece]").inner_text())

    def frames(self) -> list[Any]:
        found: list[Any] = self.page.evaluate("window.frames_seen")
        return found


def seated(ann: AtCoins, *others: AtCoins, players: int = 3, rounds: int = 3) -> None:
    """Ann opens a table, the others sit down, bots take what is left, and the game begins."""
    ann.visitor.ask("GET", "/me")
    wish = {"game": "coins", "players": players, "options": {"rounds": rounds}}
    table = ann.visitor.ask("POST", "/tables", wish)["table"]
    for seat, (person, name) in enumerate(zip((ann, *others), ("Ann", "Ben"), strict=False)):
        person.visitor.ask("GET", "/me")
        person.visitor.do(table, "sit", name=name, seat=seat)
        person.visitor.do(table, "ready")
    for seat in range(1 + len(others), players):
        ann.visitor.do(table, "seat_bot", seat=seat, bot="random")
    ann.visitor.do(table, "start")
    for person in (ann, *others):
        person.visitor.go(f"/t/{table}")


def turn(ann: Visitor) -> Page:
    """Ann's turn, when some have scored."""
    at = AtCoins(ann)
    seated(at)
    for _ in range(4):
        ann.play(at.table, "roll", "lay 1")
    ann.wait_for_turn(at.table)
    at.catch_up()
    return at.page


STATES: dict[str, Callable[[Visitor], Page]] = {"coins_turn": turn}
