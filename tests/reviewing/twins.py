"""Games that a seat cannot tell apart: the same but for what was drawn or done in secret from it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from caravanserai.core.contract import Game
from caravanserai.core.errors import IllegalMove
from caravanserai.core.record import Record


def heard(game: Game, record: Record, moves: list[int], seat: int) -> list[bytes] | None:
    """By move, what a seat hears and then sees if these are made; None if they cannot be, or are no whole game."""
    again = Record(game, record.players, record.options)
    told = []
    for move in moves:
        try:
            events = again.play(move)
        except IllegalMove:
            return None
        view = game.view(again.position, seat)
        told.append(msgspec.json.encode([[game.redacted(event, seat) for event in events], view]))
    return told if again.outcome is not None else None


def twins_of(record: Record, seat: int) -> Iterator[tuple[int, Record]]:
    """Other whole games, each with how many of its moves the seat cannot tell from those of this one."""
    game, moves = record.game, [entry.move for entry in record.log]
    original = heard(game, record, moves, seat)
    assert original is not None
    for at, entry in enumerate(record.log):
        if entry.actor == seat:
            continue
        before = record.at(at)
        for other in before.legal_moves():
            after = before.copy()
            events = game.play(after, other)
            view = game.view(after, seat)
            sounds = msgspec.json.encode([[game.redacted(event, seat) for event in events], view])
            if other == entry.move or sounds != original[at]:
                continue
            told = heard(game, record, [*moves[:at], other, *moves[at + 1 :]], seat)
            if told is not None:
                alike = next((n for n, (a, b) in enumerate(zip(told, original, strict=True)) if a != b), len(moves))
                if alike > at + 1:
                    twin = [*moves[:at], other, *moves[at + 1 :]]
                    yield alike, Record.replay(game, record.players, record.options, twin, names=record.names)
