"""§8 and §10.3 The score pad of a real table knows who has won as the game does."""

from __future__ import annotations

import random
from typing import Any

from caravanserai.beside.pads import pad_of
from caravanserai.core.score_pads import PadSheet
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import OBJECTIVES, PRINCESSES, TOKENS
from caravanserai.games.emira.options import EmiraOptions
from tests.beside.sums import Counted, on_the_page

LEAST = min(GAME.players)


def test_a_thousand_final_positions_give_the_same_sums_on_the_pad_as_in_the_engine() -> None:
    rng = random.Random(8)
    _compare([_laid(rng) for _ in range(1000)])


def test_games_that_were_played_to_the_end_count_the_same() -> None:
    rng = random.Random(9)
    _compare([_played(rng) for _ in range(20)])


def test_those_positions_have_every_kind_of_end() -> None:
    """Otherwise the thousand would show nothing about some of them."""
    rng = random.Random(8)
    laid = [_laid(rng) for _ in range(1000)]
    fulfilled = [sum(engine.has_won(position, seat) for seat in range(position.seats)) for position in laid]
    assert min(fulfilled.count(0), fulfilled.count(1), sum(count > 1 for count in fulfilled)) > 100
    shared = [position for position in laid if engine.winners(position).bit_count() > 1]
    assert sum(position.advanced for position in shared) > 5
    assert any(position.defaulted for position in shared)
    assert sum(_broken(position, engine.second_score) for position in laid) > 20
    assert sum(_broken(position, lambda state, seat: state.gold[seat]) for position in laid) > 5


def _broken(position: Position, points: Any) -> bool:
    """Whether two of the best are level by their score, and this makes a difference between them."""
    best = max(engine.score_of(position, seat) for seat in range(position.seats))
    level = [seat for seat in range(position.seats) if engine.score_of(position, seat) == best]
    return len({points(position, seat) for seat in level}) > 1


def _compare(positions: list[Position]) -> None:
    asked = [
        Counted(_sheet_of(position)[0], [_counts(position, seat) for seat in range(position.seats)]) for position in positions
    ]
    for position, answer in zip(positions, on_the_page("emira", asked), strict=True):
        seats = range(position.seats)
        rows = [row.name for row in _sheet_of(position)[1].rows]
        assert answer["reached"] == [engine.has_won(position, seat) for seat in seats]
        assert answer["points"] == [engine.score_of(position, seat) for seat in seats]
        assert answer["ties"] == [[engine.second_score(position, seat) / c.HALVES, position.gold[seat]] for seat in seats]
        assert answer["lines"] == [[_line(position, seat, row) for row in rows] for seat in seats]
        assert answer["places"] == [engine.place_of(position, seat) for seat in seats]
        assert sum(1 << seat for seat in seats if answer["places"][seat] == 1) == engine.winners(position)


def _line(position: Position, seat: int, row: str) -> float:
    """What the kernel says that a line is worth."""
    talented = engine.has_talents(position, seat, position.guests[seat])
    lines: dict[str, float] = {
        "princesses": c.PRINCESS_SCORE * engine.princesses_of(position, seat),
        "objective": c.TALENTS_SCORE if talented else 0,
        "upkeep": 0,
        "late": 0,
        "appearance": engine.appearance_of(position, seat),
        "status": engine.status_of(position, seat),
        "sections": position.sections[seat],
        "camels": position.camels[seat],
        "track": position.track[seat] / c.HALVES,
        "gold": position.gold[seat],
    }
    return lines[row]


def _sheet_of(position: Position) -> tuple[int, PadSheet]:
    pad = pad_of("emira")
    assert pad is not None
    options = {
        "advanced": bool(position.advanced),
        "late_arrival_counts": bool(position.late_counts),
        "good_looking": "fixed" if position.looks_fixed else "counted",
    }
    found = [
        (number, sheet) for number, sheet in enumerate(pad.sheets) if position.seats in sheet.players and sheet.options == options
    ]
    assert len(found) == 1
    return found[0]


def _counts(position: Position, seat: int) -> dict[str, int]:
    """What somebody would count before this seat."""
    guests, late = position.guests[seat], 0 if position.late_counts else position.late
    counts: dict[str, int] = {name: guests >> princess & 1 for princess, name in enumerate(PRINCESSES)}
    counts |= {f"late_{name}": guests & late & 1 << princess and 1 for princess, name in enumerate(PRINCESSES)}
    counts |= {OBJECTIVES[position.objective[seat]]: 1, "unpaid": position.defaulted >> seat & 1}
    counts |= {token: engine.tokens_of(position, seat, kind) for kind, token in enumerate(TOKENS)}
    if position.looks_fixed:
        counts["looks"] = position.looks_bonus[seat]
    else:
        counts |= {f"looks_{token}": position.looks[seat * c.TOKENS + kind] for kind, token in enumerate(TOKENS)}
    for kind, points in enumerate(c.STATUS_POINTS):
        name = f"status_{points}"
        counts[name] = counts.get(name, 0) + position.status[seat * c.STATUS_KINDS + kind]
    counts |= {"section": position.sections[seat], "camel": position.camels[seat], "gold": position.gold[seat]}
    counts |= {f"track_{position.track[seat]}": 1} if position.advanced else {}
    return {name: count for name, count in counts.items() if count}


def _options(rng: random.Random) -> EmiraOptions:
    return EmiraOptions(
        advanced=rng.random() < 0.5,
        late_arrival_counts=rng.random() < 0.7,
        good_looking=rng.choice(("counted", "fixed")),
    )


def _played(rng: random.Random) -> Position:
    position: Any = GAME.start(rng.randrange(LEAST, c.SEATS + 1), _options(rng))
    while not position.is_over():
        position.play(rng.choice(list(position.legal_moves())))
    return position  # type: ignore[no-any-return]


def _laid(rng: random.Random) -> Position:
    """An end of a game that nobody played; many are level."""
    position: Any = GAME.start(rng.randrange(LEAST, c.SEATS + 1), _options(rng))
    seats = position.seats
    enough = c.LEAST_WITH_TALENTS[seats - LEAST]
    first = c.FIRST_OBJECTIVE[seats - LEAST]
    objectives = rng.sample(range(first, first + c.OBJECTIVES_FOR[seats - LEAST]), seats)
    position.objective = [*objectives, *[c.NONE] * (c.SEATS - seats)]
    homes = _homes(rng, seats, enough)
    position.guests = [sum(1 << one for one in home) for home in homes]
    position.late = sum(1 << one for home in homes for one in home if rng.random() < 0.1)
    position.defaulted = sum(1 << seat for seat in range(seats) if rng.random() < 0.2)
    alike = rng.random() < 0.5
    _furnish(position, rng, 1 if alike else 4)
    position.gold = [10 * rng.randrange(2 if alike else 200) for _ in range(c.SEATS)]
    if position.advanced:
        position.track = [0 if alike else rng.randrange(-2, c.COPIES + 1) for _ in range(c.SEATS)]
    fulfilled = [seat for seat in range(seats) if engine.has_won(position, seat)]
    able = sum(1 << seat for seat in fulfilled) or (1 << seats) - 1
    position.winners = able if fulfilled and not position.advanced else engine.best_by_score(position, able)
    return position  # type: ignore[no-any-return]


def _homes(rng: random.Random, seats: int, enough: int) -> list[list[int]]:
    """About as many princesses with each as are enough."""
    order = rng.sample(range(c.SIDI_SULEIMAN), c.SIDI_SULEIMAN)
    homes: list[list[int]] = []
    for _ in range(seats):
        count = rng.choice((0, enough - 2, enough - 1, enough, enough + 2))
        homes.append([order.pop() for _ in range(min(count, len(order)))])
    return [*homes, *[[] for _ in range(c.SEATS - seats)]]


def _furnish(position: Any, rng: random.Random, most: int) -> None:
    """Up to so many of everything else before everybody."""
    position.tokens = [rng.randrange(most) for _ in range(c.SEATS * c.TOKENS)]
    position.looks = [rng.randrange(2) if most > 1 else 0 for _ in range(c.SEATS * c.TOKENS)]
    position.looks_bonus = [rng.randrange(most) if position.looks_fixed else 0 for _ in range(c.SEATS)]
    position.status = [rng.randrange(2) if most > 1 else 0 for _ in range(c.SEATS * c.STATUS_KINDS)]
    position.sections = [rng.randrange(most) for _ in range(c.SEATS)]
    position.camels = [rng.randrange(most) for _ in range(c.SEATS)]
