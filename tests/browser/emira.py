"""Emira in a browser: tables against bots, brought to where a test wants to look."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

ACTIONS = ("buy large_slow", "buy small_slow", "buy status", "buy appearance", "buy section", "buy camel", "relief", "on")


def sit_down(visitor: Visitor, players: int = 4, **options: Any) -> str:
    """A game against bots, in which Ann has seat 0."""
    visitor.ask("GET", "/me")
    table = str(visitor.ask("POST", "/tables", {"game": "emira", "players": players, "options": options})["table"])
    visitor.do(table, "sit", name="Ann", seat=0)
    for seat in range(1, players):
        visitor.do(table, "seat_bot", seat=seat, bot="regular")
    visitor.do(table, "ready")
    visitor.do(table, "start")
    return table


def go_on(visitor: Visitor, table: str, asked: str, turn: int = 1, moves: int = 200) -> Any:
    """Behind the page's back, until Ann is asked this: she bids a little, buys what she can, and otherwise does without."""
    for _ in range(moves):
        update = visitor.wait_for_turn(table)
        if update["phase"] == "over" or (update["prompt"]["ask"] == asked and update["view"]["turn"] >= turn):
            return update
        legal = [move for group in update["legal"] for move in group["moves"]]
        named = {move["notation"]: move["number"] for move in legal}
        wishes = ("pass", "on") if update["prompt"]["ask"] != "acting" else ACTIONS
        number = next((named[wish] for wish in wishes if wish in named), legal[0]["number"])
        visitor.do(table, "play", move=number, version=update["version"])
    raise AssertionError(f"nobody was asked {asked}")


def at_auction(visitor: Visitor, players: int = 4, turn: int = 2) -> Page:
    """Ann is asked to bid, and the lens has answered."""
    table = sit_down(visitor, players)
    go_on(visitor, table, "bidding", turn)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move=pass]").wait_for()
    page.locator(".whom .verdict").first.wait_for()
    visitor.settle()
    return page
