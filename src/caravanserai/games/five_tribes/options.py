"""The choices a table makes: the thieves, and the rulings that groups play differently."""

from __future__ import annotations

from typing import Literal

from caravanserai.core.contract import Options


class FiveTribesOptions(Options, frozen=True):
    """Each option is explained, in three languages, by the text of its name."""

    ordinary = frozenset({"thieves", "open_hands"})

    thieves: bool = False
    """Q26: whether The Thieves of Naqala are played with."""

    djinn_limit: Literal["activation", "round"] = "activation"
    """Q1: a power with a price is used once for each marker's activation, or once a round."""

    thief_wait: Literal["round", "activation"] = "round"
    """Q2: a thief that was bought is used from the next round on, or from the owner's next activation on."""

    loop_match: bool = True
    """Q3: whether a meeple dropped earlier in the same move is a match for the last one."""

    viziers: Literal["each", "most"] = "each"
    """Q25: ten points for every opponent with fewer viziers, or ten for having the most of all, alone."""

    open_hands: bool = False
    """Q19: whether gold and resource cards are open, as they can nearly be deduced."""

    empty_round: bool = False
    """Q21: whether one more round is bid for when a round has left no move on the board."""
