"""Bots of others at a server's tables: whoever runs it says which, and every process of it knows them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from caravanserai.bots import bot_names, instant_bot, make_bot, offer, takes_time
from tests.bots import mine

HERE = "tests.bots.mine"

ASKING = f"""
import asyncio
import msgspec
from caravanserai import load_game
from caravanserai.bots import instant_bot, load_bot, offer
from caravanserai.tables.workers import Thought, Workers

async def main():
    offer(["{HERE}:Rider", "{HERE}:Answering", "{HERE}:Falling"])
    game = load_game("camel_up")
    position = game.read_position("1[G Y R] 3[B P] 15[w] 16[k]")
    view, legal = game.view(position, position.actor()), position.legal_moves()
    workers = Workers(1, 60.0)
    answered = []
    for bot in ("camel rider", "answering", "falling"):
        thought = Thought("camel_up", bot, 7, msgspec.json.encode(view), legal, seat=0, move=12)
        answered.append((await workers.choose(thought)).move)
    await workers.close()
    policy = load_bot("camel_up", instant_bot("camel_up"), 7).choose(view, legal).move
    assert answered == [legal[-1], policy, policy], answered
    assert workers.failures == {{"illegal": 1, "crashed": 1}}, workers.failures

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_that_is_offered_sits_at_tables_of_its_game_and_is_taken_for_no_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_BOTS", "")
    offer([f"{HERE}:Rider"])
    offer([f"{HERE}:Nth"])
    assert bot_names("camel_up") == ["random", "camel rider", "nth", "novice", "regular", "expert"]
    assert bot_names("emira") == ["random", "nth", "novice", "regular", "expert"]
    assert instant_bot("camel_up") == "regular"
    assert not takes_time("camel_up", "camel rider")
    assert isinstance(make_bot("camel_up", "camel rider", 1), mine.Rider)


def test_a_bot_is_offered_with_what_it_is_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_BOTS", "")
    offer([f"{HERE}:Nth(nth=2, mood='very, bold')", f"{HERE}:Rider"])
    made = make_bot("emira", "nth", 7)
    assert isinstance(made, mine.Nth)
    assert (made.seed, made.nth, made.mood) == (7, 2, "very, bold")
    assert bot_names("emira") == ["random", "nth", "novice", "regular", "expert"]


def test_workers_ask_it_and_tell_what_it_did_wrong() -> None:
    """What it chooses is made; where it errs or falls over, the game's policy answers, and why is told."""
    done = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = done.stdout + done.stderr
    assert "answering in seat 0, at move 12 with seed 7, gave nothing: choose ends without a return" in told
    assert "falling in seat 0, at move 12 with seed 7, fell over: ZeroDivisionError: no camels" in told
