"""§4 The score pad: what is counted in the end, and the kernel's own points for one of each."""

from __future__ import annotations

from itertools import product
from typing import Any

from caravanserai.core.score_pads import Fewer, Most, Pad, PadRow, PadSheet, Piece, PieceEach, Printed, Suits
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import CATEGORIES, DJINNS, GOODS, RESOURCES, THIEVES, Category
from caravanserai.games.five_tribes.options import FiveTribesOptions

DUEL = 2


def pad() -> Pad:
    """A sheet for two, who have more camels, and one for three and four; with and without thieves; by both rulings on viziers."""
    tables = ((DUEL, [DUEL], c.CAMELS_FOR_TWO), (c.SEATS, list(range(DUEL + 1, c.SEATS + 1)), c.CAMELS_FOR_MORE))
    sheets = [
        PadSheet(players, {"thieves": thieves, "viziers": viziers}, _rows(seats, camels, thieves=thieves, viziers=viziers))
        for (seats, players, camels), thieves, viziers in product(tables, (False, True), ("each", "most"))
    ]
    return Pad(sheets, ties="4")


def _rows(seats: int, camels: int, *, thieves: bool, viziers: Any) -> list[PadRow]:
    """In the order in which the game itself counts."""
    start = GAME.start(seats, FiveTribesOptions(thieves=thieves, viziers=viziers))
    rows = {
        "gold": PadRow("gold", "4", [Piece("coins")], [PieceEach("coins", _gained(start, "gold", engine.gold_points))]),
        "viziers": _viziers(start, viziers),
        "elders": _elders(start),
        "djinns": _djinns(thieves=thieves),
        "thieves": _thieves(),
        "palms": _palms(start),
        "palaces": _palaces(start),
        "tiles": _tiles(camels),
        "goods": _goods(start),
    }
    played: list[Category] = [name for name in CATEGORIES if thieves or name != "thieves"]
    return [rows[name] for name in played]


def _with(start: Position, **fields: Any) -> Position:
    """The position with something else in it."""
    changed = start.copy()
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _first(length: int, value: int) -> list[int]:
    """A list with something for the first seat, or on the first tile, and nothing elsewhere."""
    return [value] + [0] * (length - 1)


def _gained(start: Position, field: str, points: Any, djinn: int | None = None, length: int = c.SEATS) -> int:
    """What one of something is worth to the first seat, which has a certain djinn or none."""
    djinns = _first(c.SEATS, 0 if djinn is None else 1 << djinn)
    here = {"camel": _first(c.TILES, 0)} if length == c.TILES else {}
    without, having = (_with(start, djinns=djinns, **here, **{field: _first(length, count)}) for count in (0, 1))
    gained: int = points(having, 0) - points(without, 0)
    return gained


def _each(start: Position, piece: str, field: str, points: Any, djinn: int, length: int = c.SEATS) -> PieceEach:
    """§5 A piece that counts more for the owner of a djinn."""
    return PieceEach(
        piece, _gained(start, field, points, None, length), {DJINNS[djinn]: _gained(start, field, points, djinn, length)}
    )


def _viziers(start: Position, ruling: str) -> PadRow:
    """§4 (Q25) Each one, and more for having more than others."""
    level = _with(start, viziers=[1] * c.SEATS)
    ahead = _with(start, viziers=[2] + [1] * (c.SEATS - 1))
    alone = PieceEach("vizier", engine.vizier_points(level, 0), {DJINNS[c.JAFAAR]: _jafaar(level)})
    more = engine.vizier_points(ahead, 0) - 2 * engine.vizier_points(level, 0)
    over = Most("vizier", more) if ruling == "most" else Fewer("vizier", more // (start.seats - 1))
    return PadRow("viziers", "4", [Piece("vizier", c.MEEPLES[c.VIZIER])], [alone, over])


def _jafaar(level: Position) -> int:
    """§5 What a vizier is worth with Jafaar."""
    points: int = engine.vizier_points(_with(level, djinns=_first(c.SEATS, 1 << c.JAFAAR)), 0)
    return points


def _elders(start: Position) -> PadRow:
    each = _each(start, "elder", "elders", engine.elder_points, c.SHAMHAT)
    return PadRow("elders", "4", [Piece("elder", c.MEEPLES[c.ELDER])], [each])


def _djinns(*, thieves: bool) -> PadRow:
    """§5 Each djinn is there once; Morgiane comes with the thieves."""
    played = range(c.DJINNS if thieves else c.BASE_DJINNS)
    points = {DJINNS[djinn]: c.DJINN_POINTS[djinn] for djinn in played}
    return PadRow("djinns", "5", [Piece(name, 1, worth) for name, worth in points.items()], [Printed()])


def _thieves() -> PadRow:
    """§6 Those that were not used."""
    points = dict.fromkeys(THIEVES[: c.PLAYED_THIEVES], c.THIEF_POINTS)
    return PadRow("thieves", "6", [Piece(name, 1, worth) for name, worth in points.items()], [Printed()])


def _palms(start: Position) -> PadRow:
    each = _each(start, "palm", "palms", engine.palm_points, c.HAURVATAT, c.TILES)
    return PadRow("palms", "4", [Piece("palm", c.PALMS)], [each])


def _palaces(start: Position) -> PadRow:
    each = PieceEach("palace", _gained(start, "palaces", engine.palace_points, None, c.TILES))
    return PadRow("palaces", "4", [Piece("palace", c.PALACES)], [each])


def _tiles(camels: int) -> PadRow:
    """§4 By the number on them: one has no more than one's camels."""
    boxes: dict[int, int] = {}
    for points, count in zip(c.DESIGN_POINTS, c.DESIGN_COUNTS, strict=True):
        boxes[points] = boxes.get(points, 0) + count
    pieces = [Piece(f"tile_{points}", count, points) for points, count in sorted(boxes.items())]
    return PadRow("tiles", "4", pieces, [Printed()], most=camels)


def _goods(start: Position) -> PadRow:
    """§3.7 Suits of different goods; what fakirs stand for with Al-Amin is asked of the kernel."""
    counts = dict(zip(RESOURCES, c.RESOURCE_COUNTS, strict=True))
    wilds = [_stands_for(start, fakirs) for fakirs in range(counts["fakir"] + 1)]
    suits = Suits(list(GOODS), list(c.SUIT), "fakir", DJINNS[c.AL_AMIN], wilds)
    return PadRow("goods", "3.7", [Piece(name, count) for name, count in counts.items()], [suits])


def _stands_for(start: Position, fakirs: int) -> int:
    """§5 A hand of fakirs alone is worth a suit of as many goods as they stand for."""
    hand = [0] * len(start.hand)
    hand[c.FAKIR] = fakirs
    points = engine.goods_points(_with(start, hand=hand, djinns=_first(c.SEATS, 1 << c.AL_AMIN)), 0)
    return c.SUIT.index(points)
