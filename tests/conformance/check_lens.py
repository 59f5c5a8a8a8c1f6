"""Checks of the lens: odds are made of what a viewer sees, so they tell nothing else, and they are there all the time."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import Game, Options
from caravanserai.core.randomness import Random
from tests.conformance.walks import glimpses, sight, viewers


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
