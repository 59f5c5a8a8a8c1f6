"""The choices a table makes: who starts, how the camels are set up, and the rulings that groups play differently."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from caravanserai.core.contract import Options

SetupMode: TypeAlias = Literal["choose", "random", "given"]
SETUP_MODES: tuple[SetupMode, ...] = ("choose", "random", "given")


class CamelUpOptions(Options, frozen=True):
    """Each option is explained, in three languages, by the text of its name."""

    ordinary = frozenset({"start_seat", "hide_coins"})
    fewer_players: ClassVar[dict[str, int]] = {"two_players": 2}

    start_seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | Literal["random"] = 0
    """C-03: who rolls for the camels and takes the first turn."""

    stack_order: SetupMode = "choose"
    """C-04: who orders camels that start on the same space: the start player, chance, or as printed (blue lowest)."""

    first_crazy: SetupMode = "choose"
    """C-05: which crazy camel takes the first grey roll: the start player says, chance says, or always white."""

    final_floor: Literal["card", "pile"] = "card"
    """C-24: whether a purse is kept from falling below nothing at each finish card, or once for each pile."""

    partner_ticket: Literal["automatic", "manual"] = "automatic"
    """C-33: whether the best of the partner's tickets is copied at once, or each ally chooses."""

    hide_coins: bool = False
    """C-29: whether the boards of people show only one's own coins until the end."""

    two_players: bool = False
    """C-02: whether two may play, though the game is made for three to eight."""

    stall_limit: Annotated[int, msgspec.Meta(ge=0, le=100000)] = 0
    """C-27: after how many turns without a roll the game is broken off as a draw; 0 for never."""
