"""Camel Up as a drawing for notebooks: the track runs 1 to 8 along the top and 9 to 16 back along the bottom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import CAMELS, COLOURS, LETTERS, Camel
from caravanserai.games.camel_up.table.view import CamelUpView, Stack, Tile

HALF: Final = c.SPACES // 2
WIDTH: Final = 64
HEIGHT: Final = 116
CAMEL: Final = 13
"""How high a camel is; seven of them fit on a space."""
SIGNS: Final = {"cheer": "+1", "boo": "−1"}


def picture(view: CamelUpView) -> str:
    """The race as its viewer sees it: lines and numbers in the ink of the page around it, camels in their own colours."""
    drawn = [*map(_space, range(1, c.SPACES + 1))]
    drawn += [part for stack in view.track for part in _camels(stack)]
    drawn += [_tile(tile) for tile in view.tiles]
    size = f'viewBox="0 0 {HALF * WIDTH} {2 * HEIGHT}" width="{HALF * WIDTH}" height="{2 * HEIGHT}"'
    look = 'role="img" font-family="system-ui, sans-serif" font-size="11" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}><title>The race</title>{"".join(drawn)}</svg>'


def _corner(space: int) -> tuple[int, int]:
    """Where a space lies: its left edge and its foot."""
    if space <= HALF:
        return (space - 1) * WIDTH, HEIGHT
    return (c.SPACES - space) * WIDTH, 2 * HEIGHT


def _space(space: int) -> str:
    left, foot = _corner(space)
    place = f'x="{left + 2}" y="{foot - HEIGHT + 2}" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="6"'
    return (
        f'<rect {place} fill="none" stroke="currentColor" stroke-opacity=".35"/>'
        f'<text x="{left + 12}" y="{foot - HEIGHT + 15}" fill="currentColor" fill-opacity=".7">{space}</text>'
    )


def _camels(stack: Stack) -> Iterator[str]:
    left, foot = _corner(stack.space)
    for height, camel in enumerate(stack.camels):
        yield _camel(camel, left + 10, foot - 6 - (height + 1) * CAMEL)


def _camel(camel: Camel, left: int, top: int) -> str:
    ground, ink = COLOURS[camel]
    body = f'x="{left}" y="{top}" width="{WIDTH - 20}" height="{CAMEL - 1}" rx="5"'
    letter = LETTERS[CAMELS.index(camel)]
    return (
        f'<rect {body} fill="{ground}" stroke="currentColor" stroke-opacity=".5"/>'
        f'<text x="{left + WIDTH // 2 - 10}" y="{top + 10}" fill="{ink}" font-weight="bold">{letter}</text>'
    )


def _tile(tile: Tile) -> str:
    left, foot = _corner(tile.space)
    text = f"{SIGNS[tile.side]} seat {tile.owner}"
    return f'<text x="{left + WIDTH // 2}" y="{foot - HEIGHT // 2}" fill="currentColor">{text}</text>'
