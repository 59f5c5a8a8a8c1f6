"""§8 and §10.3 The score pad: who has reached the objective, the score, and what breaks its ties."""

from __future__ import annotations

from itertools import product
from typing import Final, Literal

from caravanserai.core.score_pads import (
    AllEach,
    Bonus,
    Covered,
    Every,
    Pad,
    PadGoal,
    PadRow,
    PadSheet,
    Piece,
    PieceEach,
    Printed,
    Suits,
    Term,
)
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import OBJECTIVES, PRINCESSES, TALENTS, TOKENS

LEAST: Final = min(GAME.players)
GUESTS: Final = PRINCESSES[: c.SIDI_SULEIMAN]
Looks = Literal["counted", "fixed"]
LOOKS: Final[tuple[Looks, ...]] = ("counted", "fixed")


def pad() -> Pad:
    """A sheet for every number of players, basic and advanced, by both rulings on late arrivals and on Good Looking."""
    sheets = [
        PadSheet(
            [players],
            {"advanced": advanced, "late_arrival_counts": late, "good_looking": looks},
            _rows(players, looks, advanced=advanced, late=late),
            _goal(players, advanced=advanced, late=late),
        )
        for players, advanced, late, looks in product(GAME.players, (False, True), (True, False), LOOKS)
    ]
    return Pad(sheets, ties="10.3")


def _rows(players: int, looks: Looks, *, advanced: bool, late: bool) -> list[PadRow]:
    """What everybody is asked, what those who may have won are, and what breaks ties."""
    return [
        PadRow("princesses", "10.3", [Piece(name, 1) for name in GUESTS], [AllEach(c.PRINCESS_SCORE)]),
        _objective(players),
        PadRow("upkeep", "8.2", [Piece("unpaid")], [], most=1, asked="reached"),
        *([] if late else [PadRow("late", "8.2", [Piece(f"late_{name}", 1, of=name) for name in GUESTS], [], asked="reached")]),
        _appearance(players, looks),
        _status(players),
        _breaking("sections", Piece("section", c.SECTIONS)),
        _breaking("camels", Piece("camel", c.CAMELS - (c.CAMELS_BOXED if players == LEAST else 0))),
        *([_track()] if advanced else []),
        PadRow("gold", "10.3", [Piece("gold")], [PieceEach("gold", 1)], breaks=2, asked="level"),
    ]


def _goal(players: int, *, advanced: bool, late: bool) -> PadGoal:
    """§8.1 and §8.2 (E-86, E-87, E-88)."""
    with_talents, without = c.LEAST_WITH_TALENTS[players - LEAST], c.LEAST_WITHOUT[players - LEAST]
    return PadGoal("objective", "8.2", with_talents, without, not advanced, "unpaid", None if late else "late")


def _objective(players: int) -> PadRow:
    """§8.1 One of those for this number of players, and the talents of all princesses."""
    first = c.FIRST_OBJECTIVE[players - LEAST]
    needs: dict[str, list[dict[str, int]]] = {
        OBJECTIVES[number]: _ways(number) for number in range(first, first + c.OBJECTIVES_FOR[players - LEAST])
    }
    stands: dict[str, list[str]] = {
        name: [talent for bit, talent in enumerate(TALENTS) if c.PRINCESS_TALENTS[number] >> bit & 1]
        for number, name in enumerate(GUESTS)
    }
    return PadRow("objective", "8.1", [Piece(name, 1) for name in needs], [Covered(c.TALENTS_SCORE, needs, stands)], most=1)


def _ways(objective: int) -> list[dict[str, int]]:
    """§8.1 (E-90) Four bits for each talent."""
    ways: list[dict[str, int]] = []
    for packed in c.NEEDS[objective * c.WAYS : (objective + 1) * c.WAYS]:
        way: dict[str, int] = {talent: packed >> 4 * bit & 15 for bit, talent in enumerate(TALENTS) if packed >> 4 * bit & 15}
        if way not in ways:
            ways.append(way)
    return ways


def _breaking(
    row: str, *pieces: Piece, terms: list[Term] | None = None, section: str = "10.3", most: int | None = None
) -> PadRow:
    """§10.3 A line that is counted only to break a tie, one for each piece unless something else is said."""
    return PadRow(row, section, list(pieces), terms or [AllEach(1)], most=most, breaks=1, asked="level")


def _appearance(players: int, looks: Looks) -> PadRow:
    """§3.1 (E-33, E-89) Every token before somebody, lent ones too; sets; and what Good Looking adds, or has added."""
    boxed = c.TOKENS_BOXED if players == LEAST else 0
    tokens = [Piece(token, c.TOKENS_EACH - boxed) for token in TOKENS]
    sets = Suits(list(TOKENS), _sets())
    if looks == "fixed":
        return _breaking("appearance", *tokens, Piece("looks"), terms=[sets, PieceEach("looks", 1)], section="3.1")
    cards = [Piece(f"looks_{token}", c.COPIES) for token in TOKENS]
    more = [Every(f"looks_{token}", token, c.LOOKS_FOR, 1) for token in TOKENS]
    return _breaking("appearance", *tokens, *cards, terms=[sets, *more], section="3.1")


def _sets() -> list[int]:
    """§3.1 What so many different tokens count, asked of the kernel."""
    worth = []
    for count in range(c.TOKENS + 1):
        court = GAME.start(LEAST)
        court.tokens = [1 if token < count else 0 for token in range(len(court.tokens))]
        worth.append(engine.appearance_of(court, 0))
    return worth


def _status(players: int) -> PadRow:
    """§3.2 Cards by their points; who sings or acts counts by herself."""
    boxes: dict[int, int] = {}
    for points, count, boxed in zip(c.STATUS_POINTS, c.STATUS_COUNTS, c.STATUS_BOXED, strict=True):
        boxes[points] = boxes.get(points, 0) + count - (boxed if players == LEAST else 0)
    pieces = [Piece(f"status_{points}", count, points) for points, count in boxes.items()]
    noble: dict[str, int] = {name: c.PRINCESS_STATUS[number] for number, name in enumerate(GUESTS) if c.PRINCESS_STATUS[number]}
    return _breaking("status", *pieces, terms=[Printed(), Bonus(noble)], section="3.2")


def _track() -> PadRow:
    """§10.1 As low as the princesses can bring it, and as high as the cards can."""
    lowest, highest = -len((c.ALBINA, c.FIRYAL)), c.COPIES
    steps = [Piece(f"track_{step}", None, step / c.HALVES) for step in range(lowest, highest + 1)]
    return _breaking("track", *steps, terms=[Printed()], section="10.1", most=1)
