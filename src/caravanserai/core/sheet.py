"""Pages that need no server and no script, light and dark, readable on a phone: what reviews and reports have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

LIGHT: Final = ("#b3482a", "#4656b8", "#2f7d5b", "#9a6a12", "#8a3a86", "#33717f", "#6b6b6b", "#b02a55")
DARK: Final = ("#f08a63", "#9fabff", "#7fd0a8", "#e3b95c", "#dc97d8", "#86c9d8", "#c4c4c4", "#ff93b0")

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #fbf6ec; --ink: #2b241c; --faint: #6d6254; --line: #d9cdb8; --grave: #a32417; --fine: #20683f;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #1d1a17; --ink: #efe6d8; --faint: #b5a892; --line: #4a4238; --grave: #ff9a86; --fine: #86d3a6 }
}
body {
  background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word;
}
h1 { font-size: 1.4rem }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
svg { width: 100%; height: auto }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
.grid { stroke: var(--line) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
.numbers td:not(:first-child), .numbers th { text-align: end; white-space: nowrap }
footer { color: var(--faint); margin-top: 2rem; font-size: .9rem }
"""


def palette(colours: Sequence[str]) -> str:
    return " ".join(f"--seat{seat}: {colour};" for seat, colour in enumerate(colours))


THEMES: Final = f":root {{ {palette(LIGHT)} }} @media (prefers-color-scheme: dark) {{ :root {{ {palette(DARK)} }} }}"


def colour_of(number: int) -> str:
    """A seat's or a bot's colour, as the reader's theme has it."""
    return f"var(--seat{number % len(LIGHT)})"


def sheet(title: str, language: str, style: str, parts: Iterable[str]) -> str:
    """A whole page, with a style of its own besides what all have."""
    head = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}{style}{THEMES}</style>"
    )
    return f"{head}<body>{''.join(parts)}</body></html>\n"


def table(headings: Iterable[str], rows: Iterable[tuple[str, Sequence[str]]]) -> str:
    """Rows of text, each with its class."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f'<tr class="{kind}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for kind, cells in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
