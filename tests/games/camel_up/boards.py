"""Boards drawn by hypothesis: any stacks of the seven camels, and tiles wherever they may lie."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from caravanserai.games.camel_up.engine import COMPILED
from tests.games.camel_up.reference import Tiles, Track
from tests.games.camel_up.table import LETTERS

MANY = 300 if COMPILED else 60
"""How many boards to try: the plain rules are slower."""


@st.composite
def tracks(draw: st.DrawFn, low: int = 1, high: int = 16) -> Track:
    """Seven camels on few spaces, so that stacks are common."""
    spaces = draw(st.lists(st.integers(low, high), min_size=1, max_size=6, unique=True))
    track: Track = {}
    for camel in draw(st.permutations(LETTERS)):
        space = draw(st.sampled_from(spaces))
        track[space] = track.get(space, "") + camel
    return track


@st.composite
def tile_sets(draw: st.DrawFn, track: Track) -> Tiles:
    """Tiles off the camels and not side by side."""
    tiles: Tiles = {}
    for space in draw(st.lists(st.integers(2, 16), max_size=6, unique=True)):
        if space not in track and space - 1 not in tiles and space + 1 not in tiles:
            tiles[space] = draw(st.sampled_from((1, -1)))
    return tiles


def write(track: Track, tiles: Tiles | None = None) -> str:
    """In notation."""
    parts = [f"{space}[{' '.join(track[space])}]" for space in sorted(track)]
    parts += [f"+{space}" for space, side in sorted((tiles or {}).items()) if side > 0]
    return " ".join(parts + [f"-{space}" for space, side in sorted((tiles or {}).items()) if side < 0])


def mirrored(text: str) -> str:
    """The same with white and black exchanged."""
    return text.translate(str.maketrans("wk", "kw"))


def dealer(seed: int) -> random.Random:
    """A source of chance of the test's own."""
    return random.Random(seed)
