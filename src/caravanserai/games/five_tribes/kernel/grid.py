"""§3.3 The ways over the sultanate. A set of tiles is a number with one bit for each."""

from typing import Final

from caravanserai.games.five_tribes.components import COLUMNS, NO_TILE, ROWS, TILES

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTIONS: Final = 4
"""The opposite of a direction differs from it in the last bit."""

NOT_LAST_ROW: Final = (1 << TILES - COLUMNS) - 1
NOT_FIRST_COLUMN: Final = sum(1 << tile for tile in range(TILES) if tile % COLUMNS)
NOT_LAST_COLUMN: Final = sum(1 << tile for tile in range(TILES) if tile % COLUMNS < COLUMNS - 1)
BLOCKS: Final = tuple(
    sum(
        1 << other
        for other in range(TILES)
        if abs(other // COLUMNS - tile // COLUMNS) <= 1 and abs(other % COLUMNS - tile % COLUMNS) <= 1
    )
    for tile in range(TILES)
)
"""A tile and the up to eight around it."""


def beside(tile: int, direction: int) -> int:
    """The tile in this direction, or NO_TILE at the edge."""
    if direction == UP:
        return tile - COLUMNS if tile >= COLUMNS else NO_TILE
    if direction == DOWN:
        return tile + COLUMNS if tile < COLUMNS * (ROWS - 1) else NO_TILE
    if direction == LEFT:
        return tile - 1 if tile % COLUMNS else NO_TILE
    return tile + 1 if tile % COLUMNS < COLUMNS - 1 else NO_TILE


def distance(one: int, other: int) -> int:
    """Steps from tile to tile, none of them diagonal."""
    across = one % COLUMNS - other % COLUMNS
    down = one // COLUMNS - other // COLUMNS
    return (across if across >= 0 else -across) + (down if down >= 0 else -down)


def follow_walks(tile: int, came_by: int, steps: int) -> int:
    """Every tile where a walk of this many steps can end, never stepping back onto the tile just left.

    Walks are followed together, as the tiles they have reached, by the direction of their last step.
    """
    here = 1 << tile
    up = here if came_by in (UP, NO_TILE) else 0
    down = here if came_by in (DOWN, NO_TILE) else 0
    left = here if came_by in (LEFT, NO_TILE) else 0
    right = here if came_by in (RIGHT, NO_TILE) else 0
    for _ in range(steps):
        next_up = (up | left | right) >> COLUMNS
        next_down = (down | left | right) & NOT_LAST_ROW
        next_left = (left | up | down) & NOT_FIRST_COLUMN
        next_right = (right | up | down) & NOT_LAST_COLUMN
        up = next_up
        down = next_down << COLUMNS
        left = next_left >> 1
        right = next_right << 1
    return up | down | left | right


FAR_WALK: Final = 8
"""So many steps lead to the same tiles as two more."""
WAYS_IN: Final = DIRECTIONS + 1
"""A walk came by a direction, or has not begun."""
WALK_ENDS: Final = tuple(
    follow_walks(tile, way, steps) for steps in range(FAR_WALK + 2) for way in range(NO_TILE, DIRECTIONS) for tile in range(TILES)
)
"""By steps, direction and tile. It is asked about so often that nothing is followed anew."""


def walk_ends(tile: int, came_by: int, steps: int) -> int:
    """The same, found before."""
    if steps > FAR_WALK:
        steps = FAR_WALK + steps % 2
    return WALK_ENDS[(steps * WAYS_IN + came_by + 1) * TILES + tile]
