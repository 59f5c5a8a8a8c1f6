"""How far a marker's activation has come, as everybody sees it: what is carried, chosen and still due."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber
from caravanserai.games.five_tribes.names import Djinn, Good, Phase, Piece, Thief, Tribe


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Only what matters now is there; everything else is at its default."""

    start: str | None = None
    """While meeples are carried: where from, where they are, and which tile was left last."""
    at: str | None = None
    left: str | None = None
    in_hand: dict[Tribe, int] = {}
    stood: list[list[str]] = []
    """By tribe, the tiles where it stood before the move, where only these count (Q3)."""
    end: str | None = None
    """After the move: the tile where it ended, and the tribe that was taken there."""
    tribe: Tribe | None = None
    taken: int = 0
    doubled: bool = False
    double_kill: bool = False
    kill_tile: str | None = None
    kill_seat: SeatNumber | None = None
    first_victim: Tribe | None = None
    """With Ibus: who was named first, while the second is chosen (Q22)."""
    window: Phase | None = None
    """Where it goes on after a power."""
    power: Djinn | None = None
    place: str | None = None
    piece: Piece | None = None
    due: int = 0
    """Cards or djinns still to come."""
    offered: list[Good] = []
    drawn: list[Djinn] = []
    thief: Thief | None = None
    victim: SeatNumber | None = None
    gives_left: int = 0
    claims_left: int = 0
    goods: dict[Good, int] = {}
    """What the victims of a thief have given up."""
    djinns: list[Djinn] = []
    tiles: list[str] = []
    palms: int = 0
    palaces: int = 0
