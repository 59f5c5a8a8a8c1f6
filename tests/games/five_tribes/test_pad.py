"""§4 The score pad of a real table counts as the game does."""

from __future__ import annotations

import random
from typing import Any

from caravanserai.beside.pads import pad_of
from caravanserai.core.score_pads import PadSheet
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import CATEGORIES, DJINNS, RESOURCES, THIEVES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.beside.sums import Counted, on_the_page

POINTS = {
    "gold": engine.gold_points,
    "viziers": engine.vizier_points,
    "elders": engine.elder_points,
    "djinns": engine.djinn_points,
    "thieves": engine.thief_points,
    "palms": engine.palm_points,
    "palaces": engine.palace_points,
    "tiles": engine.tile_points,
    "goods": engine.goods_points,
}


def test_a_thousand_final_positions_give_the_same_sums_on_the_pad_as_in_the_engine() -> None:
    rng = random.Random(4)
    laid = [_laid(rng) for _ in range(1000)]
    _compare(laid)


def test_games_that_were_played_to_the_end_count_the_same() -> None:
    rng = random.Random(5)
    played = [_played(rng) for _ in range(40)]
    _compare(played)


def _compare(positions: list[Position]) -> None:
    asked = [
        Counted(_sheet_of(position)[0], [_counts(position, seat) for seat in range(position.seats)]) for position in positions
    ]
    for position, answer in zip(positions, on_the_page("five_tribes", asked), strict=True):
        seats = range(position.seats)
        rows = [row.name for row in _sheet_of(position)[1].rows]
        assert answer["points"] == [engine.total_points(position, seat) for seat in seats]
        assert answer["lines"] == [[POINTS[row](position, seat) for row in rows] for seat in seats]
        first = [seat for seat in seats if answer["places"][seat] == 1]
        assert sum(1 << seat for seat in first) == engine.winners(position)


def test_the_pad_has_a_line_for_everything_that_the_game_counts() -> None:
    pad = pad_of("five_tribes")
    assert pad is not None
    assert [row.name for row in pad.sheets[-1].rows] == list(CATEGORIES) == list(POINTS)


def _sheet_of(position: Position) -> tuple[int, PadSheet]:
    pad = pad_of("five_tribes")
    assert pad is not None
    options = {"thieves": bool(position.thieves), "viziers": "most" if position.viziers_most else "each"}
    found = [
        (number, sheet) for number, sheet in enumerate(pad.sheets) if position.seats in sheet.players and sheet.options == options
    ]
    assert len(found) == 1
    return found[0]


def _options(rng: random.Random) -> FiveTribesOptions:
    return FiveTribesOptions(thieves=rng.random() < 0.5, viziers=rng.choice(("each", "most")))


def _played(rng: random.Random) -> Position:
    position: Any = GAME.start(rng.randrange(2, c.SEATS + 1), _options(rng))
    while not position.is_over():
        position.play(rng.choice(list(position.legal_moves())))
    return position  # type: ignore[no-any-return]


def _laid(rng: random.Random) -> Position:
    """An end of a game that nobody played: everything in the box lies somewhere."""
    position: Any = GAME.start(rng.randrange(2, c.SEATS + 1), _options(rng))
    seats = position.seats
    position.gold = [rng.randrange(90) if seat < seats else 0 for seat in range(c.SEATS)]
    position.viziers = _dealt(rng, c.MEEPLES[c.VIZIER], seats)
    position.elders = _dealt(rng, c.MEEPLES[c.ELDER], seats)
    position.djinns = _cards(rng, c.DJINNS if position.thieves else c.BASE_DJINNS, seats)
    position.thieves_held = _cards(rng, c.PLAYED_THIEVES if position.thieves else 0, seats)
    hands = [_dealt(rng, count, seats) for count in c.RESOURCE_COUNTS]
    position.hand = [hands[kind][seat] for seat in range(c.SEATS) for kind in range(c.RESOURCES)]
    _lay_tiles(position, rng)
    return position  # type: ignore[no-any-return]


def _lay_tiles(position: Any, rng: random.Random) -> None:
    designs = [design for design, count in enumerate(c.DESIGN_COUNTS) for _ in range(count)]
    rng.shuffle(designs)
    position.design = designs
    position.camel = [rng.randrange(-1, position.seats) for _ in range(c.TILES)]
    position.palms = _spread(rng, c.PALMS)
    position.palaces = _spread(rng, c.PALACES)


def _spread(rng: random.Random, count: int) -> list[int]:
    found = [0] * c.TILES
    for _ in range(rng.randrange(count + 1)):
        found[rng.randrange(c.TILES)] += 1
    return found


def _dealt(rng: random.Random, count: int, seats: int) -> list[int]:
    """So many pieces, each before somebody or nobody."""
    found = [0] * c.SEATS
    for _ in range(count):
        owner = rng.randrange(seats + 1)
        if owner < seats:
            found[owner] += 1
    return found


def _cards(rng: random.Random, count: int, seats: int) -> list[int]:
    """Cards as bits: each before somebody or, half of the time, nobody."""
    found = [0] * c.SEATS
    for card in range(count):
        if rng.random() < 0.5:
            found[rng.randrange(seats)] |= 1 << card
    return found


def _counts(position: Position, seat: int) -> dict[str, int]:
    """What somebody would count before this seat."""
    own = [tile for tile in range(c.TILES) if position.camel[tile] == seat]
    counts = {"coins": position.gold[seat], "vizier": position.viziers[seat], "elder": position.elders[seat]}
    counts |= {name: position.djinns[seat] >> djinn & 1 for djinn, name in enumerate(DJINNS)}
    counts |= {name: position.thieves_held[seat] >> thief & 1 for thief, name in enumerate(THIEVES)}
    counts |= {"palm": sum(position.palms[tile] for tile in own), "palace": sum(position.palaces[tile] for tile in own)}
    counts |= {name: position.hand[seat * c.RESOURCES + kind] for kind, name in enumerate(RESOURCES)}
    for tile in own:
        points = c.DESIGN_POINTS[position.design[tile]]
        counts[f"tile_{points}"] = counts.get(f"tile_{points}", 0) + 1
    return {name: count for name, count in counts.items() if count}
