"""Draws what a training has brought: the networks that it kept play one against three, and the curve is an SVG, light and dark.

python examples/train_emira.py
python examples/curve.py emira 100 7            # games for each point, and the seed of their dice; leaves learned_emira.svg
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from caravanserai.lab.match import strength

RIVALS = ("novice", "regular")
FAIR = 0.25
WIDE, TALL, LEFT, RIGHT, TOP, BOTTOM = 480, 270, 44, 16, 38, 44
STYLE = """
.plot { --ground: #fbf6ec; --ink: #2b241c; --faint: #6d6254; --line: #d9cdb8; --first: #4656b8; --second: #b3482a }
@media (prefers-color-scheme: dark) {
  .plot { --ground: #1d1a17; --ink: #efe6d8; --faint: #b5a892; --line: #4a4238; --first: #9fabff; --second: #f08a63 }
}
text { fill: var(--ink); font: 13px system-ui, sans-serif }
.faint { fill: var(--faint) }
.line { stroke: var(--line) }
.fair { stroke: var(--faint); stroke-dasharray: 4 3 }
.first { stroke: var(--first); fill: var(--first) }
.second { stroke: var(--second); fill: var(--second) }
polyline.first, polyline.second { fill: none; stroke-width: 2 }
polyline.second { stroke-dasharray: 7 4 }
text.first, text.second { stroke: none }
"""


class Share(NamedTuple):
    """What part of its games a network wins, and between what that is with 95 %."""

    mean: float
    low: float
    high: float


class Point(NamedTuple):
    """A network on the way, and how it fares."""

    moves: int
    seconds: float
    shares: list[Share]


def measured(game: str, path: Path, games: int, seed: int) -> Point:
    """How a network fares that the training has kept."""
    bot = f"{Path(__file__).parent}/train_{game}.py:Learned(path='{path}')"
    results = [strength(game, bot, rival, players=4, games=games, seed=seed) for rival in RIVALS]
    with np.load(path) as kept:
        point = Point(int(kept["moves"]), float(kept["seconds"]), [Share(one.share, one.low, one.high) for one in results])
    told = " | ".join(f"{100 * one.mean:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})" for one in point.shares)
    print(f"| {point.moves / 1e6:.1f} million | {point.seconds:.0f} s | {told} |", flush=True)
    return point


def drawn(title: str, points: list[Point]) -> str:
    """The curve, with a place of its own for each network."""
    highest = max(one.high for point in points for one in point.shares)
    steps = range(int(10 * highest) + 2)

    def x(number: int) -> float:
        return LEFT + 24 + (WIDE - LEFT - RIGHT - 48) * number / max(1, len(points) - 1)

    def y(share: float) -> float:
        return TALL - BOTTOM - (TALL - TOP - BOTTOM) * share / (steps[-1] / 10)

    parts = [f'<rect width="{WIDE}" height="{TALL}" rx="8" fill="var(--ground)"/>']
    for step in steps:
        at = y(step / 10)
        parts.append(f'<line class="line" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{10 * step} %</text>')
    parts.append(f'<line class="fair" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(FAIR):.1f}" y2="{y(FAIR):.1f}"/>')
    for number, point in enumerate(points):
        told = f"{point.moves / 1e6:.1f}" if point.moves else "0"
        parts.append(f'<text class="faint" x="{x(number):.1f}" y="{TALL - 26}" text-anchor="middle">{told}</text>')
    parts.append(f'<text class="faint" x="{WIDE / 2}" y="{TALL - 8}" text-anchor="middle">moves learned from, in millions</text>')
    said = [title]
    for number, (rival, kind) in enumerate(zip(RIVALS, ("first", "second"), strict=True)):
        shares, shift = [point.shares[number] for point in points], 8 * number - 4
        line = " ".join(f"{x(place) + shift:.1f},{y(one.mean):.1f}" for place, one in enumerate(shares))
        parts.append(f'<polyline class="{kind}" points="{line}"/>')
        for place, one in enumerate(shares):
            at = x(place) + shift
            parts.append(f'<line class="{kind}" x1="{at:.1f}" x2="{at:.1f}" y1="{y(one.low):.1f}" y2="{y(one.high):.1f}"/>')
            parts.append(f'<circle class="{kind}" cx="{at:.1f}" cy="{y(one.mean):.1f}" r="4"/>')
        parts.append(f'<text class="{kind}" x="{LEFT + 190 * number}" y="24">against three of {rival}</text>')
        said.append(f"against {rival} " + ", ".join(f"{100 * one.mean:.1f} %" for one in shares))
    label = "; ".join(said)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDE} {TALL}" width="{WIDE}" height="{TALL}" '
        f'role="img" aria-label="{label}"><style>{STYLE}</style>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def main(game: str = "camel_up", games: str = "100", seed: str = "7") -> None:
    points = [measured(game, path, int(games), int(seed)) for path in sorted(Path().glob(f"learned_{game}-*.npz"))]
    title = f"Victories of the learned network of {game.replace('_', ' ').title()}"
    Path(f"learned_{game}.svg").write_text(drawn(title, points), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
