"""§10 The score pad: the last leg and the finish cards, paid from the purses as they were before."""

from __future__ import annotations

from typing import Final, Literal

from caravanserai.core.score_pads import Bets, Copied, Laid, Pad, PadQuestion, PadRow, PadSheet, Piece, PieceEach
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.names import RACERS
from caravanserai.games.camel_up.options import CamelUpOptions

FLOORS: Final[dict[str, Literal["part", "line"]]] = {"card": "part", "pile": "line"}
"""C-24 How the table's option is told on a sheet."""


def pad() -> Pad:
    """A sheet for up to five, and one with partners for six and more; by both rulings on an empty purse."""
    few = list(range(min(CamelUpOptions.fewer_players.values()), c.PARTNERSHIP_SEATS))
    many = list(range(c.PARTNERSHIP_SEATS, c.SEATS + 1))
    sheets = [
        PadSheet(players, {"final_floor": floor}, _rows(partners=players is many, floor=FLOORS[floor]))
        for players in (few, many)
        for floor in FLOORS
    ]
    return Pad(sheets, ties="10.4")


def _rows(*, partners: bool, floor: Literal["part", "line"]) -> list[PadRow]:
    """In the order in which it is paid: a leg's losses come last in it, so that only they can find an empty purse."""
    return [
        PadRow("race", "7", [], [], asks=[PadQuestion(place, list(RACERS)) for place in ("first", "second", "last")]),
        PadRow("coins", "10.4", [Piece("coins")], [PieceEach("coins", 1)]),
        PadRow("pyramid", "9.2", [Piece("pyramid_ticket", c.PYRAMID_TICKETS)], [PieceEach("pyramid_ticket", c.PYRAMID_COINS)]),
        *([PadRow("partner", "11.2", [], [Copied(["tickets", "pyramid"])], paired=True)] if partners else []),
        _tickets(),
        PadRow("winner", "10.2", [], [_laid("first")], pile=list(RACERS), floor=floor),
        PadRow("loser", "10.3", [], [_laid("last")], pile=list(RACERS), floor=floor),
    ]


def _tickets() -> PadRow:
    """§9.1 Every ticket on every pile; what it brings is the same for all of them but on the winner."""
    pieces = [
        Piece(f"{colour}_{ticket + 1}", 1, c.TICKET_VALUES[ticket], on=colour)
        for colour in RACERS
        for ticket in range(c.TICKETS_PER_COLOUR)
    ]
    pays = Bets({"first": None, "second": c.SECOND_TICKET}, c.WRONG_TICKET)
    return PadRow("tickets", "9.1", pieces, [pays], floor="line")


def _laid(question: str) -> Laid:
    """§10.2 What right cards bring in turn, and wrong ones cost."""
    return Laid(question, list(c.CARD_PAYOUTS), c.WRONG_CARD)
