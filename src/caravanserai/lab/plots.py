"""Plots for reports, drawn by hand as SVG: they need no script, take the reader's colours, and are read on a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from caravanserai.core.intervals import Estimate
from caravanserai.core.sheet import colour_of

WIDTH: Final = 420
ROW: Final = 30
MARGIN: Final = 14
BARS: Final = 36
"""No histogram has more bars."""

STYLE: Final = """
thead th:not(:first-child) { text-align: end; white-space: nowrap }
.plot svg { max-width: 36rem; display: block }
.plot svg text { font-size: 12px }
.plot .value { font-variant-numeric: tabular-nums }
.plot .fair { stroke: var(--faint); stroke-dasharray: 4 3 }
.plot .axis { stroke: var(--line) }
.plot figcaption, .note { color: var(--faint); font-size: .9rem }
figure { margin: .5rem 0 1rem }
.cross td, .cross thead th { text-align: center; white-space: nowrap }
.cross th[scope=row] { text-align: start }
.cross td { background: color-mix(in srgb, var(--tint) var(--much), var(--ground)) }
.cross small { display: block }
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(value: float) -> str:
    return f"{value:.0f}"


def forest(
    label: str,
    rows: Sequence[tuple[str, Estimate]],
    tell: Callable[[float], str] = percent,
    fair: float | None = None,
    colours: Sequence[str] = (),
) -> str:
    """A dot with its interval for each row; what would be fair is a broken line. A row has its colour by its place, or by its
    name's among `colours`."""
    lowest = min([estimate.low for _, estimate in rows] + ([fair] if fair is not None else []))
    highest = max([estimate.high for _, estimate in rows] + ([fair] if fair is not None else []))
    low, high = _padded(lowest, highest)
    values = [f"{tell(one.mean)} [{tell(one.low)}, {tell(one.high)}]".replace(" %", "") for _, one in rows]
    names = min(150, 12 + 7 * max(len(name) for name, _ in rows))
    left, right = names, WIDTH - 7 * max(map(len, values)) - 8

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    parts, tall = [], ROW * len(rows) + 2 * MARGIN
    if fair is not None:
        parts.append(f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="{MARGIN}" y2="{tall - MARGIN}"/>')
    for number, (name, estimate) in enumerate(rows):
        y, colour = MARGIN + ROW * (number + 0.5), colour_of(colours.index(name) if colours else number)
        parts.append(f'<text x="0" y="{y + 4:.1f}">{escape(_short(name))}</text>')
        parts.append(
            f'<line x1="{x(estimate.low):.1f}" x2="{x(estimate.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" '
            f'stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'
            f'<circle cx="{x(estimate.mean):.1f}" cy="{y:.1f}" r="6" fill="{colour}"/>'
        )
        parts.append(f'<text class="value" x="{WIDTH}" y="{y + 4:.1f}" text-anchor="end">{escape(values[number])}</text>')
    said = "; ".join(f"{name} {tell(one.mean)}, {tell(one.low)} to {tell(one.high)}" for name, one in rows)
    return _figure(label, f"{label}: {said}", tall, parts)


def histograms(label: str, series: Mapping[str, Counter[int]], unit: str) -> str:
    """One below the other over the same axis, each with its mean."""
    values = [value for counted in series.values() for value in counted]
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // BARS))
    bars = -(-(high - low + 1) // size)
    each, step = 76, (WIDTH - 2 * MARGIN) / bars
    parts, said = [], []
    for number, (name, counted) in enumerate(series.items()):
        bottom, colour = each * (number + 1), colour_of(number)
        heights = [sum(counted[low + size * bar + more] for more in range(size)) for bar in range(bars)]
        for bar, count in enumerate(heights):
            tall = 48 * count / max(heights)
            if count:
                parts.append(
                    f'<rect x="{MARGIN + step * bar:.1f}" y="{bottom - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
                    f'height="{tall:.1f}" fill="{colour}"><title>{low + size * bar}: {count}</title></rect>'
                )
        mean = sum(value * times for value, times in counted.items()) / sum(counted.values())
        at = MARGIN + step * ((mean - low) / size + 0.5)
        parts.append(f'<line class="fair" x1="{at:.1f}" x2="{at:.1f}" y1="{bottom - 50}" y2="{bottom}"/>')
        parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{bottom}" y2="{bottom}"/>')
        parts.append(f'<text x="{MARGIN}" y="{bottom - 56}">{escape(_short(name))}</text>')
        parts.append(f'<text class="value" x="{WIDTH - MARGIN}" y="{bottom - 56}" text-anchor="end">{mean:.1f} {unit}</text>')
        said.append(f"{name}: {mean:.1f} {unit} on average, {min(counted)} to {max(counted)}")
    bottom = each * len(series) + 16
    for value in (low, (low + high) // 2, high):
        at = MARGIN + step * ((value - low) / size + 0.5)
        parts.append(f'<text class="value" x="{at:.1f}" y="{bottom}" text-anchor="middle">{value}</text>')
    return _figure(label, f"{label}. {'; '.join(said)}", bottom + 6, parts)


def bars(label: str, rows: Sequence[tuple[str, float]], tell: Callable[[float], str]) -> str:
    """A bar for each row."""
    most = max(value for _, value in rows) or 1.0
    names = min(150, 12 + 7 * max(len(name) for name, _ in rows))
    parts = []
    for number, (name, value) in enumerate(rows):
        y, wide = MARGIN + ROW * number, (WIDTH - names - 70) * value / most
        parts.append(f'<text x="0" y="{y + 16}">{escape(_short(name))}</text>')
        parts.append(
            f'<rect x="{names}" y="{y + 3}" width="{max(1.0, wide):.1f}" height="{ROW - 12}" rx="3" fill="{colour_of(number)}"/>'
        )
        parts.append(f'<text class="value" x="{names + wide + 6:.1f}" y="{y + 16}">{escape(tell(value))}</text>')
    said = "; ".join(f"{name} {tell(value)}" for name, value in rows)
    return _figure(label, f"{label}: {said}", ROW * len(rows) + 2 * MARGIN, parts)


def cross(names: Sequence[str], shares: Mapping[tuple[str, str], Estimate], fair: float) -> str:
    """Rows against columns; the further from fair, the deeper the colour, and bold where the interval leaves out what is fair."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for one in names:
        cells = [_cross_cell(shares.get((one, other)), fair) for other in names]
        rows.append(f'<tr><th scope="row">{escape(one)}</th>{"".join(cells)}</tr>')
    corner = '<th scope="col"></th>'
    return (
        f'<div class="wide" tabindex="0"><table class="cross"><thead><tr>{corner}{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _cross_cell(share: Estimate | None, fair: float) -> str:
    if share is None:
        return '<td style="--much: 0%">–</td>'
    above = share.mean >= fair
    much = (share.mean - fair) / (1 - fair) if above else (fair - share.mean) / fair
    tint = "var(--fine)" if above else "var(--grave)"
    told = f"{100 * share.mean:.1f}"
    told = f"<b>{told}</b>" if not share.low <= fair <= share.high else told
    interval = f"<small>{100 * share.low:.1f} to {100 * share.high:.1f}</small>"
    return f'<td style="--tint: {tint}; --much: {45 * much:.0f}%">{told}{interval}</td>'


def _padded(low: float, high: float) -> tuple[float, float]:
    room = 0.06 * (high - low) or 0.5
    return low - room, high + room


def _short(name: str) -> str:
    return name if len(name) <= 22 else f"{name[:21]}…"


def _figure(label: str, said: str, tall: float, parts: Sequence[str]) -> str:
    return (
        f'<figure class="plot"><svg viewBox="0 0 {WIDTH} {tall:.0f}" role="img" aria-label="{escape(said)}">'
        f"{''.join(parts)}</svg><figcaption>{escape(label)}</figcaption></figure>"
    )
