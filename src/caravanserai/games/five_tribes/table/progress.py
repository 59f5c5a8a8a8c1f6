"""The step that is under way, read off a position and put back into one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caravanserai.core.kinds import known
from caravanserai.core.sets import bits_of
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.kernel.grid import beside
from caravanserai.games.five_tribes.names import (
    DJINNS,
    GOODS,
    PHASES,
    PIECES,
    THIEVES,
    TILES,
    TRIBES,
    djinns_in,
    pack_of,
    tiles_in,
    tribes_in,
)
from caravanserai.games.five_tribes.step import Step

if TYPE_CHECKING:
    from caravanserai.games.five_tribes.engine import Position

_RETURNING = (c.AIMING, c.DRAWING_MEEPLES, c.DRAWING_CARD, c.DRAWING_DJINNS, c.KEEPING, c.PLACING)
_COUNTING = (c.SECOND_CARD, c.DRAWING_CARD, c.DRAWING_DJINNS)


def tile_name(tile: int) -> str | None:
    return TILES[tile] if tile >= 0 else None


def tile_number(name: str | None) -> int:
    return TILES.index(name) if name is not None else c.NO_TILE


def step_of(position: Position) -> Step:
    """What everybody sees of the step that is under way."""
    phase = position.phase
    fields: dict[str, object] = {}
    if phase == c.SOWING:
        fields |= _carrying(position)
    if c.STARTING <= phase <= c.PLACING:
        if position.end_tile >= 0:
            fields |= {"end": TILES[position.end_tile], "tribe": TRIBES[position.tribe], "taken": position.taken}
        fields["doubled"] = bool(position.doubled)
    fields |= _power(position)
    fields["double_kill"] = bool(position.double_kill)
    fields["kill_tile"] = tile_name(position.kill_tile)
    fields["kill_seat"] = position.kill_seat if position.kill_seat >= 0 else None
    fields["first_victim"] = TRIBES[position.first_victim] if position.first_victim >= 0 else None
    fields["offered"] = [good for number, good in enumerate(GOODS) if position.offered >> number & 1]
    fields["drawn"] = djinns_in(position.djinns_drawn)
    if position.thief >= 0:
        fields |= _stealing(position)
    return msgspec.convert(fields, known(Step))


def _carrying(position: Position) -> dict[str, object]:
    left = c.NO_TILE if position.came_by < 0 else beside(position.at, position.came_by ^ 1)
    stood = [] if position.loop_match else [tiles_in(tiles) for tiles in position.match]
    return {
        "start": TILES[position.start_tile],
        "at": TILES[position.at],
        "left": tile_name(left),
        "in_hand": tribes_in(position.in_hand),
        "stood": stood,
    }


def _power(position: Position) -> dict[str, object]:
    phase = position.phase
    fields: dict[str, object] = {}
    moving_piece = phase == c.AIMING and c.DJINN_TIMES[position.power] == c.WHILE_PLACING
    if phase in _RETURNING:
        fields["window"] = PHASES[position.window]
    if phase == c.AIMING:
        fields["power"] = DJINNS[position.power]
    if phase in (c.PLACING, c.DRAWING_MEEPLES) or moving_piece:
        fields["place"] = TILES[position.place_tile]
    if phase in (c.PLACING, c.PLANTING) or moving_piece:
        fields["piece"] = PIECES[int(position.place_palace)]
    if phase in _COUNTING:
        fields["due"] = position.cards_due
    return fields


def _stealing(position: Position) -> dict[str, object]:
    pool = position.pool
    return {
        "thief": THIEVES[position.thief],
        "victim": position.victim if position.phase == c.GIVING else None,
        "gives_left": position.gives_left if position.phase == c.GIVING else 0,
        "claims_left": position.claims_left,
        "goods": {good: pool[number] for number, good in enumerate(GOODS) if pool[number]},
        "djinns": djinns_in(position.pool_djinns),
        "tiles": tiles_in(position.pool_tiles),
        "palms": position.pool_palms,
        "palaces": position.pool_palaces,
    }


def set_step(position: Position, step: Step) -> None:
    """Bring a position to where this step is."""
    position.start_tile, position.at = tile_number(step.start), tile_number(step.at)
    position.came_by = c.NO_TILE
    if step.left is not None:
        position.came_by = next(way for way in range(4) if beside(tile_number(step.left), way) == position.at)
    position.in_hand = pack_of(step.in_hand)
    position.match = [bits_of(tiles, TILES) for tiles in step.stood] or [0] * c.TRIBES
    position.end_tile = tile_number(step.end)
    position.tribe = TRIBES.index(step.tribe) if step.tribe is not None else 0
    position.taken = step.taken
    position.doubled, position.double_kill = step.doubled, step.double_kill
    position.kill_tile = tile_number(step.kill_tile)
    position.kill_seat = c.NOBODY if step.kill_seat is None else step.kill_seat
    position.first_victim = c.NO_TRIBE if step.first_victim is None else TRIBES.index(step.first_victim)
    position.window = PHASES.index(step.window) if step.window is not None else 0
    position.power = DJINNS.index(step.power) if step.power is not None else 0
    position.place_tile = tile_number(step.place)
    position.place_palace = step.piece == "palace"
    position.cards_due = step.due
    position.offered = bits_of(step.offered, GOODS)
    position.djinns_drawn = bits_of(step.drawn, DJINNS)
    position.thief = THIEVES.index(step.thief) if step.thief is not None else c.NO_THIEF
    position.victim = step.victim or 0
    position.gives_left, position.claims_left = step.gives_left, step.claims_left
    position.pool = [step.goods.get(good, 0) for good in GOODS] + [0]
    position.pool_djinns = bits_of(step.djinns, DJINNS)
    position.pool_tiles = bits_of(step.tiles, TILES)
    position.pool_palms, position.pool_palaces = step.palms, step.palaces
