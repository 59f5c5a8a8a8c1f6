"""Checks of the lens: odds are made of what a viewer sees and has heard, so they tell nothing else; and they are always there."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import Game, Options, Position, Tally
from caravanserai.core.randomness import Random
from tests.conformance.walks import glimpses, random_log, sight, viewers


def lenses_follow_views(game: Game, players: int, options: Options, seed: int) -> None:
    """Throughout a game there is a lens, or openly none; of views that look the same it is the same, and it keeps in JSON."""
    rng, found = Random(seed), 0
    for number, position in enumerate(glimpses(game, players, options, seed, 12)):
        viewer = viewers(position)[number % (players + 1)]
        view = game.view(position, viewer)
        lens = game.lens(view)
        assert msgspec.json.encode(view) == sight(game, position, viewer), "a view was changed by making its lens"
        if lens is None:
            continue
        found += 1
        assert game.lens_type is not None, "a lens from a game that says it has none"
        content = msgspec.json.encode(lens)
        assert msgspec.json.decode(content, type=game.lens_type) == lens, "a lens changes in JSON"
        sample = game.sample(position, viewer, rng)
        again = game.lens(game.view(sample, viewer))
        assert msgspec.json.encode(again) == content, f"seat {viewer} learns from the lens what it may not know"
        rough = game.rough_lens(view)
        assert game.slow_lens or rough == lens, "a lens that is not slow is rougher than it need be"
        assert msgspec.json.decode(msgspec.json.encode(rough), type=game.lens_type) == rough, "a rough lens changes in JSON"
    assert found or game.lens_type is None, "there never was a lens"


def lenses_follow_tallies(game: Game, players: int, options: Options, seed: int) -> None:
    """With what viewers have counted since the start the same holds; and a tally that is begun later holds what is seen then."""
    rng, log = Random(seed), random_log(game, players, options, seed)
    position = game.start(players, options)
    tallies = {viewer: game.tally(position, viewer) for viewer in viewers(position)}
    for number, move in enumerate(log):
        if number % max(1, len(log) // 12) == 0:
            viewer = viewers(position)[(number * 12 // len(log)) % (players + 1)]
            _look_and_count(game, position, viewer, tallies[viewer], rng)
        for event in game.play(position, move):
            for viewer, tally in tallies.items():
                if tally is not None:
                    game.count(tally, game.redacted(event, viewer))


def _look_and_count(game: Game, position: Position, viewer: int | None, tally: Tally | None, rng: Random) -> None:
    counted, view = msgspec.json.encode(tally), game.view(position, viewer)
    lens = game.lens(view, tally)
    assert msgspec.json.encode(tally) == counted, "a tally was changed by making a lens"
    sample = game.restore(view, rng, tally)
    assert game.tally(sample, viewer) == game.tally(position, viewer), f"seat {viewer} learns from a tally what it may not know"
    if lens is not None:
        content = msgspec.json.encode(lens)
        assert msgspec.json.decode(content, type=game.lens_type) == lens, "a lens changes in JSON"
        told = msgspec.json.encode(game.lens(game.view(sample, viewer), tally))
        assert told == content, f"seat {viewer} learns from the lens what it may not know"
