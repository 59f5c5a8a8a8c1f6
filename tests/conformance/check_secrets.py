"""Checks of secrets: what a seat may not know, it can learn from nothing that it is shown, told or asked.

`sample` gives another position that a viewer could not tell from the real one. So everything the viewer gets must be the same
in both; and since a lazy `sample` would pass, it must also be shown to change what is secret.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from caravanserai.core.contract import Game, Options, Position
from caravanserai.core.randomness import Random
from tests.conformance.walks import glimpses, numbers, plain, sight, sound, state, viewers


def samples_look_the_same(game: Game, players: int, options: Options, seed: int) -> None:
    """View, prompt and who acts are the same in a sample; so are, for the seat that acts, its moves and why others are not.

    What chance may draw need not be: a pile lacks what others hold secretly, and nobody is told of chance's moves beforehand.
    """
    rng = Random(seed)
    for position in glimpses(game, players, options, seed, 5):
        before = state(game, position)
        for viewer in viewers(position):
            sample = game.sample(position, viewer, rng)
            who = _who(viewer)
            assert sight(game, sample, viewer) == sight(game, position, viewer), f"{who} sees what it may not know"
            assert game.prompt(sample) == game.prompt(position), f"{who} learns from the prompt what it may not know"
            assert sample.actor() == position.actor(), f"another one acts in what {who} could not tell apart"
            if position.actor() == viewer:
                assert sample.legal_moves() == position.legal_moves(), f"{who} learns from legal moves what it may not know"
                assert _refusals(game, sample) == _refusals(game, position), f"{who} learns from a refusal"
        assert state(game, position) == before, "a sample was drawn and changed the position"


def _refusals(game: Game, position: Position) -> list[Any]:
    return [game.why_not(position, move) for move in numbers(game)]


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def samples_are_positions(game: Game, players: int, options: Options, seed: int) -> None:
    """A sample is a position that a game can be in, the same for the same random state, and plays on to an end."""
    for position in glimpses(game, players, options, seed, 5):
        for viewer in viewers(position):
            sample = game.sample(position, viewer, Random(seed))
            assert game.options_of(sample) == options, "a sample is of another table"
            assert state(game, game.load(plain(game, sample))) == state(game, sample)
            again = game.sample(position, viewer, Random(seed))
            assert state(game, again) == state(game, sample), "the same random state, another sample"
            game.play_out(sample, Random(seed))
            assert sample.is_over()


def samples_sound_the_same(game: Game, players: int, options: Options, seed: int) -> None:
    """The same move, made in a position and in its sample, is heard the same, unless it openly reveals what was secret."""
    rng, lot = Random(seed), random.Random(seed)
    compared = attempts = 0
    for position in glimpses(game, players, options, seed, 8):
        for viewer in viewers(position):
            sample = game.sample(position, viewer, rng)
            for move in lot.sample(position.legal_moves(), min(3, len(position.legal_moves()))):
                attempts += 1
                if move in sample.legal_moves():
                    compared += 1
                    _assert_heard_alike(game, position.copy(), sample.copy(), move, viewer)
    assert compared * 2 >= attempts, f"only {compared} of {attempts} moves could be compared"


def _assert_heard_alike(game: Game, position: Position, sample: Position, move: int, viewer: int | None) -> None:
    heard = sound(game, game.play(position, move), viewer)
    if heard == sound(game, game.play(sample, move), viewer):
        assert sight(game, position, viewer) == sight(game, sample, viewer), f"{_who(viewer)} sees more than it was told"
    else:
        is_revealed = sight(game, position, viewer) != sight(game, sample, viewer)
        assert is_revealed, f"{_who(viewer)} hears of {game.write(game.move(move))} what it may not know"


def secret_moves_sound_alike(game: Game, players: int, options: Options, seed: int) -> None:
    """Two moves whose outcomes look the same to a viewer, and yet differ, are heard the same."""
    for viewer, twins in _secret_moves(game, players, options, seed):
        heard = {heard for heard, _, _ in twins}
        moves = [game.write(game.move(move)) for _, _, move in twins]
        assert len(heard) == 1, f"{_who(viewer)} can hear which of {', '.join(moves)} was made"


def samples_draw_secrets_anew(game: Game, players: int, options: Options, seed: int) -> None:
    """Whatever a secret move can make different, samples make different: a `sample` that gives the original away is caught."""
    secret = {
        name for _, twins in _secret_moves(game, players, options, seed) for name in _differences([data for _, data, _ in twins])
    }
    assert game.hides or not secret, f"the game says that it hides nothing, but hides {', '.join(sorted(secret))}"
    drawn: set[str] = set()
    rng = Random(seed)
    for position in glimpses(game, players, options, seed, 20):
        for viewer in viewers(position):
            samples = [plain(game, game.sample(position, viewer, rng)) for _ in range(3)]
            drawn |= _differences([plain(game, position), *samples])
    assert secret <= drawn, f"samples never differ in {', '.join(sorted(secret - drawn))}, which is secret"
    assert bool(drawn) == game.hides, f"the game says that it {'hides' if game.hides else 'does not hide'} anything"


def _differences(saves: list[dict[str, Any]]) -> set[str]:
    return {name for save in saves for name in save if save[name] != saves[0].get(name)}


def _secret_moves(
    game: Game, players: int, options: Options, seed: int
) -> Iterator[tuple[int | None, list[tuple[bytes, dict[str, Any], int]]]]:
    """For a viewer who does not act: groups of moves that lead to different positions which look the same to the viewer."""
    for position in glimpses(game, players, options, seed, 10):
        outcomes = []
        for move in position.legal_moves():
            after = position.copy()
            outcomes.append((move, after, game.play(after, move), plain(game, after)))
        for viewer in set(viewers(position)) - {position.actor()}:
            groups = defaultdict(list)
            for move, after, events, data in outcomes:
                groups[sight(game, after, viewer)].append((sound(game, events, viewer), data, move))
            for twins in groups.values():
                different = {str(data): (heard, data, move) for heard, data, move in twins}
                if len(different) > 1:
                    yield viewer, list(different.values())
