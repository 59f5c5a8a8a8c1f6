"""Recorded games as text: every move with all that happened, what is seen every few moves, and the last position.

Most are whole games. One that begins in the midst of a game, such as a turn that the rules tell as an example, has the position
that it begins with in its heading.

A refactoring leaves these files as they are, byte for byte. A change of the rules shows in them, where it can be read.
"""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.core.contract import CHANCE, Event, Game, Options, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.options import option_table, read_options, write_options
from caravanserai.core.randomness import Random, below
from tests.conformance.walks import sight, viewers

Saved = dict[str, Any]
FOLDER = Path(__file__).parent / "playthroughs"
VIEWS_EVERY = 10
LARGEST = 240_000
"""What one still reads through, in bytes."""


def tables(game: Game) -> list[tuple[int, Options]]:
    """The fewest players with the default options; one more, the most, and some between with everything else than those."""
    counts = list(game.players)
    few = dict.fromkeys([counts[0], counts[min(1, len(counts) - 1)], counts[len(counts) // 2], counts[-1]])
    return [(players, unusual_options(game, players, turn) if turn else game.options_type()) for turn, players in enumerate(few)]


def unusual_options(game: Game, players: int, turn: int) -> Options:
    """No option as usual; of several other values they take turns."""
    for number in range(turn, turn + 24):
        given = {}
        for place, option in enumerate(option_table(game.options_type)):
            others = [value for value in (*option.values, option.maximum) if value not in (option.default, None)]
            given[option.name] = others[(number + place) % len(others)]
        options = read_options(game.options_type, given)
        with contextlib.suppress(BadOption):
            game.start(players, options)
            return options
    raise AssertionError(f"{game.id}: no unusual options start for {players} players")


def draw_log(game: Game, players: int, options: Options, seed: int) -> list[int]:
    """A random game, drawn with our own random numbers, which no other version of Python changes."""
    position, rng, log = game.start(players, options), Random(seed), []
    while not position.is_over():
        moves = position.legal_moves()
        weights = position.weights() if position.actor() == CHANCE else [1] * len(moves)
        ticket = below(rng, sum(weights))
        while ticket >= weights[0]:
            ticket -= weights.pop(0)
            moves.pop(0)
        log.append(moves[0])
        position.play(moves[0])
    return log


def write(game: Game, players: int, options: Options, log: list[int], begins: Saved | None = None) -> str:
    """The text of a game, or of what came after a position."""
    position = game.start(players, options) if begins is None else game.load(begins)
    lines = [f"game {game.id}", f"rules {game.rules_version}", f"players {players}"]
    lines += [f"option {name} {value}" for name, value in write_options(options).items()]
    lines += [f"begins {name} {_json(value)}" for name, value in (begins or {}).items()]
    for number, move in enumerate(log):
        if number % VIEWS_EVERY == 0:
            lines += ["", f"views {_views(game, position)}"]
        lines.append(f"{_actor(position)}: {game.write(game.move(move))}")
        lines += [f"    {_told(event)}" for event in game.play(position, move)]
    lines += ["", f"views {_views(game, position)}", f"outcome {_json(game.outcome(position))}"]
    lines += [f"{name} = {_json(value)}" for name, value in game.save(position).items()]
    return "\n".join(lines) + "\n"


def remake(text: str) -> str:
    """The same game once more, from nothing but the names and moves in its text."""
    lines = text.splitlines()
    heading = [line.split(maxsplit=2) for line in lines[: lines.index("")]]
    game = load_game(heading[0][1])
    options = read_options(game.options_type, {words[1]: words[2] for words in heading if words[0] == "option"})
    begins = {words[1]: msgspec.json.decode(words[2]) for words in heading if words[0] == "begins"}
    if begins:
        begins["rules_version"] = game.rules_version
    moves = [line.split(": ", 1)[1] for line in lines if line.startswith(("chance: ", "seat "))]
    return write(game, int(heading[2][1]), options, [game.number(game.read(move)) for move in moves], begins or None)


def _actor(position: Position) -> str:
    return "chance" if position.actor() == CHANCE else f"seat {position.actor()}"


def _views(game: Game, position: Position) -> str:
    """A few letters that change whenever anything changes that anybody sees."""
    everything = b"|".join(sight(game, position, viewer) for viewer in viewers(position))
    return hashlib.sha256(everything).hexdigest()[:16]


def _told(event: Event) -> str:
    arguments: dict[str, Any] = msgspec.to_builtins(event)
    name = arguments.pop("event")
    return " ".join([f"§{event.section}", name, *(f"{key}={_json(value)}" for key, value in arguments.items())])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
