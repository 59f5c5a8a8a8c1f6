"""Checks of saved positions: what is kept comes back the same, and what was altered is refused or harmless."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import NO_ACTOR, Game, Options, Position
from caravanserai.core.errors import BadPosition
from tests.conformance.walks import draw_move, glimpses, plain, played_glimpses, sight, state, viewers

MARKS: tuple[Any, ...] = (
    -1,
    -2,
    1.5,
    99,
    2**31 - 1,
    2**31,
    -(2**31),
    2**62,
    2**63,
    2**64,
    -(2**64),
    "x",
    "1",
    None,
    [],
    [[]],
    {},
)
"""What a number, a list or anything else of a saved position may have been overwritten with."""

ALTERATIONS = 200
MOVES_AFTER = 25


def saves_load(game: Game, players: int, options: Options, seed: int) -> None:
    """A saved position, written as JSON and read back, is the same and plays on the same way."""
    for position in played_glimpses(game, players, options, seed, 20):
        loaded = game.load(plain(game, position))
        assert state(game, loaded) == state(game, position), "a saved position came back different"
        assert loaded.actor() == position.actor()
        assert loaded.legal_moves() == position.legal_moves()
        assert loaded.weights() == position.weights()
        if not position.is_over():
            move = draw_move(position, random.Random(seed))
            assert game.play(loaded, move) == game.play(position, move)
            assert state(game, loaded) == state(game, position), "a saved position played on differently"


def saves_are_snapshots(game: Game, players: int, options: Options, seed: int) -> None:
    """What is saved, or loaded from, has nothing in common with a position that is played on."""
    rng = random.Random(seed)
    for position in glimpses(game, players, options, seed, 6):
        for _ in range(15):
            if not position.is_over():
                saved, data = game.save(position), plain(game, position)
                loaded = game.load(saved)
                position.play(draw_move(position, rng))
                loaded.play(draw_move(loaded, rng))
                assert msgspec.json.decode(msgspec.json.encode(saved)) == data, "a saved position changed when the game went on"


def other_rules_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """A position kept under other rules is not taken for one of these."""
    for position in glimpses(game, players, options, seed, 2):
        data = plain(game, position)
        assert data["rules_version"] == game.rules_version
        for version in (game.rules_version + 1, game.rules_version - 1, None, str(game.rules_version), [game.rules_version]):
            with pytest.raises(BadPosition):
                game.load(data | {"rules_version": version})
        del data["rules_version"]
        with pytest.raises(BadPosition):
            game.load(data)


def altered_saves_do_no_harm(game: Game, players: int, options: Options, seed: int) -> None:
    """A saved position with one thing altered is refused, as `BadPosition`, or plays on like any other."""
    rng = random.Random(seed)
    refused = 0
    for position in glimpses(game, players, options, seed, ALTERATIONS):
        data = plain(game, position)
        what = alter(data, rng)
        try:
            loaded = game.load(data)
        except BadPosition:
            refused += 1
        except Exception as error:
            raise AssertionError(f"{what}: {error!r} instead of BadPosition") from error
        else:
            _assert_plays_on(game, loaded, what, rng)
    assert refused, "nothing that was altered was refused"


def alter(data: dict[str, Any], rng: random.Random) -> str:
    """Alter one thing in a saved position: a value, a list's length, or a name; tell what."""
    name = rng.choice(sorted(data))
    path, holder, key = rng.choice([(name, data, name), *_places(data[name], name)])
    kind = rng.randrange(5)
    if kind == 0 and isinstance(holder, dict):
        if rng.randrange(2):
            del holder[key]
            return f"{path} is missing"
        holder["surplus"] = 0
        return f"something surplus beside {path}"
    if kind == 1 and isinstance(holder, list):
        if rng.randrange(2):
            del holder[key]
            return f"{path} is taken out of its list"
        holder.append(copy.deepcopy(holder[key]))
        return f"{path} is once more at the end of its list"
    number = holder[key]
    if kind <= 3 and isinstance(number, int):
        holder[key] = rng.choice([number + 1, number - 1, number ^ 1 << rng.randrange(10), rng.randrange(16), -number])
    else:
        holder[key] = rng.choice(MARKS)
    return f"{path} is {holder[key]!r} and was {number!r}"


def _places(node: Any, path: str) -> list[tuple[str, Any, Any]]:
    """Every place within this part of a saved position that holds a value, lists included."""
    if not isinstance(node, dict | list):
        return []
    found = []
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        here = f"{path}.{key}"
        found += [(here, node, key), *_places(value, here)]
    return found


def _assert_plays_on(game: Game, position: Position, what: str, rng: random.Random) -> None:
    try:
        for _ in range(MOVES_AFTER):
            assert (position.actor() == NO_ACTOR) == position.is_over()
            for viewer in (viewers(position)[0], viewers(position)[-1]):
                sight(game, position, viewer)
            game.prompt(position)
            game.outcome(position)
            if position.is_over():
                return
            game.play(position, draw_move(position, rng))
    except Exception as error:
        raise AssertionError(f"{what}: this was taken for a position and does not play on: {error!r}") from error
