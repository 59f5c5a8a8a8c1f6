"""Why a move is not allowed, in a game whose moves belong to phases: the reason is looked for where the game has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from caravanserai.core.contract import Move, Refusal

Reason: TypeAlias = Callable[[Any, Any], Refusal]
"""Why a move that belongs to this phase cannot be made in this position."""


class Refusals:
    """What a game says of its refusals: which moves belong to which phases, and by kind of move why one cannot be made."""

    def __init__(
        self,
        moves: Sequence[Move],
        phases: Sequence[str],
        sections: Mapping[str, str],
        phases_of: Mapping[type, tuple[int, ...]],
        reasons: Mapping[type, Reason],
        *,
        unknown: str,
        over: str,
    ) -> None:
        """`sections` by phase; `unknown` and `over` are the sections for what is no move, and for a game that is over."""
        self._moves, self._phases, self._sections = moves, phases, sections
        self._phases_of, self._reasons = phases_of, reasons
        self._unknown, self._over = unknown, over

    def why_not(self, position: Any, number: int) -> Refusal | None:
        """The reason for which this move is refused; None for a legal one."""
        if not 0 <= number < len(self._moves):
            return Refusal("no_such_move", self._unknown, {"move": number})
        if position.is_over():
            return Refusal("game_over", self._over)
        if position.is_legal(number):
            return None
        move, phase = self._moves[number], self._phases[position.phase]
        if position.phase not in self._phases_of[type(move)]:
            return Refusal(f"now_{phase}", self._sections[phase])
        reason = self._reasons.get(type(move))
        return Refusal("none_left", self._sections[phase]) if reason is None else reason(position, move)
