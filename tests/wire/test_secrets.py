"""What a seat may not know is in no byte that the server sends it, for a whole game of every game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import SPECTATOR, Game, Options
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import option_table, read_options
from caravanserai.server import looking
from caravanserai.server.lenses import Lenses
from tests.wire.asking import running
from tests.wire.twins import Clock, Honest, Side, Twins, replace_sources


def switched(game: Game) -> Options:
    """Everything that can be switched on or off, the other way round."""
    table = option_table(game.options_type)
    return read_options(
        game.options_type, {option.name: not option.default for option in table if isinstance(option.default, bool)}
    )


CASES = [
    pytest.param(game, options, id=f"{game.id}-{name}")
    for game in map(load_game, game_ids())
    for name, options in (("usual", game.options_type()), ("switched", switched(game)))
]
DRAWN = {"five_tribes"}
"""Where secrets are drawn by chance and not chosen by a seat: moves alone make no two tables that differ in them."""
HIDING = [load_game(game) for game in game_ids() if load_game(game).hides and game not in DRAWN]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return replace_sources(monkeypatch)


async def play_twins(honest: Honest, options: Options, clock: Clock, folder: Path, most: int = 10_000) -> Twins:
    async with running(folder / "one.db") as one, running(folder / "two.db") as two:
        twins = Twins(honest, options, (Side(one), Side(two)), clock, 1)
        await twins.play(most)
        return twins


@pytest.mark.parametrize(("game", "options"), CASES)
def test_tables_that_differ_in_a_secret_send_everybody_else_the_same(
    game: Game, options: Options, clock: Clock, tmp_path: Path
) -> None:
    twins = asyncio.run(play_twins(Honest(game), options, clock, tmp_path))
    assert twins.moves > 20
    assert twins.undone > 1
    differ = game.hides and game.id not in DRAWN
    assert (twins.secret_moves > 0) == differ
    one, two = twins.sides
    assert (twins.honest.whole(one.table) != twins.honest.whole(two.table)) == differ
    assert (one.received[twins.people[1]] != two.received[twins.people[1]]) == differ
    assert twins.differences() == []


def leak_by_events(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears of a move what whoever made it does."""
    monkeypatch.setattr(type(game), "heard", lambda self, event, seat: event)


def leak_by_view(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers see what seat 1 sees."""
    honest = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, position, seat: honest(self, position, 1 if seat is SPECTATOR else seat))
    monkeypatch.setattr(type(game), "viewing", Game.viewing)


def leak_by_refusal(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal tells of the whole position."""
    honest = type(game).why_not

    def why_not(self: Game, position: Any, number: int) -> Any:
        refusal = honest(self, position, number)
        about = {"state": str(self.save(position))}
        return refusal and msgspec.structs.replace(refusal, about=about)

    monkeypatch.setattr(type(game), "why_not", why_not)


def leak_by_lens(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds are made of what seat 1 sees, whoever asks, and tell all of it."""
    honest = Lenses.find
    monkeypatch.setattr(Lenses, "find", lambda self, room, seat: honest(self, room, 1))
    monkeypatch.setattr(type(game), "lens", lambda self, view: view)


def leak_by_glimpse(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier positions are shown as seat 1 saw them, whoever asks."""
    honest = looking._glimpse
    monkeypatch.setattr(looking, "_glimpse", lambda table, moves, seat: honest(table, moves, 1))


LEAKS = [
    pytest.param(game, leak, id=f"{game.id}-{leak.__name__}")
    for game in HIDING
    for leak in (leak_by_events, leak_by_view, leak_by_refusal, leak_by_lens, leak_by_glimpse)
    if leak is not leak_by_lens or game.lens_type is not None
]
"""Every leak for every game; a game without a lens sends no odds that could tell anything."""


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_secret_that_is_leaked_on_purpose_is_noticed(
    game: Game,
    leak: Callable[[Game, pytest.MonkeyPatch], None],
    clock: Clock,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Honest(game)
    leak(game, monkeypatch)
    twins = asyncio.run(play_twins(honest, game.options_type(), clock, tmp_path, 40))
    assert twins.secret_moves > 0
    assert twins.differences() != []
