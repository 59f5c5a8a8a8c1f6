"""The race told a second time, as plainly as can be, from the rules alone: a track is a dictionary of stacks of letters.

Nothing of the engine is used here, so that the two can be compared.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

Track = dict[int, str]
Tiles = dict[int, int]
"""By space: 1 for a cheer, -1 for a boo."""


@dataclass
class Moved:
    track: Track
    camel: str
    stop: int
    """Where the die alone takes the unit."""
    end: int
    is_over: bool


def find(track: Track, camel: str) -> tuple[int, int]:
    """The space of a camel, and how many camels are under it."""
    for space, stack in track.items():
        if camel in stack:
            return space, stack.index(camel)
    raise AssertionError(f"{camel} is not on the track")


def carries(track: Track, crazy: str) -> bool:
    space, height = find(track, crazy)
    return any(camel.isupper() for camel in track[space][height + 1 :])


def crazy_mover(track: Track, printed: str) -> str:
    (white_space, white), (black_space, black) = find(track, "w"), find(track, "k")
    if white_space == black_space and abs(white - black) == 1:
        return "w" if white > black else "k"
    if carries(track, "w") and not carries(track, "k"):
        return "w"
    if carries(track, "k") and not carries(track, "w"):
        return "k"
    return printed


def move(track: Track, tiles: Tiles, die: str, face: int) -> Moved:
    camel = die if die.isupper() else crazy_mover(track, die)
    way = 1 if camel.isupper() else -1
    space, height = find(track, camel)
    stop = space + way * face
    tile = tiles.get(stop, 0)
    end = stop + way * tile
    after = dict(track)
    after[space], unit = track[space][:height], track[space][height:]
    after[end] = unit + after.get(end, "") if tile == -1 else after.get(end, "") + unit
    return Moved({where: stack for where, stack in after.items() if stack}, camel, stop, end, not 1 <= end <= 16)


def ranking(track: Track) -> str:
    """The racers, the first one first."""
    order = "".join(track[space][::-1] for space in sorted(track, reverse=True))
    return "".join(camel for camel in order if camel.isupper())


@dataclass
class Odds:
    first: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    second: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    last: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    landings: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    next_landings: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    race_ends: Fraction = Fraction(0)

    def rank(self, track: Track, chance: Fraction) -> None:
        order = ranking(track)
        self.first[order[0]] += chance
        self.second[order[1]] += chance
        self.last[order[-1]] += chance


def faces(die: str) -> list[tuple[str, int]]:
    """What a die can show, every entry as likely as the others; the grey die is `?`."""
    return [(colour, face) for colour in ("wk" if die == "?" else die) for face in (1, 2, 3)]


def leg_odds(track: Track, tiles: Tiles, dice: str) -> Odds:
    """Every order of the dice and every face, one by one, until one die is left or the race is over."""
    odds = Odds()
    _walk(odds, track, tiles, dice, Fraction(1), True)
    return odds


def _walk(odds: Odds, track: Track, tiles: Tiles, dice: str, chance: Fraction, is_next: bool) -> None:
    if len(dice) == 1:
        odds.rank(track, chance)
        return
    for die in dice:
        shown = faces(die)
        share = chance / len(dice) / len(shown)
        for colour, face in shown:
            moved = move(track, tiles, colour, face)
            if 1 <= moved.stop <= 16:
                odds.landings[moved.stop] += share
                odds.next_landings[moved.stop] += share if is_next else 0
            if moved.is_over:
                odds.race_ends += share
                odds.rank(moved.track, share)
            else:
                _walk(odds, moved.track, tiles, dice.replace(die, ""), share, False)
