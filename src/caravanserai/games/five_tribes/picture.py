"""Five Tribes as a drawing for notebooks: the tiles with their value, who stands on them, and whose they are."""

from __future__ import annotations

from typing import Final

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.names import COLOURS, LETTERS, TRIBES, Tribe
from caravanserai.games.five_tribes.table.view import FiveTribesView, Tile

SIDE: Final = 100
MEEPLE: Final = 15
IN_A_ROW: Final = 5
"""So many meeples stand beside each other."""


def picture(view: FiveTribesView) -> str:
    """The sultanate, in the ink of the page around it, meeples in their own colours."""
    drawn = [_tile(number, tile) for number, tile in enumerate(view.tiles)]
    size = f'viewBox="0 0 {c.COLUMNS * SIDE} {c.ROWS * SIDE}" width="{c.COLUMNS * SIDE}" height="{c.ROWS * SIDE}"'
    look = 'role="img" font-family="system-ui, sans-serif" font-size="10"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}><title>The sultanate</title>{"".join(drawn)}</svg>'


def _tile(number: int, tile: Tile) -> str:
    left, top = number % c.COLUMNS * SIDE, number // c.COLUMNS * SIDE
    place = f'x="{left + 2}" y="{top + 2}" width="{SIDE - 4}" height="{SIDE - 4}" rx="6"'
    built = " ".join(f"{count} {what}" for count, what in ((tile.palms, "palms"), (tile.palaces, "palaces")) if count)
    owner = "" if tile.owner is None else f"seat {tile.owner}"
    lines = ((14, f"{tile.tile} {tile.design.replace('_', ' ')}"), (SIDE - 20, built), (SIDE - 8, owner))
    words = "".join(f'<text x="{left + 8}" y="{top + y}" fill="currentColor">{text}</text>' for y, text in lines if text)
    standing = [tribe for tribe in TRIBES for _ in range(tile.meeples.get(tribe, 0))]
    meeples = "".join(_meeple(tribe, left, top, place) for place, tribe in enumerate(standing))
    return f'<rect {place} fill="none" stroke="currentColor" stroke-opacity=".35"/>{words}{meeples}'


def _meeple(tribe: Tribe, left: int, top: int, place: int) -> str:
    ground, ink = COLOURS[tribe]
    across, down = left + 15 + place % IN_A_ROW * MEEPLE, top + 28 + place // IN_A_ROW * MEEPLE
    return (
        f'<circle cx="{across}" cy="{down}" r="{MEEPLE // 2 - 0.5}" fill="{ground}" stroke="currentColor" stroke-opacity=".5"/>'
        f'<text x="{across}" y="{down + 3.5}" fill="{ink}" text-anchor="middle">{LETTERS[TRIBES.index(tribe)]}</text>'
    )
