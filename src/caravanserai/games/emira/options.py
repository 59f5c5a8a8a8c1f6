"""The choices a table makes: the advanced game, and the rulings that groups play differently."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caravanserai.core.contract import Options


class EmiraOptions(Options, frozen=True):
    """Each option is explained, in three languages, by the text of its name."""

    ordinary = frozenset({"advanced", "base_income"})

    advanced: bool = False
    """Whether the advanced game is played (§10)."""

    base_income: Literal[100, 150, 200] = 150
    """E-05: what one's own spices bring in every income."""

    opening_event: Literal["choose", "random"] = "choose"
    """E-13: whether everybody keeps one of three event cards at the beginning, or is dealt one."""

    event_symbols: Literal["groups", "titles"] = "groups"
    """E-15: cards exclude those of their group, or only others of the same name, and more or fewer princesses cancel out."""

    good_looking: Literal["counted", "fixed"] = "counted"
    """E-33: the card counts tokens all the time, or once, when it is played."""

    exhaustion_end: bool = True
    """E-43: whether the game ends when no princess is left to come."""

    undecided_check: Literal["step", "payment"] = "step"
    """E-65: undecided princesses look again after a whole step, or after each payment: the bid, and each player's upkeep."""

    gold_reveal: Literal["compared", "all"] = "compared"
    """E-68: who shows gold when a princess in play compares it."""

    zahrah_discard: Literal["game", "deck"] = "game"
    """E-71: the status card that Zahrah takes leaves the game, or goes under the status deck."""

    hind_blocks_choice: bool = False
    """E-73: whether princesses pass by the sheikh whom Hind keeps busy."""

    late_arrival_counts: bool = True
    """E-86: whether a princess who moves in after the upkeep counts for this turn's victory."""

    last_turn: Annotated[int, msgspec.Meta(ge=10, le=100)] = 60
    """E-43: the turn after which the game ends if nobody has won, so that every game has an end."""
