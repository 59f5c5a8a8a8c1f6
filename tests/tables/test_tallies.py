"""What those at a table could know by keeping count: now, when moves were taken back, and at any moment before."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import Tally
from caravanserai.core.discovery import load_game
from caravanserai.tables.table import BETWEEN_MARKS, Table
from caravanserai.tables.tallies import TableTallies
from tests.tables.at import Sitting

GAMES = ["emira", "five_tribes"]
VIEWERS = [None, 0, 1, 2]


def sitting(game: str, moves: int, seed: int = 1) -> Sitting:
    """A game that has been played at random for so many moves."""
    found, lot = Sitting("ala", "bo", "cy", game=game), random.Random(seed)
    found.start()
    go_on(found, moves, lot)
    return found


def go_on(at: Sitting, moves: int, lot: random.Random) -> None:
    game = at.table.game
    while len(at.table.state.moves) < moves:
        at.play(game.write(game.move(lot.choice(at.table.position.legal_moves()))))


def folded(table: Table, viewer: int | None, moves: int) -> Tally | None:
    """What has been counted of the first so many moves, from the beginning."""
    position = table.position_after(0)
    tally = table.game.tally(position, viewer)
    assert tally is not None
    for move in table.state.moves[:moves]:
        for event in table.game.play(position, move.move):
            table.game.count(tally, table.game.redacted(event, viewer))
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_has_counted_all_that_they_heard(game: str) -> None:
    at, tallies = sitting(game, 120), TableTallies()
    for moves in (120, 121, 160):
        go_on(at, moves, random.Random(moves))
        for viewer in VIEWERS:
            assert tallies.of(at.table, viewer) == folded(at.table, viewer, len(at.table.state.moves))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_not_counted(game: str) -> None:
    at, tallies = sitting(game, 2 * BETWEEN_MARKS + 30), TableTallies()
    table = at.table
    assert tallies.of(table, 0) == folded(table, 0, len(table.state.moves))
    del table.state.moves[BETWEEN_MARKS + 20 :]
    table.position = table.position_after(len(table.state.moves))
    table.state.moves.append(msgspec.structs.replace(table.state.moves[0], move=table.position.legal_moves()[0]))
    table.position.play(table.state.moves[-1].move)
    for viewer in VIEWERS:
        assert tallies.of(table, viewer) == tallies.after(table, viewer, len(table.state.moves)) == folded(table, viewer, 10**6)


@pytest.mark.parametrize("game", GAMES)
def test_at_every_moment_before_it_is_what_was_counted_then(game: str) -> None:
    at, tallies = sitting(game, 2 * BETWEEN_MARKS + 30), TableTallies()
    now = folded(at.table, 1, 10**6)
    assert tallies.of(at.table, 1) == now
    for moves in (0, 1, BETWEEN_MARKS - 1, BETWEEN_MARKS, 2 * BETWEEN_MARKS + 29, 40):
        for viewer in VIEWERS:
            assert tallies.after(at.table, viewer, moves) == folded(at.table, viewer, moves)
    assert tallies.of(at.table, 1) == now, "what is counted now was changed by looking back"


def test_looking_back_does_not_play_the_whole_game_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at, tallies = sitting("emira", 4 * BETWEEN_MARKS), TableTallies()
    tallies.after(at.table, 0, 4 * BETWEEN_MARKS)
    played: list[int] = []
    honest = type(at.table.game).play

    def play(game: Any, position: Any, number: int) -> Any:
        played.append(number)
        return honest(game, position, number)

    monkeypatch.setattr(type(at.table.game), "play", play)
    for moves in range(4 * BETWEEN_MARKS):
        played.clear()
        tallies.after(at.table, 0, moves)
        assert len(played) == moves % BETWEEN_MARKS


def test_where_nothing_is_counted_there_is_no_tally(monkeypatch: pytest.MonkeyPatch) -> None:
    at = sitting("emira", 30)
    monkeypatch.setattr(type(load_game("emira")), "tally_type", None)
    assert TableTallies().of(at.table, 0) is None
    assert TableTallies().after(at.table, 0, 3) is None
